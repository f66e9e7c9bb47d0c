import type {
  AdventureState,
  AdventureView,
  BrimstoneEvent,
  BrimstoneSetup,
} from '@crawlspace/brimstone';
import type { GameShape } from '@crawlspace/host';

/** Brimstone's types. */
export interface Brimstone extends GameShape {
  readonly state: AdventureState;
  readonly setup: BrimstoneSetup;
  readonly event: BrimstoneEvent;
  readonly view: AdventureView;
}
