import type { EventDetails, EventOf, HellscapeEvent } from '@crawlspace/hellscape';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../of-the-game.ts';

/** What a hero did and suffered. */
export interface HeroTally {
  /** Miniatures the hero brought down. */
  kills: number;
  dealt: number;
  best: number;
  taken: number;
  healed: number;
  knockouts: number;
  xp: number;
  /** Ids of the items found, what the hero set out with left aside. */
  items: string[];
}

export interface Tally {
  readonly heroes: readonly HeroTally[];
  kills: number;
  chambers: number;
  doors: number;
  items: number;
  lifebringers: number;
}

/** Adds up a quest from what was told of it. */
export function tallyOf(events: readonly Told<HellscapeEvent>[], party: number): Tally {
  const tally: Tally = {
    heroes: Array.from({ length: party }, blank),
    kills: 0,
    chambers: 0,
    doors: 0,
    items: 0,
    lifebringers: 0,
  };
  for (const { event } of events) {
    if (!isOfTheGame(event)) continue;
    countForParty(tally, event);
    const { hero = -1 }: EventDetails = event;
    const counted = tally.heroes[hero];
    if (counted) countForHero(counted, event);
  }
  return tally;
}

function blank(): HeroTally {
  return { kills: 0, dealt: 0, best: 0, taken: 0, healed: 0, knockouts: 0, xp: 0, items: [] };
}

/** What heroes set out with is no find. */
function isFind(event: HellscapeEvent): event is EventOf<'item-gained'> {
  return event.t === 'item-gained' && event.purpose !== 'starting';
}

/** Spirits of the Shaman fall too: only enemies are kills. */
function isKill(event: HellscapeEvent): event is EventOf<'killed'> {
  return event.t === 'killed' && event.enemy !== undefined;
}

function countForParty(tally: Tally, event: HellscapeEvent): void {
  if (isKill(event)) tally.kills += event.amount;
  else if (isFind(event)) tally.items++;
  else if (event.t === 'chamber-revealed') tally.chambers++;
  else if (event.t === 'door-opened') tally.doors++;
  else if (event.t === 'lifebringer') tally.lifebringers++;
}

function countForHero(hero: HeroTally, event: HellscapeEvent): void {
  if (isKill(event)) hero.kills += event.amount;
  else if (isFind(event)) hero.items.push(event.card);
  else if (event.t === 'enemy-wounded') {
    hero.dealt += event.amount;
    hero.best = Math.max(hero.best, event.amount);
  } else if (event.t === 'wounded') hero.taken += event.amount;
  else if (event.t === 'healed') hero.healed += event.amount;
  else if (event.t === 'knocked-out') hero.knockouts++;
  else if (event.t === 'xp') hero.xp += event.amount;
}
