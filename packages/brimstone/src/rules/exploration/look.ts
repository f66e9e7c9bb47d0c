import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { ExitRef, WorldId } from '../../board/index.ts';
import type { Hero } from '../../state.ts';
import { revealBeyondGate, worldOfTile } from './reveal.ts';
import { endMovement, type SearchOption, scavenge } from './search.ts';

/** Does what the hero chose among the ways to Search. */
export function* search(g: Adventure, hero: Hero, option: SearchOption): Rule {
  if (option.kind === 'scavenge') yield* scavenge(g, hero, option.tile);
  else if (option.kind === 'gate') yield* lookThroughGate(g, hero, option.exit);
  else yield* lookThroughDoor(g, hero, option.exit);
}

/** Looking Through a Door puts a new tile there, or proves that it is no Door. */
export function* lookThroughDoor(g: Adventure, hero: Hero, exit: ExitRef): Rule {
  endMovement(hero);
  g.emit({ t: 'looked-through-door', hero: hero.index, tile: exit.tile, rule: 'B-SEARCH-15' });
  yield* g.do.revealTile(g, exit, hero);
}

/**
 * Looking through an unexplored Gate draws a World that is not in play, then a map card of that
 * World. The hero is not on the new tile, so its token waits until somebody goes there.
 */
export function* lookThroughGate(g: Adventure, hero: Hero, exit: ExitRef): Rule {
  endMovement(hero);
  const world = drawWorld(g, worldOfTile(g, exit.tile));
  const card = g.content.worlds[world].id;
  g.emit({
    t: 'looked-through-gate',
    hero: hero.index,
    tile: exit.tile,
    card,
    rule: 'B-GATE-06',
  });
  yield* revealBeyondGate(g, exit, world, hero);
}

/** One of the Worlds that are not in play; when all are, any other than this. */
function drawWorld(g: Adventure, here: WorldId): WorldId {
  const others = (Object.keys(g.content.worlds) as WorldId[]).filter((world) => world !== here);
  const notInPlay = others.filter((world) => !g.state.worlds.includes(world));
  const candidates = notInPlay.length > 0 ? notInPlay : others;
  const [only] = candidates;
  g.reveal();
  return candidates.length === 1 && only ? only : g.pick('world', candidates);
}
