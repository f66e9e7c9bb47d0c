import type { Does } from '../frame.ts';
import type { Amount } from '../values.ts';
import { loseGrip } from './conditions.ts';
import { cureAll } from './cure-all.ts';
import { bleedOut, countTheTurns, quickenThem } from './events.ts';

/** What a special is given besides its name. */
export type Numbers = Readonly<Record<string, Amount>>;
export type Special = (n: Numbers) => Does;

/**
 * What the language cannot say. Each stands for something that only one or two cards do; a line says
 * why it is no word.
 */
export const SPECIALS = {
  'bleed-out': bleedOut,
  'count-turns': countTheTurns,
  'cure-all': cureAll,
  'lose-grip': loseGrip,
  'quicken-enemies': quickenThem,
} as const satisfies Readonly<Record<string, Special>>;

export type SpecialId = keyof typeof SPECIALS;
