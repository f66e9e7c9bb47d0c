import type { HellscapeEvent } from '@crawlspace/hellscape';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../game/kit.ts';

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
    const hero = event.hero === undefined ? undefined : tally.heroes[event.hero];
    if (hero) countForHero(hero, event);
  }
  return tally;
}

function blank(): HeroTally {
  return { kills: 0, dealt: 0, best: 0, taken: 0, healed: 0, knockouts: 0, xp: 0, items: [] };
}

/** What heroes set out with is no find. */
function isFind({ t, purpose, card }: HellscapeEvent): boolean {
  return t === 'item-gained' && purpose !== 'starting' && card !== undefined;
}

/** Spirits of the Shaman fall too: only enemies are kills. */
function isKill({ t, enemy }: HellscapeEvent): boolean {
  return t === 'killed' && enemy !== undefined;
}

function countForParty(tally: Tally, event: HellscapeEvent): void {
  const { amount = 0 } = event;
  if (isKill(event)) tally.kills += amount;
  else if (isFind(event)) tally.items++;
  else if (event.t === 'chamber-revealed') tally.chambers++;
  else if (event.t === 'door-opened') tally.doors++;
  else if (event.t === 'lifebringer') tally.lifebringers++;
}

function countForHero(hero: HeroTally, event: HellscapeEvent): void {
  const { t, amount = 0, card } = event;
  if (isKill(event)) hero.kills += amount;
  else if (isFind(event) && card) hero.items.push(card);
  else if (t === 'enemy-wounded') {
    hero.dealt += amount;
    hero.best = Math.max(hero.best, amount);
  } else if (t === 'wounded') hero.taken += amount;
  else if (t === 'healed') hero.healed += amount;
  else if (t === 'knocked-out') hero.knockouts++;
  else if (t === 'xp') hero.xp += amount;
}
