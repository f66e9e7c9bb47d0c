import { expect, test } from 'vitest';
import { HALL } from '../../../test/enemies.ts';
import { all, enemyOf, type Field, field, withSheets } from '../../../test/fight.ts';
import { strike } from '../../../test/hero-cards.ts';
import { card, carry, heroOf, withItems } from '../../../test/items.ts';
import { promptOf, told } from '../../../test/told.ts';
import type { Ability } from '../../abilities.ts';
import type { AdventureState } from '../../state.ts';
import { normalAttack } from './attack.ts';
import { type Action, attackActions } from './attack-actions.ts';
import { attackChances } from './chances.ts';
import { dualWields, firedTogether } from './dual-wield.ts';
import { explode, throwDynamite } from './dynamite.ts';
import { rangedWeapons } from './weapons.ts';

const gun = (id: string, damage = 0) =>
  card(id, { hands: 1, weapon: { kind: 'gun', range: 5, shots: 1, damage } });
const CARDS = withItems(gun('iron'), gun('steel', 2));
const SHEETS = withSheets({ tentacles: { health: 9, defense: 2 } });

/** The US Marshal (Combat 2, To Hit 4+) with these guns in hand. */
function armed(situation: Partial<Field>, ...guns: readonly string[]): Field {
  return {
    tile: HALL,
    at: '3,3',
    content: all(SHEETS, CARDS),
    ...situation,
    change(state) {
      for (const each of guns) carry(state, 0, each, { equipped: true });
      situation.change?.(state);
    },
  };
}

const BESIDE: Partial<Field> = { enemies: 'tentacles 4,3' };

const adding = (...more: readonly number[]): Ability => ({ attackDice: () => more });

function actionsOf(situation: Field): Action[] {
  const found: Action[] = [];
  field(situation)
    .runs(function* (g, hero) {
      found.push(...(yield* attackActions(g, hero)));
    })
    .done();
  return found;
}

test('each attack tells its weapon, its dice and its chances', () => {
  const actions = actionsOf(armed(BESIDE, 'iron', 'steel'));
  const texts = actions.map((action) => [action.describe().text, action.describe().rule]);
  const [iron, steel] = [{ key: 'iron.name' }, { key: 'steel.name' }];
  expect(texts).toEqual([
    [{ key: 'option.melee', params: { dice: 2 } }, 'B-ATK-03'],
    [{ key: 'option.fire', params: { card: iron, dice: 1 } }, 'B-ATK-06'],
    [{ key: 'option.fire', params: { card: steel, dice: 1 } }, 'B-ATK-06'],
    [{ key: 'option.dual-wield', params: { card: iron, dice: 2, other: steel } }, 'B-DUAL-01'],
    [{ key: 'option.dual-wield', params: { card: steel, dice: 2, other: iron } }, 'B-DUAL-01'],
  ]);
  const [melee] = actions;
  expect(melee?.describe().odds).toBeCloseTo(1 - 0.5 ** 2);
  expect(melee?.describe().chances?.map(({ of }) => of)).toEqual(['hit', 'kill']);
  const crowd = actionsOf(armed({ enemies: 'tentacles 4,3 2,3' }));
  expect(crowd[0]?.describe().chances?.map(({ of }) => of)).toEqual(['hit', 'kill-one']);
});

test('dice that are rolled for are told from the fewest to the most', () => {
  const dice = (ability: Ability) => {
    const [melee] = actionsOf(
      armed({
        ...BESIDE,
        content: all(SHEETS, withItems(card('drum', { ability }))),
        change: (state) => void carry(state, 0, 'drum'),
      }),
    );
    return melee?.describe().text?.params?.['dice'];
  };
  expect(dice(adding(0))).toBe(2);
  expect(dice(adding(1, 2, 3))).toBe('3–5');
  expect(dice(adding(9))).toBe(8);
});

test('with nobody in reach only the chance of a hit is told', () => {
  let chances: readonly { of: string; odds: number }[] = [];
  field(armed({ enemies: [] }, 'iron'))
    .runs(function* (g, hero) {
      chances = attackChances(g, hero, rangedWeapons(g, hero));
      yield* g.do.anytime(g);
    })
    .done();
  expect(chances.map(({ of }) => of)).toEqual(['hit']);
});

const TWO_BESIDE: Partial<Field> = { enemies: 'tentacles 4,3 2,3' };

test('equal hits are spread: how many there are is told, and what each may do', () => {
  const two = field(armed({ ...TWO_BESIDE, dice: 'to-hit 4 5' })).runs(strike);
  expect(promptOf(two)).toEqual({ amount: 2, count: ' (2)', more: { key: 'assign.kept-back' } });
  const [first] = two.options as [string];
  const { odds, chances, shares } = told(two, first);
  // Damage 1 and 2 do not get past Defense 2.
  expect(odds).toBeCloseTo(4 / 6);
  expect(chances).toEqual(shares?.[0]);
  expect(shares?.map(([wound]) => wound?.odds)).toEqual([
    expect.closeTo(4 / 6),
    expect.closeTo(1 - (2 / 6) ** 2),
  ]);
  const one = field(armed({ ...TWO_BESIDE, dice: 'to-hit 4 1' })).runs(strike);
  expect(promptOf(one)).toEqual({ amount: 1, count: '', more: '' });
});

test('hits that differ are named one by one for the enemy they go to', () => {
  const played = field(armed({ ...TWO_BESIDE, dice: 'to-hit 6 4' })).runs(strike);
  expect([played.prompt, promptOf(played)]).toEqual(['prompt.assign-hits-to', { amount: 2 }]);
  const [first] = played.options as [string];
  expect(told(played, first).chances?.[0]?.odds).toBeCloseTo(1);
  played.pick(first);
  expect(promptOf(played)).toEqual({ enemy: { key: 'tentacles.one' }, model: '1' });
  expect(played.pending[0]).toMatchObject({ min: 1, max: 2 });
  const texts = played.options.map((option) => told(played, option).text);
  expect(texts).toEqual([
    { key: 'option.critical-hit', params: { value: 6 } },
    { key: 'option.hit', params: { value: 4 } },
  ]);
  expect(played.options.map((option) => told(played, option).odds)).toEqual([
    expect.closeTo(1),
    expect.closeTo(4 / 6),
  ]);
});

const rich = (state: AdventureState) => {
  heroOf(state, 0).grit = 1;
};

test('damage dice tell what is left of the enemy, and which die is which', () => {
  const played = field(
    armed({
      ...BESIDE,
      dice: 'to-hit 6 4, damage 1 1',
      change(state) {
        rich(state);
        enemyOf(state, 0).wounds = 4;
      },
    }),
  ).runs(strike);
  // The To Hit dice may be rolled again first.
  played.pick();
  expect(promptOf(played)['purpose']).toMatchObject({
    params: {
      from: {
        key: 'roll.enemy-left',
        params: { enemy: { key: 'tentacles.one' }, health: 5, defense: 2 },
      },
    },
  });
  const about = (key: string) => ({ key: 'option.die-about', params: { value: 1, what: { key } } });
  expect(told(played, 'die0').text).toEqual(about('roll.critical-hit'));
  expect(told(played, 'die1').text).toEqual(about('roll.plain-hit'));
});

test('the dice of a pair are told by their guns', () => {
  const played = field(
    armed({ ...BESIDE, dice: 'to-hit 5 5, damage 1 1', change: rich }, 'iron', 'steel'),
  ).runs(function* (g, hero) {
    const [pair] = dualWields(g, hero);
    if (pair) yield* normalAttack(g, hero, firedTogether(g, hero, pair));
  });
  const what = (option: string) => told(played, option).text?.params?.['what'];
  expect([what('die0'), what('die1')]).toEqual([{ key: 'iron.name' }, { key: 'steel.name' }]);
});

test('an explosion is told model by model: harm to heroes is no gain', () => {
  const played = field('us-marshal 2,3 bandido 5,3 vs tentacles 6,3', 'dynamite-damage 3 3', {
    tile: HALL,
    content: SHEETS,
    change: rich,
  }).runs((g, hero) => explode(g, enemyOf(g.state, 0).space, 'D6', hero));
  const [question] = played.pending;
  const name = (option: string) => told(played, option).text?.params?.['what'];
  expect(name('die0')).toEqual({ key: 'tentacles.one' });
  expect(name('die1')).toBe(played.hero(1).name);
  const again = (option: string) => question?.means?.(option);
  expect(again('die0')).toMatchObject({ again: [-2, -1, 0, 1, 2, 3] });
  expect(again('die1')).toMatchObject({ again: [2, 1, 0, -1, -2, -3] });
});

test('a throw tells its chance', () => {
  const played = field('us-marshal 3,3 vs tentacles 6,3', {
    tile: HALL,
    content: SHEETS,
    hero: { bag: ['dynamite'] },
  }).runs(throwDynamite);
  const [first] = played.options as [string];
  // The US Marshal hits on 4 and more.
  expect(told(played, first).odds).toBeCloseTo(3 / 6);
});
