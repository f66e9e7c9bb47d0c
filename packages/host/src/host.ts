import {
  type Answer,
  type Decision,
  type Entry,
  type Giver,
  type Moment,
  PARTY,
  type Question,
  type RecordHead,
  type Refusal,
  type SeatId,
  TableLost,
  type Undoing,
} from '@crawlspace/kernel';
import type { Request, Thought } from './bots/messages.ts';
import { onlyPasses } from './bots/passing.ts';
import type { BotRoom, Followed } from './bots/room.ts';
import {
  ADVISER,
  botFor,
  isForBots,
  type Player,
  PROPOSER,
  seated,
  withPeopleFor,
} from './players.ts';
import type { GameShape, TableOf } from './shape.ts';
import { type Ballot, type GoneBack, seatsFor, type Vote, voteOf, votesNeeded } from './votes.ts';

/** Where the log of one table is kept. */
export interface TableStore {
  /**
   * Adds entries to a log that has `after` of them, and replaces its head: all of it or nothing. To
   * work out a head takes time: only who keeps it asks for it. Rejects when they cannot be kept.
   */
  append(after: number, entries: readonly Entry[], head: () => RecordHead): Promise<void>;
  /** Keeps ballots of a vote under way; where nobody has to wait for others there is none. */
  vote?(ballots: readonly Ballot[]): Promise<void>;
}

/**
 * Why something that was asked of the host did not happen; nothing has changed then. A table that is
 * lost, or closed, has to be opened anew: what is stored of it is whole.
 */
export type HostRefusal =
  | Refusal
  | { readonly reason: 'not-stored' | 'table-lost'; readonly error: unknown };

/** What there is to say besides the table itself. */
export interface News {
  /** What the bot who answered last had in mind; null when a person answered last. */
  readonly thought: { readonly seat: SeatId; readonly why: NonNullable<Thought['why']> } | null;
  /**
   * What the store failed with; null when everything is stored. TableLost when the table itself is of
   * no more use: it must not be looked at.
   */
  readonly trouble: unknown;
}

export interface HostParts<Game extends GameShape> {
  readonly table: TableOf<Game>;
  readonly setup: Game['setup'];
  readonly seed: string;
  readonly players: readonly Player[];
  readonly bots: BotRoom;
  readonly store: TableStore;
  /** The ballots of a vote that was under way when the table was last open. */
  readonly ballots?: readonly Ballot[];
  /**
   * What a person wants to be answered by itself; null when it has to be asked. Without it nobody has
   * standing orders here, and no question is put into words for them.
   */
  readonly order?: (decision: Decision) => readonly string[] | null;
  /** Time to see what a bot does, before it does it. */
  readonly pause: () => Promise<void>;
  /** Called when something new may be shown: it is stored by then. Never after the table is closed. */
  readonly publish: (news: News) => void;
  /** Runs what the rules take time for, so that somebody can tell how much. */
  readonly timed?: <Result>(work: () => Result) => Result;
}

/** Somebody would go back. */
export interface GoingBack {
  readonly seats: readonly SeatId[];
  /** More than half of them decide, where it takes a vote: all seats, unless somebody else says. */
  readonly voters?: readonly SeatId[];
  /** To where so many answers stood; without it, before the last of a person. */
  readonly where?: number | undefined;
  /**
   * What it takes to go back so far, asked when its turn has come. What may be taken back freely needs no vote
   * otherwise, and the story need not tell of one.
   */
  readonly how?: (to: number) => 'undo' | 'vote' | 'not';
}

/** Standing orders give no more answers in one go: cards of packs may lead to the same question for ever. */
const MOST_ORDERED = 200;
const NO_THOUGHT: Thought = { picks: [], why: null };

/** A question that a bot thinks about. It makes null of it when it cannot. */
interface Asked {
  readonly question: Question;
  readonly at: Moment;
  readonly thought: Promise<Thought | null>;
}

/**
 * A table with people and bots around it. Every change goes one way: check, apply to the table,
 * append to the store, publish. One at a time, and what could not be stored is taken back: nobody is
 * shown what is not kept.
 */
export class Host<Game extends GameShape> {
  readonly table: TableOf<Game>;
  readonly #parts: HostParts<Game>;
  /** Answers that came with an id of their own, by seat: sent again, they count no second time. */
  readonly #known: Set<string>;
  #players: readonly Player[];
  /** Those who would go back, the last one last; void as soon as the table goes on or back. */
  #ballots: readonly Ballot[];
  #queue: Promise<unknown> = Promise.resolve();
  #news: News = { thought: null, trouble: null };
  /** After a step back the question is asked, whatever the standing orders say. */
  #asking = false;
  #botsAtWork = false;
  #closed = false;
  /** What the table was lost by. */
  #lost: TableLost | null = null;

  constructor(parts: HostParts<Game>) {
    this.#parts = parts;
    this.table = parts.table;
    this.#players = seated(parts.players, parts.table.seats);
    this.#ballots = parts.ballots ?? [];
    this.#known = new Set(parts.table.log.flatMap((entry) => idsOf(entry)));
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  /** Lets standing orders and bots answer what waits for them: when everybody sits, and whenever somebody comes. */
  begin(): Promise<HostRefusal | null> {
    return this.#inTurn(() => this.#goOn());
  }

  /** Who plays what has changed. */
  seat(players: readonly Player[]): Promise<HostRefusal | null> {
    this.#players = seated(players, this.table.seats);
    return this.#inTurn(async () => {
      const { length } = this.table.log;
      const refusal = await this.#goOn();
      if (!refusal && length === this.table.log.length) this.#publish();
      return refusal;
    });
  }

  /** Somebody has changed their standing orders: they may answer what waits, also after a step back. */
  reconsider(): Promise<HostRefusal | null> {
    return this.#inTurn(() => {
      this.#asking = false;
      return this.#goOn();
    });
  }

  /** Resolves with null when the answer counts and is stored. */
  answer(seat: SeatId, answer: Answer): Promise<HostRefusal | null> {
    return this.#inTurn(() => {
      // It comes from outside and may be anything: if it is no answer, the table says so.
      const id = (answer as Answer | null)?.id;
      if (id !== undefined && this.#known.has(nameOf(seat, id))) return null;
      return this.#change(() => {
        // A page that follows its standing orders itself says so.
        const refusal = this.#take(seat, answer, answer?.by === 'order' ? 'order' : 'person');
        if (!refusal) this.#news = { ...this.#news, thought: null };
        return refusal;
      });
    });
  }

  /** Whether an answer with this name of its own was taken from a seat before. */
  hasTaken(seat: SeatId, id: string): boolean {
    return this.#known.has(nameOf(seat, id));
  }

  /** Takes back the last answer of a person and whatever followed from it, as far as nothing came of it. */
  undo(seat: SeatId): Promise<GoneBack | HostRefusal> {
    return this.goBack({ seats: [seat], how: () => 'undo' });
  }

  /** Takes the table back, freely or because enough people want it. */
  goBack({ seats, where, ...going }: GoingBack): Promise<GoneBack | HostRefusal> {
    const { voters = Array.from({ length: this.table.seats }, (_, seat) => seat) } = going;
    const { how = (to: number) => (to >= this.table.barrier ? 'undo' : 'vote') } = going;
    return this.#inTurn(async () => {
      const to = where ?? this.undoTarget;
      const way = to < 0 || to >= this.table.answerCount ? 'not' : how(to);
      if (way === 'not') return { ok: false, reason: 'nothing-to-undo' };
      if (way === 'undo') return this.#stepBack(() => this.table.undo(seats[0] ?? -1, to));
      if (!seats.every((seat) => seat in this.#players))
        return { ok: false, reason: 'no-such-seat' };
      const added = seats.map((seat) => ({ seat, to }));
      const agreed = seatsFor(to, [...this.#ballots, ...added]);
      const votes = voters.filter((seat) => agreed.includes(seat)).length;
      const needed = votesNeeded(voters);
      if (votes >= needed)
        return this.#stepBack(() => this.table.goBack(agreed, to), votes, needed);
      const refusal = await this.#noteBallots(added);
      return refusal ?? { ok: true, undone: false, votes, needed };
    });
  }

  async #stepBack(back: () => Undoing, votes = 0, needed = 0): Promise<GoneBack | HostRefusal> {
    let gone: GoneBack = { ok: true, undone: true, votes, needed };
    const refusal = await this.#change(() => {
      const result = back();
      if (result.ok) this.#asking = true;
      else gone = result;
      return null;
    });
    return refusal ?? gone;
  }

  /** Ballots that are there already are not noted again. */
  async #noteBallots(ballots: readonly Ballot[]): Promise<HostRefusal | null> {
    if (this.#closed) return this.#overRefusal();
    const { to, seats } = this.vote ?? { to: -1, seats: [] };
    const added = ballots.filter((each) => each.to !== to || !seats.includes(each.seat));
    if (added.length === 0) return null;
    try {
      await this.#parts.store.vote?.(added);
    } catch (error) {
      return { reason: 'not-stored', error };
    }
    this.#ballots = [...this.#ballots, ...added];
    this.#publish();
    return null;
  }

  /** Who would go back, while others have to agree. */
  get vote(): Vote | null {
    return voteOf(this.#ballots);
  }

  /**
   * Bots answer for everybody as long as it is so: people find it proposed and may go back. Who fails
   * to propose leaves the rest to people.
   */
  async propose(isOpen: (table: TableOf<Game>) => boolean): Promise<void> {
    for (;;) {
      const asked = await this.#inTurn(() => {
        const [question] = this.table.pending;
        if (!question || !isOpen(this.table)) return null;
        return { question, thought: this.#ask(question.id, { bot: PROPOSER, purpose: 'play' }) };
      });
      const thought = await asked?.thought;
      if (!asked || !thought) return;
      const { question } = asked;
      const refusal = await this.#inTurn(() =>
        this.table.pending.includes(question) ? this.#giveBotAnswer(question, thought) : null,
      );
      if (refusal) return;
    }
  }

  /** Whether people find the table as bots have proposed it, and none of them has answered yet. */
  get isProposed(): boolean {
    const { answers } = this.table;
    if (this.undoTarget >= 0) return false;
    return answers.some(({ seat, by }) => by === 'bot' && this.#players[seat] === 'human');
  }

  /** How many answers stand after an undo; -1 when no person has answered yet. */
  get undoTarget(): number {
    return this.table.answers.findLastIndex(({ seat, by }) => this.#giverOf(seat, by) === 'person');
  }

  /** What a bot would pick, and why. A bot that cannot think has no advice. */
  async advise({ id }: Pick<Decision, 'id'>): Promise<Thought> {
    const adviser = { bot: ADVISER, purpose: 'advise' } as const;
    const asked = await this.#inTurn(() => ({ thought: this.#ask(id, adviser) }));
    return (await asked.thought) ?? NO_THOUGHT;
  }

  /** Looks at the table when nothing is under way: all that is seen is stored. */
  look<Result>(look: (table: TableOf<Game>) => Result): Promise<Result> {
    return this.#inTurn(() => {
      if (this.#lost) throw this.#lost;
      return look(this.table);
    });
  }

  /** When everything that was asked of the host is done. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  /** The question that a bot is to answer next. */
  get botQuestion(): Question | undefined {
    return this.table.pending.find((question) => isForBots(this.#players, question));
  }

  close(): void {
    this.#closed = true;
    this.#parts.bots.close();
  }

  /** One thing after the other, in the order they came. */
  #inTurn<Result>(deed: () => Result | Promise<Result>): Promise<Result> {
    const done = this.#queue.then(deed);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #goOn(): Promise<HostRefusal | null> {
    return this.#change(() => this.#followOrders());
  }

  /** Applies a change to the table, stores what it added to the log, then shows it. */
  async #change(apply: () => Refusal | null): Promise<HostRefusal | null> {
    if (this.#closed) return this.#overRefusal();
    const before = this.table.log.length;
    const [news, asking] = [this.#news, this.#asking];
    try {
      const { timed } = this.#parts;
      const refusal = timed ? timed(apply) : apply();
      const entries = this.table.log.slice(before);
      if (entries.length > 0) {
        const error = await this.#store(before, entries);
        if (error) {
          this.#asking = asking;
          return this.#takeBack(entries, { ...news, trouble: error });
        }
        this.#news = { ...this.#news, trouble: null };
        this.#ballots = [];
        this.#publish();
      }
      void this.#playBots();
      return refusal;
    } catch (error) {
      if (!(error instanceof TableLost)) throw error;
      this.#news = { ...news, trouble: error };
      this.#publish();
      this.#lost = error;
      this.close();
      return this.#overRefusal();
    }
  }

  #overRefusal(): HostRefusal {
    return { reason: 'table-lost', error: this.#lost ?? new Error('the table was closed') };
  }

  /** What is shown is stored: a screen that breaks down over it takes nothing back. */
  #publish(): void {
    if (this.#closed) return;
    try {
      this.#parts.publish(this.#news);
    } catch (error) {
      (globalThis as { reportError?: (error: unknown) => void }).reportError?.(error);
    }
  }

  /** What the store failed with; null when the entries are kept. */
  async #store(after: number, entries: readonly Entry[]): Promise<unknown> {
    try {
      await this.#parts.store.append(after, entries, () => this.table.head());
    } catch (error) {
      return error ?? new Error('the store failed and did not say why');
    }
    for (const entry of entries) for (const id of idsOf(entry)) this.#known.add(id);
    return null;
  }

  #takeBack(entries: readonly Entry[], news: News): HostRefusal {
    this.table.forget(entries.length);
    this.#news = news;
    this.#publish();
    return { reason: 'not-stored', error: news.trouble };
  }

  /** Gives an answer, and those that standing orders give to what follows. */
  #take(seat: SeatId, answer: Answer, by: Giver): Refusal | null {
    const result = this.table.answer(seat, { ...answer, by });
    if (!result.ok) return result.refusal;
    this.#asking = false;
    this.#followOrders();
    return null;
  }

  /**
   * Answers what the standing orders decide. A question they fail over is asked after all, and so is one that comes after
   * so many answers that the table may be going round in circles.
   */
  #followOrders(): null {
    const { order } = this.#parts;
    if (!order) return null;
    const tried = new Set<number>();
    while (tried.size < MOST_ORDERED) {
      const question = this.table.pending.find(
        (each) => !tried.has(each.id) && !isForBots(this.#players, each),
      );
      if (!question || this.#asking) return null;
      tried.add(question.id);
      const picks = this.#orderFor(order, question);
      if (!picks) continue;
      const at = this.table.moment;
      const seat = this.#seatFor(question);
      this.table.answer(seat, { at, decision: question.id, picks, by: 'order' });
    }
    return null;
  }

  /** Orders that cannot be read are none. */
  #orderFor(
    order: NonNullable<HostParts<Game>['order']>,
    question: Question,
  ): readonly string[] | null {
    try {
      return order(this.table.decision(question));
    } catch {
      return null;
    }
  }

  /** Bots answer, one question after the other, until a person is asked or the game is over. */
  async #playBots(): Promise<void> {
    // Whatever changes the table calls this again: most answers leave nothing to bots.
    if (this.#botsAtWork || !this.botQuestion) return;
    this.#botsAtWork = true;
    try {
      for (;;) {
        const asked = await this.#inTurn(() => this.#askBot());
        if (!asked || !(await this.#hear(asked))) return;
      }
    } finally {
      this.#botsAtWork = false;
    }
  }

  #askBot(): Asked | null {
    const question = this.botQuestion;
    if (!question || this.#closed) return null;
    const who = { bot: botFor(this.#players, question), purpose: 'play' } as const;
    return { question, at: this.table.moment, thought: this.#ask(question.id, who) };
  }

  /** Only in turn: bots hear of nothing that is not stored, else they would be out of step. */
  async #ask(id: number, who: Pick<Request, 'bot' | 'purpose'>): Promise<Thought | null> {
    const isPending = this.table.pending.some((question) => question.id === id);
    if (this.#closed || !isPending) return null;
    try {
      return await this.#parts.bots.ask(this.#followed, id, who);
    } catch {
      // It gave up, or there is not even a thread to think in.
      return null;
    }
  }

  /** Waits for what the bot makes of a question. Returns whether the bots may go on. */
  async #hear({ question, at, thought: thinking }: Asked): Promise<boolean> {
    const [thought] = await Promise.all([thinking, this.#parts.pause()]);
    return this.#inTurn(async () => {
      if (this.#closed) return false;
      // The table went back, or a person took the seat: the bot's thought counts no more.
      if (at.epoch !== this.table.moment.epoch || !this.table.pending.includes(question))
        return true;
      if (!isForBots(this.#players, question)) return true;
      const hasMovedOn = this.table.moment.n !== at.n;
      const refusal = thought && (await this.#giveBotAnswer(question, thought));
      if (thought && !refusal) return true;
      if (this.#closed || refusal?.reason === 'not-stored') return false;
      // Others acted while it thought, and what it chose is gone: it is asked again.
      if (thought && hasMovedOn) return true;
      // A bot that fails must not stop the game: a person gets its seat.
      this.#players = withPeopleFor(this.#players, question);
      this.#publish();
      return true;
    });
  }

  #giveBotAnswer(question: Question, { picks, why }: Thought): Promise<HostRefusal | null> {
    return this.#change(() => {
      const { moment } = this.table;
      const answer = { at: moment, decision: question.id, picks };
      const told = this.table.toldCount;
      // What options mean can be asked only while they are open.
      const passes = onlyPasses(this.table, question, picks);
      const refusal = this.#take(this.#seatFor(question), answer, 'bot');
      // A reason is for what everybody sees: not for what was opened, and not for a chance that went by.
      const isSeen = this.table.toldCount > told && !passes;
      if (!refusal && isSeen)
        this.#news = { ...this.#news, thought: why && { seat: question.seat, why } };
      return refusal;
    });
  }

  /** Questions to the whole party are answered by whoever is there first. */
  #seatFor({ seat }: Question): SeatId {
    return seat === PARTY ? Math.max(0, this.#players.indexOf('human')) : seat;
  }

  /** Who gave an answer; of a game of which that is not known it follows from the seats. */
  #giverOf(seat: SeatId, by: Giver | undefined): Giver {
    return by ?? (this.#players[seat] === 'human' ? 'person' : 'bot');
  }

  get #followed(): Followed {
    const { setup, seed } = this.#parts;
    const { moment, answers, safePoint } = this.table;
    return { setup, seed, moment, answers, safePoint };
  }
}

function idsOf(entry: Entry): readonly string[] {
  return entry.t === 'answer' && entry.id !== undefined ? [nameOf(entry.seat, entry.id)] : [];
}

function nameOf(seat: SeatId, id: string): string {
  return `${seat} ${id}`;
}
