import { type Adventure, board } from '../../adventure.ts';
import { type SpaceId, type WorldId, worldOf } from '../../board/index.ts';
import { worldIn } from '../../lookup.ts';
import type { Hero } from '../../state.ts';
import { setWorlds } from '../abilities/changes.ts';

/**
 * Puts a hero on a space. Where that is in another World, the World Cards in play change: one lies
 * there for each World with a hero, KO'd or not, and those without go back.
 */
export function setDown(g: Adventure, hero: Hero, space: SpaceId): void {
  const map = board(g);
  const left = worldOf(map, hero.space);
  hero.space = space;
  const entered = worldOf(map, space);
  if (entered === left) return;
  if (!g.state.worlds.includes(entered)) {
    g.emit({ t: 'world-entered', hero: hero.index, card: worldIn(g.content, entered).id });
  }
  updateWorlds(g);
}

/** The World Cards in play after a hero has come, gone or died. */
export function updateWorlds(g: Adventure): void {
  setWorlds(g, worldsWithHeroes(g));
}

function worldsWithHeroes(g: Adventure): WorldId[] {
  const map = board(g);
  const alive = g.state.heroes.filter(({ dead }) => !dead);
  return [...new Set(alive.map(({ space }) => worldOf(map, space)))].sort();
}
