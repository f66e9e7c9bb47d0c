import type { Chance } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { enemyOf, type Field, field, withSheets } from '../../../test/fight.ts';
import { card, carry, withItems } from '../../../test/items.ts';
import type { Adventure } from '../../adventure.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { Hero } from '../../state.ts';
import { normalAttack } from './attack.ts';
import { attackChances, hitChances } from './chances.ts';
import { type Hit, resolveHits } from './hits-on-enemies.ts';
import { meleeWeapon, rangedWeapons } from './weapons.ts';

/** Looks at a field without playing on. */
function look<Seen>(at: Field, what: (g: Adventure, hero: Hero) => Seen): Seen {
  return field(at).sees((g, hero) => what(g, hero));
}

function oddsOf(chances: readonly Chance[], of: string): number {
  return chances.find((chance) => chance.of === of)?.odds ?? Number.NaN;
}

const ONE_ENEMY: Field = { at: '1,3', enemies: 'tentacles 2,3' };

/** Plays the same attack many times and says how often all of its enemies fell. */
function frequency(at: Field, attack: (g: Adventure, hero: Hero) => Iterable<unknown>, n: number) {
  let killed = 0;
  for (let game = 0; game < n; game++) {
    const played = field({ ...at, seed: `chances ${game}` }).runs(attack as never);
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

/** What the hero's blows need. */
const TO_HIT = 4;

/** Plays on with Grit for every miss, and for nothing else. */
function withGritOnMisses(at: Field, n: number): number {
  let killed = 0;
  for (let game = 0; game < n; game++) {
    const played = field({ ...at, seed: `grit ${game}` }).runs((g, hero) =>
      normalAttack(g, hero, [meleeWeapon(g, hero)]),
    );
    for (let [asked] = played.pending; asked; [asked] = played.pending) {
      const missed = asked.options.filter((id) => {
        const means = asked.means?.(id) as BrimstoneMeaning | null;
        return means?.kind === 'die' && means.roll?.purpose === 'to-hit' && means.value < TO_HIT;
      });
      played.pick(...missed);
    }
    if (played.state.enemies.length === 0) killed++;
  }
  return killed / n;
}

test('the chance to kill with Grit is how often it kills when every miss is rolled again', () => {
  const at: Field = {
    ...ONE_ENEMY,
    content: withSheets({ tentacles: { defense: 2, health: 3 } }),
    change: ({ heroes: [hero] }) => {
      if (hero) hero.grit = 1;
    },
  };
  const chances = look(at, (g, hero) => attackChances(g, hero, [meleeWeapon(g, hero)]));
  const kill = oddsOf(chances, 'kill-grit');
  expect(kill).toBeGreaterThan(oddsOf(chances, 'kill') + NEAR);
  expect(Math.abs(withGritOnMisses(at, GAMES) - kill)).toBeLessThan(NEAR);
  const without = look({ ...at, change: () => undefined }, (g, hero) =>
    attackChances(g, hero, [meleeWeapon(g, hero)]),
  );
  expect(without.map(({ of }) => of)).toEqual(['hit', 'kill']);
});

test('the chance of hits already made is how often the engine kills with them', () => {
  const at: Field = { ...ONE_ENEMY, content: withSheets({ tentacles: { defense: 3, health: 4 } }) };
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
