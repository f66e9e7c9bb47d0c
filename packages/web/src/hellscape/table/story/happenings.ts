import type { EventDetails, EventOf, HellscapeEvent } from '@crawlspace/hellscape';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../../game/kit.ts';

/** An attack that is over: its dice, and what went through. */
export interface Blow {
  readonly kind: 'blow';
  readonly n: number;
  readonly hero?: number;
  readonly enemy?: string;
  /** Who was hurt; null when nobody was. */
  readonly hurt: 'hero' | 'enemy' | null;
  readonly type: string;
  readonly dice: readonly string[];
  readonly wounds: number;
}

/** A card that came up. */
export interface Turned {
  readonly kind: 'card';
  readonly n: number;
  readonly card: string;
  readonly deck: 'door' | 'item' | 'enemy' | 'skill' | 'find';
  readonly hero?: number;
}

/** Something everybody should notice, in the words of the log. */
export interface Cry {
  readonly kind: 'cry';
  readonly n: number;
  readonly event: HellscapeEvent;
  readonly mood: 'good' | 'bad' | 'dark';
}

export type Happening = Blow | Turned | Cry;

type Name = HellscapeEvent['t'];
type Events = readonly Told<HellscapeEvent>[];

const DECKS = {
  'door-card': 'door',
  'item-gained': 'item',
  spawned: 'enemy',
  upgraded: 'enemy',
  skill: 'skill',
  trap: 'find',
  chest: 'find',
  fountain: 'find',
} as const satisfies Partial<Record<Name, Turned['deck']>>;

type CardEvent = EventOf<keyof typeof DECKS>;

const MOODS: Readonly<Partial<Record<Name, Cry['mood']>>> = {
  'level-up': 'good',
  'stood-up': 'good',
  quest: 'good',
  summoned: 'good',
  peak: 'good',
  shot: 'good',
  'knocked-out': 'bad',
  reaction: 'bad',
  burned: 'bad',
  darkness: 'dark',
  'boss-fight': 'dark',
  'boss-ability': 'dark',
  'boss-track': 'dark',
  'monster-pattern': 'dark',
};

/** What of the latest events is worth showing over the board, in their order. */
export function happenings(all: Events, from: number): readonly Happening[] {
  return all.slice(from).flatMap(({ n, event }, i): readonly Happening[] => {
    if (!isOfTheGame(event)) return [];
    if (event.t === 'totalled') return blowAt(all, from + i);
    if (isNewCard(event)) {
      return [{ kind: 'card', n, card: event.card, deck: DECKS[event.t], ...seatOf(event) }];
    }
    const mood = MOODS[event.t];
    return mood ? [{ kind: 'cry', n, event, mood }] : [];
  });
}

/** What heroes set out with is no news. */
function isNewCard(event: HellscapeEvent): event is CardEvent {
  return event.t in DECKS && !(event.t === 'item-gained' && event.purpose === 'starting');
}

function seatOf({ hero }: EventDetails): { hero?: number } {
  return hero === undefined ? {} : { hero };
}

/** The attack that ends here: back to where it was declared. */
function blowAt(all: Events, end: number): readonly Blow[] {
  const told = all[end];
  if (told?.event.t !== 'totalled') return [];
  const dice: string[] = [];
  for (let i = end - 1; i >= 0; i--) {
    const event = gameEvent(all, i);
    if (event?.t === 'rolled' && event.purpose !== 'activation') dice.unshift(...event.dice);
    if (event?.t !== 'attack') continue;
    return [
      {
        kind: 'blow',
        n: told.n,
        ...seatOf(event),
        enemy: event.enemy,
        hurt: hurtAfter(all, end),
        type: event.purpose,
        dice,
        wounds: told.event.amount,
      },
    ];
  }
  return [];
}

function gameEvent(all: Events, i: number): HellscapeEvent | null {
  const event = all[i]?.event;
  return event && isOfTheGame<HellscapeEvent>(event) ? event : null;
}

/** Whom the wounds of an attack went to: that is told right after its total. */
function hurtAfter(all: Events, end: number): Blow['hurt'] {
  for (let i = end + 1; i < all.length; i++) {
    const name = gameEvent(all, i)?.t;
    if (name === 'wounded') return 'hero';
    if (name === 'enemy-wounded' || name === 'killed') return 'enemy';
    if (name === 'attack' || name === 'turn' || name === 'enemy-activated') return null;
  }
  return null;
}
