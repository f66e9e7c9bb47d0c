import { content } from '../../src/content/index.ts';
import type { BrimstoneEvent, EventOf } from '../../src/events.ts';
import { type ClassId, SIDE_BAG_TOKENS } from '../../src/ids.ts';
import { classIn } from '../../src/lookup.ts';

/** A change to one count of one hero. */
type Booking = readonly [hero: number, what: string, amount: number];

/** What the books say of heroes. */
export interface Books {
  readonly has: (hero: number, what: string) => number;
  readonly classOf: (hero: number) => ClassId | undefined;
}

type Entries = {
  readonly [Name in BrimstoneEvent['t']]?: (
    event: EventOf<Name>,
    books: Books,
  ) => readonly Booking[];
};

/** What a level costs. */
const XP_OF_LEVEL: Readonly<Record<number, number>> = {
  2: 500,
  3: 1000,
  4: 2000,
  5: 3000,
  6: 4500,
  7: 6000,
  8: 8000,
};

/** A thing by its card: a side bag token, or an item. */
function thing(card: string): string {
  return isToken(card) ? `token ${card}` : `card ${card}`;
}

function isToken(card: string): boolean {
  return (SIDE_BAG_TOKENS as readonly string[]).includes(card);
}

function amounts(what: string, sign: 1 | -1) {
  return ({ hero, amount }: { hero: number; amount: number }): Booking[] => [
    [hero, what, sign * amount],
  ];
}

interface Moved {
  readonly hero: number;
  readonly card: string;
  readonly along?: readonly string[];
}

function comes({ hero, card, along = [] }: Moved): Booking[] {
  return [card, ...along].map((each) => [hero, thing(each), 1]);
}

function goes({ hero, card, along = [] }: Moved): Booking[] {
  return [card, ...along].map((each) => [hero, thing(each), -1]);
}

/** Conditions that pass at once leave nothing behind, and neither do repeats that do not stack. */
function suffered({ hero, card }: Moved, { has }: Books): Booking[] {
  const { passing, again, most = Number.POSITIVE_INFINITY } = content.conditions[card] ?? {};
  const had = has(hero, `condition ${card}`);
  const isKept = !passing && (had === 0 || (again === 'stacks' && had < most));
  return isKept ? [[hero, `condition ${card}`, 1]] : [];
}

/** A forged upgrade is made on the spot; any other already belonged to the hero. */
function attached({ hero, card }: Moved): Booking[] {
  const forging = Object.values(content.services).find(
    (service) => service.kind === 'forging' && service.card === card,
  );
  if (forging?.kind !== 'forging')
    return [[hero, 'darkStone', -(content.items[card]?.upgrade?.darkStone ?? 0)]];
  return [
    [hero, 'darkStone', -forging.data.stones],
    [hero, `card ${card}`, 1],
  ];
}

/** What comes or goes with each event. Events that are not listed move nothing. */
const ENTRIES: Entries = {
  gold: amounts('gold', 1),
  'gold-lost': amounts('gold', -1),
  'gold-given': ({ hero, by, amount }) => [
    [hero, 'gold', amount],
    [by, 'gold', -amount],
  ],
  paid: amounts('gold', -1),
  lodging: amounts('gold', -1),
  'wager-won': amounts('gold', 1),
  'item-sold': (event) => [[event.hero, 'gold', event.amount], ...goes(event)],
  'dark-stone': amounts('darkStone', 1),
  'dark-stone-lost': amounts('darkStone', -1),
  'dark-stone-sold': ({ hero, amount }) => [
    [hero, 'gold', amount],
    [hero, 'darkStone', -1],
  ],
  xp: amounts('xp', 1),
  'level-gained': ({ hero, amount }) => [
    [hero, 'level', 1],
    [hero, 'xp', -(XP_OF_LEVEL[amount] ?? 0)],
  ],
  creation: ({ hero, purpose }, { classOf }) =>
    purpose === 'class' ? abilitiesOf(classOf(hero)).map((id) => [hero, `skill ${id}`, 1]) : [],
  'level-bonus': ({ hero, card }) => (isLasting(card) ? [[hero, `skill ${card}`, 1]] : []),
  'upgrade-gained': ({ hero, card }) => [[hero, `skill ${card}`, 1]],
  corruption: amounts('corruption', 1),
  cleansed: amounts('corruption', -1),
  // An item that is bought is gained too.
  bought: (event) => (isToken(event.card) ? comes(event) : []),
  'item-gained': comes,
  'item-lost': goes,
  'token-gained': comes,
  'token-lost': goes,
  'token-used': ({ hero, card }) => (hero === undefined ? [] : goes({ hero, card })),
  traded: (event) => [...comes(event), ...goes({ ...event, hero: event.by })],
  'upgrade-attached': attached,
  died: ({ hero }) => [[hero, 'dead', 1]],
  resurrected: ({ hero }) => [[hero, 'dead', -1]],
  injury: suffered,
  madness: suffered,
  mutation: (event, books) => [
    ...suffered(event, books),
    [event.hero, 'corruption', -event.points],
  ],
  cured: ({ hero, card }) => [[hero, `condition ${card}`, -1]],
};

/** What is printed on the sheet of a class. */
function abilitiesOf(heroClass: ClassId | undefined): readonly string[] {
  return heroClass ? classIn(content, heroClass).abilities : [];
}

/** A bonus of a new level that raises a number is kept; others are had at once. */
function isLasting(card: string): boolean {
  return content.bonuses.find(({ id }) => id === card)?.ability.stats !== undefined;
}

export function bookingsOf(event: BrimstoneEvent, books: Books): readonly Booking[] {
  // The entry of an event's name takes that event: the table of entries says so.
  const entry = ENTRIES[event.t] as
    | ((event: BrimstoneEvent, books: Books) => readonly Booking[])
    | undefined;
  return entry?.(event, books) ?? [];
}
