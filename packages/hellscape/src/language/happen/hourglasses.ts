import { PARTY, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import { distancesFrom } from '../../board/queries.ts';
import type { Descent } from '../../descent.ts';
import type { OfAnEnemy } from '../../happenings.ts';
import { enemyOf, type Occasion, type Outcome, STOP } from '../../occasion.ts';
import { enterZone } from '../../rules/enemies/enemy-move.ts';
import { pickToken } from '../../rules/picks.ts';
import type { BoardToken, Enemy } from '../../state.ts';

/** Time tokens leave Hourglass zones. */
export function* takeTime(
  g: Descent,
  at: Occasion,
  { from, appear }: Extract<OfAnEnemy, { do: 'take-time' }>,
): Outcome {
  if (from === 'all') {
    for (const hourglass of hourglasses(g)) yield* runOut(g, hourglass);
    return undefined;
  }
  const enemy = enemyOf(at);
  const hourglass = yield* hourglassWithLeast(g, enemy, ORDER[from](g, enemy));
  if (!hourglass) return appear ? STOP : undefined;
  if (appear) enterZone(g, enemy, hourglass.zone);
  return yield* runOut(g, hourglass);
}

/** One token less; where there is none left, time has run out. */
function* runOut(g: Descent, hourglass: BoardToken): Rule {
  const left = hourglass.count ?? 0;
  if (left === 0) return yield* g.do.lose(g, 'out-of-time');
  hourglass.count = left - 1;
  g.emit({ t: 'quest', purpose: 'time-taken', zone: hourglass.zone, amount: left - 1 });
}

function hourglasses(g: Descent): BoardToken[] {
  return g.state.dungeon.tokens.filter(({ kind }) => kind === 'hourglass');
}

type Order = (g: Descent, enemy: Enemy) => (hourglass: BoardToken) => number;

const ORDER: Readonly<Record<'nearest' | 'fullest', Order>> = {
  fullest:
    () =>
    ({ count = 0 }) =>
      -count,
  nearest(g, enemy) {
    const away = distancesFrom(g, enemy.zone, enemy);
    return ({ zone }) => away[zone] as number;
  },
};

/** The players choose among equal ones. */
function* hourglassWithLeast(
  g: Descent,
  enemy: Enemy,
  of: (hourglass: BoardToken) => number,
): Rule<BoardToken | null> {
  const least = Math.min(...hourglasses(g).map(of));
  const tied = hourglasses(g).filter((hourglass) => of(hourglass) === least);
  if (tied.length <= 1) return tied[0] ?? null;
  const prompt = promptFor('hourglass', { enemy: { key: `${enemy.card}.name` } });
  return yield* pickToken({ seat: PARTY, prompt }, tied);
}
