import {
  type Answer,
  type Decision,
  type Entry,
  type Giver,
  PARTY,
  type Question,
  type RecordHead,
  type Refusal,
  type SeatId,
  TableLost,
  toDecision,
  type Undoing,
} from '@crawlspace/kernel';
import type { Thought } from './bots/messages.ts';
import type { BotRoom, Followed } from './bots/room.ts';
import { ADVISER, botFor, isForBots, type Player, withPeopleFor } from './players.ts';
import type { GameShape, TableOf } from './shape.ts';

/** Where the log of one table is kept. */
export interface TableStore {
  /**
   * Adds entries to a log that has `after` of them, and replaces its head: all of it or nothing.
   * Rejects when they cannot be kept.
   */
  append(after: number, entries: readonly Entry[], head: RecordHead): Promise<void>;
}

/**
 * Why something that was asked of the host did not happen; nothing has changed then. A table that is
 * lost has to be opened anew: what is stored of it is whole.
 */
export type HostRefusal =
  | Refusal
  | { readonly reason: 'not-stored' | 'table-lost'; readonly error: unknown };

/** What there is to say besides the table itself. */
export interface News {
  /** What the bot who answered last had in mind; null when a person answered last. */
  readonly thought: { readonly seat: SeatId; readonly why: NonNullable<Thought['why']> } | null;
  /** What the store failed with; null when everything is stored. */
  readonly trouble: unknown;
}

export interface HostParts<Game extends GameShape> {
  readonly table: TableOf<Game>;
  readonly setup: Game['setup'];
  readonly seed: string;
  readonly players: readonly Player[];
  readonly bots: BotRoom;
  readonly store: TableStore;
  /** What a person wants to be answered by itself; null when it has to be asked. */
  readonly order: (decision: Decision) => readonly string[] | null;
  /** Time to see what a bot does, before it does it. */
  readonly pause: () => Promise<void>;
  /** Called when something new may be shown: it is stored by then. */
  readonly publish: (news: News) => void;
}

const NO_THOUGHT: Thought = { picks: [], why: null };

/**
 * A table with people and bots around it. Every change goes one way: check, apply to the table,
 * append to the store, publish. One at a time, and what could not be stored is taken back: nobody is
 * shown what is not kept.
 */
export class Host<Game extends GameShape> {
  readonly table: TableOf<Game>;
  readonly #parts: HostParts<Game>;
  /** Answers that came with an id of their own: sent again, they count no second time. */
  readonly #known: Set<string>;
  #players: readonly Player[];
  #queue: Promise<unknown> = Promise.resolve();
  #news: News = { thought: null, trouble: null };
  /** After a step back the question is asked, whatever the standing orders say. */
  #asking = false;
  #botsAtWork = false;
  #closed = false;

  constructor(parts: HostParts<Game>) {
    this.#parts = parts;
    this.table = parts.table;
    this.#players = parts.players;
    this.#known = new Set(parts.table.log.flatMap((entry) => idsOf(entry)));
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  /** Lets standing orders and bots answer what waits for them. Called once, when everybody sits. */
  begin(): Promise<HostRefusal | null> {
    return this.reconsider();
  }

  /** Who plays what has changed. */
  seat(players: readonly Player[]): Promise<HostRefusal | null> {
    this.#players = players;
    return this.reconsider();
  }

  /** Standing orders have changed: they may answer what waits. */
  reconsider(): Promise<HostRefusal | null> {
    return this.#inTurn(async () => {
      this.#asking = false;
      const { length } = this.table.log;
      const refusal = await this.#change(() => this.#followOrders());
      if (length === this.table.log.length) this.#parts.publish(this.#news);
      return refusal;
    });
  }

  /** Resolves with null when the answer counts and is stored. */
  answer(seat: SeatId, answer: Answer): Promise<HostRefusal | null> {
    return this.#inTurn(() => {
      if (answer.id !== undefined && this.#known.has(answer.id)) return null;
      return this.#change(() => {
        const refusal = this.#take(seat, answer, 'person');
        if (!refusal) this.#news = { ...this.#news, thought: null };
        return refusal;
      });
    });
  }

  /** Takes back the last answer of a person and whatever followed from it. */
  undo(seat: SeatId): Promise<Undoing | HostRefusal> {
    return this.#goBack((to) => this.table.undo(seat, to));
  }

  /** These seats vote to take back the last answer of a person, whatever came of it. */
  voteToUndo(seats: readonly SeatId[]): Promise<Undoing | HostRefusal> {
    return this.#goBack((to) => {
      let result: Undoing = { ok: false, reason: 'no-such-seat' };
      for (const seat of seats) {
        result = this.table.voteToUndo(seat, to);
        if (!result.ok || result.undone) break;
      }
      return result;
    });
  }

  /** How many answers stand after an undo; -1 when no person has answered yet. */
  get undoTarget(): number {
    return this.table.answers.findLastIndex(({ seat, by }) => this.#giverOf(seat, by) === 'person');
  }

  /** What a bot would pick, and why. */
  async advise({ id }: Pick<Decision, 'id'>): Promise<Thought> {
    await this.settled();
    if (!this.table.pending.some((question) => question.id === id)) return NO_THOUGHT;
    try {
      return await this.#parts.bots.ask(this.#followed, id, { bot: ADVISER, purpose: 'advise' });
    } catch {
      // A bot that cannot think has no advice; the game goes on without it.
      return NO_THOUGHT;
    }
  }

  /** Looks at the table when nothing is under way: all that is seen is stored. */
  look<Result>(look: (table: TableOf<Game>) => Result): Promise<Result> {
    return this.#inTurn(() => look(this.table));
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

  /** Applies a change to the table, stores what it added to the log, then shows it. */
  async #change(apply: () => Refusal | null): Promise<HostRefusal | null> {
    const before = this.table.log.length;
    const news = this.#news;
    try {
      const refusal = apply();
      const entries = this.table.log.slice(before);
      if (entries.length > 0) {
        const error = await this.#store(before, entries);
        if (error) return this.#takeBack(entries, { ...news, trouble: error });
        this.#news = { ...this.#news, trouble: null };
        this.#parts.publish(this.#news);
      }
      void this.#playBots();
      return refusal;
    } catch (error) {
      if (!(error instanceof TableLost)) throw error;
      this.close();
      return { reason: 'table-lost', error };
    }
  }

  /** What the store failed with; null when the entries are kept. */
  async #store(after: number, entries: readonly Entry[]): Promise<unknown> {
    try {
      await this.#parts.store.append(after, entries, this.table.head());
    } catch (error) {
      return error ?? new Error('the store failed and did not say why');
    }
    for (const entry of entries) for (const id of idsOf(entry)) this.#known.add(id);
    return null;
  }

  #takeBack(entries: readonly Entry[], news: News): HostRefusal {
    this.table.forget(entries.length);
    this.#news = news;
    this.#parts.publish(news);
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

  /** Answers what the standing orders decide. A question they fail over is asked after all. */
  #followOrders(): null {
    const failed = new Set<number>();
    for (;;) {
      const question = this.table.pending.find(
        (each) => !failed.has(each.id) && !isForBots(this.#players, each),
      );
      if (!question || this.#asking) return null;
      failed.add(question.id);
      const decision = toDecision(question, this.table.moment);
      const picks = this.#parts.order(decision);
      if (!picks) continue;
      const seat = this.#seatFor(question);
      this.table.answer(seat, { at: decision.at, decision: decision.id, picks, by: 'order' });
    }
  }

  #goBack(back: (to: number) => Undoing): Promise<Undoing | HostRefusal> {
    return this.#inTurn(async () => {
      let result: Undoing = { ok: false, reason: 'nothing-to-undo' };
      const refusal = await this.#change(() => {
        const to = this.undoTarget;
        if (to >= 0) result = back(to);
        if (result.ok && result.undone) this.#asking = true;
        return null;
      });
      return refusal ?? result;
    });
  }

  /** Bots answer, one question after the other, until a person is asked or the game is over. */
  async #playBots(): Promise<void> {
    if (this.#botsAtWork) return;
    this.#botsAtWork = true;
    try {
      for (;;) {
        const question = await this.look(() => this.botQuestion);
        if (!question || this.#closed) return;
        if (!(await this.#playBot(question))) return;
      }
    } finally {
      this.#botsAtWork = false;
    }
  }

  /** Returns whether the bots may go on. */
  async #playBot(question: Question): Promise<boolean> {
    const { bots, pause } = this.#parts;
    const at = this.table.moment;
    const who = { bot: botFor(this.#players, question), purpose: 'play' } as const;
    const [thought] = await Promise.all([
      bots.ask(this.#followed, question.id, who).catch(() => null),
      pause(),
    ]);
    return this.#inTurn(async () => {
      if (this.#closed) return false;
      // The table went back, or a person took the seat: the bot's thought counts no more.
      if (at.epoch !== this.table.moment.epoch || !this.table.pending.includes(question))
        return true;
      if (!isForBots(this.#players, question)) return true;
      const refusal = thought && (await this.#giveBotAnswer(question, thought));
      if (thought && !refusal) return true;
      if (refusal?.reason === 'not-stored') return false;
      // A bot that fails must not stop the game: a person gets its seat.
      this.#players = withPeopleFor(this.#players, question);
      this.#parts.publish(this.#news);
      return true;
    });
  }

  #giveBotAnswer(question: Question, { picks, why }: Thought): Promise<HostRefusal | null> {
    return this.#change(() => {
      const { moment } = this.table;
      const answer = { at: moment, decision: question.id, picks };
      const refusal = this.#take(this.#seatFor(question), answer, 'bot');
      if (!refusal) this.#news = { ...this.#news, thought: why && { seat: question.seat, why } };
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
  return entry.t === 'answer' && entry.id !== undefined ? [entry.id] : [];
}
