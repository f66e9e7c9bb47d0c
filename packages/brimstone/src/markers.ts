import type { SpaceId, TileIndex } from './board/index.ts';
import type { OfAPack } from './ids.ts';

/** What missions lay on the board. */
export type MarkerKind =
  | 'bell'
  | 'bone'
  | 'box'
  | 'charge'
  | 'conduit'
  | 'daughter'
  | 'engine'
  | 'grave'
  | 'hole'
  | 'prop'
  | 'rift'
  | 'rubble'
  | 'spoor'
  | 'survivor'
  | 'valve'
  | 'well'
  | 'wire'
  | OfAPack;

/** Where there may be several of a kind, a number tells them apart. */
export type MarkerId = MarkerKind | `${MarkerKind}${number}`;

/** A marker of the mission on the board: in a space, or somewhere on its tile. */
export interface Marker {
  readonly id: MarkerId;
  readonly tile: TileIndex;
  space: SpaceId | null;
}

/** What a marker is, whichever it is of its kind. */
export function kindOfMarker({ id }: Pick<Marker, 'id'>): MarkerKind {
  return id.replace(/\d+$/, '') as MarkerKind;
}
