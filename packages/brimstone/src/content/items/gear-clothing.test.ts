import { expect, test } from 'vitest';
import {
  blankActivation,
  enemyOf,
  type Field,
  field,
  spaceIn,
  withSheets,
} from '../../../test/fight.ts';
import { heroOf } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import type { ClassId } from '../../ids.ts';
import type { Cause } from '../../moments.ts';
import { trigger } from '../../rules/abilities/active.ts';
import { drawScavengeCards } from '../../rules/exploration/search.ts';
import { escapeTest } from '../../rules/movement/escape.ts';

const EVENT: Cause = { kind: 'card', id: 'test' };
const ENEMY: Cause = { kind: 'enemy', id: 'tentacles' };
const EXPLOSION: Cause = { kind: 'explosion', id: 'dynamite' };

/** A hero who wears something, a Bandido beside, and an enemy next to the hero. */
function wearing(id: string, more: Partial<Field> & { readonly class?: ClassId } = {}) {
  return field({
    heroes: [more.class ?? 'us-marshal', 'bandido'],
    at: '1,2 1,1',
    enemies: 'tentacles 2,2',
    content: withSheets({}),
    ...more,
    has: id,
    change(state) {
      state.reviveTokens = 0;
      more.change?.(state);
    },
  });
}

test("the Powder-Man's Hat stops 2 Wounds of explosions and events, not of enemies", () => {
  const played = wearing('powder-mans-hat').runs(function* (g, hero) {
    expect(yield* g.do.woundHero(g, hero, 3, EXPLOSION)).toBe(1);
    expect(yield* g.do.woundHero(g, hero, 2, EVENT)).toBe(0);
    expect(yield* g.do.woundHero(g, hero, 3, ENEMY)).toBe(3);
  });
  played.done();
});

test("the Undertaker's Topper: the first kill of a fight and every fallen neighbour heal", () => {
  const played = wearing('undertakers-topper', {
    enemies: 'tentacles 4,1 4,2 4,3',
    change: (state) => {
      heroOf(state, 0).sanityDamage = 5;
    },
  }).runs(function* (g, hero) {
    const by = { hero, cause: EVENT };
    yield* g.do.woundEnemy(g, enemyOf(g.state, 0), 20, by);
    yield* g.do.woundEnemy(g, enemyOf(g.state, 0), 20, by);
    expect(hero.sanityDamage).toBe(4);
    yield* g.do.woundHero(g, heroAt(g, 1), 20, EVENT);
  });
  expect(played.done().hero(0).sanityDamage).toBe(3);
});

test('an Oilskin Duster keeps Poison and Void Venom out on 4+', () => {
  const played = wearing('oilskin-duster', {
    dice: 'poison-save 4, poison-save 3, poison-save 5, poison-save 1',
  }).runs(function* (g, hero) {
    const { poison, voidVenom } = g.do;
    for (const harm of [poison, poison, voidVenom, voidVenom]) yield* harm(g, hero);
  });
  expect([played.done().hero(0).poison, played.hero(0).voidVenom]).toEqual([1, 1]);
});

test('a Poncho re-rolls one failed Defense die in a fight', () => {
  const played = wearing('sun-bleached-poncho', {
    dice: 'defense 1 6 1, reroll 5, defense 1',
  }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 3, cause: ENEMY });
    yield* g.do.hitHero(g, hero, { hits: 1, cause: ENEMY });
  });
  expect(played.options).toEqual(['die0', 'die2']);
  played.pick('die0').done();
  expect(played.hero(0).wounds).toBe(2);
});

test('Hobnail Boots: no Escape test for the first space, and nothing pushes', () => {
  const played = wearing('hobnail-boots', { dice: 'escape 1' }).runs(function* (g, hero) {
    const activation = blankActivation(4);
    hero.activation = activation;
    expect(yield* escapeTest(g, hero, activation)).toBe(true);
    activation.moved = true;
    expect(yield* escapeTest(g, hero, activation)).toBe(false);
    yield* g.do.pushHero(g, hero, 2, spaceIn(g.state, [1, 3]));
  });
  expect(played.done().hero(0).space).toBe(spaceIn(played.state, [1, 2]));
});

test("Rock-Sifter's Goggles draw one Scavenge card more and put one back", () => {
  const played = wearing('rock-sifters-goggles', { enemies: [] }).runs((g, hero) =>
    drawScavengeCards(g, hero, 1),
  );
  expect(played.prompt).toBe('prompt.put-scavenge-back');
  expect(played.options).toHaveLength(2);
});

test('a Feather Boa costs Sanity and takes a die from one type that is adjacent', () => {
  const played = wearing('feather-boa', {
    class: 'saloon-girl',
    dice: 'enemy-to-hit 1 1 1, enemy-to-hit 1 1, enemy-to-hit 1',
  }).runs(function* (g, hero) {
    const attack = (dice: number) =>
      g.do.enemyAttack(g, enemyOf(g.state, 0), hero, { dice, toHit: 4, damage: 1 });
    yield* trigger(g, 'enemyActivationStart', { type: 'stranglers' });
    yield* attack(3);
    yield* trigger(g, 'enemyActivationStart', { type: 'tentacles' });
    yield* attack(3);
    yield* attack(1);
    yield* trigger(g, 'enemyActivationStart', { type: 'tentacles' });
  });
  played.pick('yes').done();
  expect(played.hero(0).sanityDamage).toBe(1);
});
