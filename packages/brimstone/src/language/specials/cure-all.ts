import type { Rule } from '@crawlspace/kernel';
import { sum } from '../../dice.ts';
import type { Hero } from '../../state.ts';
import { type Frame, ownerOf, youOf } from '../frame.ts';
import type { Special } from './index.ts';

const CALMS = [2, 3, 6];
const MENDS = [4, 5, 6];

/** Its rows are not better and better: what a die is worth depends on what ails the patient. */
export const cureAll: Special = ({ sanity = 0, wounds = 0 }) =>
  function* (at) {
    const { g, card } = at;
    const hero = youOf(at);
    const by = ownerOf(at);
    const die = yield* tasteOf(at, by, hero);
    if (die === 1) yield* g.do.poison(g, hero);
    const calms = CALMS.includes(die) ? sanity : 0;
    const mends = MENDS.includes(die) ? wounds : 0;
    const healed = {
      sanity: yield* g.do.heroAmount(g, by, 'heal', calms, hero.sanityDamage),
      wounds: yield* g.do.heroAmount(g, by, 'heal', mends, hero.wounds),
    };
    yield* g.do.healHero(g, hero, { ...healed, by, with: card });
    if (die === 6) yield* g.do.gainGrit(g, hero, 1);
  };

/** What the owner rolls for a swallow: better where it helps against what ails the patient. */
function* tasteOf({ g }: Frame, owner: Hero, { wounds, sanityDamage }: Hero): Rule<number> {
  const helps = (face: number) =>
    (CALMS.includes(face) ? sanityDamage : 0) + (MENDS.includes(face) ? wounds : 0);
  const worth = (face: number) => (face === 1 ? -1 : helps(face) + (face === 6 ? 1 : 0));
  return sum(yield* g.do.heroRoll(g, owner, 'cure-all', { count: 1, worth }));
}
