import { PARTY, type Rule } from '@crawlspace/kernel';
import { distancesFrom, neighbours } from '../../board/queries.ts';
import { type Descent, enemyById } from '../../descent.ts';
import type { Cause } from '../../effects.ts';
import type { ZoneId } from '../../ids.ts';
import {
  canBeMoved,
  countedAsHeroes,
  type HeroOrAlly,
  isStanding,
  placeFigure,
} from '../../rules/combat/counted-as-heroes.ts';
import { isAlive } from '../../rules/combat/wounds.ts';
import { attackClosest, attackTarget, chooseTarget } from '../../rules/enemies/enemy-targets.ts';
import { pickZone } from '../../rules/picks.ts';
import type { Enemy } from '../../state.ts';

/** The enemy a card speaks of. */
export function self(g: Descent, id: string): Enemy {
  const enemy = enemyById(g, id);
  if (!enemy) throw new Error(`${id} is not in the dungeon`);
  return enemy;
}

export function by(enemy: Enemy): Cause {
  return { kind: 'enemy', enemy: enemy.id };
}

/** Those to whom the enemy could walk in so many zones. */
export function targetsWithin(g: Descent, enemy: Enemy, zones: number): HeroOrAlly[] {
  const away = distancesFrom(g, enemy.zone, enemy);
  return countedAsHeroes(g).filter(({ zone }) => (away[zone] as number) <= zones);
}

/** The one with the least of something; the players choose among equal ones. */
export function* targetWithLeast(
  enemy: Enemy,
  targets: readonly HeroOrAlly[],
  of: (target: HeroOrAlly) => number,
): Rule<HeroOrAlly | null> {
  const least = Math.min(...targets.map(of));
  return yield* chooseTarget(
    enemy,
    targets.filter((target) => of(target) === least),
  );
}

/** Attacks so many times, each time the closest; ends when nobody is in reach. */
export function* attackTimes(g: Descent, enemy: Enemy, times: number): Rule {
  for (let i = 0; i < times && isAlive(g, enemy); i++) {
    if (!(yield* attackClosest(g, enemy))) return;
  }
}

/** Attacks this one so many times, as long as both stand. */
export function* attackTargetTimes(
  g: Descent,
  enemy: Enemy,
  target: HeroOrAlly,
  times: number,
): Rule {
  for (let i = 0; i < times && isAlive(g, enemy) && isStanding(g, target); i++) {
    yield* attackTarget(g, enemy, target);
  }
}

/** So many of the fallen minions of a mob get up again; there are never more than at first. */
export function raiseMinions(g: Descent, mob: Enemy, n: number): void {
  const raised = Math.min(n, g.state.scale - mob.minions);
  if (raised <= 0) return;
  mob.minions += raised;
  g.emit({ t: 'raised', enemy: mob.id, card: mob.card, zone: mob.zone, amount: raised });
}

/** Somebody is drawn so many zones toward an enemy, along a shortest way. */
export function* drawTarget(g: Descent, who: HeroOrAlly, enemy: Enemy, zones: number): Rule {
  for (let gone = 0; gone < zones && isStanding(g, who) && canBeMoved(g, who); gone++) {
    const away = distancesFrom(g, enemy.zone, who);
    const here = away[who.zone] as number;
    const nearer = neighbours(g, who.zone, who).filter((zone) => (away[zone] as number) < here);
    if (nearer.length === 0) return;
    yield* placeFigure(g, who, yield* chooseZone(enemy, nearer));
  }
}

/** The players choose one of some zones. */
export function chooseZone(enemy: Enemy, zones: readonly ZoneId[]): Rule<ZoneId> {
  const prompt = { key: 'ask.enemy-zone', params: { enemy: { key: `${enemy.card}.name` } } };
  return pickZone({ seat: PARTY, prompt }, zones, enemy);
}
