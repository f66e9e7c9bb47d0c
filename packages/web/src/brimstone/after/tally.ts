import type { BrimstoneEvent, EventOf } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../of-the-game.ts';

/** What a hero did and suffered. */
export interface HeroTally {
  kills: number;
  dealt: number;
  taken: number;
  sanity: number;
  /** What the hero healed, of others and of their own. */
  healed: number;
  knockouts: number;
  criticals: number;
  best: number;
  xp: number;
  gold: number;
  darkStone: number;
  /** Ids of the cards found. */
  items: string[];
  luck: Luck;
}

/** Dice rolled against a number to reach: how many reached it, and how many should have. */
export interface Luck {
  dice: number;
  successes: number;
  expected: number;
  variance: number;
}

export interface Tally {
  readonly heroes: readonly HeroTally[];
  turns: number;
  tiles: number;
  fights: number;
  kills: number;
  clues: number;
  depthEvents: number;
}

/** How many faces the dice have that a hero rolls to hit with this weapon. */
export type FacesOf = (weapon: string) => number;

const COMMON_FACES = 6;

/** Adds up an adventure from what was told of it. */
export function tallyOf(
  events: readonly Told<BrimstoneEvent>[],
  party: number,
  facesOf: FacesOf,
): Tally {
  const tally: Tally = {
    heroes: Array.from({ length: party }, blank),
    turns: 0,
    tiles: 0,
    fights: 0,
    kills: 0,
    clues: 0,
    depthEvents: 0,
  };
  const faces = new Map<number, number>();
  for (const { event } of events) {
    // What heroes have when they are made is no find: it counts from the first turn on.
    if (!isOfTheGame(event) || (tally.turns === 0 && event.t !== 'turn')) continue;
    countForParty(tally, event);
    countForHero(tally, event);
    if (event.t === 'attack') {
      faces.set(event.hero, event.card ? facesOf(event.card) : COMMON_FACES);
    }
    if (event.t === 'rolled') countLuck(tally, event, faces);
  }
  return tally;
}

function blank(): HeroTally {
  return {
    kills: 0,
    dealt: 0,
    taken: 0,
    sanity: 0,
    healed: 0,
    knockouts: 0,
    criticals: 0,
    best: 0,
    xp: 0,
    gold: 0,
    darkStone: 0,
    items: [],
    luck: { dice: 0, successes: 0, expected: 0, variance: 0 },
  };
}

function countForParty(tally: Tally, event: BrimstoneEvent): void {
  if (event.t === 'turn') tally.turns++;
  else if (event.t === 'tile-placed') tally.tiles++;
  else if (event.t === 'fight-started') tally.fights++;
  else if (event.t === 'enemy-killed') tally.kills++;
  else if (event.t === 'clue-found') tally.clues++;
  else if (event.t === 'depth-event') tally.depthEvents++;
}

function countForHero({ heroes }: Tally, event: BrimstoneEvent): void {
  if (event.t === 'enemy-killed' || event.t === 'enemy-wounded') {
    const by = event.by === undefined ? undefined : heroes[event.by];
    if (by) countDeed(by, event);
  } else if (event.t === 'healed') {
    const healer = heroes[event.by ?? event.hero];
    if (healer) healer.healed += event.amount;
  } else if ('hero' in event && event.hero !== undefined) {
    const hero = heroes[event.hero];
    if (hero) countOwn(hero, event);
  }
}

function countDeed(hero: HeroTally, event: EventOf<'enemy-killed' | 'enemy-wounded'>): void {
  if (event.t === 'enemy-killed') {
    hero.kills++;
    return;
  }
  hero.dealt += event.amount;
  hero.best = Math.max(hero.best, event.amount);
}

function countOwn(hero: HeroTally, event: BrimstoneEvent): void {
  if (event.t === 'wounded') hero.taken += event.amount;
  else if (event.t === 'sanity-lost') hero.sanity += event.amount;
  else if (event.t === 'knocked-out') hero.knockouts++;
  else if (event.t === 'critical') hero.criticals++;
  else if (event.t === 'xp') hero.xp += event.amount;
  else if (event.t === 'gold') hero.gold += event.amount;
  else if (event.t === 'dark-stone') hero.darkStone += event.amount;
  else if (event.t === 'item-gained') hero.items.push(event.card);
}

/** First throws only: what is re-rolled is chosen, and choosing is no luck. */
function countLuck(tally: Tally, event: EventOf<'rolled'>, faces: Map<number, number>): void {
  const { hero, dice, need, purpose } = event;
  if (hero === undefined || need === undefined) return;
  const luck = tally.heroes[hero]?.luck;
  // A sum of dice against a number is no row of successes.
  if (!luck || purpose === 'hold-back') return;
  const sides = purpose === 'to-hit' ? (faces.get(hero) ?? COMMON_FACES) : COMMON_FACES;
  const target = Math.min(need, sides);
  const chance = Math.min(1, (sides + 1 - target) / sides);
  luck.dice += dice.length;
  luck.successes += dice.filter((die) => die >= target).length;
  luck.expected += dice.length * chance;
  luck.variance += dice.length * chance * (1 - chance);
}

/** How far from expectation, in standard deviations. */
export function fortune({ successes, expected, variance }: Luck): number {
  return variance > 0 ? (successes - expected) / Math.sqrt(variance) : 0;
}
