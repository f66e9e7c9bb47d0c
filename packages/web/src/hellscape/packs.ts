import { hellscapeOf } from '@crawlspace/hellscape/packs';
import { type MakeOfPacks, makerOf } from '../packs/made.ts';
import type { Hellscape } from './shape.ts';

/** Hellscape at a table with packs: loaded with the first such table. */
export const makeOfPacks: MakeOfPacks<Hellscape> = makerOf(
  hellscapeOf,
  (modules) => modules.hellscape,
);
