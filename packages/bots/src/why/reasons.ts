import type { Question, TextRef } from '@crawlspace/kernel';
import type { Decider } from '../decider.ts';

type Meaning = ReturnType<NonNullable<Question['means']>>;

/** A reason of a habit: for these questions, when something of these kinds was picked. */
export interface Reason {
  readonly asked: RegExp;
  /** Kinds of meanings; an option without one is a kind of its own, by its word. */
  readonly kinds?: readonly string[];
  /** What the question says and offers besides, or what was picked, where words and kinds alone do not tell. */
  readonly when?: (question: Question, picked: readonly (Meaning | undefined)[]) => boolean;
  readonly why: `why.${string}`;
}

/** Why rules of thumb answered so: the first reason that fits. What no habit covers gets any answer. */
export function reasonFor(
  reasons: readonly Reason[],
  question: Question,
  picks: readonly string[],
): TextRef {
  const meant = picks.map((pick) => question.means?.(pick));
  const picked = picks.map((pick, n) => meant[n]?.kind ?? pick);
  const fitting = reasons.find(
    (reason) =>
      reason.asked.test(question.prompt.key) &&
      (reason.when?.(question, meant) ?? true) &&
      (reason.kinds === undefined || picked.some((kind) => reason.kinds?.includes(kind))),
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
