import {
  type Decision,
  type GameRecord,
  PARTY,
  type Question,
  type Refusal,
  type TableView,
  type Told,
  toDecision,
} from '@crawlspace/kernel';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Thought } from '../bots/messages.ts';
import type { BotRoom } from '../bots/room.ts';
import type { GameId } from '../game/ids.ts';
import type { GameShape, TableOf } from '../game/shape.ts';
import { answerByOrders } from '../game/standing-orders.ts';
import type { StandingOrders } from '../settings/standing-orders.ts';
import { OpenedElsewhere } from '../storage/store.ts';
import type { Engine } from './engine.ts';
import { saveFile } from './files.ts';
import { type Giver, readGivers, writeGivers } from './givers.ts';
import { ADVISER, botFor, isForBots, withPeopleFor } from './seats.ts';
import { lineOf, stillView, toldTo } from './tables.ts';
import type { BotThought, Notice, Player, SavedGame, Session } from './types.ts';

/** Everything about a session that is the same for all games. */
export interface Around {
  readonly id: string;
  readonly players: readonly Player[];
  /** Who gave the answers so far, as it was kept; empty when that is not known. */
  readonly givers: string;
  readonly startedAt: number;
  readonly notice: Notice | null;
  readonly bots: BotRoom;
  readonly reactions: ReadonlySignal<StandingOrders>;
  /** Milliseconds before a bot's answer takes effect. */
  readonly pause: () => number;
  readonly save: (line: SavedGame, record: GameRecord, givers: string) => Promise<void>;
}

interface LocalParts<Game extends GameShape> extends Around {
  readonly engine: Engine<Game>;
  readonly table: TableOf<Game>;
  readonly setup: Game['setup'];
}

const NO_THOUGHT: Thought = { picks: [], why: null };

/** A game whose rules run in this page. */
export class LocalSession<Game extends GameShape> implements Session<Game> {
  readonly id: string;
  readonly game: GameId;
  readonly seats: number;
  readonly setup: Game['setup'];
  readonly players: Signal<readonly Player[]>;
  readonly table: Signal<TableView<Game['view']>>;
  readonly events: Signal<readonly Told<Game['event']>[]>;
  readonly decisions: Signal<readonly Decision[]>;
  readonly thinking: Signal<boolean>;
  readonly thought: Signal<BotThought | null> = signal(null);
  readonly notice: Signal<Notice | null>;
  readonly #parts: LocalParts<Game>;
  readonly #table: TableOf<Game>;
  readonly #givers: Giver[];
  readonly #stopListening: (() => void)[];
  #record: GameRecord;
  #saving: Promise<void> = Promise.resolve();
  /** Changes whenever the table does: what a bot thought of before counts no more. */
  #moment = 0;
  /** After an undo the question is asked, whatever the preferences say. */
  #asking = false;
  #botsAtWork = false;
  #closed = false;

  constructor(parts: LocalParts<Game>) {
    const { engine, id, table, setup, players, notice } = parts;
    this.#parts = parts;
    this.#table = table;
    this.id = id;
    this.game = engine.id;
    this.seats = table.seats;
    this.setup = setup;
    this.players = signal(players);
    this.notice = signal(notice);
    this.#record = table.save();
    this.#givers = readGivers(parts.givers, this.#record, players);
    this.table = signal(this.#view());
    this.events = signal(toldTo(table, this.#viewer()));
    this.decisions = signal(this.#decisions(this.table.peek()));
    this.thinking = signal(this.#botQuestion() !== undefined);
    this.#stopListening = [
      whenChanged(this.players, () => {
        this.#answerByPreference();
        void this.#goOn();
      }),
      whenChanged(parts.reactions, () => {
        this.#asking = false;
        if (this.#answerByPreference()) void this.#goOn();
      }),
    ];
  }

  /** Lets preferences and bots answer what waits for them. Called once, when the session begins. */
  begin(): this {
    if (this.#answerByPreference()) void this.#goOn();
    else void this.#playBots();
    return this;
  }

  async answer(decision: Decision, picks: readonly string[]): Promise<Refusal | null> {
    const question = this.#table.pending.find(({ id }) => id === decision.id);
    if (!question || question.prompt.key !== decision.prompt.key) return { reason: 'not-pending' };
    const refusal = this.#give('person', question, picks);
    if (refusal) return refusal;
    this.thought.value = null;
    this.#asking = false;
    this.#answerByPreference();
    await this.#goOn();
    return null;
  }

  async undo(): Promise<'undone' | 'barrier' | 'nothing-to-undo'> {
    const target = this.#undoTarget();
    if (target < 0) return 'nothing-to-undo';
    if (target < this.#table.barrier) return 'barrier';
    this.#table.undo(this.#viewer(), target);
    await this.#wentBack();
    return 'undone';
  }

  async voteToUndo(): Promise<boolean> {
    const target = this.#undoTarget();
    if (target < 0) return false;
    while (this.#table.answerCount > target) {
      if (!this.#table.undo(this.#viewer()).ok) this.#everybodyVotes();
    }
    await this.#wentBack();
    return true;
  }

  async advise(decision: Decision): Promise<Thought> {
    if (!this.#table.pending.some(({ id }) => id === decision.id)) return NO_THOUGHT;
    const adviser = { bot: ADVISER, purpose: 'advise' } as const;
    try {
      return await this.#parts.bots.ask(this.#record, decision.id, adviser);
    } catch {
      // A bot that cannot think has no advice; the game goes on without it.
      return NO_THOUGHT;
    }
  }

  async exportSave(): Promise<Blob> {
    return saveFile(this.#record);
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stopListening) stop();
    this.#parts.bots.close();
  }

  /** When everything that was answered is saved. */
  settled(): Promise<void> {
    return this.#saving;
  }

  #give(giver: Giver, question: Question, picks: readonly string[]): Refusal | null {
    const seat = question.seat === PARTY ? this.#viewer() : question.seat;
    const result = this.#table.answer(seat, {
      at: this.#table.moment,
      decision: question.id,
      picks,
    });
    if (!result.ok) return result.refusal;
    this.#givers.push(giver);
    this.#moment++;
    return null;
  }

  /** Answers what the preferences decide. Returns whether there was anything. */
  #answerByPreference(): boolean {
    let any = false;
    while (
      !this.#asking &&
      this.#table.pending.some((question) => this.#answeredByItself(question))
    )
      any = true;
    return any;
  }

  #answeredByItself(question: Question): boolean {
    const reactions = this.#parts.reactions.peek();
    if (this.#isForBots(question) || Object.keys(reactions).length === 0) return false;
    const picks = answerByOrders(this.game, reactions, toDecision(question, this.#table.moment));
    return picks !== null && this.#give('reaction', question, picks) === null;
  }

  /** Shows and saves how the table stands now, then lets the bots play. Resolves when it is saved. */
  #goOn(): Promise<void> {
    this.#record = this.#table.save();
    this.#show();
    this.#saving = this.#saving.then(() => this.#save());
    void this.#playBots();
    return this.#saving;
  }

  #show(): void {
    batch(() => {
      this.table.value = this.#view();
      this.events.value = toldTo(this.#table, this.#viewer());
      this.decisions.value = this.#decisions(this.table.peek());
      this.thinking.value = this.#botQuestion() !== undefined;
    });
  }

  async #save(): Promise<void> {
    const { engine, id, setup, startedAt, save } = this.#parts;
    const about = { id, players: this.players.peek(), startedAt, playedAt: Date.now() };
    try {
      const line = lineOf(engine, this.#table, setup, about);
      await save(line, this.#record, writeGivers(this.#givers));
      if (this.notice.peek() === 'not-saved') this.notice.value = null;
    } catch (error) {
      this.notice.value = error instanceof OpenedElsewhere ? 'opened-elsewhere' : 'not-saved';
    }
  }

  #wentBack(): Promise<void> {
    this.#givers.length = this.#table.answerCount;
    this.#moment++;
    this.#asking = true;
    return this.#goOn();
  }

  /** The number of answers to go back to: those before the last answer of a person; -1 for none. */
  #undoTarget(): number {
    return this.#givers.lastIndexOf('person');
  }

  #everybodyVotes(): void {
    const count = this.#table.answerCount;
    for (let seat = 0; this.#table.answerCount === count; seat++) this.#table.voteToUndo(seat);
  }

  /** Bots answer, one question after the other, until a person is asked or the game is over. */
  async #playBots(): Promise<void> {
    if (this.#botsAtWork) return;
    this.#botsAtWork = true;
    try {
      for (let question = this.#botQuestion(); question; question = this.#botQuestion()) {
        await this.#playBot(question);
        if (this.#closed) return;
      }
    } finally {
      this.#botsAtWork = false;
    }
  }

  async #playBot(question: Question): Promise<void> {
    const { bots, pause } = this.#parts;
    const moment = this.#moment;
    const player = { bot: botFor(this.players.peek(), question), purpose: 'play' } as const;
    const [thought] = await Promise.all([
      bots.ask(this.#record, question.id, player).catch(() => null),
      new Promise((resolve) => setTimeout(resolve, pause())),
    ]);
    if (this.#closed || moment !== this.#moment || !this.#isForBots(question)) return;
    if (thought === null || this.#give('bot', question, thought.picks)) {
      // A bot that fails must not stop the game: a person gets its seat.
      this.players.value = withPeopleFor(this.players.peek(), question);
      return;
    }
    this.thought.value = thought.why && { seat: question.seat, why: thought.why };
    this.#asking = false;
    this.#answerByPreference();
    await this.#goOn();
  }

  #botQuestion(): Question | undefined {
    return this.#table.pending.find((question) => this.#isForBots(question));
  }

  #isForBots(question: Question): boolean {
    return isForBots(this.players.peek(), question);
  }

  /** The seat whose eyes we look through: who is asked, else the first person. */
  #viewer(): number {
    const asked = this.#table.pending.find((question) => !this.#isForBots(question));
    if (asked && asked.seat !== PARTY) return asked.seat;
    return Math.max(0, this.players.peek().indexOf('human'));
  }

  #view(): TableView<Game['view']> {
    const target = this.#undoTarget();
    const canUndo = target >= 0 && target >= this.#table.barrier;
    return { ...stillView(this.#parts.engine, this.#table, this.#viewer()), canUndo };
  }

  #decisions({ decisions }: TableView<Game['view']>): readonly Decision[] {
    return this.#table.pending
      .filter((question) => !this.#isForBots(question))
      .map(
        (question) =>
          decisions.find(({ id }) => id === question.id) ??
          toDecision(question, this.#table.moment),
      );
  }
}

/** Listens to changes only, not to the value at the beginning. */
function whenChanged<Value>(source: ReadonlySignal<Value>, listen: () => void): () => void {
  let last = source.peek();
  return source.subscribe((value) => {
    if (value === last) return;
    last = value;
    listen();
  });
}
