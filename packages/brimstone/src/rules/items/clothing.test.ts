import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { adventure, type Played, scene } from '../../../test/adventure.ts';
import { all, withSheets } from '../../../test/fight.ts';
import { card, carry, enemyAt, withItems } from '../../../test/items.ts';
import { canWear, isWearable } from './clothing.ts';
import { gainItem } from './finds.ts';

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
  const played = scene({ content: WARDROBE, bare: [], wears: 'mitts' }).runs(function* (g, hero) {
    const second = yield* gainItem(g, hero, 'gauntlets');
    expect(canWear(g, hero, second)).toBe(false);
    yield* gainItem(g, hero, 'coat');
    yield* gainItem(g, hero, 'hat');
  });
  const worn = played
    .done()
    .hero(0)
    .items.filter(({ equipped }) => equipped);
  expect(worn.map((item) => item.card)).toEqual(['mitts', 'coat', 'hat']);
});

rule(['B-ITEM-12'], 'an item with several slots fills them all', () => {
  scene({ content: WARDROBE, bare: [], wears: 'breastplate' })
    .runs(function* (g, hero) {
      const shawl = yield* gainItem(g, hero, 'shawl');
      expect(shawl.equipped).toBe(false);
      expect(canWear(g, hero, shawl)).toBe(false);
    })
    .done();
});

rule(['B-ITEM-13'], 'in a fight clothing is switched only when a turn begins', () => {
  const turnFour = (step: 'activations' | 'end', fight: boolean) =>
    adventure({
      content: all(WARDROBE, withSheets({ tentacles: { initiative: 1 } })),
      seed: 'hats',
      bare: [],
      wears: 'hat',
      change(state) {
        carry(state, 0, 'top-hat');
        if (fight) enemyAt(state, 2);
        Object.assign(state.turn, { number: 4, step });
      },
    });
  const worn = (t: Played) => t.hero(0).items.map(({ equipped }) => equipped);
  const amid = turnFour('activations', true);
  expect(amid.prompt).toBe('prompt.activation');
  expect(amid.options).not.toContain('items');
  const next = turnFour('end', true).pick('hold-back');
  expect([next.prompt, next.state.turn.number]).toEqual(['prompt.switch-clothing', 5]);
  expect(worn(next.pick('i101'))).toEqual([false, true]);
  const peace = turnFour('activations', false).pick('items').pick('wear:i101');
  expect(worn(peace)).toEqual([false, true]);
});

test('what is worn in a slot that is blocked comes off and cannot be worn again', () => {
  const played = scene({ content: WARDROBE, bare: [], wears: 'mitts' }).runs(function* (g, hero) {
    yield* gainItem(g, hero, 'stumps');
    expect(hero.items.map((item) => isWearable(g, hero, item))).toEqual([false, false]);
  });
  expect(played.done().hero(0).items[0]?.equipped).toBe(false);
});
