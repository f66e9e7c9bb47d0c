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
import { shoot, strike, useOnly } from '../../../test/hero-cards.ts';
import { give } from '../../../test/items.ts';
import { trigger } from '../../rules/abilities/active.ts';
import { rangedWeapons } from '../../rules/fights/weapons.ts';
import { enemyStat } from '../../rules/figures/enemy-stats.ts';
import { usesNow } from '../../rules/items/uses.ts';

/** A Marshal with a weapon in hand, in the middle of the own activation. */
function armed(id: string, more: Field) {
  return field({
    at: '1,3',
    content: withSheets({}),
    ...more,
    hero: { activation: blankActivation() },
    has: id,
    change: (state) => more.change?.(state),
  });
}

test('a Trapdoor Carbine is worse at 3 spaces or less', () => {
  const near = armed('trapdoor-carbine', { enemies: 'tentacles 4,3', dice: 'to-hit 4' }).runs(
    shoot,
  );
  expect(enemyOf(near.done().state, 0).wounds).toBe(0);
  const far = armed('trapdoor-carbine', {
    enemies: 'tentacles 5,3',
    dice: 'to-hit 4, damage 3',
  }).runs(shoot);
  expect(enemyOf(far.done().state, 0).wounds).toBe(5);
});

test('a Coach Gun has to be loaded again: without attacking, for Grit, or after the fight', () => {
  const played = armed('coach-gun', { enemies: 'tentacles 4,3', dice: 'to-hit 1 1' }).runs(
    function* (g, hero) {
      const isReady = () => rangedWeapons(g, hero).length === 1;
      yield* shoot(g);
      expect(isReady()).toBe(false);
      yield* trigger(g, 'heroActivationEnd', { hero });
      expect(isReady()).toBe(false);
      hero.activation = blankActivation();
      expect(usesNow(g, hero, ['activation'])).toEqual([]);
      yield* trigger(g, 'heroActivationEnd', { hero });
      expect(isReady()).toBe(true);
      yield* trigger(g, 'attackResolved', {
        hero,
        weapon: rangedWeapons(g, hero)[0] ?? fail(),
        kills: [],
        extraDice: 0,
      });
      hero.grit = 1;
      yield* useOnly(g, hero, 'activation');
      expect([isReady(), hero.grit]).toEqual([true, 0]);
    },
  );
  played.done();
});

function fail(): never {
  throw new Error('there is no gun');
}

test('a Pepperbox rolls for its Shots, and jams on a 1', () => {
  for (const [shots, ready] of [
    [3, 1],
    [1, 0],
  ] as const) {
    const misses = Array.from({ length: shots }, () => 1);
    armed('pepperbox', {
      enemies: 'tentacles 4,3',
      dice: [
        ['pepperbox', shots],
        ['to-hit', ...misses],
      ],
    })
      .runs(function* (g, hero) {
        yield* shoot(g);
        expect(rangedWeapons(g, hero)).toHaveLength(ready);
      })
      .done();
  }
});

test('a Tunnel Mattock counts Defense 2 lower, but not below nothing', () => {
  for (const [defense, wounds] of [
    [4, 2],
    [1, 4],
  ] as const) {
    const played = armed('tunnel-mattock', {
      enemies: 'tentacles 2,3',
      content: withSheets({ tentacles: { defense } }),
      dice: 'to-hit 4 1 1, damage 4',
    }).runs(strike);
    expect(enemyOf(played.done().state, 0).wounds).toBe(wounds);
  }
});

test("a Butcher's Cleaver passes surplus Wounds on, past Defense, as far as they go", () => {
  const played = armed('butchers-cleaver', {
    enemies: 'tentacles 2,3 stranglers 2,2 night-terrors 1,2',
    content: withSheets({
      tentacles: { health: 2 },
      stranglers: { health: 1, defense: 5 },
      'night-terrors': { health: 9, defense: 5 },
    }),
    dice: 'to-hit 5 1 1, damage 6',
  }).runs(strike);
  played.pick('tentacles1').pick('stranglers2').done();
  expect(played.state.enemies.map(({ type, wounds }) => [type, wounds])).toEqual([
    ['night-terrors', 3],
  ]);
});

rule(['B-XP-60'], 'what the Cleaver passes on is part of the Attack', () => {
  const played = armed('butchers-cleaver', {
    enemies: 'tentacles 2,3 stranglers 2,2',
    content: withSheets({
      tentacles: { health: 2, xp: { base: 10, each: 0 } },
      stranglers: { health: 20, xp: { base: 10, each: 5 } },
    }),
    dice: 'to-hit 5 5 1, damage 4, damage 3',
  }).runs(strike);
  played.pick('tentacles1', 'stranglers2').done();
  expect(enemyOf(played.state, 0).wounds).toBe(5);
  // The kill, the base of the other once, and 5 for each of its Wounds.
  expect(played.hero(0).xp).toBe(10 + 10 + 5 * 5);
});

test("a Drover's Whip drives an enemy away, once in a turn", () => {
  const played = armed('drovers-whip', {
    enemies: 'stranglers 2,3 5,3 goliath 2,1',
    change: (state) => {
      enemyOf(state, 0).target = 0;
    },
  }).runs(function* (g, hero) {
    yield* useOnly(g, hero, 'activation');
    expect(usesNow(g, hero, ['activation'])).toEqual([]);
  });
  played.pick(`s${spaceIn(played.state, [4, 3])}`).done();
  const enemy = enemyOf(played.state, 0);
  expect([enemy.space, enemy.target]).toEqual([spaceIn(played.state, [4, 3]), null]);
});

test('a Branding Iron burns past Defense and takes a die for the fight, once', () => {
  const played = armed('branding-iron', {
    enemies: 'stranglers 2,3',
    content: withSheets({ stranglers: { defense: 5, combat: 3 } }),
    dice: 'to-hit 4, damage 3',
  }).runs(function* (g, hero) {
    yield* useOnly(g, hero, 'free-attack');
    hero.freeAttackUsed = false;
    expect(usesNow(g, hero, ['free-attack'])).toEqual([]);
    expect(enemyStat(g, 'stranglers', 'combat', enemyOf(g.state, 0))).toBe(2);
    expect(enemyStat(g, 'stranglers', 'combat')).toBe(3);
  });
  expect(enemyOf(played.done().state, 0).wounds).toBe(3);
});

test('an Octagon Barrel hits harder at more than 3 spaces', () => {
  for (const [column, wounds] of [
    [4, 3],
    [5, 4],
  ] as const) {
    const played = armed('knuckle-guard', {
      enemies: `tentacles ${column},3`,
      dice: 'to-hit 4 1, damage 3',
      change: (state) => give(state, 0, 'pistol', { upgrades: ['octagon-barrel'] }),
    }).runs(shoot);
    expect(enemyOf(played.done().state, 0).wounds).toBe(wounds);
  }
});
