import type { Descent } from '../../../descent.ts';
import { opponent } from '../../../rules/figures/queries.ts';
import type { Hero } from '../../../state.ts';
import type { RogueBoard } from '../boards.ts';

/** A Poison token that was flipped for an attack stays with the target; the one that lay there goes home. */
export function layPoison(g: Descent, hero: Hero, board: RogueBoard): void {
  const { active } = board;
  const { combat } = g.state;
  if (!active || !combat || !isPoison(g, active)) return;
  const enemy = opponent(g, combat);
  const flipped = board.drawn.findIndex(({ token, used }) => used && token === active);
  if (!enemy || flipped < 0) return;
  board.drawn.splice(flipped, 1);
  if (enemy.poison) board.bag.push(enemy.poison);
  enemy.poison = active;
  const { id, zone } = enemy;
  g.emit({ t: 'poison-laid', hero: hero.index, enemy: id, card: active, zone, rule: 'H-ROG-13' });
}

function isPoison(g: Descent, token: string): boolean {
  return g.content.rogueTokens[token]?.kind === 'poison';
}
