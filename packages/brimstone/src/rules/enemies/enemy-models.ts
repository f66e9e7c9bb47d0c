import { type Adventure, board } from '../../adventure.ts';
import { neighboursOf, type SpaceId } from '../../board/index.ts';
import type { EnemyTypeId } from '../../ids.ts';
import type { Enemy } from '../../state.ts';
import { tableChanged } from '../abilities/changes.ts';
import { isFree } from '../movement/figures.ts';

/** How many models of a type are not on the board. */
export function modelsInReserve(g: Adventure, type: EnemyTypeId): number {
  const { models } = g.content.enemies[type];
  return models - g.state.enemies.filter((enemy) => enemy.type === type).length;
}

/** Puts a fresh model on a space. Whoever calls this has seen to it that there is one. */
export function addEnemy(g: Adventure, type: EnemyTypeId, space: SpaceId): Enemy {
  const id = `${type}${g.state.nextEnemy++}`;
  const enemy: Enemy = { id, type, space, wounds: 0, target: null, spent: [] };
  const isFirst = !g.state.enemies.some((other) => other.type === type);
  g.state.enemies.push(enemy);
  if (isFirst) tableChanged(g);
  return enemy;
}

/** The spaces next to one on which no model stands. */
export function freeSpacesBeside(g: Adventure, space: SpaceId): SpaceId[] {
  return neighboursOf(board(g), space).filter((beside) => isFree(g, beside));
}
