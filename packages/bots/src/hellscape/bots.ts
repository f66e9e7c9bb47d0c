import type { DescentState, DescentView } from '@crawlspace/hellscape';
import { type Bots, botsOf } from '../bots.ts';
import { descentOutlook, imagineDescent } from './outlook.ts';
import { HELLSCAPE_REASONS } from './reasons.ts';

export const hellscapeBots: Bots<DescentState, DescentView> = botsOf(
  imagineDescent,
  descentOutlook,
  HELLSCAPE_REASONS,
);
