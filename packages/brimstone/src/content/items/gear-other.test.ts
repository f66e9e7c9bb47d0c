import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import {
  blankActivation,
  enemyOf,
  type Field,
  field,
  spaceIn,
  withSheets,
} from '../../../test/fight.ts';
import { shoot, useOnly } from '../../../test/hero-cards.ts';
import { give, heroOf } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { readyAll } from '../../rules/abilities/active.ts';
import { holdBackTheDarkness } from '../../rules/darkness/depth.ts';
import { usesNow } from '../../rules/items/uses.ts';

/** A Marshal with a card, in the own activation, and a Gunslinger beside. */
function carrying(id: string, more: Field = {}) {
  return field({
    heroes: ['us-marshal', 'gunslinger'],
    at: '1,3 2,3',
    content: withSheets({}),
    ...more,
    hero: { activation: blankActivation() },
    has: id,
    change: (state) => more.change?.(state),
  });
}

test('a Hemp Coil adds 2 dice to tests of Agility or Strength on the tile, twice', () => {
  const played = carrying('hemp-coil', {
    dice: 'skill-strength 1 1 1 1, skill-agility 1 1 1 1 1, skill-agility 1 1 1, skill-luck 1 1 1',
  }).runs(function* (g, hero) {
    const test = { need: 6, card: 'test' };
    yield* g.do.skillTest(g, hero, { ...test, skill: 'strength' });
    yield* g.do.skillTest(g, heroAt(g, 1), { ...test, skill: 'agility' });
    yield* g.do.skillTest(g, hero, { ...test, skill: 'agility' });
    yield* g.do.skillTest(g, hero, { ...test, skill: 'luck' });
  });
  played.pickAs(0, 'yes').pickAs(0, 'yes').done();
});

test('a Plunger Box sets Dynamite off without a roll, in sight and within 4', () => {
  const played = carrying('plunger-box', {
    enemies: 'tentacles 5,1 8,1',
    dice: 'dynamite-damage 3',
    change: (state) => {
      heroOf(state, 0).bag = ['dynamite'];
    },
  }).runs((g, hero) => useOnly(g, hero, 'instead-of-attack'));
  expect(played.options).not.toContain(`s${spaceIn(played.state, [6, 3])}`);
  played.pick(`s${spaceIn(played.state, [5, 1])}`).done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([5, 0]);
  expect(played.hero(0).bag).toEqual([]);
});

test("a Sawbones' Roll heals and takes all Poison, three times, once in a turn", () => {
  const played = carrying('sawbones-roll', {
    dice: 'heal 2, heal 3',
    change: (state) => {
      Object.assign(heroOf(state, 1), { wounds: 5, poison: 2 });
      const [roll] = heroOf(state, 0).items;
      if (roll) roll.charges = 2;
    },
  }).runs(function* (g, hero) {
    const peace = usesNow(g, hero, ['activation', 'instead-of-attack']).map(({ use }) => use.id);
    expect(peace).toEqual(['operate', 'treat']);
    yield* useOnly(g, hero, 'activation');
    expect(usesNow(g, hero, ['activation', 'instead-of-attack'])).toEqual([]);
    readyAll(g, 'turn');
    yield* useOnly(g, hero, 'instead-of-attack');
  });
  played.done();
  expect([played.hero(1).wounds, played.hero(1).poison]).toEqual([0, 0]);
  expect(played.hero(0).items).toEqual([]);
  expect(played.hero(0).xp).toBe(25);
});

test("the Professor's Cure-All does what the die says", () => {
  for (const [die, heal, wounds, sanity, poison, grit] of [
    [1, [], 10, 10, 1, 0],
    [3, [4], 10, 6, 0, 0],
    [5, [4, 3], 3, 10, 0, 0],
    [6, [5, 1, 2], 7, 5, 0, 1],
  ] as const) {
    const played = carrying('professors-cure-all', {
      heroes: ['us-marshal', 'gunslinger'],
      dice:
        heal.length > 0
          ? [
              ['cure-all', die],
              ['heal', ...heal],
            ]
          : [['cure-all', die]],
      change: (state) => Object.assign(heroOf(state, 1), { wounds: 10, sanityDamage: 10 }),
    }).runs((g, hero) => useOnly(g, hero, 'anytime'));
    const hero = played.done().hero(1);
    expect([hero.wounds, hero.sanityDamage, hero.poison, hero.grit]).toEqual([
      wounds,
      sanity,
      poison,
      grit,
    ]);
    expect(played.hero(0).items).toEqual([]);
  }
});

test('a Company Strongbox opens to Cunning or Strength of 6 or more', () => {
  const played = carrying('company-strongbox', {
    dice: 'skill-strength 1 5, skill-cunning 1 1 1 6, gold 3 4',
    change: (state) => {
      state.decks.gear.draw = ['hemp-coil'];
    },
  }).runs(function* (g, hero) {
    yield* useOnly(g, hero, 'instead-of-search');
    readyAll(g, 'turn');
    yield* useOnly(g, hero, 'instead-of-search');
  });
  played.pick('strength').pick('cunning').done();
  expect(played.hero(0).gold).toBe(175);
  expect(played.hero(0).items.map(({ card }) => card)).toEqual(['hemp-coil']);
});

test('Silver Casings: more damage to Demons and the Void, even with the last one', () => {
  const played = carrying('silver-casings', {
    enemies: 'stranglers 1,2',
    dice: 'to-hit 4 1, silver 5, damage 2',
    change: (state) => {
      give(state, 0, 'pistol');
      const [casings] = heroOf(state, 0).items;
      if (casings) casings.charges = 1;
    },
  }).runs(shoot);
  played.pick('yes').done();
  expect(enemyOf(played.state, 0).wounds).toBe(7);
  expect(played.hero(0).items.map(({ card }) => card)).toEqual(['pistol']);
});

test('Silver Casings are not for other enemies', () => {
  carrying('silver-casings', {
    enemies: 'targa-pylons 1,2',
    dice: 'to-hit 4 1, damage 2',
    change: (state) => give(state, 0, 'pistol'),
  })
    .runs(shoot)
    .done();
});

rule(['B-CLASS-25'], 'Dark Stone Bullets hit harder, and no Dead Eye Shot goes with one', () => {
  const played = carrying('dark-stone-bullets', {
    enemies: 'stranglers 1,2',
    content: withSheets({}),
    dice: 'to-hit 4 4, damage 1 1',
    change: (state) => {
      give(state, 0, 'pistol');
      Object.assign(heroOf(state, 0), { upgrades: ['six-shooter'], chambers: ['dead-eye-shot'] });
    },
  }).runs(shoot);
  // The first hit has a bullet, the second one none: only there the Shot is asked for.
  played.pick('yes').pick('no').pick('yes').done();
  expect(enemyOf(played.state, 0).wounds).toBe(1 + 2 + 1 + 2);
  expect(played.hero(0).items[0]?.charges).toBe(5);
  expect(played.hero(0).chambers).toEqual([]);
});

test('a Can of Lamp Oil helps a roll that is short of 2 at most, next to the lantern', () => {
  const start = 16;
  for (const [dice, asked, held] of [
    [[2, 3], true, true],
    [[1, 3], false, false],
  ] as const) {
    const played = carrying('can-of-lamp-oil', {
      dice: [['hold-back', ...dice]],
      change: (state) => {
        state.lantern = 1;
        state.depth = { party: 1, darkness: start };
      },
    }).runs((g) => holdBackTheDarkness(g));
    if (asked) played.pick('yes');
    if (held) played.done();
    expect(played.state.depth.darkness === start).toBe(held);
    expect(played.hero(0).items[0]?.charges).toBe(asked ? 2 : 3);
  }
});
