import type { GameShape, HostRefusal, Player, TableOf, Thought } from '@crawlspace/host';
import type { GameRecord } from '@crawlspace/kernel';
import { batch, type Signal, signal } from '@preact/signals';
import type { Engine } from '../engine.ts';
import type { TableId } from '../game-ids.ts';
import { saveFile } from './files.ts';
import { tableOf, toldTo } from './tables.ts';
import type { Line, Notice, Seen } from './types.ts';

/** What is needed to watch a game that another page plays. */
export interface Elsewhere {
  readonly id: string;
  readonly players: readonly Player[];
  /** The game as it is kept now; null when it is gone. */
  readonly find: () => Promise<{ record: GameRecord; players: readonly Player[] } | null>;
  /** Calls back whenever it has gone on, until the function that comes back is called. */
  readonly listen: (moved: () => void) => () => void;
}

interface WatchedParts<Game extends GameShape> extends Elsewhere {
  readonly engine: Engine<Game>;
  readonly table: TableOf<Game>;
  readonly setup: Game['setup'];
}

/** A game that is played in another page: it is shown as it goes on there, and takes no answers. */
export class WatchedSession<Game extends GameShape> implements Line<Game> {
  readonly id: string;
  readonly game: TableId;
  readonly seats: number;
  readonly fellows = null;
  readonly setup: Game['setup'];
  readonly players: Signal<readonly Player[]>;
  readonly seen: Signal<Seen<Game>>;
  readonly showing: Signal<boolean> = signal(false);
  readonly wantsChance: Signal<boolean> = signal(false);
  readonly notice: Signal<Notice | null> = signal<Notice | null>('opened-elsewhere');
  readonly #parts: WatchedParts<Game>;
  readonly #stopListening: () => void;
  #shown: TableOf<Game>;
  #catchingUp = false;
  #behind = false;

  constructor(parts: WatchedParts<Game>) {
    const { engine, id, table, setup, players } = parts;
    this.#parts = parts;
    this.#shown = table;
    this.id = id;
    this.game = engine.id;
    this.seats = table.seats;
    this.setup = setup;
    this.players = signal(players);
    this.seen = signal(seenOf(table));
    this.#stopListening = parts.listen(() => void this.#catchUp());
  }

  readonly answer = async (): Promise<HostRefusal> => ({
    reason: 'table-lost',
    error: new Error('the game is played in another page'),
  });
  readonly undo = async (): Promise<'nothing-to-undo'> => 'nothing-to-undo';
  readonly voteToUndo = async (): Promise<boolean> => false;
  readonly changeSetUp = async (): Promise<void> => undefined;
  readonly advise = async (): Promise<Thought> => ({ picks: [], why: null });
  readonly faultReport = (): null => null;
  readonly exportSave = async (): Promise<Blob> => saveFile(this.#shown.save());
  readonly close = (): void => this.#stopListening();

  /** Shows the game as it is now. News that come meanwhile are looked at together afterwards. */
  async #catchUp(): Promise<void> {
    this.#behind = true;
    if (this.#catchingUp) return;
    this.#catchingUp = true;
    try {
      while (this.#behind) {
        this.#behind = false;
        const found = await this.#parts.find();
        if (!found) return;
        if (!goOn(this.#shown, found.record)) {
          this.#shown = tableOf(this.#parts.engine, found.record).table;
        }
        this.#show(found.players);
      }
    } finally {
      this.#catchingUp = false;
    }
  }

  #show(players: readonly Player[]): void {
    batch(() => {
      this.players.value = players;
      this.seen.value = seenOf(this.#shown);
    });
  }
}

/** Takes a table to where a record of its game ends by what was added there. False where it cannot lead there. */
function goOn<Game extends GameShape>(
  table: TableOf<Game>,
  { log, seal }: Pick<GameRecord, 'log' | 'seal'>,
): boolean {
  for (const entry of log.slice(table.log.length)) {
    const { moment } = table;
    if (entry.t === 'answer') table.answer(entry.seat, { ...entry, at: moment });
    else if (entry.t !== 'undo') return false;
    else if (entry.vote) table.goBack(entry.seats, entry.to);
    else table.undo(entry.seats[0] ?? -1, entry.to);
  }
  return table.seal === seal;
}

/** Through the eyes of whoever is asked there. */
function seenOf<Game extends GameShape>(table: TableOf<Game>): Seen<Game> {
  const seat = Math.max(0, table.pending[0]?.seat ?? 0);
  return {
    table: { ...table.view({ seat }), canUndo: false },
    events: toldTo(table, seat),
    ...{ passed: [], decisions: [], thought: null, thinking: false, isProposed: false },
  };
}
