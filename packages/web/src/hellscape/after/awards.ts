import { type Award, awardsFor } from '../../screens/after/awards.ts';
import type { HeroTally } from './tally.ts';

const HONOURS = {
  killer: ({ kills }: HeroTally) => kills,
  striker: ({ best }: HeroTally) => best,
  anvil: ({ taken }: HeroTally) => taken,
  finder: ({ items }: HeroTally) => items.length,
};

export type Honour = keyof typeof HONOURS;

export function awardsOf({ heroes }: { readonly heroes: readonly HeroTally[] }): Award<Honour>[] {
  return awardsFor(heroes, HONOURS);
}
