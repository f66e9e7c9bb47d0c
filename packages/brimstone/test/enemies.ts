import type { Adventure } from '../src/adventure.ts';
import { boardOf, type SpaceId } from '../src/board/index.ts';
import type { TileId } from '../src/board/tiles.ts';
import { content } from '../src/content/index.ts';
import type { Content } from '../src/content-types.ts';
import type { EnemyTypeId } from '../src/ids.ts';
import { activateEnemies } from '../src/rules/enemies/enemy-activation.ts';
import type { AdventureState, Enemy } from '../src/state.ts';
import type { Played } from './adventure.ts';
import { withSheets } from './fight.ts';
import type { Place } from './notation.ts';

/** A wide room without Barriers: columns 1 to 8 of rows 2 to 4 are floor. */
export const HALL: TileId = 'mines-grand-junction';

/** Heroes with Defense that stops nothing by itself, in the order of their seats. */
export const FOUR = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] as const;

export function activation(type: EnemyTypeId = 'tentacles') {
  return (g: Adventure) => activateEnemies(g, type);
}

/** Where a space lies, as column and row. */
export function placeOf({ board: { layout } }: AdventureState, space: SpaceId): Place {
  const map = boardOf(content.tiles, layout);
  return [map.x[space] as number, map.y[space] as number];
}

/** Where an enemy stands. */
export function whereIs(played: Played, enemy: number | string): Place {
  return placeOf(played.state, enemyIn(played.state, enemy).space);
}

/** Where all enemies of a type stand, in the order in which they came. */
export function placesOf(played: Played, type: EnemyTypeId): Place[] {
  return played.state.enemies
    .filter((enemy) => enemy.type === type)
    .map(({ space }) => placeOf(played.state, space));
}

export function enemyIn(state: AdventureState, which: number | string): Enemy {
  const found =
    typeof which === 'number' ? state.enemies[which] : state.enemies.find(({ id }) => id === which);
  if (!found) throw new Error(`there is no enemy ${which}`);
  return found;
}

/** Which of some faces the dice may show at a point: the others are no faces of the die rolled there. */
export function facesThatCanShow(faces: readonly number[], play: (face: number) => void): number[] {
  return faces.filter((face) => {
    try {
      play(face);
      return true;
    } catch (refused) {
      if (refused instanceof Error && refused.name === 'ScriptError') return false;
      throw refused;
    }
  });
}

/** Enemies that move so far and cannot hit anybody. */
export function walkers(move: number): (content: Content) => Content {
  return withSheets({
    tentacles: { move, combat: 0 },
    stranglers: { move, combat: 0 },
    'void-spiders': { move, combat: 0 },
    'night-terrors': { move, combat: 0 },
    goliath: { move, combat: 0 },
  });
}
