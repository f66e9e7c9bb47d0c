import { NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import { type Adventure, board, inFight, isUp } from '../../adventure.ts';
import { adjacentTiles, neighboursOf, type TileIndex, tilesOf } from '../../board/index.ts';
import type { Enemy, Hero } from '../../state.ts';
import { enemyAbility, enemyTypesInPlay } from '../figures/enemy-stats.ts';
import { enemySpaces, isAdjacent, isInStasis } from '../figures/figures.ts';
import { isImmune } from '../figures/stats.ts';

/** The fears and whom they reach. What a hero is immune to is named without the prefix. */
const FEARS: readonly {
  readonly id: 'ab-fear' | 'ab-terror' | 'ab-unspeakable-terror';
  readonly immune: string;
  readonly reaches: (g: Adventure, enemy: Enemy, hero: Hero) => boolean;
}[] = [
  { id: 'ab-fear', immune: 'fear', reaches: (g, enemy, hero) => isAdjacent(g, hero.space, enemy) },
  {
    id: 'ab-terror',
    immune: 'terror',
    reaches: (g, enemy, hero) =>
      isOnAny(g, enemy, [...tilesHere(g, hero), ...tilesThroughGate(g, hero)]),
  },
  {
    id: 'ab-unspeakable-terror',
    immune: 'terror',
    reaches: (g, enemy, hero) => {
      const here = tilesHere(g, hero);
      const around = here.flatMap((tile) => adjacentTiles(board(g), tile));
      return isOnAny(g, enemy, [...here, ...around]);
    },
  },
];

/**
 * Fear, Terror and Unspeakable Terror: when a hero starts an activation, each enemy that has one of
 * them and reaches the hero does its Horror Hits; they add up.
 */
export function fearOf(g: Adventure, hero: Hero): Rule {
  return inFight(g) && isAnyFeared(g) ? horrorOfEnemies(g, hero) : NOTHING_HAPPENS;
}

/** Few enemies are. */
function isAnyFeared(g: Adventure): boolean {
  for (const type of enemyTypesInPlay(g)) {
    for (const { id } of FEARS) if (enemyAbility(g, type, id) !== null) return true;
  }
  return false;
}

function* horrorOfEnemies(g: Adventure, hero: Hero): Rule {
  for (const { id, immune, reaches } of FEARS) {
    if (!isUp(hero) || isImmune(g, hero, immune)) continue;
    let hits = 0;
    for (const type of enemyTypesInPlay(g)) {
      const number = enemyAbility(g, type, id);
      if (number === null) continue;
      for (const enemy of g.state.enemies) {
        if (enemy.type !== type || isInStasis(g, enemy)) continue;
        if (reaches(g, enemy, hero)) hits += number;
      }
    }
    if (hits > 0) yield* g.do.horrorHit(g, hero, { hits, cause: { kind: 'enemy', id } });
  }
}

/** In a connection space a model is on both tiles. */
function tilesHere(g: Adventure, hero: Hero): readonly TileIndex[] {
  return tilesOf(board(g), hero.space);
}

/** Terror also reaches the two spaces right beyond a Gate. */
function tilesThroughGate(g: Adventure, hero: Hero): TileIndex[] {
  const map = board(g);
  return neighboursOf(map, hero.space)
    .filter((space) => map.world[space] !== map.world[hero.space])
    .flatMap((space) => tilesOf(map, space));
}

function isOnAny(g: Adventure, enemy: Enemy, tiles: readonly TileIndex[]): boolean {
  return enemySpaces(g, enemy).some((space) =>
    tilesOf(board(g), space).some((tile) => tiles.includes(tile)),
  );
}
