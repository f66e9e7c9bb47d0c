import type {
  DescentState,
  DescentView,
  HellscapeEvent,
  HellscapeSetup,
} from '@crawlspace/hellscape';
import type { GameShape } from '@crawlspace/host';

/** Hellscape's types. */
export interface Hellscape extends GameShape {
  readonly state: DescentState;
  readonly setup: HellscapeSetup;
  readonly event: HellscapeEvent;
  readonly view: DescentView;
}
