import { PARTY, type Rule } from '@crawlspace/kernel';
import { distancesFrom, neighbours } from '../../board/queries.ts';
import { type Descent, enemyById, heroesUp, isUp } from '../../descent.ts';
import type { Cause } from '../../effects.ts';
import type { ZoneId } from '../../ids.ts';
import { isAlive } from '../../rules/combat/wounds.ts';
import { attackClosest, attackTarget, chooseTarget } from '../../rules/enemies/enemy-targets.ts';
import { pickZone } from '../../rules/picks.ts';
import type { Enemy, Hero } from '../../state.ts';

/** The enemy a card speaks of. */
export function self(g: Descent, id: string): Enemy {
  const enemy = enemyById(g, id);
  if (!enemy) throw new Error(`${id} is not in the dungeon`);
  return enemy;
}

export function by(enemy: Enemy): Cause {
  return { kind: 'enemy', enemy: enemy.id };
}

/** Heroes to whom the enemy could walk in so many zones. */
export function heroesWithin(g: Descent, enemy: Enemy, zones: number): Hero[] {
  const away = distancesFrom(g, enemy.zone, enemy);
  return heroesUp(g).filter((hero) => (away[hero.zone] as number) <= zones);
}

/** The hero with the least of something; the players choose among equal ones. */
export function* heroWithLeast(
  enemy: Enemy,
  heroes: readonly Hero[],
  of: (hero: Hero) => number,
): Rule<Hero | null> {
  const least = Math.min(...heroes.map(of));
  return yield* chooseTarget(
    enemy,
    heroes.filter((hero) => of(hero) === least),
  );
}

/** Attacks so many times, each time the closest; ends when nobody is in reach. */
export function* attackTimes(g: Descent, enemy: Enemy, times: number): Rule {
  for (let i = 0; i < times && isAlive(g, enemy); i++) {
    if (!(yield* attackClosest(g, enemy))) return;
  }
}

/** Attacks this hero so many times, as long as both stand. */
export function* attackTargetTimes(g: Descent, enemy: Enemy, hero: Hero, times: number): Rule {
  for (let i = 0; i < times && isAlive(g, enemy) && isUp(hero); i++) {
    yield* attackTarget(g, enemy, hero);
  }
}

/** So many of the fallen minions of a mob get up again; there are never more than at first. */
export function raiseMinions(g: Descent, mob: Enemy, n: number): void {
  const raised = Math.min(n, g.state.scale - mob.minions);
  if (raised <= 0) return;
  mob.minions += raised;
  g.emit({ t: 'raised', enemy: mob.id, card: mob.card, zone: mob.zone, amount: raised });
}

/** A hero is drawn so many zones toward an enemy, along a shortest way. */
export function* drawHero(g: Descent, hero: Hero, enemy: Enemy, zones: number): Rule {
  for (let gone = 0; gone < zones; gone++) {
    const away = distancesFrom(g, enemy.zone, hero);
    const here = away[hero.zone] as number;
    const nearer = neighbours(g, hero.zone, hero).filter((zone) => (away[zone] as number) < here);
    if (nearer.length === 0) return;
    yield* g.do.placeHero(g, hero, yield* chooseZone(enemy, nearer));
    if (!isUp(hero)) return;
  }
}

/** The players choose one of some zones. */
export function chooseZone(enemy: Enemy, zones: readonly ZoneId[]): Rule<ZoneId> {
  const prompt = { key: 'ask.enemy-zone', params: { enemy: { key: `${enemy.card}.name` } } };
  return pickZone({ seat: PARTY, prompt }, zones, enemy);
}
