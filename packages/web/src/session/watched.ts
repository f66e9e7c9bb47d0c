import type { GameShape, HostRefusal, Player, TableOf, Thought } from '@crawlspace/host';
import type { Decision, GameRecord, TableView, Told } from '@crawlspace/kernel';
import { batch, type Signal, signal } from '@preact/signals';
import type { Engine } from '../engine.ts';
import type { TableId } from '../game-ids.ts';
import { saveFile } from './files.ts';
import { tableOf, toldTo } from './tables.ts';
import type { BotThought, Notice, Session } from './types.ts';

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
export class WatchedSession<Game extends GameShape> implements Session<Game> {
  readonly id: string;
  readonly game: TableId;
  readonly seats: number;
  readonly fellows = null;
  readonly setup: Game['setup'];
  readonly players: Signal<readonly Player[]>;
  readonly table: Signal<TableView<Game['view']>>;
  readonly events: Signal<readonly Told<Game['event']>[]>;
  readonly passed: Signal<readonly []> = signal([]);
  readonly showing: Signal<boolean> = signal(false);
  readonly decisions: Signal<readonly Decision[]> = signal([]);
  readonly thinking: Signal<boolean> = signal(false);
  readonly thought: Signal<BotThought | null> = signal(null);
  readonly wantsChance: Signal<boolean> = signal(false);
  readonly isProposed: Signal<boolean> = signal(false);
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
    this.table = signal(viewOf(table));
    this.events = signal(toldTo(table, seatOf(table)));
    this.#stopListening = parts.listen(() => void this.#catchUp());
  }

  async answer(): Promise<HostRefusal> {
    return { reason: 'table-lost', error: new Error('the game is played in another page') };
  }

  async undo(): Promise<'nothing-to-undo'> {
    return 'nothing-to-undo';
  }

  async voteToUndo(): Promise<boolean> {
    return false;
  }

  async changeSetUp(): Promise<void> {}

  async advise(): Promise<Thought> {
    return { picks: [], why: null };
  }

  faultReport(): null {
    return null;
  }

  async exportSave(): Promise<Blob> {
    return saveFile(this.#shown.save());
  }

  close(): void {
    this.#stopListening();
  }

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
        this.#show(tableOf(this.#parts.engine, found.record).table, found.players);
      }
    } finally {
      this.#catchingUp = false;
    }
  }

  #show(table: TableOf<Game>, players: readonly Player[]): void {
    this.#shown = table;
    batch(() => {
      this.players.value = players;
      this.table.value = viewOf(table);
      this.events.value = toldTo(table, seatOf(table));
    });
  }
}

/** Through the eyes of whoever is asked there. */
function seatOf<Game extends GameShape>(table: TableOf<Game>): number {
  return Math.max(0, table.pending[0]?.seat ?? 0);
}

function viewOf<Game extends GameShape>(table: TableOf<Game>): TableView<Game['view']> {
  return { ...table.view({ seat: seatOf(table) }), canUndo: false };
}
