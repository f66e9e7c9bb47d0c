import { type Enemy, meaningOf } from '@crawlspace/brimstone';
import { type Asked, best } from './asked.ts';
import { isWanted } from './mission.ts';
import { enemyHealthLeft, menaceTo } from './numbers.ts';

/** How much more the one enemy counts that the mission is about. */
const WANTED = 20;
/** Less than any difference that matters. */
const A_TRIFLE = 1e-6;

/**
 * The enemy nearest to death, and of those the worst: one hit at a time, then look again. Between
 * equals chance decides.
 */
export function whomToHit(asked: Asked): string | null {
  const { view, hero, question, random } = asked;
  const byId = new Map(view.enemies.map((enemy) => [enemy.id, enemy]));
  const menace = menaceTo(view, hero);
  const worth = (enemy: Enemy) =>
    ((1 + menace(enemy) + (enemy.target === hero.index ? 0.5 : 0)) *
      (isWanted(view, enemy) ? WANTED : 1)) /
    enemyHealthLeft(view, enemy);
  return best(question.options, (option) => {
    const meaning = meaningOf(question, option);
    const enemy = meaning?.kind === 'enemy' ? byId.get(meaning.enemy) : undefined;
    return enemy ? worth(enemy) + random.below(100) * A_TRIFLE : Number.NEGATIVE_INFINITY;
  });
}

/** The best die against an enemy, one at a time. */
export function whichHit({ options, question }: Asked): string | null {
  return best(options, (option) => question.describe?.(option).odds ?? 0);
}
