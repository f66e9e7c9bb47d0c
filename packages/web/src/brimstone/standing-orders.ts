import type { Decision } from '@crawlspace/kernel';
import {
  alwaysPick,
  asListed,
  type GameOrders,
  neverPick,
  type OrderOnOffer,
  type QuestionFamily,
  type Wording,
} from '../settings/standing-orders.ts';
import { reroll, rerollWith } from './rerolls.ts';

const AS_IT_IS: Wording = { en: 'Leave as it is', it: "Lascia com'è" };
const REROLL: OrderOnOffer = { words: { en: 'Always', it: 'Sempre' }, answer: reroll };
/** Whoever has chosen a means of re-rolling has to choose dice for it, whatever the order says. */
const KEEP: OrderOnOffer = {
  words: { en: 'Never', it: 'Mai' },
  answer: ({ min }) => (min > 0 ? null : []),
};

const families: readonly QuestionFamily[] = [
  {
    key: 'reroll-grit',
    text: {
      en: 'Re-roll with Grit (always: all failed dice)',
      it: 'Rilanciare con la Grinta (sempre: tutti i dadi falliti)',
    },
    always: REROLL,
    never: KEEP,
  },
  {
    key: 'reroll-free',
    text: {
      en: 'Re-roll with abilities and items',
      it: 'Rilanciare con abilità e oggetti',
    },
    always: REROLL,
    never: KEEP,
  },
  {
    key: 'prompt.revive',
    text: { en: 'Use a Revive Token when KO’d', it: 'Usare un segnalino Rianimazione al KO' },
    always: alwaysPick('yes'),
    never: neverPick('no'),
  },
  {
    key: 'prompt.cancel-dread',
    text: {
      en: 'Cancel a revealed Growing Dread card with Grit',
      it: 'Annullare con la Grinta un Terrore Crescente rivelato',
    },
    always: alwaysPick('yes'),
    never: neverPick('no'),
  },
  {
    key: 'prompt.cancel-dread-unseen',
    text: {
      en: 'Cancel Growing Dread unseen at the start of a turn',
      it: 'Annullare un Terrore Crescente coperto a inizio turno',
    },
    always: alwaysPick('yes'),
    never: neverPick('no'),
  },
  {
    key: 'prompt.turn-start',
    text: { en: 'Start of the turn: flee or hold back', it: 'Inizio turno: fuggire o trattenere' },
    always: alwaysPick('hold-back', { en: 'Always hold back', it: 'Trattieni sempre' }),
  },
  {
    key: 'prompt.anytime',
    text: {
      en: 'Tokens and items between activations',
      it: 'Segnalini e oggetti tra le attivazioni',
    },
    never: neverPick('continue'),
  },
  {
    key: 'prompt.use-turn-start',
    text: { en: 'Abilities at the start of a turn', it: "Abilità all'inizio del turno" },
    never: neverPick('pass'),
  },
  {
    key: 'prompt.use-turn-end',
    text: { en: 'Abilities at the end of a turn', it: 'Abilità alla fine del turno' },
    never: neverPick('pass'),
  },
  {
    key: 'prompt.use-card',
    text: { en: 'Use a card when its moment comes', it: 'Usare una carta quando è il momento' },
    always: alwaysPick('yes'),
    never: neverPick('no'),
  },
  {
    key: 'prompt.spend-grit-at-once',
    text: { en: 'Grit past the maximum', it: 'Grinta oltre il massimo' },
    always: alwaysPick('move', { en: 'Move further', it: 'Muoviti ancora' }),
    never: neverPick('lose', { en: 'Let it go', it: 'Lasciala andare' }),
  },
  {
    key: 'prompt.assign-hands',
    text: { en: 'Change what is in hand', it: 'Cambiare cosa si impugna' },
    never: neverPick('keep', AS_IT_IS),
  },
  {
    key: 'prompt.switch-clothing',
    text: { en: 'Change clothing in a fight', it: 'Cambiare abbigliamento in uno scontro' },
    never: neverPick('keep', AS_IT_IS),
  },
  {
    key: 'prompt.enemy-order',
    text: { en: 'Order in which enemies act', it: 'Ordine in cui agiscono i nemici' },
    always: asListed(),
  },
  {
    key: 'prompt.end-of-turn-order',
    text: { en: 'Order at the end of a turn', it: 'Ordine alla fine del turno' },
    always: asListed(),
  },
];

/** Re-rolls share one prompt whatever they cost; what they cost decides about the order. */
function keyOf({ prompt, options }: Decision): string | null {
  if (prompt.key !== 'prompt.reroll' && prompt.key !== 'prompt.reroll-higher') return null;
  return options.some(({ cost }) => cost?.['grit']) ? 'reroll-grit' : 'reroll-free';
}

export const brimstoneOrders: GameOrders = {
  families,
  keyOf,
  together: (orders, decision) =>
    decision.prompt.key.startsWith('prompt.reroll-with')
      ? rerollWith(decision, orders['reroll-grit'] ?? 'ask', orders['reroll-free'] ?? 'ask')
      : undefined,
};
