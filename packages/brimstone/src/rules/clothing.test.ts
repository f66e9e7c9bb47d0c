import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { scene } from '../../test/adventure.ts';
import { card, carry, enemyAt, stripped, withItems } from '../../test/items.ts';
import { heroAt } from '../adventure.ts';
import { canWear, equipAtTurnStart, isWearable } from './clothing.ts';
import { manageItems } from './manage-items.ts';

const WARDROBE = withItems(
  card('mitts', { slots: ['gloves'] }),
  card('gauntlets', { slots: ['gloves'] }),
  card('coat', { slots: ['coat'] }),
  card('hat', { slots: ['hat'] }),
  card('top-hat', { slots: ['hat'] }),
  card('breastplate', { slots: ['torso', 'shoulders'] }),
  card('shawl', { slots: ['shoulders'] }),
  card('stumps', { ability: { blocksSlots: ['gloves'] } }),
);

rule(['B-ITEM-11'], 'one clothing item in each slot', () => {
  const played = scene({
    content: WARDROBE,
    change(state) {
      stripped(state);
      carry(state, 0, 'mitts', { equipped: true });
    },
  }).runs(function* (g) {
    const hero = heroAt(g, 0);
    const second = yield* g.do.gainItem(g, hero, 'gauntlets');
    expect(canWear(g, hero, second)).toBe(false);
    yield* g.do.gainItem(g, hero, 'coat');
    yield* g.do.gainItem(g, hero, 'hat');
  });
  const worn = played
    .done()
    .hero(0)
    .items.filter(({ equipped }) => equipped);
  expect(worn.map((item) => item.card)).toEqual(['mitts', 'coat', 'hat']);
});

rule(['B-ITEM-12'], 'an item with several slots fills them all', () => {
  scene({
    content: WARDROBE,
    change(state) {
      stripped(state);
      carry(state, 0, 'breastplate', { equipped: true });
    },
  })
    .runs(function* (g) {
      const hero = heroAt(g, 0);
      const shawl = yield* g.do.gainItem(g, hero, 'shawl');
      expect(shawl.equipped).toBe(false);
      expect(canWear(g, hero, shawl)).toBe(false);
    })
    .done();
});

rule(['B-ITEM-13'], 'in a fight clothing is switched only when a turn begins', () => {
  const played = scene({
    content: WARDROBE,
    change(state) {
      stripped(state);
      carry(state, 0, 'hat', { equipped: true });
      carry(state, 0, 'top-hat');
      enemyAt(state, 2);
    },
  }).runs(function* (g) {
    yield* manageItems(g, heroAt(g, 0));
    yield* equipAtTurnStart(g);
    g.state.enemies = [];
    yield* manageItems(g, heroAt(g, 0));
  });
  expect(played.prompt).toBe('prompt.switch-clothing');
  played.pick('i101');
  expect(played.hero(0).items.map(({ equipped }) => equipped)).toEqual([false, true]);
  expect(played.prompt).toBe('prompt.manage-items');
  played.pick('wear:i100').pick('done').done();
  expect(played.hero(0).items.map(({ equipped }) => equipped)).toEqual([true, false]);
});

test('what is worn in a slot that is blocked comes off and cannot be worn again', () => {
  const played = scene({
    content: WARDROBE,
    change(state) {
      stripped(state);
      carry(state, 0, 'mitts', { equipped: true });
    },
  }).runs(function* (g) {
    const hero = heroAt(g, 0);
    yield* g.do.gainItem(g, hero, 'stumps');
    expect(hero.items.map((item) => isWearable(g, hero, item))).toEqual([false, false]);
  });
  expect(played.done().hero(0).items[0]?.equipped).toBe(false);
});
