import type { Rule } from '@crawlspace/kernel';
import { type Adventure, board, isUp } from '../../adventure.ts';
import {
  type Board,
  DIRECTIONS,
  type Direction,
  type SpaceId,
  spaceInDirection,
} from '../../board/index.ts';
import type { Enemy, Hero } from '../../state.ts';
import { hasTrait } from '../abilities/enemy-sheets.ts';
import { enemyAbility } from '../figures/enemy-stats.ts';
import { isExtraLarge, isFree } from '../figures/figures.ts';
import { isImmune } from '../figures/stats.ts';
import { setDown } from './worlds-in-play.ts';

/** Pushes a hero straight away from a space, as far as no Wall and no model is in the way. */
export function* pushHero(g: Adventure, hero: Hero, spaces: number, from: SpaceId): Rule {
  if (!isUp(hero) || isImmune(g, hero, 'push')) return;
  const way = wayPushed(g, hero.space, spaces, from);
  const end = way.at(-1);
  if (end === undefined) return;
  setDown(g, hero, end);
  g.emit({ t: 'moved', hero: hero.index, spaces: way });
}

/** Puts a hero on another space. */
export function placeHero(g: Adventure, hero: Hero, space: SpaceId): void {
  setDown(g, hero, space);
  g.emit({ t: 'moved', hero: hero.index, spaces: [space] });
}

/** Pushes an enemy straight away from a space. Extra large and rooted ones stay where they are. */
export function pushEnemy(g: Adventure, enemy: Enemy, spaces: number, from: SpaceId): void {
  const { type } = enemy;
  const stays = enemyAbility(g, type, 'ab-immobile') !== null || hasTrait(g, type, 'not-pushed');
  if (stays || isExtraLarge(g, enemy)) return;
  const way = wayPushed(g, enemy.space, spaces, from);
  const end = way.at(-1);
  if (end === undefined) return;
  enemy.space = end;
  g.emit({ t: 'enemy-pushed', enemy: enemy.id, type, space: end, spaces: way });
}

/** Puts a model on another space. */
export function placeEnemy(g: Adventure, enemy: Enemy, space: SpaceId): void {
  enemy.space = space;
  g.emit({ t: 'enemy-moved', enemy: enemy.id, type: enemy.type, space, spaces: [space] });
}

function wayPushed(g: Adventure, start: SpaceId, spaces: number, from: SpaceId): SpaceId[] {
  const map = board(g);
  const direction = awayFrom(map, from, start);
  const way: SpaceId[] = [];
  let at = start;
  while (direction !== null && way.length < spaces) {
    const next = spaceInDirection(map, at, direction);
    if (next === null || !isFree(g, next)) break;
    way.push(next);
    at = next;
  }
  return way;
}

/** The direction that leads straight away from a space, to the nearest eighth of a turn. */
function awayFrom(map: Board, from: SpaceId, to: SpaceId): Direction | null {
  const beside = DIRECTIONS.find((direction) => spaceInDirection(map, from, direction) === to);
  if (beside) return beside;
  if (map.world[from] !== map.world[to] || from === to) return null;
  const dx = (map.x[to] as number) - (map.x[from] as number);
  const dy = (map.y[to] as number) - (map.y[from] as number);
  // East is direction 4 and directions go clockwise, as angles do where y grows downwards.
  const eighths = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  return DIRECTIONS[(eighths + 3 + DIRECTIONS.length) % DIRECTIONS.length] ?? null;
}
