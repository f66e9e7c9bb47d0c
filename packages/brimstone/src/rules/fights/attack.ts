import type { Rule } from '@crawlspace/kernel';
import type { DeclaredAttack } from '../../abilities.ts';
import { type Adventure, isUp } from '../../adventure.ts';
import { sum } from '../../dice.ts';
import type { Weapon } from '../../moments.ts';
import type { Hero } from '../../state.ts';
import { abilitiesOf, trigger } from '../abilities/active.ts';
import { assignHits, needsOf } from './assign-hits.ts';
import type { Attack, Hit } from './hits-on-enemies.ts';
import {
  criticalCounts,
  criticalPierces,
  DICE_LIMIT,
  enemiesWithin,
  isHit,
  NATURAL_HIT,
  targetsOf,
} from './weapons.ts';

/** An attack outside the normal one: its own numbers, once in a turn. */
export function* freeAttack(g: Adventure, hero: Hero, weapon: Weapon): Rule {
  hero.freeAttackUsed = true;
  g.emit({ t: 'free-attack', hero: hero.index, purpose: weapon.kind, rule: 'B-FREE-01' });
  yield* makeAttack(g, hero, [{ ...weapon, free: true }]);
}

/** The normal attack of an activation, with one weapon or, Dual Wielding, with two. */
export function* normalAttack(g: Adventure, hero: Hero, weapons: readonly Weapon[]): Rule {
  if (hero.activation) hero.activation.attacked = true;
  const [weapon] = weapons;
  const card = weapon?.item ? { card: weapon.item.card } : {};
  g.emit({ t: 'attack', hero: hero.index, purpose: weapon?.kind ?? 'melee', ...card });
  yield* makeAttack(g, hero, weapons);
}

/**
 * Rolls To Hit, assigns the hits and resolves them. Abilities may add dice once all hits are done;
 * those belong to the same attack and to its limit.
 */
function* makeAttack(g: Adventure, hero: Hero, weapons: readonly Weapon[]): Rule {
  const attack: Attack = { hero, weapons, rolled: 0, paid: new Set(), kills: [] };
  let dice = yield* declare(g, attack);
  while (sum(dice) > 0) {
    attack.kills = [];
    const hits = yield* rollToHit(g, attack, dice);
    yield* assignHits(g, attack, hits);
    dice = yield* extraDice(g, attack);
  }
  yield* g.do.maybeEndFight(g);
}

/** The dice of each weapon, all together within the limit. */
function* declare(g: Adventure, { hero, weapons }: Attack): Rule<number[]> {
  const dice: number[] = [];
  for (const [index, weapon] of weapons.entries()) {
    const attack = { hero, weapon, before: weapons.slice(0, index) };
    const declared = { hero, weapon, dice: weapon.dice + addedDice(g, attack) };
    yield* trigger(g, 'attackDeclared', declared);
    dice.push(Math.max(0, Math.min(declared.dice, DICE_LIMIT - sum(dice))));
  }
  return dice;
}

/** The dice that abilities add by themselves; those that take a roll come when the attack is declared. */
function addedDice(g: Adventure, attack: DeclaredAttack): number {
  let added = 0;
  for (const { ability, source } of abilitiesOf(g, attack.hero)) {
    const more = ability.attackDice?.(g, source, attack);
    if (typeof more === 'number') added += more;
  }
  return added;
}

function* extraDice(g: Adventure, attack: Attack): Rule<number[]> {
  const { hero, weapons, kills } = attack;
  const dice: number[] = [];
  for (const weapon of weapons) {
    const resolved = { hero, weapon, kills, extraDice: 0 };
    yield* trigger(g, 'attackResolved', resolved);
    const useless = !isUp(hero) || g.state.turn.over || targetsOf(g, hero, weapon).length === 0;
    const left = DICE_LIMIT - attack.rolled - sum(dice);
    dice.push(useless ? 0 : Math.max(0, Math.min(resolved.extraDice, left)));
  }
  return dice;
}

/** Dice of one kind are one roll, also those of two weapons, but they are kept apart. */
function* rollToHit(g: Adventure, attack: Attack, counts: readonly number[]): Rule<Hit[]> {
  const { hero, weapons } = attack;
  attack.rolled += sum(counts);
  const aims: Aim[] = [];
  for (const [index, weapon] of weapons.entries()) {
    aims.push(yield* aim(g, attack, weapon, counts[index] as number));
  }
  const dice = new Map<Aim, number[]>();
  for (const die of ['D6', 'D8'] as const) {
    const own = aims.filter(({ weapon }) => weapon.toHitDie === die);
    if (own.length === 0) continue;
    const shots: Aim[] = [];
    for (const each of own) for (let shot = 0; shot < each.count; shot++) shots.push(each);
    const need = Math.min(NATURAL_HIT, Math.max(...own.map((each) => each.need)));
    const worth = (face: number, shot: number) => worthOfShot(shots[shot] as Aim, face);
    const asked = { count: shots.length, die, need, worth };
    const rolled = yield* g.do.heroRoll(g, hero, 'to-hit', asked);
    for (const each of own) dice.set(each, rolled.splice(0, each.count));
  }
  const hits: Hit[] = [];
  for (const each of aims) {
    if (each.count > 0) hits.push(...(yield* hitsOf(g, attack, each, dice.get(each) ?? [])));
  }
  return hits;
}

/** The dice of a weapon and what they have to show. */
interface Aim {
  readonly weapon: Weapon;
  readonly count: number;
  /** What a die needs against each enemy it could go to, and against the easiest of them. */
  readonly needs: readonly number[];
  readonly need: number;
  /** From which roll a hit is critical; null when that would change nothing. */
  readonly critFrom: number | null;
}

function* aim(g: Adventure, attack: Attack, weapon: Weapon, count: number): Rule<Aim> {
  const { hero, weapons } = attack;
  const enemies = enemiesWithin(g, hero, weapon);
  const found = [...(yield* needsOf(g, hero, weapon, enemies)).values()];
  const needs = found.length > 0 ? found : [weapon.toHit];
  const pierces = weapons.length === 1 && criticalPierces(g, weapon, enemies);
  const matters = pierces || criticalCounts(g, hero, weapon, enemies);
  const critFrom = matters ? weapon.critOn : null;
  return { weapon, count, needs, need: Math.min(...needs), critFrom };
}

/** A die is worth more the more enemies its hit could go to, and most as a critical. Tried for every face. */
function worthOfShot({ needs, critFrom }: Aim, face: number): number {
  let reached = 0;
  for (const need of needs) if (isHit(face, need)) reached++;
  return critFrom !== null && reached > 0 && face >= critFrom ? needs.length + 1 : reached;
}

/**
 * The hits among final dice, strongest first. Abilities that add hits bring no die with them: such a
 * hit counts as a roll that just made it. Dual Wielding takes away the critical, not the 6.
 */
function* hitsOf(g: Adventure, attack: Attack, { weapon, need }: Aim, dice: number[]): Rule<Hit[]> {
  const { hero, weapons } = attack;
  const countHits = () => dice.filter((die) => isHit(die, need)).length;
  const before = countHits();
  const rolled = { hero, weapon, dice, hits: before };
  yield* trigger(g, 'attackRolled', rolled);
  const natural = dice.filter((die) => isHit(die, need)).sort((one, other) => other - one);
  const count = Math.max(0, countHits() + rolled.hits - before);
  const hits: Hit[] = [];
  for (let index = 0; index < count; index++) {
    const toHit = natural[index] ?? Math.min(need, NATURAL_HIT - 1);
    const critical = weapons.length === 1 && index < natural.length && toHit >= weapon.critOn;
    hits.push({ weapon, toHit, critical, extraDamage: 0, ammo: [] });
  }
  return hits;
}
