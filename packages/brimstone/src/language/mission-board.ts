import { choose, distancesFrom, PARTY, pick, type Rule } from '@crawlspace/kernel';
import type { Source } from '../abilities.ts';
import { type Adventure, board, heroAt, heroesUp, inFight } from '../adventure.ts';
import { amongHeroes } from '../asking.ts';
import { promptFor } from '../asks.ts';
import {
  areAdjacent,
  distance,
  type SpaceId,
  spacesOfTile,
  type TileIndex,
} from '../board/index.ts';
import type { SkillTest } from '../effects.ts';
import type { SkillName } from '../ids.ts';
import { kindOfMarker, type Marker, type MarkerId, type MarkerKind } from '../markers.ts';
import { heroStat, tilesOf } from '../rules/queries.ts';
import type { Hero } from '../state.ts';

/** The tile where the party came in, and where home is. */
export const ENTRANCE: TileIndex = 0;

/** Whether the token of a tile is still to be turned. */
export function isUnexplored(g: Adventure, tile: TileIndex): boolean {
  return g.state.board.tokens.some((room) => room.tile === tile);
}

/** Who stands in a doorway is on both tiles. */
export function isOnTile(g: Adventure, space: SpaceId, tile: TileIndex): boolean {
  return tilesOf(g, space).includes(tile);
}

/** Who uses an action of the mission. */
export function userOf(g: Adventure, source: Source): Hero {
  if (source.hero === null) throw new Error(`${source.card} is used by nobody`);
  return heroAt(g, source.hero);
}

/** The spaces of a tile, those with the longest walk from its entrance first. */
export function farEnd(g: Adventure, tile: TileIndex): SpaceId[] {
  const map = board(g);
  const exit = map.entrances[tile] ?? 0;
  const [door = 0] = map.doorwaysOf[tile]?.[exit]?.spaces ?? [];
  const nothing = new Uint8Array(map.size);
  const steps = distancesFrom([door], map.neighbours, map.size, nothing, new Int16Array(map.size));
  return [...spacesOfTile(map, tile)].sort(
    (a, b) => (steps[b] as number) - (steps[a] as number) || a - b,
  );
}

/** Spaces of a tile as far from each other as can be, the far end first. */
export function spread(g: Adventure, tile: TileIndex, number: number): SpaceId[] {
  const map = board(g);
  const found: SpaceId[] = [];
  const away = (space: SpaceId) => Math.min(...found.map((each) => distance(map, each, space)));
  const free = farEnd(g, tile).filter((space) => tilesOf(g, space).length === 1);
  while (found.length < number) {
    const left = free.filter((space) => !found.includes(space));
    const [first] = found.length === 0 ? left : left.sort((a, b) => away(b) - away(a));
    if (first === undefined) break;
    found.push(first);
  }
  return found;
}

export function isBeside(g: Adventure, hero: Hero, space: SpaceId): boolean {
  return hero.space === space || areAdjacent(board(g), hero.space, space);
}

/** Counts the turns of the final fight at their start: 1 in its first turn. */
export function countFinalTurn(g: Adventure): number {
  return g.state.mission.objectiveFound ? count(g, 'final-turns', 1) : 0;
}

export function counter(g: Adventure, name: string): number {
  return g.state.mission.counters[name] ?? 0;
}

export function setCounter(g: Adventure, name: string, value: number): void {
  g.state.mission.counters[name] = value;
}

export function count(g: Adventure, name: string, by: number): number {
  const value = counter(g, name) + by;
  setCounter(g, name, value);
  return value;
}

/** All markers of a kind. */
export function markersOf(g: Adventure, kind: MarkerKind): Marker[] {
  return g.state.mission.markers.filter((each) => kindOfMarker(each) === kind);
}

export function marker(g: Adventure, name: MarkerId): Marker | undefined {
  return g.state.mission.markers.find(({ id }) => id === name);
}

export function removeMarker(g: Adventure, name: MarkerId): void {
  const { mission } = g.state;
  mission.markers = mission.markers.filter(({ id }) => id !== name);
}

/** A test of one of two skills, as the hero likes. Returns the successes. */
export function* testEither(
  g: Adventure,
  hero: Hero,
  skills: readonly [SkillName, SkillName],
  test: Omit<SkillTest, 'skill'>,
): Rule<number> {
  const skill = yield* choose({
    seat: hero.index,
    prompt: promptFor('which-skill'),
    options: skills,
    describe: (id) => ({ text: { key: `skill.${id}` } }),
  });
  return yield* g.do.skillTest(g, hero, { ...test, skill });
}

/** The objective is won when its enemies are gone. */
export function finalEnemiesGone(g: Adventure): boolean {
  return g.state.mission.objectiveFound && g.state.enemies.length === 0;
}

/** Rewards and penalties are for everyone in the party who is alive. */
export function theLiving(g: Adventure): Hero[] {
  return g.state.heroes.filter(({ dead }) => !dead);
}

/** The players choose the hero who draws the artifact of the whole party. */
export function* whoDrawsArtifact(g: Adventure): Rule<Hero> {
  return yield* pick({
    seat: PARTY,
    prompt: promptFor('who-draws-artifact'),
    ...amongHeroes(heroesUp(g)),
  });
}

/** Whether a hero can do something about a marker: beside it, or in peace anywhere on its tile. */
export function isAtHand(g: Adventure, hero: Hero, name: MarkerId): boolean {
  const space = marker(g, name)?.space ?? null;
  if (space === null) return false;
  if (isBeside(g, hero, space)) return true;
  return !inFight(g) && tilesOf(g, hero.space).some((tile) => isOnTile(g, space, tile));
}

/** Those with the highest Initiative first. */
export function quickestFirst(g: Adventure, heroes: readonly Hero[]): Hero[] {
  const initiative = (hero: Hero) => heroStat(g, hero, 'initiative');
  return [...heroes].sort((one, other) => initiative(other) - initiative(one));
}
