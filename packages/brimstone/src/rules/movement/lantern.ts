import { d6, NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import { type Adventure, board, heroAt, isUp } from '../../adventure.ts';
import {
  areAdjacent,
  litFrom,
  type SpaceId,
  type TileIndex,
  tilesOf,
  type WorldId,
  worldOf,
} from '../../board/index.ts';
import type { Hero } from '../../state.ts';
import { isImmune } from '../figures/stats.ts';

/** Where the Old Lantern is: with its bearer, or with the bearer's KO'd marker. */
export function lanternSpace(g: Adventure): SpaceId {
  return heroAt(g, g.state.lantern).space;
}

/** The tile of the lantern; two when it is on a connection. */
export function lanternTiles(g: Adventure): readonly TileIndex[] {
  return tilesOf(board(g), lanternSpace(g));
}

export function lanternWorld(g: Adventure): WorldId {
  return worldOf(board(g), lanternSpace(g));
}

export function lightReaches(g: Adventure, space: SpaceId): boolean {
  const places = board(g);
  const lit = litFrom(places, lanternSpace(g));
  return tilesOf(places, space).some((tile) => lit.includes(tile));
}

/** A hero who starts an activation in the dark hears them: D6 Horror Hits. */
export function voicesInTheDark(g: Adventure, hero: Hero): Rule {
  const isSpared = lightReaches(g, hero.space) || isImmune(g, hero, 'voices');
  return isSpared ? NOTHING_HAPPENS : hearVoices(g, hero);
}

function* hearVoices(g: Adventure, hero: Hero): Rule {
  const hits = g.roll('voices', d6);
  g.emit({ t: 'voices', hero: hero.index, dice: [hits], amount: hits, rule: 'B-LIGHT-03' });
  yield* g.do.horrorHit(g, hero, { hits, cause: { kind: 'rule', id: 'voices-in-the-dark' } });
}

/** A KO'd bearer's lantern can be taken from the same or an adjacent space, at no cost. */
export function mayTakeLantern(g: Adventure, hero: Hero): boolean {
  const bearer = heroAt(g, g.state.lantern);
  if (isUp(bearer) || !isUp(hero)) return false;
  return hero.space === bearer.space || areAdjacent(board(g), hero.space, bearer.space);
}

export function takeLantern(g: Adventure, hero: Hero): void {
  const from = g.state.lantern;
  g.state.lantern = hero.index;
  g.emit({ t: 'lantern-taken', hero: hero.index, by: from, rule: 'B-LIGHT-08' });
}
