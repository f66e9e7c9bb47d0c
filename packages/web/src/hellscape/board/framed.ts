import { newsOf, placesOf } from '../../board/changes.ts';
import type { Framed } from '../../board/framing.ts';
import { boxAround, isNear, type Rect, unite } from '../../board/plane.ts';
import type { Changes } from './changes.ts';
import { CELL, centerOf } from './geometry.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spots.ts';

const AROUND = CELL * 0.5;

/** What matters now: a chamber just found, the fight, else who acts and what they may choose, else the heroes. */
export function whatMatters(scene: Scene, spots: readonly Spot[], changes: Changes): Framed | null {
  const { revealed } = changes;
  const { map, heroes, enemies, allies, strike } = scene;
  const figures = [...heroes, ...enemies, ...allies];
  const inStrike = figures.filter(({ key }) => key === strike?.from || key === strike?.to);
  const actor = heroes.find(({ index }) => index === scene.acting);
  const up = heroes.filter(({ knockedOut }) => !knockedOut);
  const middle = inStrike.length > 0 ? inStrike : actor ? [actor] : up.length > 0 ? up : heroes;
  const news = newsOf(changes, [...placesOf(changes, figures), ...changes.laid], AROUND);
  // While nobody is asked anything, what enemies do comes before where the heroes stand.
  const told = inStrike.length === 0 && spots.length === 0 ? news?.box : undefined;
  const standing = told && !actor ? [] : middle;
  const zones = new Set([...standing.map(({ zone }) => zone), ...revealed]);
  const heartBoxes = [
    ...[...zones].map((zone) => boxAround(centerOf(map, zone), AROUND)),
    ...(told ? [told] : []),
  ];
  if (heartBoxes.length === 0) {
    if (spots.length === 0) return start(scene);
    heartBoxes.push(...spots.map((spot) => boxAround(spot, AROUND)));
  }
  const heart = unite(heartBoxes);
  // How far one could walk in all is shown where there is room for it.
  const near = spots.filter((spot) => spot.actions < 2 && isNear(spot, heart, CELL * 4));
  // Whoever acts wants to see what lies around.
  const around =
    inStrike.length > 0 ? [] : standing.map((figure) => boxAround(figure, CELL * 0.95));
  const box = unite([heart, ...around, ...near.map((spot) => boxAround(spot, AROUND))]);
  const choices = unite([box, ...spots.map((spot) => boxAround(spot, AROUND))]);
  const context = unite([box, ...tilesOf(scene, zones)]);
  const first = actor ? { first: boxAround(actor, AROUND * 0.6) } : {};
  const isClose = inStrike.length > 0;
  return { box, heart, context, choices, isClose, ...first, ...(news ? { news } : {}) };
}

/** Nobody is in the dungeon yet: its entrance. */
function start(scene: Scene): Framed {
  const box = unite(tilesOf(scene, new Set(scene.map.start)));
  return { box, heart: box, context: box };
}

/** The tiles that these zones are on. */
function tilesOf({ map }: Scene, zones: ReadonlySet<number>): Rect[] {
  const tiles = new Set([...zones].map((zone) => map.zones[zone]?.tile));
  return map.zones
    .filter(({ tile }) => tiles.has(tile))
    .map(({ id }) => boxAround(centerOf(map, id), AROUND));
}

/** A box around the whole dungeon. */
export function wholeMap({ map, bossOnly }: Scene): Rect {
  const zones = bossOnly ? map.zones.filter(({ tile }) => tile === map.boss?.tile) : map.zones;
  return unite(zones.map(({ id }) => boxAround(centerOf(map, id), AROUND)));
}
