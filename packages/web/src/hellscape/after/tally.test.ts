import type { HellscapeEvent } from '@crawlspace/hellscape';
import { describe, expect, test } from 'vitest';
import { finishedDescent } from '../../../testing/descents.ts';
import { randomDescents } from '../../../testing/random-descents.ts';
import { awardsOf } from './awards.ts';
import { type HeroTally, tallyOf } from './tally.ts';

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

describe('the tally of random quests', () => {
  const ends = [
    ...randomDescents().map(({ table, told }) => ({ view: table.view({ seat: 0 }).game, told })),
    ...[2, 4].map((heroes) => {
      const table = finishedDescent(heroes);
      return { view: table.view({ seat: 0 }).game, told: table.eventsSince(0, { seat: 0 }) };
    }),
  ];

  /** Counted from what was told as plain values, with nothing of the tally's own. */
  interface Raw {
    readonly t: string;
    readonly hero?: number;
    readonly enemy?: string;
    readonly amount?: number;
    readonly purpose?: string;
    readonly card?: string;
  }
  const raw = (told: (typeof ends)[number]['told']) => told.map(({ event }) => event as Raw);
  const sum = (events: readonly Raw[]) =>
    events.reduce((total, { amount = 0 }) => total + amount, 0);

  test('adds up with what was told of every hero', () => {
    for (const { view, told } of ends) {
      const all = raw(told);
      const { heroes } = tallyOf(told, view.heroes.length);
      expect(heroes).toHaveLength(view.heroes.length);
      for (const [hero, counted] of heroes.entries()) {
        const of = (name: string) => all.filter(({ t, hero: who }) => t === name && who === hero);
        const blows = of('enemy-wounded').map(({ amount = 0 }) => amount);
        expect(counted).toEqual({
          kills: sum(of('killed').filter(({ enemy }) => enemy)),
          dealt: blows.reduce((total, each) => total + each, 0),
          best: Math.max(0, ...blows),
          taken: sum(of('wounded')),
          healed: sum(of('healed')),
          knockouts: of('knocked-out').length,
          xp: sum(of('xp')),
          items: of('item-gained').flatMap(({ purpose, card }) =>
            purpose === 'starting' ? [] : [card],
          ),
        });
      }
    }
  });

  test('the party has what its heroes have, and what came about by itself', () => {
    for (const { view, told } of ends) {
      const all = raw(told);
      const tally = tallyOf(told, view.heroes.length);
      const number = (name: string) => all.filter(({ t }) => t === name).length;
      expect(tally.chambers).toBe(number('chamber-revealed'));
      expect(tally.doors).toBe(number('door-opened'));
      expect(tally.lifebringers).toBe(number('lifebringer'));
      expect(tally.lifebringers).toBe(view.lifebringers.spent);
      expect(tally.items).toBe(tally.heroes.reduce((total, { items }) => total + items.length, 0));
      expect(tally.kills).toBeGreaterThanOrEqual(
        tally.heroes.reduce((total, { kills }) => total + kills, 0),
      );
    }
  });

  test('doors that stand open were opened, and chambers seen were revealed', () => {
    for (const { view, told } of ends) {
      const { doors, chambers } = tallyOf(told, view.heroes.length);
      expect(doors).toBeLessThanOrEqual(view.dungeon.open.filter(Boolean).length);
      expect(chambers).toBeLessThanOrEqual(view.dungeon.revealed.filter(Boolean).length);
    }
  });

  test('every honour goes to whoever has the most of it, alone', () => {
    const worth = {
      killer: ({ kills }: HeroTally) => kills,
      striker: ({ best }: HeroTally) => best,
      anvil: ({ taken }: HeroTally) => taken,
      finder: ({ items }: HeroTally) => items.length,
    };
    for (const { view, told } of ends) {
      const tally = tallyOf(told, view.heroes.length);
      for (const { name, hero } of awardsOf(tally)) {
        const values = tally.heroes.map(worth[name]);
        const best = Math.max(...values);
        expect(best).toBeGreaterThan(0);
        expect(values.flatMap((value, index) => (value === best ? [index] : []))).toEqual([hero]);
      }
    }
  });
});
