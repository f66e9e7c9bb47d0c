import { boardOf, type Layout, type SpaceId, spaceAt } from '../src/board/index.ts';
import type { TileId } from '../src/board/tiles.ts';
import { content } from '../src/content/index.ts';
import type { Content, EnemySheet } from '../src/content-types.ts';
import type { EnemyTypeId } from '../src/ids.ts';
import type { Activation, AdventureState, Enemy, Hero } from '../src/state.ts';
import { type Played, type Situation, scene } from './adventure.ts';
import { ENEMY_TYPES } from './classes.ts';
import { enemyAt, equip, stripped } from './items.ts';
import {
  type Dice,
  type Drawn,
  enemiesIn,
  fightIn,
  isDice,
  type Place,
  type Places,
  placesIn,
} from './notation.ts';

/** A room without anything in it, wide enough for most tests: columns 1 to 8, rows 1 to 3 are floor. */
const ROOM: TileId = 'mines-chapel-level';

export interface Field extends Situation {
  readonly tile?: TileId;
  /** Where the heroes stand, in order. They own nothing and have no Grit. */
  readonly at?: Places;
  readonly enemies?: Drawn;
}

/**
 * One tile with heroes and enemies on it: drawn in a line, with the dice in another, or by their parts.
 *
 *     field('gunslinger 1,3 vs tentacles 4,3', 'to-hit 3 1, damage 5', { has: 'pistol' }).runs(shoot)
 */
export function field(drawn: string | Field, dice: Dice | Field = {}, more: Field = {}) {
  if (typeof drawn !== 'string') return fieldOf(drawn);
  const parts = isDice(dice) ? { dice, ...more } : dice;
  return fieldOf({ ...fightIn(drawn), ...parts });
}

function fieldOf({ tile = ROOM, at = [], enemies = [], change, ...situation }: Field) {
  const { hero, has, carries, wears, ...rest } = situation;
  return scene({
    ...rest,
    change(state) {
      state.board.layout = layoutOf(tile);
      state.board.exits = [];
      state.board.tokens = [];
      stripped(state, ...placesIn(at).map((place) => place && spaceIn(state, place)));
      for (const [type, column, row] of enemiesIn(enemies))
        enemyAt(state, spaceIn(state, [column, row]), type);
      equip(state, { hero, has, carries, wears });
      change?.(state);
    },
  });
}

function layoutOf(tile: TileId): Layout {
  const world = tile.startsWith('targa') ? 'targa' : 'mines';
  return { tiles: [{ tile, world, x: 0, y: 0, rotation: 0 }], gates: [], caps: [] };
}

export function spaceIn({ board }: AdventureState, [column, row]: Place): SpaceId {
  const map = boardOf(content.tiles, board.layout);
  const space = spaceAt(map, map.world[0] ?? 'mines', column, row);
  if (space === null) throw new Error(`there is no space at ${column}, ${row}`);
  return space;
}

/** The option of going to a place. */
export function to(played: Played, column: number, row: number): string {
  return `s${spaceIn(played.state, [column, row])}`;
}

/** An activation after the Move roll, with nothing done and so many spaces left to move. */
export function blankActivation(moveLeft = 0): Activation {
  return { moveLeft, moved: false, attacked: false, acted: false, escaped: 0, stuck: false };
}

/** The hero in the midst of an activation. */
export function active(hero: Hero, moveLeft = 0): Activation {
  hero.activation = blankActivation(moveLeft);
  return hero.activation;
}

/** An enemy of the state by its place in the list. */
export function enemyOf({ enemies }: AdventureState, index: number): Enemy {
  const enemy = enemies[index];
  if (!enemy) throw new Error(`there is no enemy ${index}`);
  return enemy;
}

/** Sheets for a test, plain unless it says otherwise: no abilities, no Defense, Health 20, 10 XP. */
export function withSheets(
  sheets: Partial<Record<EnemyTypeId, Partial<EnemySheet>>>,
): (content: Content) => Content {
  return (content) => {
    const enemies = { ...content.enemies };
    for (const type of ENEMY_TYPES) {
      const { normal } = enemies[type];
      const plain = { abilities: {}, defense: 0, health: 20, xp: { base: 10, each: 0 } };
      const sheet: EnemySheet = { ...normal, ...plain, escape: 4, ...sheets[type] };
      enemies[type] = { ...enemies[type], normal: sheet, brutal: sheet };
    }
    return { ...content, enemies };
  };
}

/** Several changes of the content, one after the other. */
export function all(...changes: readonly ((content: Content) => Content)[]) {
  return (content: Content) => changes.reduce((changed, change) => change(changed), content);
}
