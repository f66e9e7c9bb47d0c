import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { scene } from '../../test/adventure.ts';
import { card, carry, enemyAt, quietly, stripped, withItems } from '../../test/items.ts';
import { heroAt } from '../adventure.ts';
import { equipAtTurnStart } from './clothing.ts';
import { canHold, freeHands, handChoices, handsAtActivationStart } from './hands.ts';
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

rule(
  ['B-ITEM-02', 'B-ITEM-03', 'B-ITEM-04'],
  'two hands hold two items of one hand or one of two',
  () => {
    scene({ content: ARMS, change: armed([], false) })
      .runs((g) =>
        quietly(() => {
          const hero = heroAt(g, 0);
          const [left, right, rifle] = hero.items;
          if (!left || !right || !rifle) throw new Error('three items');
          const sets = handChoices(g, hero).map((set) => set.map((item) => item.card).join());
          expect(sets.sort()).toEqual(['', 'left', 'left,right', 'rifle', 'right']);
          expect(freeHands(g, hero)).toBe(2);
          left.equipped = true;
          expect(freeHands(g, hero)).toBe(1);
          expect([canHold(g, hero, right), canHold(g, hero, rifle)]).toEqual([true, false]);
          left.equipped = false;
          rifle.equipped = true;
          expect(freeHands(g, hero)).toBe(0);
          expect([canHold(g, hero, left), canHold(g, hero, right)]).toEqual([false, false]);
        }),
      )
      .done();
  },
);

rule(['B-ITEM-05'], 'hands are assigned at the start of the own activation', () => {
  const played = scene({ content: ARMS, change: armed(['rifle'], true) }).runs(function* (g) {
    const hero = heroAt(g, 0);
    yield* equipAtTurnStart(g);
    expect(hero.items.filter(({ equipped }) => equipped).map((item) => item.card)).toEqual([
      'rifle',
    ]);
    yield* handsAtActivationStart(g, hero);
  });
  expect(played.prompt).toBe('prompt.assign-hands');
  expect(played.options).toEqual(['keep', 'i100+i101', 'i100', 'i101', 'empty']);
  played.pick('i100+i101').done();
  expect(played.hero(0).items.map(({ equipped }) => equipped)).toEqual([true, true, false]);
});

rule(['B-ITEM-06'], 'in the first edition hands are assigned when the turn begins', () => {
  const played = scene({
    content: ARMS,
    options: { edition: 'first' },
    change: armed(['rifle'], true),
  }).runs(function* (g) {
    yield* equipAtTurnStart(g);
    expect(heroAt(g, 0).items.map(({ equipped }) => equipped)).toEqual([true, false, false]);
    yield* handsAtActivationStart(g, heroAt(g, 0));
  });
  expect(played.prompt).toBe('prompt.assign-hands');
  played.pick('i100').done();
});

rule(['B-ITEM-08'], 'without enemies items are swapped at will, within two hands', () => {
  const played = scene({ content: ARMS, change: armed(['rifle'], false) }).runs(function* (g) {
    yield* manageItems(g, heroAt(g, 0));
  });
  expect(played.options).toEqual(['done', 'put-away:i102']);
  played.pick('put-away:i102').pick('hold:i100').pick('hold:i101');
  expect(played.options).toEqual(['done', 'put-away:i100', 'put-away:i101']);
  played.pick('done').done();
  expect(played.hero(0).items.map(({ equipped }) => equipped)).toEqual([true, true, false]);
});

rule(
  ['B-ITEM-05', 'B-ITEM-08'],
  'nobody is asked without a choice, and in a fight nothing is swapped',
  () => {
    scene({
      content: ARMS,
      change(state) {
        stripped(state);
        carry(state, 0, 'left', { equipped: true });
        enemyAt(state, 2);
      },
    })
      .runs(function* (g) {
        yield* handsAtActivationStart(g, heroAt(g, 0));
        yield* manageItems(g, heroAt(g, 0));
      })
      .done();
  },
);
