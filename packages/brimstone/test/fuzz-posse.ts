import type { Random } from '@crawlspace/kernel';
import type { Character, OwnedItem } from '../src/character.ts';
import { enter } from '../src/company/chain.ts';
import type { Company } from '../src/company/company.ts';
import * as deeds from '../src/company/deeds.ts';
import { nextMember } from '../src/company/refusals.ts';
import { openMissions } from '../src/company/story.ts';
import { content } from '../src/content/index.ts';
import type { ItemCard } from '../src/content-types.ts';
import { SIDE_BAG_TOKENS } from '../src/ids.ts';
import { classIn } from '../src/lookup.ts';
import { CLASS_IDS } from './classes.ts';
import { done } from './company.ts';
import { randomOptions, veteran } from './fuzz.ts';

/**
 * A company that has just come out of a mine: two to six living heroes and perhaps some dead, with just enough in
 * their purses and bags to get in each other's way in Town.
 */
export function randomPosse(random: Random): Company {
  const one = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const living = 2 + random.below(5);
  const dead = Math.min(6 - living, one([0, 1, 1, 2]));
  const shelf = random.shuffle(
    Object.values(content.itemDecks)
      .flat()
      .filter((card) => !content.itemDecks.starting.includes(card)),
  );
  const characters = random.shuffle(
    Array.from({ length: living + dead }, (_, place) => {
      const someone = veteran(random, { class: one(CLASS_IDS) }, `hero ${place}`);
      return afterTheMine(random, someone, shelf, place >= living);
    }),
  );
  let company = done(deeds.found('The Ledger', { content }));
  for (const character of characters) {
    const member = nextMember(company);
    company = enter(company, { t: 'recruited', member, hero: { character: alive(character) } });
  }
  const members = company.members.map(({ id }) => id);
  const options = randomOptions(random);
  const mission = one(openMissions(company, content));
  company = done(deeds.muster(company, { mission, members, options }, { content }));
  return enter(company, {
    t: 'came-home',
    record: 'a mine that nobody remembers',
    outcome: { won: true, cause: 'objective' },
    turns: 9,
    darknessAhead: false,
    members: characters.map((character, n) => ({ member: members[n] as string, character })),
  });
}

/** Everyone was alive when they set out. */
function alive(character: Character): Character {
  return { ...character, dead: false, resurrectable: false };
}

function afterTheMine(
  random: Random,
  someone: Character,
  shelf: string[],
  dead: boolean,
): Character {
  const upTo = (most: number) => random.below(most + 1);
  const { maxHealth, maxSanity } = classIn(content, someone.class).base;
  const isHurt = random.below(3) === 0;
  const hurt = (most: number) => (isHurt ? most - 1 : upTo(most - 1));
  return {
    ...someone,
    level: Math.min(someone.level, 1 + upTo(7)),
    gold: purse(random),
    darkStone: upTo(4),
    xp: upTo(8) * 500,
    wounds: dead ? 0 : hurt(maxHealth),
    sanityDamage: dead ? 0 : hurt(maxSanity),
    corruption: upTo(4),
    bag: Array.from({ length: upTo(5) }, () => pick(random, SIDE_BAG_TOKENS)),
    items: [...someone.items, ...found(random, shelf.splice(0, upTo(4)))],
    conditions: conditionsOf(random),
    dead,
    resurrectable: dead,
  };
}

/** The price of up to three services, a little more or less: just enough, or nearly. */
function purse(random: Random): number {
  const prices = Object.values(content.services).flatMap(({ data }) =>
    'price' in data && typeof data.price === 'number' ? [data.price] : [],
  );
  const sum = Array.from({ length: random.below(4) }, () => pick(random, prices));
  const change = (random.below(7) - 2) * 5;
  return Math.max(
    0,
    sum.reduce((all, price) => all + price, change),
  );
}

/** Items as found; an upgrade is attached to the first item it fits, or is carried loose. */
function found(random: Random, cards: readonly string[]): OwnedItem[] {
  const items: OwnedItem[] = [];
  for (const id of cards) {
    const card = content.items[id] as ItemCard;
    const under = items.findIndex((item) => takes(item, card));
    const base = items[under];
    if (base && random.below(3) > 0) items[under] = { ...base, upgrades: [...base.upgrades, id] };
    else
      items.push({
        card: id,
        equipped: false,
        upgrades: [],
        charges: card.charges ?? null,
        holds: [],
      });
  }
  return items;
}

/** Whether an upgrade goes onto an item, by what is printed on both. */
function takes(item: OwnedItem, { upgrade }: ItemCard): boolean {
  const card = content.items[item.card] as ItemCard;
  if (!upgrade) return false;
  const taken = item.upgrades.reduce(
    (sum, id) => sum + (content.items[id]?.upgrade?.takes ?? 0),
    upgrade.takes,
  );
  const words = [...card.keywords, ['', 'one-handed', 'two-handed'][card.hands] ?? ''];
  const fits = upgrade.onto.some((all) => all.split('+').every((word) => words.includes(word)));
  return fits && taken <= card.upgradeSlots;
}

function conditionsOf(random: Random): string[] {
  const lasting = Object.values(content.conditions).filter(({ passing }) => !passing);
  return [...new Set(Array.from({ length: random.below(3) }, () => pick(random, lasting).id))];
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[random.below(items.length)] as Item;
}
