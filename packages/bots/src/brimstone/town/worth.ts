import {
  type CarriedItem,
  type Hero,
  type ItemCard,
  mayUse,
  type OfferSeen,
  type StatName,
} from '@crawlspace/brimstone';
import { contentOf } from '@crawlspace/kernel';
import { strengthOf } from '../thumb/belongings.ts';
import { type Seen, statOf, working, works } from '../thumb/numbers.ts';

type Stats = Readonly<Partial<Record<StatName, number>>>;

/** What one more of a number is worth to a hero who has to fight, in dollars. */
const DOLLARS: Readonly<Record<StatName, number>> = {
  initiative: 90,
  combat: 300,
  toHitMelee: -300,
  toHitRanged: -300,
  defense: -450,
  willpower: -300,
  maxHealth: 130,
  maxSanity: 110,
  maxGrit: 220,
  corruptionResistance: 60,
  move: 200,
  escape: 40,
  agility: 70,
  cunning: 70,
  spirit: 70,
  strength: 70,
  lore: 60,
  luck: 60,
  damageMelee: 260,
  damageRanged: 260,
  shots: 320,
  range: 30,
  carry: 15,
  sideBag: 40,
  handSlots: 200,
  scavengeDice: 90,
  holdBack: 250,
  darkStoneSafe: 30,
  darkStoneHitOn: -30,
  townPrice: -5,
  road: 60,
};

export function worthOfStats(stats: Stats | undefined): number {
  return Object.entries(stats ?? {}).reduce(
    (sum, [name, amount]) => sum + DOLLARS[name as StatName] * amount,
    0,
  );
}

/** Nobody is left behind who can be paid for. */
const A_FRIEND = 5000;
/** Somebody who limps gets worse before getting better: whoever can pay for it sees the Doc or the priest. */
const A_CURE = 400;
const A_SHARD = 87;
const A_POINT_OF_CORRUPTION = 60;
/** The last points before a mutation are the ones that count. */
const NEAR_MUTATION = 2;
/** What a bag should hold, and what that is worth. */
const SUPPLIES: Readonly<Record<string, { readonly want: number; readonly worth: number }>> = {
  bandages: { want: 2, worth: 70 },
  whiskey: { want: 1, worth: 60 },
  dynamite: { want: 2, worth: 110 },
  herbs: { want: 1, worth: 70 },
  tonic: { want: 1, worth: 80 },
};

/** What an offer is worth to a hero, in dollars; whether it pays is another question. */
export function worthOfOffer(
  seen: Seen,
  hero: Hero,
  { service, condition, item }: OfferSeen,
): number {
  switch (service.kind) {
    case 'resurrection':
      return A_FRIEND;
    case 'cure':
      return worthOfCure(seen, condition) * ((7 - service.data.need) / 6);
    case 'cleansing':
      return worthOfCleansing(seen, hero, service.data.points === 1 ? 1 : 2);
    case 'goods':
      return worthOfSupply(hero, service.token);
    case 'ware':
      return worthOfWare(seen, hero, service.card);
    case 'forging':
      return item && works(seen, item)
        ? worthOfStats(contentOf(seen).items[service.card]?.ability?.stats)
        : 0;
    case 'exchange':
      return A_SHARD;
    case 'favour':
      return service.effects.reduce((sum, effect) => sum + worthOfGood(effect), 0);
    case 'wager':
      return FUN * service.data.price;
    default:
      return 0;
  }
}

/** Games are no bargain: part of the stake is for the fun, and only who has plenty pays for that. */
const FUN = 0.4;

/** A point healed, a point of experience and a card from the Gear deck. */
const A_POINT = 12;
const AN_XP = 2;
const SOME_GEAR = 120;

type Favour = Extract<OfferSeen['service'], { readonly kind: 'favour' }>;

function worthOfGood(effect: Favour['effects'][number]): number {
  switch (effect.do) {
    case 'heal': {
      const points = effect.wounds ?? effect.sanity;
      return A_POINT * (typeof points === 'number' ? points : 3);
    }
    case 'xp':
      return typeof effect.n === 'number' ? AN_XP * effect.n : 0;
    case 'gear':
      return SOME_GEAR * (effect.n ?? 1);
    default:
      return 0;
  }
}

function worthOfCure(seen: Seen, condition: string | null): number {
  const ability = contentOf(seen).conditions[condition ?? '']?.ability;
  return ability ? A_CURE + Math.max(0, -worthOfStats(ability.stats)) : 0;
}

function worthOfCleansing(seen: Seen, hero: Hero, points: number): number {
  const left = statOf(seen, hero, 'corruptionResistance') - hero.corruption;
  return left <= NEAR_MUTATION ? A_POINT_OF_CORRUPTION * points : 0;
}

function worthOfSupply(hero: Hero, token: string): number {
  const supply = SUPPLIES[token];
  if (!supply) return 0;
  const has = hero.bag.filter((each) => each === token).length;
  return has < supply.want ? supply.worth : 0;
}

/** A card is of use once, where there is room for it and it is not too heavy. */
function worthOfWare(seen: Seen, hero: Hero, id: string): number {
  const card = contentOf(seen).items[id];
  if (!card || hero.items.some((each) => each.card === id) || !hasPlaceFor(seen, hero, card))
    return 0;
  const stats = worthOfStats(card.ability?.stats);
  return card.hands > 0 ? worthOfWeapon(seen, hero, id, stats) : stats;
}

const A_WOUND = 300;
const HANDS = 2;

/** How much harder the hero would strike with it, in a free hand or in place of what is held. */
function worthOfWeapon(seen: Seen, hero: Hero, card: string, stats: number): number {
  const held = working(seen, hero);
  const inHand = held.filter((each) => handsFor(seen, each.card) > 0);
  const taken = inHand.reduce((sum, each) => sum + handsFor(seen, each.card), 0);
  const others =
    taken + handsFor(seen, card) <= HANDS ? held : held.filter((each) => !inHand.includes(each));
  const fresh = { number: -1, card, equipped: true, upgrades: [], charges: null, holds: [] };
  const gain = strengthOf(seen, hero, [...others, fresh]) - strengthOf(seen, hero, held);
  return gain > 0 ? gain * A_WOUND + stats : 0;
}

function handsFor(seen: Seen, card: string): number {
  return contentOf(seen).items[card]?.hands ?? 0;
}

function hasPlaceFor(seen: Seen, hero: Hero, { slots, weight }: ItemCard): boolean {
  const worn = working(seen, hero).flatMap(({ card }) => contentOf(seen).items[card]?.slots ?? []);
  const carried = hero.items.reduce(
    (sum, { card }) => sum + (contentOf(seen).items[card]?.weight ?? 0),
    0,
  );
  const limit = statOf(seen, hero, 'carry') + statOf(seen, hero, 'strength');
  return slots.every((slot) => !worn.includes(slot)) && carried + weight <= limit;
}

/**
 * What lies in a pack, is of no use there and brings something. Upgrades wait for their item, and weapons that
 * would be better than those in hand for somebody to take them.
 */
export function isSpare(seen: Seen, hero: Hero, item: CarriedItem): boolean {
  const card = contentOf(seen).items[item.card];
  if (!card || works(seen, item) || card.upgrade || !bringsGold(item, card.price)) return false;
  const isArm = card.hands > 0 && mayUse({ content: contentOf(seen) }, hero, card);
  return !isArm || worthOfWeapon(seen, hero, item.card, 0) === 0;
}

/** Town goods bring half of what they cost, in whole steps: the cheapest bring nothing. */
function bringsGold({ paid }: CarriedItem, price: number | null): boolean {
  return paid === undefined ? (price ?? 0) > 0 : paid >= LEAST_PAID;
}

const LEAST_PAID = 10;

/** What the Church asks for a hero. */
export function priceOfLife(seen: Seen, { level }: Hero): number {
  const church = Object.values(contentOf(seen).services).find(
    ({ kind }) => kind === 'resurrection',
  );
  if (church?.kind !== 'resurrection') return 0;
  return church.data.price + church.data.perLevel * (level - 1);
}
