import type { Told } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { blow, missingAmong, sceneTeller } from './changes.ts';

interface Deed {
  readonly t: string;
}

function told(...numbers: number[]): Told<Deed>[] {
  return numbers.map((n) => ({ n, event: { t: `deed ${n}` } }));
}

/** Scenes that are the view itself, and changes that say what they were made of. */
function teller() {
  return sceneTeller<string, Deed, string, string>({
    sceneOf: (view) => view,
    changesBetween: (before, after, since) =>
      `${before} > ${after}: ${since.map(({ n }) => n).join(' ')}`,
    nothing: 'nothing',
  });
}

describe('scenes one after the other', () => {
  test('nothing has happened in the first one, however much was told before', () => {
    expect(teller()('a', told(0, 1, 2))).toEqual({ scene: 'a', changes: 'nothing' });
  });

  test('each is compared with the one before, and hears what was told in between', () => {
    const tell = teller();
    tell('a', told(0, 1));
    expect(tell('b', told(0, 1, 2, 3)).changes).toBe('a > b: 2 3');
    expect(tell('c', told(0, 1, 2, 3)).changes).toBe('b > c: ');
    expect(tell('d', told(0, 1, 2, 3, 7)).changes).toBe('c > d: 7');
  });

  test('what is taken back is not shown backwards, and play goes on from there', () => {
    const tell = teller();
    tell('a', told(0, 1));
    tell('b', told(0, 1, 2, 3));
    expect(tell('a', told(0, 1)).changes).toBe('nothing');
    expect(tell('c', told(0, 1, 4)).changes).toBe('a > c: 4');
  });

  test('a game of which nothing is told yet counts as told up to its start', () => {
    const tell = teller();
    tell('a', []);
    expect(tell('b', told(0)).changes).toBe('a > b: 0');
    expect(tell('a', []).changes).toBe('nothing');
  });

  test('two boards tell their own stories', () => {
    const [one, other] = [teller(), teller()];
    one('a', told(0));
    expect(other('b', told(0, 1)).changes).toBe('nothing');
    expect(one('b', told(0, 1)).changes).toBe('a > b: 1');
  });
});

describe('what changed between figures', () => {
  const at = (key: string) => ({ key, x: 1, y: 2 });

  test('those that are missing are told by their keys, in their order', () => {
    const before = [at('a'), at('b'), at('c')];
    expect(missingAmong(before, [{ key: 'b', x: 9, y: 9 }]).map(({ key }) => key)).toEqual([
      'a',
      'c',
    ]);
    expect(missingAmong(before, before)).toEqual([]);
  });

  test('a loss is one kind of blow, a gain the other, and no change is none', () => {
    expect(blow(at('a'), 3, 'wounds', 'healing')).toEqual([
      { key: 'a', x: 1, y: 2, kind: 'wounds', amount: 3 },
    ]);
    expect(blow(at('a'), -2, 'wounds', 'healing')).toEqual([
      { key: 'a', x: 1, y: 2, kind: 'healing', amount: 2 },
    ]);
    expect(blow(at('a'), 0, 'wounds', 'healing')).toEqual([]);
  });
});
