import type { Rule } from '@crawlspace/kernel';
import { promptFor } from '../../../asks.ts';
import type { Special } from '../../../content-types.ts';
import { type Descent, enemyById } from '../../../descent.ts';
import type { UseOf } from '../../../effects.ts';
import { sufferPoison } from '../../../rules/combat/conditions.ts';
import { boardOf, canDraw, chooseToken, drawToken, flippable } from './bag.ts';

/** Another token is drawn for an unused one, which goes to the discard pile afterwards. */
function* swapToken(g: Descent, { hero }: UseOf): Rule {
  if (hero?.board.class !== 'rogue') return;
  const board = boardOf(hero);
  const token = yield* chooseToken(hero, promptFor('swap-token'), flippable(board));
  const drawn = board.drawn.findIndex((each) => !each.used && each.token === token);
  if (drawn < 0) return;
  board.drawn.splice(drawn, 1);
  drawToken(g, hero, board);
  board.discard.push(token);
}

/** Every poisoned enemy suffers its Poison at once. */
function* outbreak(g: Descent): Rule {
  for (const enemy of g.state.enemies.filter((each) => each.poison !== null)) {
    if (enemyById(g, enemy.id)) yield* sufferPoison(g, enemy);
  }
}

export const rogueSpecials: Record<string, Special> = {
  'swap-token': {
    why: 'only the Rogue has tokens, and one of those not yet used is chosen',
    possible: (_, use) =>
      use.hero !== null && canDraw(use.hero) && flippable(boardOf(use.hero)).length > 0,
    resolve: swapToken,
  },
  outbreak: {
    why: 'Poison is no condition that effects lay or trigger: only here it acts out of turn',
    possible: (g) => g.state.enemies.some((enemy) => enemy.poison !== null),
    resolve: outbreak,
  },
};
