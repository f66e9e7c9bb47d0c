import type { Question } from '@crawlspace/kernel';
import type { Chances } from '../chance/forecast.ts';
import type { Decider } from '../decider.ts';

/** What a search has to know of a game: how to play on, how far, and what to make of where it leads. */
export interface Outlook<View> {
  /** Plays the futures on. */
  readonly thumb: (seed: string) => Decider<View>;
  /** Questions at which a future may be broken off. They come up again and again. */
  readonly isStop: (question: Question) => boolean;
  /**
   * Whether looking ahead pays. Where nobody can tell good from bad so soon, habits are better; and
   * where the question shows cards that a future draws anew.
   */
  readonly pays: (question: Question, view: View) => boolean;
  /** Of the options those worth comparing with what habit answers; without it, all of them. */
  readonly shortlist?: (question: Question, view: View) => readonly string[];
  /** Where the game stands, in rounds: a future is broken off once it has gone far enough. */
  readonly clock: (view: View) => number;
  /** From where the game stands to where a future that starts here is broken off. */
  readonly horizon: (view: View) => number;
  /** How good it looks, 0 to 1: the chance to win as far as one can tell without looking ahead. */
  readonly evaluate: (view: View) => number;
  /** What is known of its chances; null where nobody wins or loses. */
  readonly chances: Chances<View> | null;
}
