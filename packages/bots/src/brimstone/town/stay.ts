import type { StayState, StayView } from '@crawlspace/brimstone';
import { byHabit } from '../../asked.ts';
import { type Bots, botsOf } from '../../bots.ts';
import type { Decider } from '../../decider.ts';
import { imagineAdventure } from '../outlook.ts';
import { BRIMSTONE_REASONS } from '../reasons.ts';
import { anyAnswerButFlight, HABITS } from '../thumb/thumb.ts';
import {
  atTheCounter,
  giveForAFriend,
  lodging,
  payForRow,
  type StayHabit,
  sellForLife,
  sellSpares,
  stayOrLeave,
  whereTo,
  whoRolls,
} from './habits.ts';

/** What a sensible player does on the road and in Town; bodies and dice are as in the mine. */
const STAY_HABITS: Readonly<Record<string, StayHabit>> = {
  ...HABITS,
  'prompt.lodging': lodging,
  'prompt.location': whereTo,
  'prompt.town-service': atTheCounter,
  'prompt.sell': sellSpares,
  'prompt.sell-for-resurrection': sellForLife,
  'prompt.give-for-resurrection': giveForAFriend,
  'prompt.pay-for-row': payForRow,
  'prompt.who-rolls-hazard': whoRolls,
  'prompt.who-rolls-town-event': whoRolls,
  'prompt.stay-or-leave': stayOrLeave,
};

/** Plays the time between adventures by rules of thumb. */
export function stayDecider(seed: string): Decider<StayView> {
  return byHabit(STAY_HABITS, { belongings: '' }, anyAnswerButFlight, seed);
}

/** Nothing is won or lost between adventures that a search could tell: all bots but chance go by habit. */
export const brimstoneStayBots: Bots<StayState, StayView> = botsOf(
  imagineAdventure,
  {
    thumb: stayDecider,
    stops: new Set(['prompt.stay-or-leave']),
    pays: () => false,
    clock: ({ stay }) => stay.day,
    horizon: () => 1,
    evaluate: () => 1,
    chances: null,
  },
  BRIMSTONE_REASONS,
);
