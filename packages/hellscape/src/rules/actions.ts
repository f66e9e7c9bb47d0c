import { NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import type { Descent } from '../descent.ts';
import type { Hero } from '../state.ts';

/** An action is lost: by Frost, by a Bear Trap. */
export function* loseAction(g: Descent, hero: Hero): Rule {
  if (!hero.turn || hero.turn.actions === 0) return;
  hero.turn.actions--;
  yield* g.content.classes[hero.class].loseAction?.(g, hero) ?? NOTHING_HAPPENS;
}
