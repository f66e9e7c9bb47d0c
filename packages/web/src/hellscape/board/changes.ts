import type { EventOf, HellscapeEvent } from '@crawlspace/hellscape';
import type { Told } from '@crawlspace/kernel';
import {
  blow,
  type Changes as FigureChanges,
  missingAmong,
  NO_CHANGES,
  type Figure as Placed,
} from '../../board/changes.ts';
import type { Point } from '../../board/plane.ts';
import { centerOf } from './geometry.ts';
import { type EnemyInScene, heroKey, type Scene } from './scene.ts';

/** What happened between two scenes, as far as it is to be seen. */
export interface Changes extends FigureChanges<EnemyInScene, 'wounds' | 'healing'> {
  /** Zones that came to light. */
  readonly revealed: readonly number[];
  /** Tokens that came or went. */
  readonly laid: readonly Point[];
}

export const NOTHING: Changes = { ...NO_CHANGES, revealed: [], laid: [] };

type Events = readonly Told<HellscapeEvent>[];

/** Compares two scenes. The events told in between say by which way figures went. */
export function changesBetween(before: Scene, after: Scene, told: Events): Changes {
  if (before.map !== after.map || before.bossOnly !== after.bossOnly) return NOTHING;
  const old = new Map(figuresOf(before).map((figure) => [figure.key, figure]));
  return {
    journeys: figuresOf(after).flatMap((figure) => {
      const from = old.get(figure.key);
      if (!from || from.zone === figure.zone) return [];
      const { key, scale } = figure;
      return [{ key, scale, way: wayOf(from, figure, after, told) }];
    }),
    blows: figuresOf(after).flatMap((figure) => {
      const was = old.get(figure.key);
      return was ? blow(figure, was.life - figure.life, 'wounds', 'healing') : [];
    }),
    dead: missingAmong(before.enemies, after.enemies),
    revealed: told.flatMap(({ event }) =>
      event.t === 'chamber-revealed' ? roomOf(after, event.zone) : [],
    ),
    laid: [
      ...missingAmong(before.tokens, after.tokens),
      ...missingAmong(after.tokens, before.tokens),
    ],
    arrived: missingAmong(figuresOf(after), figuresOf(before)).map(({ key }) => key),
  };
}

/** The chamber that a zone is in. */
function roomOf({ map }: Scene, zone: number): readonly number[] {
  return map.chambers[map.zones[zone]?.chamber ?? -1]?.zones ?? [zone];
}

interface Figure extends Placed {
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
