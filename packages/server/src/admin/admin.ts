import type { TableAbout } from '@crawlspace/host/online';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { type BanKind, type Bans, bannable, spellingOf } from '../wire/bans.ts';
import type { Doorkeeper } from '../wire/doorkeeper.ts';
import { AdminError, type Command } from './commands.ts';
import { forgetPerson } from './forget-person.ts';
import { removeCompany, removeTable } from './removing.ts';
import * as usage from './usage.ts';

export interface AdminParts {
  readonly store: Store;
  readonly bans: Bans;
  readonly rooms: Pick<Rooms, 'ids' | 'sendAway'>;
  readonly doorkeeper: Pick<Doorkeeper, 'sendAwayBanned'>;
  /** A line for the log. */
  readonly note: (what: string) => void;
  readonly report: (what: string, error: unknown) => void;
}

/** What processes that share a database tell each other. */
const BANS = 'bans';
const REASONS = { gone: 'deleted', stale: 'come-back' } as const;
/** Messages can get lost with a connection: bans are read anew after so many milliseconds. */
const RELOADING = 5_000;

/** What the host of a server can do while it runs. */
export class Admin {
  readonly #parts: AdminParts;
  readonly #reloading: NodeJS.Timeout;

  constructor(parts: AdminParts) {
    this.#parts = parts;
    this.#reloading = setInterval(() => this.#hear(BANS), RELOADING);
    this.#reloading.unref();
  }

  /** From now on it hears what is done through other processes. */
  async begin(): Promise<void> {
    await this.#parts.store.raw.hear((message) => this.#hear(message));
  }

  close(): void {
    clearInterval(this.#reloading);
  }

  /** Does what the host asks. Throws AdminError. */
  async do(command: Command): Promise<unknown> {
    const { store, bans } = this.#parts;
    switch (command.do) {
      case 'overview':
        return usage.overview(store.raw);
      case 'tables':
        return usage.tablesIn(store.raw, command);
      case 'companies':
        return usage.companiesIn(store.raw, command);
      case 'people':
        return usage.peopleIn(store.raw, command.like, command);
      case 'show':
        return this.#show(command.id);
      case 'close':
        return this.#setClosed(command.id, command.why);
      case 'open':
        return this.#setClosed(command.id, null);
      case 'delete':
        return this.#delete(command.id);
      case 'forget':
        return this.#forget(command.person);
      case 'bans':
        return bans.list();
      case 'reports':
        return store.reports(command);
      case 'ban':
        return this.#ban(command.kind, command.who, command.why);
      case 'unban':
        return this.#unban(command.kind, command.who);
    }
  }

  async #show(id: string): Promise<object> {
    const { store, bans, rooms } = this.#parts;
    const { raw } = store;
    const table = await usage.tableIn(raw, id);
    if (!table) {
      const company = await usage.companyIn(raw, id);
      if (!company) throw new AdminError(`There is no table or company ${id}.`);
      const chapters = await store.chaptersOf(id);
      return { company, tables: [...chapters].map(([n, table]) => ({ n, table })) };
    }
    const people = await raw.read(
      `SELECT s.person AS id, p.name, p.seen FROM sitting s LEFT JOIN people p ON p.id = s.person
       WHERE s.table_id = $1 ORDER BY s.person`,
      id,
    );
    const [row] = await raw.read('SELECT line FROM tables WHERE id = $1', id);
    const { about } = JSON.parse(String(row?.['line'])) as { about: TableAbout };
    return {
      table,
      places: about.places,
      people: people.map((each) => ({
        id: String(each['id']),
        name: String(each['name'] ?? ''),
        seen: Number(each['seen'] ?? 0),
      })),
      closed: bans.hasTable(id),
      /** In this process. */
      open: [...rooms.ids].includes(id),
    };
  }

  /** A note closes it; null opens it again. */
  async #setClosed(id: string, why: string | null): Promise<object> {
    const { bans, store } = this.#parts;
    const isTable = (await store.raw.read('SELECT id FROM tables WHERE id = $1', id)).length > 0;
    const tables = isTable ? [id] : [...(await store.chaptersOf(id)).values()];
    if (tables.length === 0) throw new AdminError(`There is no table or company ${id}.`);
    for (const table of tables) {
      if (why === null) await bans.lift('table', table);
      else await bans.add('table', table, why);
    }
    await this.#tell(BANS);
    this.#parts.note(`the host ${why === null ? 'opened' : 'closed'} ${id}`);
    return { tables };
  }

  async #delete(id: string): Promise<object> {
    const { store } = this.#parts;
    const { raw } = store;
    const table = await usage.tableIn(raw, id);
    const removed: string[] = [];
    const remove = async (each: string) => {
      removed.push(each);
      await this.#tell(`gone ${each}`);
    };
    if (table?.company) {
      throw new AdminError(
        `Table ${id} is a chapter of company ${table.company}. Delete the company instead.`,
      );
    }
    if (table) {
      await removeTable(store, id);
      await remove(id);
    } else if (await usage.companyIn(raw, id)) await removeCompany(store, id, remove);
    else throw new AdminError(`There is no table or company ${id}.`);
    this.#parts.note(`the host deleted ${id}`);
    return { removed };
  }

  async #forget(person: string): Promise<object> {
    const { store, note } = this.#parts;
    const tell = (table: string, how: keyof typeof REASONS) => this.#tell(`${how} ${table}`);
    const known = await store.findPerson(person);
    const forgotten = await forgetPerson(store, person, tell);
    const nowhere = forgotten.changed.length + forgotten.removed.length === 0;
    if (!known && nowhere) throw new AdminError(`Nobody here has the id ${person}.`);
    note('the host had somebody forgotten');
    return forgotten;
  }

  async #ban(kind: BanKind, who: string, why: string): Promise<object> {
    const spelled = spelling(kind, who);
    await this.#parts.bans.add(kind, spelled, why);
    await this.#tell(BANS);
    this.#parts.note(`the host banned the ${kind} ${spelled}`);
    return { kind, who: spelled };
  }

  async #unban(kind: BanKind, who: string): Promise<object> {
    const spelled = spelling(kind, who);
    if (!(await this.#parts.bans.lift(kind, spelled))) {
      throw new AdminError(`The ${kind} ${spelled} is not banned.`);
    }
    await this.#tell(BANS);
    this.#parts.note(`the host lifted the ban of the ${kind} ${spelled}`);
    return { kind, who: spelled };
  }

  /** Every process does its part; when the host gets an answer this one has done it. */
  async #tell(message: string): Promise<void> {
    await this.#parts.store.raw.tell(message);
    await this.#obey(message);
  }

  #hear(message: string): void {
    this.#obey(message).catch((error) =>
      this.#parts.report('what the host asked for was not done here', error),
    );
  }

  async #obey(message: string): Promise<void> {
    const { bans, rooms, doorkeeper } = this.#parts;
    const [how, table] = message.split(' ', 2);
    if (table && (how === 'gone' || how === 'stale')) return rooms.sendAway(table, REASONS[how]);
    await bans.load();
    doorkeeper.sendAwayBanned();
    const closed = [...rooms.ids].filter((id) => bans.hasTable(id));
    await Promise.all(closed.map((id) => rooms.sendAway(id, 'closed')));
  }
}

/** As it is kept. Throws AdminError. */
function spelling(kind: BanKind, who: string): string {
  if (kind === 'name') return spellingOf(who);
  if (kind !== 'address') return who;
  const network = bannable(who);
  if (network) return network;
  const wanted = 'an address such as 203.0.113.7, or a network such as 203.0.113.0/24 (/8 at most)';
  throw new AdminError(`${JSON.stringify(who)} is not ${wanted}.`);
}
