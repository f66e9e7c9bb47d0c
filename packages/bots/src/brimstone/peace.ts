import { type AdventureView, type BrimstoneMeaning, meaningOf } from '@crawlspace/brimstone';
import type { Question } from '@crawlspace/kernel';

/** Shows cards that a future draws anew. */
const SHOWS_CARDS = 'prompt.order-tokens';

/** What is decided in peace and can be told apart soon: Grit and health for the next fight. */
const WEIGHED_IN_PEACE: ReadonlySet<string> = new Set([
  'prompt.catch-your-breath',
  'prompt.depth-mines-6',
  'prompt.cancel-dread',
  'prompt.cancel-dread-unseen',
  'prompt.dark-a-fair-offer',
]);

/**
 * In a fight looking ahead always pays. In peace it does at turning points: on the way from one to
 * the next everything depends on what is found many turns later.
 */
export function paysToLookAhead(question: Question, view: AdventureView): boolean {
  const { key } = question.prompt;
  if (view.enemies.length > 0) return key !== SHOWS_CARDS;
  return WEIGHED_IN_PEACE.has(key) || (isActivation(question) && isAtTurningPoint(question));
}

function isActivation({ prompt }: Question): boolean {
  return prompt.key === 'prompt.activation';
}

/** At a Door: look, or wait for the others? Short of one: is it worth Grit to get there now? */
function isAtTurningPoint(question: Question): boolean {
  const kinds = new Set(question.options.map((option) => meaningOf(question, option)?.kind));
  return kinds.has('look') || (kinds.has('grit-move') && !kinds.has('move'));
}

/** Where to go and what to wear is left to habit in peace, and so is rummaging. */
const LEFT_TO_HABIT: ReadonlySet<BrimstoneMeaning['kind']> = new Set(['move', 'items', 'scavenge']);

/** What is compared with the answer of habit: in a fight everything. */
export function worthComparing(question: Question, view: AdventureView): readonly string[] {
  const { options } = question;
  if (view.enemies.length > 0 || !isActivation(question)) return options;
  return options.filter((option) => {
    const meaning = meaningOf(question, option);
    return meaning === null || !LEFT_TO_HABIT.has(meaning.kind);
  });
}
