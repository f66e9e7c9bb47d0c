import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { card, carry, enemyAt, heroOf, purse, stripped, withItems } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { gainItem } from '../items/finds.ts';
import { assignHands } from '../items/hands.ts';
import { manageItems } from '../items/manage-items.ts';
import { canCarry, carriedWeight, carryLimit } from '../items/weight.ts';

rule(['B-BAG-01'], 'who gains a sixth token uses, hands over or discards one at once', () => {
  const gainSixth = () =>
    scene({
      heroes: ['us-marshal', 'bandido'],
      dice: 'heal 2',
      bare: [18, 19],
      hero: { bag: ['bandages', 'bandages', 'bandages', 'dynamite', 'dynamite'], wounds: 2 },
    }).runs(function* (g, hero) {
      yield* g.do.gainToken(g, hero, 'flash');
    });
  const played = gainSixth();
  expect(played.prompt).toBe('prompt.bag-too-full');
  expect(played.options).toEqual([
    'use:t:bandages',
    'give:h1:t:bandages',
    'give:h1:t:dynamite',
    'give:h1:t:flash',
    'discard:t:bandages',
    'discard:t:dynamite',
    'discard:t:flash',
  ]);
  played.pick('use:t:bandages').done();
  expect(played.hero(0)).toMatchObject({ wounds: 0 });
  expect(played.hero(0).bag).toHaveLength(5);
  const given = gainSixth().pick('give:h1:t:flash');
  expect([given.hero(0).bag.length, given.hero(1).bag]).toEqual([5, ['flash']]);
  const discarded = gainSixth().pick('discard:t:dynamite');
  expect(discarded.hero(0).bag).toEqual(['bandages', 'bandages', 'bandages', 'dynamite', 'flash']);
});

const LOADS = withItems(
  card('anvil', { weight: 1, hands: 1 }),
  card('feather'),
  card('wounded-arm', { ability: { stats: { strength: -1 } } }),
  { ...purse('keg', 'discard'), weight: 1 },
);

/** A Bandido (Strength 4) whom something makes as weak as Strength 3, with 8 Weight. */
function laden(state: Parameters<typeof stripped>[0]): void {
  stripped(state, 18, 19);
  for (let i = 0; i < 8; i++) carry(state, 0, 'anvil');
  heroOf(state, 0).bonuses.push({ stat: 'strength', amount: -1, until: 'adventure' });
}

rule(['B-ITEM-09'], 'who carries more than 5 + Strength chooses at once what goes', () => {
  const played = scene({ heroes: ['bandido', 'us-marshal'], content: LOADS, change: laden }).runs(
    function* (g, hero) {
      expect([carriedWeight(g, hero), carryLimit(g, hero)]).toEqual([8, 8]);
      yield* gainItem(g, hero, 'feather');
      yield* gainItem(g, hero, 'keg');
      expect(carriedWeight(g, hero)).toBe(8);
      yield* gainItem(g, hero, 'wounded-arm');
      expect(carriedWeight(g, hero)).toBe(7);
    },
  );
  expect(played.prompt).toBe('prompt.too-heavy');
  expect(played.options).toContain('use:i109:open');
  expect(played.options).toContain('give:h1:i100');
  expect(played.options).toContain('discard:i109');
  expect(played.options).not.toContain('discard:i108');
  played.pick('use:i109:open');
  expect(played.hero(0).gold).toBe(1);
  expect(played.prompt).toBe('prompt.too-heavy');
  played.pick('give:h1:i100').done();
  expect(played.hero(1).items.map((item) => item.card)).toEqual(['anvil']);
});

rule(['B-ITEM-09'], 'a loss of Strength is noticed in the next window', () => {
  const played = scene({ heroes: ['bandido', 'us-marshal'], content: LOADS, change: laden }).runs(
    function* (g, hero) {
      hero.bonuses.push({ stat: 'strength', amount: -1, until: 'adventure' });
      yield* g.do.anytime(g);
    },
  );
  expect(played.prompt).toBe('prompt.too-heavy');
  played.pick('discard:i103').done();
  expect(played.hero(0).items).toHaveLength(7);
});

test('who loses a hand puts something away', () => {
  const played = scene({
    content: LOADS,
    bare: [18],
    change(state) {
      enemyAt(state, 2);
      carry(state, 0, 'anvil', { equipped: true });
      carry(state, 0, 'anvil', { equipped: true });
      heroOf(state, 0).bonuses.push({ stat: 'handSlots', amount: -1, until: 'adventure' });
    },
  }).runs(function* (g, hero) {
    yield* g.do.keepLimits(g, hero);
  });
  expect(played.prompt).toBe('prompt.put-away');
  played.pick('i100').done();
  expect(played.hero(0).items.map(({ equipped }) => equipped)).toEqual([false, true]);
});

test('who has no hand left puts away the only thing held', () => {
  const played = scene({
    content: LOADS,
    bare: [18],
    wears: 'anvil',
    change: (state) =>
      heroOf(state, 0).bonuses.push({ stat: 'handSlots', amount: -2, until: 'adventure' }),
  }).runs((g, hero) => g.do.keepLimits(g, hero));
  expect(
    played
      .done()
      .hero(0)
      .items.map(({ equipped }) => equipped),
  ).toEqual([false]);
});

test('who carries too much can still take what weighs nothing', () => {
  scene({
    content: LOADS,
    bare: [18],
    change(state) {
      heroOf(state, 0).bonuses.push({ stat: 'carry', amount: -99, until: 'adventure' });
      for (const id of ['anvil', 'feather', 'anvil']) carry(state, 0, id);
    },
  })
    .runs((g, hero) => {
      expect(hero.items.map((item) => canCarry(g, hero, item))).toEqual([false, true, false]);
    })
    .done();
});

test('whoever parts with an item that gave Health is left with what there is now', () => {
  const played = scene({
    heroes: ['us-marshal', 'bandido'],
    content: withItems(card('heart', { ability: { stats: { maxHealth: 4 } } })),
    bare: [18, 19],
    carries: 'heart',
    hero: { wounds: 12 },
  }).runs((g) => manageItems(g, heroAt(g, 1)));
  played.pick('ask:h0').pick('i100').pick('yes');
  expect(played.hero(1).items).toHaveLength(1);
  expect(played.hero(0)).toMatchObject({ wounds: 9, knockedOut: null });
});

test('whoever puts away what lent Strength lightens the load at once', () => {
  const played = scene({
    heroes: ['bandido'],
    content: withItems(
      card('girdle', { hands: 1, ability: { stats: { strength: 1 } } }),
      card('anvil', { weight: 1, hands: 1 }),
      card('chest', { weight: 9 }),
    ),
    bare: [18],
    wears: 'girdle',
    carries: 'anvil, chest',
    change: (state) => enemyAt(state, 30),
  }).runs(assignHands);
  played.pick('i100');
  expect(played.prompt).toBe('prompt.too-heavy');
});

test('an upgrade adds its weight to that of the item', () => {
  const weights: number[] = [];
  scene({
    content: withItems(card('gun', { weight: 2 }), card('barrel', { weight: 1 })),
    bare: [],
    change(state) {
      carry(state, 0, 'gun', { upgrades: ['barrel'] });
      carry(state, 0, 'gun');
    },
  })
    .runs((g, hero) => void weights.push(carriedWeight(g, hero)))
    .done();
  expect(weights).toEqual([5]);
});
