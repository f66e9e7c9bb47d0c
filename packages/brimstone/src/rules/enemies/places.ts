import type { TileIndex, WorldId } from '../../board/index.ts';
import type { EnemyTypeId } from '../../ids.ts';
import type { Hero } from '../../state.ts';

/** Where enemies come, once it is known which tile or which world. */
export type Place = { readonly kind: 'tile'; readonly tile: TileIndex } | AmbushPlace;

export interface AmbushPlace {
  readonly kind: 'ambush';
  readonly world: WorldId;
  /** The hero whom the first model takes, where something says so. */
  readonly near?: Hero;
  /** The heroes over whom the models spread while these have room, where not all of the world. */
  readonly among?: readonly Hero[];
}

/** So many models of a type to be put on the board. */
export interface Coming {
  readonly type: EnemyTypeId;
  readonly number: number;
}
