import { foremost } from '../../screens/after/foremost.ts';
import { fortune, type Tally } from './tally.ts';

/** An honour, and who has it. */
export interface Award {
  readonly name: 'killer' | 'healer' | 'anvil' | 'lucky';
  readonly hero: number;
}

export function awardsOf({ heroes }: Tally): Award[] {
  const candidates = [
    { name: 'killer', hero: foremost(heroes.map(({ kills }) => kills)) },
    { name: 'healer', hero: foremost(heroes.map(({ healed }) => healed)) },
    { name: 'anvil', hero: foremost(heroes.map(({ taken }) => taken)) },
    { name: 'lucky', hero: foremost(heroes.map(({ luck }) => fortune(luck))) },
  ] as const;
  return candidates.flatMap(({ name, hero }) => (hero === null ? [] : [{ name, hero }]));
}
