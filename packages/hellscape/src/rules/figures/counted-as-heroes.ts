import type { Rule } from '@crawlspace/kernel';
import { type Descent, enemiesIn, heroesIn, heroesUp, isUp } from '../../descent.ts';
import type { Cause } from '../../effects.ts';
import type { ZoneId } from '../../ids.ts';
import type { Ally, Enemy, Hero } from '../../state.ts';

/*
 * Whoever counts as a hero when figures are targeted, by enemies and by heroes alike: the heroes,
 * the Shaman's Spirits and the Summoner. For nothing else: how many heroes there are, who gains
 * Mana, what the ground gives and what Door cards do is a matter of heroes alone.
 */

export type HeroOrAlly = Hero | Ally;

/** Everybody who counts as a hero and stands. */
export function countedAsHeroes(g: Descent): HeroOrAlly[] {
  const { allies } = g.state;
  const heroes = heroesUp(g);
  return allies.length > 0 ? [...heroes, ...allies] : heroes;
}

export function countedAsHeroesIn(g: Descent, zone: ZoneId): HeroOrAlly[] {
  const here: HeroOrAlly[] = heroesIn(g, zone);
  for (const ally of g.state.allies) if (ally.zone === zone) here.push(ally);
  return here;
}

/** Heroes who are up, and allies who have not fallen. */
export function isStanding(g: Descent, who: HeroOrAlly): boolean {
  return 'index' in who ? isUp(who) : g.state.allies.includes(who);
}

export const SUMMONER_HEALTH = 8;
export const SUMMONER_DEFENSE = 2;

export function maxHealthOf(g: Descent, who: HeroOrAlly): number {
  if ('index' in who) return who.maxHealth;
  return who.id === 'summoner' ? SUMMONER_HEALTH : g.content.spirits[who.id].health;
}

/** Health lost to Wounds. */
export function missingHealth(g: Descent, who: HeroOrAlly): number {
  return 'index' in who ? maxHealthOf(g, who) - who.health : who.wounds;
}

export function healthOf(g: Descent, who: HeroOrAlly): number {
  return maxHealthOf(g, who) - missingHealth(g, who);
}

/** The Summoner never leaves a zone with enemies, by whatever means. */
export function canBeMoved(g: Descent, who: HeroOrAlly): boolean {
  return 'index' in who || who.id !== 'summoner' || enemiesIn(g, who.zone).length === 0;
}

/** Wounds on whoever it is. */
export function* woundFigure(
  g: Descent,
  who: HeroOrAlly | Enemy,
  wounds: number,
  cause: Cause,
): Rule {
  if ('index' in who) yield* g.do.woundHero(g, who, wounds, cause);
  else if ('card' in who) yield* g.do.woundEnemy(g, who, wounds, cause);
  else yield* g.do.woundAlly(g, who, wounds, cause);
}

/** Puts whoever it is into a zone without walking. */
export function* placeFigure(g: Descent, who: HeroOrAlly, zone: ZoneId): Rule {
  if ('index' in who) yield* g.do.placeHero(g, who, zone);
  else yield* g.do.placeAlly(g, who, zone);
}
