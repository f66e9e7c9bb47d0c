import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { all, field, withSheets } from '../../../test/fight.ts';
import { card, carry, stripped, withItems } from '../../../test/items.ts';
import { content } from '../../content/index.ts';
import { normalAttack } from '../fights/attack.ts';
import { rangedWeapons } from '../fights/weapons.ts';
import { manageItems } from './manage-items.ts';
import { canAttach, freeUpgradeSlots, removableUpgrades } from './upgrades.ts';

function upgrade(id: string, takes: number, darkStone = 0, onto: readonly string[] = ['gun']) {
  const forged = id.startsWith('forged') ? ['forged'] : [];
  return card(id, {
    keywords: ['upgrade', ...forged],
    upgrade: { takes, onto, darkStone },
    ability: { stats: { shots: 1 } },
  });
}

const GUN = card('gun', {
  keywords: ['gun', 'pistol'],
  hands: 1,
  upgradeSlots: 3,
  weapon: { kind: 'gun', range: 6, shots: 2 },
});
const SHOP = withItems(
  GUN,
  { ...GUN, id: 'small-gun', upgradeSlots: 1 },
  { ...GUN, id: 'twin-gun', upgradeSlots: 2 },
  upgrade('big', 2),
  upgrade('small', 1),
  upgrade('stone', 1, 1),
  upgrade('dear', 1, 2),
  upgrade('forged-stone', 1),
  upgrade('for-shotguns', 1, 0, ['gun+shotgun']),
);

function shop(...cards: readonly string[]) {
  return (state: Parameters<typeof stripped>[0]) => {
    stripped(state);
    for (const id of cards) carry(state, 0, id, { equipped: id.endsWith('gun') });
  };
}

rule(['B-ITEM-22'], 'an upgrade takes as many slots as it requires', () => {
  const played = scene({ content: SHOP, change: shop('gun', 'big', 'big', 'small') }).runs(
    function* (g, hero) {
      yield* manageItems(g, hero);
    },
  );
  expect(played.pending[0]?.describe?.('attach:i101:i100')).not.toHaveProperty('cost');
  played.pick('attach:i101:i100');
  expect(played.options.filter((id) => id.startsWith('attach'))).toEqual(['attach:i103:i100']);
  played.pick('attach:i103:i100').pick('done').done();
  expect(played.hero(0).items[0]?.upgrades).toEqual(['big', 'small']);
});

rule(['B-ITEM-24'], 'attaching needs the right item and its price', () => {
  const played = scene({ content: SHOP, change: shop('gun', 'stone', 'for-shotguns') }).runs(
    function* (g, hero) {
      const [gun, stone, other] = hero.items;
      if (!gun || !stone || !other) throw new Error('three items');
      expect(canAttach(g, hero, other, gun)).toBe(false);
      expect(canAttach(g, hero, stone, gun)).toBe(false);
      hero.darkStone = 1;
      expect(canAttach(g, hero, stone, gun)).toBe(true);
      yield* manageItems(g, hero);
    },
  );
  const asked = played.pending[0]?.describe;
  expect(asked?.('attach:i101:i100')).toMatchObject({ cost: { darkStone: 1 } });
  played.pick('attach:i101:i100').pick('done').done();
  expect(played.hero(0).darkStone).toBe(0);
});

rule(['B-ITEM-25'], 'an attached upgrade gives the item its bonus', () => {
  const fired = (upgrades: string[], shots: number) =>
    field('us-marshal 2,3 vs tentacles 5,3', {
      content: all(withSheets({}), SHOP),
      dice: [['to-hit', ...Array<number>(shots).fill(1)]],
      change: (state) => void carry(state, 0, 'gun', { equipped: true, upgrades }),
    })
      .runs((g, hero) => normalAttack(g, hero, rangedWeapons(g, hero)))
      .done();
  expect(fired([], 2).event('attack')).toMatchObject({ purpose: 'ranged', card: 'gun' });
  fired(['small'], 3);
});

rule(['B-ITEM-26'], 'an upgrade card comes off at any time, its price is lost', () => {
  const played = scene({
    content: SHOP,
    change(state) {
      shop('gun', 'dear')(state);
      for (const hero of state.heroes) hero.darkStone = 2;
    },
  }).runs(function* (g, hero) {
    yield* manageItems(g, hero);
    expect(hero.items.map((item) => freeUpgradeSlots(g, item))).toEqual([3, 0]);
  });
  played.pick('attach:i101:i100');
  expect(played.hero(0).darkStone).toBe(0);
  played.pick('remove:i100:dear').pick('done').done();
  expect(played.hero(0)).toMatchObject({ darkStone: 0 });
  expect(played.hero(0).items.map((item) => item.card)).toEqual(['gun', 'dear']);
});

rule(
  ['B-ITEM-23', 'B-ITEM-27'],
  'cards and forged stone fill slots alike, but forged stone stays',
  () => {
    scene({ content: SHOP, change: shop('twin-gun', 'small-gun') })
      .runs((g, hero) => {
        const [gun, small] = hero.items;
        if (!gun || !small) throw new Error('two items');
        small.upgrades = ['forged-stone'];
        expect(freeUpgradeSlots(g, small)).toBe(0);
        expect(removableUpgrades(g, small)).toEqual([]);
        gun.upgrades = ['small', 'forged-stone'];
        expect(freeUpgradeSlots(g, gun)).toBe(0);
        expect(removableUpgrades(g, gun)).toEqual(['small']);
      })
      .done();
  },
);

rule(['B-ITEM-21'], 'no item has more than three Upgrade Slots', () => {
  const slots = Object.values(content.items).map(({ upgradeSlots }) => upgradeSlots);
  expect(Math.min(...slots)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...slots)).toBeLessThanOrEqual(3);
  expect(slots.some((count) => count > 0)).toBe(true);
});
