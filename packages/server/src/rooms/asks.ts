import type { HostRefusal } from '@crawlspace/host';
import type { Ask, PersonId, ReplyValues, StandIn } from '@crawlspace/host/online';
import { PARTY, type SeatId } from '@crawlspace/kernel';
import { soundOf } from '../names.ts';
import type { AroundEntry } from '../store/entries.ts';
import { type Client, FROM_LOBBY, Refused } from './client.ts';
import type { Room } from './room.ts';

/** What is asked of a table by somebody who sits at it or watches. Links and reports are asked of the door, companies of theirs. */
export type TableAsk = Exclude<
  Ask,
  { readonly t: 'link' | 'links' | 'revoke' | 'company' | 'book' | 'packs' | 'report' }
>;

const MOST_NAMES = 100;
/** Entries of a table's log. Nobody plays a tenth of it; somebody who answers and takes back all day would fill the disk. */
const MOST_ENTRIES = 50_000;
/** So many of them before only the game goes on, and its owner keeps order: nobody ends it by what they do around it. */
const MOST_AROUND = 25_000;
const TO_THE_END: ReadonlySet<TableAsk['t']> = new Set([
  ...(['answer', 'undo', 'vote', 'mute', 'remove', 'own'] as const),
]);
/** What is asked without a trace. */
const TRACELESS: ReadonlySet<TableAsk['t']> = new Set(['here', 'point', 'advise', 'orders']);
/** Lines of chat and names of one person in a table's log, which only grows. */
const MOST_WORDS = 5_000;
const MOST_NAMES_OF_ONE = 20;

/** Does what somebody asks of a table. Returns what the reply carries; throws Refused. */
export async function handle(room: Room, client: Client, ask: TableAsk): Promise<unknown> {
  const most = TO_THE_END.has(ask.t) ? MOST_ENTRIES : MOST_AROUND;
  if (room.seq >= most && !TRACELESS.has(ask.t)) throw new Refused('table-full');
  switch (ask.t) {
    case 'answer':
      return answer(room, client, ask);
    case 'undo':
      return goBack(room, client);
    case 'vote':
      return goBack(room, client, ask.to);
    case 'sit':
      return room.around(() => sit(room, client, ask.seat, ask.name));
    case 'stand':
      return room.around(() => stand(room, client, ask.seat));
    case 'hand':
      return room.around(() => hand(room, client, ask.seat, ask.to));
    case 'mute':
      return room.around(() => mute(room, client, ask));
    case 'remove':
      return room.around(() => remove(room, client, ask));
    case 'name':
      return room.around(() => rename(room, client, ask.name));
    case 'say':
      return room.around(() => say(room, client, ask.text));
    case 'orders':
      return room.obey(client, ask.orders);
    case 'here':
      return;
    case 'point':
      return point(room, client, ask);
    case 'advise':
      return advise(room, client, ask.decision);
    case 'own':
      return room.around(() => passOn(room, client, ask.person));
    case 'kibitzing':
      return room.around(() => ownersOnly(room, client, [ask]));
    case 'lobby':
      return openLobby(room, client, ask.open);
  }
}

async function answer(
  room: Room,
  client: Client,
  { decision, picks, at, seat: named, id, by = 'person' }: Extract<Ask, { t: 'answer' }>,
): Promise<void> {
  const seats = room.seatsOf(client);
  const asked = room.table.pending.find((question) => question.id === decision)?.seat;
  // Sent again after it was taken, its question is gone: it belongs to the seat that gave it.
  const before = seats.find((each) => room.host.hasTaken(each, id));
  const seat = named ?? before ?? (asked === undefined || asked === PARTY ? seats[0] : asked);
  if (seat === undefined || !seats.includes(seat)) throw new Refused('not-your-decision');
  refuseIf(await room.host.answer(seat, { at, decision, picks, id, by }));
}

/** Freely if the last answer was one's own and nothing came of it; otherwise a vote. */
async function goBack(room: Room, client: Client, where?: number): Promise<ReplyValues['undo']> {
  const seats = room.seatsOf(client);
  if (seats.length === 0) throw new Refused('not-allowed');
  const { table } = room;
  const result = await room.host.goBack({
    seats,
    voters: room.seatsOfPeople,
    where,
    how: (to) => {
      if (room.seating.isFinal) return 'not';
      const isOwn = seats.includes(table.answers[to]?.seat ?? PARTY);
      const isFree = isOwn && to === room.host.undoTarget && to >= table.barrier;
      return isFree ? 'undo' : 'vote';
    },
  });
  if (!('ok' in result)) throw new Refused(result.reason);
  if (!result.ok) throw new Refused('nothing-to-undo');
  const { undone, votes } = result;
  return { undone, votes: undone ? 0 : votes, needed: room.votesNeeded };
}

function sit(room: Room, client: Client, seat: SeatId, name: string): readonly AroundEntry[] {
  const { person, link } = client;
  const place = placeAt(room, seat);
  const isInvited = link?.kind === 'invite' || (link?.kind === 'seat' && link.seat === seat);
  if (!isInvited && !room.isAtHome(person)) throw new Refused('not-allowed');
  if (place.person === person) return named(room, client, name);
  if (place.person !== null) throw new Refused('seat-taken');
  return [...named(room, client, name), { t: 'seated', seat, person, at: Date.now() }];
}

function stand(room: Room, { person }: Client, seat: SeatId): readonly AroundEntry[] {
  const place = placeAt(room, seat);
  const mayStand = place.person === person || room.seating.owner === person;
  if (place.person === null || !mayStand) throw new Refused('not-allowed');
  return [{ t: 'seated', seat, person: null }];
}

/** Somebody gives up all seats that are theirs, and those that they play for others. */
export function leaving({ seating }: Room, person: PersonId): readonly AroundEntry[] {
  return seating.places.flatMap((place, seat): AroundEntry[] => {
    if (place.person === person) return [{ t: 'seated', seat, person: null }];
    const isPlaying = seating.playedBy(seat) === person;
    return isPlaying ? [{ t: 'handed-over', seat, to: null, by: person }] : [];
  });
}

/** One's own seat and, for the owner, any; the others only when all of them want the same, and one of two only while its person is away. */
function hand(
  room: Room,
  { person }: Client,
  seat: SeatId,
  to: StandIn | null,
): readonly AroundEntry[] {
  const { seating } = room;
  const place = placeAt(room, seat);
  if (to && 'person' in to && !isKnown(room, to.person)) throw new Refused('not-allowed');
  const isFree =
    [place.person, seating.owner].includes(person) ||
    (to === null && seating.playedBy(seat) === person);
  if (isFree) return [{ t: 'handed-over', seat, to, by: person }];
  // Whoever only plays for somebody is none of those who have to agree.
  if (!seating.places.some((each) => each.person === person)) throw new Refused('not-allowed');
  // One alone is not all others: whoever is there can speak for themselves.
  const isAlone = seating.othersThan(place.person).length < 2;
  const isThere = place.person !== null && room.isHere(place.person);
  if (isAlone && (isThere || room.isPlayedByLink(seat))) throw new Refused('not-allowed');
  const wish: AroundEntry = { t: 'wished', seat, to, by: person };
  if (!seating.isWishOfAll(seat, person, to)) return [wish];
  return [wish, { t: 'handed-over', seat, to, by: person }];
}

function say(room: Room, client: Client, text: string): readonly AroundEntry[] {
  const { person } = client;
  const mayTalk = room.seatsOf(client).length > 0 || room.seating.kibitzing;
  if (!mayTalk || !room.seating.names.has(person)) throw new Refused('not-allowed');
  requireVoice(room, client);
  if (room.words.said >= MOST_WORDS) throw new Refused('chat-full');
  return [{ t: 'said', person, text, at: Date.now() }];
}

function point(room: Room, client: Client, { at, look }: Extract<Ask, { t: 'point' }>): void {
  if (room.seatsOf(client).length === 0) throw new Refused('not-allowed');
  requireVoice(room, client);
  room.show({ t: 'pointed', person: client.person, at, look });
}

async function advise(room: Room, client: Client, id: number): Promise<ReplyValues['advise']> {
  const seats = room.seatsOf(client);
  const question = room.table.pending.find((each) => each.id === id);
  if (!question) throw new Refused('not-pending');
  const isTheirs = seats.includes(question.seat) || (question.seat === PARTY && seats.length > 0);
  if (!isTheirs) throw new Refused('not-your-decision');
  return room.host.advise({ id });
}

/** Whoever was let in by the lobby alone has to go when it closes, as with any link. */
async function openLobby(room: Room, client: Client, open: boolean): Promise<void> {
  await room.around(() => ownersOnly(room, client, []), open);
  if (!open) room.forgetLink(FROM_LOBBY.id);
}

/** By the owner at once; when they were away for long, by all others who have had a seat as long, to one of them. */
function passOn(room: Room, client: Client, to: PersonId): readonly AroundEntry[] {
  const { seating } = room;
  const { person: by } = client;
  if (!isKnown(room, to)) throw new Refused('not-allowed');
  if (seating.owner === by || !room.isVacant) {
    return ownersOnly(room, client, [{ t: 'owner', person: to, at: Date.now() }]);
  }
  const { heirs } = room;
  if (!heirs.includes(by) || !heirs.includes(to)) throw new Refused('not-allowed');
  const wish: AroundEntry = { t: 'owner-wished', person: to, by };
  if (!seating.isOwnerOfAll(heirs, to, by)) return [wish];
  return [wish, { t: 'owner', person: to, at: Date.now() }];
}

function ownersOnly(
  room: Room,
  { person }: Client,
  entries: readonly AroundEntry[],
): readonly AroundEntry[] {
  if (room.seating.owner !== person) throw new Refused('not-allowed');
  return entries;
}

/** Everybody is told all names whenever somebody comes: those who only watch give themselves no end of them. */
function rename(room: Room, client: Client, name: string): readonly AroundEntry[] {
  const { names } = room.seating;
  const { person } = client;
  const isOneMore = !names.has(person) && !room.isAtHome(person);
  if (isOneMore && names.size >= MOST_NAMES) throw new Refused('too-many');
  return named(room, client, name);
}

function named(room: Room, client: Client, name: string): readonly AroundEntry[] {
  const { person } = client;
  if (room.seating.names.get(person) === name) return [];
  requireVoice(room, client);
  if (room.words.namesOf(person) >= MOST_NAMES_OF_ONE) throw new Refused('too-many');
  if (isTaken(room, person, name)) throw new Refused('name-taken');
  return [{ t: 'named', person, name }];
}

/** Somebody else who sits here, or is here, is called so: nobody speaks in their name. */
function isTaken(room: Room, person: PersonId, name: string): boolean {
  const wanted = soundOf(name);
  return [...room.seating.names].some(
    ([each, theirs]) =>
      each !== person && soundOf(theirs) === wanted && (room.isAtHome(each) || room.isHere(each)),
  );
}

function placeAt(room: Room, seat: SeatId) {
  const place = room.seating.place(seat);
  if (!place) throw new Refused('no-such-seat');
  return place;
}

/** Somebody who has given a name here, and may come. */
function isKnown({ seating }: Room, person: PersonId): boolean {
  return seating.names.has(person) && !seating.removed.has(person);
}

/** A name and a finger speak as well. */
function requireVoice(room: Room, client: Client): void {
  if (room.isMuted(client)) throw new Refused('muted');
}

function mute(
  room: Room,
  client: Client,
  { person, on }: Extract<Ask, { t: 'mute' }>,
): readonly AroundEntry[] {
  requireOther(room, client, person);
  const isSame = room.seating.muted.has(person) === on;
  return ownersOnly(room, client, isSame ? [] : [{ t: 'muted', person, on }]);
}

function remove(
  room: Room,
  client: Client,
  { person, on }: Extract<Ask, { t: 'remove' }>,
): readonly AroundEntry[] {
  requireOther(room, client, person);
  const isSame = room.seating.removed.has(person) === on;
  const left = on ? leaving(room, person) : [];
  return ownersOnly(room, client, isSame ? [] : [...left, { t: 'removed', person, on }]);
}

/** Somebody else who has given a name here, whether they may come or not. */
export function requireOther({ seating }: Room, client: Client, person: PersonId): void {
  const isOther = seating.names.has(person) && person !== client.person;
  if (!isOther) throw new Refused('not-allowed');
}

function refuseIf(refusal: HostRefusal | null): void {
  if (!refusal) return;
  const pick = 'pick' in refusal ? refusal.pick : undefined;
  throw new Refused(refusal.reason, pick);
}
