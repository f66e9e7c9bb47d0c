import {
  type AdventureView,
  areAdjacent,
  distance,
  type Hero,
  type SpaceId,
  sees,
} from '@crawlspace/brimstone';
import { type Asked, bestSpace, findOption } from './asked.ts';
import { chance, enemyHealthLeft, healthLeft, isUp, statOf } from './numbers.ts';
import { board, spacesOf } from './places.ts';

/** A stick is used where it does that much more than any other attack. */
export const WORTH_A_STICK = 3;
const AVERAGE = 3.5;
const KILL_IS_WORTH = 2;
const THROW_BEYOND_STRENGTH = 3;
/** What is left of a blast that bounces away. */
const MISSED = 0.4;

interface Throw {
  readonly space: SpaceId | null;
  readonly worth: number;
}

/** The best throw from a space: at an enemy or right beside one, so that most are caught. */
export function bestThrow(view: AdventureView, hero: Hero, from: SpaceId): Throw {
  const map = board(view);
  const range = statOf(view, hero, 'strength') + THROW_BEYOND_STRENGTH;
  const spaces = new Set<SpaceId>();
  for (const enemy of view.enemies) {
    for (const space of spacesOf(view, enemy)) {
      spaces.add(space);
      for (const near of map.neighbours[space] ?? []) spaces.add(near);
    }
  }
  const hit = chance(statOf(view, hero, 'toHitRanged'));
  let found: Throw = { space: null, worth: 0 };
  for (const space of spaces) {
    if (distance(map, from, space) > range || !sees(map, from, space)) continue;
    const worth = blastAt(view, hero, from, space) * (hit + (1 - hit) * MISSED);
    if (worth > found.worth) found = { space, worth };
  }
  return found;
}

/** What an explosion is worth: Wounds and kills among the enemies, less what it does to heroes. */
function blastAt(view: AdventureView, hero: Hero, from: SpaceId, space: SpaceId): number {
  const map = board(view);
  const isHurt = (at: SpaceId) => at === space || areAdjacent(map, space, at);
  let worth = 0;
  for (const enemy of view.enemies) {
    if (!spacesOf(view, enemy).some(isHurt)) continue;
    const left = enemyHealthLeft(view, enemy);
    worth += Math.min(AVERAGE, left) + KILL_IS_WORTH * Math.min(1, AVERAGE / left);
  }
  for (const other of view.heroes) {
    const at = other === hero ? from : other.space;
    if (isUp(other) && isHurt(at)) worth -= healthLeft(view, other) <= 6 ? 20 : 2 * AVERAGE;
  }
  return worth;
}

export function whereToThrow(asked: Asked): string | null {
  const { view, hero } = asked;
  const { space } = bestThrow(view, hero, hero.space);
  const chosen = findOption(
    asked,
    (meaning) => meaning.kind === 'space' && meaning.space === space,
  );
  if (chosen) return chosen;
  return bestSpace(asked, (at) => blastAt(view, hero, hero.space, at))?.option ?? null;
}
