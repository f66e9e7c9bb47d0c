import type {
  AdventureState,
  AdventureView,
  BrimstoneEvent,
  BrimstoneSetup,
} from '@crawlspace/brimstone';
import type { GameShape } from '@crawlspace/host';

/** An adventure, or the life between two of them: seen alike, told alike. */
export interface AnyChapter extends GameShape {
  readonly view: AdventureView;
  readonly event: BrimstoneEvent;
}

/** Brimstone's types. */
export interface Brimstone extends AnyChapter {
  readonly state: AdventureState;
  readonly setup: BrimstoneSetup;
  readonly event: BrimstoneEvent;
  readonly view: AdventureView;
}
