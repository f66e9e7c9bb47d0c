import type { Around, PersonId } from '@crawlspace/host/online';
import type { SeatId } from '@crawlspace/kernel';
import type { Fellows } from './fellows.ts';

/** Who plays a seat at present. */
export interface Sitter {
  readonly kind: 'you' | 'person' | 'bot' | 'expert' | 'nobody';
  /** What they are called; empty for bots and where nobody sits. */
  readonly name: string;
  readonly isHere: boolean;
  /** The person whose seat it is, while somebody else plays it. */
  readonly insteadOf: PersonId | null;
}

/** Who plays a seat, as this browser sees it. */
export function sitterAt({ you, around: { value: around }, seats }: Fellows, seat: SeatId): Sitter {
  const { person = null, standIn = null } = around.places[seat] ?? {};
  if (standIn && 'bot' in standIn) {
    return { kind: standIn.bot, name: '', isHere: true, insteadOf: person };
  }
  const player = standIn?.person ?? person;
  if (!player) return { kind: 'nobody', name: '', isHere: false, insteadOf: null };
  // A link to a seat is a second way to it: whoever came by it plays it as its person does.
  const isYours = player === you || seats.value.includes(seat);
  return {
    kind: isYours ? 'you' : 'person',
    name: nameOf(around, player),
    isHere: isYours || around.here.includes(player),
    insteadOf: standIn ? person : null,
  };
}

export function nameOf({ names }: Around, person: PersonId): string {
  return names[person] ?? '?';
}

/** Whether somebody here has a seat: of their own, though a bot may play it until they are back, or by their link. */
export function hasSeat({ you, around: { value: around }, seats }: Fellows): boolean {
  return seats.value.length > 0 || around.places.some(({ person }) => person === you);
}

/** Whether somebody here may let others play a seat, or wish for it; one alone may not while its person is there. */
export function mayHand({ you, around: { value: around }, seats }: Fellows, seat: SeatId): boolean {
  const person = around.places[seat]?.person;
  if (person === undefined) return false;
  if (around.owner === you || person === you || seats.value.includes(seat)) return true;
  const sitting = new Set(around.places.map((place) => place.person));
  const others = [...sitting].filter((each) => each !== null && each !== person);
  const isThere = person !== null && around.here.includes(person);
  return seats.value.length > 0 && (others.length > 1 || !isThere);
}

/**
 * Whether somebody here may make this person the owner, or wish for it: the owner may, and once they were away for long
 * those who have a seat, one of whom it must be.
 */
export function mayMakeOwner(fellows: Fellows, person: PersonId | null): boolean {
  const { you, around } = fellows;
  const { owner, vacant } = around.value;
  if (person === null || person === owner) return false;
  if (owner === you) return true;
  if (!vacant?.heirs.includes(you) || !vacant.heirs.includes(person)) return false;
  return !vacant.wishes.some(({ by, to }) => by === you && to === person);
}

/** Everybody else who sits at the table, is here, or whom its owner keeps quiet or out. */
export function othersAt({ you, around: { value: around } }: Fellows): readonly PersonId[] {
  const { names, places, here, muted, removed } = around;
  const sitting = places.flatMap(({ person }) => person ?? []);
  const all = new Set([...sitting, ...here, ...muted, ...removed]);
  return Object.keys(names).filter((person) => person !== you && all.has(person));
}

/** Whether somebody may sit where there is room: those who sit already, the owner, and those who were invited. */
export function maySit({ you, around: { value: around }, link }: Fellows, seat: SeatId): boolean {
  if (around.places[seat]?.person !== null) return false;
  const isAtHome = around.owner === you || around.places.some(({ person }) => person === you);
  const { kind, seat: linked } = link.value ?? {};
  return isAtHome || kind === 'invite' || (kind === 'seat' && linked === seat);
}

/** The seats that somebody here may take. */
export function freeSeats(fellows: Fellows): readonly SeatId[] {
  return fellows.around.value.places.flatMap((_, seat) => (maySit(fellows, seat) ? [seat] : []));
}
