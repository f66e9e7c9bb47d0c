import type {
  DescentState,
  DescentView,
  HellscapeEvent,
  HellscapeSetup,
} from '@crawlspace/hellscape';
import type { GameShape } from '../game/shape.ts';

/** Hellscape's types. */
export interface Hellscape extends GameShape {
  readonly state: DescentState;
  readonly setup: HellscapeSetup;
  readonly event: HellscapeEvent;
  readonly view: DescentView;
}
