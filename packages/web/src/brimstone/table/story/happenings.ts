import type { BrimstoneEvent, EventDetails, EventOf, Made } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../../of-the-game.ts';
import { content } from '../../content.ts';

/** What a die means for the one who looks at it. */
export type Meaning = 'good' | 'crit' | 'bad' | 'nothing' | 'plain';

export interface ShownDie {
  readonly value: number;
  readonly meaning: Meaning;
}

/** Dice that were rolled, and what came of them. */
export interface Throw {
  readonly kind: 'dice';
  readonly n: number;
  readonly purpose: string;
  readonly hero?: number;
  readonly enemy?: string;
  readonly dice: readonly ShownDie[];
  readonly need?: number;
  readonly rerolled: boolean;
  /** How many dice were good enough; for enemies, how many hit. */
  readonly successes: number | null;
  readonly outcome?: 'held' | 'moves' | 'depth-event';
  /** What it comes to where that is not what the dice show, and why. */
  readonly total?: number;
  readonly made?: Made;
}

/** A card that came up. */
export interface Turned {
  readonly kind: 'card';
  readonly n: number;
  readonly card: string;
  readonly deck: Deck;
  readonly hero?: number;
  /** The chart that it is a row of, and what was rolled on it. */
  readonly chart?: string;
  readonly dice?: readonly number[];
  /** Whom a threat brings, and how many. */
  readonly foes?: readonly Foes[];
}

interface Foes {
  readonly type: string;
  readonly amount: number;
}

/** Something everybody should notice. */
export interface Cry {
  readonly kind: 'cry';
  readonly n: number;
  readonly cry: 'fight' | 'ambush' | 'fight-over' | 'door' | 'clue' | 'objective' | 'gate';
  readonly hero?: number;
}

export type Happening = Throw | Turned | Cry;

type Deck = 'threat' | 'loot' | 'scavenge' | 'elite' | 'token' | 'chart' | 'level' | 'item';

const CARDS: Readonly<Partial<Record<BrimstoneEvent['t'], Deck>>> = {
  threat: 'threat',
  loot: 'loot',
  'scavenge-card': 'scavenge',
  elite: 'elite',
  'token-revealed': 'token',
  'chart-row': 'chart',
  'level-bonus': 'level',
  'item-gained': 'item',
};

const CRIES: Readonly<Partial<Record<BrimstoneEvent['t'], Cry['cry']>>> = {
  'fight-started': 'fight',
  'fight-ended': 'fight-over',
  ambush: 'ambush',
  'door-opened': 'door',
  'clue-found': 'clue',
  'objective-found': 'objective',
  'gate-opened': 'gate',
};

/** What of the latest events is worth showing over the board, in their order. */
export function happenings(
  all: readonly Told<BrimstoneEvent>[],
  from: number,
): readonly Happening[] {
  return all.slice(from).flatMap(({ n, event }, i): readonly Happening[] => {
    if (!isOfTheGame(event)) return [];
    const cry = CRIES[event.t];
    if (cry) return [{ kind: 'cry', n, cry, ...heroOf(event) }];
    const deck = CARDS[event.t];
    const { card }: EventDetails = event;
    if (deck && card && isWorthShowing(event))
      return [
        {
          kind: 'card',
          n,
          card,
          deck,
          ...heroOf(event),
          ...rolledFor(event),
          ...foesOf(all, from + i),
        },
      ];
    return throwOf(all, from + i, n, event);
  });
}

/** What heroes bring along from the start is no find. */
export function isWorthShowing({ t, card }: EventDetails & { readonly t: string }): boolean {
  return t !== 'item-gained' || isFind(card ?? '');
}

function isFind(card: string): boolean {
  const { itemDecks, worlds } = content();
  const decks = ['gear', ...Object.values(worlds).map(({ artifacts }) => artifacts)];
  return decks.some((deck) => itemDecks[deck]?.includes(card));
}

/** A threat is told before those whom it brings are placed. */
function foesOf(all: readonly Told<BrimstoneEvent>[], place: number): { foes?: readonly Foes[] } {
  if (all[place]?.event.t !== 'threat') return {};
  const foes: Foes[] = [];
  for (const { event } of all.slice(place + 1)) {
    if (event.t === 'threat' || event.t === 'turn') break;
    if (event.t === 'enemies-placed') foes.push({ type: event.type, amount: event.amount });
  }
  return foes.length > 0 ? { foes } : {};
}

/** On a chart the dice say which row it is. */
function rolledFor(event: BrimstoneEvent): Pick<Turned, 'chart' | 'dice'> {
  if (event.t === 'chart-row') return { chart: event.purpose, dice: event.dice };
  return event.t === 'level-bonus' ? { dice: event.dice } : {};
}

function heroOf({ hero }: EventDetails): { hero?: number } {
  return hero === undefined ? {} : { hero };
}

function throwOf(
  all: readonly Told<BrimstoneEvent>[],
  place: number,
  n: number,
  event: BrimstoneEvent,
): readonly Throw[] {
  if (event.t === 'enemy-attack') return [attackOf(n, event)];
  if (event.t !== 'rolled' && event.t !== 'rerolled') return [];
  const { dice, purpose } = event;
  if (dice.length === 0) return [];
  const need = event.t === 'rolled' ? event.need : needBefore(all, place, event);
  if (purpose === 'hold-back') return [holdBack(all, place, n, event, need)];
  const shown = dice.map((value) => ({ value, meaning: meaningOf(purpose, value, need) }));
  return [
    {
      kind: 'dice',
      n,
      purpose,
      ...heroOf(event),
      dice: shown,
      ...(need === undefined ? {} : { need }),
      rerolled: event.t === 'rerolled',
      successes:
        need === undefined ? null : shown.filter(({ meaning }) => meaning !== 'nothing').length,
      ...(purpose === 'move' ? changedMove(all, place, event) : {}),
    },
  ];
}

/** How far the hero can move, where that is not what the die shows. */
function changedMove(
  all: readonly Told<BrimstoneEvent>[],
  place: number,
  { hero }: EventDetails,
): Pick<Throw, 'total' | 'made'> {
  for (const { event } of all.slice(place + 1)) {
    if (!isOfTheGame(event) || event.t === 'rolled' || event.t === 'rerolled') return {};
    if (event.t === 'move-changed' && event.hero === hero && event.made)
      return { total: event.amount, made: event.made };
  }
  return {};
}

function attackOf(n: number, event: EventOf<'enemy-attack'>): Throw {
  const { enemy, hero, dice, need, amount } = event;
  return {
    kind: 'dice',
    n,
    purpose: 'enemy-attack',
    hero,
    enemy,
    dice: dice.map((value) => ({ value, meaning: value >= need ? 'bad' : 'nothing' })),
    need,
    rerolled: false,
    successes: amount,
  };
}

function meaningOf(purpose: string, value: number, need: number | undefined): Meaning {
  if (need === undefined) return 'plain';
  if (value < need) return 'nothing';
  return purpose === 'to-hit' && value === 6 ? 'crit' : 'good';
}

/** Dice that are re-rolled have to reach what the first throw had to. */
function needBefore(
  all: readonly Told<BrimstoneEvent>[],
  place: number,
  { hero, purpose }: EventOf<'rerolled'>,
): number | undefined {
  for (let i = place - 1; i >= 0; i--) {
    const event = all[i]?.event;
    if (!event || !isOfTheGame(event)) continue;
    if (event.t === 'rolled' && event.hero === hero && event.purpose === purpose) return event.need;
  }
  return undefined;
}

/** Two dice that count together: doubles wake the depth, too low a sum moves the Darkness. */
function holdBack(
  all: readonly Told<BrimstoneEvent>[],
  place: number,
  n: number,
  event: EventOf<'rolled' | 'rerolled'>,
  need: number | undefined,
): Throw {
  const [one, other] = event.dice;
  // It is rolled once in a turn: what comes after the next turn has begun is another roll's doing.
  const next = all.slice(place + 1).find(({ event: { t } }) => t === 'held-back' || t === 'turn');
  const outcome = one === other ? 'depth-event' : next?.event.t === 'held-back' ? 'held' : 'moves';
  const held = next?.event && isOfTheGame(next.event) ? next.event : null;
  const why =
    outcome === 'held' && held?.t === 'held-back' && held.made
      ? { total: held.amount, made: held.made }
      : {};
  const meaning = outcome === 'held' ? 'good' : outcome === 'moves' ? 'bad' : 'crit';
  return {
    kind: 'dice',
    n,
    purpose: 'hold-back',
    ...heroOf(event),
    dice: event.dice.map((value) => ({ value, meaning })),
    ...(need === undefined ? {} : { need }),
    rerolled: false,
    successes: null,
    outcome,
    ...why,
  };
}
