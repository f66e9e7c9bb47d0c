import type { Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { sum } from '../../dice.ts';
import type { Weapon } from '../../moments.ts';
import type { Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { assignHits, needsOf } from './assign-hits.ts';
import type { Attack, Hit } from './hits-on-enemies.ts';
import { DICE_LIMIT, enemiesWithin, isHit, NATURAL_HIT, targetsOf } from './weapons.ts';

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
  for (const weapon of weapons) {
    const declared = { hero, weapon, dice: weapon.dice };
    yield* trigger(g, 'attackDeclared', declared);
    dice.push(Math.max(0, Math.min(declared.dice, DICE_LIMIT - sum(dice))));
  }
  return dice;
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
  const dice: number[][] = weapons.map(() => []);
  for (const die of ['D6', 'D8'] as const) {
    const own = weapons.flatMap((weapon, index) => (weapon.toHitDie === die ? index : []));
    const count = sum(own.map((index) => counts[index] as number));
    const needs = own.map((index) => (weapons[index] as Weapon).toHit);
    const need = Math.min(NATURAL_HIT, Math.max(...needs));
    const rolled = yield* g.do.heroRoll(g, hero, 'to-hit', { count, die, need });
    for (const index of own) dice[index] = rolled.splice(0, counts[index] as number);
  }
  const hits: Hit[] = [];
  for (const [index, weapon] of weapons.entries()) {
    if (counts[index] === 0) continue;
    hits.push(...(yield* hitsOf(g, attack, weapon, dice[index] as number[])));
  }
  return hits;
}

/**
 * The hits among final dice, strongest first. Abilities that add hits bring no die with them: such a
 * hit counts as a roll that just made it. Dual Wielding takes away the critical, not the 6.
 */
function* hitsOf(g: Adventure, attack: Attack, weapon: Weapon, dice: number[]): Rule<Hit[]> {
  const { hero, weapons } = attack;
  const needs = yield* needsOf(g, hero, weapon, enemiesWithin(g, hero, weapon));
  const need = Math.min(...(needs.size > 0 ? needs.values() : [weapon.toHit]));
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
