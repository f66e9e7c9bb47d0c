import type { TileIndex } from '../../board/index.ts';
import type { Marker } from '../../markers.ts';
import { lanternTiles, tilesOf } from '../../rules/queries.ts';
import { type Frame, youOf } from '../frame.ts';
import { isAtHand, isBeside, isUnexplored, markersOf } from '../mission-board.ts';
import type { MarkerFilter, When } from '../values.ts';

type Holds = (at: Frame) => boolean;
/** The markers that it can be about. */
export type FindsMarkers = (at: Frame) => readonly Marker[];

/** The tile that a mission is about now: of the marker, of the moment, of the lantern. */
export function tileOfMission({ g, marker, here }: Frame): TileIndex {
  return marker?.tile ?? here ?? lanternTiles(g)[0] ?? 0;
}

/** The counter of that name; `*` is the marker. */
export function counterOf({ marker, card }: Frame, name: string): string {
  if (!name.includes('*')) return name;
  if (!marker) throw new Error(`${card} counts for no marker`);
  return name.replace('*', marker.id);
}

const NEAR: Readonly<
  Record<NonNullable<MarkerFilter['is']>, (at: Frame, marker: Marker) => boolean>
> = {
  beside: (at, { space }) => space !== null && isBeside(at.g, youOf(at), space),
  'on-tile': (at, { tile }) => tilesOf(at.g, youOf(at).space).includes(tile),
  'at-hand': (at, { id }) => isAtHand(at.g, youOf(at), id),
};

export function compileMarkers(
  { kind, is, explored, when }: MarkerFilter,
  compileWhen: (when: When) => Holds,
): FindsMarkers {
  const isNear = is ? NEAR[is] : () => true;
  const holds = when === undefined ? () => true : compileWhen(when);
  return (at) =>
    markersOf(at.g, kind).filter(
      (marker) =>
        isNear(at, marker) &&
        !(explored && isUnexplored(at.g, marker.tile)) &&
        holds({ ...at, marker }),
    );
}

export function compileMarkerThere(
  filter: MarkerFilter,
  compileWhen: (when: When) => Holds,
): Holds {
  const finds = compileMarkers(filter, compileWhen);
  return (at) => finds(at).length > 0;
}
