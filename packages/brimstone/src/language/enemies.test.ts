import { describe, expect, test } from 'vitest';
import { activation, enemyIn, HALL } from '../../test/enemies.ts';
import { type Field, field, withSheets } from '../../test/fight.ts';
import { heroOf } from '../../test/items.ts';
import type { Dice } from '../../test/notation.ts';
import { heroAt } from '../adventure.ts';
import { overlay, sheetAbility } from '../content/enemies/make.ts';
import { content } from '../content/index.ts';
import type { Content } from '../content-types.ts';
import { trigger } from '../rules/abilities/active.ts';
import { enemyStat } from '../rules/figures/enemy-stats.ts';
import type { AbilityData } from './ability.ts';
import { eachFoe, healFoes, hits, THEM_ADJACENT } from './build.ts';
import { withNumber } from './compile/made.ts';
import type { HeroFilter } from './values.ts';

/** Tentacles with an Elite entry that does this. */
const does =
  (data: AbilityData) =>
  (content: Content): Content => ({
    ...withSheets({ tentacles: { combat: 1, damage: 1, toHitMelee: 4, defense: 1 } })(content),
    elites: { ...content.elites, test: overlay('test', { does: data }) },
  });

/** Three heroes: next to the tentacle at 3,2, two spaces away, and far from it. */
function among(data: AbilityData, more: Field = {}) {
  return field({
    heroes: ['us-marshal', 'us-marshal', 'us-marshal'],
    tile: HALL,
    at: '4,2 5,2 8,4',
    enemies: 'tentacles 3,2',
    content: does(data),
    ...more,
    change(state) {
      state.reviveTokens = 0;
      for (const group of Object.values(state.fight?.groups ?? {}))
        if (group) group.elite = ['test'];
      for (const enemy of state.enemies) enemy.target = 0;
      more.change?.(state);
    },
  });
}

describe('Heroes as an enemy sees them', () => {
  test.each<[HeroFilter, readonly number[]]>([
    [{}, [0, 1, 2]],
    [{ adjacent: true }, [0]],
    [{ adjacent: false }, [1, 2]],
    [{ within: 2 }, [0, 1]],
    [{ target: true }, [0]],
    [{ target: false, within: 2 }, [1]],
    [{ onTile: true, inSight: true, adjacent: false }, [1, 2]],
  ])('%o', (byEnemy, expected) => {
    const data: AbilityData = {
      on: [{ at: 'enemyActivationStart', do: [eachFoe({ do: 'wounds', n: 1, to: { byEnemy } })] }],
    };
    const t = among(data).runs((g) => trigger(g, 'enemyActivationStart', { type: 'tentacles' }));
    const hurt = t.done().state.heroes.filter(({ wounds }) => wounds > 0);
    expect(hurt.map(({ index }) => index)).toEqual(expected);
  });
});

test('every model of the type attacks, as its sheet says or with numbers of its own', () => {
  const attack = (own: { toHit?: number; damage?: number }, dice: Dice) => {
    const to = { byEnemy: { adjacent: true } } as const;
    const data: AbilityData = {
      on: [
        { at: 'enemyActivationStart', do: [eachFoe({ do: 'enemy-attack', dice: 2, to, ...own })] },
      ],
    };
    const t = among(data, { dice, enemies: 'tentacles 3,2 4,3' }).runs((g) =>
      trigger(g, 'enemyActivationStart', { type: 'tentacles' }),
    );
    return t.done().hero(0).wounds;
  };
  // The second one reaches two of the heroes.
  const missed = ['enemy-to-hit', 2, 2] as const;
  expect(attack({}, [['enemy-to-hit', 4, 3], ['defense', 1], missed, missed])).toBe(1);
  const own = { toHit: 3, damage: 2 };
  expect(attack(own, [['enemy-to-hit', 3, 2], ['defense', 1], missed, missed])).toBe(2);
});

test('the most wounded heals, and of several one by lot', () => {
  const data: AbilityData = {
    on: [{ at: 'turnStart', do: [healFoes(1, { mostWounded: 'own-type' })] }],
  };
  const healed = (wounds: readonly number[]) => {
    const t = among(data, {
      seed: 'lot',
      enemies: 'tentacles 3,2 3,3',
      change(state) {
        for (const [n, each] of wounds.entries()) enemyIn(state, n).wounds = each;
      },
    }).runs((g) => trigger(g, 'turnStart', { turn: 1 }));
    return t.done().state.enemies.map((enemy) => enemy.wounds);
  };
  expect(healed([1, 3])).toEqual([1, 2]);
  expect(healed([2, 2]).sort()).toEqual([1, 2]);
});

test('of the own type: who is not the one it is about', () => {
  const alone = { any: { foes: THEM_ADJACENT, when: { other: true } } } as const;
  const data: AbilityData = { enemiesWhile: [{ when: alone, stats: { damage: 1 } }] };
  const damage = (enemies: string) => {
    return among(data, { enemies }).sees((g) =>
      enemyStat(g, 'tentacles', 'damage', enemyIn(g.state, 0)),
    );
  };
  expect(damage('tentacles 3,2')).toBe(1);
  expect(damage('tentacles 3,2 4,3')).toBe(2);
});

test('X is the number on the sheet, wherever it stands', () => {
  const data: AbilityData = {
    on: [{ at: 'heroHurt', when: { field: 'rolls', least: 'X' }, do: [hits('X')] }],
    special: { id: 'noose', n: { most: 'X' } },
  };
  expect(withNumber(data, 4)).toEqual({
    on: [{ at: 'heroHurt', when: { field: 'rolls', least: 4 }, do: [hits(4)] }],
    special: { id: 'noose', n: { most: 4 } },
  });
  const smash = sheetAbility('test', {
    on: [{ at: 'enemyAttackRolled', change: { hits: { least: 'X' } } }],
  });
  const hitsOf = (x: number) => {
    const attack = { enemy: { type: 'tentacles' }, hits: 1 };
    const source = { card: 'test', hero: null, item: null, type: 'tentacles' };
    const { on } = smash.ability(x, false);
    on?.enemyAttackRolled?.({ content } as never, source as never, attack as never);
    return attack.hits;
  };
  expect([hitsOf(2), hitsOf(3)]).toEqual([2, 3]);
});

test('what is paid where it can be keeps the change away', () => {
  const data: AbilityData = {
    on: [{ at: 'moveRolled', unlessPaid: { grit: 1 }, change: { spaces: { add: -2, least: 0 } } }],
  };
  const moves = (grit: number) => {
    const moment = { die: 3, grit: 0, spaces: 3, byAbility: false, byWorld: false };
    let spaces = 0;
    const t = among(data, {
      change: (state) => Object.assign(heroOf(state, 0), { grit }),
    }).runs(function* (g, hero) {
      const rolled = { hero, ...moment };
      yield* trigger(g, 'moveRolled', rolled);
      spaces = rolled.spaces;
    });
    return [t.done().hero(0).grit, spaces];
  };
  expect([moves(1), moves(0)]).toEqual([
    [0, 3],
    [0, 1],
  ]);
});

test('once for each hero, until the group activates again', () => {
  const data: AbilityData = {
    on: [{ at: 'heroHurt', onceEach: true, do: [{ do: 'lose-grit', n: 1 }] }],
  };
  const grit: number[][] = [];
  among(data, {
    change: (state) => {
      for (const hero of state.heroes) hero.grit = 2;
    },
  })
    .runs(function* (g) {
      const cause = { kind: 'enemy', id: 'tentacles' } as const;
      const hurt = (hero: number) =>
        trigger(g, 'heroHurt', { hero: heroAt(g, hero), cause, wounds: 1, hits: 1, rolls: [] });
      const note = () => grit.push(g.state.heroes.map((hero) => hero.grit));
      yield* hurt(0);
      yield* hurt(0);
      yield* hurt(1);
      note();
      yield* trigger(g, 'enemyActivationStart', { type: 'tentacles' });
      yield* hurt(0);
      note();
    })
    .done();
  expect(grit).toEqual([
    [1, 1, 2],
    [0, 1, 2],
  ]);
});

test('whoever has no Grit to lose suffers something else', () => {
  const data: AbilityData = {
    on: [{ at: 'heroHurt', do: [{ do: 'lose-grit', n: 1, else: [{ do: 'sanity', n: 1 }] }] }],
  };
  const t = among(data, { dice: 'enemy-to-hit 6, defense 1' }).runs(activation('tentacles'));
  expect(t.done().hero(0)).toMatchObject({ wounds: 1, grit: 0, sanityDamage: 1 });
});
