import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';
import type { PersonId } from '@crawlspace/host/online';
import { BotPool } from './bots/pool.ts';
import { Desk, type DeskLimits } from './bringing/desk.ts';
import { Companies } from './company/companies.ts';
import { meteredCalls } from './cost/bill.ts';
import { Budgets } from './cost/budgets.ts';
import { Forgetting } from './forgetting.ts';
import { Api } from './http/api.ts';
import { Metrics } from './http/metrics.ts';
import { Library } from './library/library.ts';
import { Links } from './people/links.ts';
import { People } from './people/people.ts';
import { ALONE, type Places } from './places/places.ts';
import { type Deliver, deliverBy, Push } from './push/push.ts';
import { Rooms } from './rooms/rooms.ts';
import { isSameText, newSecret } from './rooms/secrets.ts';
import { openStore, type StorePlace } from './store/open.ts';
import { SEEN_SINCE, type Store } from './store/store.ts';
import { isLocal } from './wire/address.ts';
import { Door } from './wire/door.ts';
import { NEAREST } from './wire/proxies.ts';

export interface OnlineOptions extends StorePlace {
  /** The address of Redis, when several processes share one database. */
  readonly redis?: string | undefined;
  /** Where those other processes reach this one. */
  readonly peerUrl?: string | undefined;
  /** Where browsers find the server, when that is not where it listens. */
  readonly publicUrl?: string | undefined;
  /** Who is believed for whom they ask; a proxy on this machine unless others are named. */
  readonly proxies?: BlockList | undefined;
  readonly openLobby?: boolean;
  /** Lets others than this machine read the metrics. */
  readonly metricsToken?: string | undefined;
  /** How messages reach push services, and the milliseconds before somebody who is away is told. */
  readonly deliver?: Deliver;
  readonly patience?: number;
  /** Milliseconds that an owner may be away before others can take over. */
  readonly ownerPatience?: number;
  /** What somebody may bring from elsewhere. */
  readonly desk?: Partial<DeskLimits>;
  /** Milliseconds before a bot's answer takes effect. */
  readonly pause?: number;
  /** What nobody has touched for so many milliseconds is forgotten; nothing ever is without it. */
  readonly forgetAfter?: number | undefined;
  readonly forgetPause?: number;
  /** A table that nobody looks at leaves memory after so many milliseconds. */
  readonly idle?: number;
}

const PAUSE = 700;
const IDLE = 5 * 60_000;
const TIDYING = 60_000;
/** By this processes that share a database know each other. */
const PEERS = 'peer-secret';

/** What had to be read or made in the store first. */
interface Known {
  readonly peers: string | null;
  readonly seenSince: number;
}

/** Online play: tables, people, and the ways in. */
export class Online {
  readonly #store: Store;
  readonly #bots = new BotPool();
  readonly #desk: Desk;
  readonly #library: Library;
  readonly #budgets = new Budgets();
  readonly #metrics = new Metrics();
  readonly #rooms: Rooms;
  readonly #door: Door;
  readonly #api: Api;
  readonly #forgetting: Forgetting | null;
  readonly #token: string | undefined;
  /** Known once it is known where this process listens. */
  readonly #places = Promise.withResolvers<Places>();
  readonly #redis: Pick<OnlineOptions, 'redis' | 'peerUrl'>;
  #isPlaced = false;
  readonly #tidying: NodeJS.Timeout;
  #stopping = false;

  private constructor(store: Store, options: OnlineOptions, { peers, seenSince }: Known) {
    const { publicUrl, openLobby = false, pause = PAUSE, idle = IDLE } = options;
    this.#store = store;
    this.#token = options.metricsToken;
    this.#redis = options;
    const places = this.#places.promise;
    const push = new Push({
      store,
      deliver: options.deliver ?? deliverBy(contactOf(publicUrl)),
      report,
    });
    this.#rooms = new Rooms({
      ...{ store, bots: this.#bots, places, pause, idle, report },
      call: (person, waiting) => void push.tell(person, waiting),
      ...(options.patience === undefined ? {} : { patience: options.patience }),
      ...(options.ownerPatience === undefined ? {} : { ownerPatience: options.ownerPatience }),
    });
    const people = new People(store, report);
    const links = new Links(store);
    this.#library = new Library(options);
    const companies = new Companies(store, this.#library);
    const trust = { proxies: options.proxies ?? NEAREST, peers };
    const budgets = this.#budgets;
    const ways = { publicUrl, openLobby, trust };
    const shared = { rooms: this.#rooms, people, links, companies, budgets, ...ways };
    const bury = async (process: string) => (await places).bury(process);
    const came = (person: PersonId) => store.renewPushes(person);
    this.#door = new Door({ ...shared, metrics: this.#metrics, bury, came, report });
    this.#forgetting = this.#makeForgetting(options, seenSince);
    this.#desk = new Desk(options.desk);
    const apart = { desk: this.#desk, library: this.#library, forgetting: this.#forgetting };
    this.#api = new Api({ ...shared, store, push, ...apart });
    this.#tidying = setInterval(() => this.#tidy(), TIDYING);
    this.#tidying.unref();
  }

  static async open(options: OnlineOptions): Promise<Online> {
    const store = meteredCalls(await openStore(options));
    const peers = options.redis ? await store.setting(PEERS, newSecret()) : null;
    const seenSince = Number(await store.setting(SEEN_SINCE));
    return new Online(store, options, { peers, seenSince });
  }

  #tidy(): void {
    this.#api.tidy();
    this.#budgets.tidy();
  }

  #makeForgetting({ forgetAfter, forgetPause }: OnlineOptions, since: number): Forgetting | null {
    if (!forgetAfter) return null;
    const parts = { store: this.#store, rooms: this.#rooms, after: forgetAfter, since };
    const pause = forgetPause === undefined ? {} : { pause: forgetPause };
    return new Forgetting({ ...parts, ...pause, note, report });
  }

  /** Takes its place among other processes, if there are any; tables open from then on. */
  async listens(port: number): Promise<void> {
    const { redis, peerUrl = `http://${ownAddress()}:${port}` } = this.#redis;
    this.#places.resolve(redis ? await this.#among(redis, peerUrl) : ALONE);
    this.#isPlaced = true;
  }

  async #among(url: string, address: string): Promise<Places> {
    const { RedisPlaces } = await import('./places/redis.ts');
    const lost = (table: string) => void this.#rooms.giveUp(table);
    return RedisPlaces.open({ url, address, tables: () => this.#rooms.ids, lost, report });
  }

  /** Answers what belongs to online play; false when it does not. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === '/readyz') void this.#sendReady(response);
    else if (path === '/metrics') this.#sendMetrics(request, response);
    else if (path.startsWith('/api/')) {
      this.#api.handle(request, response).catch((error) => {
        report('a request over HTTP failed', error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    } else return false;
    return true;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#door.upgrade(request, socket, head);
  }

  /** Tells every table to store what is left and sends everybody away; then nothing is open any more. */
  async close(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#tidying);
    // Whoever waits for a table waits no longer.
    this.#places.resolve(ALONE);
    await this.#forgetting?.close();
    await this.#rooms.close();
    await (await this.#places.promise).close();
    this.#door.close();
    this.#bots.close();
    this.#desk.close();
    this.#library.close();
    this.#metrics.close();
    await this.#store.close();
  }

  async #sendReady(response: ServerResponse): Promise<void> {
    const isOpen = this.#isPlaced && !this.#stopping;
    const isReady = isOpen && (await this.#store.check().then(isTrue, isFalse));
    response.writeHead(isReady ? 200 : 503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ ok: isReady }));
  }

  #sendMetrics(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#mayReadMetrics(request)) {
      response.writeHead(404);
      response.end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' });
    const { count: tables, fenced } = this.#rooms;
    const { connections } = this.#door;
    const forgotten = this.#forgetting?.forgotten ?? { tables: 0, people: 0, pushes: 0 };
    response.end(this.#metrics.text({ tables, fenced, connections, forgotten }));
  }

  #mayReadMetrics(request: IncomingMessage): boolean {
    if (!this.#token) return isLocal(request);
    return isSameText(request.headers.authorization ?? '', `Bearer ${this.#token}`);
  }
}

/** Push services want to know whom to ask about what is sent. */
function contactOf(publicUrl: string | undefined): string {
  return publicUrl?.startsWith('https://') ? publicUrl : 'mailto:push@crawlspace.invalid';
}

/** Where others in the same network reach this machine. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}

const isTrue = () => true;
const isFalse = () => false;

/** One line of JSON. */
function note(what: string): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), what }));
}

/** One line of JSON. Messages of errors name tables, never people's secrets. */
function report(what: string, error: unknown): void {
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  console.error(JSON.stringify({ time: new Date().toISOString(), what, why }));
}
