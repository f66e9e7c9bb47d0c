import { type Ask, askOf, type StayState, type StayView } from '@crawlspace/brimstone';
import { byHabit } from '../../asked.ts';
import { type Bots, botsOf } from '../../bots.ts';
import type { Decider } from '../../decider.ts';
import { imagineAdventure } from '../outlook.ts';
import { brimstoneReasons } from '../reasons.ts';
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
const STAY_HABITS: Readonly<Record<Ask, StayHabit>> = {
  ...HABITS,
  lodging: lodging,
  location: whereTo,
  'town-service': atTheCounter,
  sell: sellSpares,
  'sell-for-resurrection': sellForLife,
  'give-for-resurrection': giveForAFriend,
  'pay-for-row': payForRow,
  'who-rolls-hazard': whoRolls,
  'who-rolls-town-event': whoRolls,
  'stay-or-leave': stayOrLeave,
};

/** Plays the time between adventures by rules of thumb. */
export function stayDecider(seed: string): Decider<StayView> {
  return byHabit({ askOf, of: STAY_HABITS }, { belongings: '' }, anyAnswerButFlight, seed);
}

/** Nothing is won or lost between adventures that a search could tell: all bots but chance go by habit. */
export const brimstoneStayBots: Bots<StayState, StayView> = botsOf(
  imagineAdventure,
  {
    thumb: stayDecider,
    isStop: (question) => askOf(question) === 'stay-or-leave',
    pays: () => false,
    clock: ({ stay }) => stay.day,
    horizon: () => 1,
    evaluate: () => 1,
    chances: null,
  },
  brimstoneReasons,
);
