import { PARTY, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import { distancesFrom, neighbours, UNREACHED } from '../../board/queries.ts';
import type { Descent } from '../../descent.ts';
import type { ZoneId } from '../../ids.ts';
import type { Enemy } from '../../state.ts';
import { countedAsHeroes } from '../figures/counted-as-heroes.ts';
import { pickZone } from '../picks.ts';
import { mobCard } from '../sheets/enemy-cards.ts';
import { canAttackNow } from './enemy-targets.ts';

/** How far an enemy goes with one action. */
const STRIDE = 1;

/** The Move of an enemy that cannot attack: toward the nearest hero, until one is in reach. */
export function* moveIntoReach(g: Descent, enemy: Enemy): Rule {
  for (let gone = 0; gone < strideOf(g, enemy); gone++) {
    if (!(yield* step(g, enemy, goalsOf(g, enemy)))) return;
    if (canAttackNow(g, enemy)) return;
  }
}

/** How many zones an enemy goes with one action. */
export function strideOf(g: Descent, enemy: Enemy): number {
  return enemy.kind === 'mob' ? (mobCard(g, enemy).stride ?? STRIDE) : STRIDE;
}

/** Moves an enemy up to so many zones toward the nearest hero. */
export function* enemyMoves(g: Descent, enemy: Enemy, zones: number): Rule {
  for (let gone = 0; gone < zones; gone++) {
    if (!(yield* step(g, enemy, goalsOf(g, enemy)))) return;
  }
}

/** Moves an enemy up to so many zones toward the nearest of these. */
export function* enemyMovesTo(
  g: Descent,
  enemy: Enemy,
  zones: number,
  goals: readonly ZoneId[],
): Rule {
  for (let gone = 0; gone < zones; gone++) if (!(yield* step(g, enemy, goals))) return;
}

/** Puts an enemy into a zone. */
export function enterZone(g: Descent, enemy: Enemy, zone: ZoneId): void {
  if (enemy.zone === zone) return;
  enemy.zone = zone;
  g.emit({ t: 'enemy-moved', enemy: enemy.id, card: enemy.card, zone, rule: 'H-EPHASE-17' });
}

/** The zones an enemy without anybody in reach may step to: one, or those the players choose from. */
export function nextSteps(g: Descent, enemy: Enemy): readonly ZoneId[] {
  return nextZones(g, enemy, goalsOf(g, enemy));
}

/** Where an enemy wants to go: to the heroes and their allies, unless the quest leads it elsewhere first. */
function goalsOf(g: Descent, enemy: Enemy): readonly ZoneId[] {
  const goals = g.quest.enemyGoal?.(g, enemy);
  if (goals && goals.length > 0 && !goals.includes(enemy.zone)) return goals;
  return countedAsHeroes(g).map(({ zone }) => zone);
}

/** One zone along a shortest way to the nearest goal; the players choose among equal ones. False: it stays. */
function* step(g: Descent, enemy: Enemy, goals: readonly ZoneId[]): Rule<boolean> {
  const next = nextZones(g, enemy, goals);
  if (next.length === 0) return false;
  enterZone(g, enemy, next.length === 1 ? (next[0] as ZoneId) : yield* whichWay(enemy, next));
  return true;
}

function whichWay(enemy: Enemy, zones: readonly ZoneId[]): Rule<ZoneId> {
  const prompt = promptFor('enemy-way', { enemy: { key: `${enemy.card}.name` } });
  return pickZone({ seat: PARTY, prompt, rule: 'H-EPHASE-19' }, zones, enemy);
}

/** The neighbouring zones from which the nearest goals are nearer by one. Ways are as long there as back. */
function nextZones(g: Descent, enemy: Enemy, goals: readonly ZoneId[]): ZoneId[] {
  const away = distancesFrom(g, enemy.zone, enemy);
  let nearest = UNREACHED;
  for (const goal of goals) nearest = Math.min(nearest, away[goal] ?? UNREACHED);
  if (nearest === UNREACHED || nearest === 0) return [];
  const around = neighbours(g, enemy.zone, enemy);
  const next: ZoneId[] = [];
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i] as ZoneId;
    if (away[goal] !== nearest || goals.indexOf(goal) < i) continue;
    const toGoal = distancesFrom(g, goal, enemy);
    for (const zone of around) {
      if (toGoal[zone] === nearest - 1 && !next.includes(zone)) next.push(zone);
    }
  }
  return next;
}
