import { brimstoneOf } from '@crawlspace/brimstone/packs';
import { type MakeOfPacks, makerOf } from '../packs/made.ts';
import type { Brimstone } from './shape.ts';

/** Brimstone at a table with packs: loaded with the first such table. */
export const makeOfPacks: MakeOfPacks<Brimstone> = makerOf(
  brimstoneOf,
  (modules) => modules.brimstone,
);
