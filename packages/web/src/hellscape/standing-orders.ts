import { meaningIn } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import {
  alwaysPick,
  asListed,
  type GameOrders,
  neverPick,
  type QuestionFamily,
} from '../settings/standing-orders.ts';

const families: readonly QuestionFamily[] = [
  {
    key: 'ask.shadow-ability',
    text: { en: 'Use the Shadow ability', it: 'Usare l’Abilità dell’Ombra' },
    always: alwaysPick('yes'),
    never: neverPick('no'),
  },
  {
    key: 'ask.use',
    text: { en: 'Use a card when its moment comes', it: 'Usare una carta quando è il momento' },
    always: alwaysPick('yes'),
    never: neverPick('no'),
  },
  {
    key: 'ask.anytime',
    text: { en: 'Potions and the like at any time', it: 'Pozioni e simili in ogni momento' },
    never: neverPick('skip'),
  },
  {
    key: 'ask.before-roll',
    text: { en: 'Abilities before a roll', it: 'Abilità prima di un tiro' },
    never: neverPick('roll', { en: 'Roll at once', it: 'Tira subito' }),
  },
  {
    key: 'ask.results',
    text: {
      en: 'Results of a roll, when nothing can be changed',
      it: 'Risultati di un tiro, quando non si può cambiare nulla',
    },
    always: {
      words: { en: 'Resolve them all', it: 'Risolvili tutti' },
      answer: resolveAll,
    },
  },
  {
    key: 'ask.enemy-order',
    text: { en: 'Order in which enemies act', it: 'Ordine in cui agiscono i nemici' },
    always: asListed(1),
  },
  {
    key: 'ask.enemy-way',
    text: { en: 'Which way enemies take', it: 'Quale via prendono i nemici' },
    always: asListed(1, { en: 'The first', it: 'La prima' }),
  },
];

/** Re-rolls and abilities are worth a question; dice alone resolve in any order. */
function resolveAll({ options }: Decision): readonly string[] | null {
  const settled = options.every((option) => {
    const { kind } = meaningIn(option);
    return kind === 'finish' || kind === 'resolve';
  });
  return settled ? ['finish'] : null;
}

export const hellscapeOrders: GameOrders = { families };
