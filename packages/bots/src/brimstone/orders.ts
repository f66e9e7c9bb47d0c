import { type Ask, askOf, factsOf, meaningIn, type RollKind } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import {
  alwaysPick,
  asListed,
  type GameOrders,
  keptUnder,
  neverPick,
  orderOf,
  type QuestionFamily,
  type StandingOrders,
  type Wording,
} from '../standing-orders.ts';
import { type Means, rerollFamilies, rerollKey } from './reroll-orders.ts';
import { rerollWith } from './rerolls.ts';

const AS_IT_IS: Wording = { en: 'Leave as it is', it: 'Lascia com’è' };

const byAsk: readonly QuestionFamily<Ask>[] = [
  {
    key: 'revive',
    text: { en: 'Use a Revive Token when KO’d', it: 'Usare un segnalino Rianimazione al KO' },
    always: alwaysPick('yes'),
    never: neverPick('no'),
  },
  {
    key: 'cancel-dread',
    text: {
      en: 'Cancel a revealed Growing Dread card with Grit',
      it: 'Annullare con la Grinta un Terrore Crescente rivelato',
    },
    always: alwaysPick('yes'),
    never: neverPick('no'),
  },
  {
    key: 'cancel-dread-unseen',
    text: {
      en: 'Cancel Growing Dread unseen at the start of a turn',
      it: 'Annullare un Terrore Crescente coperto a inizio turno',
    },
    always: alwaysPick('yes'),
    never: neverPick('no'),
  },
  {
    key: 'turn-start',
    text: { en: 'Start of the turn: flee or hold back', it: 'Inizio turno: fuggire o trattenere' },
    always: alwaysPick('hold-back', { en: 'Always hold back', it: 'Trattieni sempre' }),
    sometimes: {
      words: { en: 'Hold back from turn 2 on', it: 'Trattieni dal turno 2' },
      answer: fromTurnTwo,
    },
    usual: 'sometimes',
    isChance: true,
  },
  {
    key: 'anytime',
    text: {
      en: 'Tokens and items between activations',
      it: 'Segnalini e oggetti tra le attivazioni',
    },
    never: neverPick('continue'),
    usual: 'never',
    isChance: true,
  },
  {
    key: 'asked-to-use',
    text: {
      en: 'Use something when another hero asks for it',
      it: 'Usare qualcosa quando un altro eroe lo chiede',
    },
    always: alwaysPick('yes'),
    never: neverPick('no'),
  },
  {
    key: 'activation-after',
    text: {
      en: 'After the attack or search, when only belongings are left to sort',
      it: 'Dopo l’attacco o la ricerca, se restano solo gli averi da sistemare',
    },
    never: { words: { en: 'End at once', it: 'Termina subito' }, answer: endAtOnce },
    usual: 'never',
    isChance: true,
  },
  {
    key: 'use-turn-start',
    text: { en: 'Abilities at the start of a turn', it: 'Abilità all’inizio del turno' },
    never: neverPick('pass'),
    sometimes: {
      words: {
        en: 'Ask when a fight begins, and while enemies outnumber you',
        it: 'Chiedi quando inizia uno scontro e se i nemici sono di più',
      },
      answer: whenLittleIsAtStake,
    },
    usual: 'sometimes',
  },
  {
    key: 'use-turn-end',
    text: { en: 'Abilities at the end of a turn', it: 'Abilità alla fine del turno' },
    never: neverPick('pass'),
    sometimes: {
      words: { en: 'Use what costs nothing', it: 'Usa ciò che non costa nulla' },
      answer: useTheOnlyFree,
    },
    usual: 'sometimes',
  },
  {
    key: 'use-card',
    text: { en: 'Use a card when its moment comes', it: 'Usare una carta quando è il momento' },
    always: alwaysPick('yes'),
    never: neverPick('no'),
    sometimes: {
      words: {
        en: 'Not if your other hits are enough',
        it: 'Non se bastano gli altri colpi',
      },
      answer: whereOtherHitsDo,
    },
    usual: 'sometimes',
  },
  {
    key: 'comfort',
    text: { en: 'Comforting Presence', it: 'Presenza di Conforto' },
    always: {
      words: { en: 'Heal both if possible', it: 'Cura entrambe se possibile' },
      answer: ({ options }) => (options.some(({ id }) => id === 'both') ? ['both'] : null),
    },
    usual: 'always',
  },
  {
    key: 'spend-grit-at-once',
    text: { en: 'Grit above your Max Grit', it: 'Grinta oltre la massima' },
    always: alwaysPick('move', { en: 'Move further', it: 'Muoviti ancora' }),
    never: neverPick('lose', { en: 'Let it go', it: 'Lasciala andare' }),
    sometimes: {
      words: { en: 'Move, unless it has another use', it: 'Muovi, se non serve ad altro' },
      answer: ({ options }) => (options.length === 2 ? moveRather(options) : null),
    },
    usual: 'sometimes',
  },
  {
    key: 'assign-hands',
    text: { en: 'Change what is in hand', it: 'Cambiare cosa si impugna' },
    never: neverPick('keep', AS_IT_IS),
    usual: 'never',
    isChance: true,
  },
  {
    key: 'switch-clothing',
    text: { en: 'Change clothing in a fight', it: 'Cambiare abbigliamento in uno scontro' },
    never: neverPick('keep', AS_IT_IS),
  },
  {
    key: 'enemy-order',
    text: { en: 'Order in which enemies act', it: 'Ordine in cui agiscono i nemici' },
    always: asListed(),
    usual: 'always',
  },
  {
    key: 'assign-hits',
    text: { en: 'Hits on the only enemy in reach', it: 'Colpi sull’unico nemico a portata' },
    always: {
      words: { en: 'Assign them all', it: 'Assegnali tutti' },
      answer: ({ options: [only, ...others], max }) =>
        only && others.length === 0 ? Array<string>(max).fill(only.id) : null,
    },
    usual: 'always',
  },
  {
    key: 'start-of-activation-order',
    text: { en: 'Order at the start of an activation', it: 'Ordine all’inizio di un’attivazione' },
    always: asListed(),
    usual: 'always',
  },
  {
    key: 'end-of-turn-order',
    text: { en: 'Order at the end of a turn', it: 'Ordine alla fine del turno' },
    always: asListed(),
    usual: 'always',
  },
];

const PREFIX = 'prompt.';

const families: readonly QuestionFamily[] = [
  ...rerollFamilies('reroll-grit'),
  ...rerollFamilies('reroll-free'),
  ...keptUnder(PREFIX, byAsk),
];

/** An ability that is there every turn and takes nothing is used where it is the only one. */
function useTheOnlyFree({ options }: Decision): readonly string[] | null {
  const [first, ...others] = options.filter(({ id }) => id !== 'pass');
  if (!first || others.length > 0 || first.cost?.['grit']) return null;
  const meaning = meaningIn(first);
  if (meaning?.kind !== 'use') return null;
  return meaning.token === null && meaning.item === null ? [first.id] : null;
}

/** In the middle of a fight that goes well nobody spends what works once in an Adventure. */
function whenLittleIsAtStake(decision: Decision): readonly string[] | null {
  const { fight } = factsOf(decision);
  if (!fight || fight.fought <= 0) return null;
  return fight.foes > fight.heroes ? null : ['pass'];
}

/** An enemy that falls to the hits still to come needs nothing added to this one. */
function whereOtherHitsDo(decision: Decision): readonly string[] | null {
  const { hit } = factsOf(decision);
  return hit && hit.wounds + hit.rest >= hit.health ? ['no'] : null;
}

/** Grit that is lost otherwise goes into movement. */
function moveRather(options: Decision['options']): readonly string[] | null {
  return options.some(({ id }) => id === 'move') ? ['move'] : null;
}

/** The first turn waits for people: before it they look at the party, and may set it up anew. */
function fromTurnTwo(decision: Decision): readonly string[] | null {
  return factsOf(decision).turn === 1 ? null : ['hold-back'];
}

/** Free Attacks, what works in this activation alone, and the Lantern are worth a question. */
function endAtOnce({ seat, options }: Decision): readonly string[] | null {
  const isMinor = (option: Decision['options'][number]) => {
    const meaning = meaningIn(option);
    if (meaning?.kind === 'use') return meaning.hero !== seat || meaning.timing === 'anytime';
    return meaning?.kind === 'items' || meaning?.kind === 'end';
  };
  return options.every(isMinor) ? ['end'] : null;
}

/** Re-rolls share their prompts; the kind of roll and what it costs decide about the order. */
function keyOf(decision: Decision): string {
  const { options } = decision;
  const kind = kindOfRoll(options);
  if (!kind || isWhichReroll(decision)) return PREFIX + askOf(decision);
  const costsGrit = options.some(({ cost }) => cost?.['grit']);
  return rerollKey(costsGrit ? 'reroll-grit' : 'reroll-free', kind);
}

/** With what dice are rolled again, and not yet which. */
function isWhichReroll(decision: Decision): boolean {
  const ask = askOf(decision);
  return ask === 'reroll-with' || ask === 'reroll-with-higher';
}

function kindOfRoll(options: Decision['options']): RollKind | null {
  const [first] = options;
  const meaning = first && meaningIn(first);
  return meaning && 'roll' in meaning ? (meaning.roll?.kind ?? null) : null;
}

function together(orders: StandingOrders, decision: Decision) {
  const kind = kindOfRoll(decision.options);
  if (!kind || !isWhichReroll(decision)) return undefined;
  const order = (means: Means) => {
    const family = families.find(({ key }) => key === rerollKey(means, kind));
    const given = family ? orderOf(family, orders) : 'ask';
    // Which dice harmed, and what would be found, is not told here.
    const isAsked = kind === 'affliction' || kind === 'search';
    return isAsked && given === 'sometimes' ? 'ask' : given;
  };
  return rerollWith(decision, order('reroll-grit'), order('reroll-free'));
}

/** The fight that orders can be given for; in Town there are none. */
function spanOf({ fight }: { fight?: { startedInTurn: number } | null }): string | null {
  return fight ? `fight ${fight.startedInTurn}` : null;
}

export const brimstoneOrders: GameOrders = { families, keyOf, spanOf, together };
