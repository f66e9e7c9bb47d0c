import type { Chance } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { enemyOf, type Field, field, forHero, withSheets } from '../../../test/fight.ts';
import { card, carry, quietly, withItems } from '../../../test/items.ts';
import type { Adventure } from '../../adventure.ts';
import type { Hero } from '../../state.ts';
import { normalAttack } from './attack.ts';
import { attackChances, hitChances } from './chances.ts';
import { type Hit, resolveHits } from './hits-on-enemies.ts';
import { meleeWeapon, rangedWeapons } from './weapons.ts';

/** Looks at a field without playing on. */
function look<Seen>(at: Field, what: (g: Adventure, hero: Hero) => Seen): Seen {
  let seen: Seen | undefined;
  field(at)
    .runs(
      forHero((g, hero) =>
        quietly(() => {
          seen = what(g, hero);
        }),
      ),
    )
    .done();
  return seen as Seen;
}

function oddsOf(chances: readonly Chance[], of: string): number {
  return chances.find((chance) => chance.of === of)?.odds ?? Number.NaN;
}

const ONE_ENEMY: Field = { at: [[1, 3]], enemies: [['tentacles', 2, 3]] };

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

/** Plays the same attack many times and says how often all of its enemies fell. */
function frequency(at: Field, attack: (g: Adventure, hero: Hero) => Iterable<unknown>, n: number) {
  let killed = 0;
  for (let game = 0; game < n; game++) {
    const played = field({ ...at, seed: `chances ${game}` }).runs(forHero(attack as never));
    if (played.state.enemies.length === 0) killed++;
  }
  return killed / n;
}

const GAMES = 2000;
/** Three times the spread of a frequency near a half, so that a true chance hardly ever fails. */
const NEAR = 3 * Math.sqrt(0.25 / GAMES);

const PISTOL = withItems(
  card('pistol', {
    keywords: ['gun', 'pistol'],
    hands: 1,
    weapon: { kind: 'gun', range: 6, shots: 3, damage: 1 },
  }),
);

const SHEETS = {
  'a Defense': { defense: 3, health: 4 },
  'a Tough one': { defense: 3, health: 4, abilities: { 'ab-tough': 1 } },
  Armor: { defense: 2, health: 3, abilities: { 'ab-armor': 4 } },
  Endurance: { defense: 0, health: 5, abilities: { 'ab-endurance': 2 } },
  'one who clings to life': { defense: 2, health: 3, abilities: { 'ab-tenacious': 3 } },
} as const;

for (const [name, sheet] of Object.entries(SHEETS)) {
  test(`the chance to kill is how often the engine kills: ${name}`, () => {
    const at: Field = {
      ...ONE_ENEMY,
      content: (content) => PISTOL(withSheets({ tentacles: sheet })(content)),
      change: (state) => void carry(state, 0, 'pistol', { equipped: true }),
    };
    const weapon = (g: Adventure, hero: Hero) => {
      const [pistol] = rangedWeapons(g, hero);
      if (!pistol) throw new Error('no pistol');
      return pistol;
    };
    const kill = look(at, (g, hero) => oddsOf(attackChances(g, hero, [weapon(g, hero)]), 'kill'));
    const often = frequency(at, (g, hero) => normalAttack(g, hero, [weapon(g, hero)]), GAMES);
    expect(kill).toBeGreaterThan(0.02);
    expect(Math.abs(often - kill)).toBeLessThan(NEAR);
  });
}

test('the chance of hits already made is how often the engine kills with them', () => {
  const at: Field = {
    ...ONE_ENEMY,
    content: withSheets({ tentacles: { defense: 3, health: 4 } }),
  };
  const hitsOf = (g: Adventure, hero: Hero): Hit[] => {
    const weapon = meleeWeapon(g, hero);
    return [true, false, false].map((critical) => ({
      weapon,
      toHit: critical ? 6 : 4,
      critical,
      extraDamage: 0,
      ammo: [],
    }));
  };
  const shares = look(at, (g, hero) => hitChances(g, hero, enemyOf(g.state, 0), hitsOf(g, hero)));
  const often = frequency(
    at,
    (g, hero) => {
      const attack = { hero, weapons: [], rolled: 0, paid: new Set<never>(), kills: [] };
      return resolveHits(g, attack, enemyOf(g.state, 0), hitsOf(g, hero));
    },
    GAMES,
  );
  expect(Math.abs(often - oddsOf(shares.at(-1) ?? [], 'kill'))).toBeLessThan(NEAR);
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
