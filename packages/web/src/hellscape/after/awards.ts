import { foremost } from '../../screens/after/foremost.ts';
import type { Tally } from './tally.ts';

/** An honour, and who has it. */
export interface Award {
  readonly name: 'killer' | 'striker' | 'anvil' | 'finder';
  readonly hero: number;
}

export function awardsOf({ heroes }: Tally): Award[] {
  const candidates = [
    { name: 'killer', hero: foremost(heroes.map(({ kills }) => kills)) },
    { name: 'striker', hero: foremost(heroes.map(({ best }) => best)) },
    { name: 'anvil', hero: foremost(heroes.map(({ taken }) => taken)) },
    { name: 'finder', hero: foremost(heroes.map(({ items }) => items.length)) },
  ] as const;
  return candidates.flatMap(({ name, hero }) => (hero === null ? [] : [{ name, hero }]));
}
