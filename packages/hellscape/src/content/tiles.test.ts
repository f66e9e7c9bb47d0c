import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { placed, questWith } from '../../test/maps.ts';
import { mapOf } from '../board/map.ts';
import { OPPOSITE, SIDES, STEP } from '../board/sides.ts';
import type { Tile } from '../quest-types.ts';
import { tiles } from './tiles.ts';

const all = Object.values(tiles);

function cellsOf(tile: Tile) {
  return tile.cells.flat();
}

/** The chambers of a tile by size, largest first. */
function chambersOf(id: string): number[] {
  const map = mapOf({ tiles }, questWith({ tiles: [placed(id, 0, 0)] }), 1);
  return map.chambers.map((chamber) => chamber.zones.length).sort((a, b) => b - a);
}

describe('the tiles', () => {
  it('have two sides each, three rows of three', () => {
    expect(Object.keys(tiles)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => [`${number}A`, `${number}B`]),
    );
    for (const tile of all) expect(tile.cells.map((row) => row.length)).toEqual([3, 3, 3]);
  });

  it('show a wall on both of its sides', () => {
    for (const tile of all)
      for (const [y, row] of tile.cells.entries())
        for (const [x, cell] of row.entries())
          for (const side of SIDES) {
            const [dx, dy] = STEP[side];
            const beside = tile.cells[y + dy]?.[x + dx];
            if (!beside || cell.ground === 'none' || beside.ground === 'none') continue;
            const both = [cell.walls.includes(side), beside.walls.includes(OPPOSITE[side])];
            expect(both, `${tile.id} ${x},${y} ${side}`).toEqual([both[0], both[0]]);
          }
  });

  it('can be entered from outside, save the boss chambers', () => {
    const open = all.filter((tile) =>
      tile.cells.some((row, y) =>
        row.some((cell, x) =>
          SIDES.some((side) => {
            const [dx, dy] = STEP[side];
            const outside = !tile.cells[y + dy]?.[x + dx];
            return outside && cell.ground !== 'none' && !cell.walls.includes(side);
          }),
        ),
      ),
    );
    expect(all.filter((tile) => !open.includes(tile)).map((tile) => tile.id)).toEqual(['8A', '8B']);
  });

  it('are of stone or of hell', () => {
    const stone = all.filter((tile) => tile.look === 'stone').map((tile) => tile.id);
    expect(stone).toEqual(['1A', '2A', '3A', '4A', '6B', '7A', '8B']);
  });

  it('have the chambers they are known for', () => {
    const sizes = Object.fromEntries(Object.keys(tiles).map((id) => [id, chambersOf(id)]));
    expect(sizes).toEqual({
      '1A': [2, 2],
      '1B': [1, 1, 1],
      '2A': [3, 1],
      '2B': [5],
      '3A': [2, 2],
      '3B': [4],
      '4A': [3, 2],
      '4B': [3, 3],
      '5A': [6],
      '5B': [2, 2],
      '6A': [5],
      '6B': [3],
      '7A': [],
      '7B': [4],
      '8A': [9],
      '8B': [9],
    });
  });

  rule(['H-MAP-02'], 'every zone is Shadow or Light', () => {
    const count = (ground: string) =>
      cellsOf(tiles['2B'] as Tile).filter((cell) => cell.ground === ground).length;
    expect([count('shadow'), count('light'), count('none')]).toEqual([4, 5, 0]);
    const grounds = new Set(all.flatMap((tile) => cellsOf(tile).map((cell) => cell.ground)));
    expect(grounds).toEqual(new Set(['shadow', 'light', 'none']));
  });
});
