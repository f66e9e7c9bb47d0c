import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { adventure, endTurn } from '../../../test/adventure.ts';
import { bareSituation, bareScene as scene } from '../../../test/bare-heroes.ts';
import { enemyAt } from '../../../test/items.ts';
import type { Ability } from '../../abilities.ts';
import { heroAt } from '../../adventure.ts';
import { heroOn } from '../figures/figures.ts';

const cause = { kind: 'card', id: 'test' } as const;
const token = (state: { reviveTokens: number }) => {
  state.reviveTokens = 1;
};

rule(['B-KO-01'], 'as many Wounds as Health KO at once', () => {
  const t = scene({ stats: { maxHealth: 12 }, hero: { wounds: 11 } }).runs(function* (g, hero) {
    yield* g.do.woundHero(g, hero, 1, cause);
  });
  expect(t.done().hero(0)).toMatchObject({ wounds: 12, knockedOut: ['health'] });
});

rule(['B-KO-02'], 'as much Sanity Damage as Sanity KOs at once', () => {
  const t = scene({ stats: { maxSanity: 8 }, hero: { sanityDamage: 6 } }).runs(function* (g, hero) {
    yield* g.do.loseSanity(g, hero, 2, cause);
  });
  expect(t.done().hero(0)).toMatchObject({ sanityDamage: 8, knockedOut: ['sanity'] });
});

rule(['B-KO-03'], 'nothing falls below zero, and a KO’d hero takes no more', () => {
  const t = scene({ hero: { wounds: 8 }, dice: [] }).runs(function* (g, hero) {
    expect(yield* g.do.woundHero(g, hero, 6, cause)).toBe(2);
    yield* g.do.hitHero(g, hero, { hits: 2, cause });
    yield* g.do.horrorHit(g, hero, { hits: 2, cause });
  });
  expect(t.done().hero(0)).toMatchObject({ wounds: 10, sanityDamage: 0 });
});

rule(['B-KO-04'], 'a marker lies where the model stood', () => {
  const t = scene({ hero: { wounds: 9 } }).runs(function* (g, hero) {
    const { space } = hero;
    expect(heroOn(g, space)).toBe(hero);
    yield* g.do.woundHero(g, hero, 1, cause);
    expect(hero.space).toBe(space);
    expect(heroOn(g, space)).toBeUndefined();
  });
  t.done();
});

rule(['B-KO-06', 'B-STATUS-01'], 'a KO takes all status markers off', () => {
  const t = scene({ hero: { wounds: 9, poison: 2, voidVenom: 1 } }).runs(function* (g, hero) {
    yield* g.do.woundHero(g, hero, 1, cause);
  });
  expect(t.done().hero(0)).toMatchObject({ poison: 0, voidVenom: 0 });
});

rule(
  ['B-KO-13', 'B-KO-14', 'B-INJ-05'],
  'a Revive Token of the party replaces the KO, and the rest of the source is ignored',
  () => {
    const t = scene({
      heroes: ['us-marshal', 'gunslinger', 'bandido'],
      stats: { maxHealth: 12 },
      hero: { wounds: 11, sanityDamage: 4 },
      dice: 'defense 1 1 1',
      change: token,
    }).runs(function* (g, hero) {
      yield* g.do.hitHero(g, hero, { hits: 3, damage: 2, cause });
      yield* g.do.recover(g, hero);
    });
    expect(t.pending[0]).toMatchObject({ seat: 0, prompt: { key: 'prompt.revive' } });
    t.pick('yes').done();
    expect(t.hero(0)).toMatchObject({ wounds: 0, sanityDamage: 0, grit: 1, knockedOut: null });
    expect(t.state.reviveTokens).toBe(0);
  },
);

rule(['B-KO-12'], 'the one token of the party is for whoever would be KO’d', () => {
  const falls = (index: number, edition: 'revised' | 'first') =>
    scene({
      heroes: ['us-marshal', 'gunslinger', 'bandido'],
      options: { edition },
      change: token,
    }).runs(function* (g) {
      yield* g.do.woundHero(g, heroAt(g, index), 99, cause);
    });
  for (const index of [0, 1, 2]) {
    const asked = falls(index, 'revised');
    expect(asked.pending).toMatchObject([{ seat: index, prompt: { key: 'prompt.revive' } }]);
    expect(asked.state.reviveTokens).toBe(1);
    for (const played of [asked.pick('yes').done(), falls(index, 'first').done()]) {
      expect(played.hero(index).knockedOut).toBeNull();
      expect(played.state.reviveTokens).toBe(0);
    }
  }
});

rule(['B-KO-17'], 'a hero revived in a fight rolls on no chart when it ends', () => {
  const t = scene({
    hero: { wounds: 9 },
    dice: [],
    change(state) {
      token(state);
      enemyAt(state, 9);
      if (state.fight) state.fight.lootSources = 0;
    },
  }).runs(function* (g, hero) {
    yield* g.do.woundHero(g, hero, 1, cause);
    const [enemy] = g.state.enemies;
    if (enemy) yield* g.do.woundEnemy(g, enemy, 99, { hero: null, cause });
  });
  t.pick('yes').done();
  expect(t.eventsNamed('revived')).toHaveLength(1);
  expect(t.eventsNamed('fight-ended')).toHaveLength(1);
  expect([...t.eventsNamed('injury'), ...t.eventsNamed('madness')]).toEqual([]);
});

rule(['B-KO-16'], 'in the revised rules the token may be declined', () => {
  const t = scene({ hero: { wounds: 9 }, change: token }).runs(function* (g, hero) {
    yield* g.do.woundHero(g, hero, 1, cause);
  });
  t.pick('no').done();
  expect(t.hero(0).knockedOut).toEqual(['health']);
  expect(t.state.reviveTokens).toBe(1);
});

rule(['B-KO-15'], 'in the first edition the token just works', () => {
  const options = { edition: 'first' } as const;
  const t = scene({ options, hero: { wounds: 9 }, change: token }).runs(function* (g, hero) {
    yield* g.do.woundHero(g, hero, 1, cause);
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
  const t = scene({ abilities: [tough], hero: { wounds: 9 }, change: token }).runs(
    function* (g, hero) {
      yield* g.do.woundHero(g, hero, 1, cause);
    },
  );
  t.done();
  expect(t.hero(0)).toMatchObject({ wounds: 7, knockedOut: null });
});

rule(['B-KO-22'], 'Hard-Core Mode: still KO’d when the next turn starts is dead', () => {
  const next = (hardCore: 'off' | 'full') =>
    adventure(
      bareSituation({
        options: { hardCore },
        hero: { wounds: 10, knockedOut: ['health'], knockedOutInTurn: 4 },
        change(state) {
          state.turn.number = 4;
          state.turn.step = 'end';
          enemyAt(state, 9);
        },
      }),
    );
  const t = next('full');
  expect([t.prompt, t.state.turn.number]).toEqual(['prompt.turn-start', 5]);
  expect(t.hero(0).dead).toBe(true);
  expect(next('off').hero(0)).toMatchObject({ dead: false, knockedOut: ['health'] });
  const recovered = scene({
    options: { hardCore: 'full' },
    hero: { wounds: 10, knockedOut: ['health'], knockedOutInTurn: 4 },
    dice: 'injury 3 4, recover 1 1',
    change(state) {
      state.turn.number = 4;
    },
  }).runs(endTurn);
  expect(recovered.done().hero(0)).toMatchObject({ dead: false, knockedOut: null });
});

rule(['B-INJ-03'], 'when everybody is KO’d the mission is lost and everybody rolls', () => {
  const down = { wounds: 10, knockedOut: ['health'] as const };
  const t = scene({
    heroes: ['us-marshal', 'gunslinger', 'us-marshal'],
    hero: { wounds: 9 },
    dice: 'injury 3 4, recover 1 2, injury 3 4, recover 1 2, injury 3 4, recover 1 2',
    change({ heroes }) {
      for (const hero of heroes.slice(1)) Object.assign(hero, down);
    },
  }).runs(function* (g, hero) {
    yield* g.do.woundHero(g, hero, 1, cause);
  });
  t.done();
  expect(t.state.outcome).toEqual({ won: false, cause: 'all-knocked-out' });
  expect(t.eventsNamed('injury')).toHaveLength(3);
});

test('the dead gain no Grit', () => {
  const gritOf = (dead: boolean) =>
    scene({ hero: { grit: 0, dead } })
      .runs((g, hero) => g.do.gainGrit(g, hero, 1))
      .done()
      .hero(0).grit;
  expect([gritOf(false), gritOf(true)]).toEqual([1, 0]);
});

test('a maximum that falls to the last point takes the last Wound and Sanity Damage with it', () => {
  const t = scene({
    stats: { maxHealth: 1, maxSanity: 1 },
    hero: { wounds: 1, sanityDamage: 1, knockedOut: null },
  }).runs((g, hero) => g.do.keepLimits(g, hero));
  expect(t.done().hero(0)).toMatchObject({ wounds: 0, sanityDamage: 0, knockedOut: null });
});
