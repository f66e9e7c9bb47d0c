import { language } from '../../text/index.ts';

/** A chance in whole percents: more would be guessing. */
export function percent(chance: number): string {
  return chance.toLocaleString(language.value, { style: 'percent', maximumFractionDigits: 0 });
}
