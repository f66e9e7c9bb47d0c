import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { posseOf, servicesOnly, stay } from '../../test/stay.ts';
import { heroAt } from '../adventure.ts';
import type { Character, OwnedItem } from '../character.ts';
import { content } from '../content/index.ts';
import type { TownLocation } from '../content-types.ts';
import { shop } from './shop.ts';

const BARREL = 'octagon-barrel';
const WORTH = content.items[BARREL]?.price ?? 0;

function owned(card: string, ...upgrades: string[]): OwnedItem {
  return { card, equipped: false, upgrades, charges: null, holds: [] };
}

function name(card: string) {
  return { key: `${card}.name` };
}

function visits(hero: Partial<Character>, location: TownLocation = 'church') {
  return stay(posseOf(hero), (g) => shop(g, heroAt(g, 0), location));
}

/** The cards of hero 0, each with what is on it. */
function cardsOf(t: ReturnType<typeof visits>) {
  return t.hero(0).items.map(({ card, upgrades }) => [card, ...upgrades]);
}

rule(['B-ITEM-26'], 'at a counter in Town an Upgrade comes off, and its price is lost', () => {
  const mattock = owned('tunnel-mattock', 'stone-dust-edge');
  const t = visits({ items: [mattock] }).pick('upgrades');
  expect(t.prompt).toBe('prompt.manage-items');
  expect(t.options).toEqual(['done', 'remove:i1:stone-dust-edge']);
  t.pick('remove:i1:stone-dust-edge');
  // It cost 1 Dark Stone, and there is none to put it on again.
  expect(t.hero(0).darkStone).toBe(0);
  expect(cardsOf(t)).toEqual([['tunnel-mattock'], ['stone-dust-edge']]);
  expect(t.event('upgrade-removed')).toMatchObject({ hero: 0, card: 'stone-dust-edge' });
});

rule(['B-ITEM-26'], 'in Town an Upgrade goes from one Item to another, or over the counter', () => {
  const guns = [owned('pistol', BARREL), owned('cavalry-revolver')];
  const moved = visits({ items: guns }).pick('upgrades').pick(`remove:i1:${BARREL}`);
  moved.pick('attach:i3:i2').pick('done');
  expect(cardsOf(moved)).toEqual([['pistol'], ['cavalry-revolver', BARREL]]);
  const sold = visits({ items: guns }).pick('upgrades').pick(`remove:i1:${BARREL}`);
  sold.pick('done').pick('sell').pick('i3');
  expect(cardsOf(sold)).toEqual([['pistol'], ['cavalry-revolver']]);
  expect(sold.hero(0).gold).toBe(WORTH);
});

test('who has nothing to attach or to remove is not asked', () => {
  const t = visits({ items: [owned('cavalry-revolver')] });
  expect(t.options).toEqual(['sell', 'leave']);
  const forged = visits({ items: [owned('pistol', 'forged-barrel')] });
  expect(forged.done().pending).toEqual([]);
});

test('the slot that an Upgrade leaves can be forged onto', () => {
  const rich = { gold: 1000, darkStone: 5 };
  const t = visits(
    { ...rich, items: [owned('butchers-cleaver', 'stone-dust-edge')] },
    'blacksmith',
  );
  const forging = () => t.options.filter((id) => /^forged-.*:i1$/.test(id));
  expect(forging()).toEqual([]);
  t.pick('upgrades').pick('remove:i1:stone-dust-edge').pick('done');
  expect(forging()).not.toEqual([]);
});

rule(['B-ITEM-26', 'B-TOWN-07'], 'what is on an Item that cannot be sold is sold off it', () => {
  expect(content.items['pistol']?.price).toBeNull();
  const guns = [owned('shotgun', BARREL, 'forged-barrel'), owned('pistol', 'forged-barrel')];
  const t = visits({ items: guns }).pick('sell');
  expect(t.options).toEqual(['i1']);
  expect(t.pending[0]?.describe?.('i1').text).toEqual({
    key: 'option.sell-upgrades',
    params: { card: name('shotgun'), gold: WORTH, things: name(BARREL) },
  });
  t.pick('i1').done();
  // Forged Dark Stone is part of its gun.
  expect(cardsOf(t)).toEqual([
    ['shotgun', 'forged-barrel'],
    ['pistol', 'forged-barrel'],
  ]);
  expect(t.hero(0).gold).toBe(WORTH);
  expect(t.event('item-sold')).toMatchObject({ card: BARREL, amount: WORTH });
});

test('a sale says what goes along with the Item', () => {
  const gun = owned('cavalry-revolver', BARREL, 'forged-barrel');
  const t = visits({ items: [gun] }).pick('sell');
  const things = {
    key: 'option.card-and',
    params: { card: name(BARREL), other: name('forged-barrel') },
  };
  expect(t.pending[0]?.describe?.('i1').text).toMatchObject({
    key: 'option.sell-item-with',
    params: { card: name('cavalry-revolver'), things },
  });
});

rule(['B-INJ-12', 'B-ITEM-26'], 'the dead pay with what is on their guns, too', () => {
  const fallen = { dead: true, resurrectable: true, items: [owned('pistol', BARREL)] };
  const church = (gold: number) =>
    stay(posseOf({ gold }, fallen), (g) => shop(g, heroAt(g, 0), 'church'), {
      content: servicesOnly,
    });
  expect(church(500 - WORTH - 5).done().state.heroes[1]?.dead).toBe(true);
  const t = church(500 - WORTH)
    .pick('resurrection:h1')
    .pickAs(1, 'i1');
  t.give(500 - WORTH).done();
  expect(t.hero(1)).toMatchObject({
    dead: false,
    gold: 0,
    items: [{ card: 'pistol', upgrades: [] }],
  });
  expect(t.hero(0).gold).toBe(0);
});
