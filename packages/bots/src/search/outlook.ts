import type { Decider } from '../decider.ts';

/** What a search has to know of a game: how to play on, how far, and what to make of where it leads. */
export interface Outlook<View> {
  /** Plays the futures on. */
  readonly thumb: (seed: string) => Decider<View>;
  /** Questions at which a future may be broken off. They come up again and again. */
  readonly stops: ReadonlySet<string>;
  /** Questions that are left to the thumb: what they are about is seen by the seat, and re-drawn in a future. */
  readonly seen: ReadonlySet<string>;
  /** Where the game stands, in rounds: a future is broken off once it has gone far enough. */
  readonly clock: (view: View) => number;
  /** From where the game stands to where a future that starts here is broken off. */
  readonly horizon: (view: View) => number;
  /** The chance to win from here, 0 to 1, as far as one can tell by looking. */
  readonly evaluate: (view: View) => number;
}
