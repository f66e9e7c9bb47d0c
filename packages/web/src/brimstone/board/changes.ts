import type { BrimstoneEvent, SpaceId } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import {
  type Blow,
  blow,
  type Figure,
  type Changes as FigureChanges,
  missingAmong,
  NO_CHANGES,
} from '../../board/changes.ts';
import type { Point } from '../../board/plane.ts';
import type { EnemyInScene, Scene } from './scene.ts';

type BlowKind = 'wounds' | 'sanity' | 'healing' | 'calm' | 'grit';

/** What happened between two scenes, as far as it is to be seen. */
export interface Changes extends FigureChanges<EnemyInScene, BlowKind> {
  readonly tiles: readonly number[];
  readonly blasts: readonly Point[];
  /** Doorways that were found out about, tokens and marks that came or went. */
  readonly turned: readonly Point[];
}

type Events = readonly Told<BrimstoneEvent>[];

export const NOTHING: Changes = { ...NO_CHANGES, tiles: [], blasts: [], turned: [] };

/** Compares two scenes. The events told in between say by which way figures went. */
export function changesBetween(before: Scene, after: Scene, told: Events): Changes {
  if (after.tiles.length < before.tiles.length) return NOTHING;
  const enemies = new Map(before.enemies.map((enemy) => [enemy.key, enemy]));
  return {
    journeys: [...after.heroes, ...after.enemies].flatMap((figure) => {
      const old = before.heroes.find(({ key }) => key === figure.key) ?? enemies.get(figure.key);
      return old && old.space !== figure.space
        ? [{ key: figure.key, way: wayOf(figure, old.space, after, told) }]
        : [];
    }),
    blows: blowsBetween(before, after),
    dead: missingAmong(before.enemies, after.enemies),
    arrived: missingAmong(after.enemies, before.enemies).map(({ key }) => key),
    tiles: after.tiles.flatMap(({ index }) => (index >= before.tiles.length ? index : [])),
    blasts: told.flatMap(({ event }) =>
      event.t === 'explosion' ? [after.plan.center(event.space)] : [],
    ),
    turned: turnedBetween(before, after),
  };
}

function turnedBetween(before: Scene, after: Scene): readonly Point[] {
  const states = new Map(before.doors.map(({ key, state }) => [key, state]));
  return [
    ...after.doors.filter(({ key, state }) => (states.get(key) ?? state) !== state),
    ...missingAmong(before.marks, after.marks),
    ...missingAmong(after.marks, before.marks),
  ];
}

interface Placed extends Figure {
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

function blowsBetween(before: Scene, after: Scene): Blow<BlowKind>[] {
  const enemies = new Map(before.enemies.map((enemy) => [enemy.key, enemy]));
  const heroes = after.heroes.flatMap((hero) => {
    const old = before.heroes[hero.index];
    if (!old) return [];
    return [
      ...blow<BlowKind>(hero, old.health - hero.health, 'wounds', 'healing'),
      ...blow(hero, old.sanity - hero.sanity, 'sanity', 'calm'),
      ...(hero.grit > old.grit ? blow(hero, hero.grit - old.grit, 'grit', 'grit') : []),
    ];
  });
  const others = after.enemies.flatMap((enemy) => {
    const old = enemies.get(enemy.key);
    return old ? blow<BlowKind>(enemy, old.health - enemy.health, 'wounds', 'healing') : [];
  });
  return [...heroes, ...others];
}
