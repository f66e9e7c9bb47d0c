import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { plainItem, withItems } from '../../../test/arms.ts';
import { scene } from '../../../test/descent.ts';
import { all, plain, putMob, putMonster, reprint, reprintMonster } from '../../../test/foes.ts';
import { carries, give, heroOf, stack, wears } from '../../../test/items.ts';
import { look } from '../../../test/look.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import type { DescentState, Treasure } from '../../state.ts';
import { craft } from './forge.ts';
import { rarityOf } from './items.ts';
import { allTreasure, TREASURE_TOKENS } from './treasure.ts';

/** Leaders that fall to a single Wound. */
const FRAIL = all(plain, reprint('mob-skeletons-1-2', { health: 1 }));

/** A Leader at the end of its strength, with treasure taken from the bag. */
function leader(state: DescentState, treasure: Partial<Treasure>, item: string | null, zone = 0) {
  const tokens = { common: 0, rare: 0, epic: 0, ...treasure };
  for (const rarity of ['common', 'rare', 'epic'] as const) state.bag[rarity] -= tokens[rarity];
  return putMob(state, 'skeletons', zone, { treasure: tokens, item });
}

/** The first hero deals the killing blow to the first enemy. */
function kills() {
  return (g: Parameters<Parameters<ReturnType<typeof scene>['runs']>[0]>[0]) => {
    const [enemy] = g.state.enemies;
    if (!enemy) throw new Error('nobody is there to be killed');
    return g.do.woundEnemy(g, enemy, 99, { kind: 'hero', hero: 0 });
  };
}

rule('H-ATK-32', 'a card for each token on the card of the fallen, and the tokens go back', () => {
  const played = scene({
    content: FRAIL,
    change: (state) => {
      leader(state, { common: 1, rare: 1 }, null);
      stack(state.decks.items.common, 'ring-mail');
      stack(state.decks.items.rare, 'owl-visor');
      expect(state.bag).toEqual({ common: 24, rare: 4, epic: 0 });
    },
  })
    .runs(kills())
    .picks('keep', 'keep')
    .done();
  expect(carries(played.hero())).toEqual(['ring-mail', 'owl-visor']);
  expect(played.state.bag).toEqual({ common: 25, rare: 5, epic: 0 });
  expect(allTreasure(played.state)).toEqual(TREASURE_TOKENS);
});

rule(['H-ATK-33'], 'the fixed reward of a monster comes on top, without a token', () => {
  const played = scene({
    content: all(plain, reprintMonster('roaming-ghoul-1-2', { fixed: { epic: 1 } })),
    change: (state) => {
      state.bag.common -= 2;
      putMonster(state, 'ghoul', 0, { treasure: { common: 2, rare: 0, epic: 0 } });
      stack(state.decks.items.common, 'ring-mail', 'pot-helm');
      stack(state.decks.items.epic, 'saints-halo');
    },
  })
    .runs(kills())
    .picks('keep', 'keep', 'keep')
    .done();
  expect(carries(played.hero())).toEqual(['ring-mail', 'pot-helm', 'saints-halo']);
  expect(allTreasure(played.state)).toEqual(TREASURE_TOKENS);
});

rule(['H-ATK-34', 'H-ITEM-12'], 'who kills the Leader gets what it carried', () => {
  const played = scene({
    content: FRAIL,
    change: (state) => {
      leader(state, { common: 1 }, 'goat-horn-knife');
      stack(state.decks.items.common, 'ring-mail');
    },
  }).runs(kills());
  expect(carries(played.picks('keep', 'keep').done().hero())).toEqual([
    'ring-mail',
    'goat-horn-knife',
  ]);
});

rule(['H-ATK-35'], 'the fallen are discarded on piles of their own', () => {
  const played = scene({
    content: all(FRAIL, reprint('mob-undead-1-2', { health: 1 })),
    change: (state) => {
      leader(state, {}, null);
      putMob(state, 'undead', 0);
      putMonster(state, 'ghoul', 0);
      for (const deck of [state.decks.mobs['1-2'], state.decks.roaming['1-2']]) deck.discard = [];
    },
  }).runs(function* (g) {
    for (const enemy of [...g.state.enemies]) {
      yield* g.do.woundEnemy(g, enemy, 99, { kind: 'hero', hero: 0 });
    }
  });
  while (played.prompt) played.pick('keep');
  const { mobs, roaming } = played.done().state.decks;
  expect(mobs['1-2'].discard).toEqual(['mob-skeletons-1-2', 'mob-undead-1-2']);
  expect(roaming['1-2'].discard).toEqual(['roaming-ghoul-1-2']);
});

rule(['H-ATK-38'], 'rewards come over any distance and can be put on without an action', () => {
  const played = scene({
    heroes: ['rogue'],
    content: FRAIL,
    change: (state) => {
      const feydra = heroOf(state);
      feydra.zone = at(0, 1);
      feydra.turn = { actions: 2, mp: null, moved: false, slipping: false };
      leader(state, { common: 1 }, null, at(3, 1));
      stack(state.decks.items.common, 'pot-helm');
    },
  }).runs(kills());
  const helmet = played.hero().items[0]?.number;
  played.pick(`equip-i${helmet}`).done();
  expect(wears(played.hero())).toEqual(['pot-helm']);
  played.shows('hero turn.actions 2');
});

rule(['H-MOVE-33'], 'a new item may be handed over, and only that may be put on', () => {
  const played = scene({
    heroes: ['rogue', 'wizard', 'ranger'],
    change: set(
      'hero2 zone 2:2, hero1 has ring-mail',
      (state) => void stack(state.decks.items.common, 'pot-helm'),
    ),
  }).runs((g, hero) => g.do.drawItems(g, hero, 'common', 1));
  const helmet = played.hero().items[0]?.number;
  played.shows(`options equip-i${helmet} keep give1`).pick('give1');
  expect([played.pending[0]?.seat, played.options]).toEqual([1, [`equip-i${helmet}`, 'keep']]);
  played.pickAs(1, `equip-i${helmet}`).done();
  expect(carries(played.hero(0))).toEqual([]);
  expect(wears(played.hero(1))).toEqual(['pot-helm']);
});

rule(['H-ITEM-06'], 'there is no limit to what a hero carries', () => {
  const played = scene({
    change: (state) => {
      for (let i = 0; i < 25; i++) give(state, 'ring-mail');
      stack(state.decks.items.common, 'pot-helm');
    },
  }).runs((g, hero) => g.do.drawItems(g, hero, 'common', 1));
  expect(played.pick('keep').done().hero().items).toHaveLength(26);
});

/** What comes of three cards in a Forge: the rarity of the card drawn. */
function forged(...cards: readonly string[]): string | undefined {
  const played = scene({
    change: (state) => {
      for (const card of cards) give(state, card);
    },
  }).runs(craft);
  while (played.prompt) played.pick('keep');
  expect(played.done().hero().items).toHaveLength(1);
  return played.event('crafted')?.rarity;
}

rule(['H-ITEM-08', 'H-ITEM-09', 'H-ITEM-10'], 'what counts as Common', () => {
  expect(forged('rusty-sword', 'ring-mail', 'pot-helm')).toBe('rare');
  expect(forged('health-potion', 'mana-potion', 'mana-potion')).toBe('rare');
  expect(forged('fire-oil', 'iron-tonic', 'troll-broth')).toBe('rare');
  expect(forged('shadowbane-mail', 'owl-visor', 'tower-shield')).toBe('epic');
  expect(look({}, (g) => rarityOf(g.content, 'shadowbane-mail'))).toBe('epic');
});

rule(['H-ITEM-07'], 'a card is as rare as its colour', () => {
  const rarities = look({}, (g) =>
    ['ring-mail', 'tower-shield', 'dragonbone-plate'].map((card) => rarityOf(g.content, card)),
  );
  expect(rarities).toEqual(['common', 'rare', 'epic']);
});

test('loot of mobs counts as high as the level that brought it', () => {
  const rarities = look({}, (g) =>
    ['bone-flute', 'slag-hammer', 'headsman'].map((card) => rarityOf(g.content, card)),
  );
  expect(rarities).toEqual(['common', 'rare', 'epic']);
});

rule(['H-ITEM-22'], 'a Set item of a class that nobody plays is replaced', () => {
  const drawn = (heroes: ('rogue' | 'ranger')[]) =>
    scene({
      heroes,
      change: (state) => stack(state.decks.items.epic, 'shadowbane-longbow', 'saints-halo'),
    })
      .runs((g, hero) => g.do.drawItems(g, hero, 'epic', 1))
      .pick('keep')
      .done();
  const without = drawn(['rogue']);
  expect(carries(without.hero())).toEqual(['saints-halo']);
  expect(without.state.decks.items.epic.discard).toEqual(['shadowbane-longbow']);
  expect(without.eventsNamed('discarded')).toMatchObject([{ card: 'shadowbane-longbow' }]);
  expect(carries(drawn(['ranger']).hero())).toEqual(['shadowbane-longbow']);
});

test('a deck of nothing but other classes’ pieces gives nothing and keeps its cards', () => {
  const played = scene({
    heroes: ['rogue'],
    change: (state) => {
      state.decks.items.epic = { draw: ['shadowbane-longbow'], discard: ['shadowbane-codex'] };
    },
  }).runs((g, hero) => g.do.drawItems(g, hero, 'epic', 2));
  expect(carries(played.done().hero())).toEqual([]);
  const { draw, discard } = played.state.decks.items.epic;
  expect([...draw, ...discard].sort()).toEqual(['shadowbane-codex', 'shadowbane-longbow']);
});

test('an empty deck is made anew from its discard pile', () => {
  const played = scene({
    change: (state) => {
      state.decks.items.rare = { draw: ['owl-visor'], discard: ['tower-shield'] };
    },
  })
    .runs((g, hero) => g.do.drawItems(g, hero, 'rare', 3))
    .picks('keep', 'keep')
    .done();
  expect(carries(played.hero())).toEqual(['owl-visor', 'tower-shield']);
});

test('a discarded card goes to the pile it belongs to, a starting item back into the box', () => {
  const played = scene({
    change: (state) => {
      for (const card of ['pot-helm', 'owl-visor', 'saints-halo', 'slag-hammer', 'rusty-sword']) {
        give(state, card);
      }
    },
  }).runs((g, hero) => {
    for (const { number } of [...hero.items]) g.do.discardItem(g, hero, number);
    g.do.discardItem(g, hero, 999);
  });
  const { items, mobItems } = played.done().state.decks;
  expect(played.hero().items).toEqual([]);
  expect(items.common.discard).toEqual(['pot-helm']);
  expect(items.rare.discard).toEqual(['owl-visor']);
  expect(items.epic.discard).toEqual(['saints-halo']);
  expect(mobItems['3-4'].discard).toEqual(['slag-hammer']);
});

test('an ability that is used up stays used up in other hands', () => {
  const charm = plainItem('pass-on', 'common', {
    abilities: [{ timing: 'turn', limit: 'round', effects: [{ do: 'mana', n: 1 }] }],
  });
  const played = scene({
    heroes: ['rogue', 'wizard'],
    content: withItems(charm),
    change: (state) => void heroOf(state).usedThisRound.push('pass-on/0'),
  }).runs((g, hero) => g.do.gainItem(g, hero, 'pass-on'));
  played.pick('give1').pickAs(1, 'keep').done();
  expect(played.hero(1).usedThisRound).toEqual(['pass-on/0']);
});
