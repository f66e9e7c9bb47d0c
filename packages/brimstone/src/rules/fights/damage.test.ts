import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { all, enemyOf, field, withSheets } from '../../../test/fight.ts';
import { strike } from '../../../test/hero-cards.ts';
import { card, carry, enemyAt, heroOf, withItems } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import type { RuleOptions } from '../../options.ts';
import { playStep } from '../turn/turn.ts';
import { normalAttack } from './attack.ts';
import { meleeWeapon, rangedWeapons } from './weapons.ts';

const BESIDE = { at: '3,3', enemies: 'tentacles 2,3' } as const;
type Edition = RuleOptions['edition'];

/** Two melee hits with these damage dice on one enemy with this sheet. */
function hits(
  sheet: Parameters<typeof withSheets>[0]['tentacles'],
  toHit: readonly number[],
  damage: readonly number[],
  more: { armor?: readonly number[]; edition?: Edition; elite?: number } = {},
) {
  const { armor = [], edition = 'revised', elite = 0 } = more;
  return field({
    at: '3,3',
    // A second one far away, so that the fight goes on.
    enemies: 'tentacles 2,3 stranglers 8,1',
    options: { edition },
    content: withSheets({ tentacles: sheet ?? {} }),
    dice: [
      ['to-hit', ...toHit],
      ['damage', ...damage],
      ['enemy-armor', ...armor],
    ],
    change: ({ fight }) => {
      const group = fight?.groups.tentacles;
      if (group) group.elite = Array<string>(elite).fill('none');
    },
  })
    .runs(strike)
    .done();
}

const wounds = (played: ReturnType<typeof hits>) => enemyOf(played.state, 0).wounds;

rule(['B-DMG-01', 'B-DMG-03', 'B-DMG-04'], 'damage of each hit on its own, less Defense', () => {
  expect(wounds(hits({ defense: 3 }, [4, 5], [3, 5]))).toBe(2);
  expect(wounds(hits({ defense: 4 }, [4, 5], [1, 6]))).toBe(2);
  const three = field({
    ...BESIDE,
    content: all(withSheets({}), withItems(card('knife', { ability: { stats: { combat: 1 } } }))),
    dice: 'to-hit 4 4 4, damage 2 4 6',
    change: (state) => void carry(state, 0, 'knife'),
  }).runs(strike);
  three.done();
  expect(three.eventsNamed('hit-enemy').map(({ amount }) => amount)).toEqual([2, 4, 6]);
});

test('damage that is not what the die shows says why, and so do Wounds', () => {
  const ability = { stats: { damageMelee: 1 } };
  const played = field({
    at: '3,3',
    // A second one far away, so that the fight goes on.
    enemies: 'tentacles 2,3 stranglers 8,1',
    content: all(
      withSheets({ tentacles: { health: 2 } }),
      withItems(card('knuckles', { ability })),
    ),
    dice: 'to-hit 4 1, damage 4',
    change: (state) => void carry(state, 0, 'knuckles'),
  }).runs(strike);
  const parts = [{ source: 'knuckles', amount: 1 }];
  expect(played.eventsNamed('hit-enemy')).toMatchObject([
    { amount: 5, made: { rolled: 4, parts } },
  ]);
  const beyond = [{ source: 'beyond', amount: -3 }];
  expect(played.eventsNamed('enemy-wounded')).toMatchObject([
    { amount: 2, made: { rolled: 5, parts: beyond } },
  ]);
});

rule(['B-DMG-02'], 'one Grit re-rolls any damage dice of one target, each once', () => {
  const played = field({
    ...BESIDE,
    content: all(withSheets({}), withItems(card('knife', { ability: { stats: { combat: 1 } } }))),
    dice: 'to-hit 4 4 4, damage 1 1 5, reroll 1 6',
    change: (state) => {
      carry(state, 0, 'knife');
      heroOf(state, 0).grit = 2;
    },
  }).runs(strike);
  expect(played.prompt).toBe('prompt.reroll-higher');
  played.pick('die0', 'die1');
  expect(played.options).toEqual(['die2']);
  played.pick().done();
  expect(enemyOf(played.state, 0).wounds).toBe(12);
  expect(played.hero(0).grit).toBe(1);
});

rule(['B-DMG-05'], 'a D8: 6, 7 and 8 are critical', () => {
  const shotgun = card('boomstick', {
    hands: 2,
    weapon: { kind: 'gun', range: 4, shots: 1, toHitDie: 'D8', damageDie: 'D8' },
  });
  const shot = (toHit: number, damage: number) => {
    const played = field({
      ...BESIDE,
      content: all(withSheets({ tentacles: { defense: 3 } }), withItems(shotgun)),
      dice: `to-hit ${toHit}, damage ${damage}`,
      change: (state) => void carry(state, 0, 'boomstick', { equipped: true }),
    }).runs(function* (g, hero) {
      const [weapon] = rangedWeapons(g, hero);
      if (weapon) yield* normalAttack(g, hero, [weapon]);
    });
    played.done();
    return [played.eventsNamed('critical').length, enemyOf(played.state, 0).wounds];
  };
  expect(shot(5, 4)).toEqual([0, 1]);
  for (const critical of [6, 7, 8]) expect(shot(critical, 4)).toEqual([1, 4]);
  expect(shot(5, 8)).toEqual([0, 5]);
});

rule(['B-DMG-06'], 'first edition: each 6 is critical', () => {
  const played = field({
    ...BESIDE,
    options: { edition: 'first' },
    content: all(withSheets({}), withItems(card('knife', { ability: { stats: { combat: 1 } } }))),
    dice: 'to-hit 6 6 5, damage 1 1 1',
    change: (state) => void carry(state, 0, 'knife'),
  }).runs(strike);
  played.done();
  expect(played.eventsNamed('hit-enemy')).toHaveLength(3);
  expect(played.eventsNamed('critical')).toHaveLength(2);
});

rule(['B-DMG-07', 'B-DMG-10', 'B-DMG-11'], 'critical hits ignore Defense, not Armor', () => {
  expect(wounds(hits({ defense: 5 }, [6, 1], [4]))).toBe(4);
  expect(wounds(hits({ defense: 5 }, [5, 1], [4]))).toBe(0);
  const armored = { defense: 4, abilities: { 'ab-armor': 5 } };
  expect(wounds(hits(armored, [4, 4], [5, 6], { armor: [2, 5, 6] }))).toBe(1);
  expect(wounds(hits(armored, [6, 1], [5], { armor: [1, 1, 5, 6, 4] }))).toBe(3);
  const both = { defense: 2, abilities: { 'ab-armor': 6 } };
  expect(wounds(hits(both, [4, 1], [2], { armor: [] }))).toBe(0);
});

rule(['B-IMMUNE-02'], 'Tough enemies keep their Defense against critical hits', () => {
  expect(wounds(hits({ defense: 4, abilities: { 'ab-tough': 1 } }, [6, 1], [5]))).toBe(1);
});

rule(['B-DMG-08'], 'wounds stay on their own model', () => {
  const played = field(
    'us-marshal 3,3 vs tentacles 2,3 4,3',
    'to-hit 4 1, damage 4, to-hit 4 1, damage 1',
    { content: withSheets({ tentacles: { health: 6 } }) },
  ).runs(function* (g, hero) {
    yield* normalAttack(g, hero, [meleeWeapon(g, hero)]);
    g.state.turn.step = 'end';
    yield* playStep(g);
    expect(g.state.turn.number).toBe(2);
    expect(g.state.enemies.map((enemy) => enemy.wounds)).toEqual([4, 0]);
    yield* normalAttack(g, hero, [meleeWeapon(g, hero)]);
  });
  played.pick('tentacles1').pick('tentacles1').done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([5, 0]);
});

rule(['B-DMG-09', 'B-XP-51', 'B-XP-04'], 'who does the last Wound kills and is paid', () => {
  const played = field(
    'us-marshal 3,3 bandido 1,3 vs tentacles 2,3 stranglers 6,1',
    'to-hit 4 1, damage 3, to-hit 4 1, damage 2',
    { content: withSheets({ tentacles: { health: 5, xp: { base: 15, each: 0 } } }) },
  ).runs(function* (g, hero) {
    yield* normalAttack(g, hero, [meleeWeapon(g, hero)]);
    expect(hero.xp).toBe(0);
    yield* normalAttack(g, heroAt(g, 1), [meleeWeapon(g, heroAt(g, 1))]);
  });
  played.done();
  expect(played.state.enemies.map(({ type }) => type)).toEqual(['stranglers']);
  expect([played.hero(0).xp, played.hero(1).xp]).toEqual([0, 15]);
});

const LARGE = { xp: { base: 10, each: 5 } };

rule(['B-XP-05', 'B-XP-53'], 'revised: the base once per attack, 5 for each Wound', () => {
  expect(hits(LARGE, [4, 4], [2, 4]).hero(0).xp).toBe(40);
});

rule(['B-XP-06', 'B-XP-54'], 'first edition: the base for each hit that wounds', () => {
  expect(hits(LARGE, [4, 4], [2, 4], { edition: 'first' }).hero(0).xp).toBe(50);
});

rule(['B-XP-57', 'B-XP-58', 'B-XP-07'], 'Elite abilities raise the base only', () => {
  expect(hits(LARGE, [4, 4], [2, 4], { elite: 1 }).hero(0).xp).toBe(45);
  expect(hits(LARGE, [4, 4], [2, 4], { elite: 1, edition: 'first' }).hero(0).xp).toBe(60);
  const small = hits({ health: 3, xp: { base: 15, each: 0 } }, [4, 1], [3], { elite: 2 });
  expect(small.hero(0).xp).toBe(25);
});

rule(['B-XP-55'], 'no Wound, no XP', () => {
  expect(hits({ ...LARGE, defense: 4 }, [4, 1], [4]).hero(0).xp).toBe(0);
});

rule(['B-XP-52', 'B-XP-56'], 'every attacker and every model pays its base', () => {
  const two = field('us-marshal 3,3 vs tentacles 2,3 4,3', 'to-hit 4 4, damage 1, damage 1', {
    content: withSheets({ tentacles: LARGE }),
  }).runs(strike);
  two.pick('tentacles1', 'tentacles2').done();
  expect(two.hero(0).xp).toBe(30);
  const heroes = field(
    'us-marshal 3,3 bandido 1,3 vs tentacles 2,3',
    'to-hit 4 1, damage 1, to-hit 4 1, damage 1',
    { content: withSheets({ tentacles: LARGE }) },
  ).runs(function* (g) {
    for (const hero of g.state.heroes) yield* normalAttack(g, hero, [meleeWeapon(g, hero)]);
  });
  heroes.done();
  expect(heroes.state.heroes.map(({ xp }) => xp)).toEqual([15, 15]);
});

rule(['B-IMMUNE-03'], 'other effects of a critical hit work against Tough enemies', () => {
  const edge = card('edge', {
    ability: {
      on: {
        damageRolled: (_g, _source, hit): undefined => {
          if (hit.critical) hit.damage += 1;
        },
      },
    },
  });
  const played = field({
    ...BESIDE,
    content: all(
      withSheets({ tentacles: { defense: 4, abilities: { 'ab-tough': 1 } } }),
      withItems(edge),
    ),
    dice: 'to-hit 6 1, damage 4',
    change: (state) => void carry(state, 0, 'edge'),
  }).runs(strike);
  played.done();
  expect(enemyOf(played.state, 0).wounds).toBe(1);
});

rule(['B-XP-59'], 'XP are a running total', () => {
  const played = field({
    ...BESIDE,
    content: withSheets({ tentacles: LARGE }),
    dice: 'to-hit 4 4, damage 2 4',
    hero: { xp: 120 },
  }).runs(strike);
  played.done();
  expect(played.hero(0).xp).toBe(160);
});

test('what Defense stops, or who is already gone, takes no Wounds', () => {
  const told: [number, boolean][] = [];
  const ear = card('ear', {
    ability: {
      on: {
        hitResolved(_g, _source, { wounds: taken, killed }) {
          told.push([taken, killed]);
          return undefined;
        },
      },
    },
  });
  field({
    ...BESIDE,
    content: all(withSheets({ tentacles: { defense: 4, health: 2 } }), withItems(ear)),
    dice: 'to-hit 4 4, damage 4 6',
    change: (state) => {
      carry(state, 0, 'ear');
      // Another one, so that the fight goes on.
      enemyAt(state, 0, 'stranglers');
    },
  })
    .runs(strike)
    .done();
  expect(told).toEqual([
    [0, false],
    [2, true],
  ]);
});
