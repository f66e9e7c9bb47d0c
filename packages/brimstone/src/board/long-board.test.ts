import { expect, test } from 'vitest';
import { scene } from '../../test/adventure.ts';
import { active } from '../../test/fight.ts';
import { heroOf, stripped } from '../../test/items.ts';
import { content } from '../content/index.ts';
import { waysOf } from '../rules/movement/ways.ts';
import { distanceToAny, distanceToPlace } from './distance.ts';
import { boardOf, distance, type Layout, spaceAt } from './index.ts';

/** A corridor two spaces wide of so many tiles, each five rows long and one row over the next. */
function corridor(tiles: number): Layout {
  return {
    tiles: Array.from({ length: tiles }, (_, at) => ({
      tile: 'mines-mid' as const,
      world: 'mines' as const,
      x: 0,
      y: 4 * at,
      rotation: 0 as const,
    })),
    gates: [],
    caps: [],
  };
}

test('distances are counted to the far end of the longest board, and to a place as to a space', () => {
  const layout = corridor(70);
  const board = boardOf(content.tiles, layout);
  expect(board.size).toBe(2 * 281);
  const [start = -1, end = -1] = [
    spaceAt(board, 'mines', 0, 0),
    spaceAt(board, 'mines', 1, 280),
  ].map((space) => space ?? undefined);
  expect(distance(board, start, end)).toBe(280);
  expect(distance(board, end, start)).toBe(280);
  const place = board.spacesOf[69] ?? [];
  expect(distanceToPlace(board, start, place)).toBe(276);
  // Asked again, and from elsewhere.
  expect([distanceToPlace(board, start, place), distanceToPlace(board, end, place)]).toEqual([
    276, 0,
  ]);
});

test('a hero finds every way on the longest board', () => {
  scene({
    change(state) {
      state.board.layout = corridor(70);
      state.board.exits = [];
      const far = spaceAt(boardOf(content.tiles, state.board.layout), 'mines', 0, 280) ?? -1;
      stripped(state, far);
      active(heroOf(state, 0), 4);
    },
  })
    .runs((g, hero) => {
      const { stops } = waysOf(g, hero, 4);
      // Four rows of two beside the one where the hero stands, and the space at the side.
      expect(new Set(stops).size).toBe(stops.length);
      expect(stops).toHaveLength(9);
    })
    .done();
});

test('what no way leads to is infinitely far away', () => {
  const [tile] = corridor(1).tiles;
  if (!tile) throw new Error('one tile');
  const board = boardOf(content.tiles, { tiles: [tile, { ...tile, x: 10 }], gates: [], caps: [] });
  const [here = -1, there = -1] = [board.spacesOf[0]?.[0], board.spacesOf[1]?.[0]];
  expect(distance(board, here, there)).toBe(Infinity);
  expect(distanceToPlace(board, here, board.spacesOf[1] ?? [])).toBe(Infinity);
  expect(distanceToAny(board, here, [there])).toBe(Infinity);
  expect(distanceToAny(board, here, [there, here])).toBe(0);
  expect(distanceToAny(board, here, [])).toBe(Infinity);
});
