import type { BrimstoneEvent, EventOf, OfferSeen } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../of-the-game.ts';
import { content } from '../content.ts';

/** A new level, with what came of it. */
export interface LevelSum {
  readonly level: number;
  bonus: string | null;
  readonly learned: string[];
}

/** Gold given to bring somebody back. */
interface Gift {
  readonly to: number;
  readonly amount: number;
}

/** What Gold went for over a counter. */
type Expense = 'goods' | 'forging' | 'treatment' | 'favours' | 'stakes';

/** What one hero did and met with between two adventures. Lists hold ids of cards. */
export interface HeroSum {
  readonly levels: LevelSum[];
  readonly bought: string[];
  /** Items among them, once they are in the hero's hands. */
  readonly handedOver: string[];
  readonly forged: string[];
  readonly sold: string[];
  readonly cured: string[];
  /** Treated in vain. */
  readonly uncured: string[];
  readonly favours: string[];
  readonly gained: string[];
  readonly lost: string[];
  readonly used: string[];
  readonly suffered: string[];
  readonly gifts: Gift[];
  readonly spent: Record<Expense, number>;
  beds: number;
  sales: number;
  stonesSold: number;
  won: number;
  goldGained: number;
  goldLost: number;
  stonesGained: number;
  stonesLost: number;
  stonesForged: number;
  xp: number;
  corruption: number;
  cleansed: number;
  /** What bringing this hero back has cost, all in all. */
  raisedFor: number | null;
  died: boolean;
}

/** Adds up a stay, hero by hero, from what was told of it. */
export function sumsOf(
  events: readonly Told<BrimstoneEvent>[],
  heroes: number,
): readonly HeroSum[] {
  const sums = Array.from({ length: heroes }, blank);
  // Everybody pays for a resurrection, and then it is told who has risen.
  let shares: EventOf<'paid'>[] = [];
  for (const { event } of events) {
    if (!isOfTheGame(event)) continue;
    enter(sums, event);
    if (isShare(event)) shares.push(event);
    if (event.t !== 'resurrected') continue;
    raise(sums, event.hero, shares);
    shares = [];
  }
  return sums;
}

/** All the Gold a hero paid: over counters, for beds, and to bring somebody back. */
export function spentBy({ spent, beds, gifts }: HeroSum): number {
  const given = gifts.reduce((all, { amount }) => all + amount, 0);
  return Object.values(spent).reduce((all, each) => all + each, beds + given);
}

/** How much more Gold a hero has than before. */
export function balanceOf(sum: HeroSum): number {
  return sum.sales + sum.won + sum.goldGained - sum.goldLost - spentBy(sum);
}

function blank(): HeroSum {
  return {
    levels: [],
    bought: [],
    handedOver: [],
    forged: [],
    sold: [],
    cured: [],
    uncured: [],
    favours: [],
    gained: [],
    lost: [],
    used: [],
    suffered: [],
    gifts: [],
    spent: { goods: 0, forging: 0, treatment: 0, favours: 0, stakes: 0 },
    beds: 0,
    sales: 0,
    stonesSold: 0,
    won: 0,
    goldGained: 0,
    goldLost: 0,
    stonesGained: 0,
    stonesLost: 0,
    stonesForged: 0,
    xp: 0,
    corruption: 0,
    cleansed: 0,
    raisedFor: null,
    died: false,
  };
}

function enter(sums: readonly HeroSum[], event: BrimstoneEvent): void {
  const sum = 'hero' in event && event.hero !== undefined ? sums[event.hero] : undefined;
  // The entry of an event's name takes that event: the table of entries says so.
  const entry = ENTRIES[event.t] as ((sum: HeroSum, event: BrimstoneEvent) => void) | undefined;
  if (sum) entry?.(sum, event);
  if (event.t !== 'gold-given' && event.t !== 'traded') return;
  const giver = sums[event.by];
  if (giver && event.t === 'gold-given') giver.goldLost += event.amount;
  if (giver && event.t === 'traded') giver.lost.push(event.card);
}

function isShare(event: BrimstoneEvent): event is EventOf<'paid'> {
  return event.t === 'paid' && content().services[event.card]?.kind === 'resurrection';
}

/** The dead may pay twice: with what their belongings brought, and from their purse. */
function raise(sums: readonly HeroSum[], to: number, shares: readonly EventOf<'paid'>[]): void {
  const given = new Map<number, number>();
  for (const { hero, amount } of shares) given.set(hero, (given.get(hero) ?? 0) + amount);
  for (const [hero, amount] of given) sums[hero]?.gifts.push({ to, amount });
  const risen = sums[to];
  if (risen) risen.raisedFor = shares.reduce((all, { amount }) => all + amount, 0);
}

/** What services are paid for as; what everybody pays for together is added up elsewhere. */
const EXPENSES: Readonly<Partial<Record<OfferSeen['service']['kind'], Expense>>> = {
  goods: 'goods',
  ware: 'goods',
  forging: 'forging',
  cure: 'treatment',
  cleansing: 'treatment',
  favour: 'favours',
  wager: 'stakes',
};

function pay(sum: HeroSum, { card, amount }: EventOf<'paid'>): void {
  const expense = EXPENSES[content().services[card]?.kind ?? 'resurrection'];
  if (expense) sum.spent[expense] += amount;
  if (expense === 'favours') sum.favours.push(card);
}

/** Other upgrades were the hero's own before. */
function attach(sum: HeroSum, { card }: EventOf<'upgrade-attached'>): void {
  const made = Object.values(content().services).find(
    (service) => service.kind === 'forging' && service.card === card,
  );
  if (made?.kind !== 'forging') return;
  sum.forged.push(card);
  sum.stonesForged += made.data.stones;
}

/** Some pass at once and leave nothing behind. */
function suffer(sum: HeroSum, { card }: { readonly card: string }): void {
  if (!content().conditions[card]?.passing) sum.suffered.push(card);
}

type Entries = {
  readonly [Name in BrimstoneEvent['t']]?: (sum: HeroSum, event: EventOf<Name>) => void;
};

/** What each event adds to the sum of the hero it tells of. */
const ENTRIES: Entries = {
  'level-gained': (sum, { amount: level }) => sum.levels.push({ level, bonus: null, learned: [] }),
  'level-bonus': (sum, { card }) => {
    const level = sum.levels.at(-1);
    if (level) level.bonus = card;
  },
  'upgrade-gained': (sum, { card }) => sum.levels.at(-1)?.learned.push(card),
  paid: pay,
  lodging: (sum, { amount }) => {
    sum.beds += amount;
  },
  bought: (sum, { card }) => sum.bought.push(card),
  'item-gained': (sum, { card }) => {
    // What was bought is handed over at once, and told a second time.
    if (count(sum.bought, card) <= count(sum.handedOver, card)) sum.gained.push(card);
    else sum.handedOver.push(card);
  },
  'upgrade-attached': attach,
  'item-sold': (sum, { card, amount }) => {
    sum.sold.push(card);
    sum.sales += amount;
  },
  'dark-stone-sold': (sum, { amount }) => {
    sum.stonesSold++;
    sum.sales += amount;
  },
  cured: (sum, { card }) => sum.cured.push(card),
  'not-cured': (sum, { card }) => sum.uncured.push(card),
  cleansed: (sum, { amount }) => {
    sum.cleansed += amount;
  },
  'wager-won': (sum, { amount }) => {
    sum.won += amount;
  },
  gold: (sum, { amount }) => {
    sum.goldGained += amount;
  },
  'gold-given': (sum, { amount }) => {
    sum.goldGained += amount;
  },
  'gold-lost': (sum, { amount }) => {
    sum.goldLost += amount;
  },
  'dark-stone': (sum, { amount }) => {
    sum.stonesGained += amount;
  },
  'dark-stone-lost': (sum, { amount }) => {
    sum.stonesLost += amount;
  },
  xp: (sum, { amount }) => {
    sum.xp += amount;
  },
  corruption: (sum, { amount }) => {
    sum.corruption += amount;
  },
  'token-gained': (sum, { card }) => sum.gained.push(card),
  'token-lost': (sum, { card }) => sum.lost.push(card),
  'token-used': (sum, { card }) => sum.used.push(card),
  'item-lost': (sum, { card }) => sum.lost.push(card),
  traded: (sum, { card }) => sum.gained.push(card),
  injury: suffer,
  madness: suffer,
  mutation: suffer,
  died: (sum) => {
    sum.died = true;
  },
};

function count(cards: readonly string[], card: string): number {
  return cards.filter((each) => each === card).length;
}
