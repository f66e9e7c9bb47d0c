import type { Quest, Side, Tile, TileCell } from '../src/quest-types.ts';
import type { CarriedItem, DescentState, Enemy } from '../src/state.ts';

/**
 * A quest for tests: a yard of nine open zones, the middle row in Shadow, and to the right of it a
 * hall of two chambers with a door each.
 *
 *   0 1 2 | 3 4 5      zones of the yard and the hall by rows: y = 0
 *   6 7 8 | 9 a b      y = 1, Shadow in the yard
 *   c d e | f g h      y = 2
 *
 * Yard: x 0–2. Hall: x 3–5, column 3 a corridor; (4,0)-(5,0) and (4,2)-(5,2) are chambers; row 1 is open.
 */
export const trainingGround: Quest & { readonly tiles: Readonly<Record<string, Tile>> } = {
  id: 'training-ground',
  number: 0,
  tiles: {
    yard: tile('yard', ['L', 'L', 'L', 'S', 'S', 'S', 'L', 'L', 'L']),
    hall: tile('hall', ['L', 'L*:swn', 'L*:sne', 'L', 'L', 'S', 'L', 'S*:nws', 'S*:nes']),
  },
  map: () => ({
    tiles: [
      { tile: 'yard', x: 0, y: 0, turn: 0 },
      { tile: 'hall', x: 3, y: 0, turn: 0 },
    ],
    bridges: [],
    doors: [
      { x: 4, y: 0, side: 'w' },
      { x: 4, y: 2, side: 'n' },
    ],
    start: [[0, 0]],
    tokens: [],
  }),
  objectives: () => [],
};

/** The zone at a cell of the training ground. */
export function at(x: number, y: number): number {
  return x < 3 ? y * 3 + x : 9 + y * 3 + (x - 3);
}

function tile(id: string, cells: readonly string[]): Tile {
  const rows = [0, 3, 6].map((from) => cells.slice(from, from + 3).map(cell));
  return { id, look: 'stone', cells: rows };
}

function cell(text: string): TileCell {
  const [ground = '', walls = ''] = text.split(':');
  return {
    ground: ground.startsWith('S') ? 'shadow' : 'light',
    chamber: ground.endsWith('*'),
    walls: walls.split('') as Side[],
  };
}

/** An enemy for a test. */
export function enemy(id: string, more: Partial<Enemy> & Pick<Enemy, 'type' | 'card'>): Enemy {
  return {
    id,
    kind: 'mob',
    item: null,
    zone: 0,
    minions: 0,
    wounds: 0,
    treasure: { common: 0, rare: 0, epic: 0 },
    fire: 0,
    frost: 0,
    poison: null,
    mark: null,
    activated: false,
    ...more,
  };
}

/** Gives a hero an equipped item. */
export function equipped(state: DescentState, card: string, hero = 0): CarriedItem {
  const item: CarriedItem = { number: state.nextItem++, card, equipped: true };
  state.heroes[hero]?.items.push(item);
  return item;
}
