import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import {
  adjacentTiles,
  areAdjacent,
  neighboursOf,
  spaceInDirection,
  spacesOfTile,
  worldOf,
} from './board.ts';
import { outward, turned } from './directions.ts';
import { distance } from './distance.ts';
import {
  boardOf,
  closeDoor,
  doorwayOf,
  entranceOf,
  type Layout,
  place,
  placeBeyondGate,
  placementsFor,
  startLayout,
} from './layout.ts';
import { sees } from './sight.ts';
import type { TileId } from './tiles.ts';
import { xlSpaces, xlStep } from './xl.ts';

/** The Entrance, a crossing, and a Gate at one of its exits with a corridor behind. */
function withGate(exit: number, beyond: TileId): Layout {
  const start = startLayout(content.tiles, 'mines');
  const [cross] = placementsFor(content.tiles, start, { tile: 0, exit: 0 }, 'mines-cross');
  if (!cross) throw new Error('it should fit');
  return placeBeyondGate(
    content.tiles,
    place(content.tiles, start, { tile: 0, exit: 0 }, cross),
    { tile: 1, exit },
    beyond,
  );
}

describe.each([1, 2, 3])('a Gate at exit %i', (exit) => {
  const layout = withGate(exit, 'targa-long');
  const board = boardOf(content.tiles, layout);
  const near = doorwayOf(content.tiles, layout, { tile: 1, exit });
  const far = doorwayOf(content.tiles, layout, { tile: 2, exit: 0 });

  rule('B-GATE-11', 'links the Gate with the entrance of the new tile', () => {
    expect(layout.gates).toEqual([{ a: { tile: 1, exit }, b: { tile: 2, exit: 0 } }]);
    expect(near.state).toBe('gate');
    expect(far.state).toBe('gate');
    expect(far.side).toBe('s');
    expect(entranceOf(content.tiles, layout, 2)).toEqual({ tile: 2, exit: 0 });
  });

  rule(['B-GATE-13', 'B-MOVE-19'], 'makes all four pairs of its spaces adjacent', () => {
    for (const here of near.spaces) {
      for (const there of far.spaces) {
        expect(areAdjacent(board, here, there)).toBe(true);
        expect(areAdjacent(board, there, here)).toBe(true);
        expect(board.steps[here]).toContain(there);
        expect(distance(board, here, there)).toBe(1);
      }
      expect(
        neighboursOf(board, here).filter((next) => worldOf(board, next) === 'targa'),
      ).toHaveLength(2);
    }
  });

  test('joins the tiles, not the spaces', () => {
    expect(adjacentTiles(board, 2)).toEqual([1]);
    expect(adjacentTiles(board, 1)).toContain(2);
    expect(spacesOfTile(board, 2)).toHaveLength(12);
    for (const space of far.spaces) expect(board.tilesOf[space]).toEqual([2]);
  });

  rule('B-GATE-18', 'can be seen through only from its own spaces, but far beyond it', () => {
    const corridor = spacesOfTile(board, 2);
    for (const here of near.spaces) {
      for (const there of far.spaces) expect(sees(board, here, there)).toBe(true);
      const straight = corridor.filter((space) => sees(board, here, space));
      expect(straight.length).toBeGreaterThanOrEqual(8);
      const inside = spaceInDirection(board, here, turned(outward(near.side), 4));
      expect(inside).not.toBeNull();
      for (const space of corridor) {
        expect(sees(board, inside ?? here, space)).toBe(false);
        if (!far.spaces.includes(space)) expect(sees(board, space, here)).toBe(false);
      }
    }
  });

  test('leads a straight way on along the corridor', () => {
    for (const here of near.spaces) {
      const first = spaceInDirection(board, here, outward(near.side));
      if (first === null) throw new Error('the Gate should lead on');
      const back = spaceInDirection(board, first, outward(far.side));
      expect(back).toBe(here);
      const end = spacesOfTile(board, 2).filter((space) => distance(board, here, space) === 6);
      const straight = end.filter((space) => board.x[space] === board.x[first]);
      expect(straight).toHaveLength(1);
      expect(sees(board, here, straight[0] as number)).toBe(true);
    }
  });

  test('is crossed by an Extra Large base, which then lies in the other world', () => {
    const [one, other] = near.spaces;
    const out = outward(near.side);
    const inside = [one, other].map((space) => spaceInDirection(board, space, turned(out, 4)));
    const anchor = [...inside, one, other].sort((first, second) => (first ?? 0) - (second ?? 0))[0];
    let base = { anchor: anchor ?? 0, corner: 0 } as NonNullable<ReturnType<typeof xlStep>>;
    expect(xlSpaces(board, base.anchor).toSorted()).toEqual([...inside, one, other].toSorted());
    let way = out;
    const worlds: number[] = [];
    for (let step = 0; step < 3; step++) {
      const next = xlStep(board, base, way, 4);
      if (!next) throw new Error('there should be room');
      if (worldOf(board, next.anchor) !== worldOf(board, base.anchor))
        way = turned(outward(far.side), 4);
      base = next;
      const spaces = xlSpaces(board, base.anchor, base.corner);
      expect(spaces).toHaveLength(4);
      worlds.push(spaces.filter((space) => worldOf(board, space) === 'targa').length);
    }
    expect(worlds).toEqual([2, 4, 4]);
  });
});

test('an Extra Large base in a Gate is anchored in the world that its anchor stands in', () => {
  const layout = withGate(1, 'targa-long');
  const board = boardOf(content.tiles, layout);
  const near = doorwayOf(content.tiles, layout, { tile: 1, exit: 1 });
  const far = doorwayOf(content.tiles, layout, { tile: 2, exit: 0 });
  expect(near.side).toBe('w');
  const anchor = spaceInDirection(board, near.spaces[0], 4) ?? -1;
  // By its north-east corner it comes to lie half beyond the Gate, where north is another side.
  const base = xlStep(board, { anchor, corner: 1 }, 8, 2);
  expect(base).toEqual({ anchor: near.spaces[0], corner: 1 });
  const covered = xlSpaces(board, near.spaces[0], 1);
  expect(covered.toSorted()).toEqual([...near.spaces, ...far.spaces].toSorted());
});

rule('B-GATE-12', 'the worlds do not overlap each other', () => {
  let layout = startLayout(content.tiles, 'mines');
  for (const tile of [
    'mines-short',
    'mines-mid',
    'mines-corner-left',
    'mines-wet-shaft',
    'mines-cross',
  ] as const) {
    const door = { tile: layout.tiles.length - 1, exit: layout.tiles.length === 1 ? 0 : 1 };
    const [placed] = placementsFor(content.tiles, layout, door, tile);
    if (!placed) throw new Error('it should fit');
    layout = place(content.tiles, layout, door, placed);
  }
  expect(layout.tiles).toHaveLength(6);
  const beyond = boardOf(
    content.tiles,
    placeBeyondGate(content.tiles, layout, { tile: 5, exit: 2 }, 'targa-frozen-well'),
  );
  const before = boardOf(content.tiles, layout);
  const shared = spacesOfTile(beyond, 6).filter((space) =>
    before.ground.mines.has((beyond.x[space] ?? 0) + (beyond.y[space] ?? 0) * 4096),
  );
  expect(shared.length).toBeGreaterThan(0);
  expect(beyond.size).toBe(before.size + 34);
});

test('a second Gate into the same world lies apart from the first part', () => {
  const capped = closeDoor(content.tiles, withGate(1, 'targa-frozen-well'), { tile: 1, exit: 3 });
  const layout = placeBeyondGate(content.tiles, capped, { tile: 1, exit: 3 }, 'targa-long');
  expect(layout.caps).toEqual([]);
  // As wide as the first part and a break of 40 spaces.
  expect(layout.tiles[3]?.x).toBeGreaterThan(40);
  const board = boardOf(content.tiles, layout);
  expect(board.size).toBe(boardOf(content.tiles, capped).size + 12);
  expect(adjacentTiles(board, 1)).toEqual([0, 2, 3]);
});
