import { answerByOrders, ORDERS, type Orders, passesUp } from '@crawlspace/bots/orders';
import type { BotRoom, HostRefusal, News } from '@crawlspace/host';
import {
  type FaultReport,
  faultReport,
  type GameShape,
  Host,
  isForBots,
  type Player,
  type TableOf,
  type Thought,
} from '@crawlspace/host';
import {
  type Decision,
  type Entry,
  PARTY,
  type RecordHead,
  TableLost,
  type TableView,
} from '@crawlspace/kernel';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Engine } from '../engine.ts';
import { gameOf, type TableId } from '../game-ids.ts';
import { reportFile, saveFile } from './files.ts';
import { type KeptOrders, ordersAt } from './orders.ts';
import { whenChanged } from './signals.ts';
import { OpenedElsewhere } from './storage/store.ts';
import { lineOf, toldTo } from './tables.ts';
import type { Line, Notice, Passed, SavedGame, Seen } from './types.ts';

/** Everything about a session that is the same for all games. */
export interface Around extends KeptOrders {
  readonly id: string;
  readonly seed: string;
  readonly players: readonly Player[];
  readonly startedAt: number;
  readonly notice: Notice | null;
  readonly bots: BotRoom;
  /** Milliseconds before a bot's answer takes effect. */
  readonly pause: () => number;
  /** Calls back when another page opens the game, until the function that comes back is called. */
  readonly whenTakenOver: (giveUp: () => void) => () => void;
  readonly append: (
    line: SavedGame,
    after: number,
    entries: readonly Entry[],
    head: RecordHead,
  ) => Promise<void>;
}

interface LocalParts<Game extends GameShape> extends Around {
  readonly engine: Engine<Game>;
  readonly table: TableOf<Game>;
  readonly setup: Game['setup'];
}

/** A game whose rules run in this page: what its host publishes, as signals for the screens. */
export class LocalSession<Game extends GameShape> implements Line<Game> {
  readonly id: string;
  readonly game: TableId;
  readonly seats: number;
  readonly fellows = null;
  readonly setup: Game['setup'];
  readonly players: Signal<readonly Player[]>;
  readonly seen: Signal<Seen<Game>>;
  readonly showing: Signal<boolean> = signal(false);
  readonly wantsChance: Signal<boolean> = signal(false);
  readonly notice: Signal<Notice | null>;
  readonly #parts: LocalParts<Game>;
  readonly #host: Host<Game>;
  readonly #standing: ReadonlySignal<Orders>;
  readonly #stopListening: (() => void)[];
  #fault: FaultReport | null = null;
  #passing: Passed<Game>[] = [];

  constructor(parts: LocalParts<Game>) {
    const { engine, id, table, setup, seed, players, notice, bots, pause } = parts;
    this.#parts = parts;
    this.#standing = ordersAt(id, parts, this.wantsChance);
    this.#host = new Host<Game>({
      table,
      setup,
      seed,
      players,
      bots,
      store: { append: (after, entries, head) => this.#append(after, entries, head()) },
      order: (decision) =>
        answerByOrders(ORDERS[gameOf(engine.id)], this.#standing.peek(), decision, table.state),
      pause: async () => {
        await new Promise((resolve) => setTimeout(resolve, pause()));
        await isShown(this.showing);
      },
      publish: (news) => this.#show(news),
    });
    this.id = id;
    this.game = engine.id;
    this.seats = table.seats;
    this.setup = setup;
    this.players = signal(players);
    this.notice = signal(notice);
    this.seen = signal(this.#look({ thought: null, trouble: null }));
    const { module } = engine;
    table.witness = () => {
      const game = module.view(table.state, { seat: this.#viewer() });
      this.#passing.push({ told: table.toldCount, game });
    };
    this.#stopListening = [
      whenChanged(this.players, (now) => {
        if (now !== this.#host.players) void this.#seat(now);
      }),
      whenChanged(parts.orders, () => void this.#host.reconsider()),
      whenChanged(parts.tableOrders, () => void this.#host.reconsider()),
      parts.whenTakenOver(() => this.#giveUp()),
    ];
  }

  /** Lets standing orders and bots answer what waits for them. Called once, when the session begins. */
  begin(): this {
    void this.#host.begin();
    return this;
  }

  readonly answer = async (
    decision: Decision,
    picks: readonly string[],
  ): Promise<HostRefusal | null> => {
    const seat = decision.seat === PARTY ? this.#viewer() : decision.seat;
    const answer = { at: decision.at, decision: decision.id, picks };
    const given = this.#host.answer(seat, answer);
    if (passesUp(ORDERS[gameOf(this.game)], decision, picks)) this.wantsChance.value = false;
    const refusal = await given;
    if (refusal?.reason === 'rule-failed') {
      const record = await this.#host.look((table) => table.save());
      this.#fault = faultReport(record, answer, refusal.error);
    }
    return refusal;
  };

  readonly undo = async (): Promise<'undone' | 'barrier' | 'nothing-to-undo'> => {
    const result = await this.#host.undo(this.#viewer());
    if ('ok' in result && result.ok) return 'undone';
    return result.reason === 'barrier' ? 'barrier' : 'nothing-to-undo';
  };

  readonly voteToUndo = async (back?: number): Promise<boolean> => {
    const seats = Array.from({ length: this.seats }, (_, seat) => seat);
    const result = await this.#host.goBack({ seats, where: back });
    return 'ok' in result && result.ok && result.undone;
  };

  readonly proposeSetUp = (): Promise<void> => {
    const { engine } = this.#parts;
    return this.#host.propose(({ state }) => engine.isSettingUp(state));
  };

  readonly changeSetUp = async (): Promise<void> => {
    if (this.seen.peek().isProposed) await this.voteToUndo(0);
  };

  readonly advise = (decision: Decision): Promise<Thought> => {
    return this.#host.advise(decision);
  };

  readonly exportSave = async (): Promise<Blob> => {
    return saveFile(await this.#host.look((table) => table.save()));
  };

  readonly faultReport = (): Blob | null => {
    return this.#fault && reportFile(this.#fault);
  };

  readonly close = (): void => {
    this.showing.value = false;
    for (const stop of this.#stopListening) stop();
    this.#host.close();
  };

  /** Another page plays it from now on. */
  #giveUp(): void {
    this.close();
    this.notice.value = 'opened-elsewhere';
  }

  readonly settled = (): Promise<void> => {
    return this.#host.settled();
  };

  /** Who plays what is part of the list of games: it is kept though nobody has answered. */
  async #seat(players: readonly Player[]): Promise<void> {
    await this.#host.seat(players);
    await this.#host.look((table) =>
      this.#append(table.log.length, [], table.head()).catch((error) => this.#tellTrouble(error)),
    );
  }

  #append(after: number, entries: readonly Entry[], head: RecordHead): Promise<void> {
    const { engine, id, table, setup, startedAt, append } = this.#parts;
    const about = { id, players: this.#host.players, startedAt, playedAt: Date.now() };
    return append(lineOf(engine, table, setup, about), after, entries, head);
  }

  #show(news: News): void {
    const { trouble } = news;
    if (trouble instanceof TableLost) {
      this.notice.value = 'table-lost';
      return;
    }
    batch(() => {
      this.players.value = this.#host.players;
      this.seen.value = this.#look(news);
      this.#tellTrouble(trouble);
    });
  }

  #look({ thought, trouble }: News): Seen<Game> {
    const passed = this.#passing;
    this.#passing = [];
    return {
      table: this.#view(),
      events: toldTo(this.#parts.table, this.#viewer()),
      passed,
      decisions: this.#decisions(),
      // Bots stop when nothing can be stored.
      thinking: !trouble && this.#host.botQuestion !== undefined,
      isProposed: this.#isProposed(),
      thought,
    };
  }

  #tellTrouble(trouble: unknown): void {
    if (trouble) {
      this.notice.value = trouble instanceof OpenedElsewhere ? 'opened-elsewhere' : 'not-saved';
    } else if (this.notice.peek() === 'not-saved') this.notice.value = null;
  }

  /** Later on it is too late, whoever takes a seat then. */
  #isProposed(): boolean {
    const { engine, table } = this.#parts;
    return this.#host.isProposed && engine.turn(table.state) <= 1;
  }

  /** The seat whose eyes we look through: who is asked, else the first person. */
  #viewer(): number {
    const { players, table } = this.#host;
    const asked = table.pending.find((question) => !isForBots(players, question));
    if (asked && asked.seat !== PARTY) return asked.seat;
    return Math.max(0, players.indexOf('human'));
  }

  #view(): TableView<Game['view']> {
    const { undoTarget, table } = this.#host;
    const canUndo = undoTarget >= 0 && undoTarget >= table.barrier;
    return { ...table.view({ seat: this.#viewer() }), canUndo };
  }

  #decisions(): readonly Decision[] {
    const { table, players } = this.#host;
    return table.pending
      .filter((question) => !isForBots(players, question))
      .map((question) => table.decision(question));
  }
}

/** When nothing is being shown any more. */
function isShown(showing: ReadonlySignal<boolean>): Promise<void> {
  return new Promise((resolve) => {
    const stop = showing.subscribe((still) => {
      if (still) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
