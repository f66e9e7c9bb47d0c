import {
  type Answers,
  AS_LISTED,
  type ByItself,
  NO,
  pick,
  type ReactionFamily,
  YES,
} from '../settings/reaction-types.ts';

export const hellscapeReactions: readonly ReactionFamily[] = [
  {
    game: 'hellscape',
    key: 'ask.shadow-ability',
    text: { en: 'Use the Shadow ability', it: 'Usare l’Abilità dell’Ombra' },
    always: YES,
    never: NO,
  },
  {
    game: 'hellscape',
    key: 'ask.use',
    text: { en: 'Use a card when its moment comes', it: 'Usare una carta quando è il momento' },
    always: YES,
    never: NO,
  },
  {
    game: 'hellscape',
    key: 'ask.anytime',
    text: { en: 'Potions and the like at any time', it: 'Pozioni e simili in ogni momento' },
    never: NO,
  },
  {
    game: 'hellscape',
    key: 'ask.before-roll',
    text: { en: 'Abilities before a roll', it: 'Abilità prima di un tiro' },
    never: { en: 'Roll at once', it: 'Tira subito' },
  },
  {
    game: 'hellscape',
    key: 'ask.results',
    text: {
      en: 'Results of a roll, when nothing can be changed',
      it: 'Risultati di un tiro, quando non si può cambiare nulla',
    },
    always: { en: 'Resolve them all', it: 'Risolvili tutti' },
  },
  {
    game: 'hellscape',
    key: 'ask.enemy-order',
    text: { en: 'Order in which enemies act', it: 'Ordine in cui agiscono i nemici' },
    always: AS_LISTED,
  },
  {
    game: 'hellscape',
    key: 'ask.enemy-way',
    text: { en: 'Which way enemies take', it: 'Quale via prendono i nemici' },
    always: { en: 'The first', it: 'La prima' },
  },
];

const first: ByItself = ({ options }) => options.slice(0, 1).map(({ id }) => id);

/** Re-rolls and abilities are worth a question; dice alone resolve in any order. */
const resolveAll: ByItself = ({ options }) =>
  options.every(({ id }) => id === 'finish' || /^die\d+$/.test(id)) ? ['finish'] : null;

export const hellscapeAnswers: Answers = {
  'ask.shadow-ability': { always: pick('yes'), never: pick('no') },
  'ask.use': { always: pick('yes'), never: pick('no') },
  'ask.anytime': { never: pick('skip') },
  'ask.before-roll': { never: pick('roll') },
  'ask.results': { always: resolveAll },
  'ask.enemy-order': { always: first },
  'ask.enemy-way': { always: first },
};
