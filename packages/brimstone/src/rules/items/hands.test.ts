import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { adventure, scene } from '../../../test/adventure.ts';
import { knockOut } from '../../../test/explore.ts';
import { all, withSheets } from '../../../test/fight.ts';
import { card, carry, enemyAt, heroOf, stripped, withItems } from '../../../test/items.ts';
import type { RuleOptions } from '../../options.ts';
import { canHold, freeHands, handChoices, handsAtActivationStart } from './hands.ts';
import { equip, putAway } from './items.ts';
import { manageItems } from './manage-items.ts';

const ARMS = withItems(
  card('left', { hands: 1 }),
  card('right', { hands: 1 }),
  card('rifle', { hands: 2 }),
);

function armed(held: readonly string[], fight: boolean) {
  return (state: Parameters<typeof stripped>[0]) => {
    stripped(state);
    for (const id of ['left', 'right', 'rifle']) {
      carry(state, 0, id, { equipped: held.includes(id) });
    }
    if (fight) enemyAt(state, 2);
  };
}

rule('B-ITEM-02 B-ITEM-03 B-ITEM-04', 'two hands hold two items of one hand or one of two', () => {
  scene({ content: ARMS, change: armed([], false) })
    .runs((g, hero) => {
      const [left, right, rifle] = hero.items;
      if (!left || !right || !rifle) throw new Error('three items');
      const sets = handChoices(g, hero).map((set) => set.map((item) => item.card).join());
      expect(sets.sort()).toEqual(['', 'left', 'left,right', 'rifle', 'right']);
      expect(freeHands(g, hero)).toBe(2);
      equip(g, hero, left);
      expect(freeHands(g, hero)).toBe(1);
      expect([canHold(g, hero, right), canHold(g, hero, rifle)]).toEqual([true, false]);
      putAway(g, hero, left);
      equip(g, hero, rifle);
      expect(freeHands(g, hero)).toBe(0);
      expect([canHold(g, hero, left), canHold(g, hero, right)]).toEqual([false, false]);
    })
    .done();
});

/** A new turn of a fight with a Bandido (Initiative 3), who holds a rifle, and faster enemies. */
function newTurn(edition: RuleOptions['edition']) {
  const t = adventure({
    heroes: ['bandido'],
    seed: 'hands',
    options: { edition },
    content: all(ARMS, withSheets({ tentacles: { initiative: 5, combat: 0 } })),
    change: armed(['rifle'], true),
  }).pick('hold-back');
  const held = () => t.hero(0).items.flatMap((item) => (item.equipped ? item.card : []));
  const enemiesActed = () => t.eventsNamed('enemy-activation').length > 0;
  return { t, held, enemiesActed };
}

rule(['B-ITEM-05'], 'hands are assigned at the start of the own activation', () => {
  const { t, held, enemiesActed } = newTurn('revised');
  expect(t.prompt).toBe('prompt.assign-hands');
  expect(t.options).toEqual(['keep', 'i100+i101', 'i100', 'i101', 'empty']);
  expect([enemiesActed(), held()]).toEqual([true, ['rifle']]);
  t.pick('i100+i101');
  expect(t.prompt).toBe('prompt.activation');
  expect(held()).toEqual(['left', 'right']);
});

rule(['B-ITEM-06'], 'in the first edition hands are assigned when the turn begins', () => {
  const { t, held, enemiesActed } = newTurn('first');
  expect(t.prompt).toBe('prompt.assign-hands');
  expect([enemiesActed(), held()]).toEqual([false, ['rifle']]);
  t.pick('i100');
  expect(t.prompt).toBe('prompt.activation');
  expect([enemiesActed(), held()]).toEqual([true, ['left']]);
});

rule(['B-ITEM-08'], 'without enemies items are swapped at will, within two hands', () => {
  const played = scene({ content: ARMS, dice: 'move 4', change: armed(['rifle'], false) })
    .runs(activateHero)
    .pick('items');
  expect(played.options).toEqual(['done', 'put-away:i102']);
  played.pick('put-away:i102').pick('hold:i100').pick('hold:i101');
  expect(played.options).toEqual(['done', 'put-away:i100', 'put-away:i101']);
  played.pick('done');
  expect(played.prompt).toBe('prompt.activation');
  expect(played.hero(0).items.map(({ equipped }) => equipped)).toEqual([true, true, false]);
});

test('nobody is asked without a choice, and in a fight nothing is swapped', () => {
  scene({ content: ARMS, bare: [], wears: 'left', change: (state) => enemyAt(state, 2) })
    .runs(function* (g, hero) {
      yield* handsAtActivationStart(g, hero);
      yield* manageItems(g, hero);
    })
    .done();
});

test('only what is held in hands and may be used can be taken in hand', () => {
  scene({
    content: all(
      ARMS,
      withItems(card('hat', { slots: ['hat'] }), card('rosary', { hands: 1, only: ['holy'] })),
    ),
    bare: [],
    change(state) {
      for (const id of ['left', 'hat', 'rosary']) carry(state, 0, id);
      enemyAt(state, 2);
    },
  })
    .runs((g, hero) => {
      const sets = handChoices(g, hero).map((set) => set.map((item) => item.card).join());
      expect(sets).toEqual(['left', '']);
      expect(hero.items.map((item) => canHold(g, hero, item))).toEqual([true, false, false]);
    })
    .done();
});

/** Whether a hero with these items is asked what to hold in a fight. */
function isAsked(change: (state: Parameters<typeof stripped>[0]) => void): boolean {
  const t = scene({
    content: all(
      ARMS,
      withItems(
        card('hat', { slots: ['hat'] }),
        card('rosary', { hands: 1, only: ['holy'] }),
        card('cursed', { hands: 1, ability: { on: { turnStart: () => undefined } } }),
        card('plain', { hands: 1, ability: { stats: { luck: 1 } } }),
      ),
    ),
    bare: [],
    change(state) {
      enemyAt(state, 2);
      change(state);
    },
  }).runs(handsAtActivationStart);
  return t.prompt === 'prompt.assign-hands';
}

test('a hero is asked who has something else to hold, or holds what acts by itself', () => {
  const held = { equipped: true };
  expect(isAsked((state) => carry(state, 0, 'left'))).toBe(true);
  expect(isAsked((state) => carry(state, 0, 'rifle'))).toBe(true);
  expect(isAsked((state) => carry(state, 0, 'cursed', held))).toBe(true);
  expect(isAsked((state) => carry(state, 0, 'plain', held))).toBe(false);
  expect(isAsked((state) => carry(state, 0, 'hat'))).toBe(false);
  expect(isAsked((state) => carry(state, 0, 'rosary'))).toBe(false);
  const knockedOut = (state: Parameters<typeof stripped>[0]) => {
    carry(state, 0, 'left');
    knockOut(heroOf(state, 0));
  };
  expect(isAsked(knockedOut)).toBe(false);
});
