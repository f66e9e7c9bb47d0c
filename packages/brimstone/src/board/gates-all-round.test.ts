import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { outward, turned } from './directions.ts';
import {
  areAdjacent,
  boardOf,
  distance,
  doorwayOf,
  doorways,
  type Layout,
  sees,
  spaceInDirection,
} from './index.ts';
import type { TileId } from './tiles.ts';

const TURNS = [0, 1, 2, 3] as const;
const NEAR: TileId = 'mines-grand-junction';
const FAR: TileId = 'targa-long';

function joined(near: 0 | 1 | 2 | 3, exit: number, far: 0 | 1 | 2 | 3, end: number): Layout {
  return {
    tiles: [
      { tile: NEAR, world: 'mines', x: 0, y: 0, rotation: near },
      { tile: FAR, world: 'targa', x: 0, y: 0, rotation: far },
    ],
    gates: [{ a: { tile: 0, exit }, b: { tile: 1, exit: end } }],
    caps: [],
  };
}

/** Every Gate between the two tiles, however they lie. */
function* everyGate(): Generator<Layout> {
  const exits = doorways(content.tiles, joined(0, 0, 0, 0), 0).length;
  const ends = doorways(content.tiles, joined(0, 0, 0, 0), 1).length;
  for (const near of TURNS) {
    for (const far of TURNS) {
      for (let exit = 0; exit < exits; exit++) {
        for (let end = 0; end < ends; end++) yield joined(near, exit, far, end);
      }
    }
  }
}

test('through every Gate left stays left, straight leads straight on, and back again', () => {
  let gates = 0;
  for (const layout of everyGate()) {
    const board = boardOf(content.tiles, layout);
    const [{ a, b }] = layout.gates as [Layout['gates'][number]];
    for (const [here, there] of [
      [a, b],
      [b, a],
    ] as const) {
      const out = outward(doorwayOf(content.tiles, layout, here).side);
      const on = turned(outward(doorwayOf(content.tiles, layout, there).side), 4);
      const step = (space: number, direction: Parameters<typeof turned>[0]) =>
        spaceInDirection(board, space, direction) ?? -1;
      const pair = doorwayOf(content.tiles, layout, here).spaces;
      const left = pair.find((space) => pair.includes(step(space, turned(out, 2)))) ?? -1;
      const right = step(left, turned(out, 2));
      const [farLeft, farRight] = [step(left, out), step(right, out)];
      expect([...doorwayOf(content.tiles, layout, there).spaces].sort()).toEqual(
        [farLeft, farRight].sort(),
      );
      expect(step(farLeft, turned(on, 2))).toBe(farRight);
      expect([step(farLeft, turned(on, 4)), step(farRight, turned(on, 4))]).toEqual([left, right]);
      // Across the Gate, too, each is next to both.
      expect([step(left, turned(out, 1)), step(right, turned(out, -1))]).toEqual([
        farRight,
        farLeft,
      ]);
      for (const space of [left, right]) {
        for (const beyond of [farLeft, farRight]) {
          expect(areAdjacent(board, space, beyond)).toBe(true);
          expect(sees(board, space, beyond)).toBe(true);
        }
      }
      const deeper = step(farLeft, on);
      expect([sees(board, left, deeper), distance(board, left, deeper)]).toEqual([true, 2]);
      expect(sees(board, left, step(farRight, on))).toBe(true);
      gates++;
    }
  }
  expect(gates).toBeGreaterThan(64);
});
