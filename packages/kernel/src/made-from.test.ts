import { describe, expect, test } from 'vitest';
import { countContent, madeFrom } from './made-from.ts';

const WOUNDS = [{ do: 'wounds', n: 2 }];
const plain = { id: 'plain', name: 'Plain', effects: WOUNDS };
const compiled = { id: 'compiled', resolve: madeFrom(WOUNDS, (): number => 2) };

const NONE = { kinds: 0, uses: 0 };

describe('how much of a game is data', () => {
  test('data, and what is made from it', () => {
    expect(countContent({ cards: { plain, compiled } })).toEqual({
      entries: 2,
      data: 2,
      specials: NONE,
    });
  });

  test.each([
    ['a function', { id: 'x', resolve: (): number => 1 }],
    [
      'one deep inside',
      { id: 'x', levels: [{ on: { move: [{ then: { now: (): number => 1 } }] } }] },
    ],
    ['one in a map', { id: 'x', ways: new Map([['a', { go: (): number => 1 }]]) }],
    ['one beside what was compiled', { ...compiled, text: () => 'x' }],
    [
      'a copy of what was compiled, with more',
      { id: 'x', ability: { ...madeFrom({}, {}), on: (): number => 1 } },
    ],
  ])('%s is code, and the entry does not count', (_, entry) => {
    expect(countContent({ cards: { plain, entry } })).toEqual({
      entries: 2,
      data: 1,
      specials: NONE,
    });
  });

  test.each([
    ['as an effect', { id: 'x', effects: [{ do: 'if', then: [{ do: 'special', id: 'dig' }] }] }],
    ['as an ability', { id: 'x', does: { special: { id: 'dig', n: { by: 2 } } } }],
    ['by its name', { id: 'x', special: 'dig' }],
    ['in what it was made from', { id: 'x', ability: madeFrom({ special: { id: 'dig' } }, {}) }],
  ])('a special, %s, does not count either', (_, entry) => {
    expect(countContent({ cards: { plain, entry } })).toEqual({
      entries: 2,
      data: 1,
      specials: { kinds: 1, uses: 1 },
    });
  });

  test('kinds of specials are counted once, uses each time', () => {
    const uses = (id: string) => ({ id, effects: [{ do: 'special', id: 'dig' }] });
    const other = { id: 'c', effects: [{ do: 'special', id: 'sing' }] };
    const content = {
      cards: { a: uses('a'), b: uses('b'), c: other },
      specials: { dig: (): number => 1 },
    };
    expect(countContent(content)).toEqual({ entries: 3, data: 0, specials: { kinds: 2, uses: 3 } });
  });

  test('whoever is listed twice is one; lists of names are no entries', () => {
    const content = { cards: { plain }, all: [plain], piles: { mine: ['plain'], more: { plain } } };
    expect(countContent(content).entries).toBe(1);
  });

  test('code is never taken for data', () => {
    expect(() => madeFrom({ on: [{ then: (): number => 1 }] }, {})).toThrow('code');
  });
});
