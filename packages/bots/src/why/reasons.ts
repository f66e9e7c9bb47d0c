import type { Question, TextRef } from '@crawlspace/kernel';
import type { Decider } from '../decider.ts';

/** A reason of a habit: for these questions, when the answer looks like this. */
export interface Reason {
  readonly asked: RegExp;
  readonly picked?: RegExp;
  readonly why: `why.${string}`;
}

/** Why rules of thumb answered so: the first reason that fits. What no habit covers gets any answer. */
export function reasonFor(
  reasons: readonly Reason[],
  { prompt }: Question,
  picks: readonly string[],
): TextRef {
  const fitting = reasons.find(
    ({ asked, picked }) =>
      asked.test(prompt.key) && (picked === undefined || picks.some((pick) => picked.test(pick))),
  );
  return { key: fitting?.why ?? 'why.any' };
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
