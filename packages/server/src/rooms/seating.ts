import type { Player } from '@crawlspace/host';
import type { CompanyAround, OwnerWish, PersonId, Place, StandIn } from '@crawlspace/host/online';
import type { SeatId } from '@crawlspace/kernel';
import { type AroundEntry, isOfGame, isSameStandIn, type TableEntry } from '../store/entries.ts';

interface Seat {
  person: PersonId | null;
  standIn: StandIn | null;
  /** Who handed it over. */
  handedBy: PersonId | null;
  /** When its person sat down, in milliseconds since 1970; 0 when nobody knows. */
  since: number;
  readonly wishes: Map<PersonId, StandIn | null>;
}

/** Who has a seat, and who plays it for them. */
export type Sitter = Readonly<Omit<Seat, 'wishes'>>;

const NOBODY: Sitter = { person: null, standIn: null, handedBy: null, since: 0 };

/** Who sits where and what they are called: what follows from the log besides the game. */
export class Seating {
  owner: PersonId = '';
  /** When they took over from another, in milliseconds since 1970. */
  ownerSince = 0;
  kibitzing = true;
  /** The company that plays here, and whether it went on. */
  company: CompanyAround | null = null;
  /** Somebody has the record of the game. */
  isHandedOut = false;
  /** Whom those who sit would make the owner, by who wishes it. */
  #ownerWishes = new Map<PersonId, PersonId>();
  #names = new Map<PersonId, string>();
  #muted = new Set<PersonId>();
  #removed = new Set<PersonId>();
  #seats: readonly Seat[];
  /** What follows from the seats, once somebody has asked: they do not change after they were made. */
  #players: readonly Player[] | null = null;
  #people: readonly PersonId[] | null = null;
  #seatsOfPeople: readonly SeatId[] | null = null;

  constructor(seats: number, log: readonly TableEntry[] = []) {
    this.#seats = Array.from({ length: seats }, () => ({ ...NOBODY, wishes: new Map() }));
    for (const entry of log) if (!isOfGame(entry)) this.#add(entry);
  }

  /** The seating after these entries; this one stays as it is. */
  after(entries: readonly TableEntry[]): Seating {
    if (entries.every(isOfGame)) return this;
    const copy = new Seating(0);
    copy.owner = this.owner;
    copy.ownerSince = this.ownerSince;
    copy.kibitzing = this.kibitzing;
    copy.company = this.company;
    copy.isHandedOut = this.isHandedOut;
    copy.#ownerWishes = new Map(this.#ownerWishes);
    copy.#names = new Map(this.#names);
    copy.#muted = new Set(this.#muted);
    copy.#removed = new Set(this.#removed);
    copy.#seats = this.#seats.map((seat) => ({ ...seat, wishes: new Map(seat.wishes) }));
    for (const entry of entries) if (!isOfGame(entry)) copy.#add(entry);
    return copy;
  }

  /** What was played stays played: it is in the log of a company, or in somebody's hands. */
  get isFinal(): boolean {
    return this.isHandedOut || !!this.company?.head;
  }

  get names(): ReadonlyMap<PersonId, string> {
    return this.#names;
  }

  /** Whom the owner does not let speak. */
  get muted(): ReadonlySet<PersonId> {
    return this.#muted;
  }

  /** Whom the owner does not let in. */
  get removed(): ReadonlySet<PersonId> {
    return this.#removed;
  }

  #add(entry: AroundEntry): void {
    if (entry.t === 'owner') {
      this.owner = entry.person;
      this.ownerSince = Math.max(this.ownerSince, entry.at ?? 0);
      this.#ownerWishes.clear();
    } else if (entry.t === 'owner-wished') this.#ownerWishes.set(entry.by, entry.person);
    else if (entry.t === 'kibitzing') this.kibitzing = entry.open;
    else if (entry.t === 'muted') put(this.#muted, entry);
    else if (entry.t === 'removed') put(this.#removed, entry);
    else if (entry.t === 'handed-out') this.isHandedOut = true;
    else if (entry.t === 'chapter') this.company = { id: entry.company, head: null, next: null };
    else if (entry.t === 'went-on') {
      this.company = { id: entry.company, head: entry.head, next: entry.next };
    } else if (entry.t === 'named') this.#names.set(entry.person, entry.name);
    else if (entry.t !== 'said' && entry.t !== 'voted') this.#seat(entry);
  }

  #seat(
    entry: Exclude<Extract<AroundEntry, { readonly seat: SeatId }>, { readonly t: 'voted' }>,
  ): void {
    const seat = this.#seats[entry.seat];
    if (!seat) return;
    if (entry.t === 'wished') {
      seat.wishes.set(entry.by, entry.to);
      return;
    }
    seat.wishes.clear();
    if (entry.t === 'seated') {
      seat.person = entry.person;
      seat.since = entry.at ?? 0;
    }
    seat.standIn = entry.t === 'handed-over' ? entry.to : null;
    seat.handedBy = entry.t === 'handed-over' ? entry.by : null;
  }

  /** The entries that gather the same people elsewhere; seats that nobody had before are the owner's. */
  carriedOver(sitters: readonly (Sitter | null)[]): readonly AroundEntry[] {
    const { owner } = this;
    const names = [...this.#names].map(([person, name]) => ({ t: 'named', person, name }) as const);
    const seats = sitters.flatMap((sitter, seat): AroundEntry[] => {
      const isOut = sitter?.person != null && this.#removed.has(sitter.person);
      const { person, standIn, handedBy } =
        sitter && !isOut ? sitter : { ...NOBODY, person: owner };
      return [
        ...(person === null ? [] : [{ t: 'seated', seat, person } as const]),
        ...(standIn ? [{ t: 'handed-over', seat, to: standIn, by: handedBy } as const] : []),
      ];
    });
    const talk = this.kibitzing ? [] : [{ t: 'kibitzing', open: false } as const];
    const muted = [...this.#muted].map((person) => ({ t: 'muted', person, on: true }) as const);
    const removed = [...this.#removed].map(
      (person) => ({ t: 'removed', person, on: true }) as const,
    );
    return [{ t: 'owner', person: owner }, ...names, ...talk, ...muted, ...removed, ...seats];
  }

  get places(): readonly Place[] {
    return this.#seats.map(({ person, standIn, wishes }) => ({
      person,
      standIn,
      wishes: [...wishes].map(([by, to]) => ({ by, to })),
    }));
  }

  place(seat: SeatId): Readonly<Seat> | undefined {
    return this.#seats[seat];
  }

  /** Who plays each seat, as the host has to know it. */
  get players(): readonly Player[] {
    this.#players ??= this.#seats.map(({ standIn }) =>
      standIn && 'bot' in standIn ? standIn.bot : 'human',
    );
    return this.#players;
  }

  /** The seats that people play. */
  get seatsOfPeople(): readonly SeatId[] {
    this.#seatsOfPeople ??= this.#seats.flatMap((_, seat) => (this.playedBy(seat) ? [seat] : []));
    return this.#seatsOfPeople;
  }

  /** Who answers for a seat; null for a bot and for an empty seat. */
  playedBy(seat: SeatId): PersonId | null {
    const { person = null, standIn = null } = this.#seats[seat] ?? {};
    if (!standIn) return person;
    return 'person' in standIn ? standIn.person : null;
  }

  /** The seats that somebody plays at present. */
  seatsOf(person: PersonId): readonly SeatId[] {
    return this.#seats.flatMap((_, seat) => (this.playedBy(seat) === person ? [seat] : []));
  }

  /** Everybody who has a seat, or plays one for somebody else. */
  get people(): readonly PersonId[] {
    if (this.#people) return this.#people;
    const all = this.#seats.flatMap(({ person }, seat) => [person, this.playedBy(seat)]);
    this.#people = [...new Set(all)].filter((each) => each !== null);
    return this.#people;
  }

  /** The seats of somebody that others have handed to a stand-in: they come back with their person. */
  handedAway(person: PersonId): readonly SeatId[] {
    return this.#seats.flatMap(({ person: owner, standIn, handedBy }, seat) =>
      owner === person && standIn && handedBy !== person ? [seat] : [],
    );
  }

  /** Whether all who have a seat, but the one it belongs to, want this once `by` wants it too. */
  isWishOfAll(seat: SeatId, by: PersonId, to: StandIn | null): boolean {
    const { person = null, wishes } = this.#seats[seat] ?? {};
    return this.othersThan(person).every(
      (each) => each === by || (wishes?.has(each) && isSameStandIn(wishes.get(each) ?? null, to)),
    );
  }

  get ownerWishes(): readonly OwnerWish[] {
    return [...this.#ownerWishes].map(([by, to]) => ({ by, to }));
  }

  /** Whether all of them want this one to be the owner once `by` wants it too. */
  isOwnerOfAll(heirs: readonly PersonId[], person: PersonId, by: PersonId): boolean {
    return heirs.every((each) => each === by || this.#ownerWishes.get(each) === person);
  }

  /** Those who may say who follows the owner: they sat down before. Who comes to an empty table has no claim to it. */
  heirs(before: number): readonly PersonId[] {
    return this.othersThan(this.owner).filter((each) =>
      this.#seats.some(({ person, since }) => person === each && since <= before),
    );
  }

  /** Everybody who has a seat, but one. */
  othersThan(person: PersonId | null): readonly PersonId[] {
    const sitting = new Set(this.#seats.map((each) => each.person));
    return [...sitting].filter((each) => each !== null && each !== person) as PersonId[];
  }
}

function put(people: Set<PersonId>, { person, on }: { person: PersonId; on: boolean }): void {
  if (on) people.add(person);
  else people.delete(person);
}
