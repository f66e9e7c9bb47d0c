import { pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, board } from '../../adventure.ts';
import { amongSpaces } from '../../asking.ts';
import { promptOn } from '../../asks.ts';
import {
  distance,
  neighboursOf,
  type SpaceId,
  sees,
  stepsFrom,
  worldOf,
} from '../../board/index.ts';
import { isAdjacent, isFree } from '../../rules/queries.ts';
import type { Enemy, Hero } from '../../state.ts';
import { type Frame, ownerOf } from '../frame.ts';

/** The owner names one of some spaces. */
export function* chooseSpace(at: Frame, among: readonly SpaceId[]): Rule<SpaceId | undefined> {
  if (among.length === 0) return undefined;
  return yield* pick({
    seat: ownerOf(at).index,
    prompt: promptOn('card-space', at.card),
    ...amongSpaces(among),
  });
}

/** The free spaces that can be reached over free spaces. */
function spacesAround(g: Adventure, from: SpaceId, steps: number): SpaceId[] {
  const reached = [from];
  let edge = [from];
  for (let step = 0; step < steps; step++) {
    edge = edge.flatMap((space) => [...stepsFrom(board(g), space)]);
    edge = [...new Set(edge)].filter((space) => !reached.includes(space) && isFree(g, space));
    reached.push(...edge);
  }
  return reached.slice(1);
}

/** Those of some enemies that have room to be moved. */
export function movable({ g }: Frame, enemies: readonly Enemy[]): Enemy[] {
  return enemies.filter(({ space }) => spacesAround(g, space, 1).length > 0);
}

/** Wherever it can be driven; a target that it is no longer next to is not its target any more. */
export function* moveEnemy(at: Frame, enemy: Enemy, spaces: number): Rule {
  const { g } = at;
  const space = yield* chooseSpace(at, spacesAround(g, enemy.space, spaces));
  if (space === undefined) return;
  g.do.placeEnemy(g, enemy, space);
  const target = enemy.target === null ? undefined : g.state.heroes[enemy.target];
  if (target && !isAdjacent(g, target.space, enemy)) enemy.target = null;
}

/** Free spaces next to any other hero of the world; the marker of a KO'd one will do. */
export function besideOtherHeroes(g: Adventure, hero: Hero): SpaceId[] {
  const map = board(g);
  const others = g.state.heroes.filter(
    (other) =>
      other !== hero && !other.dead && worldOf(map, other.space) === worldOf(map, hero.space),
  );
  const around = others.flatMap(({ space }) => [...neighboursOf(map, space)]);
  return [...new Set(around)].filter((space) => isFree(g, space));
}

/** What a hero sees so far away. */
export function spacesInSight(g: Adventure, { space: from }: Hero, range: number): SpaceId[] {
  const map = board(g);
  const all = Array.from({ length: map.size }, (_, space) => space);
  return all.filter((space) => distance(map, from, space) <= range && sees(map, from, space));
}
