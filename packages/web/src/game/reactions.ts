import type { Decision } from '@crawlspace/kernel';
import { brimstoneAnswers, brimstoneReactions } from '../brimstone/reactions.ts';
import { rerollWith } from '../brimstone/rerolls.ts';
import { hellscapeAnswers, hellscapeReactions } from '../hellscape/reactions.ts';
import type { Answers, Reaction, ReactionFamily } from '../settings/reaction-types.ts';

export type { Reaction, ReactionFamily } from '../settings/reaction-types.ts';

/** All kinds of questions that can answer themselves. Prompts have other names in every game. */
export const REACTIONS: readonly ReactionFamily[] = [...brimstoneReactions, ...hellscapeReactions];

const ANSWERS: Answers = { ...brimstoneAnswers, ...hellscapeAnswers };

/** Re-rolls share one prompt whatever they cost; what they cost decides about the preference. */
const FAMILY_OF: Readonly<Record<string, (decision: Decision) => string>> = {
  'prompt.reroll': rerollFamily,
  'prompt.reroll-higher': rerollFamily,
};

function rerollFamily({ options }: Decision): string {
  return options.some(({ cost }) => cost?.['grit']) ? 'reroll-grit' : 'reroll-free';
}

/** The kind of question a preference can be set for here and now; null when there is none. */
export function reactionFamily(decision: Decision): ReactionFamily | null {
  const { key } = decision.prompt;
  const family = FAMILY_OF[key]?.(decision) ?? key;
  return REACTIONS.find((each) => each.key === family) ?? null;
}

/**
 * The answer that the preferences give to a decision; null when it has to be asked. The table still
 * checks it like any other answer.
 */
export function preferenceFor(
  reactions: Readonly<Record<string, Reaction>>,
  decision: Decision,
): readonly string[] | null {
  const { key } = decision.prompt;
  if (key.startsWith('prompt.reroll-with')) {
    const way = (family: string) => reactions[family] ?? 'ask';
    return rerollWith(decision, way('reroll-grit'), way('reroll-free'));
  }
  const family = reactionFamily(decision);
  const reaction = family ? reactions[family.key] : undefined;
  if (!family || !reaction || reaction === 'ask') return null;
  return ANSWERS[family.key]?.[reaction]?.(decision) ?? null;
}

export function isReactions(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
  return Object.values(stored).every(
    (each) => each === 'ask' || each === 'always' || each === 'never',
  );
}
