import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { bareScene as scene } from '../../test/bare-heroes.ts';
import type { Ability } from '../abilities.ts';
import { heroAt } from '../adventure.ts';
import { heroOn } from './figures.ts';
import { hardCoreDeaths } from './knockout.ts';

const cause = { kind: 'card', id: 'test' } as const;
const token = (state: { reviveTokens: number }) => {
  state.reviveTokens = 1;
};

rule(['B-KO-01'], 'as many Wounds as Health KO at once', () => {
  const t = scene({ stats: { maxHealth: 12 }, hero: { wounds: 11 } }).runs(function* (g) {
    yield* g.do.woundHero(g, heroAt(g, 0), 1, cause);
  });
  expect(t.done().hero(0)).toMatchObject({ wounds: 12, knockedOut: ['health'] });
});

rule(['B-KO-02'], 'as much Sanity Damage as Sanity KOs at once', () => {
  const t = scene({ stats: { maxSanity: 8 }, hero: { sanityDamage: 6 } }).runs(function* (g) {
    yield* g.do.loseSanity(g, heroAt(g, 0), 2, cause);
  });
  expect(t.done().hero(0)).toMatchObject({ sanityDamage: 8, knockedOut: ['sanity'] });
});

rule(['B-KO-03'], 'nothing falls below zero, and a KO’d hero takes no more', () => {
  const t = scene({ hero: { wounds: 8 }, dice: [] }).runs(function* (g) {
    const hero = heroAt(g, 0);
    expect(yield* g.do.woundHero(g, hero, 6, cause)).toBe(2);
    yield* g.do.hitHero(g, hero, { hits: 2, cause });
    yield* g.do.horrorHit(g, hero, { hits: 2, cause });
  });
  expect(t.done().hero(0)).toMatchObject({ wounds: 10, sanityDamage: 0 });
});

rule(['B-KO-04'], 'a marker lies where the model stood', () => {
  const t = scene({ hero: { wounds: 9 } }).runs(function* (g) {
    const hero = heroAt(g, 0);
    const { space } = hero;
    expect(heroOn(g, space)).toBe(hero);
    yield* g.do.woundHero(g, hero, 1, cause);
    expect(hero.space).toBe(space);
    expect(heroOn(g, space)).toBeUndefined();
  });
  t.done();
});

rule(['B-KO-06', 'B-STATUS-01'], 'a KO takes all status markers off', () => {
  const t = scene({ hero: { wounds: 9, poison: 2, voidVenom: 1 } }).runs(function* (g) {
    yield* g.do.woundHero(g, heroAt(g, 0), 1, cause);
  });
  expect(t.done().hero(0)).toMatchObject({ poison: 0, voidVenom: 0 });
});

rule(
  ['B-KO-13', 'B-KO-14', 'B-KO-12', 'B-INJ-05', 'B-KO-17'],
  'a Revive Token of the party replaces the KO, and the rest of the source is ignored',
  () => {
    const t = scene({
      heroes: ['us-marshal', 'gunslinger', 'bandido'],
      stats: { maxHealth: 12 },
      hero: { wounds: 11, sanityDamage: 4 },
      dice: [['defense', 1, 1, 1]],
      change: token,
    }).runs(function* (g) {
      yield* g.do.hitHero(g, heroAt(g, 0), { hits: 3, damage: 2, cause });
      yield* g.do.recover(g, heroAt(g, 0));
    });
    expect(t.pending[0]).toMatchObject({ seat: 0, prompt: { key: 'prompt.revive' } });
    t.pick('yes').done();
    expect(t.hero(0)).toMatchObject({ wounds: 0, sanityDamage: 0, grit: 1, knockedOut: null });
    expect(t.state.reviveTokens).toBe(0);
  },
);

rule(['B-KO-16'], 'in the revised rules the token may be declined', () => {
  const t = scene({ hero: { wounds: 9 }, change: token }).runs(function* (g) {
    yield* g.do.woundHero(g, heroAt(g, 0), 1, cause);
  });
  t.pick('no').done();
  expect(t.hero(0).knockedOut).toEqual(['health']);
  expect(t.state.reviveTokens).toBe(1);
});

rule(['B-KO-15', 'B-KO-12'], 'in the first edition the token just works', () => {
  const options = { edition: 'first' } as const;
  const t = scene({ options, hero: { wounds: 9 }, change: token }).runs(function* (g) {
    yield* g.do.woundHero(g, heroAt(g, 0), 1, cause);
  });
  t.done();
  expect(t.hero(0)).toMatchObject({ wounds: 0, knockedOut: null, grit: 1 });
  expect(t.state.reviveTokens).toBe(0);
});

test('an ability may prevent the KO before a token is asked for', () => {
  const tough: Ability = {
    on: {
      heroKnockedOut(_g, _source, moment) {
        moment.prevented = true;
        moment.hero.wounds = 7;
        return undefined;
      },
    },
  };
  const t = scene({ abilities: [tough], hero: { wounds: 9 }, change: token }).runs(function* (g) {
    yield* g.do.woundHero(g, heroAt(g, 0), 1, cause);
  });
  t.done();
  expect(t.hero(0)).toMatchObject({ wounds: 7, knockedOut: null });
});

rule(['B-KO-22'], 'Hard-Core Mode: still KO’d when the next turn starts is dead', () => {
  const t = scene({
    options: { hardCore: 'full' },
    hero: { wounds: 9 },
    change(state) {
      state.turn.number = 4;
    },
  }).runs(function* (g) {
    const hero = heroAt(g, 0);
    yield* g.do.woundHero(g, hero, 1, cause);
    yield* hardCoreDeaths(g);
    expect(hero.dead).toBe(false);
    g.state.turn.number = 5;
    yield* hardCoreDeaths(g);
  });
  expect(t.done().hero(0).dead).toBe(true);
});

rule(['B-INJ-03'], 'when everybody is KO’d the mission is lost and everybody rolls', () => {
  const down = { wounds: 10, knockedOut: ['health'] as const };
  const t = scene({
    heroes: ['us-marshal', 'gunslinger', 'us-marshal'],
    hero: { wounds: 9 },
    dice: [
      ['injury', 3, 4],
      ['recover', 1, 2],
      ['injury', 3, 4],
      ['recover', 1, 2],
      ['injury', 3, 4],
      ['recover', 1, 2],
    ],
    change({ heroes }) {
      for (const hero of heroes.slice(1)) Object.assign(hero, down);
    },
  }).runs(function* (g) {
    yield* g.do.woundHero(g, heroAt(g, 0), 1, cause);
  });
  t.done();
  expect(t.state.outcome).toEqual({ won: false, cause: 'all-knocked-out' });
  expect(t.eventsNamed('injury')).toHaveLength(3);
});
