import type { AdventureState, AdventureView } from '@crawlspace/brimstone';
import { type Bots, botsOf } from '../bots.ts';
import { adventureOutlook, imagineAdventure } from './outlook.ts';
import { brimstoneReasons } from './reasons.ts';

export { brimstoneStayBots } from './town/stay.ts';

export const brimstoneBots: Bots<AdventureState, AdventureView> = botsOf(
  imagineAdventure,
  adventureOutlook,
  brimstoneReasons,
);
