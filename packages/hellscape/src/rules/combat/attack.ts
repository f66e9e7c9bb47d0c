import { type Chance, NOTHING_HAPPENS, pick, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import { sight } from '../../board/queries.ts';
import type { Combat, Fighter } from '../../combat.ts';
import { type Descent, isUp } from '../../descent.ts';
import type { Cause } from '../../effects.ts';
import type { AttackType } from '../../ids.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { Ally, Enemy, Hero } from '../../state.ts';
import { triggered } from '../abilities/triggered.ts';
import { woundFigure } from '../figures/counted-as-heroes.ts';
import { figureOf, heroOf, totals } from '../figures/queries.ts';
import { type AttackOption, attackOptions, heroAttacks, weaponsFor } from '../figures/reach.ts';
import { championOf } from './champion.ts';
import { strikeChances } from './chances.ts';
import { knockOutTheSpent } from './knockout.ts';
import {
  allyAttackDice,
  allyDefenseDice,
  dieText,
  enemyAttackDice,
  enemyDefenseDice,
  heroAttackDice,
  heroDefenseDice,
  isHindered,
  newCombat,
  rollDie,
} from './pool.ts';
import { applyFreeAbilities, applyResults, prepareTheRoll } from './resolve.ts';

/** An Attack: the hero's player chooses the type and the target, if anything is in reach. */
export function* heroAttack(g: Descent, hero: Hero): Rule {
  const attacks = heroAttacks(g, hero);
  const option = yield* chooseAttack(hero.index, attacks, (each) => strikeChances(g, hero, each));
  if (!option) return;
  const combat = newCombat(
    { kind: 'hero', hero: hero.index },
    { kind: 'enemy', enemy: option.enemy.id },
    option.type,
    option.range,
    weaponsFor(g, hero, option.type),
  );
  const rules = g.content.classes[hero.class];
  yield* inCombat(g, combat, {
    cause: { kind: 'hero', hero: hero.index },
    *assemble() {
      yield* rules.attackDeclared?.(g, hero) ?? NOTHING_HAPPENS;
      heroAttackDice(g, hero, combat);
      enemyDefenseDice(g, option.enemy, combat);
    },
    *after() {
      yield* rules.attackOver?.(g, hero) ?? NOTHING_HAPPENS;
      if (isUp(hero)) yield* triggered(g, hero, 'after-attack');
    },
  });
}

/** An Attack of a spirit: its own dice, no Shadow die; its owner gets the experience. */
export function* allyAttack(g: Descent, ally: Ally): Rule {
  if (ally.id === 'summoner' || ally.owner === null) return;
  const printed = g.content.spirits[ally.id].attacks;
  const attacks = attackOptions(g, ally.zone, (type) => printed[type] !== undefined);
  const option = yield* chooseAttack(ally.owner, attacks);
  if (!option) return;
  const attacker: Fighter = { kind: 'ally', ally: ally.id };
  const defender: Fighter = { kind: 'enemy', enemy: option.enemy.id };
  const combat = newCombat(attacker, defender, option.type, option.range, []);
  yield* inCombat(g, combat, {
    cause: { kind: 'hero', hero: ally.owner },
    *assemble() {
      allyAttackDice(g, ally, combat);
      enemyDefenseDice(g, option.enemy, combat);
    },
  });
}

/** An enemy attacks: the same steps, the hero defends. */
export function* enemyAttack(
  g: Descent,
  enemy: Enemy,
  type: AttackType,
  target: Hero | Ally,
): Rule {
  const range = enemy.zone === target.zone ? 0 : (sight(g, enemy.zone, target.zone)?.range ?? 0);
  const isHero = 'index' in target;
  const defender: Fighter = isHero
    ? { kind: 'hero', hero: target.index }
    : { kind: 'ally', ally: target.id };
  const combat = newCombat({ kind: 'enemy', enemy: enemy.id }, defender, type, range, []);
  yield* inCombat(g, combat, {
    cause: { kind: 'enemy', enemy: enemy.id },
    *assemble() {
      enemyAttackDice(g, enemy, combat);
      if (isHero) heroDefenseDice(g, target, combat);
      else allyDefenseDice(g, target, combat);
    },
  });
}

/** What differs between the attacks of heroes, spirits and enemies. */
interface Course {
  /** Whose doing the wounds are. A spirit may have fallen to a claw of its own attack by then. */
  readonly cause: Cause;
  readonly assemble: () => Rule;
  /** The attack is over and knock-outs are settled, but the combat still stands. */
  readonly after?: () => Rule;
}

/** Assembles the pool, rolls it, applies the results and adds up; then comes what follows an attack. */
function* inCombat(g: Descent, combat: Combat, { cause, assemble, after }: Course): Rule {
  const before = g.state.combat;
  g.state.combat = combat;
  combat.rerolls = heroOf(g, combat) ? g.state.lifebringers.spent : 0;
  combat.hindered = isHindered(g, combat);
  const { type, attacker } = combat;
  g.emit({ t: 'attack', purpose: type, attacker: attacker.kind, ...sides(combat) });
  yield* assemble();
  const champion = championOf(g, combat);
  if (champion) {
    yield* applyFreeAbilities(g, combat, champion);
    yield* prepareTheRoll(g, combat, champion);
  }
  rollThePool(g, combat);
  yield* applyResults(g, combat);
  yield* addUp(g, combat, cause);
  combat.over = true;
  if (!before || before.over) knockOutTheSpent(g);
  yield* after?.() ?? NOTHING_HAPPENS;
  g.state.combat = before;
}

function rollThePool(g: Descent, combat: Combat): void {
  combat.rolled = true;
  const faces = combat.dice.map((die) => rollDie(g, die));
  g.emit({ t: 'rolled', dice: faces, purpose: 'pool', rule: 'H-ATK-18' });
}

/** Hits less shields are the wounds. */
function* addUp(g: Descent, combat: Combat, cause: Cause): Rule {
  const { hits, shields } = totals(combat);
  const wounds = Math.max(0, hits - shields);
  const dice = combat.dice.map(dieText);
  const added = combat.added.slice();
  const made = added.length > 0 ? { made: { hits, shields, added } } : {};
  g.emit({ t: 'totalled', amount: wounds, dice, ...made, rule: 'H-ATK-22' });
  const target = figureOf(g, combat.defender);
  if (target && wounds > 0) yield* woundFigure(g, target, wounds, cause);
}

function* chooseAttack(
  seat: number,
  options: readonly AttackOption[],
  chances?: (option: AttackOption) => readonly Chance[],
): Rule<AttackOption | undefined> {
  if (options.length === 0) return undefined;
  return yield* pick({
    seat,
    prompt: promptFor('attack'),
    of: options,
    id: ({ type, enemy }) => `${type}-${enemy.id}`,
    means: ({ type, enemy }): HellscapeMeaning => ({ kind: 'strike', type, enemy: enemy.id }),
    describe: (option) => ({
      text: { key: `option.attack-${option.type}` },
      ...(chances ? { chances: chances(option) } : {}),
    }),
  });
}

/** Who fights: an enemy, and a hero or an ally. */
function sides({ attacker, defender }: Combat) {
  const [party, enemy] = attacker.kind === 'enemy' ? [defender, attacker] : [attacker, defender];
  if (enemy.kind !== 'enemy' || party.kind === 'enemy') {
    throw new Error('an attack needs an enemy on one side, a hero or an ally on the other');
  }
  return party.kind === 'hero'
    ? { enemy: enemy.enemy, hero: party.hero }
    : { enemy: enemy.enemy, card: party.ally };
}
