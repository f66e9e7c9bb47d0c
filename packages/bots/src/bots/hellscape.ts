import type { DescentState, DescentView } from '@crawlspace/hellscape';
import { descentOutlook, imagineDescent } from '../search/hellscape.ts';
import { HELLSCAPE_REASONS } from '../why/hellscape.ts';
import { type Bots, botsOf } from './bots.ts';

export const hellscapeBots: Bots<DescentState, DescentView> = botsOf(
  imagineDescent,
  descentOutlook,
  HELLSCAPE_REASONS,
);
