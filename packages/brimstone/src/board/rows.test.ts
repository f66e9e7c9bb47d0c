import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { at, drawnBoard } from '../../test/drawn-board.ts';
import { content } from '../content/index.ts';
import { spacesOfTile } from './board.ts';
import { boardOf, type Layout, place, placementsFor, startLayout } from './layout.ts';
import { checkerboard, entranceSide, rowsFrom } from './rows.ts';

/** The tile of the example, numbered row by row from 1. */
const EXAMPLE = `
  ..oo...
  ..oooo.
  oooooo.
  ooooooo
  .oooooo
  ...oo..
  ...DD..
`;

rule('B-PLACE-12', 'the worked example', () => {
  const order = checkerboard(drawnBoard(EXAMPLE), 0).map((space) => space + 1);
  expect(order.slice(0, 2)).toEqual([1, 4]);
  expect(order.slice(2, 8)).toEqual([6, 7, 9, 11, 14, 16]);
});

test('the checkerboard goes on to the entrance, then back to fill the gaps', () => {
  const order = checkerboard(drawnBoard(EXAMPLE), 0).map((space) => space + 1);
  expect(order.slice(8, 14)).toEqual([18, 21, 23, 25, 26, 29]);
  expect(order[14]).toBe(2);
  expect(order).toHaveLength(29);
  expect(new Set(order).size).toBe(29);
});

test('a square tile starts at its far left', () => {
  const board = drawnBoard(`
    oooo
    oooo
    oooo
    oooo
  `);
  expect(checkerboard(board, 0).slice(0, 4)).toEqual([
    at(board, 0, 0),
    at(board, 2, 0),
    at(board, 1, 1),
    at(board, 3, 1),
  ]);
});

test('rows as seen from each side', () => {
  const board = drawnBoard(`
    oo
    oo
    oo
  `);
  expect(rowsFrom(board, 0, 's')).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ]);
  expect(rowsFrom(board, 0, 'n')).toEqual([
    [5, 4],
    [3, 2],
    [1, 0],
  ]);
  expect(rowsFrom(board, 0, 'w')).toEqual([
    [1, 3, 5],
    [0, 2, 4],
  ]);
  expect(rowsFrom(board, 0, 'e')).toEqual([
    [4, 2, 0],
    [5, 3, 1],
  ]);
});

test('a turned tile is filled as seen from its entrance, wherever that is', () => {
  let layout: Layout = startLayout(content.tiles, 'mines');
  const orders: number[][] = [];
  const add = (tile: number, exit: number, id: 'mines-t-junction' | 'mines-dug-chamber') => {
    const [placed] = placementsFor(content.tiles, layout, { tile, exit }, id);
    if (!placed) throw new Error('it should fit');
    layout = place(content.tiles, layout, { tile, exit }, placed);
  };
  add(0, 0, 'mines-t-junction');
  for (const exit of [1, 2]) {
    add(1, exit, 'mines-dug-chamber');
    const board = boardOf(content.tiles, layout);
    const tile = layout.tiles.length - 1;
    const numbered = rowsFrom(board, tile).flat();
    orders.push(checkerboard(board, tile).map((space) => numbered.indexOf(space) + 1));
    expect(entranceSide(board, tile)).toBe(exit === 1 ? 'e' : 'w');
    expect(numbered.toSorted()).toEqual(spacesOfTile(board, tile).toSorted());
  }
  for (const order of orders) expect(order.slice(0, 8)).toEqual([1, 4, 6, 7, 9, 11, 14, 16]);
});

test('the far row of the Entrance tile is its doorway', () => {
  const board = boardOf(content.tiles, startLayout(content.tiles, 'mines'));
  expect(rowsFrom(board, 0)[0]).toEqual([0, 1]);
  expect(board.start).toHaveLength(8);
});
