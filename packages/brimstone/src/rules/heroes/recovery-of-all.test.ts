import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { endTurn, scene } from '../../../test/adventure.ts';
import type { RuleOptions } from '../../options.ts';
import { hardCoreDeaths } from './knockout.ts';

/** A Marshal who lies there out of his mind, and a Bandido beside him who can bear no more. */
function endOfATurn(options: Partial<RuleOptions> = {}) {
  return scene({
    heroes: ['us-marshal', 'bandido'],
    options,
    dice: 'madness 3 4, willpower 1, recover 6 6, madness 6 6, recover 6 6',
    change(state) {
      state.reviveTokens = 0;
      for (const hero of state.heroes) Object.assign(hero, { grit: 0, upgrades: [], items: [] });
      Object.assign(state.heroes[0] as object, { sanityDamage: 10, knockedOut: ['sanity'] });
      Object.assign(state.heroes[1] as object, { sanityDamage: 7 });
    },
  });
}

rule(['B-KO-24'], 'who gets up stands before the roll for Madness: not all are KO’d', () => {
  const t = endOfATurn().runs(endTurn);
  t.done();
  expect(t.eventsNamed('lost')).toEqual([]);
});

rule(['B-KO-24'], 'whom a recovery at the end of the turn KOs recovers in it as well', () => {
  const t = endOfATurn({ hardCore: 'full' }).runs(function* (g) {
    yield* endTurn(g);
    yield* hardCoreDeaths(g);
  });
  t.done();
  expect(t.hero(1)).toMatchObject({ knockedOut: null, dead: false });
});

/** How much Sanity Damage is left of 10 after 2 were healed, with a row of the Madness chart. */
function sanityDamageAfter(...madness: [number, number]): number | undefined {
  const played = scene({
    dice: [
      ['madness', ...madness],
      ['recover', 1, 1],
    ],
    change(state) {
      const lies = { sanityDamage: 10, knockedOut: ['sanity'], grit: 0, upgrades: [], items: [] };
      Object.assign(state.heroes[0] as object, lies);
    },
  }).runs((g, hero) => g.do.recover(g, hero));
  return played.done().hero(0).sanityDamage;
}

test('a chart that changes the maximum neither hurts nor heals who recovers', () => {
  // One more Sanity for good, or two less.
  expect(sanityDamageAfter(6, 6)).toBe(8);
  expect(sanityDamageAfter(2, 3)).toBe(6);
});
