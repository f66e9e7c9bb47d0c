import { choose, distancesFrom, type Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, board, heroAt } from '../../adventure.ts';
import { areAdjacent, type SpaceId, spacesOfTile, type TileIndex } from '../../board/index.ts';
import type { SkillName } from '../../ids.ts';
import type { Hero } from '../../state.ts';

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
  const steps = distancesFrom(door, map.neighbours, map.size, nothing, new Int16Array(map.size));
  return [...spacesOfTile(map, tile)].sort(
    (a, b) => (steps[b] as number) - (steps[a] as number) || a - b,
  );
}

export function isBeside(g: Adventure, hero: Hero, space: SpaceId): boolean {
  return hero.space === space || areAdjacent(board(g), hero.space, space);
}

/** Counts the turns of the final fight at their start: 1 in its first turn. */
export function countFinalTurn(g: Adventure): number {
  const { mission } = g.state;
  if (!mission.objectiveFound) return 0;
  const turns = (mission.counters['final-turns'] ?? 0) + 1;
  mission.counters['final-turns'] = turns;
  return turns;
}

export function counter(g: Adventure, name: string): number {
  return g.state.mission.counters[name] ?? 0;
}

export function count(g: Adventure, name: string, by: number): number {
  const value = counter(g, name) + by;
  g.state.mission.counters[name] = value;
  return value;
}

/** A test of the better of two skills, as the hero likes. */
export function* testEither(
  g: Adventure,
  hero: Hero,
  skills: readonly [SkillName, SkillName],
  need: number,
  card: string,
): Rule<number> {
  const skill = yield* choose({
    seat: hero.index,
    prompt: { key: 'prompt.which-skill' },
    options: skills,
    describe: (id) => ({ text: { key: `skill.${id}` } }),
  });
  return yield* g.do.skillTest(g, hero, { skill, need, card });
}

/** The objective is won when its enemies are gone. */
export function finalEnemiesGone(g: Adventure): boolean {
  return g.state.mission.objectiveFound && g.state.enemies.length === 0;
}
