import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { Hero } from '../../state.ts';
import { heroStat } from '../figures/stats.ts';
import { rollMutation } from './charts.ts';

/** Corruption Points. Whenever they reach the resistance they turn into a Mutation. */
export function* gainCorruption(g: Adventure, hero: Hero, points: number): Rule {
  if (hero.dead || points <= 0) return;
  hero.corruption += points;
  g.emit({ t: 'corruption', hero: hero.index, amount: points });
  yield* mutate(g, hero);
}

/** Takes Corruption Points away, as far as there are any. */
export function loseCorruption(g: Adventure, hero: Hero, points: number): void {
  const lost = Math.min(hero.corruption, points);
  hero.corruption -= lost;
  g.emit({ t: 'cleansed', hero: hero.index, amount: lost, rule: 'B-INJ-08' });
}

/** As many points as the resistance go, a Mutation comes, the rest stays; again while it is enough. */
export function* mutate(g: Adventure, hero: Hero): Rule {
  while (!hero.dead && mustMutate(g, hero)) {
    const points = heroStat(g, hero, 'corruptionResistance');
    hero.corruption -= points;
    yield* rollMutation(g, hero, points);
  }
}

/** Whether the points reach the resistance, be it that there are more of them or that it is lower than before. */
export function mustMutate(g: Adventure, hero: Hero): boolean {
  if (hero.corruption === 0 || !hasMutations(g)) return false;
  return hero.corruption >= heroStat(g, hero, 'corruptionResistance');
}

/** The Basic Game of the first edition has no Mutations. */
function hasMutations({ state }: Adventure): boolean {
  return state.options.edition === 'revised' || !state.mission.basic;
}
