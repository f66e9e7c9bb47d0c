import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { at, drawnBoard } from '../../test/drawn-board.ts';
import { DIRECTIONS } from './directions.ts';
import { type XlBase, xlSpaces, xlStep } from './xl.ts';

const PASSAGE = `
  oooooo
  oooooo
`;

test('an Extra Large base covers four spaces, from any of its corners', () => {
  const board = drawnBoard(`
    oooo
    oooo
    oooo
    oooo
  `);
  const base = [at(board, 2, 2), at(board, 3, 2), at(board, 3, 3), at(board, 2, 3)];
  expect(xlSpaces(board, at(board, 2, 2))).toEqual(base);
  expect(xlSpaces(board, at(board, 3, 2), 1)).toEqual(base);
  expect(xlSpaces(board, at(board, 3, 3), 2)).toEqual(base);
  expect(xlSpaces(board, at(board, 2, 3), 3)).toEqual(base);
});

test('a base that hangs over the edge covers what is on the board and not behind a Wall', () => {
  const board = drawnBoard(`
    ooo
    o#o
  `);
  expect(xlSpaces(board, at(board, 0, 0))).toHaveLength(3);
  expect(xlSpaces(board, at(board, 2, 1), 1)).toEqual([at(board, 2, 1)]);
  expect(xlSpaces(board, at(board, 0, 0), 3)).toEqual([at(board, 1, 0), at(board, 0, 0)]);
});

test('a base steps as a whole and counts from its anchor', () => {
  const board = drawnBoard(PASSAGE);
  for (let column = 0; column < 4; column++) {
    const base = { anchor: at(board, column, 0), corner: 0 } as const;
    const next = { anchor: at(board, column + 1, 0), corner: 0 };
    expect(xlStep(board, base, 4, 4)).toEqual(next);
    expect(xlStep(board, base, 2, 4)).toBeNull();
  }
  expect(xlStep(board, { anchor: at(board, 4, 0), corner: 0 }, 4, 4)).toBeNull();
});

rule('B-XL-06', 'overflowing, two, three or four of its spaces are on the board, never one', () => {
  // A chamber with a dead end that is one space wide.
  const board = drawnBoard(`
    ooo...
    oooooo
    ooo...
  `);
  const seen = new Map<string, number>();
  const bases: XlBase[] = [{ anchor: at(board, 0, 0), corner: 0 }];
  for (const base of bases) {
    for (const direction of DIRECTIONS) {
      const next = xlStep(board, base, direction, 2);
      if (!next || seen.has(`${next.anchor} ${next.corner}`)) continue;
      const covered = xlSpaces(board, next.anchor, next.corner);
      seen.set(`${next.anchor} ${next.corner}`, covered.length);
      bases.push(next);
    }
  }
  expect([...new Set(seen.values())].sort()).toEqual([2, 3, 4]);
  const tip = at(board, 5, 1);
  const reached = bases.map(({ anchor, corner }) => xlSpaces(board, anchor, corner));
  expect(reached.filter((covered) => covered.includes(tip)).map(({ length }) => length)).toEqual(
    expect.arrayContaining([2]),
  );
});

test('a base overflows beside a lane with half of its spaces and comes back whole', () => {
  const board = drawnBoard(PASSAGE);
  const above = xlStep(board, { anchor: at(board, 1, 0), corner: 0 }, 2, 2);
  expect(above).toEqual({ anchor: at(board, 2, 0), corner: 2 });
  if (!above) return;
  expect(xlSpaces(board, above.anchor, above.corner)).toEqual([at(board, 2, 0), at(board, 1, 0)]);
  expect(xlStep(board, above, 2, 2)).toBeNull();
  const along = xlStep(board, above, 4, 2);
  expect(along).toEqual({ anchor: at(board, 3, 0), corner: 2 });
  if (!along) return;
  expect(xlStep(board, along, 6, 4)).toEqual({ anchor: at(board, 2, 0), corner: 0 });
});
