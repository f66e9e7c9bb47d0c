import { type Adventure, board, heroAt, heroesUp, isUp } from '../../adventure.ts';
import {
  adjacentTiles,
  distance,
  sees,
  type TileIndex,
  takesATile,
  tilesOf,
  worldOf,
} from '../../board/index.ts';
import {
  adjacentHeroes,
  enemySpaces,
  exitsOfKind,
  heroesOnTile,
  isAdjacent,
  isAttachedTo,
  lanternSpace,
  lanternTiles,
  lanternWorld,
} from '../../rules/queries.ts';
import type { Enemy, Hero } from '../../state.ts';
import { type Frame, ownerOf, youOf } from '../frame.ts';
import { selfAndInReach } from '../hero-cards.ts';
import type { HeroFilter, Where, Who } from '../values.ts';
import { upInWorld, upOnTiles } from '../who.ts';
import { targetOf } from './foes.ts';

export type Finds = (at: Frame) => readonly Hero[];

const but = (heroes: readonly Hero[], one: Hero | null) => heroes.filter((hero) => hero !== one);

/** What the plain words for heroes mean. */
export const FINDS: Readonly<Record<Extract<Who, string>, Finds>> = {
  you: (at) => [youOf(at)],
  all: (at) => at.all(at.g),
  'all-but-you': (at) => but(at.all(at.g), at.you),
  here: (at) => upOnTiles(at.g, tilesOfFrame(at)),
  'others-here': (at) => but(upOnTiles(at.g, tilesOfFrame(at)), at.you),
  'in-world': (at) => upInWorld(at.g, worldOfFrame(at)),
  'others-in-world': (at) => but(upInWorld(at.g, worldOfFrame(at)), at.you),
  party: ({ g }) => heroesUp(g),
  'other-party': ({ g, you }) => but(heroesUp(g), you),
  'the-living': ({ g }) => g.state.heroes.filter(({ dead }) => !dead),
  adjacent: (at) => adjacentHeroes(at.g, youOf(at).space),
  'you-and-adjacent': (at) => {
    const you = youOf(at);
    const beside = adjacentHeroes(at.g, you.space);
    return heroesUp(at.g).filter((hero) => hero === you || beside.includes(hero));
  },
  'in-reach': (at) => selfAndInReach(at.g, youOf(at)),
  'lantern-bearer': ({ g }) => [heroAt(g, g.state.lantern)].filter(isUp),
  'by-the-lantern': ({ g }) => upOnTiles(g, lanternTiles(g)),
  'next-to-the-lantern': ({ g }) => nextToTheLantern(g),
  'in-lantern-world': ({ g }) => upInWorld(g, lanternWorld(g)),
  'last-in-line': ({ g }) => [g.do.randomHero(g, farthestFromLantern(g))],
  random: (at) => [at.g.do.randomHero(at.g)],
  keeper: ({ g, card }) => g.state.heroes.filter((hero) => isAttachedTo(g, card, hero)),
  concerned: (at) => [concernedIn(at)],
  owner: (at) => [ownerOf(at)],
};

/** The hero of the moment. */
function concernedIn({ moment, card }: Frame): Hero {
  const hero = moment?.['hero'];
  if (!hero) throw new Error(`${card} reacts to nobody`);
  return hero as Hero;
}

/** The heroes whom the enemy of the moment sees so. */
export function compileHero(filter: HeroFilter): Finds {
  const { adjacent, onTile, inSight, within = Infinity, target } = filter;
  return (at) => {
    const { g } = at;
    const enemy = targetOf(at);
    if (!enemy) return [];
    const spaces = board(g);
    const among = onTile ? onTilesOf(g, enemy) : heroesUp(g);
    return among.filter((hero) => {
      if (adjacent !== undefined && isAdjacent(g, hero.space, enemy) !== adjacent) return false;
      if (target !== undefined && (enemy.target === hero.index) !== target) return false;
      if (within < Infinity && distance(spaces, enemy.space, hero.space) > within) return false;
      return !inSight || sees(spaces, enemy.space, hero.space);
    });
  };
}

function onTilesOf(g: Adventure, enemy: Enemy): readonly Hero[] {
  const tiles = enemySpaces(g, enemy).flatMap((space) => [...tilesOf(board(g), space)]);
  return [...new Set(tiles.flatMap((tile) => heroesOnTile(g, tile)))];
}

function tilesOfFrame({ g, here, you }: Frame): readonly TileIndex[] {
  if (here !== null) return [here];
  return you ? tilesOf(board(g), you.space) : lanternTiles(g);
}

export function worldOfFrame({ g, world, you }: Frame) {
  return world ?? (you ? worldOf(board(g), you.space) : lanternWorld(g));
}

function nextToTheLantern(g: Adventure): Hero[] {
  const here = lanternTiles(g);
  const near = here.flatMap((tile) => adjacentTiles(board(g), tile));
  const lit = upOnTiles(g, here);
  return upOnTiles(g, near).filter((hero) => !lit.includes(hero));
}

function farthestFromLantern(g: Adventure): Hero[] {
  const away = ({ space }: Hero) => distance(board(g), lanternSpace(g), space);
  const farthest = Math.max(...heroesUp(g).map(away));
  return heroesUp(g).filter((hero) => away(hero) === farthest);
}

/** The tiles that a word for a place means. */
export function tilesAt(at: Frame, where: Where): readonly TileIndex[] {
  if (where === 'lantern') return lanternTiles(at.g);
  return where === 'here' && at.here !== null ? [at.here] : tilesOf(board(at.g), youOf(at).space);
}

/** One with a closed exit behind which there is room for a tile. */
export function closedTileAt(at: Frame, where: Where): TileIndex | undefined {
  const { layout } = at.g.state.board;
  return tilesAt(at, where).find((tile) =>
    exitsOfKind(at.g, tile, 'end-cap').some((exit) => takesATile(at.g.content.tiles, layout, exit)),
  );
}
