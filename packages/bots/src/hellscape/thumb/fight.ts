import { type CombatView, meaningOf } from '@crawlspace/hellscape';
import { abilityIn, oddsOf, worthInCombat } from './abilities.ts';
import { type Asked, best, bestOption, bestUse, findOption, type Habit } from './asked.ts';
import { foesOf } from './foes.ts';
import { groundOf } from './ground.ts';
import { worthOfAttack, woundsBy } from './stands.ts';
import { AMULET, spellInCombat } from './wizard.ts';

/** Whom to attack and how: where most is won, and a leader who can fall before one who cannot. */
export const attack: Habit = (asked) => {
  const { view, hero } = asked;
  const ground = groundOf(view);
  return bestOption(asked, (means) => {
    if (means.kind !== 'strike') return Number.NEGATIVE_INFINITY;
    const foe = foesOf(ground).find(({ enemy }) => enemy.id === means.enemy);
    if (!foe) return Number.NEGATIVE_INFINITY;
    const wounds = woundsBy(ground, hero, hero.zone, foe, means.type);
    return worthOfAttack(ground, hero, foe, wounds) + (wounds >= foe.left ? 4 : 0);
  });
};

/** Before the roll: dice that are worth their price. */
export const beforeRoll: Habit = (asked) => useInCombat(asked, 0.2) ?? 'roll';

/** The ability that is worth most beyond its price; null when none is. */
function useInCombat(asked: Asked, least: number): string | null {
  const { hero, view } = asked;
  const { combat } = view;
  if (!combat) return null;
  const ground = groundOf(view);
  const odds = oddsOf(ground, combat);
  const spell = spellInCombat(asked, odds);
  return bestUse(asked, least, (use, option) => {
    if (use.card === AMULET) return spell === option ? 1 : 0;
    const ability = abilityIn(ground, use);
    return ability ? worthInCombat(ground, hero, ability, odds) : 0;
  });
}

/** After the roll: Mana first, then rerolls of the worst die, then what still helps, then the rest. */
export const results: Habit = (asked) => {
  const { combat } = asked.view;
  if (!combat) return 'finish';
  const gain = findOption(
    asked,
    (means) => means.kind === 'resolve' && gainsSomething(combat, means.die),
  );
  if (gain) return gain;
  const attacking = combat.attacker.kind !== 'enemy';
  const worth = (option: string) => {
    const means = meaningOf(asked.question, option);
    return means.kind === 'reroll' ? rerollWorth(combat, means.die, attacking) : -1;
  };
  const reroll = best(asked.options, worth);
  if (reroll && worth(reroll) > 0.3) return reroll;
  return useInCombat(asked, 0.15) ?? 'finish';
};

function gainsSomething(combat: CombatView, index: number): boolean {
  const face = combat.dice[index]?.face;
  return face !== null && face !== undefined && face.claws === 0 && face.ability === 0;
}

/** How much better a fresh roll of this die would be on average. */
function rerollWorth(combat: CombatView, index: number, attacking: boolean): number {
  const die = combat.dice[index];
  if (!die?.face) return -1;
  const { face } = die;
  if (die.die === 'enemy') return face.claws + face.ability * 0.6 - 0.63;
  if (die.die === 'blue') return attacking ? face.shields - 5 / 6 : 5 / 6 - face.shields;
  const average = die.die === 'orange' ? 1.5 : 1;
  return attacking ? average - face.hits - face.mana * 0.4 : face.hits - average;
}
