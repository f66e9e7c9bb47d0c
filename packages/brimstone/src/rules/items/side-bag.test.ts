import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { endTurn, type Situation, scene } from '../../../test/adventure.ts';
import { blankActivation, withSheets } from '../../../test/fight.ts';
import { card, carry, enemyAt, heroOf, stripped, withItems } from '../../../test/items.ts';
import type { Dice } from '../../../test/notation.ts';
import { boardOf, distance } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { TokenKind } from '../../ids.ts';
import type { Activation, AdventureState } from '../../state.ts';
import { initiativeOfEnemies, nextActor } from '../turn/initiative.ts';
import { playStep } from '../turn/turn.ts';
import { takeToken, tokenKinds } from './side-bag.ts';
import { resolveUse, usesNow } from './uses.ts';

/** The first hero has the token and uses it as soon as it can be used. */
function using(
  token: TokenKind,
  situation: Situation & { change: (state: AdventureState) => void },
) {
  return scene({
    heroes: ['us-marshal', 'bandido'],
    ...situation,
    change(state) {
      stripped(state, 18, 19);
      heroOf(state, 0).bag = [token, 'tonic'];
      situation.change(state);
    },
  }).runs(function* (g, hero) {
    const uses = usesNow(g, hero, ['anytime', 'free-attack']);
    const use = uses.find((each) => each.id === `t:${token}`);
    if (use) yield* resolveUse(g, use);
  });
}

rule(['B-BAG-03', 'B-BAG-06', 'B-HEAL-04'], 'Bandages are discarded and heal D6 Wounds', () => {
  const played = using('bandages', {
    dice: 'heal 3',
    change(state) {
      heroOf(state, 0).wounds = 5;
      heroOf(state, 0).bag = ['bandages', 'bandages'];
    },
  });
  expect(played.done().hero(0)).toMatchObject({ wounds: 2, bag: ['bandages'], xp: 0 });
});

rule(['B-BAG-07'], 'Whiskey heals D6 Sanity Damage', () => {
  const played = using('whiskey', {
    dice: 'heal 6',
    change: (state) => Object.assign(heroOf(state, 0), { sanityDamage: 4 }),
  });
  expect(played.done().hero(0)).toMatchObject({ sanityDamage: 0, bag: ['tonic'] });
});

rule(['B-GRIT-16'], 'what a token heals may be re-rolled as far as it could heal more', () => {
  const healing = (wounds: number) =>
    using('bandages', {
      dice: 'heal 2, reroll 5',
      change: (state) => Object.assign(heroOf(state, 0), { wounds, grit: 1 }),
    });
  const played = healing(4);
  expect(played.options).toEqual(['die0']);
  expect(played.pick('die0').done().hero(0)).toMatchObject({ wounds: 0, grit: 0 });
  expect(healing(2).pending).toEqual([]);
});

rule(['B-BAG-08'], 'Tonic recovers 1 Grit', () => {
  const played = using('tonic', { change: () => {} });
  const { turn } = played.done().state;
  expect(played.hero(0)).toMatchObject({ grit: 1, bag: ['tonic'], usedInTurn: turn.number });
});

rule(['B-BAG-08', 'B-GRIT-15'], 'Tonic at full Grit is for a Grit that is spent at once', () => {
  const full = (activation: Partial<Activation> | null) =>
    using('tonic', {
      dice: activation && !activation.attacked ? 'move-extra 6' : [],
      change(state) {
        const hero = heroOf(state, 0);
        hero.grit = 2;
        hero.bag = ['tonic'];
        hero.activation = activation && { ...blankActivation(1), ...activation };
      },
    });
  const walking = full({});
  expect(walking.options).toEqual(['move', 'lose']);
  walking.pick('move').done();
  expect(walking.hero(0)).toMatchObject({ grit: 2, bag: [], activation: { moveLeft: 7 } });
  // With nothing to spend it on, it would be poured away.
  expect(full(null).done().hero(0).bag).toEqual(['tonic']);
  expect(full({ attacked: true }).done().hero(0).bag).toEqual(['tonic']);
});

rule(['B-BAG-09'], 'Flash slows all enemies until the end of the turn', () => {
  scene({
    heroes: ['us-marshal'],
    bare: [18],
    hero: { bag: ['flash'] },
    change: (state) => enemyAt(state, 2),
  })
    .runs(function* (g, hero) {
      const amount = 5 - initiativeOfEnemies(g, 'tentacles');
      g.state.enemyBonuses.push({ stat: 'initiative', amount, until: 'adventure' });
      expect(yield* nextActor(g)).toEqual({ kind: 'enemies', type: 'tentacles' });
      for (const use of usesNow(g, hero, ['anytime'])) yield* resolveUse(g, use);
      expect(initiativeOfEnemies(g, 'tentacles')).toBe(3);
      expect(yield* nextActor(g)).toEqual({ kind: 'hero', hero: 0 });
      yield* endTurn(g);
      expect(initiativeOfEnemies(g, 'tentacles')).toBe(5);
      expect(yield* nextActor(g)).toEqual({ kind: 'enemies', type: 'tentacles' });
    })
    .done();
});

rule(['B-BAG-10'], 'Herbs heal 2D6 Wounds', () => {
  const played = using('herbs', {
    dice: 'heal 3 4',
    change: (state) => Object.assign(heroOf(state, 0), { wounds: 9 }),
  });
  expect(played.done().hero(0).wounds).toBe(2);
});

rule(['B-BAG-11'], 'Swamp Fungus heals D6 of both', () => {
  const played = using('swamp-fungus', {
    dice: 'heal 2 4',
    change: (state) => Object.assign(heroOf(state, 0), { wounds: 5, sanityDamage: 5 }),
  });
  expect(played.done().hero(0)).toMatchObject({ wounds: 3, sanityDamage: 1 });
});

rule(['B-BAG-12', 'B-FREE-07'], 'Brimstone Ash wounds every adjacent enemy, at any time', () => {
  const played = using('brimstone-ash', {
    heroes: ['us-marshal'],
    content: withSheets({ 'night-terrors': { defense: 4 } }),
    change(state) {
      for (const space of [14, 15, 19]) enemyAt(state, space, 'night-terrors');
      enemyAt(state, 2, 'night-terrors');
      expect(heroOf(state, 0).activation).toBeNull();
    },
  });
  expect(played.done().state.enemies.map(({ wounds }) => wounds)).toEqual([1, 1, 1, 0]);
  expect(played.hero(0)).toMatchObject({ freeAttackUsed: true, bag: ['tonic'] });
  const armored = using('brimstone-ash', {
    heroes: ['us-marshal'],
    content: withSheets({ 'night-terrors': { defense: 4, abilities: { 'ab-armor': 5 } } }),
    dice: 'enemy-armor 5 4',
    change(state) {
      for (const space of [14, 15]) enemyAt(state, space, 'night-terrors');
    },
  });
  expect(armored.done().state.enemies.map(({ wounds }) => wounds)).toEqual([0, 1]);
});

const ACTIVE = {
  moveLeft: 3,
  moved: false,
  attacked: false,
  acted: false,
  escaped: 0,
  stuck: false,
};

rule(['B-BAG-13', 'B-FREE-08'], 'a Performer stabs with the Dark Stone Shiv, nobody else', () => {
  const stab = (
    hero: 'saloon-girl' | 'us-marshal',
    dice: Dice,
    abilities: Readonly<Record<string, number>> = {},
  ) =>
    using('dark-stone-shiv', {
      heroes: [hero],
      content: withSheets({ goliath: { defense: 5, abilities } }),
      dice,
      change(state) {
        heroOf(state, 0).activation = { ...ACTIVE };
        enemyAt(state, 19, 'goliath');
      },
    });
  const performer = stab('saloon-girl', 'damage 4').done();
  expect(performer.state.enemies[0]?.wounds).toBe(4);
  expect(performer.hero(0)).toMatchObject({ bag: ['tonic'], freeAttackUsed: true });
  const dice = 'damage 4, enemy-armor 5 1 6 1';
  expect(stab('saloon-girl', dice, { 'ab-armor': 5 }).done().state.enemies[0]?.wounds).toBe(2);
  const marshal = stab('us-marshal', []).done();
  expect(marshal.state.enemies[0]?.wounds).toBe(0);
  expect(marshal.hero(0).bag).toEqual(['dark-stone-shiv', 'tonic']);
});

rule(['B-FREE-02'], 'a second Free Attack in a turn is refused', () => {
  scene({
    heroes: ['saloon-girl'],
    dice: 'damage 1',
    bare: [18],
    hero: {
      bag: ['dark-stone-shiv', 'dark-stone-shiv', 'brimstone-ash'],
      activation: { ...ACTIVE },
    },
    change: (state) => enemyAt(state, 19, 'goliath'),
  })
    .runs(function* (g, hero) {
      const uses = () => usesNow(g, hero, ['anytime', 'free-attack']);
      const [, shiv] = uses();
      if (shiv) yield* resolveUse(g, shiv);
      expect(uses()).toEqual([]);
      g.state.turn.step = 'end';
      yield* playStep(g);
      expect(uses()).toHaveLength(2);
    })
    .done();
});

rule(
  ['B-BAG-04', 'B-FREE-09'],
  'tokens are used at any time, attacks only in the own activation',
  () => {
    const played = scene({
      heroes: ['saloon-girl', 'bandido'],
      dice: 'heal 2, random-hero 0',
      content: withSheets({ tentacles: { initiative: 6, combat: 0 } }),
      bare: [18, 19],
      hero: { bag: ['bandages', 'dynamite', 'dark-stone-shiv'], wounds: 2 },
      change(state) {
        enemyAt(state, 15);
        state.turn.step = 'activations';
      },
    }).runs(playStep);
    expect(played.eventsNamed('enemy-activation')).toHaveLength(0);
    expect(played.options).toEqual(['continue', 'h0:t:bandages']);
    played.pick('h0:t:bandages').done();
    expect(played.eventsNamed('enemy-activation')).toHaveLength(1);
    expect(played.eventsNamed('activation')).toHaveLength(0);
    expect(played.hero(0)).toMatchObject({ wounds: 0, bag: ['dynamite', 'dark-stone-shiv'] });
  },
);

rule(['B-HEAL-03', 'B-HEAL-05'], 'in a fight a token heals only an adjacent hero who is up', () => {
  const at = (space: number, out: boolean, dice: Dice) =>
    using('bandages', {
      dice,
      change(state) {
        const other = heroOf(state, 1);
        Object.assign(other, { space, wounds: 4, knockedOut: out ? ['health'] : null });
        enemyAt(state, 0);
      },
    }).done();
  expect(at(20, false, []).hero(1).wounds).toBe(4);
  expect(at(19, true, []).hero(1).wounds).toBe(4);
  const healed = at(19, false, 'heal 6');
  expect(healed.hero(1).wounds).toBe(0);
  expect(healed.hero(0)).toMatchObject({ xp: 20, bag: ['tonic'] });
});

rule(['B-HEAL-06', 'B-XP-08'], 'without enemies a token heals anyone on the tile who is up', () => {
  const at = (out: boolean, dice: Dice) =>
    using('whiskey', {
      dice,
      change(state) {
        const knockedOut = out ? (['sanity'] as const) : null;
        Object.assign(heroOf(state, 1), { space: 2, sanityDamage: 3, knockedOut });
      },
    }).done();
  const healed = at(false, 'heal 5');
  expect(healed.hero(1).sanityDamage).toBe(0);
  expect(healed.hero(0)).toMatchObject({ xp: 15, bag: ['tonic'] });
  const map = boardOf(content.tiles, healed.state.board.layout);
  expect(distance(map, healed.hero(0).space, healed.hero(1).space)).toBeGreaterThanOrEqual(4);
  expect(at(true, []).hero(1).sanityDamage).toBe(3);
});

rule(['B-BAG-02'], 'a bag may hold several tokens of a kind', () => {
  const played = scene({
    bare: [18],
    hero: { bag: ['bandages', 'bandages', 'bandages', 'bandages'] },
  }).runs(function* (g, hero) {
    yield* g.do.gainToken(g, hero, 'bandages');
  });
  expect(played.done().hero(0).bag).toEqual(Array(5).fill('bandages'));
});

test('tokens go into items that hold them, and out of the bag before those', () => {
  const satchel = card('crate', { holds: { kinds: ['dynamite'], most: 2 } });
  const played = scene({ content: withItems(satchel), bare: [18], carries: 'crate' }).runs(
    function* (g, hero) {
      for (let i = 0; i < 3; i++) yield* g.do.gainToken(g, hero, 'dynamite');
      expect([hero.bag.length, hero.items[0]?.holds.length]).toEqual([1, 2]);
      g.do.loseToken(g, hero, 'dynamite');
      g.do.loseToken(g, hero, 'dynamite');
    },
  );
  expect(played.done().hero(0).bag).toEqual([]);
  expect(played.hero(0).items[0]?.holds).toEqual(['dynamite']);
});

test('a container holds tokens besides the bag, and gives them out one at a time', () => {
  const state = { kinds: [] as readonly TokenKind[] };
  const played = scene({
    content: withItems(card('crate')),
    bare: [18],
    hero: { bag: ['whiskey'] },
    change: (state) => carry(state, 0, 'crate', { holds: ['tonic', 'bandages', 'tonic'] }),
  }).runs((_, hero) => {
    state.kinds = tokenKinds(hero);
    takeToken(hero, 'tonic');
    takeToken(hero, 'whiskey');
    expect(() => takeToken(hero, 'whiskey')).toThrow('has no whiskey');
  });
  expect(state.kinds.toSorted()).toEqual(['bandages', 'tonic', 'whiskey']);
  expect(played.done().hero(0)).toMatchObject({
    bag: [],
    items: [{ holds: ['bandages', 'tonic'] }],
  });
});
