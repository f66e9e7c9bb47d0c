import { type Award, awardsFor } from '../../screens/after/awards.ts';
import { fortune, type HeroTally } from './tally.ts';

const HONOURS = {
  killer: ({ kills }: HeroTally) => kills,
  healer: ({ healed }: HeroTally) => healed,
  anvil: ({ taken }: HeroTally) => taken,
  lucky: ({ luck }: HeroTally) => fortune(luck),
};

export type Honour = keyof typeof HONOURS;

export function awardsOf({ heroes }: { readonly heroes: readonly HeroTally[] }): Award<Honour>[] {
  return awardsFor(heroes, HONOURS);
}
