import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { fromTheStart, scene } from '../../../test/descent.ts';
import { all, plain, putMob, reprint } from '../../../test/foes.ts';
import { carries, heroOf, stack } from '../../../test/items.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { RARITIES } from '../../ids.ts';
import type { DescentState, Treasure } from '../../state.ts';
import { interact } from '../exploration/interact.ts';
import { levelUpPhase } from '../round/level-up.ts';
import { crafted } from './forge.ts';
import { allTreasure, drawFromBag, TREASURE_TOKENS } from './treasure.ts';

function count(treasure: Treasure): number {
  return treasure.common + treasure.rare + treasure.epic;
}

/** Takes tokens out of the bag into the pool until the bag holds these. */
function bagOf(state: DescentState, bag: Treasure): void {
  for (const rarity of RARITIES) {
    state.pool[rarity] += state.bag[rarity] - bag[rarity];
    state.bag[rarity] = bag[rarity];
  }
}

rule(['H-TREAS-01'], 'tokens for the floor and for an enemy are drawn blindly from the bag', () => {
  const played = scene({
    content: all(plain, reprint('mob-skeletons-1-2', { reward: 2 })),
    dice: 'treasure common rare rare common',
    change: (state) => stack(state.decks.mobs['1-2'], 'mob-skeletons-1-2'),
  }).runs(function* (g) {
    g.do.placeTreasure(g, at(1, 0), 2);
    yield* g.do.spawnMob(g, at(2, 2));
  });
  const { dungeon, bag, enemies } = played.done().state;
  expect(dungeon.tokens.map(({ kind, face, zone }) => [kind, face, zone])).toEqual([
    ['treasure', 'common', at(1, 0)],
    ['treasure', 'rare', at(1, 0)],
  ]);
  expect(enemies[0]?.treasure).toEqual({ common: 1, rare: 1, epic: 0 });
  expect(bag).toEqual({ common: 23, rare: 3, epic: 0 });
});

rule(['H-TREAS-02'], 'an empty bag gives what it has', () => {
  const played = scene({ change: (state) => bagOf(state, { common: 0, rare: 1, epic: 0 }) }).runs(
    (g) => {
      g.do.placeTreasure(g, at(1, 0), 3);
    },
  );
  expect(played.done().state.dungeon.tokens).toHaveLength(1);
  expect(count(played.state.bag)).toBe(0);
});

rule(['H-TREAS-03'], 'a token has one of three rarities, each worth more than the one before', () =>
  scene().runs((g) => {
    const drawn = drawFromBag(g, count(g.state.bag));
    expect(Object.keys(drawn)).toEqual(['common', 'rare', 'epic']);
    expect(RARITIES.map((rarity) => crafted([rarity]))).toEqual(['rare', 'epic', 'epic']);
    expect(crafted(['epic', 'common', 'rare'])).toBe('rare');
  }),
);

rule(
  ['H-TREAS-04', 'H-TREAS-05'],
  'collecting a token draws a card of its rarity, and the token goes back into the bag',
  () => {
    const played = scene({
      change: (state) => {
        bagOf(state, { common: 18, rare: 2, epic: 0 });
        stack(state.decks.items.rare, 'tower-shield');
        state.pool.rare--;
        state.dungeon.tokens.push({ id: 7, kind: 'treasure', zone: 0, face: 'rare' });
      },
    }).runs(function* (g, hero) {
      const [token] = g.state.dungeon.tokens;
      const left = g.state.decks.items.rare.draw.length;
      expect(count(g.state.bag)).toBe(20);
      if (token) yield* interact(g, hero, token);
      expect(g.state.decks.items.rare.draw).toHaveLength(left - 1);
    });
    expect(
      played
        .pick('keep')
        .done()
        .hero()
        .items.map(({ card }) => card),
    ).toEqual(['tower-shield']);
    expect(count(played.state.bag)).toBe(21);
    played.shows('state bag.rare 3');
    expect(allTreasure(played.state)).toEqual(TREASURE_TOKENS);
  },
);

/** A Rogue of this level with this experience levels up as often as possible. */
function levelled(level: number, xp: number) {
  const played = scene({ heroes: ['rogue'], change: set(`hero level ${level} xp ${xp}`) }).runs(
    (g) => levelUpPhase(g),
  );
  while (played.prompt) played.pick(played.options[0] ?? '');
  return played.done();
}

rule(['H-TREAS-06'], 'who reaches level 4 puts an Epic token into the bag', () => {
  const { state } = levelled(3, 17);
  expect(state.bag).toEqual({ common: 25, rare: 5, epic: 1 });
});

rule(['H-TREAS-08'], 'by level 5 all tokens that were set aside are in the bag', () => {
  const { state } = levelled(1, 45);
  expect(heroOf(state).level).toBe(5);
  expect(state.bag).toEqual({ common: 25, rare: 6, epic: 3 });
  expect(state.reserve[0]).toEqual({ common: 0, rare: 0, epic: 0 });
  expect(allTreasure(state)).toEqual(TREASURE_TOKENS);
});

rule(['H-TREAS-07'], 'the bag starts with all Common and five Rare tokens', () => {
  const { state } = fromTheStart({ heroes: ['rogue', 'wizard', 'ranger', 'shaman'] });
  expect(state.bag).toEqual({ common: 25, rare: 5, epic: 0 });
  expect(state.pool).toEqual({ common: 0, rare: 2, epic: 6 });
});

rule(['H-CONT-23'], '54 tokens; six heroes set 24 of them aside', () => {
  expect(count(TREASURE_TOKENS)).toBe(54);
  const { state } = fromTheStart({
    heroes: ['rogue', 'wizard', 'ranger', 'shaman', 'paladin', 'berserker'],
  });
  expect(allTreasure(state)).toEqual(TREASURE_TOKENS);
  expect(state.reserve.map(count)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(count(state.bag) + count(state.pool)).toBe(30);
});

test('the tokens of a mob that nobody killed go back too', () => {
  const played = scene({
    content: plain,
    change: (state) => {
      const mob = putMob(state, 'undead', 0, { treasure: { common: 1, rare: 1, epic: 0 } });
      state.bag.common--;
      state.bag.rare--;
      mob.minions = 0;
    },
  }).runs(function* (g, hero) {
    const [mob] = g.state.enemies;
    hero.gone = true;
    if (mob) yield* g.do.woundEnemy(g, mob, 9, { kind: 'rule', id: 'test' });
  });
  expect(allTreasure(played.done().state)).toEqual(TREASURE_TOKENS);
  expect(carries(played.hero())).toEqual([]);
});
