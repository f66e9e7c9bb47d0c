import type { Decision } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { adventure } from '../../test/adventure.ts';
import { playAtRandom } from '../../test/missions.ts';
import { type Circumstances, posseOf, type Stayed, servicesOnly, stay } from '../../test/stay.ts';
import { logLine, optionText, say } from '../../test/words.ts';
import { heroAt } from '../adventure.ts';
import type { Character } from '../character.ts';
import { content } from '../content/index.ts';
import { TOWN_LOCATIONS, type TownLocation } from '../content-types.ts';
import { LANGUAGES } from '../locales/say.ts';
import type { Hero } from '../state.ts';
import { offersAt } from './offers.ts';
import { shop } from './shop.ts';

const LEG = 'injury-4-broken-leg';
const NIGHTS = 'madness-5-hollow-nights';
const SMELL = 'mutation-42-sulphur-smell';

function visits(
  hero: Partial<Character>,
  location: TownLocation,
  more: Circumstances = {},
): Stayed {
  const content = servicesOnly;
  return stay(posseOf(hero), (g) => shop(g, heroAt(g, 0), location), {
    content,
    ...spent,
    ...more,
  });
}

function offered(hero: Partial<Character>, location: TownLocation): string[] {
  const ids: string[] = [];
  stay(
    posseOf(hero),
    function* (g) {
      for (const { id } of offersAt(g, heroAt(g, 0), location)) ids.push(id);
    },
    { content: servicesOnly },
  ).done();
  return ids;
}

/** What a service costs. */
function price(id: string): number {
  const service = content.services[id];
  return service && 'price' in service.data ? service.data.price : 0;
}

/** Heroes come to Town with 1 Grit; most tests are about dice as they fall. */
const spent = {
  change: ({ heroes }: { heroes: { grit: number }[] }) => {
    for (const hero of heroes) hero.grit = 0;
  },
};

describe('Grit', () => {
  const withGrit = (hero: Partial<Character>, location: TownLocation, purpose: string) =>
    visits(hero, location, {
      dice: [
        [purpose, 1],
        ['reroll', 3],
      ],
      change: () => {},
    });

  rule('B-GRIT-16', 'helps to weigh a shard', () => {
    const t = withGrit({ gold: 0, darkStone: 1 }, 'frontier-outpost', 'weighing-counter');
    t.pick('weighing-counter');
    expect(t.pending[0]?.prompt.params?.['purpose']).toEqual({ key: 'roll.weighing-counter' });
    t.pick('die0').done();
    expect(t.hero(0)).toMatchObject({ gold: 75, darkStone: 0, grit: 0 });
  });

  rule('B-GRIT-16', 'helps under the knife and at the altar', () => {
    const cut = withGrit({ gold: 150, conditions: [LEG] }, 'docs-office', 'surgery');
    cut.pick(`surgery:${LEG}`).pick('die0').done();
    expect(cut.hero(0)).toMatchObject({ conditions: [], grit: 0 });
    const blessed = withGrit({ gold: 75, corruption: 3 }, 'church', 'holy-water');
    blessed.pick('holy-water').pick('die0').done();
    expect(blessed.hero(0)).toMatchObject({ corruption: 0, grit: 0 });
    // One point is all there is to lose.
    const clean = withGrit({ gold: 75, corruption: 1 }, 'church', 'holy-water');
    clean.pick('holy-water');
    expect(clean.hero(0)).toMatchObject({ corruption: 0, grit: 1 });
  });
});

describe('the Doc’s Office', () => {
  rule('B-INJ-06', 'a Surgery that fails costs the Gold and leaves the Injury', () => {
    const t = visits({ gold: 200, conditions: [LEG] }, 'docs-office', { dice: 'surgery 2' });
    expect(t.options).toEqual([`surgery:${LEG}`, 'leave']);
    t.pick(`surgery:${LEG}`).done();
    expect(t.hero(0)).toMatchObject({ gold: 200 - price('surgery'), conditions: [LEG] });
  });

  test('one that succeeds takes away one of them', () => {
    const dice = 'surgery 3';
    const t = visits({ gold: 150, conditions: [LEG, NIGHTS, LEG] }, 'docs-office', { dice });
    t.pick(`surgery:${LEG}`).done();
    expect(t.hero(0)).toMatchObject({ gold: 0, conditions: [NIGHTS, LEG] });
  });

  test('Mutations are cut out, for more and with less hope', () => {
    const dice = [['cutting-it-out', 4]] as const;
    const hero = { gold: 400, conditions: ['mutation-44-hollow-bones'] };
    const t = visits(hero, 'docs-office', { dice });
    t.pick('cutting-it-out:mutation-44-hollow-bones').done();
    expect(t.hero(0)).toMatchObject({ gold: 400 - price('cutting-it-out'), conditions: [] });
    expect(price('cutting-it-out')).toBeGreaterThan(price('surgery'));
  });

  test('nobody is cured of a boon', () => {
    expect(offered({ conditions: ['injury-12-proud-scar'] }, 'docs-office')).toEqual([]);
    expect(offered({ conditions: ['madness-12-cold-clarity'] }, 'church')).toEqual([]);
  });
});

describe('the Church', () => {
  rule('B-INJ-07', 'an exorcism that succeeds takes the Madness away', () => {
    const t = visits({ gold: 150, conditions: [NIGHTS] }, 'church', { dice: 'exorcism 3' });
    t.pick(`exorcism:${NIGHTS}`).done();
    expect(t.hero(0)).toMatchObject({ gold: 0, conditions: [] });
  });

  test('one that fails does not', () => {
    const t = visits({ gold: 150, conditions: [NIGHTS] }, 'church', { dice: 'exorcism 2' });
    t.pick(`exorcism:${NIGHTS}`).done();
    expect(t.hero(0)).toMatchObject({ gold: 0, conditions: [NIGHTS] });
  });
});

describe('Corruption', () => {
  rule('B-INJ-08', 'both the Doc and the Church remove it, and nobody else', () => {
    const removing = TOWN_LOCATIONS.filter((location) =>
      offered({ corruption: 3 }, location).some((id) => content.services[id]?.kind === 'cleansing'),
    );
    expect(removing).toEqual(['docs-office', 'church']);
    for (const location of removing) {
      const none = offered({ corruption: 0 }, location);
      expect(none.filter((id) => content.services[id]?.kind === 'cleansing')).toEqual([]);
    }
  });

  test('the Doc takes one point, the Church a D3 but no more than there are', () => {
    const doc = visits({ gold: 50, corruption: 3 }, 'docs-office').pick('leeches').done();
    expect(doc.hero(0)).toMatchObject({ gold: 0, corruption: 2 });
    const church = (corruption: number) =>
      visits({ gold: 75, corruption }, 'church', { dice: 'holy-water 3' })
        .pick('holy-water')
        .done();
    expect(church(4).hero(0)).toMatchObject({ gold: 0, corruption: 1 });
    expect(church(2).hero(0).corruption).toBe(0);
  });
});

describe('Gold', () => {
  /** Options that cost Gold. */
  const purchases = (decisions: readonly Decision[]): string[] =>
    decisions.flatMap(({ options }) =>
      options.flatMap(({ id, cost }) => (cost?.['gold'] === undefined ? [] : [id])),
    );

  rule('B-XP-11', 'buys nothing in an adventure, but in Town', () => {
    const t = adventure({
      heroes: ['bandido'],
      seed: 'no shops down here',
      change(state) {
        (state.heroes[0] as Hero).gold = 100;
      },
    });
    const bought: string[] = [];
    playAtRandom(t, 'rich', () =>
      bought.push(...purchases(t.pending.map((asked) => t.table.decision(asked)))),
    );
    expect(t.table.answerCount).toBeGreaterThan(50);
    expect(bought).toEqual([]);
    // Nor is Gold spent in any other way: cards give it and take it.
    const sum = (name: 'gold' | 'gold-lost') =>
      t.eventsNamed(name).reduce((total, { amount = 0 }) => total + amount, 0);
    expect(t.hero(0).gold).toBe(100 + sum('gold') - sum('gold-lost'));
    const store = visits({ gold: 100 }, 'general-store');
    expect(purchases(store.view.decisions)).toContain('store-dynamite');
    expect(visits({ darkStone: 1 }, 'frontier-outpost').options).toContain('weighing-counter');
  });

  test('goods go into the side bag, while there is room and money', () => {
    const t = visits({ gold: 80, bag: ['flash', 'flash', 'flash'] }, 'general-store');
    expect(t.options).toContain('store-tonic');
    t.pick('store-herbs');
    expect(t.options).toEqual(['store-bandages', 'store-whiskey', 'leave']);
    t.pick('store-whiskey').done();
    expect(t.hero(0)).toMatchObject({
      gold: 5,
      bag: [...Array(3).fill('flash'), 'herbs', 'whiskey'],
    });
  });

  rule('B-TOWN-09', 'the Bank weighs each shard by itself', () => {
    const dice = [['weighing-counter', 2, 5]] as const;
    const t = visits({ gold: 0, darkStone: 2 }, 'frontier-outpost', { dice });
    t.pick('weighing-counter').pick('weighing-counter').done();
    expect(t.hero(0)).toMatchObject({ gold: 175, darkStone: 0 });
  });

  test('who talks to the stone does not sell it', () => {
    const hero = { darkStone: 2, conditions: ['madness-3-talks-to-the-stone'] };
    expect(offered(hero, 'frontier-outpost')).toEqual([]);
  });

  test('who smells of sulphur pays more', () => {
    const t = visits({ gold: 31, conditions: [SMELL] }, 'general-store');
    expect(t.options).toEqual(['store-bandages', 'store-whiskey', 'leave']);
    expect(t.pick('store-bandages').done().hero(0).gold).toBe(1);
  });
});

test('whatever is offered and told is said in both languages', () => {
  const dice = [
    ['surgery', 2],
    ['cutting-it-out', 5],
  ] as const;
  const conditions = [LEG, SMELL];
  const t = visits({ gold: 900, conditions, corruption: 1 }, 'docs-office', { dice });
  const lines: string[] = [];
  const listen = () => {
    for (const language of LANGUAGES) {
      for (const { prompt, options } of t.view.decisions) {
        lines.push(say(language, prompt));
        for (const option of options) lines.push(optionText(language, t.state, option));
      }
    }
  };
  listen();
  t.pick(`surgery:${LEG}`).pick(`cutting-it-out:${SMELL}`).pick('leeches').pick('leave').done();
  for (const event of t.events) {
    for (const language of LANGUAGES) lines.push(logLine(language, t.state, event));
  }
  expect(lines.filter((line) => /\{\w+\}|undefined|[a-z]\.[a-z]|^[a-z-]+:/.test(line))).toEqual([]);
  expect(lines).toContain('Surgery: Broken Leg');
  expect(lines).toContain('hero 0 still has Broken Leg (2 against 3+).');
});
