import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { Hero } from '../../state.ts';
import { woundHero } from './harm.ts';
import { heroRoll } from './rolls.ts';
import { losePoison } from './status.ts';

/** At the start of the activation a D6 for each Poison marker: 1–2 a Wound, 6 the marker is gone. */
export function* sufferPoison(g: Adventure, hero: Hero): Rule {
  if (hero.poison === 0) return;
  const dice = yield* heroRoll(g, hero, 'poison', { count: hero.poison });
  losePoison(g, hero, dice.filter((die) => die === 6).length);
  const wounds = dice.filter((die) => die <= 2).length;
  yield* woundHero(g, hero, wounds, { kind: 'rule', id: 'poison' });
}
