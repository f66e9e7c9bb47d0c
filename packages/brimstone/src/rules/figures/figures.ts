import { type Adventure, board, isUp } from '../../adventure.ts';
import { isExtraLarge as hasLargeBase, spacesUnder } from '../../bases.ts';
import {
  areAdjacent,
  distance,
  distanceToAny,
  neighboursOf,
  type SpaceId,
  sees,
  type TileIndex,
  tilesOf as tilesOfSpace,
  type WorldId,
  worldOf as worldOfSpace,
} from '../../board/index.ts';
import type { Enemy, Hero } from '../../state.ts';

/** Whether a model has the 2 × 2 base of extra large enemies. */
export function isExtraLarge(g: Adventure, enemy: Enemy): boolean {
  return hasLargeBase(g.content, enemy.type);
}

/** The spaces a model stands on: one, or of an extra large model those of its base that are on the board. */
export function enemySpaces(g: Adventure, enemy: Enemy): readonly SpaceId[] {
  return spacesUnder(g.content, board(g), enemy);
}

/** The hero standing on a space. The marker of a KO'd hero is no model. */
export function heroOn(g: Adventure, space: SpaceId): Hero | undefined {
  for (const hero of g.state.heroes) if (hero.space === space && isUp(hero)) return hero;
  return undefined;
}

export function enemyOn(g: Adventure, space: SpaceId): Enemy | undefined {
  for (const enemy of g.state.enemies) if (standsOn(g, enemy, space)) return enemy;
  return undefined;
}

function standsOn(g: Adventure, enemy: Enemy, space: SpaceId): boolean {
  return isExtraLarge(g, enemy) ? enemySpaces(g, enemy).includes(space) : enemy.space === space;
}

/** No model stands there; markers of KO'd heroes do not count. */
export function isFree(g: Adventure, space: SpaceId): boolean {
  return heroOn(g, space) === undefined && enemyOn(g, space) === undefined;
}

/** Out of time: it does nothing, hinders nobody and cannot be harmed. */
export function isInStasis(g: Adventure, enemy: Enemy): boolean {
  return enemy.stasis !== undefined && enemy.stasis >= g.state.turn.number;
}

/** It does nothing when its type activates. */
export function isIdle(g: Adventure, enemy: Enemy): boolean {
  return enemy.stunned === true || isInStasis(g, enemy);
}

export function isAdjacent(g: Adventure, space: SpaceId, enemy: Enemy): boolean {
  const spaces = board(g);
  if (!isExtraLarge(g, enemy)) return areAdjacent(spaces, space, enemy.space);
  return enemySpaces(g, enemy).some((each) => areAdjacent(spaces, space, each));
}

export function enemiesNextTo(g: Adventure, space: SpaceId): Enemy[] {
  return g.state.enemies.filter((enemy) => isAdjacent(g, space, enemy));
}

export function adjacentEnemies(g: Adventure, hero: Hero): Enemy[] {
  return enemiesNextTo(g, hero.space);
}

/** Whether there is any of them. */
export function isNextToEnemy(g: Adventure, hero: Hero): boolean {
  return g.state.enemies.some((enemy) => isAdjacent(g, hero.space, enemy));
}

/** The other enemies next to an enemy. */
export function enemiesBeside(g: Adventure, enemy: Enemy): Enemy[] {
  const spaces = enemySpaces(g, enemy);
  return g.state.enemies.filter(
    (other) => other !== enemy && spaces.some((space) => isAdjacent(g, space, other)),
  );
}

/** The heroes who are up and next to a space. */
export function adjacentHeroes(g: Adventure, space: SpaceId): Hero[] {
  const around = neighboursOf(board(g), space);
  return g.state.heroes.filter((hero) => isUp(hero) && around.includes(hero.space));
}

/** The heroes who are up and next to a model. */
export function heroesBeside(g: Adventure, enemy: Enemy): Hero[] {
  return g.state.heroes.filter((hero) => isUp(hero) && isAdjacent(g, hero.space, enemy));
}

/** Who stands in a connection space is on both tiles. */
export function tilesOf(g: Adventure, space: SpaceId): readonly TileIndex[] {
  return tilesOfSpace(board(g), space);
}

/** The heroes who are up on a tile. */
export function heroesOnTile(g: Adventure, tile: TileIndex): Hero[] {
  return g.state.heroes.filter((hero) => isUp(hero) && tilesOf(g, hero.space).includes(tile));
}

export function enemiesOnTile(g: Adventure, tile: TileIndex): Enemy[] {
  return g.state.enemies.filter((enemy) =>
    enemySpaces(g, enemy).some((space) => tilesOf(g, space).includes(tile)),
  );
}

export function worldOf(g: Adventure, hero: Hero): WorldId {
  return worldOfSpace(board(g), hero.space);
}

/** How many spaces away an enemy is: of an extra large model the nearest of its spaces counts. */
export function distanceToEnemy(g: Adventure, from: SpaceId, enemy: Enemy): number {
  return distanceToAny(board(g), from, enemySpaces(g, enemy));
}

/** Whether an enemy can be shot at from a space: one and the same of its spaces in range and in sight. */
export function isInSight(g: Adventure, from: SpaceId, enemy: Enemy, range: number): boolean {
  const spaces = board(g);
  const most = Math.min(range, longestRange(g, from));
  for (const space of enemySpaces(g, enemy)) {
    // A look at one line is cheaper than the distances of a whole map.
    if (sees(spaces, from, space) && distance(spaces, from, space) <= most) return true;
  }
  return false;
}

/** How far any Ranged Attack from a space reaches in this turn, whatever the weapon. */
export function longestRange(g: Adventure, from: SpaceId): number {
  const { maxRange, number } = g.state.turn;
  if (maxRange?.inTurn !== number) return Number.POSITIVE_INFINITY;
  const { spaces, world } = maxRange;
  const isElsewhere = world !== undefined && world !== worldOfSpace(board(g), from);
  return isElsewhere ? Number.POSITIVE_INFINITY : spaces;
}

/** The KO'd heroes whose markers lie in a space or next to it. */
export function fallenNear(g: Adventure, space: SpaceId): Hero[] {
  const near: Hero[] = [];
  for (const hero of g.state.heroes) {
    if (hero.knockedOut === null || hero.dead) continue;
    if (hero.space === space || areAdjacent(board(g), space, hero.space)) near.push(hero);
  }
  return near;
}

/** The space of an enemy from which a hero is pushed. */
export function nearestSpace(g: Adventure, enemy: Enemy, hero: Hero): SpaceId {
  const away = (space: SpaceId) => distance(board(g), space, hero.space);
  return enemySpaces(g, enemy).reduce((best, space) => (away(space) < away(best) ? space : best));
}
