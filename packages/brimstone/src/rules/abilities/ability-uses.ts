import type { Source, Use, UseTiming } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { itemOf } from '../held/held.ts';
import { isUsedUp } from './active.ts';
import { abilitiesOfHero } from './hero-abilities.ts';
import { tableAbilities } from './table-abilities.ts';
import type { Usable } from './usable.ts';

export const NOTHING: readonly Usable[] = [];

/** What a hero can use now of upgrades, conditions and items, and what the table offers to every hero. */
export function abilityUses(
  g: Adventure,
  hero: Hero,
  timings: readonly UseTiming[],
): readonly Usable[] {
  let usable: Usable[] | null = null;
  for (const own of abilitiesOfHero(g, hero).uses) {
    if (!isTimeFor(hero, own.use, timings) || !isReady(g, hero, own)) continue;
    usable ??= [];
    usable.push(own);
  }
  for (const offer of tableAbilities(g).uses) {
    if (!isTimeFor(hero, offer.use, timings)) continue;
    const offered = { ...offer, source: { ...offer.source, hero: hero.index } };
    if (!isReady(g, hero, offered)) continue;
    usable ??= [];
    usable.push(offered);
  }
  return usable ?? NOTHING;
}

/** Free Attacks belong into the own activation, one in a turn. */
export function isTimeFor(hero: Hero, use: Use, timings: readonly UseTiming[]): boolean {
  if (!timings.includes(use.timing)) return false;
  return use.timing !== 'free-attack' || (hero.activation !== null && !hero.freeAttackUsed);
}

/** Not used up, affordable, and with an effect. */
function isReady(g: Adventure, hero: Hero, usable: Usable): boolean {
  const { source, use } = usable;
  if (isUsedUp(g, usable)) return false;
  if ((use.grit ?? 0) > hero.grit) return false;
  if (use.limit === 'charge' && itemUsed(hero, source)?.charges === 0) return false;
  return use.possible?.(g, source) ?? true;
}

export function itemUsed(hero: Hero, { item }: Source): CarriedItem | undefined {
  return item === null ? undefined : itemOf(hero, item);
}
