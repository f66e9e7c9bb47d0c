import { expect, test } from 'vitest';
import { HALL } from '../../../test/enemies.ts';
import { all, enemyOf, type Field, field, withSheets } from '../../../test/fight.ts';
import { card, carry, withItems } from '../../../test/items.ts';
import type { Ability } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { EnemySheet } from '../../content-types.ts';
import { normalAttack } from './attack.ts';
import { ATTACK, takeWounds } from './damage.ts';
import { healEnemy } from './fight-end.ts';
import { meleeWeapon } from './weapons.ts';

function struck(sheet: Partial<EnemySheet>, situation: Partial<Field> = {}) {
  return field({
    tile: HALL,
    at: '3,3',
    enemies: 'tentacles 4,3 stranglers 8,2',
    content: withSheets({ tentacles: { health: 5, ...sheet } }),
    ...situation,
  });
}

/** Wounds to the first enemy by the first hero, one source after the other. */
function* wound(g: Adventure, ...amounts: readonly number[]) {
  const [hero = null] = g.state.heroes;
  const [enemy] = g.state.enemies;
  const paid = new Set<NonNullable<typeof enemy>>();
  for (const amount of amounts) {
    if (enemy) yield* takeWounds(g, enemy, amount, { hero, cause: ATTACK }, paid);
  }
}

test('an enemy takes as many Wounds as it has Health, dies with the last and pays its XP', () => {
  const alive = struck({})
    .runs((g) => wound(g, 4))
    .done();
  expect(enemyOf(alive.state, 0).wounds).toBe(4);
  expect(alive.hero(0).xp).toBe(0);
  const dead = struck({})
    .runs((g) => wound(g, 9))
    .done();
  expect(dead.event('enemy-wounded')).toMatchObject({ amount: 5, by: 0, type: 'tentacles' });
  expect(dead.event('enemy-killed')).toMatchObject({ by: 0, type: 'tentacles' });
  expect(dead.state.enemies.map(({ type }) => type)).toEqual(['stranglers']);
  expect(dead.hero(0).xp).toBe(10);
  const none = struck({})
    .runs((g) => wound(g, 0))
    .done();
  expect(none.eventsNamed('enemy-wounded')).toEqual([]);
});

test('Armor stops a Wound on its number or more', () => {
  const played = struck({ abilities: { 'ab-armor': 5 } }, { dice: 'enemy-armor 4 5 6' });
  expect(enemyOf(played.runs((g) => wound(g, 3)).done().state, 0).wounds).toBe(1);
  const all6 = struck({ abilities: { 'ab-armor': 5 } }, { dice: 'enemy-armor 5' });
  expect(
    all6
      .runs((g) => wound(g, 1))
      .done()
      .eventsNamed('enemy-wounded'),
  ).toEqual([]);
});

test('who is out of time is not wounded', () => {
  const at = (turns: number) => {
    const played = struck(
      {},
      {
        change: (state) => Object.assign(enemyOf(state, 0), { stasis: state.turn.number + turns }),
      },
    );
    return enemyOf(played.runs((g) => wound(g, 3)).done().state, 0).wounds;
  };
  expect([at(0), at(-1)]).toEqual([0, 3]);
});

test('larger enemies pay their base once an attack, and each Wound; every hit in the first edition', () => {
  const xp = (edition: 'revised' | 'first', ...amounts: readonly number[]) =>
    struck({ health: 20, xp: { base: 10, each: 5 } }, { options: { edition } })
      .runs((g) => wound(g, ...amounts))
      .done()
      .hero(0).xp;
  expect([xp('revised', 2), xp('revised', 2, 3), xp('first', 2, 3)]).toEqual([20, 35, 45]);
  // Its death pays nothing on top.
  expect(xp('revised', 25)).toBe(10 + 5 * 20);
});

test('a healed enemy has no more Health than it came with', () => {
  const played = struck({}).runs(function* (g) {
    const enemy = enemyOf(g.state, 0);
    enemy.wounds = 3;
    healEnemy(g, enemy, 0);
    healEnemy(g, enemy, 2);
    healEnemy(g, enemy, 2);
    healEnemy(g, enemy, 2);
    yield* g.do.anytime(g);
  });
  expect(enemyOf(played.done().state, 0).wounds).toBe(0);
  expect(played.eventsNamed('enemy-healed').map(({ amount }) => amount)).toEqual([2, 1]);
});

/** A blow of two hits, and what each of them is told that the rest will do. */
function restsOf(sheet: Partial<EnemySheet>, toHit: readonly number[], damage: readonly number[]) {
  const rests: number[] = [];
  const ear: Ability = {
    on: {
      damageRolled: (_g, _source, hit): undefined => {
        rests.push(hit.rest?.() ?? -1);
      },
    },
  };
  struck(sheet, {
    enemies: 'tentacles 4,3',
    content: all(
      withSheets({ tentacles: { health: 20, ...sheet } }),
      withItems(card('ear', { ability: ear })),
    ),
    change: (state) => void carry(state, 0, 'ear'),
    dice: [
      ['to-hit', ...toHit],
      ['damage', ...damage],
    ],
  })
    .runs((g, hero) => normalAttack(g, hero, [meleeWeapon(g, hero)]))
    .done();
  return rests;
}

test('a hit knows what those after it do as their dice lie', () => {
  expect(restsOf({ defense: 0 }, [4, 5], [3, 4])).toEqual([4, 0]);
  expect(restsOf({ defense: 3 }, [4, 5], [3, 4])).toEqual([1, 0]);
  expect(restsOf({ defense: 5 }, [4, 5], [3, 4])).toEqual([0, 0]);
  // Critical hits ignore Defense, except that of Tough enemies.
  expect(restsOf({ defense: 3 }, [6, 6], [3, 4])).toEqual([4, 0]);
  expect(restsOf({ defense: 3, abilities: { 'ab-tough': 1 } }, [6, 6], [3, 4])).toEqual([1, 0]);
});

test('what takes dice away leaves none below zero, and without dice there is no roll', () => {
  const slow: Ability = {
    on: {
      attackDeclared: (_g, _source, declared): undefined => {
        declared.dice -= 9;
      },
    },
  };
  const played = struck(
    {},
    {
      content: all(withSheets({}), withItems(card('chain', { ability: slow }))),
      change: (state) => void carry(state, 0, 'chain'),
      dice: [],
    },
  ).runs((g, hero) => normalAttack(g, hero, [meleeWeapon(g, hero)]));
  expect(played.done().eventsNamed('rolled')).toEqual([]);
});
