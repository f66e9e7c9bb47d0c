import type { Chance } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { all, enemyOf, type Field, field, withSheets } from '../../../test/fight.ts';
import { card, carry, withItems } from '../../../test/items.ts';
import type { Ability } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { HitOnEnemy } from '../../moments.ts';
import type { Hero } from '../../state.ts';
import { attackChances, hitChances, volleysOf } from './chances.ts';
import type { Hit } from './hits-on-enemies.ts';
import { meleeWeapon } from './weapons.ts';

/** Looks at a field without playing on. */
function look<Seen>(at: Field, what: (g: Adventure, hero: Hero) => Seen): Seen {
  return field(at).sees((g, hero) => what(g, hero));
}

function oddsOf(chances: readonly Chance[], of: string): number {
  return chances.find((chance) => chance.of === of)?.odds ?? Number.NaN;
}

const ONE_ENEMY: Field = { at: '1,3', enemies: 'tentacles 2,3' };

test('a hit is as likely as its dice say, within their limit', () => {
  const hits = look({ ...ONE_ENEMY, content: withSheets({}) }, (g, hero) => {
    const fists = meleeWeapon(g, hero);
    const wild = { ...fists, dice: 20, toHit: 9 };
    const eight = { ...fists, dice: 1, toHitDie: 'D8' as const };
    return [fists, wild, eight].map((weapon) => oddsOf(attackChances(g, hero, [weapon]), 'hit'));
  });
  // Two dice at 4+; a 6 always hits, and no more than 8 dice are rolled.
  expect(hits[0]).toBeCloseTo(0.75, 12);
  expect(hits[1]).toBeCloseTo(1 - (5 / 6) ** 8, 12);
  expect(hits[2]).toBeCloseTo(5 / 8, 12);
});

test('the chance of a Wound knows Defense, Damage, critical hits and Tough', () => {
  const wounds = (tough: boolean) =>
    look(
      {
        ...ONE_ENEMY,
        content: withSheets({
          tentacles: { defense: 4, abilities: tough ? { 'ab-tough': 1 } : {} },
        }),
      },
      (g, hero) => {
        const fists = meleeWeapon(g, hero);
        const chance = (weapon: typeof fists, critical: boolean) => {
          const hit: Hit = { weapon, toHit: critical ? 6 : 4, critical, extraDamage: 0, ammo: [] };
          const [one = []] = hitChances(g, hero, enemyOf(g.state, 0), [hit]);
          return Math.round(oddsOf(one, 'wound') * 24);
        };
        return [
          chance(fists, false),
          chance({ ...fists, damage: 2 }, false),
          chance({ ...fists, damageDie: 'D8' }, false),
          chance({ ...fists, ignoresDefense: true }, false),
          chance(fists, true),
        ];
      },
    );
  // Of 24: 5 or 6; 3 to 6; 5 to 8; any.
  expect(wounds(false)).toEqual([8, 16, 12, 24, 24]);
  expect(wounds(true)).toEqual([8, 16, 12, 24, 8]);
});

test('hits kill by their Wounds one by one, each against Defense on its own', () => {
  const kills = look(
    { ...ONE_ENEMY, content: withSheets({ tentacles: { defense: 4, health: 3 } }) },
    (g, hero) => {
      const weapon = meleeWeapon(g, hero);
      const hit: Hit = { weapon, toHit: 4, critical: false, extraDamage: 0, ammo: [] };
      return hitChances(g, hero, enemyOf(g.state, 0), [hit, hit]).map((each) =>
        Math.round(oddsOf(each, 'kill') * 36),
      );
    },
  );
  // One hit does 2 at most. Two do 3 with 5-6, 6-5 and 6-6; as one sum less one Defense it would be 26.
  expect(kills).toEqual([0, 3]);
});

test('Armor stops Wounds one by one', () => {
  const sheet = { defense: 2, health: 2, abilities: { 'ab-armor': 4 } };
  const chances = look({ ...ONE_ENEMY, content: withSheets({ tentacles: sheet }) }, (g, hero) => {
    const weapon = meleeWeapon(g, hero);
    const hit: Hit = { weapon, toHit: 4, critical: false, extraDamage: 0, ammo: [] };
    return hitChances(g, hero, enemyOf(g.state, 0), [hit])[0] ?? [];
  });
  // One to four Wounds with 3 to 6, each of them stopped by half of the dice.
  expect(oddsOf(chances, 'wound')).toBeCloseTo((1 / 2 + 3 / 4 + 7 / 8 + 15 / 16) / 6, 12);
  expect(oddsOf(chances, 'kill')).toBeCloseTo((1 / 4 + 1 / 2 + 11 / 16) / 6, 12);
});

/** The chance of at least one Wound by a plain hit with bare hands, while the hero has an ability. */
function woundWith(ability: Ability): number {
  const at: Field = {
    ...ONE_ENEMY,
    content: all(withSheets({ tentacles: { defense: 3 } }), withItems(card('charm', { ability }))),
    change: (state) => void carry(state, 0, 'charm'),
  };
  return look(at, (g, hero) => {
    const weapon = meleeWeapon(g, hero);
    const hit: Hit = { weapon, toHit: 4, critical: false, extraDamage: 0, ammo: [] };
    const [chances = []] = hitChances(g, hero, enemyOf(g.state, 0), [hit]);
    return Math.round(oddsOf(chances, 'wound') * 6);
  });
}

test('the chance of a Wound knows what abilities do to a hit', () => {
  expect(woundWith({})).toBe(3);
  const changed = (change: (hit: HitOnEnemy) => void) =>
    woundWith({ on: { damageRolled: (_g, _source, hit): undefined => change(hit) as undefined } });
  expect(
    changed((hit) => {
      hit.damage += 1;
    }),
  ).toBe(4);
  expect(
    changed((hit) => {
      hit.ignoresDefense = true;
    }),
  ).toBe(6);
  expect(
    changed((hit) => {
      hit.harmless = true;
    }),
  ).toBe(0);
});

test('dice that abilities add count beforehand: one number, or one of several, within the limit', () => {
  const dice = (ability: Ability) =>
    look(
      {
        ...ONE_ENEMY,
        content: all(withSheets({}), withItems(card('charm', { ability }))),
        change: (state) => void carry(state, 0, 'charm'),
      },
      (g, hero) => {
        const fists = meleeWeapon(g, hero);
        return volleysOf(g, hero, [fists, fists]).map((volley) => volley.dice);
      },
    );
  const two = [0, 0, 1];
  expect(dice({})).toEqual([two, two]);
  expect(dice({ attackDice: () => 2 })).toEqual([
    [0, 0, 0, 0, 1],
    [0, 0, 0, 0, 1],
  ]);
  // Either 3 or 5 for the first of the two, who knows of none before it.
  const first: Ability = { attackDice: (_g, _source, { before }) => (before[0] ? 0 : [1, 3]) };
  expect(dice(first)).toEqual([[0, 0, 0, 0.5, 0, 0.5], two]);
  expect(dice({ attackDice: () => 5 })).toEqual([
    [0, 0, 0, 0, 0, 0, 0, 1],
    [0, 1],
  ]);
});

test('the chance to kill is that of the enemy for whom it is likeliest, criticals and all', () => {
  const kill = (healthy: number) =>
    look(
      {
        at: '3,3',
        enemies: 'tentacles 2,3 stranglers 4,3',
        content: withSheets({
          tentacles: { health: 1, defense: 4 },
          stranglers: { health: healthy, defense: 4 },
        }),
      },
      (g, hero) => oddsOf(attackChances(g, hero, [meleeWeapon(g, hero)]), 'kill-one'),
    );
  // Two dice: a 6 ignores the Defense, a 4 or 5 gets past it with a 5 or 6.
  const likeliest = 1 - (1 - 1 / 6 - (2 / 6) * (2 / 6)) ** 2;
  expect(kill(20)).toBeCloseTo(likeliest, 12);
  expect(kill(1)).toBeCloseTo(likeliest, 12);
});

test('an enemy dies of several hits together, and of more than enough', () => {
  const kill = look(
    { ...ONE_ENEMY, content: withSheets({ tentacles: { health: 7 } }) },
    (g, hero) => oddsOf(attackChances(g, hero, [meleeWeapon(g, hero)]), 'kill'),
  );
  // Both dice hit, and 21 of the 36 pairs of damage come to 7 or more.
  expect(kill).toBeCloseTo((1 / 4) * (21 / 36), 12);
});

test('looking at chances changes nothing', () => {
  const at: Field = { ...ONE_ENEMY, heroes: ['bandido'], content: withSheets({}) };
  const [before, after] = look(at, (g, hero) => {
    const then = JSON.stringify(g.state);
    attackChances(g, hero, [meleeWeapon(g, hero)]);
    return [then, JSON.stringify(g.state)];
  });
  expect(after).toBe(before);
});
