import type { DescentView } from '@crawlspace/hellscape';

/** The chance to win, by what is on the table. */
export function worthOfDescent(view: DescentView): number {
  if (view.outcome) return view.outcome.won ? 1 : 0;
  const all = view.heroes.length;
  const health = view.heroes.reduce((sum, hero) => sum + hero.health / hero.maxHealth, 0) / all;
  const levels = view.heroes.reduce((sum, hero) => sum + hero.level, 0) / all;
  const down = view.heroes.filter(({ knockedOut }) => knockedOut).length;
  const done = view.objectives.filter((objective) => objective.done).length;
  const sum = -1 + health + 0.5 * levels + done - 1.2 * down + view.lifebringers.left;
  return 1 / (1 + Math.exp(-sum));
}
