import { NOTHING_HAPPENS, type OptionDetails, type Rule } from '@crawlspace/kernel';
import type { Ability, Cost } from '../../ability.ts';
import type { Descent } from '../../descent.ts';
import type { UseOf } from '../../effects.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { Hero } from '../../state.ts';
import { inForce, type Owned, useOf } from './in-force.ts';
import { isOncePerRound, isUsable } from './usable.ts';

/** Pays for an ability and carries it out, as far as its effects do not end the turn it is used in. */
export function* useAbility(g: Descent, use: UseOf): Rule {
  const { hero, enemy, card, ability, key = card } = use;
  if (hero) {
    g.emit({ t: 'ability', hero: hero.index, card });
    note(g, hero, key, ability);
    if (ability.cost) yield* pay(g, hero, ability.cost, use.item);
  } else if (enemy) g.emit({ t: 'enemy-ability', enemy: enemy.id, card });
  const turn = hero?.turn;
  for (const effect of ability.effects) {
    if (hero?.turn === turn) yield* g.do.carryOut(g, use, effect);
  }
  if (hero) yield* g.content.classes[hero.class].abilityUsed?.(g, hero, card) ?? NOTHING_HAPPENS;
}

/** Remembers the use for as long as the ability is used up; a card that is discarded may have a twin. */
function note(g: Descent, hero: Hero, key: string, ability: Ability): void {
  if (!ability.cost?.discard) g.state.combat?.used.push(key);
  if (isOncePerRound({ ability })) hero.usedThisRound.push(key);
}

function* pay(g: Descent, hero: Hero, cost: Cost, item: number | null): Rule {
  if (cost.mana) hero.mana -= cost.mana;
  g.content.classes[hero.class].pay?.(hero, cost);
  if (cost.discard && item !== null) g.do.discardItem(g, hero, item);
  if (cost.wounds) yield* g.do.woundHero(g, hero, cost.wounds, { kind: 'rule', id: 'price' });
}

/** Abilities and consumables for then that the hero can use now. */
export function usesOf(
  g: Descent,
  hero: Hero,
  when: 'turn' | 'action' | 'move' | 'anytime',
): Owned[] {
  const uses: Owned[] = [];
  for (const owned of inForce(g, hero, when)) if (isUsable(g, hero, owned)) uses.push(owned);
  return uses;
}

/** How an option names a use. */
export function useId(owned: Owned): string {
  return `use-${owned.key}`;
}

/** What players see of a use. */
export function describeUse({ card }: Owned): OptionDetails {
  return { text: { key: 'option.use', params: { card: { key: `${card}.name` } } } };
}

export function meansUse({ card, index, ability }: Owned): HellscapeMeaning {
  return { kind: 'use', card, index, timing: ability.timing };
}

/** Uses an ability of the hero's own. */
export function* useOwn(g: Descent, hero: Hero, owned: Owned): Rule {
  yield* g.do.useAbility(g, useOf(hero, owned));
}
