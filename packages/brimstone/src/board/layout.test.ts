import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { adjacentTiles, isOnTile, spacesOfTile, tilesOf } from './board.ts';
import { distance } from './distance.ts';
import type { ExitRef } from './gates.ts';
import {
  boardOf,
  closeDoor,
  doorwayOf,
  doorways,
  entranceOf,
  fits,
  type Layout,
  openDoor,
  type PlacedTile,
  place,
  placeBeyondGate,
  placementsFor,
  startLayout,
  takesATile,
} from './layout.ts';
import { type TileId, tileOf } from './tiles.ts';

const FIRST_DOOR: ExitRef = { tile: 0, exit: 0 };

function add(layout: Layout, door: ExitRef, tile: TileId): Layout {
  const [placed] = placementsFor(content.tiles, layout, door, tile);
  if (!placed) throw new Error(`${tile} should fit`);
  return place(content.tiles, layout, door, placed);
}

/** Lays tiles of the Mine deck, each at the first door where one fits. */
function grown(tiles: number): { layout: Layout; left: readonly TileId[] } {
  let layout = startLayout(content.tiles, 'mines');
  const left = [...content.tiles.decks.mines];
  for (let tile = 0; tile < layout.tiles.length; tile++) {
    for (const { exit } of doorways(content.tiles, layout, tile)) {
      const id = left.find(
        (card) => placementsFor(content.tiles, layout, { tile, exit }, card).length > 0,
      );
      if (!id || layout.tiles.length === tiles) continue;
      layout = add(layout, { tile, exit }, id);
      left.splice(left.indexOf(id), 1);
    }
  }
  return { layout, left };
}

function openDoors(layout: Layout): ExitRef[] {
  return layout.tiles.flatMap((_, tile) =>
    doorways(content.tiles, layout, tile).flatMap(({ exit, state }) =>
      state === 'open' ? { tile, exit } : [],
    ),
  );
}

describe('joined tiles', () => {
  const layout = add(startLayout(content.tiles, 'mines'), FIRST_DOOR, 'mines-dug-chamber');
  const board = boardOf(content.tiles, layout);
  const { spaces: seam } = doorwayOf(content.tiles, layout, FIRST_DOOR);

  rule('B-TILE-03', 'share the two full spaces of their doorway', () => {
    expect(board.size).toBe(22 + 29 - 2);
    expect(doorwayOf(content.tiles, layout, { tile: 1, exit: 0 }).spaces).toEqual(seam);
    for (const space of seam) expect(tilesOf(board, space)).toEqual([0, 1]);
    expect(tilesOf(board, seam[0] + 4)).toEqual([0]);
  });

  rule('B-TILE-05', 'both have a model on the seam', () => {
    const lists = [0, 1].filter((tile) => spacesOfTile(board, tile).includes(seam[0]));
    expect(lists).toEqual([0, 1]);
    expect(isOnTile(board, seam[0], 0) && isOnTile(board, seam[0], 1)).toBe(true);
  });

  test('are adjacent to each other, and spaces keep their numbers', () => {
    expect(adjacentTiles(board, 0)).toEqual([1]);
    expect(adjacentTiles(board, 1)).toEqual([0]);
    const before = boardOf(content.tiles, startLayout(content.tiles, 'mines'));
    expect(spacesOfTile(board, 0)).toEqual(spacesOfTile(before, 0));
    expect(board.x.slice(0, before.size)).toEqual(before.x);
    const above = spacesOfTile(board, 1).find((space) => !isOnTile(board, space, 0)) ?? 0;
    expect(distance(board, board.start[0] ?? 0, above)).toBeGreaterThan(6);
  });
});

rule('B-TILE-04', 'any tile can be joined to any other by any of their doorways', () => {
  const joined = new Set<string>();
  for (const one of content.tiles.decks.mines) {
    const layout = add(startLayout(content.tiles, 'mines'), FIRST_DOOR, one);
    const open = doorways(content.tiles, layout, 1).filter(({ state }) => state === 'open');
    for (const { exit } of open) {
      for (const other of content.tiles.decks.mines) {
        for (const placed of placementsFor(content.tiles, layout, { tile: 1, exit }, other)) {
          const board = boardOf(
            content.tiles,
            place(content.tiles, layout, { tile: 1, exit }, placed),
          );
          const seam = spacesOfTile(board, 2).filter((space) => isOnTile(board, space, 1));
          expect(seam).toHaveLength(2);
          expect(seam).toEqual(doorwayOf(content.tiles, layout, { tile: 1, exit }).spaces);
          joined.add(`${one} ${other}`);
        }
      }
    }
  }
  expect(joined.size).toBe(18 * 18);
});

rule('B-TILE-06', 'the tiles of one world never bar those of the other', () => {
  const { layout, left } = grown(19);
  expect(left).toEqual([]);
  const [gate] = openDoors(layout);
  if (!gate) throw new Error('a door should be left');
  for (const id of content.tiles.decks.targa) {
    const beyond = placeBeyondGate(content.tiles, layout, gate, id);
    expect(boardOf(content.tiles, beyond).size).toBeGreaterThan(
      boardOf(content.tiles, layout).size,
    );
  }
});

test('beyond a Gate a world goes on past everything of it', () => {
  const { layout } = grown(19);
  const [gate, next, last] = openDoors(layout);
  if (!gate || !next || !last) throw new Error('doors should be left');
  const far = placeBeyondGate(
    content.tiles,
    placeBeyondGate(content.tiles, layout, gate, 'targa-long'),
    next,
    'mines-short',
  );
  const [first, second] = far.tiles.slice(-2);
  const again = placeBeyondGate(content.tiles, far, last, 'mines-mid').tiles.at(-1);
  // Nothing of Targa was there. What lies farthest right in the Mine is left behind each time.
  const edge = Math.max(...layout.tiles.map(({ x }) => x));
  expect(first?.x).toBe(0);
  expect(second?.x).toBeGreaterThan(edge + 1);
  expect(again?.x).toBeGreaterThan((second?.x ?? 0) + 1);
});

describe('placing a tile', () => {
  test('joins its entrance to the door', () => {
    const layout = add(startLayout(content.tiles, 'mines'), FIRST_DOOR, 'mines-powder-house');
    expect(entranceOf(content.tiles, layout, 0)).toBeNull();
    expect(entranceOf(content.tiles, layout, 1)).toEqual({ tile: 1, exit: 0 });
    expect(layout.tiles[1]).toMatchObject({ x: -2, y: -8, rotation: 0 });
    expect(doorways(content.tiles, layout, 1).map(({ state }) => state)).toEqual([
      'joined',
      'open',
      'open',
      'open',
      'open',
    ]);
    expect(doorways(content.tiles, layout, 1).map(({ side }) => side)).toEqual([
      's',
      'w',
      'n',
      'e',
      'e',
    ]);
  });

  test('turns it to the door', () => {
    const junction = add(startLayout(content.tiles, 'mines'), FIRST_DOOR, 'mines-t-junction');
    const west = add(junction, { tile: 1, exit: 1 }, 'mines-company-store');
    expect(doorways(content.tiles, west, 2).map(({ side }) => side)).toEqual(['e', 's', 'n']);
    expect(west.tiles[2]?.rotation).toBe(3);
  });

  test('turns it to another exit where it would overlap', () => {
    const { layout, left } = grown(8);
    const added = layout.tiles.length;
    const turnedTiles = openDoors(layout).flatMap((door) =>
      left.flatMap((id) => {
        const [placed] = placementsFor(content.tiles, layout, door, id);
        const straight = placementsFor(content.tiles, layout, door, id, 'entrance');
        return placed && straight.length === 0 ? { door, id, placed } : [];
      }),
    );
    expect(turnedTiles.length).toBeGreaterThan(0);
    for (const { door, id, placed } of turnedTiles) {
      const next = place(content.tiles, layout, door, placed);
      const joined = entranceOf(content.tiles, next, added)?.exit ?? 0;
      const now = doorways(content.tiles, next, added);
      expect(joined).toBeGreaterThan(0);
      // The printed entrance is an exit now and has the numbers of the one that was joined.
      expect(now[0]?.numbers).toEqual(tileOf(content.tiles, id).doorways[joined]?.numbers);
      expect(now[joined]?.numbers).toEqual([]);
      expect(now.flatMap(({ numbers }) => numbers).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  test('is refused where it overlaps, at a joined door and in another world', () => {
    const layout = add(startLayout(content.tiles, 'mines'), FIRST_DOOR, 'mines-cross');
    const door = { tile: 1, exit: 1 };
    const [elsewhere] = placementsFor(
      content.tiles,
      startLayout(content.tiles, 'mines'),
      FIRST_DOOR,
      'mines-short',
    );
    if (!elsewhere) throw new Error('it should fit');
    expect(fits(content.tiles, layout, door, elsewhere)).toBe(false);
    expect(() => place(content.tiles, layout, door, elsewhere)).toThrow('does not fit');
    expect(placementsFor(content.tiles, layout, FIRST_DOOR, 'mines-short')).toEqual([]);
    expect(
      placementsFor(content.tiles, startLayout(content.tiles, 'mines'), FIRST_DOOR, 'targa-mid'),
    ).toEqual([]);
  });

  test('never overlaps anything but the doorway', () => {
    const { layout } = grown(12);
    const board = boardOf(content.tiles, layout);
    for (let space = 0; space < board.size; space++) {
      expect(tilesOf(board, space).length).toBeLessThanOrEqual(2);
    }
    expect(board.tilesOf.filter((tiles) => tiles.length === 2)).toHaveLength(2 * 11);
  });
});

test('a door that looks at a tile takes none', () => {
  let layout = startLayout(content.tiles, 'mines');
  layout = add(layout, FIRST_DOOR, 'mines-corner-left');
  layout = add(layout, { tile: 1, exit: 1 }, 'mines-corner-left');
  expect(takesATile(content.tiles, layout, { tile: 2, exit: 1 })).toBe(true);
  layout = add(layout, { tile: 2, exit: 1 }, 'mines-corner-left');
  expect(takesATile(content.tiles, layout, { tile: 3, exit: 1 })).toBe(false);
});

test('one tile that fits in one way is enough for a door', () => {
  let layout = startLayout(content.tiles, 'targa');
  for (const [door, tile, way] of [
    [FIRST_DOOR, 'targa-split-court', 1],
    [{ tile: 1, exit: 0 }, 'targa-broken-causeway', 0],
    [{ tile: 1, exit: 2 }, 'targa-choked-chamber', 3],
  ] as const) {
    layout = place(
      content.tiles,
      layout,
      door,
      placementsFor(content.tiles, layout, door, tile)[way] as PlacedTile,
    );
  }
  // Only corners fit here, each turned in a single way.
  const tight = { tile: 3, exit: 2 };
  const ways = content.tiles.decks.targa.map(
    (tile) => placementsFor(content.tiles, layout, tight, tile).length,
  );
  expect([...new Set(ways)].sort()).toEqual([0, 1]);
  expect(takesATile(content.tiles, layout, tight)).toBe(true);
});

test('End Caps close doors and leave the board as it is', () => {
  const layout = add(startLayout(content.tiles, 'mines'), FIRST_DOOR, 'mines-cross');
  const door = { tile: 1, exit: 2 };
  const closed = closeDoor(content.tiles, layout, door);
  expect(doorwayOf(content.tiles, closed, door).state).toBe('capped');
  expect(boardOf(content.tiles, closed)).toBe(boardOf(content.tiles, layout));
  expect(closeDoor(content.tiles, closed, door)).toBe(closed);
  expect(closeDoor(content.tiles, layout, FIRST_DOOR)).toBe(layout);
  expect(doorwayOf(content.tiles, openDoor(content.tiles, closed, door), door).state).toBe('open');
  expect(add(closed, door, 'mines-short').caps).toEqual([]);
});

test('what is cut out of a tile may lie over another one', () => {
  const layout = add(startLayout(content.tiles, 'mines'), FIRST_DOOR, 'mines-grand-junction');
  const turns = placementsFor(
    content.tiles,
    layout,
    { tile: 1, exit: 2 },
    'mines-stull-forest',
  ).map(({ rotation }) => rotation);
  expect(turns).toContain(3);
});
