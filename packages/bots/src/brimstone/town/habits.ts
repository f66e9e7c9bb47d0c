import {
  factsOf,
  type Hero,
  meaningOf,
  type OfferSeen,
  offersInTown,
  type StayView,
} from '@crawlspace/brimstone';
import type { Asked as AskedOf, HabitOf } from '../../asked.ts';
import { best } from '../../asked.ts';
import { heroIn, type Memory } from '../thumb/asked.ts';
import { fitness, type Seen } from '../thumb/numbers.ts';
import { isSpare, priceOfLife, worthOfOffer } from './worth.ts';

type Asked = AskedOf<StayView, Memory>;
export type StayHabit = HabitOf<StayView, Memory>;

/** What a bed is worth to somebody who has other plans for the money. */
const RICH_ENOUGH_FOR_A_BED = 60;
/** A day in Town costs a bed, and the longer one stays the more happens. */
const WORTH_A_DAY = 40;
/** After a day for each Location. */
const LAST_DAY = 7;
const MODEST_MEANS = 250;
const A_DOCTOR = 150;
const FRIENDS = 4;
/** Strangers who want money get some of what there is plenty of. */
const WORTH_A_FAVOUR = 4;
const MORE_THAN_FITNESS = 1000;

export function lodging({ hero }: Asked): string {
  return hero.gold >= RICH_ENOUGH_FOR_A_BED ? 'hotel' : 'camp-site';
}

/** Where the money does most today. */
export function whereTo({ view, hero, question }: Asked): string | null {
  const gains = gainsInTown(view, hero);
  return best(question.options, (option) => {
    const meaning = meaningOf(question, option);
    return meaning?.kind === 'card' ? (gains.get(meaning.card) ?? 0) : 0.5;
  });
}

/** The best bargain first, as long as there is one; then what nobody needs is sold. */
export function atTheCounter(asked: Asked): string | null {
  const { question, hero, view } = asked;
  const bargains = bargainsIn(asked);
  return best(question.options, (option) => {
    const meaning = meaningOf(question, option);
    if (meaning?.kind === 'sell')
      return hero.items.some((item) => isSpare(view, hero, item)) ? 1 : -1;
    // What is attached where is sorted in the mine.
    if (meaning?.kind === 'items') return -1;
    if (meaning?.kind !== 'service') return 0;
    const found = bargains.find(
      ({ offer }) =>
        offer.service.id === meaning.service &&
        offer.condition === meaning.condition &&
        offer.dead === meaning.dead,
    );
    return found ? found.gain : -1;
  });
}

function bargainsIn({ view, hero }: Asked): readonly Bargain[] {
  return [...offersInTown(view, hero.index).values()].flatMap((offers) =>
    bargains(view, hero, offers),
  );
}

interface Bargain {
  readonly offer: OfferSeen;
  /** What it is worth beyond its price. */
  readonly gain: number;
}

function bargains(seen: Seen, hero: Hero, offers: readonly OfferSeen[]): Bargain[] {
  return offers
    .filter(({ payable }) => payable)
    .map((offer) => ({
      offer,
      gain: worthOfOffer(seen, hero, offer) - dearness(seen, hero, offer),
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
}

/** What a price means to who has to pay it: what was put by for a bad day counts twice. */
function dearness(seen: Seen, hero: Hero, offer: OfferSeen): number {
  const price = ownShare(offer);
  const left = hero.gold - price;
  const putBy = isForABadDay(offer) ? 0 : Math.min(price, rainyDay(seen, hero) - left);
  return thrift(hero) * price + Math.max(0, putBy);
}

/** A dollar counts for less with who has many of them. */
function thrift({ gold }: Hero): number {
  return Math.min(1, MODEST_MEANS / Math.max(1, gold));
}

function isForABadDay({ service }: OfferSeen): boolean {
  return service.kind === 'cure' || service.kind === 'resurrection';
}

/** Together friends can bring one of them back; and there is a doctor to pay. */
function rainyDay(seen: Seen, hero: Hero): number {
  return priceOfLife(seen, hero) / FRIENDS + A_DOCTOR;
}

/** A resurrection is paid by many. */
function ownShare({ price, dead }: OfferSeen): number {
  return dead === null ? price : 0;
}

/** What a hero could gain at each Location, with the money there is. */
function gainsInTown(view: StayView, hero: Hero): ReadonlyMap<string, number> {
  const offers = offersInTown(view, hero.index);
  return new Map([...offers].map(([location, there]) => [location, gainAt(view, hero, there)]));
}

function gainAt(seen: Seen, hero: Hero, offers: readonly OfferSeen[]): number {
  let { gold } = hero;
  let sum = 0;
  for (const { offer, gain } of bargains(seen, hero, offers)) {
    const price = ownShare(offer);
    if (price > gold) continue;
    gold -= price;
    sum += offer.service.kind === 'exchange' ? gain * hero.darkStone : gain;
  }
  return sum;
}

/** Who has nothing left to do here goes. */
export function stayOrLeave({ view, hero }: Asked): string {
  const most = Math.max(...gainsInTown(view, hero).values());
  return most >= WORTH_A_DAY && view.stay.day < LAST_DAY ? 'stay' : 'leave-town';
}

export function sellSpares({ question, view, hero }: Asked): string[] {
  return question.options.filter((option) => {
    const meaning = meaningOf(question, option);
    if (meaning?.kind !== 'item') return false;
    const owner = view.heroes[meaning.hero] ?? hero;
    const item = owner.items.find(({ number }) => number === meaning.item);
    return item !== undefined && isSpare(view, owner, item);
  });
}

/** What nobody needs, or everything where the purses alone do not bring the dead back. */
export function sellForLife(asked: Asked): readonly string[] {
  const { view, hero, question } = asked;
  const payers = view.heroes.filter((each) => !each.dead || each.index === hero.index);
  const purses = payers.reduce((sum, { gold }) => sum + gold, 0);
  return purses < priceOfLife(view, hero) ? question.options : sellSpares(asked);
}

/** Whatever it takes to have a friend back. */
export function giveForAFriend({ question }: Asked): string[] {
  return Array<string>(question.max).fill('gold');
}

/** Whoever has Grit to roll again with, and of those who can best take what comes. */
export function whoRolls(asked: Asked): string | null {
  return best(asked.options, (option) => {
    const hero = heroIn(asked, option);
    return hero ? Math.min(1, hero.grit) * MORE_THAN_FITNESS + fitness(asked.view, hero) : 0;
  });
}

export function payForRow({ hero, question }: Asked): string {
  const price = factsOf(question).price ?? 0;
  return hero.gold >= price * WORTH_A_FAVOUR ? 'pay' : 'do-not-pay';
}
