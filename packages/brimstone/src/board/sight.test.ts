import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { at, drawnBoard } from '../../test/drawn-board.ts';
import { sees, seesAny } from './sight.ts';
import { xlSpaces } from './xl.ts';

rule('B-LOS-01', 'a straight line between centres that no Wall crosses', () => {
  const open = drawnBoard(`
    ooooo
    ooooo
    ooooo
  `);
  const wall = drawnBoard(`
    ooooo
    oo#oo
    ooooo
  `);
  const corner = drawnBoard(`
    ooooo
    o#ooo
    ooooo
  `);
  expect(sees(open, at(open, 0, 0), at(open, 4, 2))).toBe(true);
  expect(sees(wall, at(wall, 0, 0), at(wall, 4, 2))).toBe(false);
  // This line runs exactly through the upper right corner of the rock.
  expect(sees(corner, at(corner, 0, 0), at(corner, 3, 1))).toBe(false);
  const extraLarge = xlSpaces(corner, at(corner, 3, 0));
  expect(extraLarge).toHaveLength(4);
  expect(seesAny(corner, at(corner, 0, 0), extraLarge)).toBe(true);
  expect(seesAny(corner, at(corner, 0, 0), [at(corner, 3, 1), at(corner, 4, 2)])).toBe(false);
});

rule('B-LOS-03', 'no line runs through a crossing that a Wall covers', () => {
  const board = drawnBoard(`
    oo..
    oo..
    ..oo
    ..oo
  `);
  const tip = drawnBoard(`
    oooo
    oo.o
    oooo
    oooo
  `);
  expect(sees(tip, at(tip, 1, 1), at(tip, 2, 2))).toBe(false);
  expect(sees(tip, at(tip, 0, 0), at(tip, 3, 3))).toBe(false);
  expect(sees(tip, at(tip, 0, 1), at(tip, 2, 3))).toBe(true);
  expect(sees(board, at(board, 1, 1), at(board, 2, 2))).toBe(false);
});

rule('B-LOS-04', 'Barriers do not block sight', () => {
  const board = drawnBoard('oooo', [
    [
      [0, 1],
      [0, 2],
    ],
  ]);
  expect(sees(board, at(board, 0, 0), at(board, 3, 0))).toBe(true);
});

test('sight holds both ways, along rows and columns, and of oneself', () => {
  const board = drawnBoard(`
    oo.oo
    ooooo
    o#ooo
    ooooo
  `);
  for (let from = 0; from < board.size; from++) {
    expect(sees(board, from, from)).toBe(true);
    for (let to = 0; to < board.size; to++) {
      expect(sees(board, from, to)).toBe(sees(board, to, from));
    }
  }
  expect(sees(board, at(board, 0, 1), at(board, 4, 1))).toBe(true);
  expect(sees(board, at(board, 0, 0), at(board, 4, 0))).toBe(false);
  expect(sees(board, at(board, 0, 0), at(board, 0, 3))).toBe(true);
});
