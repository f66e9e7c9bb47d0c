import type { Thing } from '../../board/inspectable.tsx';
import type { Point } from '../../board/plane.ts';
import { gameText, nameOf } from '../game-words.ts';
import { REACH, type Scene } from './scene.ts';
import type { Spot } from './spots.ts';
import type { Inspected } from './types.ts';
import { tokenName } from './words.ts';

/** What can be looked at more closely. A zone or an enemy that can be picked takes the taps on what is there. */
export function thingsOf(scene: Scene, spots: readonly Spot[]): readonly Thing<Inspected>[] {
  return allThings(scene).map((thing) => ({
    ...thing,
    covered: spots.some((spot) => within(spot, thing)),
  }));
}

function allThings({ tokens, heroes, allies, enemies }: Scene): readonly Thing<Inspected>[] {
  return [
    ...tokens.map((token) => ({
      ...placed(token, REACH.token),
      name: tokenName(token),
      what: { kind: 'token', token: token.key } as const,
    })),
    ...heroes.map((hero) => ({
      ...placed(hero, REACH.hero),
      name: gameText(`hero.${hero.class}`),
      what: { kind: 'hero', hero: hero.index } as const,
    })),
    ...allies.map((ally) => ({
      ...placed(ally, REACH.ally),
      name: nameOf(ally.id),
      what: { kind: 'card', card: ally.id } as const,
    })),
    ...enemies.map((enemy) => ({
      ...placed(enemy, enemy.reach),
      name: nameOf(enemy.type),
      what: { kind: 'enemy', enemy: enemy.key } as const,
    })),
  ];
}

function placed({ key, x, y, scale }: Point & { key: string; scale: number }, reach: number) {
  return { key, x, y, reach: reach * scale };
}

function within(spot: Spot, { x, y }: Point): boolean {
  return Math.abs(x - spot.x) < spot.reach && Math.abs(y - spot.y) < spot.reach;
}
