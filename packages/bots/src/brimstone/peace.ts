import {
  type AdventureView,
  type Ask,
  askOf,
  type BrimstoneMeaning,
  type CardId,
  cardAsking,
  meaningOf,
} from '@crawlspace/brimstone';
import type { Question } from '@crawlspace/kernel';

/** Shows cards that a future draws anew. */
const SHOWS_CARDS: Ask = 'order-tokens';

/** What is decided in peace and can be told apart soon: Grit and health for the next fight. */
const WEIGHED_IN_PEACE: ReadonlySet<Ask> = new Set([
  'catch-your-breath',
  'cancel-dread',
  'cancel-dread-unseen',
]);
const CARDS_WEIGHED_IN_PEACE: ReadonlySet<CardId | null> = new Set([
  'depth-mines-6',
  'dark-a-fair-offer',
]);

/**
 * In a fight looking ahead always pays. In peace it does at turning points: on the way from one to
 * the next everything depends on what is found many turns later.
 */
export function paysToLookAhead(question: Question, view: AdventureView): boolean {
  const ask = askOf(question);
  if (view.enemies.length > 0) return ask !== SHOWS_CARDS;
  if (WEIGHED_IN_PEACE.has(ask) || CARDS_WEIGHED_IN_PEACE.has(cardAsking(question))) return true;
  return ask === 'activation' && isAtTurningPoint(question);
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
  if (view.enemies.length > 0 || askOf(question) !== 'activation') return options;
  return options.filter((option) => {
    const meaning = meaningOf(question, option);
    return meaning === null || !LEFT_TO_HABIT.has(meaning.kind);
  });
}
