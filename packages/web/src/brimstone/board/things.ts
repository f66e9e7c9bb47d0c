import type { Thing } from '../../board/inspectable.tsx';
import { nameOfOne } from '../game-words.ts';
import { reachOf } from './figures/enemy.tsx';
import { fromTheGroundUp, type Scene } from './scene.ts';
import type { Inspected } from './types.ts';

/** How far a hero reaches from the middle of the space. */
export const HERO_REACH = 52;

/** What can be looked at more closely: heroes and enemies. */
export function thingsOf({ heroes, enemies }: Scene): readonly Thing<Inspected>[] {
  return [
    ...fromTheGroundUp(heroes).map(({ key, x, y, name, index }) => ({
      ...{ key, x, y, name, reach: HERO_REACH },
      what: { kind: 'hero', hero: index } as const,
    })),
    ...enemies.map((enemy) => ({
      ...{ key: enemy.key, x: enemy.x, y: enemy.y, reach: reachOf(enemy) },
      name: nameOfOne(enemy.type),
      what: { kind: 'enemy', type: enemy.type } as const,
    })),
  ];
}
