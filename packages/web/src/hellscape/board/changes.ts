import type { EventOf, HellscapeEvent } from '@crawlspace/hellscape';
import type { Told } from '@crawlspace/kernel';
import type { Point } from '../../board/plane.ts';
import { centerOf } from './geometry.ts';
import { type EnemyInScene, heroKey, type Scene } from './scene.ts';

/** A figure that went from one zone to another: all points of its way, the first one included. */
export interface Journey {
  readonly key: string;
  readonly way: readonly Point[];
  readonly scale: number;
}

/** What a figure lost or won at once, told by a number that rises from it. */
export interface Blow extends Point {
  readonly key: string;
  readonly kind: 'wounds' | 'healing';
  readonly amount: number;
}

/** What happened between two scenes, as far as it is to be seen. */
export interface Changes {
  readonly journeys: readonly Journey[];
  readonly blows: readonly Blow[];
  readonly dead: readonly EnemyInScene[];
  readonly arrived: readonly string[];
}

type Events = readonly Told<HellscapeEvent>[];

export const NOTHING: Changes = { journeys: [], blows: [], dead: [], arrived: [] };

/** Compares two scenes. The events told in between say by which way figures went. */
export function changesBetween(before: Scene, after: Scene, told: Events): Changes {
  if (before.map !== after.map || before.bossOnly !== after.bossOnly) return NOTHING;
  const old = new Map(figuresOf(before).map((figure) => [figure.key, figure]));
  const alive = new Set(after.enemies.map(({ key }) => key));
  return {
    journeys: figuresOf(after).flatMap((figure) => {
      const from = old.get(figure.key);
      if (!from || from.zone === figure.zone) return [];
      const { key, scale } = figure;
      return [{ key, scale, way: wayOf(from, figure, after, told) }];
    }),
    blows: figuresOf(after).flatMap((figure) => {
      const was = old.get(figure.key);
      return was ? blow(figure, was.life - figure.life) : [];
    }),
    dead: before.enemies.filter(({ key }) => !alive.has(key)),
    arrived: figuresOf(after).flatMap(({ key }) => (old.has(key) ? [] : key)),
  };
}

interface Figure extends Point {
  readonly key: string;
  readonly zone: number;
  readonly scale: number;
  /** All the health there is: of a mob, that of everybody in it. */
  readonly life: number;
}

function figuresOf({ heroes, enemies, allies }: Scene): Figure[] {
  return [
    ...heroes.map((hero) => ({ ...hero, life: hero.health })),
    ...allies.map((ally) => ({ ...ally, life: ally.health })),
    ...enemies.map((enemy) => ({ ...enemy, life: enemy.minions * enemy.maxHealth + enemy.health })),
  ];
}

/** From the old place through the middles of the zones on the way to the new one. */
function wayOf(from: Figure, to: Figure, { map }: Scene, told: Events): Point[] {
  const zones = told.flatMap(({ event }) =>
    isMove(event) && moverOf(event) === to.key ? [event.zone] : [],
  );
  const between = zones.at(-1) === to.zone ? zones.slice(0, -1) : [];
  return [from, ...between.map((zone) => centerOf(map, zone)), to];
}

type Move = EventOf<'moved' | 'enemy-moved'>;

function isMove(event: Events[number]['event']): event is Move {
  return event.t === 'moved' || event.t === 'enemy-moved';
}

function moverOf(event: Move): string {
  if (event.t === 'enemy-moved') return event.enemy;
  return event.hero === undefined ? `ally-${event.card}` : heroKey(event.hero);
}

function blow({ key, x, y }: Figure, lost: number): Blow[] {
  if (lost === 0) return [];
  return [{ key, x, y, kind: lost > 0 ? 'wounds' : 'healing', amount: Math.abs(lost) }];
}
