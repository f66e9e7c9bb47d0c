import type { Rule } from '@crawlspace/kernel';
import { type Descent, isUp } from '../../descent.ts';
import type { Hero } from '../../state.ts';

/** How a hero gets up again. */
const HEALTH_AFTER_KO = 3;

/** No Health left: the hero goes down, and Fire and Frost go. */
export function knockOut(g: Descent, hero: Hero): void {
  hero.knockedOut = true;
  hero.fire = 0;
  hero.frost = 0;
  g.emit({ t: 'knocked-out', hero: hero.index, rule: 'H-KO-01' });
}

/** Heroes at 0 Health whose own attack is over go down now. */
export function knockOutTheSpent(g: Descent): void {
  for (const hero of g.state.heroes) if (hero.health === 0 && isUp(hero)) knockOut(g, hero);
}

/** Each knocked out hero costs a Lifebringer token at the start of the round; without one the quest is lost. */
export function* bringBackTheFallen(g: Descent): Rule {
  for (const hero of g.state.heroes) {
    if (!hero.knockedOut || hero.gone) continue;
    const { lifebringers } = g.state;
    if (lifebringers.left === 0) yield* g.do.lose(g, 'no-lifebringer');
    lifebringers.left--;
    lifebringers.spent++;
    hero.knockedOut = false;
    hero.health = Math.min(HEALTH_AFTER_KO, hero.maxHealth);
    g.emit({ t: 'lifebringer', hero: hero.index, amount: lifebringers.left, rule: 'H-KO-03' });
    g.emit({ t: 'stood-up', hero: hero.index, rule: 'H-KO-04' });
  }
}
