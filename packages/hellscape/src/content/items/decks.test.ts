import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it, test } from 'vitest';
import { fromTheStart } from '../../../test/descent.ts';
import { carries, wears } from '../../../test/items.ts';
import { cardWords, hasText } from '../../../test/words.ts';
import type { ItemCard } from '../../content-types.ts';
import { ATTACK_TYPES, CLASSES, RARITIES, TIERS } from '../../ids.ts';
import { LOOKS } from '../../looks.ts';
import { items, mobItems } from './index.ts';

const ITEMS = Object.values(items);
const MOB_ITEMS = Object.values(mobItems);
const EVERY_CARD = [...ITEMS, ...MOB_ITEMS];
const COPIES = { starting: 34, common: 52, rare: 41, epic: 33 };

function copies(cards: readonly ItemCard[]): number {
  return cards.reduce((sum, card) => sum + card.copies, 0);
}

rule(['H-CONT-19'], '160 item cards and 60 mob items', () => {
  expect(copies(ITEMS)).toBe(160);
  expect(MOB_ITEMS).toHaveLength(60);
  expect(copies(ITEMS) + MOB_ITEMS.length).toBe(220);
});

rule(['H-ITEM-11', 'H-SETUP-16', 'H-SETUP-17'], 'seven decks by their backs', () => {
  expect(new Set(ITEMS.map(({ deck }) => deck)).size).toBe(4);
  expect(new Set(MOB_ITEMS.map(({ tier }) => tier)).size).toBe(3);
  for (const deck of ['starting', ...RARITIES] as const) {
    expect(copies(ITEMS.filter((card) => card.deck === deck))).toBe(COPIES[deck]);
  }
  const { decks } = fromTheStart({ heroes: ['rogue', 'wizard'] }).state;
  expect(RARITIES.map((rarity) => decks.items[rarity].draw.length)).toEqual([52, 41, 33]);
  expect(TIERS.map((tier) => decks.mobItems[tier].draw.length)).toEqual([20, 20, 20]);
});

rule(['H-SETUP-09', 'H-SETUP-10', 'H-SETUP-11'], 'what heroes set out with', () => {
  const weapons = ITEMS.filter((card) => card.deck === 'starting' && card.attacks);
  expect(weapons.map(({ id }) => id).sort()).toEqual([
    'ash-wand',
    'crude-axe',
    'dagger',
    'magical-ocarina',
    'rusty-sword',
    'short-bow',
    'tribal-spear',
    'wooden-staff',
  ]);
  const played = fromTheStart({ heroes: ['rogue'] });
  while (played.state.phase === 'setup') {
    const wanted = ['crude-axe', 'mana-potion'].find((id) => played.options.includes(id));
    played.pick(wanted ?? played.options[0] ?? '');
  }
  expect(wears(played.hero())).toEqual(['crude-axe', 'battered-leather-armor']);
  expect(carries(played.hero())).toEqual(['crude-axe', 'battered-leather-armor', 'mana-potion']);
  const drawn = RARITIES.flatMap((rarity) => played.state.decks.items[rarity].draw);
  expect(drawn.filter((card) => items[card]?.deck === 'starting')).toEqual([]);
});

rule(['H-SETUP-12'], 'with five heroes and more the other side of the armor is used', () => {
  const armor = (heroes: number) => {
    const played = fromTheStart({ heroes: CLASSES.slice(0, heroes) });
    while (played.state.phase === 'setup') played.pick(played.options[0] ?? '');
    return played.state.heroes.map(
      (hero) => carries(hero).filter((card) => items[card]?.slot === 'chest')[0],
    );
  };
  expect(armor(4)).toEqual(Array(4).fill('battered-leather-armor'));
  expect(armor(5)).toEqual(Array(5).fill('battered-leather-armor-crowd'));
});

test('there is armor and a potion of either kind for six heroes', () => {
  const { 'battered-leather-armor': armor, 'health-potion': health, 'mana-potion': mana } = items;
  expect([armor?.copies, health?.copies, mana?.copies]).toEqual([6, 6, 6]);
  expect(armor?.defense).toBe(1);
});

rule(['H-ITEM-21', 'H-ITEM-23'], 'one Set, with one piece for each class alone', () => {
  expect(new Set(ITEMS.flatMap(({ set }) => set ?? []))).toEqual(new Set(['shadowbane']));
  const pieces = ITEMS.filter(({ set }) => set);
  const exclusive = pieces.flatMap((card) => card.class ?? []);
  expect(exclusive.sort()).toEqual([...CLASSES]);
  expect(ITEMS.filter((card) => card.class && !card.set)).toEqual([]);
  const shared = pieces.filter((card) => !card.class).map(({ slot }) => slot);
  expect(shared.sort()).toEqual(['chest', 'head', 'legs', 'misc']);
});

test('no two cards say the same', () => {
  const faces = EVERY_CARD.map(({ id, look, ...card }) =>
    JSON.stringify({
      slot: card.slot,
      attacks: ATTACK_TYPES.map((type) => card.attacks?.[type]),
      defense: 'defense' in card ? card.defense : 0,
      abilities: card.abilities,
    }),
  );
  expect(new Set(faces).size).toBe(EVERY_CARD.length);
  expect(new Set(EVERY_CARD.map(({ id }) => id)).size).toBe(EVERY_CARD.length);
});

test('weapons of every type in every deck, one-handed and two-handed, and some of two types', () => {
  const decks = ['starting', ...RARITIES].map((deck) => ITEMS.filter((card) => card.deck === deck));
  for (const cards of decks) {
    const weapons = cards.filter(({ attacks }) => attacks);
    for (const type of ATTACK_TYPES)
      expect(weapons.some((card) => card.attacks?.[type])).toBe(true);
    for (const slot of ['hand', 'two-hands']) {
      expect(weapons.some((card) => card.slot === slot)).toBe(true);
    }
    const versatile = weapons.filter((card) => Object.keys(card.attacks ?? {}).length > 1);
    expect(versatile.length).toBeGreaterThanOrEqual(3);
  }
});

test('every mob item can attack, about half of them in two ways', () => {
  for (const tier of TIERS) {
    const ways = MOB_ITEMS.filter((card) => card.tier === tier).map(
      ({ attacks }) => Object.keys(attacks).length,
    );
    expect(Math.min(...ways)).toBe(1);
    expect(ways.filter((count) => count > 1).length).toBeGreaterThanOrEqual(9);
    for (const type of ATTACK_TYPES) {
      expect(MOB_ITEMS.some((card) => card.tier === tier && card.attacks[type])).toBe(true);
    }
  }
});

test('consumables are used up and need no place; all else has one', () => {
  for (const card of ITEMS) {
    const usedUp = (card.abilities ?? []).every(({ cost }) => cost?.discard === true);
    expect([card.id, card.consumable === true]).toEqual([card.id, card.slot === 'none']);
    if (card.consumable) expect([card.id, usedUp]).toEqual([card.id, true]);
    else expect((card.abilities ?? []).some(({ cost }) => cost?.discard)).toBe(false);
  }
});

describe('every card', () =>
  it.each(EVERY_CARD)('$id has a picture and words in both languages', (card) => {
    expect(LOOKS).toContain(card.look);
    for (const language of ['en', 'it'] as const) {
      const { name, text, flavour } = cardWords(language, card.id);
      expect(name).not.toBe('');
      expect(text === '').toBe((card.abilities ?? []).length === 0);
      expect(`${name}${text}${flavour}`).not.toMatch(/[{}]/);
      const wantsFlavour = 'deck' in card && (card.deck === 'rare' || card.deck === 'epic');
      expect(hasText(`${card.id}.flavour`)).toBe(wantsFlavour);
    }
  }));
