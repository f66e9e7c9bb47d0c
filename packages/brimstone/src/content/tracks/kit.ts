import type { Rule } from '@crawlspace/kernel';
import type { Handlers, Source } from '../../abilities.ts';
import { type Adventure, heroesUp } from '../../adventure.ts';
import type { Moments, RerollOffer, Weapon } from '../../moments.ts';
import { heroStat, isExhausted } from '../../rules/queries.ts';
import type { Hero, Span } from '../../state.ts';
import { ownerOf, tellUse, wantsToUse } from '../hero-cards.ts';

/** Whether something concerns the owner of an ability. */
export function isOwn({ hero }: Source, concerned: Hero | null): boolean {
  return concerned !== null && concerned.index === hero;
}

/** Once in a span, if the owner wants: then it is used up. */
export function* usesOnce(g: Adventure, source: Source, span: Span): Rule<boolean> {
  if (isExhausted(g, source) || !(yield* wantsToUse(g, source))) return false;
  g.do.exhaust(g, source, span);
  return true;
}

/** Once in a span, by itself: whether this is the time. */
export function worksOnce(g: Adventure, source: Source, span: Span): boolean {
  if (isExhausted(g, source)) return false;
  g.do.exhaust(g, source, span);
  tellUse(g, source);
  return true;
}

/** A re-roll of the owner's own dice, of some purposes or of any. */
export function rerolls(
  offer: Omit<RerollOffer, 'source'>,
  purposes?: readonly string[],
): NonNullable<Handlers['heroRolled']> {
  return (_, source, roll) => {
    if (!isOwn(source, roll.hero)) return;
    if (!purposes || purposes.includes(roll.purpose)) roll.offers.push({ source, ...offer });
    return;
  };
}

/** More damage on the owner's hits, of some of them where that is said. */
export function harder(
  damage: number,
  counts: (hit: Moments['damageRolled'], g: Adventure, source: Source) => boolean,
): NonNullable<Handlers['damageRolled']> {
  return (g, source, hit) => {
    if (isOwn(source, hit.hero) && counts(hit, g, source)) hit.damage += damage;
    return;
  };
}

/** Something that happens when a hit of the owner, with some weapons, has killed. */
export function onKill(
  does: (g: Adventure, source: Source, moment: Moments['hitResolved']) => Rule,
  counts: (weapon: Weapon) => boolean = () => true,
): NonNullable<Handlers['hitResolved']> {
  return function* (g, source, moment) {
    const { hit, killed } = moment;
    if (killed && isOwn(source, hit.hero) && counts(hit.weapon)) yield* does(g, source, moment);
  };
}

/** The heroes besides the owner who are up. */
export function othersUp(g: Adventure, source: Source): Hero[] {
  const owner = ownerOf(g, source);
  return heroesUp(g).filter((hero) => hero !== owner);
}

export function lacksGrit(g: Adventure, hero: Hero): boolean {
  return hero.grit < heroStat(g, hero, 'maxGrit');
}

/** Dice of a fight: a re-roll of these is asked for where it may matter, and not at every step. */
export const FIGHT_DICE: readonly string[] = ['to-hit', 'damage', 'dynamite-damage', 'defense'];
