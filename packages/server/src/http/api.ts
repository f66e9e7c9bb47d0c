import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  MadeTable,
  PersonId,
  PushAbout,
  ServerAbout,
  TableAbout,
  TableList,
} from '@crawlspace/host/online';
import { SetupError } from '@crawlspace/kernel';
import type { Brought } from '../bringing/bring.ts';
import type { Desk } from '../bringing/desk.ts';
import type { Companies } from '../company/companies.ts';
import { measured, onAccountOf, spendBytes } from '../cost/bill.ts';
import type { Asking, Budgets } from '../cost/budgets.ts';
import { Declined, UNREADABLE } from '../declined.ts';
import type { Forgetting } from '../forgetting.ts';
import type { Library } from '../library/library.ts';
import type { Links } from '../people/links.ts';
import type { People } from '../people/people.ts';
import { Elsewhere } from '../places/places.ts';
import { endpointIn } from '../push/endpoint.ts';
import type { Push } from '../push/push.ts';
import type { Quotas } from '../quotas.ts';
import { leaving } from '../rooms/asks.ts';
import { Refused } from '../rooms/client.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { SECRET } from '../secrets.ts';
import { bytesOfNew } from '../store/rows.ts';
import { EVER, type ListedTable, type Page, type Store } from '../store/store.ts';
import { addressOf, isOurOrigin, type Trust } from '../wire/address.ts';
import type { Bans } from '../wire/bans.ts';
import { Limit, Tally } from '../wire/limits.ts';
import { readNewTable, readNoPush, readPush } from '../wire/schema.ts';

export interface ApiParts {
  readonly rooms: Rooms;
  readonly people: People;
  readonly links: Links;
  readonly companies: Companies;
  readonly bans: Bans;
  readonly library: Pick<Library, 'record'>;
  readonly budgets: Budgets;
  readonly desk: Pick<Desk, 'takeIn'>;
  readonly store: Store;
  readonly push: Push;
  /** Null when nothing is ever forgotten. */
  readonly forgetting: Pick<Forgetting, 'untils'> | null;
  readonly quotas: Quotas;
  readonly publicUrl: string | undefined;
  readonly trust: Trust;
  /** Whether tables may be found by anybody. */
  readonly openLobby: boolean;
}

const MEGABYTE = 1024 * 1024;
/** Room for the record of a long evening, and for its packs with small pictures: what is longer takes too much memory to read. */
const MOST_BYTES = 2 * MEGABYTE;
/** Bytes of what a new table is made from; what is longer has a game with it. */
const LONGEST_SETUP = 16 * 1024;
/** And for the log of a company of years. */
const MOST_COMPANY_BYTES = 4 * MEGABYTE;
/** Whatever has a name of its own in the address. */
const NAMED = /^\/api\/(?:tables|companies)\/([a-z0-9]{16})(?:\/record)?$/;
const MOST_TABLES = 50;
const PAGE = 50;
/** Seconds after which somebody who asked too much may ask for most things again. */
const RETRY_AFTER = '2';
/** Browsers of one person that are told. */
const MOST_PUSHES = 5;
/** Bytes of what a browser sends to be told, which is read in the serving thread. */
const LONGEST_PUSH = 4 * 1024;

/** What is asked without being at a table: making one, and finding those that are there. */
export class Api {
  readonly #parts: ApiParts;
  readonly #asked = new Limit({ burst: 60, perSecond: 2 });
  /** Who asks, as far as that is known by now. */
  readonly #asking = new WeakMap<IncomingMessage, Asking>();
  readonly #makers = new Limit({ burst: 20, perSecond: 1 / 30 });
  /** Long texts that are on their way here, by address. */
  readonly #bringing = new Tally(2);

  constructor(parts: ApiParts) {
    this.#parts = parts;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asking: Asking = { address: this.#addressOf(request) };
    this.#asking.set(request, asking);
    await onAccountOf(this.#parts.budgets.payer(asking), async () => {
      try {
        send(response, 200, await this.#answer(request));
      } catch (error) {
        const declined = declinedAs(error);
        if (!declined) throw error;
        const { status, message: refused, why } = declined;
        send(response, status, { refused, why });
      }
    });
  }

  #addressOf(request: IncomingMessage): string {
    return addressOf(request, this.#parts.trust);
  }

  /** Forgets those who have asked nothing for a while. */
  tidy(): void {
    this.#asked.tidy();
    this.#makers.tidy();
  }

  async #answer(request: IncomingMessage): Promise<unknown> {
    const { publicUrl, openLobby } = this.#parts;
    if (!isOurOrigin(request, publicUrl)) throw new Declined(403, 'not-allowed');
    const address = this.#addressOf(request);
    if (this.#parts.bans.hasAddress(address)) throw new Declined(403, 'banned');
    if (!this.#asked.take(address) || !this.#parts.budgets.has({ address })) {
      throw new Declined(429, 'too-fast');
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, id = ''] = NAMED.exec(url.pathname) ?? [];
    switch (`${request.method} ${id ? url.pathname.replace(id, ':id') : url.pathname}`) {
      case 'GET /api/about':
        return { lobby: openLobby } satisfies ServerAbout;
      case 'POST /api/tables':
        return this.#make(request);
      case 'GET /api/tables':
        return this.#mine(request, pageOf(url));
      case 'DELETE /api/tables/:id':
        return this.#delete(request, id);
      case 'GET /api/tables/:id/record':
        return this.#record(request, id);
      case 'POST /api/companies':
        return this.#bring(request);
      case 'GET /api/companies/:id':
        return this.#company(request, id);
      case 'DELETE /api/companies/:id':
        return this.#deleteCompany(request, id);
      case 'GET /api/push':
        return { key: await this.#parts.push.publicKey() } satisfies PushAbout;
      case 'POST /api/push':
        return this.#addPush(request);
      case 'DELETE /api/push':
        return this.#removePush(request);
      case 'GET /api/lobby':
        if (!openLobby) throw new Declined(404, 'no-lobby');
        return list(await this.#parts.store.openTables(pageOf(url)), null);
      default:
        throw new Declined(404, 'no-such-thing');
    }
  }

  async #make(request: IncomingMessage): Promise<MadeTable> {
    const { rooms, openLobby } = this.#parts;
    const [owner, secret] = await this.#maker(request);
    const bytes = await this.#bodyOf(request, MOST_BYTES);
    const maker = await this.#requireRoom(request, owner, bytes.length);
    const isLong = bytes.length > LONGEST_SETUP;
    const wanted = isLong ? null : measured(() => readNewTable(String(bytes)));
    if (isLong || wanted?.record !== undefined || hasPacks(wanted)) {
      return this.#takeIn(request, secret, { what: 'game', bytes, owner, openLobby });
    }
    if (!wanted) throw new Declined(400, 'bad-message', UNREADABLE);
    const { game, name, setup, seats = [], lobby = false } = wanted;
    this.#requireName(name);
    const parts = { owner, name, game, setup, seats, lobby: lobby && openLobby, maker };
    try {
      return await this.#made(owner, secret, name, await rooms.create(parts));
    } catch (error) {
      if (error instanceof SetupError) throw new Declined(400, 'bad-setup', error.message);
      throw error;
    }
  }

  /** A company from elsewhere plays on here. */
  async #bring(request: IncomingMessage): Promise<MadeTable> {
    const [owner, secret] = await this.#maker(request);
    const bytes = await this.#bodyOf(request, MOST_COMPANY_BYTES);
    await this.#requireRoom(request, owner, bytes.length);
    return this.#takeIn(request, secret, { what: 'company', bytes, owner, openLobby: false });
  }

  /** Whatever takes its time to read and to replay is looked at elsewhere. */
  async #takeIn(request: IncomingMessage, secret: string, brought: Brought): Promise<MadeTable> {
    const { desk, store } = this.#parts;
    this.#requireBudget(request);
    const { table, step, name } = await desk.takeIn(brought, this.#addressOf(request));
    this.#requireName(name);
    const maker = await this.#requireRoom(request, brought.owner, bytesOfNew(table, step));
    await store.createTable({ ...table, maker }, step);
    return this.#made(brought.owner, secret, name, table.id);
  }

  /** Of what is long only so much of one address is read at a time: it is looked at one after the other. */
  async #bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
    const length = Number(request.headers['content-length'] ?? most);
    if (length <= LONGEST_SETUP) return bodyOf(request, LONGEST_SETUP);
    const address = this.#addressOf(request);
    if (!this.#bringing.add(address)) throw new Declined(429, 'too-fast');
    try {
      return await bodyOf(request, most);
    } finally {
      this.#bringing.remove(address);
    }
  }

  #requireName(name: string): void {
    if (this.#parts.bans.hasName(name)) throw new Declined(403, 'banned');
  }

  /** Throws Declined where so much more is too much. Returns what whoever asks is called by their address. */
  async #requireRoom(request: IncomingMessage, owner: PersonId, bytes: number): Promise<string> {
    const { quotas, trust } = this.#parts;
    const maker = quotas.makerAt(addressOf(request, trust));
    const reached = await quotas.reachedBy({ owner, maker, bytes });
    if (reached) throw new Declined(reached === 'quota-server' ? 507 : 403, reached);
    return maker;
  }

  /** By its owner a table is deleted; whoever else sits there leaves it for good. */
  async #delete(request: IncomingMessage, id: string): Promise<object> {
    const [person] = await this.#person(request);
    const { store, rooms } = this.#parts;
    const standing = await store.standing(id, person);
    if (!standing?.isTheirs) throw new Declined(403, 'not-allowed');
    if (standing.owner !== person) await this.#leave(id, person);
    else if (standing.company) throw new Declined(409, 'part-of-company');
    else await rooms.delete([id], () => store.forgetTable(id, EVER));
    return {};
  }

  async #leave(id: string, person: PersonId): Promise<void> {
    try {
      const room = await this.#parts.rooms.open(id);
      await room?.around(() => leaving(room, person));
    } catch (error) {
      // Whoever is there can stand up.
      const isBusy = error instanceof Elsewhere || error instanceof Refused;
      throw isBusy ? new Declined(409, 'moment-passed') : error;
    }
  }

  /** A company with all its tables, by the owner of the last. */
  async #deleteCompany(request: IncomingMessage, id: string): Promise<object> {
    const [person] = await this.#person(request);
    const { store, rooms } = this.#parts;
    const chapters = await store.chaptersOf(id);
    const last = [...chapters.values()].at(-1) ?? '';
    const standing = await store.standing(last, person);
    if (standing?.owner !== person) throw new Declined(403, 'not-allowed');
    await rooms.delete([...chapters.values()], () => store.forgetCompany(id, EVER));
    return {};
  }

  /** Somebody who may make a table. */
  async #maker(request: IncomingMessage): Promise<[person: PersonId, secret: string]> {
    const [owner, secret] = await this.#person(request);
    if (!this.#makers.take(this.#addressOf(request))) throw new Declined(429, 'too-fast');
    const { store } = this.#parts;
    if ((await store.tablesOwnedBy(owner)) >= MOST_TABLES) throw new Declined(403, 'too-many');
    return [owner, secret];
  }

  async #made(owner: PersonId, secret: string, name: string, table: string): Promise<MadeTable> {
    const { people, links } = this.#parts;
    await people.remember(secret, name);
    const [invite, spectator] = await Promise.all([
      links.add(table, 'invite', null),
      links.add(table, 'spectator', null),
    ]);
    return { table, you: owner, invite, spectator };
  }

  /** A company comes home as a file, while no chapter is being played. */
  async #company(request: IncomingMessage, id: string): Promise<Uint8Array> {
    const [person] = await this.#person(request);
    this.#requireBudget(request);
    const file = await this.#parts.companies.file(id, person);
    if (!file) throw new Declined(403, 'not-allowed');
    if (file === 'under-way') throw new Declined(409, 'chapter-under-way');
    return file;
  }

  /** What takes long is done for those who have something left of what they may cost. */
  #requireBudget(request: IncomingMessage): void {
    const asking = this.#asking.get(request);
    if (asking && !this.#parts.budgets.has(asking, true)) throw new Declined(429, 'too-fast');
  }

  /** A browser lets itself be told when a table waits. */
  async #addPush(request: IncomingMessage): Promise<object> {
    const [person] = await this.#person(request);
    const body = await bodyOf(request, LONGEST_PUSH);
    const push = measured(() => readPush(String(body)));
    const endpoint = push && endpointIn(push.endpoint);
    if (!endpoint) throw new Declined(400, 'bad-message');
    await this.#parts.store.addPush(person, { endpoint, ...push.keys }, MOST_PUSHES);
    return {};
  }

  async #removePush(request: IncomingMessage): Promise<object> {
    const [person] = await this.#person(request);
    const body = await bodyOf(request, LONGEST_PUSH);
    const push = measured(() => readNoPush(String(body)));
    const endpoint = push && endpointIn(push.endpoint);
    if (!endpoint) throw new Declined(400, 'bad-message');
    await this.#parts.store.removePush(person, endpoint);
    return {};
  }

  async #mine(request: IncomingMessage, page: Page): Promise<TableList> {
    const [person] = await this.#person(request);
    const { store, forgetting } = this.#parts;
    const tables = await store.tablesOf(person, page);
    return list(tables, person, await forgetting?.untils(tables));
  }

  /** The record of a game that is over, for those who sat there. Before its end it would tell what comes. */
  async #record(request: IncomingMessage, id: string): Promise<Uint8Array> {
    const [person] = await this.#person(request);
    const { store, library, rooms } = this.#parts;
    const read = async () => {
      const standing = await store.standing(id, person);
      if (!standing?.isTheirs || !standing.over) throw new Declined(403, 'not-allowed');
      this.#requireBudget(request);
      return library.record(id, standing, person);
    };
    const found = await read();
    if (found instanceof Uint8Array) return found;
    if (!(await rooms.handOut(id, found))) throw new Declined(409, 'moment-passed');
    const handedOut = await read();
    if (handedOut instanceof Uint8Array) return handedOut;
    throw new Declined(409, 'moment-passed');
  }

  async #person(request: IncomingMessage): Promise<[person: PersonId, secret: string]> {
    const secret = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const person = SECRET.test(secret) ? await this.#parts.people.recognise(secret) : null;
    if (!person) throw new Declined(401, 'who-are-you');
    if (this.#parts.bans.hasPerson(person)) throw new Declined(403, 'banned');
    const asking = this.#asking.get(request);
    if (asking) asking.person = person;
    return [person, secret];
  }
}

/** Whoever has tables is told which of them will be forgotten soon. */
function list(
  tables: readonly ListedTable[],
  person: PersonId | null,
  untils: ReadonlyMap<string, number> = new Map(),
): TableList {
  const last = tables.length === PAGE ? tables.at(-1) : undefined;
  return {
    tables: tables.map((each) => {
      const { touched: _, owner, about, ...rest } = each;
      const until = untils.get(each.id);
      const line = { ...rest, about: about as TableAbout | null, mine: owner === person };
      return until === undefined ? line : { ...line, until };
    }),
    next: last ? `${last.updated}-${last.id}` : null,
  };
}

function pageOf({ searchParams }: URL): Page {
  const [, updated, id] = /^(\d{1,15})-([a-z0-9]{16})$/.exec(searchParams.get('after') ?? '') ?? [];
  return { limit: PAGE, ...(id ? { after: { updated: Number(updated), id } } : {}) };
}

async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) throw new Declined(413, 'too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** What is JSON already is sent as it is. */
function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(status === 429 ? { 'Retry-After': RETRY_AFTER } : {}),
  });
  const json = body instanceof Uint8Array ? body : measured(() => JSON.stringify(body));
  spendBytes(json.length);
  response.end(json);
}

/** The library says why it does nothing as everything at a table does. */
function declinedAs(error: unknown): Declined | null {
  if (error instanceof Declined) return error;
  return error instanceof Refused && error.because === 'busy' ? new Declined(503, 'busy') : null;
}

/** To lay packs takes as long as to replay a game. */
function hasPacks(wanted: ReturnType<typeof readNewTable>): boolean {
  const { packs } = (wanted?.setup ?? {}) as { readonly packs?: unknown };
  return packs !== undefined || wanted?.packs !== undefined;
}
