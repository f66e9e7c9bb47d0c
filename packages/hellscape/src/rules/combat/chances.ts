import { type Chance, Game, type Luck } from '@crawlspace/kernel';
import type { Combat } from '../../combat.ts';
import { Descent, healthOfAll } from '../../descent.ts';
import type { Hero } from '../../state.ts';
import { addInCombat } from '../abilities/in-combat.ts';
import { useOf } from '../abilities/in-force.ts';
import { type AttackOption, weaponsFor } from '../figures/reach.ts';
import { enemyAbilities } from '../sheets/enemy-cards.ts';
import { enemyHealth } from '../sheets/enemy-health.ts';
import { combatAbilities } from './champion.ts';
import { enemyDefenseDice, heroAttackDice, isHindered, newCombat } from './pool.ts';
import { isFreeBonus, isUsableIn } from './resolve.ts';
import { chanceOfWounds, firingOf } from './wound-odds.ts';

/** Whoever foresees rolls no dice. */
export const NO_LUCK: Luck = {
  pick: () => {
    throw new Error('foreseeing must not roll dice');
  },
  shuffle: (cards) => cards,
  save: () => [],
  restore: () => undefined,
  reseed: () => undefined,
};

/**
 * The chances of an attack before anything is paid for it: to wound, to bring down whoever takes the
 * first blows, and all of a mob. What comes by itself counts, and the re-rolls on hand; arrows that
 * are drawn and what somebody may still add do not.
 */
export function strikeChances(g: Descent, hero: Hero, option: AttackOption): readonly Chance[] {
  const { enemy } = option;
  const combat = assembled(g, hero, option);
  const firing = firingOf(
    enemyAbilities(g, enemy).filter(
      ({ cost, timing }) =>
        (cost?.symbols ?? 0) > 0 && (timing === 'combat' || timing === 'defense'),
    ),
  );
  const chance = (wounds: number) => chanceOfWounds(combat, wounds, { firing, onTarget: false });
  const each = enemyHealth(g, enemy);
  const left = each - enemy.wounds;
  const found = [{ of: 'wound', odds: chance(1) }];
  if (left > 1) found.push({ of: 'kill', odds: chance(left) });
  const all = enemy.minions > 0 ? chance(healthOfAll({ ...enemy, health: each })) : 0;
  return all > 0 ? [...found, { of: 'kill-all', odds: all }] : found;
}

/** The pool as it would be rolled. The game itself stays as it is: all this happens to a combat beside it. */
function assembled(g: Descent, hero: Hero, { enemy, type, range }: AttackOption): Combat {
  const combat = newCombat(
    { kind: 'hero', hero: hero.index },
    { kind: 'enemy', enemy: enemy.id },
    type,
    range,
    weaponsFor(g, hero, type),
  );
  const beside = new Descent(new Game({ ...g.state, combat }, NO_LUCK, null), g.content, g.do);
  combat.rerolls = g.state.lifebringers.spent;
  combat.hindered = isHindered(beside, combat);
  heroAttackDice(beside, hero, combat);
  enemyDefenseDice(beside, enemy, combat);
  const champion = { hero, ally: null };
  for (const owned of combatAbilities(beside, champion)) {
    if (!isFreeBonus(owned.ability) || !isUsableIn(beside, combat, champion, owned)) continue;
    for (const effect of owned.ability.effects) addInCombat(beside, useOf(hero, owned), effect);
    combat.used.push(owned.key);
  }
  return combat;
}
