import { meaningIn } from '@crawlspace/brimstone';
import type { Amount, Option } from '../../table/kit.ts';
import { dollars } from '../dollars.ts';
import { tableText } from './words.ts';

/** Dollars: for a price that several pay, or one that two agree on. */
export function amountOf(option: Option): Amount | null {
  const meaning = meaningIn(option);
  if (meaning?.kind !== 'gold') return null;
  const { step, most, missing } = meaning;
  const all = tableText(most === missing ? 'all-missing' : 'all-gold', { amount: dollars(most) });
  return { step, most, all, say: dollars };
}
