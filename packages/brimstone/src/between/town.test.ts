import { PARTY } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { type Circumstances, posseOf, stay, wholeStay } from '../../test/stay.ts';
import { content } from '../content/index.ts';
import type { Content } from '../content-types.ts';
import { evening, lodging, visits } from './town.ts';

/** Charts on which nothing happens. */
const quiet = (all: Content): Content => ({
  ...all,
  charts: Object.fromEntries(
    Object.values(all.charts).map((row) => [row.id, { ...row, *resolve() {} }]),
  ),
});

/** Charts on which everybody concerned gains a dollar for every pip of the row. */
const paying = (all: Content): Content => ({
  ...all,
  charts: Object.fromEntries(
    Object.values(all.charts).map((row) => [
      row.id,
      {
        ...row,
        *resolve(g, _, present) {
          for (const hero of present) yield* g.do.gainGold(g, hero, row.row);
        },
      } satisfies Content['charts'][string],
    ]),
  ),
});

const rowsTold = (t: { eventsNamed(name: 'chart-row'): readonly { card: string }[] }) =>
  t.eventsNamed('chart-row').map(({ card }) => content.charts[card]?.row);

rule(['B-TOWN-01'], 'a stay begins on Day 1 of the track', () => {
  const t = wholeStay(posseOf({ gold: 10 }), { dice: 'travel 6' });
  expect(t.state.stay).toMatchObject({ day: 1, marker: 1 });
});

rule(['B-TOWN-02', 'B-TOWN-03'], 'Hotel or Camp Site, each for themselves', () => {
  const t = stay(posseOf({ gold: 50 }, { gold: 50 }, { gold: 50 }), lodging, {
    content: quiet,
    dice: 'chart-camp-site 3 4 1 1',
  });
  t.pickAs(0, 'hotel').pickAs(1, 'camp-site').pickAs(2, 'camp-site').done();
  expect(t.state.heroes.map(({ gold }) => gold)).toEqual([40, 50, 50]);
  expect(rowsTold(t)).toEqual([7, 2]);
  expect(t.eventsNamed('chart-row').map(({ hero }) => hero)).toEqual([1, 2]);
});

test('who cannot pay camps', () => {
  const t = stay(posseOf({ gold: 9 }), lodging, { content: quiet }).done();
  expect(t.event('lodging')?.purpose).toBe('camp-site');
  expect(t.hero(0).gold).toBe(9);
});

rule(['B-TOWN-04'], 'one Location a day', () => {
  const t = wholeStay(posseOf({ gold: 100 }), {
    content: quiet,
    dice: 'travel 6, chart-church 3 4, town-event 6, chart-blacksmith 3 4, town-event 6',
  });
  t.pick('hotel').pick('church');
  // The day goes on to its end: no second Location is offered.
  expect(t.prompt).toBe('prompt.stay-or-leave');
  t.pick('stay').pick('hotel');
  expect(t.options).toContain('blacksmith');
  t.pick('blacksmith').pick('leave').pick('leave-town').done();
  expect(t.eventsNamed('went-to').map(({ card }) => card)).toEqual(['church', 'blacksmith']);
});

rule(['B-TOWN-05'], 'prices of the day hold for all visitors, a spark for who rolled it', () => {
  const t = stay(posseOf({}, {}), visits, { dice: 'chart-blacksmith 2 2 2 3' });
  t.pickAs(0, 'blacksmith').pickAs(1, 'blacksmith').done();
  expect(t.eventsNamed('chart-row')).toHaveLength(2);
  for (const { bonuses } of t.state.heroes) {
    expect(bonuses).toEqual([{ stat: 'townPrice', amount: 25, until: 'turn' }]);
  }
  expect(t.state.heroes.map(({ wounds }) => wounds)).toEqual([0, 1]);
});

test('what any visitor rolls is told of all who are there', () => {
  const t = stay(posseOf({}, {}, {}), visits, {
    content: paying,
    dice: 'chart-blacksmith 4 4 2 3, chart-saloon 1 1',
  });
  t.pickAs(0, 'blacksmith').pickAs(1, 'blacksmith').pickAs(2, 'saloon').done();
  expect(t.state.heroes.map(({ gold }) => gold)).toEqual([13, 13, 2]);
  expect(rowsTold(t)).toEqual([8, 5, 2]);
});

function dayEnds(die: number, marker: number, more: Circumstances = {}) {
  return stay(posseOf({}, {}, {}, {}), evening, {
    content: quiet,
    dice: `town-event ${die}, ${die > marker ? '' : 'chart-town 4 5'}`,
    ...more,
    change: (state) => {
      state.stay.marker = marker;
      more.change?.(state);
    },
  });
}

rule(['B-TOWN-11', 'B-TOWN-12'], 'a die above the marker brings nothing but the next space', () => {
  const t = dayEnds(3, 2).pick('h0');
  expect(t.eventsNamed('quiet-day')).toHaveLength(1);
  expect(t.eventsNamed('chart-row')).toEqual([]);
  expect(t.state.stay.marker).toBe(3);
});

rule(['B-TOWN-13', 'B-TOWN-14'], 'one at or below it brings a Town Event', () => {
  const t = dayEnds(3, 3)
    .pick('h0')
    .pick(...[]);
  expect(rowsTold(t)).toEqual([9]);
  expect(t.state.stay.marker).toBe(1);
  // Everybody has Grit, and nobody is asked about the dice of the chart.
  expect(t.state.heroes.map(({ grit }) => grit)).toEqual([1, 1, 1, 1]);
  expect(t.prompt).toBe('prompt.stay-or-leave');
});

rule(['B-TOWN-11'], 'the party says who rolls for the Town Event, among those in Town', () => {
  const t = dayEnds(1, 1, {
    change: (state) => {
      state.stay.gone.push(0);
      for (const hero of state.heroes) hero.grit = 0;
    },
  });
  expect([t.prompt, t.pending[0]?.seat]).toEqual(['prompt.who-rolls-town-event', PARTY]);
  expect(t.options).toEqual(['h1', 'h2', 'h3']);
  t.pick('h2');
  expect(t.event('chart-row')).toMatchObject({ hero: 2, purpose: 'town' });
});

rule(['B-TOWN-18'], 'Grit re-rolls the D6 for a Town Event', () => {
  const again = dayEnds(2, 2, { dice: 'town-event 2, reroll 3' }).pick('h1');
  expect(again.prompt).toBe('prompt.reroll');
  again.pickAs(1, 'die0');
  expect(again.event('quiet-day')).toMatchObject({ hero: 1, dice: [3], need: 2 });
  expect(again.state.heroes.map(({ grit }) => grit)).toEqual([1, 0, 1, 1]);
  // A quiet day needs no Grit, and past the sixth space no die helps.
  expect(dayEnds(3, 2).pick('h1').prompt).toBe('prompt.stay-or-leave');
  expect(dayEnds(6, 6).pick('h1').prompt).toBe('prompt.stay-or-leave');
});

rule(['B-TOWN-15', 'B-TOWN-16'], 'who leaves in the evening is gone for good', () => {
  const t = wholeStay(posseOf({ gold: 100 }, { gold: 100 }), {
    content: paying,
    dice: 'travel 6 6, town-event 6, town-event 1, chart-town 6 6',
  });
  const offered: string[] = [];
  t.pickAs(0, 'hotel').pickAs(1, 'hotel');
  offered.push(...t.options);
  t.pickAs(0, 'nowhere').pickAs(1, 'nowhere').pick('h0');
  expect(offered).not.toContain('leave-town');
  t.pickAs(0, 'leave-town').pickAs(1, 'stay');
  expect(t.pending.map(({ seat }) => seat)).toEqual([1]);
  t.pickAs(1, 'hotel').pickAs(1, 'nowhere').pickAs(1).pickAs(1, 'leave-town').done();
  // The Town Event of the second day paid 12 to who was there.
  expect(t.state.heroes.map(({ gold }) => gold)).toEqual([90, 92]);
});

rule(['B-TOWN-17'], 'who rolled the event takes its test', () => {
  const bellows = content.charts['smith-bellows'];
  const [first, second] = [4, (bellows?.row ?? 8) - 4];
  const t = stay(posseOf({}, {}), visits, {
    dice: `chart-blacksmith ${first} ${second}, skill-strength 1 1 5 2`,
    change: (state) => {
      for (const hero of state.heroes) hero.grit = 0;
    },
  });
  t.pickAs(0, 'blacksmith').pickAs(1, 'nowhere').done();
  expect(t.event('test-passed')).toMatchObject({ hero: 0, purpose: 'strength', amount: 1 });
  expect(t.hero(0).gold).toBe(25);
});

test('prices of the day hold for the visitors and are gone in the evening', () => {
  const t = wholeStay(posseOf({ gold: 100, corruption: 1 }), {
    dice: 'travel 6, chart-docs-office 4 6, town-event 6',
  });
  t.pick('hotel').pick('docs-office').pick('leeches');
  expect(t.hero(0).gold).toBe(100 - 10 - (50 - 15));
  expect(t.hero(0).bonuses).toEqual([]);
});

test('after the adventure and every morning in Town a hero with enough XP may go up', () => {
  const t = wholeStay(posseOf({ class: 'us-marshal', xp: 1600, wounds: 2, gold: 10 }), {
    content: quiet,
    dice: 'level-bonus 3 3, travel 6',
  });
  expect(t.prompt).toBe('prompt.level-up-in-peace');
  expect(t.pending[0]?.prompt.params).toMatchObject({ level: 2, cost: 500 });
  t.pick('yes').pick(t.options[0] ?? '');
  expect(t.prompt).toBe('prompt.level-up-in-peace');
  t.pick('no');
  expect(t.hero(0)).toMatchObject({ level: 2, xp: 1100, wounds: 2 });
  expect(t.prompt).toBe('prompt.level-up-in-peace');
  t.pick('no');
  expect(t.prompt).toBe('prompt.lodging');
});
