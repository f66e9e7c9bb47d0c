import { expect } from 'vitest';
import { abilitiesOf, blowOf, EVENT, learned } from '../../../test/abilities.ts';
import { active, enemyOf, spaceIn, to } from '../../../test/fight.ts';
import { strike, useOnly } from '../../../test/hero-cards.ts';
import { give, heroOf } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { trigger } from '../../rules/abilities/active.ts';
import { meleeWeapon } from '../../rules/fights/weapons.ts';
import { usesNow } from '../../rules/items/uses.ts';
import { mustEscape } from '../../rules/movement/escape.ts';
import { walk } from '../../rules/movement/movement.ts';

const { ability, nothingMissing } = abilitiesOf('saloon-girl');

const GIRL = { heroes: ['saloon-girl', 'gunslinger'] } as const;
const NEAR = [['stranglers', 3, 2]] as const;

ability('hat-pin', 'a 5 is a Critical Hit in Melee', () => {
  const played = learned('hat-pin', {
    ...GIRL,
    enemies: NEAR,
    content: (all) => all,
    dice: 'to-hit 5 1, damage 2',
  }).runs(function* (g, hero) {
    expect(meleeWeapon(g, hero).critOn).toBe(5);
    yield* strike(g);
  });
  expect(enemyOf(played.done().state, 0).wounds).toBe(2);
});

ability('out-the-door', 'once a turn: one Wound more, and three spaces away', () => {
  const played = learned('out-the-door', {
    ...GIRL,
    enemies: NEAR,
    dice: 'to-hit 5 5, damage 2 2',
  }).runs(strike);
  played.done();
  const enemy = enemyOf(played.state, 0);
  expect([enemy.wounds, enemy.space]).toEqual([5, spaceIn(played.state, [6, 2])]);
});

ability('floor-show', 'a Free Attack with three dice, once in a Fight', () => {
  const played = learned('floor-show', {
    ...GIRL,
    enemies: NEAR,
    dice: 'to-hit 5 5 1, damage 1 2',
    change: (state) => active(heroOf(state, 0)),
  }).runs(function* (g, hero) {
    yield* useOnly(g, hero, 'free-attack');
    expect(usesNow(g, hero, ['free-attack'])).toEqual([]);
  });
  expect(enemyOf(played.done().state, 0).wounds).toBe(3);
});

ability('gentle-hands', 'Comforting Presence heals two', () => {
  const played = learned(['comforting-presence', 'gentle-hands'], {
    ...GIRL,
    change: (state) => {
      heroOf(state, 1).wounds = 5;
    },
  }).runs((g, hero) => useOnly(g, hero, 'turn-end'));
  expect(played.done().hero(1).wounds).toBe(3);
});

ability('supper-for-everyone', 'all heal one more after a Fight', () => {
  learned('supper-for-everyone', GIRL)
    .runs(function* (g) {
      const breaths = [0, 1].map((hero) => ({ hero: heroAt(g, hero), idle: false, heal: 2 }));
      for (const breath of breaths) yield* trigger(g, 'catchYourBreath', breath);
      expect(breaths.map(({ heal }) => heal)).toEqual([3, 3]);
    })
    .done();
});

ability('not-on-my-shift', 'once an Adventure nobody beside her falls', () => {
  const played = learned('not-on-my-shift', {
    ...GIRL,
    change: (state) => {
      state.reviveTokens = 0;
      heroOf(state, 1).wounds = 8;
      heroOf(state, 1).sanityDamage = 2;
    },
  }).runs((g) => g.do.woundHero(g, heroAt(g, 1), 4, EVENT) as never);
  played.pickAs(0, 'yes').done();
  const { wounds, sanityDamage, knockedOut } = played.hero(1);
  expect([wounds, sanityDamage, knockedOut]).toEqual([7, 0, null]);
  expect(played.hero(0).exhausted).toEqual({ 'not-on-my-shift': 'adventure' });
});

ability('through-their-legs', 'one step a turn needs no Escape test', () => {
  const played = learned('through-their-legs', { ...GIRL, enemies: NEAR, at: '2,2 1,3' }).runs(
    function* (g, hero) {
      const activation = active(hero, 3);
      expect(mustEscape(g, hero)).toBe(true);
      const way = [spaceIn(g.state, [1, 2])];
      expect(yield* walk(g, hero, activation, way)).toEqual(way);
    },
  );
  expect(played.done().hero(0).exhausted).toEqual({ 'through-their-legs': 'turn' });
});

ability('never-where-they-aim', 'a 6 stops any Hit before Defense', () => {
  const played = learned('never-where-they-aim', {
    ...GIRL,
    enemies: NEAR,
    dice: 'cover 6 5, defense 1',
  }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 2, cause: blowOf(g.state) });
  });
  expect(played.done().hero(0).wounds).toBe(1);
});

ability('exit-stage-left', 'two spaces without a test, even after the Attack', () => {
  const played = learned('exit-stage-left', {
    ...GIRL,
    enemies: NEAR,
    at: '2,2 1,3',
    change: (state) => {
      active(heroOf(state, 0)).attacked = true;
    },
  }).runs((g, hero) => useOnly(g, hero, 'activation'));
  played.pick(to(played, 2, 1));
  expect(played.done().hero(0).space).toBe(spaceIn(played.state, [2, 1]));
});

ability('second-sleeve', 'the Hold-Out Pistol fires twice', () => {
  const played = learned('second-sleeve', {
    ...GIRL,
    enemies: NEAR,
    dice: 'to-hit 4 4, damage 2 2',
    change: (state) => {
      give(state, 0, 'hold-out-pistol');
      active(heroOf(state, 0));
    },
  }).runs((g, hero) => useOnly(g, hero, 'free-attack'));
  expect(enemyOf(played.done().state, 0).wounds).toBe(4);
});

ability('card-sharp', 'one die of a Fight a turn is rolled again', () => {
  const played = learned('card-sharp', {
    ...GIRL,
    enemies: NEAR,
    dice: 'defense 1 1, reroll 6',
  }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 2, cause: blowOf(g.state) });
  });
  played.pick('die0').done();
  expect(played.hero(0).wounds).toBe(1);
  expect(played.hero(0).exhausted).toEqual({ 'card-sharp': 'turn' });
});

ability('the-house-wins', 'one Loot card more for her alone', () => {
  const played = learned('the-house-wins', GIRL).runs((g) =>
    trigger(g, 'fightEnd', { final: false }),
  );
  const loot = played.events.filter(({ t }) => t === 'loot');
  expect(loot).toMatchObject([{ hero: 0 }]);
});

nothingMissing();
