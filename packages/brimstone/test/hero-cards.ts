import type { Rule } from '@crawlspace/kernel';
import type { UseTiming } from '../src/abilities.ts';
import { type Adventure, heroAt } from '../src/adventure.ts';
import { normalAttack } from '../src/rules/fights/attack.ts';
import { attackActions } from '../src/rules/fights/attack-actions.ts';
import { meleeWeapon, rangedWeapons } from '../src/rules/fights/weapons.ts';
import { resolveUse, usesNow } from '../src/rules/items/uses.ts';
import type { Hero } from '../src/state.ts';

/** A normal attack of the first hero with the first gun in hand. */
export function* shoot(g: Adventure, hero = heroAt(g, 0)): Rule {
  const [weapon] = rangedWeapons(g, hero);
  if (!weapon) throw new Error('there is no gun in hand');
  yield* normalAttack(g, hero, [weapon]);
}

/** The same, if the activation would offer it. */
export function* shootIfPossible(g: Adventure, hero: Hero): Rule {
  const actions = yield* attackActions(g, hero);
  const shot = actions.find(({ id }) => id.startsWith('i'))?.run();
  if (shot) yield* shot;
}

/** A normal Melee Attack of the first hero. */
export function strike(g: Adventure, hero = heroAt(g, 0)): Rule {
  return normalAttack(g, hero, [meleeWeapon(g, hero)]);
}

/** Uses the only thing that a hero can use at this time. */
export function* useOnly(g: Adventure, hero: Hero, timing: UseTiming): Rule {
  const [only, ...more] = usesNow(g, hero, [timing]);
  if (!only || more.length > 0) throw new Error(`${1 + more.length} uses at ${timing}`);
  yield* resolveUse(g, only);
}
