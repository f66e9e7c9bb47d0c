import { newsOf, placesOf } from '../../board/changes.ts';
import type { Framed } from '../../board/framing.ts';
import { boxAround, isNear, type Point, type Rect, unite } from '../../board/plane.ts';
import type { Changes } from './changes.ts';
import { CELL } from './geometry.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spots.ts';

const AROUND = CELL * 0.7;
/** So far away it is still part of what happens: a fight in one room is looked at from the next. */
const FAR = CELL * 12;

/** What matters now: the choice and who makes it, else what just happened, else the fight, else the party. */
export function whatMatters(scene: Scene, spots: readonly Spot[], changes: Changes): Framed | null {
  const { tiles: newTiles } = changes;
  const up = scene.heroes.filter(({ state }) => state === 'up');
  const actor = scene.heroes[scene.acting ?? -1];
  const heroes = up.length > 0 ? up : scene.heroes;
  const figures = [...heroes, ...scene.enemies];
  const around = (points: readonly { x: number; y: number; reach?: number }[]) =>
    points.map((point) => boxAround(point, point.reach ?? AROUND));
  const newBox = newTiles.length > MOST_NEW_TILES ? null : boxOfTiles(scene, newTiles);
  const news = newsOf(changes, placesIn(scene, changes), AROUND);
  const told = spots.length === 0 ? news?.box : undefined;
  const heart =
    newBox ??
    unite(
      told
        ? [told, ...around(actor ? [actor] : [])]
        : around(inTheMiddle(scene, spots, actor ?? null, heroes)),
    );
  // What is at the other end of the map or in another world is none of this hero's worries.
  const parts = [
    heart,
    ...around(spots.filter((spot) => isNear(spot, heart, FAR))),
    ...around(actor ? [actor] : []),
    ...(scene.enemies.length > 0
      ? around(figures.filter((figure) => isNear(figure, heart, FAR)))
      : []),
    ...(scene.enemies.length === 0 && spots.length === 0 ? around(heroes) : []),
  ];
  if (heroes.length === 0) return null;
  const box = unite(parts);
  const here = actor ? [actor.space] : heroes.map(({ space }) => space);
  const first = actor && !newBox ? { first: boxAround(actor, AROUND) } : {};
  return { box, heart, ...first, context: withTiles(scene, box, here), ...(news ? { news } : {}) };
}

/** Where something has just happened. */
function placesIn({ enemies, heroes }: Scene, changes: Changes): readonly Point[] {
  return [...placesOf(changes, [...enemies, ...heroes]), ...changes.blasts, ...changes.turned];
}

/** More of them came at once only where a replay has jumped: then nothing new is to be shown. */
const MOST_NEW_TILES = 2;

function boxOfTiles({ plan }: Scene, tiles: readonly number[]): Rect | null {
  return plan.around(tiles.flatMap((tile) => plan.board.spacesOf[tile] ?? []));
}

/** What must be seen: enemies to choose among; else who acts, with the nearest foes; else everybody. */
function inTheMiddle(
  { enemies }: Scene,
  spots: readonly Spot[],
  actor: Point | null,
  heroes: readonly Point[],
): readonly (Point & { reach?: number })[] {
  const targets = spots.filter(({ kind }) => kind === 'enemy');
  if (targets.length > 0) return targets;
  if (actor) return [actor, ...nearestFoes(actor, enemies)];
  return spots.length > 0 ? spots : [...heroes, ...enemies];
}

const FOES_IN_THE_MIDDLE = 2;
const IN_SIGHT = CELL * 7;

function nearestFoes({ x, y }: Point, foes: readonly Point[]): readonly Point[] {
  const away = (foe: Point) => Math.hypot(foe.x - x, foe.y - y);
  return foes
    .filter((foe) => away(foe) < IN_SIGHT)
    .sort((one, other) => away(one) - away(other))
    .slice(0, FOES_IN_THE_MIDDLE);
}

/** The box and the whole tiles that these spaces are on. */
function withTiles({ plan }: Scene, box: Rect, spaces: readonly number[]): Rect {
  const tiles = new Set(spaces.flatMap((space) => plan.board.tilesOf[space] ?? []));
  const all = plan.around([...tiles].flatMap((tile) => plan.board.spacesOf[tile] ?? []));
  return all ? unite([box, all]) : box;
}

/** A box around all that has been explored. */
export function wholeMap(scene: Scene): Rect {
  const spaces = Array.from({ length: scene.plan.board.size }, (_, space) => space);
  return scene.plan.around(spaces) ?? { left: 0, top: 0, right: 1, bottom: 1 };
}
