import {
  type Among,
  allocate,
  confirm,
  type OptionDetails,
  pick,
  type Rule,
  type TextRef,
} from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import { goldInSteps, itemId, itemMeaning, tokenId, tokenMeaning } from '../../asking.ts';
import { type NamedAsk, promptFor } from '../../asks.ts';
import type { TokenKind } from '../../ids.ts';
import type { BrimstoneMeaning, Thing as ThingMeaning } from '../../meanings.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { addItem, removeItem, setEquipped } from '../abilities/changes.ts';
import { abilitiesOfHero, type NotGiven } from '../abilities/hero-abilities.ts';
import { darkStoneIn } from '../held/held.ts';
import { canWear } from './clothing.ts';
import { canHold } from './hands.ts';
import { along, equip, noteBenefit } from './items.ts';
import { payHero } from './purse.ts';
import { hasRoomForToken, putToken, stowTokens, takeToken, tokenKinds } from './side-bag.ts';
import { canCarry } from './weight.ts';

/** What changes hands: an item, a token, the Old Lantern. */
export type Thing = CarriedItem | TokenKind | 'lantern';

/** Prices among heroes go by steps of so many dollars. */
const PRICE_STEP = 25;

/** What one hero could hand to another who is in reach: it must be allowed, and the other have room. */
export function thingsToHandOver(g: Adventure, from: Hero, to: Hero): Thing[] {
  const things: Thing[] = [];
  const { keeps, transferable } = abilitiesOfHero(g, from);
  for (const item of transferable) {
    if (mayHandOver(g, item, to, keeps)) things.push(item);
  }
  for (const token of tokenKinds(from)) {
    if (!keeps.has('tokens') && hasRoomForToken(g, to, token)) things.push(token);
  }
  if (g.state.lantern === from.index && !keeps.has('items')) things.push('lantern');
  return things;
}

/** Whether there is any such thing. Asked for every pair of heroes, so nothing is made here. */
export function canHandOver(g: Adventure, from: Hero, to: Hero): boolean {
  const { keeps, transferable } = abilitiesOfHero(g, from);
  if (g.state.lantern === from.index && !keeps.has('items')) return true;
  for (const item of transferable) if (mayHandOver(g, item, to, keeps)) return true;
  if (keeps.has('tokens')) return false;
  for (const token of tokenKinds(from)) if (hasRoomForToken(g, to, token)) return true;
  return false;
}

function mayHandOver(
  g: Adventure,
  item: CarriedItem,
  to: Hero,
  keeps: ReadonlySet<NotGiven>,
): boolean {
  return !isKept(g, item, keeps) && canCarry(g, to, item);
}

/** Dark Stone Icons are Dark Stone: who keeps that keeps what has them too. */
function isKept(g: Adventure, item: CarriedItem, keeps: ReadonlySet<NotGiven>): boolean {
  return keeps.has('items') || (keeps.has('dark-stone') && darkStoneIn(g, item) > 0);
}

/** The thing changes hands. */
export function handOver(g: Adventure, from: Hero, to: Hero, thing: Thing): void {
  if (thing === 'lantern') {
    g.state.lantern = to.index;
    g.emit({ t: 'lantern-given', hero: to.index, by: from.index, rule: 'B-TRADE-01' });
  } else if (typeof thing === 'object') handOverItem(g, from, to, thing);
  else handOverToken(g, from, to, thing);
}

function handOverToken(g: Adventure, from: Hero, to: Hero, token: TokenKind): void {
  takeToken(from, token);
  putToken(g, to, token);
  g.emit({ t: 'traded', hero: to.index, by: from.index, card: token, rule: 'B-TRADE-04' });
}

function handOverItem(g: Adventure, from: Hero, to: Hero, item: CarriedItem): void {
  noteBenefit(g, from, item);
  setEquipped(g, from, item, false);
  removeItem(g, from, item);
  addItem(g, to, item);
  moveExhaustion(from, to, item);
  const told = { hero: to.index, by: from.index, card: item.card, ...along(item) };
  g.emit({ t: 'traded', ...told, rule: 'B-TRADE-01' });
  settleIn(g, to, item);
}

/** What was used up of an item stays used up with its new owner. */
function moveExhaustion(from: Hero, to: Hero, item: CarriedItem): void {
  for (const note in from.exhausted) {
    const [, number] = /#(\d+)/.exec(note) ?? [];
    const span = from.exhausted[note];
    if (Number(number) !== item.number || !span) continue;
    delete from.exhausted[note];
    to.exhausted[note] = span;
  }
}

/** Without enemies around, a hero takes in hand or puts on at once what there is room for. */
export function settleIn(g: Adventure, hero: Hero, item: CarriedItem): void {
  if (inFight(g)) return;
  stowTokens(g, hero);
  if (canHold(g, hero, item) || canWear(g, hero, item)) equip(g, hero, item);
}

/** The hero gives or sells something to another; a price needs the other's consent. */
export function* giveOrSell(g: Adventure, hero: Hero, to: Hero): Rule {
  const thing = yield* chooseThing(g, hero, hero, to);
  if (!thing) return;
  const price = yield* namePrice(hero, to);
  if (price > 0 && !(yield* agrees(to, hero, price, 'buy', thing))) return;
  payHero(g, to, hero, price);
  handOver(g, hero, to, thing);
}

/** The hero asks another for something, for a price or for nothing, and the other decides. */
export function* askFor(g: Adventure, hero: Hero, from: Hero): Rule {
  const thing = yield* chooseThing(g, hero, from, hero);
  if (!thing) return;
  const price = yield* namePrice(hero, hero);
  if (!(yield* agrees(from, hero, price, 'part-with', thing))) return;
  payHero(g, hero, from, price);
  handOver(g, from, hero, thing);
}

function chooseThing(g: Adventure, chooser: Hero, from: Hero, to: Hero): Rule<Thing | null> {
  return pick(new HandOver(chooser, from, to, thingsToHandOver(g, from, to)));
}

/** What may change hands, and first of all nothing. */
class HandOver implements Among<Thing | null> {
  readonly seat: number;
  readonly rule = 'B-TRADE-01';
  readonly of: (Thing | null)[];
  readonly #from: Hero;
  readonly #to: Hero;

  constructor(chooser: Hero, from: Hero, to: Hero, things: readonly Thing[]) {
    this.seat = chooser.index;
    this.of = [null, ...things];
    this.#from = from;
    this.#to = to;
  }

  get prompt(): TextRef {
    return promptFor('hand-over', { from: this.#from.name, to: this.#to.name });
  }

  id(thing: Thing | null): string {
    return thing ? thingId(thing) : 'back';
  }

  means(thing: Thing | null): BrimstoneMeaning {
    return thing ? thingMeaning(this.#from, thing) : { kind: 'back' };
  }

  describe(thing: Thing | null): OptionDetails {
    return { text: thing ? thingName(thing) : { key: 'option.back' } };
  }
}

/** Any price the buyer can pay; each point is a step. Nobody is asked about a buyer without money. */
function* namePrice(chooser: Hero, buyer: Hero): Rule<number> {
  const most = Math.floor(buyer.gold / PRICE_STEP) * PRICE_STEP;
  if (most === 0) return 0;
  const steps = yield* allocate({
    seat: chooser.index,
    prompt: promptFor('price', { hero: buyer.name, gold: buyer.gold }),
    ...goldInSteps({ step: PRICE_STEP, most }),
  });
  return steps.length * PRICE_STEP;
}

function agrees(
  decider: Hero,
  other: Hero,
  price: number,
  ask: NamedAsk,
  thing: Thing,
): Rule<boolean> {
  return confirm({
    seat: decider.index,
    prompt: promptFor(ask, {
      hero: other.name,
      price,
      gold: decider.gold,
      thing: thingName(thing),
    }),
    rule: 'B-TRADE-01',
  });
}

export function thingId(thing: Thing): string {
  if (typeof thing === 'object') return itemId(thing);
  return thing === 'lantern' ? thing : tokenId(thing);
}

export function thingMeaning(owner: Hero, thing: Thing): ThingMeaning {
  if (typeof thing === 'object') return itemMeaning(owner, thing);
  return thing === 'lantern' ? { kind: thing } : tokenMeaning(owner, thing);
}

export function thingName(thing: Thing): TextRef {
  if (typeof thing === 'object') return { key: `${thing.card}.name` };
  return { key: thing === 'lantern' ? 'old-lantern.name' : `${thing}.name` };
}
