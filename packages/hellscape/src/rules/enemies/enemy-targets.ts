import { PARTY, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import { sight } from '../../board/queries.ts';
import type { Descent } from '../../descent.ts';
import { DICE_LIMIT, dice } from '../../dice.ts';
import { ATTACK_TYPES, type AttackType, type DieKind, type ZoneId } from '../../ids.ts';
import type { Enemy } from '../../state.ts';
import { enemyAttacks } from '../combat/pool.ts';
import { countedAsHeroes, type HeroOrAlly } from '../figures/counted-as-heroes.ts';
import { reaches } from '../figures/reach.ts';
import { pickFigure } from '../picks.ts';
import { bossCard } from '../sheets/boss-track.ts';
import { roamingCard } from '../sheets/enemy-cards.ts';

/** An attack an enemy can make now. */
export interface Aim {
  readonly target: HeroOrAlly;
  readonly range: number;
  readonly type: AttackType;
}

/** How far the target is in a straight free line; null when it is not seen. */
export function rangeBetween(g: Descent, from: ZoneId, to: ZoneId): number | null {
  return from === to ? 0 : (sight(g, from, to)?.range ?? null);
}

/** The attack types an enemy has: those of its item or card; a mob without its item has its claws. */
function attackTypes(g: Descent, enemy: Enemy): readonly AttackType[] {
  if (enemy.kind === 'boss') return [bossCard(g, enemy).attackType];
  if (enemy.kind === 'roaming') return [roamingCard(g, enemy).attackType];
  if (!enemy.item) return BARE_HANDS;
  const attacks = g.content.mobItems[enemy.item]?.attacks ?? {};
  return ATTACK_TYPES.filter((type) => attacks[type]);
}

const BARE_HANDS: readonly AttackType[] = ['melee'];

/** The most effective attack at this range: that with the most hits to be expected, the first of equal ones. */
function bestAttack(g: Descent, enemy: Enemy, range: number): AttackType | null {
  let best: AttackType | null = null;
  let most = -1;
  for (const type of attackTypes(g, enemy)) {
    if (!reaches(type, range)) continue;
    const { yellow, orange } = enemyAttacks(g, enemy, type);
    const hits = expectedHits('yellow', yellow) + expectedHits('orange', orange);
    if (hits <= most) continue;
    most = hits;
    best = type;
  }
  return best;
}

function expectedHits(kind: DieKind, count = 0): number {
  return HITS[kind] * Math.min(count, DICE_LIMIT[kind]);
}

/** Hits that one die of each kind brings on average. */
const HITS: Readonly<Record<DieKind, number>> = {
  yellow: averageHits('yellow'),
  orange: averageHits('orange'),
  blue: 0,
  shadow: averageHits('shadow'),
  enemy: 0,
};

function averageHits(kind: DieKind): number {
  const { faces } = dice[kind];
  return faces.reduce((sum, face) => sum + face.hits, 0) / faces.length;
}

/** How the enemy would attack somebody from where it stands; null when it cannot. */
export function aimAt(g: Descent, enemy: Enemy, target: HeroOrAlly): Aim | null {
  const range = rangeBetween(g, enemy.zone, target.zone);
  const type = range === null ? null : bestAttack(g, enemy, range);
  return range === null || type === null ? null : { target, range, type };
}

/** Everybody the enemy can attack from where it stands. */
export function aimsOf(g: Descent, enemy: Enemy): Aim[] {
  const aims: Aim[] = [];
  for (const target of countedAsHeroes(g)) {
    const aim = aimAt(g, enemy, target);
    if (aim) aims.push(aim);
  }
  return aims;
}

export function canAttackNow(g: Descent, enemy: Enemy): boolean {
  for (const target of countedAsHeroes(g)) if (aimAt(g, enemy, target)) return true;
  return false;
}

/** Attacks the closest of these, among equally close ones whom the players choose. Null: there is none. */
export function* attackClosest(
  g: Descent,
  enemy: Enemy,
  aims: readonly Aim[] = aimsOf(g, enemy),
): Rule<HeroOrAlly | null> {
  const target = yield* chooseTarget(
    enemy,
    closest(aims).map((aim) => aim.target),
  );
  const aim = aims.find((each) => each.target === target);
  if (!aim) return null;
  yield* g.do.enemyAttack(g, enemy, aim.type, aim.target);
  return aim.target;
}

/** Those of the attacks that are aimed at the closest. */
export function closest(aims: readonly Aim[]): readonly Aim[] {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { range } of aims) if (range < nearest) nearest = range;
  return aims.filter(({ range }) => range === nearest);
}

/** Attacks this one if it is in reach. */
export function* attackTarget(g: Descent, enemy: Enemy, target: HeroOrAlly): Rule<boolean> {
  const aim = aimAt(g, enemy, target);
  if (!aim) return false;
  yield* g.do.enemyAttack(g, enemy, aim.type, target);
  return true;
}

/** The players choose whom the enemy goes for. */
export function* chooseTarget<Who extends HeroOrAlly>(
  enemy: Enemy,
  targets: readonly Who[],
): Rule<Who | null> {
  if (targets.length <= 1) return targets[0] ?? null;
  const prompt = promptFor('enemy-target', { enemy: { key: `${enemy.card}.name` } });
  return yield* pickFigure({ seat: PARTY, prompt, rule: 'H-EPHASE-05' }, targets);
}
