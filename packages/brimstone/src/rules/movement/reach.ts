import { type Adventure, board, inFight, isUp } from '../../adventure.ts';
import { areAdjacent, tilesOf } from '../../board/index.ts';
import type { Hero } from '../../state.ts';

/**
 * Whether one hero can hand things to another or treat the other with a token: next to each other,
 * or without enemies on the board anywhere on the same tile. Both have to be up.
 */
export function isInReach(g: Adventure, hero: Hero, other: Hero): boolean {
  if (hero === other || !isUp(hero) || !isUp(other)) return false;
  const spaces = board(g);
  if (areAdjacent(spaces, hero.space, other.space)) return true;
  if (inFight(g)) return false;
  const here = tilesOf(spaces, hero.space);
  for (const tile of tilesOf(spaces, other.space)) if (here.includes(tile)) return true;
  return false;
}

/** The other heroes whom a hero can hand things to. */
export function heroesInReach(g: Adventure, hero: Hero): Hero[] {
  return g.state.heroes.filter((other) => isInReach(g, hero, other));
}
