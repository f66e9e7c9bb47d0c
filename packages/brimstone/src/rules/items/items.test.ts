import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { endTurn, scene } from '../../../test/adventure.ts';
import { stack, withCards } from '../../../test/explore.ts';
import { all, field, withSheets } from '../../../test/fight.ts';
import {
  card,
  carry,
  enemyAt,
  heroOf,
  purse,
  withItems,
  withPlainDecks,
} from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { content } from '../../content/index.ts';
import type { EventCard } from '../../content-types.ts';
import type { AdventureState, CarriedItem } from '../../state.ts';
import { readyAll } from '../abilities/active.ts';
import { cardsChanged } from '../abilities/changes.ts';
import { normalAttack } from '../fights/attack.ts';
import { meleeWeapon } from '../fights/weapons.ts';
import { darkStoneCarried, works } from '../held/held.ts';
import { discardItemCard } from './items.ts';
import { resolveUse, usesNow } from './uses.ts';

const BRASS = card('brass', {
  hands: 1,
  keywords: ['hand-weapon'],
  ability: { stats: { combat: 1 } },
});

/** A melee attack of the US Marshal (Combat 2) in which every die of the To Hit roll misses. */
function melee(dice: number, change: (state: AdventureState) => void) {
  return field('us-marshal 3,3 vs tentacles 2,3', {
    content: all(withSheets({}), withItems(BRASS), (content) => ({
      ...content,
      upgrades: {
        ...content.upgrades,
        brawler: { id: 'brawler', class: 'us-marshal', ability: { stats: { combat: 1 } } },
      },
    })),
    dice: [['to-hit', ...Array<number>(dice).fill(1)]],
    change,
  })
    .runs((g, hero) => normalAttack(g, hero, [meleeWeapon(g, hero)]))
    .done();
}

rule(['B-ITEM-07'], 'an item that needs hands and is in none gives nothing', () => {
  melee(2, (state) => carry(state, 0, 'brass'));
  melee(3, (state) => carry(state, 0, 'brass', { equipped: true }));
});

rule(['B-ITEM-17'], 'bonuses to a melee attack of items and abilities add up', () => {
  const attack = melee(5, (state) => {
    carry(state, 0, 'brass', { equipped: true });
    carry(state, 0, 'brass', { equipped: true });
    heroOf(state, 0).upgrades = ['brawler'];
  });
  expect(attack.eventsNamed('attack')).toHaveLength(1);
});

rule(['B-ITEM-10', 'B-HERO-04'], 'a restricted item works only for who has the keyword', () => {
  scene({
    heroes: ['us-marshal', 'bandido'],
    content: withItems({ ...purse('wanted-poster'), only: ['outlaw'], keywords: ['paper', 'law'] }),
    bare: [],
    carries: 'wanted-poster',
    change: (state) => carry(state, 1, 'wanted-poster'),
  })
    .runs((g, hero) => {
      expect(usesNow(g, hero, ['anytime'])).toEqual([]);
      expect(usesNow(g, heroAt(g, 1), ['anytime']).map(({ id }) => id)).toEqual(['i101:open']);
    })
    .done();
});

rule(['B-ITEM-14', 'B-ITEM-15'], 'limited items are exhausted until their span is over', () => {
  const played = scene({
    content: withItems(purse('daily', 'turn'), purse('bloody', 'fight')),
    bare: [],
    change(state) {
      enemyAt(state, 2);
      carry(state, 0, 'daily');
      carry(state, 0, 'bloody');
    },
  }).runs(function* (g, hero) {
    const ready = () => usesNow(g, hero, ['anytime']).map(({ id }) => id);
    expect(ready()).toEqual(['i100:open', 'i101:open']);
    for (const use of usesNow(g, hero, ['anytime'])) yield* resolveUse(g, use);
    expect(ready()).toEqual([]);
    yield* endTurn(g);
    expect([g.state.turn.number, ready()]).toEqual([2, ['i100:open']]);
    readyAll(g, 'fight');
    expect(ready()).toEqual(['i100:open', 'i101:open']);
  });
  expect(played.done().hero(0).gold).toBe(2);
});

rule(['B-ITEM-16'], 'abilities are exhausted in the same way', () => {
  scene({
    content: (content) => ({
      ...content,
      upgrades: {
        ...content.upgrades,
        trick: { id: 'trick', class: 'us-marshal', ability: purse('trick', 'fight').ability ?? {} },
      },
    }),
    bare: [],
    change(state) {
      enemyAt(state, 2);
      for (const hero of state.heroes) hero.upgrades = ['trick'];
    },
  })
    .runs(function* (g, hero) {
      const uses = () => usesNow(g, hero, ['anytime']);
      for (const use of uses()) yield* resolveUse(g, use);
      for (const turn of [2, 3]) {
        yield* endTurn(g);
        expect([g.state.turn.number, uses()]).toEqual([turn, []]);
      }
      readyAll(g, 'fight');
      expect(uses().map(({ id }) => id)).toEqual(['trick:open']);
    })
    .done();
});

rule(['B-GRIT-04'], 'a use that costs Grit needs it', () => {
  const priced = purse('priced');
  const uses = (priced.ability?.uses ?? []).map((use) => ({ ...use, grit: 1 }));
  const played = scene({
    content: withItems({ ...priced, ability: { uses } }),
    bare: [],
    carries: 'priced',
  }).runs(function* (g, hero) {
    expect(usesNow(g, hero, ['anytime'])).toEqual([]);
    hero.grit = 1;
    for (const use of usesNow(g, hero, ['anytime'])) yield* resolveUse(g, use);
  });
  expect(played.done().hero(0)).toMatchObject({ grit: 0, gold: 1 });
});

rule(['B-ITEM-18'], 'a personal item can be neither lost nor discarded', () => {
  /** A Darkness card that takes an item from the first hero. */
  const thief: EventCard = {
    id: 'thief',
    *resolve(g) {
      const hero = heroAt(g, 0);
      const [item] = hero.items;
      if (item) g.do.discardItem(g, hero, item);
    },
  };
  const robbed = (id: string) =>
    scene({
      content: all(
        withItems(card('keepsake', { personal: true }), card('spoon')),
        withCards({ darkness: [thief] }),
      ),
      bare: [],
      carries: id,
      change: (state) => stack(state.decks.darkness, 'thief'),
    })
      .runs((g) => g.do.drawDarkness(g))
      .done()
      .hero(0)
      .items.map((item) => item.card);
  expect(robbed('spoon')).toEqual([]);
  expect(robbed('keepsake')).toEqual(['keepsake']);
});

rule(['B-ITEM-20'], 'an item with a Dark Stone icon counts as one Dark Stone', () => {
  const stone = card('stone-inlay', { darkStone: 1 });
  scene({
    content: withItems(card('glowing', { darkStone: 1 }), stone),
    bare: [],
    change(state) {
      for (const hero of state.heroes) hero.darkStone = 2;
      carry(state, 0, 'glowing');
      carry(state, 0, 'glowing');
    },
  })
    .runs((g, hero) => {
      expect(darkStoneCarried(g, hero)).toBe(4);
      (hero.items[0] as CarriedItem).upgrades = ['stone-inlay'];
      expect(darkStoneCarried(g, hero)).toBe(5);
    })
    .done();
});

test('a discarded item goes onto the discard pile of its deck', () => {
  const played = scene({ content: withPlainDecks, bare: [] }).runs(function* (g, hero) {
    yield* g.do.drawGear(g, hero);
    const [item] = hero.items;
    if (item) g.do.discardItem(g, hero, item);
    expect(g.state.decks.gear.discard).toEqual([item?.card]);
  });
  expect(played.done().hero(0).items).toEqual([]);
});

test('each card has a discard pile of its own, starting gear has none', () => {
  const [gear = ''] = content.itemDecks.gear;
  const [mine = ''] = content.itemDecks.mineArtifacts;
  const [targa = ''] = content.itemDecks.targaArtifacts;
  scene({ bare: [] })
    .runs((g) => {
      for (const id of [gear, mine, targa, 'no-card-of-a-deck']) discardItemCard(g, id);
      const { decks } = g.state;
      const piles = [decks.gear, decks.artifact.mines, decks.artifact.targa];
      expect(piles.map(({ discard }) => discard)).toEqual([[gear], [mine], [targa]]);
    })
    .done();
});

rule(['B-TRADE-05'], 'what worked for one hero works for no other in the same turn', () => {
  scene({
    heroes: ['us-marshal', 'bandido'],
    content: withItems(
      card('lucky-coin', { ability: { stats: { luck: 1 } } }),
      purse('purse', 'turn'),
    ),
    bare: [18, 19],
    carries: 'purse',
  })
    .runs(function* (g) {
      const [from, to] = [heroAt(g, 0), heroAt(g, 1)];
      for (const use of usesNow(g, from, ['anytime'])) yield* resolveUse(g, use);
      to.items.push(...from.items.splice(0));
      for (const hero of [from, to]) cardsChanged(g, hero);
      expect(usesNow(g, to, ['anytime'])).toEqual([]);
      expect(to.items.map((item) => works(g, to, item))).toEqual([false]);
      yield* endTurn(g);
      expect(usesNow(g, to, ['anytime']).map(({ id }) => id)).toEqual(['i100:open']);
    })
    .done();
});
