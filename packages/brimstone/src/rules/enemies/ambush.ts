import { type Adventure, board, heroesUp } from '../../adventure.ts';
import {
  distance,
  distanceToAny,
  neighboursOf,
  type SpaceId,
  spacesOfTile,
  tilesOf,
  type WorldId,
  worldOf,
} from '../../board/index.ts';
import type { EnemyTypeId } from '../../ids.ts';
import type { Enemy, Hero } from '../../state.ts';
import { abilitiesOf } from '../abilities/active.ts';
import { enemyAbility } from '../figures/enemy-stats.ts';
import { heroesBeside, isFree } from '../figures/figures.ts';
import { randomHero } from '../figures/random-hero.ts';
import {
  type AmbushPlace,
  type Coming,
  freeSpacesBeside,
  inInitiativeOrder,
  isHuge,
  placeAtFirst,
} from './placement.ts';
import { withFewestOf } from './targets.ts';

/**
 * Ambushers appear next to the heroes of one world, the fastest type first, and spread over them.
 * Immobile enemies come before all others, far away, and all on one tile.
 */
export function placeAmbush(g: Adventure, place: AmbushPlace, coming: readonly Coming[]): void {
  const isImmobile = ({ type }: Coming) => enemyAbility(g, type, 'ab-immobile') !== null;
  const fastest = inInitiativeOrder(g, coming, 'fastest');
  const ordered = [...fastest.filter(isImmobile), ...fastest.filter((each) => !isImmobile(each))];
  const lured = heroesWhoLure(g, place.world);
  const farAway = fastest.some(isImmobile) ? spacesFarAway(g, place.world) : [];
  let near = place.near ? [place.near] : [];
  let isFirst = true;
  for (const each of ordered) {
    let wanted = near.length > 0 ? near : lured;
    const spaces: SpaceId[] = [];
    for (let model = 0; model < each.number; model++) {
      const enemy = isImmobile(each)
        ? placeAtFirst(g, each.type, farAway)
        : placeBeside(g, place, each.type, wanted, isFirst);
      if (enemy) spaces.push(enemy.space);
      wanted = [];
      if (!isImmobile(each)) isFirst = false;
    }
    if (!isImmobile(each)) near = [];
    const { type } = each;
    g.emit({ t: 'enemies-placed', type, amount: spaces.length, spaces, rule: 'B-AMBUSH-01' });
  }
}

function heroesIn(g: Adventure, world: WorldId): Hero[] {
  return heroesUp(g).filter(({ space }) => worldOf(board(g), space) === world);
}

/** Heroes of a world whom the first ambusher of each type goes for. */
function heroesWhoLure(g: Adventure, world: WorldId): Hero[] {
  return heroesIn(g, world).filter((hero) =>
    abilitiesOf(g, hero).some(({ ability }) => ability.lure),
  );
}

/**
 * Next to a hero whom it wants, or else to a Random Hero, as target: the first of the Ambush to any,
 * the others among those with the fewest of that type targeting them. All need an open space beside.
 * Without one anywhere: as near as possible, and without a target.
 */
function placeBeside(
  g: Adventure,
  { world, among: named }: AmbushPlace,
  type: EnemyTypeId,
  wanted: readonly Hero[],
  isFirst: boolean,
): Enemy | null {
  const heroes = heroesIn(g, world);
  const all = heroes.filter(({ space }) => freeSpacesBeside(g, space).length > 0);
  const those = all.filter((hero) => named?.includes(hero));
  const open = those.length > 0 ? those : all;
  const picked = all.filter((hero) => wanted.includes(hero));
  const spread = isFirst ? open : withFewestOf(g, type, open);
  const among = picked.length > 0 ? picked : spread;
  if (among.length === 0) return placeAtFirst(g, type, nearest(g, world, heroes));
  const hero = randomHero(g, among);
  const spaces = roomiest(g, hero);
  // A large base may have no room there, any other model has.
  if (isHuge(g, type)) spaces.push(...nearest(g, world, [hero]));
  const enemy = placeAtFirst(g, type, spaces);
  if (enemy && heroesBeside(g, enemy).includes(hero)) enemy.target = hero.index;
  return enemy;
}

/** The free spaces next to a hero, those next to few other heroes first: they leave room for the rest. */
function roomiest(g: Adventure, hero: Hero): SpaceId[] {
  const crowd = (space: SpaceId) => {
    const around = neighboursOf(board(g), space);
    return heroesUp(g).filter((other) => around.includes(other.space)).length;
  };
  return freeSpacesBeside(g, hero.space).sort((one, other) => crowd(one) - crowd(other));
}

/** The free spaces of a world, the nearest to any of these heroes first. */
function nearest(g: Adventure, world: WorldId, heroes: readonly Hero[]): SpaceId[] {
  const places = heroes.map(({ space }) => space);
  const away = new Map<SpaceId, number>();
  for (let space = 0; space < board(g).size; space++) {
    if (worldOf(board(g), space) !== world || !isFree(g, space)) continue;
    away.set(space, distanceToAny(board(g), space, places));
  }
  return [...away].sort(([, one], [, other]) => one - other).map(([space]) => space);
}

/** The spaces of the tile of one Random Hero, the farthest from any hero first. */
function spacesFarAway(g: Adventure, world: WorldId): SpaceId[] {
  const [tile = 0] = tilesOf(board(g), randomHero(g, heroesIn(g, world)).space);
  const heroes = heroesUp(g);
  const away = (space: SpaceId) =>
    Math.min(...heroes.map((hero) => distance(board(g), hero.space, space)));
  return [...spacesOfTile(board(g), tile)].sort((one, other) => away(other) - away(one));
}
