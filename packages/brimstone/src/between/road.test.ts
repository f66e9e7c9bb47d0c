import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { posseOf, stay, wholeStay } from '../../test/stay.ts';
import { type Adventure, heroAt } from '../adventure.ts';
import type { Character } from '../character.ts';
import { content } from '../content/index.ts';
import type { ChartRow } from '../content-types.ts';
import { gainCorruption } from '../rules/heroes/corruption.ts';
import { travel } from './road.ts';

const FOUR = posseOf({}, {}, {}, {});
/** No Grit, so that nobody is asked about the die. */
const tired = { change: (state: { heroes: { grit: number }[] }) => state.heroes.forEach(bare) };

function bare(hero: { grit: number }): void {
  hero.grit = 0;
}

/** The chart with rows on which nothing happens. */
const quiet = (all: typeof content) => ({
  ...all,
  charts: Object.fromEntries(
    Object.values(all.charts).map((row) => [row.id, { ...row, *resolve() {} }]),
  ),
});

rule(['B-TRAVEL-02', 'B-TRAVEL-03'], 'a 1 or 2 is a hazard, and 3D6 say which', () => {
  const t = stay(FOUR, travel, {
    ...tired,
    content: quiet,
    dice: 'travel 1 2 3 6, chart-travel 2 4 5 6 6 1',
  }).done();
  expect(t.event('hazards')?.amount).toBe(2);
  const rows = t
    .eventsNamed('chart-row')
    .map(({ card, hero }) => [content.charts[card]?.row, hero]);
  expect(rows).toEqual([
    [11, 0],
    [13, 1],
  ]);
});

rule(['B-TRAVEL-04'], 'no Grit changes a roll on the chart', () => {
  const t = stay(posseOf({}), travel, { content: quiet, dice: 'travel 2, chart-travel 1 1 2' });
  // The D6 that counts hazards is no roll on a chart.
  expect(t.prompt).toBe('prompt.reroll');
  t.pick(...[]).done();
  expect(t.hero(0).grit).toBe(1);
  expect(t.event('chart-row')?.dice).toEqual([1, 1, 2]);
});

rule(['B-TRAVEL-01'], 'first the road, then the Town, then the next adventure', () => {
  const t = wholeStay(posseOf({ gold: 10 }), { content: quiet, dice: 'travel 3, town-event 6' });
  const steps = [t.state.stay.step];
  for (const pick of ['hotel', 'nowhere', 'leave-town']) {
    t.pick(pick);
    steps.push(t.state.stay.step);
  }
  expect(steps).toEqual(['lodging', 'visits', 'evening', 'over']);
  expect(t.table.outcome?.cause).toBe('left-town');
});

rule(['B-CORR-04'], 'Corruption of the road mutates, in the first edition too', () => {
  const gaining = (points: number) =>
    stay(posseOf({ corruption: 4 }), (g) => gainCorruption(g, heroAt(g, 0), points), {
      options: { edition: 'first' },
      dice: 'mutation 35',
    }).done();
  expect(gaining(1).hero(0)).toMatchObject({
    corruption: 0,
    conditions: ['mutation-35-ghost-hand'],
  });
  expect(gaining(3).hero(0)).toMatchObject({
    corruption: 2,
    conditions: ['mutation-35-ghost-hand'],
  });
});

rule(['B-TRAVEL-03'], 'a Hazard is rolled even when whoever brought it has died', () => {
  const deadly = (all: typeof content) => ({
    ...quiet(all),
    charts: {
      ...quiet(all).charts,
      'road-quiet': {
        ...(all.charts['road-quiet'] as ChartRow),
        *resolve(g: Adventure) {
          yield* g.do.killHero(g, heroAt(g, 1));
        },
      },
    },
  });
  const t = stay(FOUR, travel, {
    ...tired,
    content: deadly,
    dice: 'travel 1 2 3 6, chart-travel 2 4 4 6 6 1',
  });
  expect(t.event('hazards')?.amount).toBe(2);
  expect(t.hero(1).dead).toBe(true);
  // The party names who rolls for hero 1.
  expect(t.prompt).toBe('prompt.who-rolls-hazard');
  expect(t.options).toEqual(['h0', 'h2', 'h3']);
  t.pick('h2').done();
  expect(t.eventsNamed('chart-row').map(({ hero }) => hero)).toEqual([0, 2]);
});

test('who is knocked out on the road recovers, with an Injury', () => {
  const t = stay(posseOf({ wounds: 15 }), travel, {
    ...tired,
    dice: 'travel 1, chart-travel 1 1 2, skill-agility 1 1, wounds 6, injury 3 4, recover 6 6',
  });
  while (t.pending.length > 0) t.pick(...t.options.slice(0, t.pending[0]?.min ?? 1));
  expect(t.done().eventsNamed('recovered')).toHaveLength(1);
  expect(t.hero(0).knockedOut).toBeNull();
});

function riding(...cards: readonly string[]): Partial<Character> {
  const owned = { equipped: false, upgrades: [], charges: null, holds: [] };
  return { items: cards.map((card) => ({ card, ...owned })) };
}

test('on a Mustang only a 1 is a hazard', () => {
  const t = stay(posseOf(riding('stable-mustang'), riding('stable-mustang')), travel, {
    ...tired,
    content: quiet,
    dice: 'travel 2 1, chart-travel 2 4 5',
  }).done();
  expect(t.eventsNamed('chart-row').map(({ hero }) => hero)).toEqual([1]);
});

test('the Grey Mare and the stage coach need no die, and a ticket is good for one journey', () => {
  const t = stay(posseOf(riding('stable-grey-mare'), riding('coach-ticket'), {}), travel, {
    ...tired,
    content: quiet,
    dice: 'travel 3',
  }).done();
  expect(t.event('hazards')?.amount).toBe(0);
  expect(t.state.heroes.map(({ items }) => items.map(({ card }) => card))).toEqual([
    ['stable-grey-mare'],
    [],
    [],
  ]);
});
