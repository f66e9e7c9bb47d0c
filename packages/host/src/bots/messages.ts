import type { BotName } from '@crawlspace/bots/kit';
import type { AnswerEntry, Language, Snapshot } from '@crawlspace/kernel';

/** A table from its last safe point on: enough to stand where the page stands. */
export interface Position {
  readonly setup: unknown;
  readonly seed: string;
  readonly start: Snapshot<unknown>;
}

/** What the page asks of the bots. Everything is plain data, so that it can go to a worker. */
export interface Request {
  readonly number: number;
  readonly bot: BotName;
  /** Whether the answer is to be given, or only advice to a person. */
  readonly purpose: 'play' | 'advise';
  /** Present when the bots' table has to start anew: at the first question, and after an undo. */
  readonly position: Position | null;
  /** The answers that the bots' table has not heard yet. */
  readonly answers: readonly AnswerEntry[];
  readonly decision: number;
}

/** What a bot makes of a question: its answer, and why, in a sentence. */
export interface Thought {
  readonly picks: readonly string[];
  readonly why: Readonly<Record<Language, string>> | null;
  /** Of advice that opens another question at once: the answer to that. */
  readonly next?: readonly string[];
}

export type Reply =
  | ({ readonly number: number } & Thought)
  | { readonly number: number; readonly failure: string };
