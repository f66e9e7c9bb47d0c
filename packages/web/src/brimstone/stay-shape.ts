import type { BrimstoneEvent, StaySetup, StayState, StayView } from '@crawlspace/brimstone';
import type { AnyChapter } from './shape.ts';

/** The types of the life between adventures. */
export interface BrimstoneStay extends AnyChapter {
  readonly state: StayState;
  readonly setup: StaySetup;
  readonly event: BrimstoneEvent;
  readonly view: StayView;
}
