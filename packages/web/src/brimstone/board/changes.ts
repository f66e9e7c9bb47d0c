import type { BrimstoneEvent, SpaceId } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import type { Point } from './geometry.ts';
import type { EnemyInScene, Scene } from './scene.ts';

/** A figure that went from one place to another: all points of its way, the first one included. */
export interface Journey {
  readonly key: string;
  readonly way: readonly Point[];
}

/** What a figure lost or won at once, told by a number that rises from it. */
export interface Blow extends Point {
  readonly key: string;
  readonly kind: 'wounds' | 'sanity' | 'healing' | 'calm' | 'grit';
  readonly amount: number;
}

/** What happened between two scenes, as far as it is to be seen. */
export interface Changes {
  readonly journeys: readonly Journey[];
  readonly blows: readonly Blow[];
  readonly dead: readonly EnemyInScene[];
  readonly arrived: readonly string[];
  readonly tiles: readonly number[];
  readonly blasts: readonly Point[];
}

type Events = readonly Told<BrimstoneEvent>[];

export const NOTHING: Changes = {
  journeys: [],
  blows: [],
  dead: [],
  arrived: [],
  tiles: [],
  blasts: [],
};

/** Compares two scenes. The events told in between say by which way figures went. */
export function changesBetween(before: Scene, after: Scene, told: Events): Changes {
  if (after.tiles.length < before.tiles.length) return NOTHING;
  const enemies = new Map(before.enemies.map((enemy) => [enemy.key, enemy]));
  const alive = new Set(after.enemies.map(({ key }) => key));
  return {
    journeys: [...after.heroes, ...after.enemies].flatMap((figure) => {
      const old = before.heroes.find(({ key }) => key === figure.key) ?? enemies.get(figure.key);
      return old && old.space !== figure.space
        ? [{ key: figure.key, way: wayOf(figure, old.space, after, told) }]
        : [];
    }),
    blows: blowsBetween(before, after),
    dead: before.enemies.filter(({ key }) => !alive.has(key)),
    arrived: after.enemies.flatMap(({ key }) => (enemies.has(key) ? [] : key)),
    tiles: after.tiles.flatMap(({ index }) => (index >= before.tiles.length ? index : [])),
    blasts: told.flatMap(({ event }) =>
      event.t === 'explosion' ? [after.plan.center(event.space)] : [],
    ),
  };
}

interface Placed extends Point {
  readonly key: string;
  readonly space: SpaceId;
}

function wayOf(figure: Placed, from: SpaceId, { plan }: Scene, told: Events): Point[] {
  const way = told.flatMap(({ event }) => {
    if (event.t === 'moved' || event.t === 'dragged')
      return `hero${event.hero}` === figure.key ? event.spaces : [];
    if (event.t === 'enemy-moved' || event.t === 'enemy-pushed')
      return event.enemy === figure.key ? (event.spaces ?? [event.space]) : [];
    return [];
  });
  const spaces = [from, ...(way.at(-1) === figure.space ? way : [figure.space])];
  const end = plan.center(figure.space);
  // Extra large figures stand beside the middle of the space that is theirs.
  const shift = { x: figure.x - end.x, y: figure.y - end.y };
  return spaces.map((space) => {
    const { x, y } = plan.center(space);
    return { x: x + shift.x, y: y + shift.y };
  });
}

function blowsBetween(before: Scene, after: Scene): Blow[] {
  const enemies = new Map(before.enemies.map((enemy) => [enemy.key, enemy]));
  const heroes = after.heroes.flatMap((hero) => {
    const old = before.heroes[hero.index];
    if (!old) return [];
    return [
      ...blow(hero, old.health - hero.health, 'wounds', 'healing'),
      ...blow(hero, old.sanity - hero.sanity, 'sanity', 'calm'),
      ...(hero.grit > old.grit ? blow(hero, hero.grit - old.grit, 'grit', 'grit') : []),
    ];
  });
  const others = after.enemies.flatMap((enemy) => {
    const old = enemies.get(enemy.key);
    return old ? blow(enemy, old.health - enemy.health, 'wounds', 'healing') : [];
  });
  return [...heroes, ...others];
}

function blow(at: Placed, amount: number, worse: Blow['kind'], better: Blow['kind']): Blow[] {
  if (amount === 0) return [];
  return [
    { key: at.key, x: at.x, y: at.y, kind: amount > 0 ? worse : better, amount: Math.abs(amount) },
  ];
}
