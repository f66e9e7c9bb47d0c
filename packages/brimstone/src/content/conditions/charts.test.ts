import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { field } from '../../../test/fight.ts';
import { d36 } from '../../dice.ts';
import { rollInjury, rollMadness } from '../../rules/heroes/charts.ts';
import { gainCorruption } from '../../rules/heroes/corruption.ts';
import { conditions } from './index.ts';
import { injuries } from './injuries.ts';
import { madness } from './madness.ts';

type Chart = 'injury' | 'madness';
const ROLLS = { injury: rollInjury, madness: rollMadness } as const;

/** Two dice of this sum. */
function dice(sum: number): [number, number] {
  const first = Math.min(6, sum - 1);
  return [first, sum - first];
}

/** The US Marshal rolls on a chart and has Grit to spend. */
function rolls(kind: Chart, row: number) {
  return field('us-marshal 1,1', {
    dice: [[kind, ...dice(row)]],
    change(state) {
      for (const hero of state.heroes) hero.grit = 2;
    },
  }).runs((g, hero) => ROLLS[kind](g, hero));
}

describe.each(['injury', 'madness'] as const)('The %s chart', (kind) => {
  const rows = kind === 'injury' ? injuries : madness;

  test.each(rows)('$id comes up and stays unless it passes', ({ id, row, passing }) => {
    const t = rolls(kind, row);
    expect(t.done().event(kind)?.card).toBe(id);
    expect(t.hero(0).conditions).toEqual(passing ? [] : [id]);
  });

  rule('B-INJ-02', 'goes from a harmless shake-up to death', () => {
    expect(rolls(kind, 2).done().hero(0).dead).toBe(true);
    const harmless = rolls(kind, 7).done().hero(0);
    expect(harmless).toMatchObject({ dead: false, conditions: [] });
  });

  test('a row that has a hero again adds up, or is rolled again', () => {
    for (const { id, row, again } of rows) {
      if (!again) continue;
      const t = field('us-marshal 1,1', {
        dice: [[kind, ...dice(row)], ...(again === 'reroll' ? [[kind, 6, 6] as const] : [])],
        change(state) {
          for (const hero of state.heroes) hero.conditions = [id];
        },
      }).runs((g, hero) => ROLLS[kind](g, hero));
      const last = rows.find((each) => each.row === 12)?.id ?? '';
      expect(t.done().hero(0).conditions).toEqual([id, again === 'stacks' ? id : last]);
    }
  });

  test('boons add up to three', () => {
    const boon = rows.find(({ row }) => row === 12)?.id ?? '';
    const t = field('us-marshal 1,1', {
      dice: [[kind, 6, 6]],
      change(state) {
        for (const hero of state.heroes) hero.conditions = [boon, boon, boon];
      },
    }).runs((g, hero) => ROLLS[kind](g, hero));
    expect(t.done().hero(0).conditions).toHaveLength(3);
  });
});

rule('B-INJ-01', 'an Injury after loss of Health, a Madness after loss of Sanity', () => {
  const t = field(
    'us-marshal 1,1 bandido 8,3',
    'injury 2 2, recover 6 6, madness 4 4, recover 6 6',
    {
      change({ heroes: [a, b] }) {
        if (a) Object.assign(a, { wounds: 10, knockedOut: ['health'] });
        if (b) Object.assign(b, { sanityDamage: 8, knockedOut: ['sanity'] });
      },
    },
  ).runs(function* (g) {
    for (const hero of g.state.heroes) yield* g.do.recover(g, hero);
  });
  t.done();
  expect(t.eventsNamed('injury').map(({ hero }) => hero)).toEqual([0]);
  expect(t.eventsNamed('madness').map(({ hero }) => hero)).toEqual([1]);
  expect(t.hero(0).conditions).toEqual(['injury-4-broken-leg']);
  expect(t.hero(1).conditions).toEqual(['madness-8-faces-in-the-wall']);
});

describe('The Mutation chart', () => {
  rule('B-CORR-07', 'one D36 for a Mutation, whatever it shows, and no Grit on it', () => {
    for (const face of d36.faces) {
      const t = field('us-marshal 1,1', `mutation ${face}`, {
        change(state) {
          for (const hero of state.heroes) hero.grit = 2;
        },
      }).runs((g, hero) => gainCorruption(g, hero, 5));
      const [id = ''] = t.done().hero(0).conditions;
      expect(conditions[id]).toMatchObject({ kind: 'mutation', row: face });
      expect(t.hero(0).corruption).toBe(0);
      expect(t.eventsNamed('mutation')).toHaveLength(1);
    }
  });
});
