import type { Descent } from '../../../descent.ts';
import { opponent } from '../../../rules/combat/queries.ts';
import type { Enemy, Hero, RogueBoard } from '../../../state.ts';

/** What Poison does before the Rogue has learned to brew it. */
export const PLAIN_POISON = 1;

/** The wounds Poison deals at the start of an activation: by the best poison skill of the Rogue. */
export function poisonWounds(g: Descent, enemy: Enemy): number {
  if (!enemy.poison) return 0;
  let wounds = PLAIN_POISON;
  for (const hero of g.state.heroes) {
    if (hero.class !== 'rogue') continue;
    for (const skill of hero.skills) {
      wounds = Math.max(wounds, g.content.skills[skill]?.poison ?? 0);
    }
  }
  return wounds;
}

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

export function isPoison(g: Descent, token: string): boolean {
  return g.content.rogueTokens[token]?.kind === 'poison';
}
