import type { Rule } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Played, type Situation, scene } from '../../test/adventure.ts';
import { bareSituation } from '../../test/bare-heroes.ts';
import { card, carry, heroOf, withItems } from '../../test/items.ts';
import { FOUR } from '../../test/missions.ts';
import { type Stayed, servicesOnly, stay } from '../../test/stay.ts';
import { type Adventure, heroAt } from '../adventure.ts';
import { type Character, characterOf } from '../character.ts';
import type { Content } from '../content-types.ts';
import type { RuleOptions } from '../options.ts';
import { gainCorruption, mutate } from '../rules/heroes/corruption.ts';
import { hardCoreDeaths } from '../rules/heroes/knockout.ts';
import { shop } from './shop.ts';

/** One of four heroes, the Bandido, is killed in an adventure of the real game. */
const FALLEN = 2;

function lost(situation: Situation = {}): Played {
  return scene({ heroes: FOUR, ...situation })
    .runs((g) => g.do.killHero(g, heroAt(g, FALLEN)))
    .done();
}

type Company = readonly Character[];

function homeFrom(adventure: Played): Company {
  return adventure.state.heroes.map(characterOf);
}

/** Everybody has so much Gold. */
function withGold(company: Company, ...gold: number[]): Company {
  return company.map((hero, n) => ({ ...hero, gold: gold[n] ?? 0 }));
}

const RICH = [5000, 0, 0, 0];

function atChurch(company: Company, content?: (all: Content) => Content): Stayed {
  return stay(company, (g) => shop(g, heroAt(g, 0), 'church'), {
    content: (all) => servicesOnly(content?.(all) ?? all),
  });
}

function raising(company: Company): readonly string[] {
  return atChurch(company).options.filter((id) => id.startsWith('resurrection'));
}

/** Pays all of the open price with the Gold of whoever is asked. */
function payAll(t: Stayed): Stayed {
  while (t.options[0] === 'gold' || t.options[0]?.startsWith('i')) {
    const [decision] = t.view.decisions;
    const most = decision?.options[0]?.id === 'gold' ? (decision.options[0].capacity ?? 0) : 0;
    t.pick(...Array<string>(most).fill('gold'));
  }
  return t;
}

rule('B-INJ-09', 'three bring the body of the fourth to Town, where it can be raised', () => {
  const home = withGold(homeFrom(lost()), ...RICH);
  expect(home.map(({ dead }) => dead)).toEqual([false, false, true, false]);
  expect(raising(home)).toEqual([`resurrection:h${FALLEN}`]);
});

rule('B-CORR-09', 'who is dead by Mutation is offered like any other', () => {
  const killed = scene(
    bareSituation({ hero: { corruption: 5, conditions: ['mutation-35'] }, dice: 'mutation 35' }),
  ).runs(mutate);
  const home = withGold(homeFrom(killed.done()), 0, 5000);
  expect(home[0]?.dead).toBe(true);
  const t = stay(home, (g) => shop(g, heroAt(g, 1), 'church'), { content: servicesOnly });
  expect(t.options).toEqual(['resurrection:h0', 'leave']);
});

describe('a resurrection', () => {
  rule('B-INJ-11', 'brings the hero back with the same Level and items', () => {
    const adventure = lost({
      change(state) {
        const heroes = state.heroes.map((hero) => ({ ...hero, level: 3 }));
        state.heroes = heroes;
      },
    });
    const home = withGold(homeFrom(adventure), ...RICH);
    const before = home[FALLEN];
    expect(before?.items.length).toBeGreaterThan(1);
    const t = payAll(atChurch(home).pick(`resurrection:h${FALLEN}`)).done();
    expect(characterOf(t.hero(FALLEN))).toEqual({ ...before, dead: false, resurrectable: false });
    expect(t.hero(FALLEN).level).toBe(3);
    expect(t.hero(0).gold).toBe(5000 - 500 - 2 * 250);
  });

  const cheap = (all: Content): Content => {
    const service = all.services['resurrection'];
    if (service?.kind !== 'resurrection') throw new Error('the Church raises nobody');
    const services = {
      ...all.services,
      resurrection: { ...service, data: { price: 300, perLevel: 0 } },
    };
    return { ...withItems(card('silver-spoon', { price: 100 }), card('relic'))(all), services };
  };

  /** Two can give, and the dead has $50, a spoon worth $100 and what is worth nothing. */
  function collection(): Stayed {
    const adventure = lost({
      content: cheap,
      change(state) {
        heroOf(state, FALLEN).items = [];
        carry(state, FALLEN, 'relic');
        carry(state, FALLEN, 'silver-spoon');
      },
    });
    const home = withGold(homeFrom(adventure), 120, 90, 50, 0);
    const t = atChurch(home, cheap).pick(`resurrection:h${FALLEN}`);
    const sold = t.view.decisions[0]?.options.map(({ text }) => text?.params?.['card']);
    expect(sold).toEqual([{ key: 'silver-spoon.name' }]);
    return t;
  }

  rule('B-INJ-12', 'is paid by whoever gives, the dead and what they had too', () => {
    const t = collection();
    t.pick(t.options[0] as string)
      .give(50)
      .give(100)
      .give(50)
      .done();
    expect(t.state.heroes.map(({ gold }) => gold)).toEqual([20, 40, 0, 0]);
    expect(t.hero(FALLEN)).toMatchObject({ dead: false, items: [{ card: 'relic' }] });
  });

  test('says what a step of Gold is worth, how much can be given and what is missing', () => {
    const t = collection().pick();
    const gold = () => t.view.decisions[0]?.options[0]?.means;
    expect(gold()).toEqual({ kind: 'gold', step: 5, most: 50, missing: 300 });
    t.give(50);
    expect(gold()).toEqual({ kind: 'gold', step: 5, most: 120, missing: 250 });
  });

  test('costs nobody anything while it does not add up', () => {
    const t = collection();
    t.pick(t.options[0] as string)
      .give(50)
      .give(100)
      .give(45)
      .pick('leave')
      .done();
    expect(t.state.heroes.map(({ gold }) => gold)).toEqual([120, 90, 50, 0]);
    expect(t.hero(FALLEN)).toMatchObject({ dead: true, items: [{}, { card: 'silver-spoon' }] });
  });

  test('is not offered when all that there is would not pay for it', () => {
    expect(raising(withGold(homeFrom(lost()), 100, 100, 0, 95))).toEqual([]);
  });

  rule('B-INJ-13', 'has no deadline, and the player may have begun a new hero meanwhile', () => {
    const fallen = homeFrom(lost());
    // Three adventures later the player has another hero, and the dead one still lies in Town.
    let party = homeFrom(scene({ heroes: FOUR }).runs(quiet).done());
    for (let n = 0; n < 3; n++) party = party.map((each) => ({ ...each, xp: each.xp + 100 }));
    const company = [...party.slice(0, 2), fallen[FALLEN] as Character, ...party.slice(2)];
    expect(company.map(({ dead }) => dead)).toEqual([false, false, true, false, false]);
    const t = atChurch(withGold(company, ...RICH)).pick(`resurrection:h${FALLEN}`);
    expect(payAll(t).done().hero(FALLEN).dead).toBe(false);
  });
});

function* quiet(): Rule {}

rule('B-OPT-09', 'the softer Hard-Core Mode leaves it open, the full one does not', () => {
  const killed = (hardCore: RuleOptions['hardCore']): Company => {
    const out = function* (g: Adventure): Rule {
      Object.assign(heroAt(g, FALLEN), { knockedOut: ['health'], knockedOutInTurn: 1 });
      g.state.turn.number = 2;
      yield* hardCoreDeaths(g);
    };
    const t = scene({ heroes: FOUR, options: { hardCore } }).runs(out).done();
    return withGold(homeFrom(t), ...RICH);
  };
  for (const mode of ['soft', 'full'] as const) {
    expect(killed(mode)[FALLEN]?.dead).toBe(true);
  }
  expect(raising(killed('soft'))).toEqual([`resurrection:h${FALLEN}`]);
  expect(raising(killed('full'))).toEqual([]);
  const mutated = scene({
    heroes: FOUR,
    options: { hardCore: 'full' },
    dice: 'mutation 35',
    change: (state) =>
      Object.assign(heroOf(state, FALLEN), { conditions: ['mutation-35-ghost-hand'] }),
  }).runs((g) => gainCorruption(g, heroAt(g, FALLEN), 5));
  const home = withGold(homeFrom(mutated.done()), ...RICH);
  expect(raising(home)).toEqual([`resurrection:h${FALLEN}`]);
});
