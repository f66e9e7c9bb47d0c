import type { Ability } from '../src/abilities.ts';
import { content } from '../src/content/index.ts';
import type { Content, ItemCard } from '../src/content-types.ts';
import type { EnemyTypeId } from '../src/ids.ts';
import type { AdventureState, CarriedItem, Enemy, Hero } from '../src/state.ts';
import { listed } from './notation.ts';

/** An item card for a test: it weighs nothing and does nothing unless the test says so. */
export function card(id: string, parts: Partial<ItemCard> = {}): ItemCard {
  return {
    id,
    keywords: [],
    hands: 0,
    weight: 0,
    slots: [],
    darkStone: 0,
    upgradeSlots: 0,
    only: [],
    price: null,
    ...parts,
  };
}

/** A card with a use that can be made at any time and gives $1. */
export function purse(id: string, limit?: 'turn' | 'fight' | 'adventure' | 'discard' | 'charge') {
  const ability: Ability = {
    uses: [
      {
        id: 'open',
        timing: 'anytime',
        ...(limit ? { limit } : {}),
        resolve: (g, { hero }) => g.do.gainGold(g, g.state.heroes[hero ?? 0] as Hero, 1),
      },
    ],
  };
  return card(id, { ability });
}

/** The content with further item cards. */
export function withItems(...cards: readonly ItemCard[]): (content: Content) => Content {
  return (content) => ({
    ...content,
    items: { ...content.items, ...Object.fromEntries(cards.map((each) => [each.id, each])) },
  });
}

/** The content with decks of plain item cards: fifteen of Gear, two of Artifacts for each world. */
export function withPlainDecks(content: Content): Content {
  const gear = Array.from({ length: 15 }, (_, i) => `tin-cup-${i}`);
  const mineArtifacts = ['idol', 'mask'];
  const targaArtifacts = ['coil', 'lens'];
  const cards = [...gear, ...mineArtifacts, ...targaArtifacts].map((id) => card(id));
  const itemDecks = { ...content.itemDecks, gear, mineArtifacts, targaArtifacts };
  return { ...withItems(...cards)(content), itemDecks };
}

export function heroOf(state: AdventureState, index: number): Hero {
  const hero = state.heroes[index];
  if (!hero) throw new Error(`there is no hero ${index}`);
  return hero;
}

/** Numbers that no item of the game has in a test. */
const FIRST_NUMBER = 100;

/** Gives a hero an item, numbered 100, 101, … in the order given. */
export function carry(
  state: AdventureState,
  hero: number,
  id: string,
  parts: Partial<CarriedItem> = {},
): CarriedItem {
  state.nextItem = Math.max(state.nextItem, FIRST_NUMBER);
  const item: CarriedItem = {
    number: state.nextItem++,
    card: id,
    equipped: false,
    upgrades: [],
    charges: null,
    holds: [],
    ...parts,
  };
  heroOf(state, hero).items.push(item);
  return item;
}

/** Gives a hero a card of the game as it comes from its deck, in hand or worn where it has to be. */
export function give(
  state: AdventureState,
  hero: number,
  id: string,
  parts: Partial<CarriedItem> = {},
): CarriedItem {
  const card = content.items[id];
  if (!card) throw new Error(`there is no card ${id}`);
  const equipped = card.hands > 0 || card.slots.length > 0;
  return carry(state, hero, id, { equipped, charges: card.charges ?? null, ...parts });
}

export interface Equipment {
  readonly hero?: Partial<Hero> | undefined;
  readonly has?: string | undefined;
  readonly carries?: string | undefined;
  readonly wears?: string | undefined;
}

/** The first hero as a test wants it. */
export function equip(state: AdventureState, { hero = {}, ...cards }: Equipment): void {
  const { has = '', carries = '', wears = '' } = cards;
  Object.assign(heroOf(state, 0), hero);
  for (const id of listed(has)) give(state, 0, id);
  for (const id of listed(carries)) carry(state, 0, id);
  for (const id of listed(wears)) carry(state, 0, id, { equipped: true });
}

/** Nobody has Grit or upgrades, so that nothing is offered but what the test is about. */
export function plainHeroes(state: AdventureState): void {
  for (const hero of state.heroes) {
    hero.grit = 0;
    hero.upgrades = [];
  }
}

/** Heroes stand on these spaces of the Entrance and own nothing. */
export function stripped(state: AdventureState, ...spaces: readonly (number | undefined)[]): void {
  state.heroes.forEach((hero, index) => {
    hero.items = [];
    hero.upgrades = [];
    hero.bag = [];
    hero.grit = 0;
    hero.space = spaces[index] ?? hero.space;
  });
}

/** A fight with one more enemy on a space. */
export function enemyAt(
  state: AdventureState,
  space: number,
  type: EnemyTypeId = 'tentacles',
): Enemy {
  state.fight ??= { startedInTurn: state.turn.number, groups: {}, lootSources: 1, final: false };
  state.fight.groups[type] ??= { brutal: false, elite: [], variant: null, ambushTurn: 0 };
  const id = `${type}${state.nextEnemy++}`;
  const enemy: Enemy = { id, type, space, wounds: 0, target: null, spent: [] };
  state.enemies.push(enemy);
  return enemy;
}
