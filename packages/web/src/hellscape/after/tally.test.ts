import type { HellscapeEvent } from '@crawlspace/hellscape';
import { expect, test } from 'vitest';
import { awardsOf } from './awards.ts';
import { tallyOf } from './tally.ts';

function tally(...events: HellscapeEvent[]) {
  return tallyOf(
    events.map((event, n) => ({ n, event })),
    2,
  );
}

test('deeds go to those who did them', () => {
  const { heroes, kills } = tally(
    { t: 'enemy-wounded', enemy: 'undead1', card: 'mob-undead-1-2', amount: 4, hero: 0 },
    { t: 'enemy-wounded', enemy: 'undead1', card: 'mob-undead-1-2', amount: 2, hero: 0 },
    { t: 'enemy-wounded', enemy: 'undead1', card: 'mob-undead-1-2', amount: 9 },
    { t: 'killed', enemy: 'undead1', card: 'mob-undead-1-2', amount: 3, purpose: 'last', hero: 0 },
    { t: 'killed', enemy: 'undead1', card: 'mob-undead-1-2', amount: 1, purpose: 'minions' },
    { t: 'wounded', hero: 1, amount: 2, enemy: 'undead1' },
    { t: 'knocked-out', hero: 1 },
    { t: 'healed', hero: 1, amount: 3 },
    { t: 'xp', hero: 0, amount: 5 },
  );
  expect(kills).toBe(4);
  expect(heroes[0]).toMatchObject({ kills: 3, dealt: 6, best: 4, taken: 0, xp: 5 });
  expect(heroes[1]).toMatchObject({ kills: 0, taken: 2, knockouts: 1, healed: 3 });
});

test('what heroes set out with is no find, and a spirit that falls is no kill', () => {
  const { heroes, items, kills } = tally(
    { t: 'item-gained', hero: 0, card: 'rusty-sword', purpose: 'starting' },
    { t: 'item-gained', hero: 0, card: 'ring' },
    { t: 'killed', card: 'flame-spirit', amount: 1 },
    { t: 'healed', enemy: 'reaper1', card: 'reaper', amount: 4 },
  );
  expect(heroes[0]?.items).toEqual(['ring']);
  expect(items).toBe(1);
  expect(kills).toBe(0);
});

test('an honour goes to one hero or to nobody', () => {
  const names = (...events: HellscapeEvent[]) => awardsOf(tally(...events));
  const blow = (hero: number, amount: number): HellscapeEvent => ({
    t: 'enemy-wounded',
    enemy: 'undead1',
    card: 'mob-undead-1-2',
    hero,
    amount,
  });
  expect(names(blow(0, 3), blow(1, 4))).toEqual([{ name: 'striker', hero: 1 }]);
  expect(names(blow(0, 3), blow(1, 3))).toEqual([]);
});
