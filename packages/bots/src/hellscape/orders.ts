import { type Ask, askOf, factsOf, meaningIn } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import {
  alwaysPick,
  asListed,
  type GameOrders,
  keptUnder,
  neverPick,
  type QuestionFamily,
} from '../standing-orders.ts';

const TURN_OVER = 'turn-over';
/** One order for all the actions that a token goes with. */
const TOKEN = 'token';
const PREFIX = 'ask.';

const byAsk: readonly QuestionFamily<Ask | typeof TOKEN>[] = [
  {
    key: 'shadow-ability',
    text: { en: 'Use the Shadow ability', it: 'Usare l’Abilità dell’Ombra' },
    always: alwaysPick('yes'),
    never: neverPick('no'),
  },
  {
    key: 'use',
    text: { en: 'Use a card when its moment comes', it: 'Usare una carta quando è il momento' },
    always: alwaysPick('yes'),
    never: neverPick('no'),
  },
  {
    key: 'anytime',
    text: { en: 'Potions and the like at any time', it: 'Pozioni e simili in ogni momento' },
    never: neverPick('skip'),
    // A potion in the enemies' turn saves a life.
    sometimes: {
      words: {
        en: 'When somebody weak is in danger and can be healed',
        it: 'Se si può curare chi è debole e in pericolo',
      },
      answer: (decision) => (factsOf(decision).urgent ? null : ['skip']),
    },
    usual: 'sometimes',
    isChance: true,
  },
  {
    key: TOKEN,
    text: {
      en: 'Which of the Rogue’s tokens goes with an action',
      it: 'Quale segnalino della Ladra va con un’azione',
    },
    always: {
      words: { en: 'The one that fits, if it’s clear', it: 'Quello adatto, se è chiaro' },
      answer: fittingOne,
    },
    usual: 'always',
  },
  {
    key: 'before-roll',
    text: { en: 'Abilities before a roll', it: 'Abilità prima di un tiro' },
    never: neverPick('roll', { en: 'Roll at once', it: 'Tira subito' }),
  },
  {
    key: 'results',
    text: {
      en: 'Results of a roll, when nothing can be changed',
      it: 'Risultati di un tiro, quando non si può cambiare nulla',
    },
    always: {
      words: { en: 'Resolve them all', it: 'Risolvili tutti' },
      answer: resolveAll,
    },
    usual: 'always',
  },
  {
    key: 'enemy-order',
    text: { en: 'Order in which enemies act', it: 'Ordine in cui agiscono i nemici' },
    always: asListed(1),
    usual: 'always',
  },
  {
    key: 'enemy-way',
    text: { en: 'Which path enemies take', it: 'Che percorso prendono i nemici' },
    always: asListed(1, { en: 'The first', it: 'La prima' }),
    usual: 'always',
  },
  {
    key: 'bless',
    text: { en: 'Which skill to bless', it: 'Quale Abilità benedire' },
    always: {
      words: {
        en: 'The one that works for somebody, if it’s clear',
        it: 'Quella che serve a qualcuno, se è chiaro',
      },
      answer: fittingOne,
    },
    usual: 'always',
  },
  {
    key: 'activate',
    text: { en: 'Who goes next', it: 'A chi tocca' },
    always: {
      words: {
        en: 'As listed while there are no enemies',
        it: 'In ordine, finché non ci sono nemici',
      },
      answer: (decision) =>
        factsOf(decision).quiet ? decision.options.slice(0, 1).map(({ id }) => id) : null,
    },
    usual: 'always',
    isChance: true,
  },
];

const families: readonly QuestionFamily[] = [
  ...keptUnder(PREFIX, byAsk),
  {
    key: TURN_OVER,
    text: {
      en: 'With no action left, when only belongings are left to sort',
      it: 'Senza azioni, se restano solo gli averi da sistemare',
    },
    never: { words: { en: 'End at once', it: 'Termina subito' }, answer: endAtOnce },
    usual: 'never',
    isChance: true,
  },
];

/** What the rules find clear: hardly anybody would pick something else. */
function fittingOne(decision: Decision): readonly string[] | null {
  const { fitting } = factsOf(decision);
  return fitting ? [fitting] : null;
}

/** What can be done as well in another turn, or was possible before the last action. */
const CAN_WAIT: readonly string[] = ['put-away', 'lift', 'stance', 'turn-amulet', 'end-turn'];

/** The same while no enemy is about: there is nobody to be ready for before the next turn. */
const CAN_WAIT_IN_PEACE: readonly string[] = [...CAN_WAIT, 'use', 'lay'];

function endAtOnce(decision: Decision): readonly string[] | null {
  const kinds = factsOf(decision).quiet ? CAN_WAIT_IN_PEACE : CAN_WAIT;
  const canWait = decision.options.every((option) => {
    const meaning = meaningIn(option);
    return kinds.includes(meaning.kind) || (meaning.kind === 'use' && meaning.timing === 'anytime');
  });
  return canWait ? ['end-turn'] : null;
}

/** What changes nothing about the dice: they resolve in any order, and things are put away later too. */
const INDIFFERENT: readonly string[] = ['finish', 'resolve', 'put-away', 'lay', 'lift'];

/** Re-rolls and abilities are worth a question. */
function resolveAll({ options }: Decision): readonly string[] | null {
  const settled = options.every((option) => INDIFFERENT.includes(meaningIn(option).kind));
  return settled ? ['finish'] : null;
}

/** A turn without actions is asked like any other, and every action has its own words for tokens. */
function keyOf(decision: Decision): string {
  const ask = askOf(decision);
  if (OF_TOKENS.has(ask)) return PREFIX + TOKEN;
  return ask === 'turn' && factsOf(decision).actions === 0 ? TURN_OVER : PREFIX + ask;
}

const OF_TOKENS: ReadonlySet<Ask | null> = new Set([
  'token-move',
  'token-attack',
  'token-recover',
  'token-trade',
  'token-special',
]);

/** The round that orders can be given for. */
function spanOf({ round }: { round: number }): string {
  return `round ${round}`;
}

export const hellscapeOrders: GameOrders = { families, keyOf, spanOf };
