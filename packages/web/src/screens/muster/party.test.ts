import { describe, expect, test } from 'vitest';
import { playersOf, withoutSeat, withSeat } from './party.ts';

const ada = { name: 'Ada', player: 'human' } as const;
const bo = { name: 'Bo', player: 'bot' } as const;
const cy = { name: 'Cy', player: 'expert' } as const;

describe('a party in the making', () => {
  test('loses the one in a seat, and the others keep their order', () => {
    expect(withoutSeat([ada, bo, cy], 1)).toEqual([ada, cy]);
    expect(withoutSeat([ada, ada], 0)).toEqual([ada]);
  });

  test('never loses its last hero, nor anybody from a seat that is not there', () => {
    expect(withoutSeat([ada], 0)).toEqual([ada]);
    expect(withoutSeat([ada, bo], 7)).toEqual([ada, bo]);
  });

  test('changes one seat and leaves the others as they are', () => {
    const party = [ada, bo];
    const changed = withSeat<typeof ada | typeof bo | typeof cy>(party, 1, cy);
    expect(changed).toEqual([ada, cy]);
    expect(party).toEqual([ada, bo]);
  });

  test('says who plays, seat by seat', () => {
    expect(playersOf([cy, ada, bo])).toEqual(['expert', 'human', 'bot']);
  });
});
