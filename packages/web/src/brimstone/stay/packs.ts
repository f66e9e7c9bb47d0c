import { brimstoneOf } from '@crawlspace/brimstone/packs';
import { type MakeOfPacks, makerOf } from '../../packs/made.ts';
import type { BrimstoneStay } from '../stay-shape.ts';

/** Town and the road of a company with packs: loaded with the first such table. */
export const makeOfPacks: MakeOfPacks<BrimstoneStay> = makerOf(
  brimstoneOf,
  (modules) => modules['brimstone-stay'],
);
