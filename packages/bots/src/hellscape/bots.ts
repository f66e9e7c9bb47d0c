import {
  type Content,
  type DescentState,
  type DescentView,
  content as house,
} from '@crawlspace/hellscape';
import { onceFor } from '@crawlspace/kernel';
import { type Bots, botsOf } from '../bots.ts';
import { descentOutlook, imagineDescent } from './outlook.ts';
import { hellscapeReasons } from './reasons.ts';

/** Bots for tables with some content: they imagine hidden faces, and have to know which ones there are. */
export const hellscapeBotsFor = onceFor(
  (content: Content): Bots<DescentState, DescentView> =>
    botsOf(
      (state, random) => imagineDescent(content, state, random),
      descentOutlook,
      hellscapeReasons,
    ),
);

export const hellscapeBots = hellscapeBotsFor(house);
