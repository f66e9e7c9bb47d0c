import type { BrimstoneEvent } from '@crawlspace/brimstone';
import { expect, test } from 'vitest';
import { awardsOf } from './awards.ts';
import { fortune, tallyOf } from './tally.ts';

const facesOf = (weapon: string) => (weapon === 'shotgun' ? 8 : 6);

function tally(...events: BrimstoneEvent[]) {
  const all: BrimstoneEvent[] = [{ t: 'turn', amount: 1 }, ...events];
  const told = all.map((event, n) => ({ n, event }));
  return tallyOf(told, 2, facesOf);
}

test('deeds go to those who did them', () => {
  const { heroes, kills } = tally(
    { t: 'enemy-wounded', enemy: 'tentacles1', type: 'tentacles', amount: 4, by: 0 },
    { t: 'enemy-killed', enemy: 'tentacles1', type: 'tentacles', by: 0 },
    { t: 'enemy-killed', enemy: 'tentacles2', type: 'tentacles' },
    { t: 'wounded', hero: 1, amount: 3 },
    { t: 'healed', hero: 1, amount: 2, purpose: 'wounds', by: 0 },
    { t: 'healed', hero: 1, amount: 1, purpose: 'wounds' },
    { t: 'xp', hero: 0, amount: 15 },
  );
  expect(kills).toBe(2);
  expect(heroes[0]).toMatchObject({ kills: 1, dealt: 4, best: 4, healed: 2, taken: 0, xp: 15 });
  expect(heroes[1]).toMatchObject({ kills: 0, taken: 3, healed: 1 });
});

test('what heroes start with is no find', () => {
  const told = [
    { t: 'item-gained', hero: 0, card: 'pistol' },
    { t: 'turn', amount: 1 },
    { t: 'item-gained', hero: 0, card: 'pepperbox' },
  ] as const satisfies BrimstoneEvent[];
  const { heroes } = tallyOf(
    told.map((event, n) => ({ n, event })),
    1,
    facesOf,
  );
  expect(heroes[0]?.items).toEqual(['pepperbox']);
});

test('luck is what came above what was to be expected, with the dice that were rolled', () => {
  const { heroes } = tally(
    { t: 'rolled', hero: 0, purpose: 'escape', dice: [4, 1], need: 4 },
    { t: 'attack', hero: 1, purpose: 'ranged', card: 'shotgun' },
    { t: 'rolled', hero: 1, purpose: 'to-hit', dice: [8, 5], need: 5 },
    { t: 'rolled', hero: 1, purpose: 'damage', dice: [6] },
    { t: 'rerolled', hero: 1, purpose: 'to-hit', dice: [6], by: 1 },
  );
  expect(heroes[0]?.luck).toMatchObject({ dice: 2, successes: 1, expected: 1 });
  expect(heroes[1]?.luck).toMatchObject({ dice: 2, successes: 2, expected: 1 });
  expect(fortune(heroes[0]?.luck ?? never())).toBe(0);
  expect(fortune(heroes[1]?.luck ?? never())).toBeCloseTo(Math.SQRT2);
});

test('an honour goes to one alone', () => {
  const awards = awardsOf(
    tally({ t: 'enemy-killed', enemy: 'tentacles1', type: 'tentacles', by: 1 }),
  );
  expect(awards).toEqual([{ name: 'killer', hero: 1 }]);
});

function never(): never {
  throw new Error('there is no such hero');
}
