import type { Rule } from '@crawlspace/kernel';
import { type Descent, enemyById } from '../../../descent.ts';
import type { UseOf } from '../../../effects.ts';
import { sufferPoison } from '../../../rules/combat/conditions.ts';
import type { Special } from '../../types.ts';
import { boardOf, chooseToken, drawForAnAction, drawToken, flippable } from './bag.ts';

/** Tokens more: each is an action more. */
function* drawTokens(g: Descent, { hero }: UseOf, n: number): Rule {
  if (hero?.board.class !== 'rogue') return;
  for (let i = 0; i < n; i++) drawForAnAction(g, hero);
}

/** Another token is drawn for an unused one, which goes to the discard pile afterwards. */
function* swapToken(g: Descent, { hero }: UseOf): Rule {
  if (hero?.board.class !== 'rogue') return;
  const board = boardOf(hero);
  const token = yield* chooseToken(hero, { key: 'ask.swap-token' }, flippable(board));
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

function hasTokensToDraw({ hero }: UseOf): boolean {
  if (hero?.board.class !== 'rogue' || !hero.turn) return false;
  return hero.board.bag.length + hero.board.discard.length > 0;
}

export const rogueSpecials: Record<string, Special> = {
  'draw-token': { possible: (_, use) => hasTokensToDraw(use), resolve: drawTokens },
  'swap-token': {
    possible: (_, use) =>
      hasTokensToDraw(use) && use.hero !== null && flippable(boardOf(use.hero)).length > 0,
    resolve: swapToken,
  },
  outbreak: {
    possible: (g) => g.state.enemies.some((enemy) => enemy.poison !== null),
    resolve: outbreak,
  },
};
