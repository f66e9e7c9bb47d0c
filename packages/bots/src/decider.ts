import type { Outcome, Question, TextRef } from '@crawlspace/kernel';
import type { Forecast } from './chance/forecast.ts';

/**
 * Answers questions of one game. It is shown what the seat may know, and only that. Whoever asks may
 * offer more (`aside`); simulations of quick bots offer nothing and pay for nothing.
 */
export type Decider<View> = (
  question: Question,
  look: () => View,
  aside?: Aside<View>,
) => readonly string[];

/** What else a bot may be given: a way to look ahead, and somebody who wants to know why. */
export interface Aside<View> {
  /** A table as it may really be, with luck of its own: everything hidden is drawn anew. */
  readonly imagine?: (seed: string) => Future<View>;
  /** Hears the reason for the choice, as one sentence of the bots' own texts. */
  readonly explain?: (why: TextRef) => void;
  /** What was said so far of the chance to win, so that the next number fits. */
  readonly forecast?: Forecast | undefined;
}

/** A table that a bot plays on in its head. To its seat it looks exactly like the real one. */
export interface Future<View> {
  readonly pending: readonly Question[];
  readonly outcome: Outcome | null;
  answer(question: Question, picks: readonly string[]): void;
  look(question: Question): View;
}
