import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { at, drawnBoard } from '../../test/drawn-board.ts';
import { areAdjacent, neighboursOf, spaceAt, spaceInDirection, stepsFrom } from './board.ts';
import { DIRECTIONS } from './directions.ts';
import { distance } from './distance.ts';
import { sees } from './sight.ts';

const OPEN = `
  oooo
  oooo
  oooo
`;

const CORNER = `
  oo.
  ooo
  .oo
`;

describe('Walls', () => {
  rule('B-MOVE-02', 'eight directions, a diagonal step is one step', () => {
    const board = drawnBoard(OPEN);
    expect(stepsFrom(board, at(board, 1, 1))).toHaveLength(8);
    expect(distance(board, at(board, 1, 1), at(board, 2, 2))).toBe(1);
    expect(distance(board, at(board, 0, 0), at(board, 3, 2))).toBe(3);
  });

  test('neighbours are listed by their numbers, lowest first', () => {
    const board = drawnBoard(OPEN);
    for (let space = 0; space < board.size; space++) {
      const around = neighboursOf(board, space);
      expect(around).toEqual([...around].sort((one, other) => one - other));
    }
  });

  rule(['B-MOVE-04', 'B-TILE-08'], 'block steps and sight', () => {
    const board = drawnBoard(`
      o#o
      o#o
      ooo
    `);
    const left = at(board, 0, 0);
    const right = at(board, 2, 0);
    expect(stepsFrom(board, left)).toEqual([at(board, 0, 1)]);
    expect(sees(board, left, right)).toBe(false);
    expect(distance(board, left, right)).toBe(6);
  });

  rule(['B-MOVE-05'], 'half spaces can be entered, smaller ones cannot', () => {
    const board = drawnBoard(`
      ,oo
      .oo
      .DD
    `);
    expect(spaceAt(board, 'mines', 0, 0)).toBeNull();
    expect(stepsFrom(board, at(board, 1, 0))).toHaveLength(3);
    expect(stepsFrom(board, at(board, 1, 1))).toContain(at(board, 1, 2));
  });

  rule(['B-MOVE-06', 'B-TILE-10'], 'both half spaces of an open doorway are spaces', () => {
    const board = drawnBoard(`
      oo
      oo
      DD
    `);
    const steps = stepsFrom(board, at(board, 0, 1));
    expect(steps).toEqual(expect.arrayContaining([at(board, 0, 2), at(board, 1, 2)]));
  });

  rule('B-MOVE-09', 'no diagonal step or adjacency across a covered crossing', () => {
    const board = drawnBoard(CORNER);
    const lowerLeft = at(board, 0, 1);
    expect(areAdjacent(board, at(board, 1, 0), at(board, 2, 1))).toBe(false);
    expect(stepsFrom(board, at(board, 1, 0))).not.toContain(at(board, 2, 1));
    expect(distance(board, at(board, 1, 0), at(board, 2, 1))).toBe(2);
    expect(areAdjacent(board, lowerLeft, at(board, 1, 0))).toBe(true);
    expect(areAdjacent(board, lowerLeft, at(board, 1, 2))).toBe(false);
  });
});

describe('Barriers', () => {
  const board = drawnBoard(
    `
      oooo
      oooo
      oooo
      .DD.
    `,
    [
      [
        [1, 1],
        [1, 2],
      ],
    ],
  );
  const left = at(board, 1, 1);
  const right = at(board, 2, 1);

  rule('B-MOVE-13', 'stop steps across, not sight', () => {
    expect(stepsFrom(board, left)).not.toContain(right);
    expect(stepsFrom(board, right)).not.toContain(left);
    expect(sees(board, left, right)).toBe(true);
  });

  rule('B-MOVE-15', 'stop diagonal steps past their ends', () => {
    expect(stepsFrom(board, left)).not.toContain(at(board, 2, 0));
    expect(stepsFrom(board, at(board, 1, 2))).not.toContain(right);
    expect(stepsFrom(board, at(board, 1, 0))).toContain(at(board, 2, 0));
    expect(stepsFrom(board, left)).toContain(at(board, 0, 2));
  });

  test('leave spaces adjacent, also for bounces', () => {
    expect(spaceInDirection(board, left, 4)).toBe(right);
    expect(areAdjacent(board, left, right)).toBe(true);
    expect(areAdjacent(board, left, at(board, 2, 0))).toBe(true);
    expect(distance(board, at(board, 0, 1), at(board, 3, 1))).toBe(3);
    expect(board.barriers).toEqual([[left, right]]);
  });

  rule('B-MOVE-18', 'let out who is shut in by them', () => {
    const pen = drawnBoard(
      `
        o.oo
        oooo
        ..DD
      `,
      [
        [
          [1, 1],
          [1, 2],
        ],
      ],
    );
    const inside = at(pen, 1, 1);
    const outside = at(pen, 2, 1);
    expect(stepsFrom(pen, inside)).toContain(outside);
    expect(stepsFrom(pen, outside)).not.toContain(inside);
  });
});

describe('the bounce chart', () => {
  test('goes clockwise from north-west', () => {
    const board = drawnBoard(OPEN);
    const around = DIRECTIONS.map((way) => spaceInDirection(board, at(board, 1, 1), way));
    const places = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ] as const;
    expect(around).toEqual(places.map(([column, row]) => at(board, column, row)));
  });

  test('is cancelled by Walls and covered crossings', () => {
    const board = drawnBoard(CORNER);
    expect(spaceInDirection(board, at(board, 1, 0), 4)).toBeNull();
    expect(spaceInDirection(board, at(board, 1, 0), 5)).toBeNull();
    expect(spaceInDirection(board, at(board, 1, 0), 6)).toBe(at(board, 1, 1));
  });
});

test('a neighbour has its neighbours', () => {
  const board = drawnBoard(CORNER);
  for (let space = 0; space < board.size; space++) {
    for (const other of neighboursOf(board, space)) {
      expect(neighboursOf(board, other)).toContain(space);
    }
  }
});
