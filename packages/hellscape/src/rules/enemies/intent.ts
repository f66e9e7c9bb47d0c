import type { Descent } from '../../descent.ts';
import type { Acting } from '../../effects.ts';
import type { AttackType, HeroIndex, ZoneId } from '../../ids.ts';
import type { Ally, Enemy } from '../../state.ts';
import { enemyAttacks } from '../combat/pool.ts';
import { isBossFight } from './boss-fight.ts';
import { nextSteps, strideOf } from './enemy-move.ts';
import { ACTIONS, FROST_TO_STOP_A_MONSTER } from './enemy-phase.ts';
import { type Aim, aimsOf, canAttackNow, closest } from './enemy-targets.ts';

/** What an enemy would do if it activated now and nobody else had moved. */
export interface Intent {
  readonly enemy: string;
  /**
   * `dice`: its Activation dice decide. `pattern`: a monster follows the pattern with this number of
   * its card. `nothing`: it is frozen, or sleeps.
   */
  readonly does: 'attacks' | 'moves' | 'pattern' | 'dice' | 'nothing';
  readonly pattern?: number;
  /** Whom it would attack first. Of several the players choose one. */
  readonly heroes: readonly HeroIndex[];
  readonly allies: readonly Ally['id'][];
  /** Where it would be then; null where the players choose. */
  readonly zone: ZoneId | null;
  /** What it would roll, and how often if its target stays in reach. */
  readonly attack: EnemyRoll | null;
}

export interface EnemyRoll {
  readonly type: AttackType;
  readonly yellow: number;
  readonly orange: number;
  readonly enemy: number;
  readonly times: number;
}

/** What each enemy that still activates would do. */
export function intents(g: Descent): Intent[] {
  const waiting = g.state.enemies.filter(({ kind, activated }) =>
    kind === 'boss' ? isBossFight(g) : !activated && !isBossFight(g),
  );
  return waiting.map((enemy) => intentOf(g, enemy));
}

/** What may still come before heroes have a turn: of the enemy that acts now, and in the Enemy Phase of those that wait. */
export function threats(g: Descent, { enemy, left }: Acting): Intent[] {
  const waiting = g.state.phase === 'enemy' ? intents(g) : [];
  if (left === 0) return waiting;
  return [
    ...waiting,
    enemy.kind === 'boss' ? intentOf(g, enemy) : actions(g, enemy, unfrozen(enemy, left)),
  ];
}

/** Frost takes actions of a mob. */
function unfrozen({ kind, frost }: Enemy, actions: number): number {
  return kind === 'mob' ? Math.max(0, actions - frost) : actions;
}

function intentOf(g: Descent, enemy: Enemy): Intent {
  const { id, zone, kind, frost } = enemy;
  const still = { enemy: id, heroes: [], allies: [], zone, attack: null };
  if (kind === 'boss') return { ...still, does: 'dice' };
  if (kind === 'mob') return actions(g, enemy, unfrozen(enemy, ACTIONS));
  if (frost >= FROST_TO_STOP_A_MONSTER) return { ...still, does: 'nothing' };
  const pattern = g.do.patternMet(g, enemy);
  return pattern === 0 ? actions(g, enemy, ACTIONS) : { ...still, does: 'pattern', pattern };
}

/** Attacks where it can, else moves: what so many actions come to, wherever players lead it. */
function actions(g: Descent, enemy: Enemy, count: number): Intent {
  let zones: readonly ZoneId[] = [enemy.zone];
  for (let left = count; left > 0; left--) {
    const aims = zones.flatMap((zone) => closest(aimsOf(g, { ...enemy, zone })));
    if (aims.length > 0) return attack(g, enemy, zones, aims, left);
    zones = walked(g, enemy, zones);
  }
  const does = zones.includes(enemy.zone) ? 'nothing' : 'moves';
  return { enemy: enemy.id, does, heroes: [], allies: [], zone: only(zones), attack: null };
}

function attack(
  g: Descent,
  enemy: Enemy,
  zones: readonly ZoneId[],
  aims: readonly Aim[],
  times: number,
): Intent {
  const targets = [...new Set(aims.map(({ target }) => target))];
  const { type } = aims[0] as Aim;
  const { yellow = 0, orange = 0, enemy: own } = enemyAttacks(g, enemy, type);
  return {
    enemy: enemy.id,
    does: 'attacks',
    heroes: targets.flatMap((target) => ('index' in target ? target.index : [])),
    allies: targets.flatMap((target) => ('index' in target ? [] : target.id)),
    zone: only(zones),
    attack: { type, yellow, orange, enemy: own, times },
  };
}

/** Where one Move may lead: it ends as soon as somebody is in reach. */
function walked(g: Descent, enemy: Enemy, from: readonly ZoneId[]): ZoneId[] {
  let zones = [...from];
  const ended = new Set<ZoneId>();
  for (let gone = 0; gone < strideOf(g, enemy); gone++) {
    const next = new Set<ZoneId>();
    for (const zone of zones) {
      const steps = nextSteps(g, { ...enemy, zone });
      if (steps.length === 0) ended.add(zone);
      for (const step of steps) {
        if (canAttackNow(g, { ...enemy, zone: step })) ended.add(step);
        else next.add(step);
      }
    }
    zones = [...next];
  }
  return [...new Set([...ended, ...zones])];
}

function only(zones: readonly ZoneId[]): ZoneId | null {
  return zones.length === 1 ? (zones[0] ?? null) : null;
}
