import { neighboursOf, type SpaceId } from './board/index.ts';
import type { HeroIndex } from './ids.ts';
import { boardSeen, seenBy } from './numbers.ts';
import { type Intent, intents } from './rules/enemies/intent.ts';
import { isOnTarget } from './rules/enemies/targets.ts';
import { meleeWeapon, rangedWeapons, targetsOf } from './rules/fights/weapons.ts';
import type { AdventureView } from './view.ts';

/**
 * What anybody who sees this much can foresee. Nothing hidden takes part in it, and where chance
 * decides, all that may come is named.
 */
export function intentsOf(view: AdventureView): readonly Intent[] {
  const g = seenBy(view);
  // Who has lost its target looks for a new one: it counts for nobody before that.
  g.state.enemies = g.state.enemies.map((enemy) =>
    isOnTarget(g, enemy) ? enemy : { ...enemy, target: null },
  );
  return intents(g);
}

/** The enemies that a hero could attack from a space, with fists or with what is in hand. */
export function attackableFrom(
  view: AdventureView,
  index: HeroIndex,
  space: SpaceId,
): readonly string[] {
  const moved = view.heroes.map((hero) => (hero.index === index ? { ...hero, space } : hero));
  const g = seenBy({ ...view, heroes: moved });
  const hero = g.state.heroes[index];
  if (!hero) return [];
  const found = [meleeWeapon(g, hero), ...rangedWeapons(g, hero)].flatMap((weapon) =>
    targetsOf(g, hero, weapon).map(({ id }) => id),
  );
  return [...new Set(found)];
}

/** The spaces that an explosion covers. */
export function blastOf(view: AdventureView, space: SpaceId): readonly SpaceId[] {
  return [space, ...neighboursOf(boardSeen(view), space)];
}
