import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import { dice } from '../../dice.ts';
import type { Cause } from '../../effects.ts';
import type { Ally, Enemy, Hero } from '../../state.ts';
import { named } from '../abilities/gains.ts';
import { woundFigure } from '../figures/counted-as-heroes.ts';

const FIRE: Cause = { kind: 'rule', id: 'fire' };

/** Fire on somebody who activates: an orange die for each token, a Wound for each hit, all at once. */
export function* burn(g: Descent, who: Hero | Ally | Enemy): Rule {
  if (who.fire === 0) return;
  let wounds = 0;
  const faces: string[] = [];
  for (; who.fire > 0; who.fire--) {
    const face = g.roll('fire', dice.orange);
    wounds += face.hits;
    faces.push(`orange ${face.id}`);
  }
  g.emit({ t: 'burned', amount: wounds, dice: faces, rule: 'H-COND-02', ...named(who) });
  yield* woundFigure(g, who, wounds, FIRE);
}

/** A Frost token takes the place of what an ally would do. */
export function frostHolds(g: Descent, ally: Ally): boolean {
  if (ally.frost === 0) return false;
  ally.frost--;
  g.emit({ t: 'frozen', card: ally.id });
  return true;
}

/** What Poison does before anybody has learned to brew it. */
export const PLAIN_POISON = 1;

/** The wounds Poison deals at the start of an activation: by the best poison skill of the heroes. */
export function poisonWounds(g: Descent): number {
  let wounds = PLAIN_POISON;
  for (const { skills } of g.state.heroes) {
    for (const skill of skills) wounds = Math.max(wounds, g.content.skills[skill]?.poison ?? 0);
  }
  return wounds;
}

/** Poison acts at the start of each activation of the enemy it is on. */
export function* sufferPoison(g: Descent, enemy: Enemy): Rule {
  if (!enemy.poison) return;
  const wounds = poisonWounds(g);
  g.emit({ t: 'poisoned', enemy: enemy.id, card: enemy.card, amount: wounds });
  yield* g.do.woundEnemy(g, enemy, wounds, poisoning(g));
}

/** It is the doing of the hero whose tokens they are; when that one has left, of nobody. */
function poisoning(g: Descent): Cause {
  const owner = g.state.heroes.find(
    (hero) => !hero.gone && g.content.classes[hero.class].poisonReturned,
  );
  return owner ? { kind: 'hero', hero: owner.index } : { kind: 'rule', id: 'poison' };
}
