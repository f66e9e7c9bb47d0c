import { d6, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { WoundSource } from '../../effects.ts';
import { madeOf, type Part } from '../../made.ts';
import type { Cause, PaidBases } from '../../moments.ts';
import type { Enemy, Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { removeEnemy } from '../abilities/changes.ts';
import { enemyAbility, enemyStat, enemyXp, isEnemyImmune } from '../figures/enemy-stats.ts';
import { isInStasis } from '../figures/figures.ts';

export interface WoundsTaken {
  readonly wounds: number;
  readonly killed: boolean;
}

const NOTHING: WoundsTaken = { wounds: 0, killed: false };

/** Wounds to an enemy besides those of a hit; Armor still rolls. Ends the fight with the last enemy. */
export function* woundEnemy(g: Adventure, enemy: Enemy, wounds: number, by: WoundSource): Rule {
  yield* takeWounds(g, enemy, wounds, by, by.paid ?? new Set());
  yield* g.do.maybeEndFight(g);
}

/**
 * Wounds of one hit, after Defense: what abilities allow of them, less one for each Armor roll that
 * succeeds. The enemy dies the moment its wounds equal its Health; more are of no use.
 */
export function* takeWounds(
  g: Adventure,
  enemy: Enemy,
  wounds: number,
  by: WoundSource,
  paid: PaidBases,
): Rule<WoundsTaken> {
  if (wounds <= 0 || !g.state.enemies.includes(enemy) || isInStasis(g, enemy)) return NOTHING;
  if (isEnemyImmune(g, enemy, keywordsOf(g, by))) return NOTHING;
  const weapon = by.weapon ?? null;
  const armor = enemyAbility(g, enemy.type, 'ab-armor');
  const moment = { enemy, hero: by.hero, weapon, cause: by.cause, wounds, armor };
  const parts: Part[] = [];
  yield* trigger(g, 'enemyWounded', moment, { number: () => moment.wounds, parts });
  const through = throughArmor(g, moment.wounds, moment.armor);
  if (through <= 0) return NOTHING;
  if (through < moment.wounds) parts.push({ source: 'armor', amount: through - moment.wounds });
  const left = enemyStat(g, enemy.type, 'health', enemy) - enemy.wounds;
  const taken = Math.max(0, Math.min(through, left));
  enemy.wounds += taken;
  if (taken < through) parts.push({ source: 'beyond', amount: taken - through });
  const told = { enemy: enemy.id, type: enemy.type, amount: taken, ...byHero(by) };
  g.emit({ t: 'enemy-wounded', ...told, ...madeOf(wounds, taken, parts) });
  if (by.hero) payForWounds(g, by.hero, enemy, taken, paid);
  const killed = taken >= left && (yield* kill(g, enemy, by, through - taken, paid));
  return { wounds: taken, killed };
}

/** The keywords of the weapon, or of the item that does it by its text. */
function keywordsOf(g: Adventure, { weapon, cause }: WoundSource): readonly string[] | undefined {
  return weapon?.keywords ?? g.content.items[cause.id]?.keywords;
}

function throughArmor(g: Adventure, wounds: number, armor: number | null): number {
  if (armor === null || wounds <= 0) return wounds;
  return g.rollMany('enemy-armor', d6, wounds).filter((die) => die < armor).length;
}

/** An enemy dies, unless an ability keeps it alive. Whether it did. */
function* kill(
  g: Adventure,
  enemy: Enemy,
  by: WoundSource,
  excess: number,
  paid: PaidBases,
): Rule<boolean> {
  const death = {
    enemy,
    hero: by.hero,
    weapon: by.weapon ?? null,
    cause: by.cause,
    excess,
    paid,
    survives: false,
    replaced: false,
  };
  yield* trigger(g, 'enemyKilled', death);
  if (death.survives) return false;
  if (!g.state.enemies.includes(enemy)) return true;
  const { base, each } = enemyXp(g, enemy.type);
  removeEnemy(g, enemy, death.replaced ? [freshModel(g, enemy)] : []);
  g.emit({ t: 'enemy-killed', enemy: enemy.id, type: enemy.type, ...byHero(by) });
  if (by.hero && each === 0) g.do.gainXp(g, by.hero, base);
  return true;
}

function freshModel(g: Adventure, { type, space }: Enemy): Enemy {
  const id = `${type}${g.state.nextEnemy++}`;
  return { id, type, space, wounds: 0, target: null, spent: [] };
}

/**
 * Larger enemies pay for being wounded: their base once per attack and model, and more for each
 * Wound. In the first edition every hit that wounds pays the base.
 */
function payForWounds(
  g: Adventure,
  hero: Hero,
  enemy: Enemy,
  wounds: number,
  paid: PaidBases,
): void {
  const { base, each } = enemyXp(g, enemy.type);
  if (each === 0 || wounds === 0) return;
  const again = g.state.options.edition === 'revised' && paid.has(enemy);
  paid.add(enemy);
  g.do.gainXp(g, hero, (again ? 0 : base) + each * wounds);
}

function byHero({ hero }: WoundSource): { by?: number } {
  return hero ? { by: hero.index } : {};
}

/** What a hero's own attacks and explosions are told apart by. */
export const ATTACK: Cause = { kind: 'rule', id: 'attack' };
export const EXPLOSION: Cause = { kind: 'explosion', id: 'dynamite' };
