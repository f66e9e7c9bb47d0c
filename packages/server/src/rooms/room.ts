import { answerByOrders, type GameOrders, type Orders } from '@crawlspace/bots/orders';
import {
  type BotRoom,
  type GameShape,
  Host,
  type News,
  type TableOf,
  votesNeeded,
} from '@crawlspace/host';
import {
  type Around,
  type ByeBecause,
  type Downward,
  type Have,
  type LinkKind,
  type PersonId,
  PROTOCOL,
  type StepBetween,
} from '@crawlspace/host/online';
import { type Decision, PARTY, type SeatId, TableLost } from '@crawlspace/kernel';
import { measured } from '../cost/bill.ts';
import { type AroundEntry, ballotsIn, type TableEntry } from '../store/entries.ts';
import { Fenced, type GoingOn, type StoredLink, Unsure } from '../store/store.ts';
import { Calling } from './calling.ts';
import { type Client, Refused, selvesOf } from './client.ts';
import { Keeping, type KeepingParts, type Kept } from './keeping.ts';
import { askedOf } from './line.ts';
import { type OwnerParts, OwnerWatch } from './owner-watch.ts';
import { Seating } from './seating.ts';
import { Showing, type Sitters } from './showing.ts';
import { Steps, type StepsParts } from './steps.ts';
import { Words } from './words.ts';

export interface RoomParts extends KeepingParts, OwnerParts, Pick<StepsParts, 'beginsStep'> {
  /** All entries, those of the game and those around it. */
  readonly log: readonly TableEntry[];
  readonly kept: Kept;
  readonly bots: BotRoom;
  /** What can answer itself here. */
  readonly orders: GameOrders;
  /** Milliseconds before a bot's answer takes effect. */
  readonly pause: number;
  /** Tells somebody who is away that the table waits for them. */
  readonly call: (person: PersonId) => void;
  /** Milliseconds that they have to come by themselves before. */
  readonly patience: number;
  /** Called when the store refuses because somebody else has written. */
  readonly fenced: () => void;
  /** Called when the room is of no more use: the table has to be opened anew. */
  readonly lost: (why: unknown) => void;
}

/** Links that were taken back and are still known: whoever was on their way in by one must not arrive by it. */
const MOST_ENDED = 1_000;
/** Milliseconds before bots try again what could not be stored. */
const BOTS_WAIT = 2_000;

/** One table that is open: its host, who sits there, and everybody who looks at it. */
export class Room {
  readonly id: string;
  readonly host: Host<GameShape>;
  #seating: Seating;
  readonly #parts: RoomParts;
  /** Everybody who is connected, with the seats they were shown the table for. */
  readonly #clients = new Map<Client, string>();
  /** Everybody's seats, as they were worked out from a seating. */
  readonly #seats = new WeakMap<Client, { from: Seating; seats: readonly SeatId[] }>();
  /** What answers itself, by who has said so. */
  readonly #orders = new WeakMap<Client, Orders>();
  readonly #showing: Showing;
  readonly #steps: Steps;
  readonly #keeping: Keeping;
  readonly #words: Words;
  readonly #calling: Calling;
  /** By their ids, the newest last. */
  readonly #endedLinks = new Set<string>();
  #around = '';
  /** When those around were told last. */
  #wasBotAtWork = false;
  #wasVacant = false;
  #closed = false;
  #closing: Promise<void> | null = null;
  #waking: NodeJS.Timeout | undefined;
  readonly #owner: OwnerWatch;
  /** When the last client left, in milliseconds since 1970. */
  #leftAt = Date.now();

  constructor(parts: RoomParts) {
    const { id, table, log, base, bots, pause } = parts;
    this.id = id;
    this.#parts = parts;
    this.#keeping = new Keeping(parts, parts.kept);
    this.#words = new Words(log);
    this.#calling = new Calling(parts.call, parts.patience);
    this.#seating = new Seating(table.seats, log);
    this.#owner = new OwnerWatch(parts, this.#seating.ownerSince);
    this.host = new Host<GameShape>({
      table,
      setup: base.setup,
      seed: base.seed,
      players: this.#seating.players,
      bots,
      store: {
        append: (_, entries) => this.#keep(entries),
        vote: (ballots) => this.#keep(ballots.map((ballot) => ({ t: 'voted', ...ballot }))),
      },
      ballots: ballotsIn(log),
      order: (decision) => this.#orderFor(decision),
      pause: () => new Promise((resolve) => setTimeout(resolve, pause)),
      publish: (news) => measured(() => this.#publish(news)),
      timed: measured,
    });
    this.#showing = new Showing(table, this.#sitters);
    const { beginsStep } = parts;
    this.#steps = new Steps({ table, beginsStep, isWatched: () => this.#clients.size > 0 });
  }

  /** Lets bots answer what waits for them. */
  begin(): void {
    void this.host.begin();
  }

  /** What answers itself for the seats of somebody who is here, as long as they are. */
  async obey(client: Client, orders: Orders): Promise<void> {
    const before = this.#orders.get(client);
    this.#orders.set(client, orders);
    // Who comes, wants a chance or looks on does not undo what others took back to be asked again.
    const isGiven = before && !isSameOrders(before, orders) && this.seatsOf(client).length > 0;
    await (isGiven ? this.host.reconsider() : this.host.begin());
  }

  /** The answer of all who play the seat and have given orders: whoever wants to be asked is asked, on every device. */
  #orderFor(decision: Decision): readonly string[] | null {
    let answer: readonly string[] | null = null;
    for (const client of this.#clients.keys()) {
      const seats = this.seatsOf(client);
      const isTheirs = decision.seat === PARTY ? seats.length > 0 : seats.includes(decision.seat);
      const orders = this.#orders.get(client);
      if (!orders || !isTheirs) continue;
      const picks = answerByOrders(this.#parts.orders, orders, decision, this.table.state);
      if (!picks || (answer && answer.join() !== picks.join())) return null;
      answer = picks;
    }
    return answer;
  }

  get table(): TableOf<GameShape> {
    return this.host.table;
  }

  get seating(): Seating {
    return this.#seating;
  }

  get words(): Pick<Words, 'said' | 'namesOf' | 'after'> {
    return this.#words;
  }

  get seq(): number {
    return this.#keeping.seq;
  }

  /** Keeps no more than so many connections of one person; those that came last are where they are. */
  keepLast(most: number, person: PersonId): void {
    const theirs = [...this.#clients.keys()].filter((client) => client.person === person);
    for (const client of theirs.slice(0, -most)) this.#sendAway(client, 'too-many');
  }

  /** How many are here by such a link and nothing else. */
  cameBy(kind: LinkKind): number {
    return [...this.#clients.keys()].filter(
      ({ person, link }) => link?.kind === kind && !this.isAtHome(person),
    ).length;
  }

  /** Anybody may find it in the lobby, and sit down. */
  get isOpenToAll(): boolean {
    return this.#keeping.isOpen;
  }

  /** How long nobody has been here, in milliseconds; 0 while somebody is, or a bot is at work. */
  idleFor(now: number): number {
    return this.#clients.size > 0 || this.host.botQuestion ? 0 : now - this.#leftAt;
  }

  /** The seats a client may see through and answer for. */
  seatsOf(client: Client): readonly SeatId[] {
    const known = this.#seats.get(client);
    if (known?.from === this.seating) return known.seats;
    const seats = this.#workOutSeats(client);
    this.#seats.set(client, { from: this.seating, seats });
    return seats;
  }

  #workOutSeats(client: Client): readonly SeatId[] {
    const { link } = client;
    const seats = new Set(selvesOf(client).flatMap((person) => this.seating.seatsOf(person)));
    // A link to a seat that somebody has is a second way to it: another device, or a friend's.
    if (link?.kind === 'seat' && link.seat !== null && this.seating.playedBy(link.seat)) {
      seats.add(link.seat);
    }
    return [...seats].sort((a, b) => a - b);
  }

  join(client: Client, have?: Have): void {
    if (this.#closed) {
      client.end('come-back');
      return;
    }
    if (this.#isOwner(client)) this.#owner.see();
    this.#welcome(client, have);
    this.#tellAround();
    // An owner who is back is asked nothing: what others wished meanwhile is over.
    if (this.#isOwner(client) && this.seating.ownerWishes.length > 0) {
      const stays = () => [{ t: 'owner', person: this.seating.owner } as const];
      this.around(stays).catch(() => undefined);
    }
    // Whoever comes back gets back what others have handed over meanwhile.
    for (const person of selvesOf(client)) {
      for (const seat of this.seating.handedAway(person)) this.#giveBack(seat, person);
    }
  }

  /** A link was taken back: whoever is here by it alone has to go, others lose what it gave them. */
  forgetLink(id: string): void {
    this.#endedLinks.add(id);
    const [oldest] = this.#endedLinks;
    if (oldest !== undefined && this.#endedLinks.size > MOST_ENDED) this.#endedLinks.delete(oldest);
    for (const client of [...this.#clients.keys()]) {
      if (client.link?.id !== id) continue;
      client.link = null;
      if (this.isAtHome(client.person)) {
        this.#seats.delete(client);
        this.#welcome(client);
      } else this.#sendAway(client, 'not-allowed');
    }
  }

  /** It was taken back since this table was opened. */
  hasForgotten({ id }: Pick<StoredLink, 'id'>): boolean {
    return this.#endedLinks.has(id);
  }

  #sendAway(client: Client, because: ByeBecause): void {
    client.end(because);
    this.leave(client);
  }

  /** The owner does not want them here. */
  isRemoved(client: Pick<Client, 'person' | 'link'>): boolean {
    return selvesOf(client).some((person) => this.seating.removed.has(person));
  }

  /** The owner does not let them speak, by whatever device. */
  isMuted(client: Pick<Client, 'person' | 'link'>): boolean {
    return selvesOf(client).some((person) => this.seating.muted.has(person));
  }

  /** The links by which somebody is here. */
  linksOf(person: PersonId): readonly string[] {
    return [...this.#clients.keys()].flatMap((client) =>
      client.link && selvesOf(client).includes(person) ? [client.link.id] : [],
    );
  }

  /** Owns the table or has a seat at it: needs no link. */
  isAtHome(person: PersonId): boolean {
    return this.seating.owner === person || this.seating.people.includes(person);
  }

  leave(client: Client): void {
    const wasHere = this.#clients.delete(client);
    this.#leftAt = Date.now();
    if (wasHere && this.#isOwner(client)) this.#owner.see();
    this.#tellAround();
  }

  /**
   * Changes something around the table: `decide` looks at how things stand and says what happens, or
   * throws Refused. It is stored before anybody is told.
   */
  async around(decide: () => readonly AroundEntry[], open?: boolean): Promise<void> {
    if (this.#closed) throw new Refused('table-lost');
    await this.host.look(async () => {
      const entries = decide();
      if (entries.length === 0 && (open ?? this.isOpenToAll) === this.isOpenToAll) return;
      await this.#keep(entries, open);
      const said = this.#words.add(entries, this.seq - entries.length + 1);
      for (const word of said) this.show({ t: 'said', ...word });
    });
    const { players } = this.seating;
    if (players.join() !== this.host.players.join()) await this.host.seat(players);
    for (const [client, seats] of [...this.#clients]) {
      if (this.isRemoved(client)) this.#sendAway(client, 'removed');
      // Whoever lost a seat that they were here for, and has no link, has no business here any more.
      else if (!client.link && !this.isAtHome(client.person)) this.#sendAway(client, 'not-allowed');
      else if (this.seatsOf(client).join() !== seats) {
        this.#welcome(client, this.#haveNow);
        if (this.#orders.has(client)) void this.host.begin();
      }
    }
    this.#tellAround();
  }

  /** The company that plays here goes on as `decide` says when its turn has come; null leaves things as they are. */
  async goOn(
    decide: () => Promise<{ readonly entry: AroundEntry; readonly going: GoingOn } | null>,
  ): Promise<void> {
    if (this.#closed) throw new Refused('table-lost');
    await this.host.look(async () => {
      const decided = await decide();
      if (decided) await this.#keep([decided.entry], this.isOpenToAll, decided.going);
    });
    this.#tellAround();
  }

  isHere(person: PersonId): boolean {
    for (const client of this.#clients.keys()) if (selvesOf(client).includes(person)) return true;
    return false;
  }

  /** Somebody plays this seat who came by a link to it: another device of its person, or a friend of theirs. */
  isPlayedByLink(seat: SeatId): boolean {
    return [...this.#clients.keys()].some(
      (client) => client.link?.seat === seat && this.seatsOf(client).includes(seat),
    );
  }

  /** The owner was away for so long that those who sit here may choose another. */
  get isVacant(): boolean {
    return this.#owner.isGone && !this.isHere(this.seating.owner);
  }

  /** Looks after the owner now and then. Those who are here hear when they were away for too long, and who may choose another. */
  noteOwner(): void {
    if (this.#owner.isNoteDue && this.isHere(this.seating.owner)) this.#owner.see();
    if (this.isVacant || this.#wasVacant) this.#tellAround();
  }

  /** Those who may say who follows the owner: they have sat here as long as an owner may be away. */
  get heirs(): readonly PersonId[] {
    return this.seating.heirs(this.#owner.before);
  }

  #isOwner(client: Client): boolean {
    return selvesOf(client).includes(this.seating.owner);
  }

  /** Everybody who is connected. */
  #peopleHere(): Set<PersonId> {
    return new Set([...this.#clients.keys()].flatMap(selvesOf));
  }

  /** Shows something to everybody that is not kept. */
  show(message: Downward): void {
    const text = JSON.stringify(message);
    for (const client of this.#clients.keys()) client.send(text);
  }

  /** Stores what is left to store and sends everybody away. Whoever asks twice waits for the same. */
  close(because: ByeBecause): Promise<void> {
    this.#closing ??= this.#close(because);
    return this.#closing;
  }

  /** It takes nothing new any more; what was asked before is done, and shown. */
  get isClosing(): boolean {
    return this.#closing !== null;
  }

  async #close(because: ByeBecause): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#calling.close();
    if (this.isHere(this.seating.owner)) this.#owner.see();
    await this.host.settled();
    this.host.close();
    await this.host.settled();
    await this.#keeping.settle().catch(() => undefined);
    for (const client of this.#clients.keys()) client.end(because);
    this.#clients.clear();
  }

  /** The table is open in another process: everybody has to come there. */
  giveUp(): void {
    this.#lose(new Error('another process has it'));
  }

  /** The votes of people that it takes to go back: more than half of the seats they play. */
  get votesNeeded(): number {
    return votesNeeded(this.seatsOfPeople);
  }

  get seatsOfPeople(): readonly SeatId[] {
    return this.seating.seatsOfPeople;
  }

  get #sitters(): Sitters {
    const { vote, undoTarget } = this.host;
    return { votes: vote && { ...vote, needed: this.votesNeeded }, undoTarget };
  }

  #welcome(client: Client, have?: Have): void {
    measured(() => this.#show(client, have));
  }

  /** What everybody has who is here: whose seats change is not told the story again, unless parts of it are for seats. */
  get #haveNow(): Have {
    const { moment, last } = this.#showing;
    return { ...moment, seq: this.seq, told: this.table.isToldToAll(0) ? last.told : 0 };
  }

  #show(client: Client, have?: Have): void {
    const { id, base, rules } = this.#parts;
    const known = this.#showing.knownOf(have);
    const message: Downward = {
      t: 'welcome',
      protocol: PROTOCOL,
      you: client.person,
      link: client.link && { kind: client.link.kind, seat: client.link.seat },
      table: { id, game: base.game, rules, setup: base.setup, seats: this.table.seats },
      seq: this.seq,
      ...this.#showing.whole(this.seatsOf(client), known),
      words: this.#words.after(have?.seq ?? 0),
      around: this.#aroundNow(),
    };
    this.#clients.set(client, this.seatsOf(client).join());
    client.send(JSON.stringify(message));
  }

  #publish(news: News): void {
    if (news.trouble instanceof TableLost) this.#lose(news.trouble);
    if (news.trouble) {
      // What could not be stored was taken back: nothing has changed, and nothing of it was seen.
      this.#stepsBetween();
      this.#wakeBots();
      return;
    }
    const textFor = this.#showing.next(this.seq, news, this.#sitters, this.#stepsBetween());
    for (const client of this.#clients.keys()) client.send(textFor(this.seatsOf(client)));
    // Of what is told about those around, an answer changes only whether a bot is at work.
    if (this.#isBotAtWork !== this.#wasBotAtWork) this.#tellAround();
    this.#takeBackFromBots();
    this.#callThoseAway();
  }

  /** A table that went back shows at once where it stands. */
  #stepsBetween(): readonly StepBetween[] {
    const { game, told } = this.#showing.last;
    const steps = this.#steps.since(game, told);
    return this.table.moment.epoch === this.#showing.moment.epoch ? steps : [];
  }

  /** People try again by themselves; a bot whose answer could not be stored has to be asked again. */
  #wakeBots(): void {
    clearTimeout(this.#waking);
    if (this.#closed || !this.#isBotAtWork) return;
    this.#waking = setTimeout(() => {
      this.host.begin().catch(() => undefined);
    }, BOTS_WAIT);
    this.#waking.unref();
  }

  #callThoseAway(): void {
    const asked = askedOf(this.table, this.seating).filter((person) => person !== null);
    this.#calling.note(new Set(asked), (person) => this.isHere(person));
  }

  /** A bot that failed has lost its seat: that belongs into the log. */
  #takeBackFromBots(): void {
    const { players } = this.host;
    if (players === this.seating.players) return;
    this.seating.players.forEach((player, seat) => {
      if (player === 'human' || players[seat] !== 'human') return;
      this.#giveBack(seat, null);
    });
  }

  /** Ends what a stand-in does, if one still does it when its turn comes. */
  #giveBack(seat: SeatId, by: PersonId | null): void {
    this.around(() =>
      this.seating.place(seat)?.standIn ? [{ t: 'handed-over', seat, to: null, by }] : [],
    ).catch(() => undefined);
  }

  /** Tells who is around, if that has changed. */
  #tellAround(): void {
    measured(() => this.#sayAround());
  }

  #sayAround(): void {
    const around = this.#aroundNow();
    this.#wasBotAtWork = around.thinking;
    this.#wasVacant = around.vacant !== null;
    const text = JSON.stringify({ ...around, seq: 0 });
    if (text === this.#around) return;
    this.#around = text;
    this.show(around);
  }

  get #isBotAtWork(): boolean {
    return this.host.botQuestion !== undefined;
  }

  #aroundNow(): Around {
    const { owner, ownerWishes, places, names, kibitzing, company } = this.seating;
    const { muted, removed } = this.seating;
    const here = this.#peopleHere();
    const watching = [...this.#clients.keys()].filter(
      (each) => this.seatsOf(each).length === 0,
    ).length;
    return {
      t: 'around',
      seq: this.seq,
      owner,
      vacant: this.isVacant ? { heirs: this.heirs, wishes: ownerWishes } : null,
      places,
      names: Object.fromEntries(names),
      here: [...here].filter((person) => names.has(person)).sort(),
      watching,
      kibitzing,
      muted: [...muted],
      removed: [...removed],
      lobby: this.isOpenToAll,
      thinking: this.#isBotAtWork,
      company,
    };
  }

  /** Stores entries, with whatever else has changed. Only in turn. */
  async #keep(
    entries: readonly TableEntry[],
    open = this.isOpenToAll,
    going?: GoingOn,
  ): Promise<void> {
    const seating = this.#seating.after(entries);
    try {
      await measured(() => this.#keeping.append(entries, seating, open, going));
    } catch (error) {
      if (error instanceof Fenced) this.#parts.fenced();
      if (error instanceof Fenced || error instanceof Unsure) this.#lose(error);
      throw error;
    }
    const isOther = seating.owner !== this.#seating.owner;
    this.#seating = seating;
    // Whoever has just been made the owner has as long as anybody to come.
    if (isOther) this.#owner.see();
  }

  /** Somebody else has the table, or nobody knows how it stands: it has to be opened anew. */
  #lose(why: unknown): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#calling.close();
    this.host.close();
    this.#parts.lost(why);
    for (const client of this.#clients.keys()) client.end('come-back');
    this.#clients.clear();
  }
}

function isSameOrders(one: Orders, other: Orders): boolean {
  const given = ({ general, here }: Orders) => JSON.stringify([general, here]);
  return given(one) === given(other);
}
