import {
  NOTHING_HAPPENS,
  type NumberDie,
  type OptionDetails,
  pick,
  pickMany,
  type Rule,
} from '@crawlspace/kernel';
import { type Adventure, heroAt, isUp } from '../../adventure.ts';
import { amongDice, type Things, withLast } from '../../asking.ts';
import type { HeroDice } from '../../effects.ts';
import type { HeroRoll, RerollOffer } from '../../moments.ts';
import type { Hero } from '../../state.ts';
import { exhaust, isExhausted, reacts, trigger } from '../abilities/active.ts';
import { spendGrit } from './grit.ts';

/** Dice as they were thrown. */
interface Thrown {
  readonly hero: Hero;
  readonly purpose: string;
  readonly die: NumberDie;
  readonly dice: number[];
  readonly asked: HeroDice;
}

/** A roll on offer: what abilities see of it, and its die. */
interface Roll extends HeroRoll {
  readonly die: NumberDie;
  readonly best: number;
  readonly enough: number;
}

/** The hero's own Grit, offered like any other re-roll: any number of dice for 1 Grit. */
const GRIT = 'grit';

/**
 * Offers the re-rolls of dice just rolled for a hero: Grit and the hero's own abilities in one
 * prompt, then abilities of others, whose owners decide. No die is re-rolled twice.
 */
export function offerRerolls(g: Adventure, thrown: Thrown): Rule {
  const { hero, purpose, die, dice, asked } = thrown;
  if (hero.grit === 0 && !reacts(g, 'heroRolled')) return NOTHING_HAPPENS;
  const roll: Roll = {
    hero,
    purpose,
    dice,
    die,
    best: Math.max(...die.faces),
    need: asked.need ?? null,
    enough: asked.enough ?? dice.length,
    rerolled: dice.map(() => false),
    offers: [],
  };
  return isWorthARoll(roll) ? offer(g, roll) : NOTHING_HAPPENS;
}

function* offer(g: Adventure, roll: Roll): Rule {
  const { hero } = roll;
  yield* trigger(g, 'heroRolled', roll);
  roll.offers.unshift(gritOf(hero));
  yield* ownRerolls(g, roll);
  yield* rerollsOfOthers(g, roll);
}

function gritOf(hero: Hero): RerollOffer {
  return { source: { card: GRIT, hero: hero.index, item: null, type: null }, grit: 1 };
}

/** The hero who rolled takes one offer after the other, until the dice are good enough or kept. */
function* ownRerolls(g: Adventure, roll: Roll): Rule {
  while (isWorthARoll(roll)) {
    const offers = usable(g, roll, (owner) => owner === roll.hero.index);
    const [only] = offers;
    if (!only) return;
    const offer = offers.length === 1 ? only : yield* chooseOffer(roll, offers);
    if (!offer) return;
    const picks = yield* chooseDice(roll, offer, offers.length === 1 ? 0 : 1);
    if (picks.length === 0) return;
    rerollWith(g, roll, offer, picks);
  }
}

function* rerollsOfOthers(g: Adventure, roll: Roll): Rule {
  const isOther = (owner: number) => owner !== roll.hero.index;
  for (const offer of usable(g, roll, isOther)) {
    if (!isWorthARoll(roll) || !canPay(g, roll, offer)) return;
    const picks = yield* chooseDice(roll, offer, 0);
    if (picks.length > 0) rerollWith(g, roll, offer, picks);
  }
}

function usable(g: Adventure, roll: Roll, isOwner: (owner: number) => boolean): RerollOffer[] {
  return roll.offers.filter(
    (offer) =>
      isOwner(ownerOf(roll, offer)) && canPay(g, roll, offer) && positions(roll, offer).length > 0,
  );
}

/** Whose offer it is; one of the table (a card in play) is the roller's. */
function ownerOf({ hero }: Roll, { source }: RerollOffer): number {
  return source.hero ?? hero.index;
}

function canPay(g: Adventure, roll: Roll, offer: RerollOffer): boolean {
  if (offer.limit && isExhausted(g, offer.source)) return false;
  if (!offer.grit) return true;
  const owner = heroAt(g, ownerOf(roll, offer));
  return isUp(owner) && owner.grit >= offer.grit;
}

/** A re-roll is worth a question while a die could still become better and that would matter. */
function isWorthARoll(roll: Roll): boolean {
  let good = 0;
  let open = false;
  for (let i = 0; i < roll.dice.length; i++) {
    if (!isFailure(roll, i)) good++;
    else if (!roll.rerolled[i]) open = true;
  }
  return open && good < roll.enough;
}

/** A die that is no success; without a number to reach, any that is not the best face. */
function isFailure({ dice, need, best }: Roll, position: number): boolean {
  return (dice[position] as number) < (need ?? best);
}

/** The dice an offer can re-roll. The best face is never worth it. */
function positions(roll: Roll, offer: RerollOffer): number[] {
  const found: number[] = [];
  for (let i = 0; i < roll.dice.length; i++) {
    if (roll.rerolled[i] || roll.dice[i] === roll.best) continue;
    if (!offer.failedOnly || isFailure(roll, i)) found.push(i);
  }
  return found;
}

function* chooseOffer(roll: Roll, offers: readonly RerollOffer[]): Rule<RerollOffer | null> {
  return yield* pick({
    seat: roll.hero.index,
    prompt: promptOf('prompt.reroll-with', roll),
    rule: 'B-DICE-09',
    ...withLast(amongOffers(offers), 'keep'),
    describe: (offer) => {
      if (!offer) return {};
      return { text: nameOf(offer), ...(offer.grit ? { cost: { grit: offer.grit } } : {}) };
    },
  });
}

function amongOffers(of: readonly RerollOffer[]): Things<RerollOffer> {
  return {
    of,
    id: ({ source }) => (source.item === null ? source.card : `i${source.item}`),
    means: ({ source }) => ({ kind: 'reroll', card: source.card }),
  };
}

function* chooseDice(roll: Roll, offer: RerollOffer, min: number): Rule<readonly number[]> {
  const open = positions(roll, offer);
  return yield* pickMany({
    seat: ownerOf(roll, offer),
    prompt: promptOf('prompt.reroll', roll, offer),
    min,
    max: offer.most ?? open.length,
    rule: 'B-GRIT-02',
    ...amongDice(open, roll.dice),
    describe: (position) => describeDie(roll, offer, position),
  });
}

function rerollWith(g: Adventure, roll: Roll, offer: RerollOffer, picks: readonly number[]): void {
  pay(g, roll, offer);
  for (const i of picks) {
    roll.dice[i] = g.roll('reroll', roll.die);
    roll.rerolled[i] = true;
  }
  const dice = picks.map((i) => roll.dice[i] as number);
  const { hero, purpose } = roll;
  g.emit({ t: 'rerolled', hero: hero.index, purpose, dice, by: ownerOf(roll, offer) });
}

/** Grit can be spent again on other dice; an ability is used once for a roll. */
function pay(g: Adventure, roll: Roll, offer: RerollOffer): void {
  const owner = heroAt(g, ownerOf(roll, offer));
  if (offer.grit) spendGrit(g, owner, offer.grit);
  if (offer.source.card === GRIT) return;
  roll.offers.splice(roll.offers.indexOf(offer), 1);
  if (offer.limit) exhaust(g, offer.source, offer.limit);
  g.emit({ t: 'ability-used', hero: owner.index, card: offer.source.card });
}

function nameOf({ source }: RerollOffer) {
  return { key: source.card === GRIT ? 'option.grit' : `${source.card}.name` };
}

function promptOf(key: string, { dice, need, purpose, hero }: Roll, offer?: RerollOffer) {
  return {
    key: need === null ? `${key}-higher` : key,
    params: {
      hero: hero.name,
      purpose: { key: `roll.${purpose}` },
      dice: dice.join(' '),
      ...(need === null ? {} : { need }),
      ...(offer ? { with: nameOf(offer) } : {}),
    },
  };
}

function describeDie(roll: Roll, offer: RerollOffer, position: number): OptionDetails {
  const { dice, die, need } = roll;
  const value = dice[position] as number;
  const better = die.faces.filter((face) => face >= (need ?? value + 1)).length;
  const isEnough = need !== null && value >= need;
  return {
    text: { key: isEnough ? 'option.die-enough' : 'option.die', params: { value } },
    ...(isEnough ? {} : { odds: better / die.faces.length }),
    ...(offer.grit ? { cost: { grit: offer.grit } } : {}),
  };
}
