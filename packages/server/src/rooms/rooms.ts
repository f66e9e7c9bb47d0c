import { BotRoom, type Player } from '@crawlspace/host';
import type { PersonId } from '@crawlspace/host/online';
import { loadTable, parseRecord, SaveError, Table } from '@crawlspace/kernel';
import type { BotPool } from '../bots/pool.ts';
import { type AnyModule, type GameId, isGameId, moduleOf } from '../games.ts';
import type { Places } from '../places/places.ts';
import type { Store } from '../store/store.ts';
import { Refused } from './client.ts';
import type { TableEntry } from './entries.ts';
import { fullHeadOf } from './keeping.ts';
import { lineOf } from './line.ts';
import { openStored } from './opening.ts';
import { Room } from './room.ts';
import { Seating } from './seating.ts';
import { newName } from './secrets.ts';

export interface RoomsParts {
  readonly store: Store;
  readonly bots: BotPool;
  /** Which process has which table; all are here unless somebody says otherwise. */
  readonly places?: Promise<Places>;
  /** Milliseconds before a bot's answer takes effect. */
  readonly pause: number;
  /** A table that nobody looks at leaves memory after so many milliseconds. */
  readonly idle: number;
  readonly report: (what: string, error: unknown) => void;
  /** Tells somebody who is away that a table waits for them. */
  readonly call?: (person: PersonId, waiting: { table: string; game: string }) => void;
  /** Milliseconds that they have to come by themselves before. */
  readonly patience?: number;
}

/** What a table is made from. */
export interface NewRoom {
  readonly owner: PersonId;
  readonly name: string;
  readonly game: GameId;
  readonly setup: unknown;
  /** A game that was begun elsewhere goes on here. */
  readonly record?: unknown;
  /** Who plays each seat from the start: the owner, a bot, or whoever comes. */
  readonly seats: readonly ('me' | Exclude<Player, 'human'> | 'open')[];
  readonly lobby: boolean;
}

/** Letters of a seed: 5 bits each, and luck has 128 of them. */
const SEED_LETTERS = 32;
const SWEEPS_PER_IDLE = 4;
const PATIENCE = 15_000;
/** A game brought from elsewhere is replayed: that takes its time. */
const MOST_ENTRIES = 5000;

/** The tables that are open in this process. They are opened when somebody comes. */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #open = new Map<string, Promise<Room | null>>();
  /** Rooms that still have something to store. */
  readonly #closing = new Map<string, Promise<void>>();
  readonly #sweep: NodeJS.Timeout;
  #closed = false;
  #fenced = 0;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    this.#sweep = setInterval(() => void this.#closeIdle(), parts.idle / SWEEPS_PER_IDLE);
    this.#sweep.unref();
  }

  get count(): number {
    return this.#open.size;
  }

  /** The tables that are open here. */
  get ids(): Iterable<string> {
    return this.#open.keys();
  }

  /** How often the store kept this process from writing to a table that another one has. */
  get fenced(): number {
    return this.#fenced;
  }

  /** Another process has this table now: whoever is here has to go there. */
  async giveUp(id: string): Promise<void> {
    const room = await this.#open.get(id)?.catch(() => null);
    room?.giveUp();
  }

  /** Null when there is no such table. Throws Elsewhere when another process has it. */
  open(id: string): Promise<Room | null> {
    const known = this.#open.get(id);
    if (known) return known;
    if (this.#closed) return Promise.reject(new Refused('table-lost'));
    const opening = (this.#closing.get(id) ?? Promise.resolve()).then(() => this.#load(id));
    this.#open.set(id, opening);
    const forget = () => {
      if (this.#open.get(id) === opening) this.#open.delete(id);
    };
    opening.then((room) => room ?? forget(), forget);
    return opening;
  }

  /** Makes a table and returns its id. Throws SetupError or SaveError when it is made of nonsense. */
  async create(wanted: NewRoom): Promise<string> {
    const { owner, name, game, seats, lobby } = wanted;
    const module = await moduleOf(game);
    const table =
      wanted.record === undefined
        ? startTable(module, wanted.setup)
        : takeIn(module, wanted.record);
    const { log, hash: _, seal: __, snapshot: ___, ...base } = table.save();
    const entries: TableEntry[] = [
      ...log,
      { t: 'owner', person: owner },
      { t: 'named', person: owner, name },
    ];
    for (let seat = 0; seat < table.seats; seat++) {
      const who = seats[seat] ?? 'open';
      if (who === 'me') entries.push({ t: 'seated', seat, person: owner });
      else if (who !== 'open') {
        entries.push({ t: 'handed-over', seat, to: { bot: who }, by: owner });
      }
    }
    const id = newName();
    const line = lineOf(table, base.setup, new Seating(table.seats, entries), lobby);
    const head = { ...fullHeadOf(table, module.rules), line };
    await this.#parts.store.createTable({ id, owner, base, entries, head });
    return id;
  }

  /** Closes all tables: what is to be stored is stored, and everybody is told to come back. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweep);
    const rooms = await Promise.all([...this.#open.values()].map((each) => each.catch(() => null)));
    await Promise.all(rooms.map((room) => room && this.closeTable(room)));
    await Promise.all(this.#closing.values());
  }

  async #load(id: string): Promise<Room | null> {
    await this.#claim(id);
    try {
      const room = await this.#read(id);
      if (!room) await this.#release(id);
      return room;
    } catch (error) {
      await this.#release(id);
      throw error;
    }
  }

  async #claim(id: string): Promise<void> {
    await (await this.#parts.places)?.claim(id);
  }

  async #release(id: string): Promise<void> {
    await (await this.#parts.places)?.release(id);
  }

  async #read(id: string): Promise<Room | null> {
    const { store, bots, pause, report } = this.#parts;
    const stored = await store.readTable(id);
    if (!stored) return null;
    const { base } = stored;
    if (!isGameId(base.game)) throw new Error(`table ${id} is of no game that is known here`);
    const module = await moduleOf(base.game);
    const opened = await openStored(module, stored, store, report);
    const { call, patience = PATIENCE } = this.#parts;
    const room = new Room({
      ...{ ...opened, id, base, pause, store, patience },
      call: (person) => call?.(person, { table: id, game: base.game }),
      rules: module.rules,
      bots: new BotRoom(bots.connect(id, base.game)),
      fenced: () => {
        this.#fenced++;
      },
      lost: (why) => {
        this.#open.delete(id);
        report(`table ${id} was lost`, why);
        void this.#release(id);
      },
    });
    room.begin();
    return room;
  }

  async #closeIdle(): Promise<void> {
    for (const opening of [...this.#open.values()]) {
      const room = await opening.catch(() => null);
      if (room && room.idleFor(Date.now()) >= this.#parts.idle) await this.closeTable(room);
    }
  }

  /** Lets a table go from memory. Whoever comes meanwhile waits until it is closed, and finds it opened anew. */
  async closeTable(room: Room): Promise<void> {
    const { id } = room;
    this.#open.delete(id);
    const closing = room.close('come-back').then(() => this.#release(id));
    this.#closing.set(id, closing);
    await closing;
    this.#closing.delete(id);
  }
}

function startTable(module: AnyModule, setup: unknown) {
  return Table.start(module, module.parseSetup(setup), newName(SEED_LETTERS));
}

/**
 * A game from elsewhere, replayed from its setup on. One that starts from a state that somebody sent
 * is not taken: the rules trust states, and this one could be anything.
 */
function takeIn(module: AnyModule, saved: unknown) {
  const record = parseRecord(saved);
  const isOwn = !record.origin && record.log.every(({ t }) => t !== 'rules-changed');
  if (!isOwn) throw new SaveError('malformed', 'this save does not start from its setup');
  if (record.log.length > MOST_ENTRIES) throw new SaveError('malformed', 'this save is too long');
  return loadTable(module, record);
}
