import { BotRoom } from '@crawlspace/host';
import type { ByeBecause, PersonId } from '@crawlspace/host/online';
import type { BotPool } from '../bots/pool.ts';
import { measured } from '../cost/bill.ts';
import { nextTurn } from '../cost/turns.ts';
import { isTableId, moduleKept, ordersOf } from '../games.ts';
import { Elsewhere, type Places } from '../places/places.ts';
import type { AroundEntry } from '../store/entries.ts';
import { Fenced, type Standing, type Store, type TableHead } from '../store/store.ts';
import { Refused } from './client.ts';
import { type FirstSitter, firstSeating, type Making, makeTable } from './making.ts';
import { openStored } from './opening.ts';
import { Room } from './room.ts';
import { Uptime } from './uptime.ts';

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
  /** Others may take over a table from an owner who was away for so many milliseconds. */
  readonly ownerPatience?: number;
}

/** What somebody makes a table from. */
export interface NewRoom extends Omit<Making, 'around'> {
  readonly name: string;
  /** From where, as the store calls it. */
  readonly maker?: string;
  readonly seats: readonly FirstSitter[];
}

const SWEEPS_PER_IDLE = 4;
const PATIENCE = 15_000;
/** A week: long enough for a holiday without a phone. */
const OWNER_PATIENCE = 7 * 24 * 3600_000;

/** A record that nobody has yet: it can still be taken back. */
export interface NotHandedOut {
  readonly entries: number;
  readonly head: Pick<TableHead, 'hash' | 'seal' | 'rules'>;
}

/** The tables that are open in this process. They are opened when somebody comes. */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #open = new Map<string, Promise<Room | null>>();
  /** Rooms that still have something to store. */
  readonly #closing = new Map<string, Promise<void>>();
  readonly #sweep: NodeJS.Timeout;
  readonly #uptime: Uptime;
  #noting: Promise<void> = Promise.resolve();
  #turns: Promise<void> = Promise.resolve();
  #closed = false;
  #fenced = 0;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    this.#uptime = new Uptime(parts.store, this.#ownerPatience / 2);
    this.#noteUp();
    this.#sweep = setInterval(() => void this.#goRound(), parts.idle / SWEEPS_PER_IDLE);
    this.#sweep.unref();
  }

  get #ownerPatience(): number {
    return this.#parts.ownerPatience ?? OWNER_PATIENCE;
  }

  #noteUp(): void {
    const { report } = this.#parts;
    this.#noting = this.#uptime
      .note(Date.now())
      .catch((error) => report('nobody noted that it runs', error));
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

  /** Closes a table if it is open here, and tells everybody at it why. */
  async sendAway(id: string, because: ByeBecause): Promise<void> {
    const room = await this.#open.get(id)?.catch(() => null);
    if (room) await this.closeTable(room, because);
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

  /** How somebody stands to a table, without opening it. */
  standing(id: string, person: PersonId): Promise<Standing | null> {
    return this.#parts.store.standing(id, person);
  }

  /** Makes a table and returns its id. Throws SetupError or SaveError when it is made of nonsense. */
  async create(wanted: NewRoom): Promise<string> {
    const around = (count: number) => firstSeating(wanted, count);
    const table = await makeTable({ ...wanted, around });
    await this.#parts.store.createTable({ ...table, maker: wanted.maker ?? null });
    return table.id;
  }

  /**
   * Notes that somebody gets the record of this table, so that nothing is taken back afterwards. False when it is not over
   * any more.
   */
  async handOut(id: string, { entries, head }: NotHandedOut): Promise<boolean> {
    try {
      const room = await this.open(id);
      await room?.around(() => handedOut(room));
      return true;
    } catch (error) {
      if (error instanceof Refused || error instanceof Fenced) return false;
      if (!(error instanceof Elsewhere)) throw error;
    }
    // Should the process that has it write at the same time, the fence lets one of the two do so.
    const noted = this.#parts.store.append(id, entries, [{ t: 'handed-out' }], head);
    return noted.then(
      () => true,
      (error) => {
        if (error instanceof Fenced) return false;
        throw error;
      },
    );
  }

  /** Closes all tables: what is to be stored is stored, and everybody is told to come back. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweep);
    await this.#noting;
    const rooms = await Promise.all([...this.#open.values()].map((each) => each.catch(() => null)));
    await Promise.all(rooms.map((room) => room && this.closeTable(room)));
    await Promise.all(this.#closing.values());
  }

  /**
   * Removes tables as `remove` says, unless one is open, here or elsewhere. Whoever comes meanwhile waits, and finds
   * them gone.
   */
  async forget(ids: readonly string[], remove: () => Promise<boolean>): Promise<boolean> {
    const isBusy = ids.some((id) => this.#open.has(id) || this.#closing.has(id));
    if (this.#closed || isBusy) return false;
    return this.#whileClosed(ids, async () => {
      const claimed: string[] = [];
      try {
        for (const id of ids) {
          await this.#claim(id);
          claimed.push(id);
        }
        return await remove();
      } catch (error) {
        if (error instanceof Elsewhere) return false;
        throw error;
      } finally {
        for (const id of claimed) await this.#release(id);
      }
    });
  }

  /**
   * Removes tables as `remove` says, whoever is there. A process elsewhere that has one finds it gone when it writes to it
   * next, and sends everybody away.
   */
  async delete(ids: readonly string[], remove: () => Promise<boolean>): Promise<boolean> {
    if (this.#closed) throw new Refused('table-lost');
    const rooms = await Promise.all(ids.map((id) => this.#open.get(id)?.catch(() => null)));
    await Promise.all(ids.map((id) => this.#closing.get(id)));
    return this.#whileClosed(ids, async () => {
      for (const room of rooms) {
        if (!room) continue;
        this.#open.delete(room.id);
        await room.close('no-such-table');
        await this.#release(room.id);
      }
      return remove();
    });
  }

  /** Whoever comes to one of these tables waits until it is done. */
  async #whileClosed(ids: readonly string[], act: () => Promise<boolean>): Promise<boolean> {
    const acting = act();
    const settled = acting.then(nothing, nothing);
    for (const id of ids) this.#closing.set(id, settled);
    await settled;
    for (const id of ids) if (this.#closing.get(id) === settled) this.#closing.delete(id);
    return acting;
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

  /** One table is read and opened in each turn of the event loop: whoever plays has theirs in between. */
  #ownTurn(): Promise<void> {
    this.#turns = this.#turns.then(nextTurn);
    return this.#turns;
  }

  async #read(id: string): Promise<Room | null> {
    const { store, bots, pause, report } = this.#parts;
    await this.#ownTurn();
    const stored = await store.readTable(id);
    if (!stored) return null;
    const { base } = stored;
    if (!isTableId(base.game)) throw new Error(`table ${id} is of no game that is known here`);
    const { module, packs } = await moduleKept(
      base.game,
      base.setup,
      () => store.packsOf(id),
      () => this.#ownTurn(),
    );
    const orders = await ordersOf(base.game);
    await this.#ownTurn();
    const opened = await measured(() => openStored(module, stored, store, report));
    const { call, patience = PATIENCE } = this.#parts;
    const ownerPatience = this.#ownerPatience;
    const ownerSeen = await store.ownerSeen(id);
    const room = new Room({
      ...{ ...opened, id, base, pause, store, patience, ownerSeen, ownerPatience },
      ownerCame: () => {
        store
          .ownerCame(id)
          .catch((error) => report(`nobody noted the owner of table ${id}`, error));
      },
      upSince: () => this.#uptime.since,
      call: (person) => call?.(person, { table: id, game: base.game }),
      rules: module.rules,
      beginsStep: module.beginsStep,
      orders,
      bots: new BotRoom(bots.connect(id, base.game, packs)),
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
    store.visitTables([id]).catch((error) => report(`nobody noted who came to table ${id}`, error));
    return room;
  }

  async #goRound(): Promise<void> {
    this.#noteUp();
    await this.#noting;
    for (const opening of [...this.#open.values()]) {
      const room = await opening.catch(() => null);
      room?.noteOwner();
      if (room && room.idleFor(Date.now()) >= this.#parts.idle) await this.closeTable(room);
    }
  }

  /** Lets a table go from memory. Whoever comes meanwhile waits until it is closed, and finds it opened anew. */
  async closeTable(room: Room, because: ByeBecause = 'come-back'): Promise<void> {
    const { id } = room;
    // It may have been lost, and opened anew, since somebody found it idle.
    if ((await this.#open.get(id)?.catch(() => null)) !== room) return;
    this.#open.delete(id);
    const closing = room.close(because).then(() => this.#release(id));
    this.#closing.set(id, closing);
    await closing;
    this.#closing.delete(id);
  }
}

const nothing = () => undefined;

function handedOut({ table, seating }: Room): readonly AroundEntry[] {
  if (!table.outcome) throw new Refused('not-allowed');
  return seating.isHandedOut ? [] : [{ t: 'handed-out' }];
}
