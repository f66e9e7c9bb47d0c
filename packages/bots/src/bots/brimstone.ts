import type { AdventureState, AdventureView } from '@crawlspace/brimstone';
import { adventureOutlook, imagineAdventure } from '../search/brimstone.ts';
import { BRIMSTONE_REASONS } from '../why/brimstone.ts';
import { type Bots, botsOf } from './bots.ts';

export const brimstoneBots: Bots<AdventureState, AdventureView> = botsOf(
  imagineAdventure,
  adventureOutlook,
  BRIMSTONE_REASONS,
);
