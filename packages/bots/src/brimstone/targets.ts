import type { Enemy } from '@crawlspace/brimstone';
import { type Asked, best } from './asked.ts';
import { enemyHealthLeft, menace } from './numbers.ts';

/** The enemy nearest to death, and of those the worst: one hit at a time, then look again. */
export function whomToHit(asked: Asked): string | null {
  const { view, hero, options } = asked;
  const byId = new Map(view.enemies.map((enemy) => [enemy.id, enemy]));
  const worth = (enemy: Enemy) =>
    (1 + menace(view, enemy, hero) + (enemy.target === hero.index ? 0.5 : 0)) /
    enemyHealthLeft(view, enemy);
  return best(options, (option) => {
    const enemy = byId.get(option);
    return enemy ? worth(enemy) : Number.NEGATIVE_INFINITY;
  });
}

/** The best die against an enemy, one at a time. */
export function whichHit({ options, question }: Asked): string | null {
  return best(options, (option) => question.describe?.(option).odds ?? 0);
}
