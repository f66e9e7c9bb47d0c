import {
  type Among,
  NOTHING_HAPPENS,
  type NumberDie,
  type OptionDetails,
  type Prompt,
  pick,
  pickMany,
  type Rule,
  type TextRef,
} from '@crawlspace/kernel';
import { type Adventure, heroAt, isUp } from '../../adventure.ts';
import { dieId, type Things, withLast } from '../../asking.ts';
import { type Facts, promptFor } from '../../asks.ts';
import type { HeroDice } from '../../effects.ts';
import type { BrimstoneMeaning, Rolled } from '../../meanings.ts';
import type { HeroRoll, RerollOffer } from '../../moments.ts';
import { kindOfRoll } from '../../roll-kinds.ts';
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

/** A roll on offer: what abilities see of it, its die, and what tells a good one from a bad one. */
interface Roll extends HeroRoll {
  readonly die: NumberDie;
  readonly worth: (face: number, position: number) => number;
  /** What all dice together have to be worth; more would be of no use. */
  readonly enough: number;
  readonly about: HeroDice['about'];
  readonly card: HeroDice['card'];
  readonly chances: HeroDice['chances'];
  readonly against: HeroDice['against'];
  readonly doAsTheyLie: HeroDice['doAsTheyLie'];
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
    worth: asked.worth ?? plainWorth(asked),
    enough: asked.enough ?? Number.POSITIVE_INFINITY,
    about: asked.about,
    card: asked.card,
    chances: asked.chances,
    against: asked.against,
    doAsTheyLie: asked.doAsTheyLie,
    need: asked.need ?? null,
    rerolled: dice.map(() => false),
    offers: [],
  };
  return isWorthARoll(roll) ? offer(g, roll) : NOTHING_HAPPENS;
}

/** Successes count; without a number to reach, what the dice show. */
function plainWorth({ need }: HeroDice): Roll['worth'] {
  return need === undefined ? (face) => face : (face) => (face >= need ? 1 : 0);
}

/** What the dice still lack of what is of use. */
function missingOf({ dice, worth, enough }: Roll): number {
  let missing = enough;
  for (let i = 0; i < dice.length; i++) missing -= worth(dice[i] as number, i);
  return missing;
}

function* offer(g: Adventure, roll: Roll): Rule {
  const { hero } = roll;
  yield* trigger(g, 'heroRolled', roll);
  if (hero.grit > 0) roll.offers.unshift(gritOf(hero));
  if (roll.offers.length === 0) return;
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
    const isChosen = offers.length > 1;
    const offer = isChosen ? yield* chooseOffer(roll, offers) : only;
    if (!offer) return;
    const picks = yield* chooseDice(roll, offer, isChosen);
    if (picks.length === 0) return;
    rerollWith(g, roll, offer, picks);
  }
}

function rerollsOfOthers(g: Adventure, roll: Roll): Rule {
  const offers = usable(g, roll, (owner) => owner !== roll.hero.index);
  return offers.length === 0 ? NOTHING_HAPPENS : askTheOthers(g, roll, offers);
}

function* askTheOthers(g: Adventure, roll: Roll, offers: readonly RerollOffer[]): Rule {
  for (const offer of offers) {
    // What was used before may have taken the Grit for this one, or the dice.
    if (!canPay(g, roll, offer) || positions(roll, offer).length === 0) continue;
    const picks = yield* chooseDice(roll, offer, false);
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
  if (missingOf(roll) <= 0) return false;
  for (let i = 0; i < roll.dice.length; i++) if (mayBetter(roll, i)) return true;
  return false;
}

/** Whether a die that was not re-rolled yet has a better face. Dice that are good enough need none. */
function mayBetter(roll: Roll, position: number): boolean {
  return !roll.rerolled[position] && betterFaces(roll, position, 1) > 0;
}

/** How many faces are worth more than the one that shows, counted up to this many. */
function betterFaces(roll: Roll, position: number, most = Number.POSITIVE_INFINITY): number {
  const { dice, die, worth } = roll;
  const now = worth(dice[position] as number, position);
  let better = 0;
  for (let face = die.faces.length - 1; face >= 0 && better < most; face--) {
    if (worth(die.faces[face] as number, position) > now) better++;
  }
  return better;
}

/** A die that is no success; without a number to reach, any that could be better. */
function isFailure({ dice, need }: Roll, position: number): boolean {
  return need === null || (dice[position] as number) < need;
}

/** The dice an offer can re-roll. */
function positions(roll: Roll, { failedOnly }: RerollOffer): readonly number[] {
  if (missingOf(roll) <= 0) return NONE;
  const found: number[] = [];
  for (let i = 0; i < roll.dice.length; i++) {
    if (mayBetter(roll, i) && (!failedOnly || isFailure(roll, i))) found.push(i);
  }
  return found;
}

const NONE: readonly number[] = [];

/** Whose roll it is and of which kind, for who decides about re-rolls by that. */
function rolled(roll: Roll): Rolled {
  const { hero, purpose } = roll;
  const kind = kindOfRoll(purpose);
  const failed = roll.dice.some((_, i) => mayBetter(roll, i) && isFailure(roll, i));
  const missing = missingOf(roll);
  return {
    hero: hero.index,
    purpose,
    kind: kind === 'attack' && !failed ? 'critical' : kind,
    sides: roll.die.faces.length,
    ...(missing < Number.POSITIVE_INFINITY ? { missing } : {}),
  };
}

function chooseOffer(roll: Roll, offers: readonly RerollOffer[]): Rule<RerollOffer | null> {
  return pick({
    seat: roll.hero.index,
    prompt: promptOf('reroll-with', roll),
    rule: 'B-DICE-09',
    ...withLast(amongOffers(roll, offers), 'keep'),
    describe: (offer) => {
      if (!offer) return {};
      return { text: nameOf(offer), ...(offer.grit ? { cost: { grit: offer.grit } } : {}) };
    },
  });
}

function amongOffers(roll: Roll, of: readonly RerollOffer[]): Things<RerollOffer> {
  const which = rolled(roll);
  return {
    of,
    id: ({ source }) => (source.item === null ? source.card : `i${source.item}`),
    means: ({ source }) => ({ kind: 'reroll', card: source.card, roll: which }),
  };
}

function chooseDice(roll: Roll, offer: RerollOffer, isChosen: boolean): Rule<readonly number[]> {
  return pickMany(new DiceOnOffer(roll, offer, isChosen));
}

/** The dice that an offer can re-roll. */
class DiceOnOffer implements Among<number> {
  readonly rule = 'B-GRIT-02';
  readonly seat: number;
  readonly of: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly #roll: Roll;
  readonly #offer: RerollOffer;
  /** The offer was chosen among several. */
  readonly #isChosen: boolean;
  #rolled: Rolled | null = null;

  constructor(roll: Roll, offer: RerollOffer, isChosen: boolean) {
    this.seat = ownerOf(roll, offer);
    this.of = positions(roll, offer);
    // Whoever chose an offer for a single die has chosen the die too. Of several all may still be kept.
    this.min = isChosen && this.of.length === 1 ? 1 : 0;
    this.#isChosen = isChosen;
    this.max = offer.most ?? this.of.length;
    this.#roll = roll;
    this.#offer = offer;
  }

  get prompt(): Prompt {
    return promptOf('reroll', this.#roll, this.#offer);
  }

  id(position: number): string {
    return dieId(position);
  }

  /** The die, and what each of its faces would change. */
  means(position: number): BrimstoneMeaning {
    const { dice, die, worth } = this.#roll;
    this.#rolled ??= rolled(this.#roll);
    const value = dice[position] as number;
    const now = worth(value, position);
    const again = die.faces.map((face) => worth(face, position) - now);
    const chosen = this.#isChosen ? ({ chosen: true } as const) : {};
    return { kind: 'die', die: position, value, roll: this.#rolled, again, ...chosen };
  }

  describe(position: number): OptionDetails {
    return describeDie(this.#roll, this.#offer, position);
  }
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

/** What is rolled for, and against whom. */
function purposeOf({ purpose, against }: Roll): TextRef {
  const name = { key: `roll.${purpose}` };
  const from = typeof against === 'function' ? against() : against;
  return from ? { key: 'roll.against', params: { purpose: name, from } } : name;
}

function promptOf(ask: 'reroll' | 'reroll-with', roll: Roll, offer?: RerollOffer): Prompt {
  const { dice, need, hero, card } = roll;
  const missing = missingOf(roll);
  const isShort = need !== null && missing > 1 && missing < Number.POSITIVE_INFINITY;
  const params = {
    hero: hero.name,
    purpose: purposeOf(roll),
    still: isShort ? { key: 'reroll.still', params: { missing } } : '',
    ...(card && { card: { key: `${card}.name` } }),
    dice: dice.join(' '),
    ...(need !== null && { need }),
    ...(offer && { with: nameOf(offer) }),
  };
  return promptFor(need === null ? `${ask}-higher` : ask, params, factsOf(roll));
}

function factsOf({ dice, need, card, doAsTheyLie }: Roll): Facts {
  return {
    dice: [...dice],
    ...(card && { card }),
    ...(need !== null && { need }),
    ...(doAsTheyLie?.(dice) && { done: true }),
  };
}

function describeDie(roll: Roll, offer: RerollOffer, position: number): OptionDetails {
  const { dice, die, need, about, chances } = roll;
  const value = dice[position] as number;
  const isEnough = need !== null && value >= need;
  const what = about?.(position, value);
  const text = what
    ? { key: 'option.die-about', params: { value, what } }
    : { key: isEnough ? 'option.die-enough' : 'option.die', params: { value } };
  return {
    text,
    odds: betterFaces(roll, position) / die.faces.length,
    // What is enough already can only get better.
    oddsOf: need === null || isEnough ? 'better' : 'enough',
    ...(chances ? { chances: chances(value) } : {}),
    ...(offer.grit ? { cost: { grit: offer.grit } } : {}),
  };
}
