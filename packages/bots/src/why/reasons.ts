import type { Question, TextRef } from '@crawlspace/kernel';
import type { Decider } from '../decider.ts';

/** A reason of a habit: when something of these kinds was picked. */
export interface Reason {
  /** Kinds of meanings; an option without one is a kind of its own, by its word. */
  readonly kinds?: readonly string[];
  /** What the question says and offers besides, or what was picked, where kinds alone do not tell. */
  readonly when?: (question: Question, picks: readonly string[]) => boolean;
  readonly why: ReasonKey;
}

type ReasonKey = `why.${string}`;

/** Why questions of a kind are answered as they are: always for one reason, or for the first that fits. */
export type Why = ReasonKey | readonly Reason[] | null;

/** Why rules of thumb answered so. What no habit covers gets any answer. */
export function reasonFor(why: Why, question: Question, picks: readonly string[]): TextRef {
  return {
    key: (typeof why === 'string' ? why : fitting(why ?? [], question, picks)) ?? 'why.any',
  };
}

function fitting(
  reasons: readonly Reason[],
  question: Question,
  picks: readonly string[],
): ReasonKey | undefined {
  const picked = picks.map((pick) => question.means?.(pick).kind ?? pick);
  return reasons.find(
    ({ when, kinds }) =>
      (when?.(question, picks) ?? true) &&
      (kinds === undefined || picked.some((kind) => kinds.includes(kind))),
  )?.why;
}

/** The same bot, with reasons for whoever wants to hear them. */
export function withReasons<View>(
  decide: Decider<View>,
  why: (question: Question, picks: readonly string[]) => TextRef,
): Decider<View> {
  return (question, look, aside) => {
    const picks = decide(question, look, aside);
    aside?.explain?.(why(question, picks));
    return picks;
  };
}
