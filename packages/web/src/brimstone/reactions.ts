import {
  type Answers,
  AS_LISTED,
  type ByItself,
  NO,
  pick,
  type ReactionFamily,
  type Wording,
  YES,
} from '../settings/reaction-types.ts';
import { reroll } from './rerolls.ts';

const AS_IT_IS: Wording = { en: 'Leave as it is', it: "Lascia com'è" };

export const brimstoneReactions: readonly ReactionFamily[] = [
  {
    game: 'brimstone',
    key: 'reroll-grit',
    text: {
      en: 'Re-roll with Grit (always: all failed dice)',
      it: 'Rilanciare con la Grinta (sempre: tutti i dadi falliti)',
    },
    always: YES,
    never: NO,
  },
  {
    game: 'brimstone',
    key: 'reroll-free',
    text: {
      en: 'Re-roll with abilities and items',
      it: 'Rilanciare con abilità e oggetti',
    },
    always: YES,
    never: NO,
  },
  {
    game: 'brimstone',
    key: 'prompt.revive',
    text: { en: 'Use a Revive Token when KO’d', it: 'Usare un segnalino Rianimazione al KO' },
    always: YES,
    never: NO,
  },
  {
    game: 'brimstone',
    key: 'prompt.cancel-dread',
    text: {
      en: 'Cancel a revealed Growing Dread card with Grit',
      it: 'Annullare con la Grinta un Terrore Crescente rivelato',
    },
    always: YES,
    never: NO,
  },
  {
    game: 'brimstone',
    key: 'prompt.cancel-dread-unseen',
    text: {
      en: 'Cancel Growing Dread unseen at the start of a turn',
      it: 'Annullare un Terrore Crescente coperto a inizio turno',
    },
    always: YES,
    never: NO,
  },
  {
    game: 'brimstone',
    key: 'prompt.turn-start',
    text: { en: 'Start of the turn: flee or hold back', it: 'Inizio turno: fuggire o trattenere' },
    always: { en: 'Always hold back', it: 'Trattieni sempre' },
  },
  {
    game: 'brimstone',
    key: 'prompt.anytime',
    text: {
      en: 'Tokens and items between activations',
      it: 'Segnalini e oggetti tra le attivazioni',
    },
    never: NO,
  },
  {
    game: 'brimstone',
    key: 'prompt.use-turn-start',
    text: { en: 'Abilities at the start of a turn', it: "Abilità all'inizio del turno" },
    never: NO,
  },
  {
    game: 'brimstone',
    key: 'prompt.use-turn-end',
    text: { en: 'Abilities at the end of a turn', it: 'Abilità alla fine del turno' },
    never: NO,
  },
  {
    game: 'brimstone',
    key: 'prompt.use-card',
    text: { en: 'Use a card when its moment comes', it: 'Usare una carta quando è il momento' },
    always: YES,
    never: NO,
  },
  {
    game: 'brimstone',
    key: 'prompt.spend-grit-at-once',
    text: { en: 'Grit past the maximum', it: 'Grinta oltre il massimo' },
    always: { en: 'Move further', it: 'Muoviti ancora' },
    never: { en: 'Let it go', it: 'Lasciala andare' },
  },
  {
    game: 'brimstone',
    key: 'prompt.assign-hands',
    text: { en: 'Change what is in hand', it: 'Cambiare cosa si impugna' },
    never: AS_IT_IS,
  },
  {
    game: 'brimstone',
    key: 'prompt.switch-clothing',
    text: { en: 'Change clothing in a fight', it: 'Cambiare abbigliamento in uno scontro' },
    never: AS_IT_IS,
  },
  {
    game: 'brimstone',
    key: 'prompt.enemy-order',
    text: { en: 'Order in which enemies act', it: 'Ordine in cui agiscono i nemici' },
    always: AS_LISTED,
  },
  {
    game: 'brimstone',
    key: 'prompt.end-of-turn-order',
    text: { en: 'Order at the end of a turn', it: 'Ordine alla fine del turno' },
    always: AS_LISTED,
  },
];

const asListed: ByItself = ({ options }) => options.map(({ id }) => id);

export const brimstoneAnswers: Answers = {
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
