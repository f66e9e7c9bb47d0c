import type {
  AttackType,
  EventDetails,
  EventOf,
  Fighter,
  HellscapeEvent,
  TotalMade,
} from '@crawlspace/hellscape';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../of-the-game.ts';
import { content } from '../content.ts';
import type { Loss } from './dice/outcome.ts';

/** An attack that is over: its dice as they lay in the end, and what came of it. */
export interface Blow {
  readonly kind: 'blow';
  readonly n: number;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly type: AttackType;
  readonly dice: readonly string[];
  /** Of the defender and of the attacker, claws and abilities included; nobody who lost nothing. */
  readonly losses: readonly Loss[];
  /** Where cards changed what the dice came to. */
  readonly made?: TotalMade;
}

/** A card that came up. */
export interface Turned {
  readonly kind: 'card';
  readonly n: number;
  readonly card: string;
  readonly deck: 'item' | 'enemy' | 'skill' | 'find';
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
  'stood-up': 'good',
  quest: 'good',
  summoned: 'good',
  peak: 'good',
  shot: 'good',
  reaction: 'bad',
  burned: 'bad',
  darkness: 'dark',
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

/** The attack that was told last, if its total was told too: what is asked after that is no longer about its dice. */
export function settledBlow(all: Events): Blow | null {
  for (let i = all.length - 1; i >= 0; i--) {
    const name = gameEvent(all, i)?.t;
    if (name === 'attack') return null;
    if (name === 'totalled') return blowAt(all, i)[0] ?? null;
  }
  return null;
}

/** What heroes set out with is no news. */
function isNewCard(event: HellscapeEvent): event is CardEvent {
  return event.t in DECKS && !(event.t === 'item-gained' && event.purpose === 'starting');
}

function seatOf({ hero }: EventDetails): { hero?: number } {
  return hero === undefined ? {} : { hero };
}

/** The attack that ends here: back to where it was declared. */
export function blowAt(all: Events, end: number): readonly Blow[] {
  const total = gameEvent(all, end);
  if (total?.t !== 'totalled') return [];
  for (let start = end - 1; start >= 0; start--) {
    const event = gameEvent(all, start);
    if (event?.t !== 'attack') continue;
    const enemy: Fighter = { kind: 'enemy', enemy: event.enemy };
    const party: Fighter =
      event.hero === undefined
        ? { kind: 'ally', ally: event.card }
        : { kind: 'hero', hero: event.hero };
    const [attacker, defender] = event.attacker === 'enemy' ? [enemy, party] : [party, enemy];
    const course = { all, start, end };
    const losses = [defender, attacker].flatMap((who) => lossIn(course, who, event.enemy));
    const { purpose: type } = event;
    return [
      {
        ...{ kind: 'blow', n: all[end]?.n ?? 0, attacker, defender, type, losses },
        dice: total.dice,
        ...(total.made ? { made: total.made } : {}),
      },
    ];
  }
  return [];
}

function gameEvent(all: Events, i: number): HellscapeEvent | null {
  const event = all[i]?.event;
  return event && isOfTheGame<HellscapeEvent>(event) ? event : null;
}

/** An attack in the story: from its declaration to its total. */
interface Course {
  readonly all: Events;
  readonly start: number;
  readonly end: number;
}

/** What somebody lost by it: claws and abilities on the way, and what went through, which is told right after the total. */
function lossIn({ all, start, end }: Course, who: Fighter, enemy: string): readonly Loss[] {
  let amount = 0;
  for (let i = start + 1; i <= end + 1; i++) {
    const event = gameEvent(all, i);
    if (event && isWoundOf(event, who, enemy)) amount += event.amount;
  }
  return amount > 0 ? [{ who, amount, fate: fateIn({ all, start, end }, who) }] : [];
}

function isWoundOf(
  event: HellscapeEvent,
  who: Fighter,
  by: string,
): event is EventOf<'wounded' | 'enemy-wounded'> {
  if (event.t === 'enemy-wounded') return who.kind === 'enemy' && event.enemy === who.enemy;
  return event.t === 'wounded' && event.enemy === by && isAbout(event, who);
}

/** Whether it is told of a hero or an ally; the enemy of such an event is who did it. */
function isAbout({ hero, card }: EventDetails, who: Fighter): boolean {
  if (who.kind === 'hero') return hero === who.hero;
  return who.kind === 'ally' && hero === undefined && card === who.ally;
}

/** Whether somebody fell, before anything else began. */
function fateIn({ all, start, end }: Course, who: Fighter): Loss['fate'] {
  let fallen = 0;
  for (let i = start + 1; i < all.length; i++) {
    const event = gameEvent(all, i);
    if (i > end && (!event || AFTER.has(event.t))) break;
    if (event?.t === 'knocked-out' && isAbout(event, who)) return 'knocked-out';
    if (event?.t !== 'killed') continue;
    if (event.enemy === undefined && isAbout(event, who)) return 'falls';
    if (who.kind !== 'enemy' || event.enemy !== who.enemy) continue;
    if (event.purpose === 'last') return content().mobs[event.card] ? 'all' : 'falls';
    fallen += event.amount;
  }
  return fallen > 0 ? fallen : null;
}

/** With these something new begins. */
const AFTER: ReadonlySet<Name> = new Set<Name>(['attack', 'turn', 'enemy-activated', 'action']);
