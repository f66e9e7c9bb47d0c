import { describe, expect, test } from 'vitest';
import { awardsFor } from './awards.ts';

const HONOURS = {
  killer: ({ kills }: { kills: number; healed: number }) => kills,
  healer: ({ healed }: { kills: number; healed: number }) => healed,
};

describe('honours', () => {
  test('go to whoever is foremost, in the order they are given out', () => {
    const heroes = [
      { kills: 1, healed: 4 },
      { kills: 3, healed: 0 },
    ];
    expect(awardsFor(heroes, HONOURS)).toEqual([
      { name: 'killer', hero: 1 },
      { name: 'healer', hero: 0 },
    ]);
  });

  test('are not shared: where two are foremost, nobody has it', () => {
    const heroes = [
      { kills: 3, healed: 1 },
      { kills: 3, healed: 0 },
      { kills: 2, healed: 0 },
    ];
    expect(awardsFor(heroes, HONOURS)).toEqual([{ name: 'healer', hero: 0 }]);
  });

  test('are not given for nothing, nor for less than nothing', () => {
    expect(awardsFor([{ kills: 0, healed: -2 }], HONOURS)).toEqual([]);
    expect(awardsFor([], HONOURS)).toEqual([]);
  });
});
