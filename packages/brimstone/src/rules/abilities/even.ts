import { evenOut, onceFor } from '@crawlspace/kernel';
import type { Ability, Use } from '../../abilities.ts';

const evenFields = evenOut<Ability>({
  stats: undefined,
  bestOf: undefined,
  statsWhen: undefined,
  everyHero: undefined,
  enemies: undefined,
  enemiesWhen: undefined,
  immune: undefined,
  blocksSlots: undefined,
  keeps: undefined,
  criticalsMatter: undefined,
  attackDice: undefined,
  clings: undefined,
  lure: undefined,
  on: undefined,
  foresees: undefined,
  uses: undefined,
});

/** All uses have the same fields. */
export const evenUse = evenOut<Use>({
  id: undefined,
  timing: undefined,
  limit: undefined,
  grit: undefined,
  text: undefined,
  possible: undefined,
  outlook: undefined,
  resolve: undefined,
});

/** Rules go through lists of abilities and uses all the time: all of them have the same fields. */
export const even = onceFor((ability: Ability): Ability => {
  const { uses } = ability;
  return evenFields(uses ? { ...ability, uses: uses.map(evenUse) } : ability);
});
