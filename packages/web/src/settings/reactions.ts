import type { Language } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import { reroll, rerollWith } from './rerolls.ts';

/** What to do about a kind of question: ask, or answer it by itself. */
export type Reaction = 'ask' | 'always' | 'never';

/** How a kind of question is answered by itself; null when this one has to be asked after all. */
type ByItself = (decision: Decision) => readonly string[] | null;

/** Questions that people may not want to be asked every time. */
export interface ReactionFamily {
  /** What the preference is kept under: a prompt, or a kind of re-roll. */
  readonly key: string;
  readonly text: Readonly<Record<Language, string>>;
  /** What it can be set to, besides 'ask'. */
  readonly always?: Wording;
  readonly never?: Wording;
}

/** What happens with this setting, in words. */
type Wording = Readonly<Record<Language, string>>;

const YES: Wording = { en: 'Always', it: 'Sempre' };
const NO: Wording = { en: 'Never', it: 'Mai' };
const AS_LISTED: Wording = { en: 'In the order listed', it: "Nell'ordine elencato" };
const AS_IT_IS: Wording = { en: 'Leave as it is', it: "Lascia com'è" };

export const REACTIONS: readonly ReactionFamily[] = [
  {
    key: 'reroll-grit',
    text: {
      en: 'Re-roll with Grit (always: all failed dice)',
      it: 'Ritirare con la Grinta (sempre: tutti i dadi falliti)',
    },
    always: YES,
    never: NO,
  },
  {
    key: 'reroll-free',
    text: {
      en: 'Re-roll with abilities and items',
      it: 'Ritirare con abilità e oggetti',
    },
    always: YES,
    never: NO,
  },
  {
    key: 'prompt.revive',
    text: { en: 'Use a Revive Token when KO’d', it: 'Usare un Segnalino Rianimazione al KO' },
    always: YES,
    never: NO,
  },
  {
    key: 'prompt.cancel-dread',
    text: {
      en: 'Cancel a revealed Growing Dread card with Grit',
      it: 'Annullare con la Grinta un Terrore Crescente rivelato',
    },
    always: YES,
    never: NO,
  },
  {
    key: 'prompt.cancel-dread-unseen',
    text: {
      en: 'Cancel Growing Dread unseen at the start of a turn',
      it: 'Annullare Terrore Crescente coperto a inizio turno',
    },
    always: YES,
    never: NO,
  },
  {
    key: 'prompt.turn-start',
    text: { en: 'Start of the turn: flee or hold back', it: 'Inizio turno: fuggire o trattenere' },
    always: { en: 'Always hold back', it: 'Trattieni sempre' },
  },
  {
    key: 'prompt.anytime',
    text: {
      en: 'Tokens and items between activations',
      it: 'Segnalini e oggetti tra le attivazioni',
    },
    never: NO,
  },
  {
    key: 'prompt.use-turn-start',
    text: { en: 'Abilities at the start of a turn', it: "Abilità all'inizio del turno" },
    never: NO,
  },
  {
    key: 'prompt.use-turn-end',
    text: { en: 'Abilities at the end of a turn', it: 'Abilità alla fine del turno' },
    never: NO,
  },
  {
    key: 'prompt.use-card',
    text: { en: 'Use a card when its moment comes', it: 'Usare una carta quando è il momento' },
    always: YES,
    never: NO,
  },
  {
    key: 'prompt.spend-grit-at-once',
    text: { en: 'Grit past the maximum', it: 'Grinta oltre il massimo' },
    always: { en: 'Move further', it: 'Muovi oltre' },
    never: { en: 'Let it go', it: 'Lasciala andare' },
  },
  {
    key: 'prompt.assign-hands',
    text: { en: 'Change what is in hand', it: 'Cambiare cosa si impugna' },
    never: AS_IT_IS,
  },
  {
    key: 'prompt.switch-clothing',
    text: { en: 'Change clothing in a fight', it: 'Cambiare abiti in combattimento' },
    never: AS_IT_IS,
  },
  {
    key: 'prompt.enemy-order',
    text: { en: 'Order in which enemies act', it: 'Ordine in cui agiscono i nemici' },
    always: AS_LISTED,
  },
  {
    key: 'prompt.end-of-turn-order',
    text: { en: 'Order at the end of a turn', it: 'Ordine alla fine del turno' },
    always: AS_LISTED,
  },
];

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

const pick =
  (option: string): ByItself =>
  () => [option];
const asListed: ByItself = ({ options }) => options.map(({ id }) => id);

const ANSWERS: Readonly<Record<string, Partial<Record<'always' | 'never', ByItself>>>> = {
  'reroll-grit': { always: reroll, never: () => [] },
  'reroll-free': { always: reroll, never: () => [] },
  'prompt.revive': { always: pick('yes'), never: pick('no') },
  'prompt.cancel-dread': { always: pick('yes'), never: pick('no') },
  'prompt.cancel-dread-unseen': { always: pick('yes'), never: pick('no') },
  'prompt.turn-start': { always: pick('hold-back') },
  'prompt.anytime': { never: pick('continue') },
  'prompt.use-turn-start': { never: pick('pass') },
  'prompt.use-turn-end': { never: pick('pass') },
  'prompt.use-card': { always: pick('yes'), never: pick('no') },
  'prompt.spend-grit-at-once': { always: pick('move'), never: pick('lose') },
  'prompt.assign-hands': { never: pick('keep') },
  'prompt.switch-clothing': { never: pick('keep') },
  'prompt.enemy-order': { always: asListed },
  'prompt.end-of-turn-order': { always: asListed },
};

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
