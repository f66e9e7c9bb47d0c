import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';
import type { PersonId } from '@crawlspace/host/online';
import { Admin } from './admin/admin.ts';
import { ADMIN_PATH } from './admin/place.ts';
import { WayIn } from './admin/way-in.ts';
import { BotPool } from './bots/pool.ts';
import { Desk, type DeskLimits } from './bringing/desk.ts';
import { Companies } from './company/companies.ts';
import { meteredCalls } from './cost/bill.ts';
import { Budgets } from './cost/budgets.ts';
import { Turns } from './cost/turns.ts';
import { Forgetting, type ForgottenSoFar } from './forgetting.ts';
import { loadGames } from './games.ts';
import { Api } from './http/api.ts';
import { sendHealth, sendMetrics, sendNothing } from './http/watching.ts';
import { note, report } from './journal.ts';
import { Library } from './library/library.ts';
import { Metrics } from './metrics.ts';
import { Links } from './people/links.ts';
import { People } from './people/people.ts';
import { ALONE, type Places } from './places/places.ts';
import { type Deliver, deliverBy, Push } from './push/push.ts';
import { type QuotaLimits, Quotas } from './quotas.ts';
import { Rooms } from './rooms/rooms.ts';
import { isSameText, newSecret } from './secrets.ts';
import { openStore, type StorePlace } from './store/open.ts';
import { type NewReport, SEEN_SINCE, type Store } from './store/store.ts';
import { addressOf, type Trust } from './wire/address.ts';
import { Bans } from './wire/bans.ts';
import { Door } from './wire/door.ts';
import { Doorkeeper } from './wire/doorkeeper.ts';
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
  /** Lets whoever has it read the metrics. */
  readonly metricsToken?: string | undefined;
  /** Lets the host of the server send commands over HTTP. */
  readonly adminToken?: string | undefined;
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
  /** Bytes that may be kept by a person, from an address, and in all. */
  readonly quotas?: Partial<QuotaLimits> | undefined;
  /** A table that nobody looks at leaves memory after so many milliseconds. */
  readonly idle?: number;
}

const PAUSE = 700;
const IDLE = 5 * 60_000;
const TIDYING = 60_000;
/** So long a request over HTTP may take when the server stops. */
const ANSWERING = 4_000;
/** Reports of one person that are kept, the newest. */
const MOST_REPORTS = 20;
const NOTHING: ForgottenSoFar = { tables: 0, companies: 0, people: 0, pushes: 0 };
/** By this processes that share a database know each other. */
const PEERS = 'peer-secret';

/** What had to be read or made in the store first. */
interface Known {
  readonly peers: string | null;
  readonly seenSince: number;
  readonly bans: Bans;
  readonly quotas: Quotas;
  readonly turns: Turns;
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
  readonly #admin: Admin;
  readonly #adminWayIn: WayIn;
  readonly trust: Trust;
  /** Known once it is known where this process listens. */
  readonly #places = Promise.withResolvers<Places>();
  readonly #redis: Pick<OnlineOptions, 'redis' | 'peerUrl'>;
  #isPlaced = false;
  /** Requests over HTTP that have no answer yet. */
  readonly #answering = new Set<Promise<void>>();
  readonly #tidying: NodeJS.Timeout;
  #stopping = false;

  private constructor(store: Store, options: OnlineOptions, known: Known) {
    const { peers, seenSince, quotas, bans, turns } = known;
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
    this.trust = trust;
    const budgets = this.#budgets;
    const doorkeeper = new Doorkeeper(bans);
    const ways = { people, links, companies, publicUrl, openLobby, trust };
    const shared = { rooms: this.#rooms, quotas, bans, budgets, turns, ...ways };
    const bury = async (process: string) => (await places).bury(process);
    const came = (person: PersonId) => store.renewPushes(person);
    const keepReport = (about: NewReport) => store.addReport(about, MOST_REPORTS);
    const telling = { metrics: this.#metrics, came, keepReport, report };
    this.#door = new Door({ ...shared, ...telling, doorkeeper, bury, library: this.#library });
    this.#admin = new Admin({ store, bans, rooms: this.#rooms, doorkeeper, note, report });
    this.#adminWayIn = new WayIn({ admin: this.#admin, token: options.adminToken, note, report });
    this.#forgetting = this.#makeForgetting(options, seenSince);
    this.#desk = new Desk(options.desk);
    const apart = { desk: this.#desk, library: this.#library, forgetting: this.#forgetting };
    this.#api = new Api({ ...shared, store, push, ...apart });
    this.#tidying = setInterval(() => this.#tidy(), TIDYING);
    this.#tidying.unref();
  }

  static async open(options: OnlineOptions, turns = new Turns()): Promise<Online> {
    const [opened] = await Promise.all([openStore(options), loadGames()]);
    const store = meteredCalls(opened);
    await store.removeUnfinished();
    const peers = options.redis ? await store.setting(PEERS, newSecret()) : null;
    const seenSince = Number(await store.setting(SEEN_SINCE));
    const quotas = await Quotas.open(store, options.quotas);
    const bans = await Bans.open(store.raw);
    const online = new Online(store, options, { peers, seenSince, quotas, bans, turns });
    await online.#admin.begin();
    // Several processes may share a machine and a database elsewhere: those are told over HTTP.
    if (!options.database) await online.#adminWayIn.listenIn(options.data);
    return online;
  }

  #tidy(): void {
    this.#api.tidy();
    this.#adminWayIn.tidy();
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
    else if (path === ADMIN_PATH) {
      this.#adminWayIn.handle(request, response, addressOf(request, this.trust));
    } else if (path.startsWith('/api/')) {
      const answering = this.#api.handle(request, response).catch((error) => {
        report('a request over HTTP failed', error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
      this.#answering.add(answering);
      void answering.finally(() => this.#answering.delete(answering));
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
    this.#admin.close();
    await this.#adminWayIn.close();
    await this.#forgetting?.close();
    const late = new Promise((resolve) => setTimeout(resolve, ANSWERING).unref());
    const answered = Promise.race([Promise.all(this.#answering), late]);
    await Promise.all([this.#rooms.close(), answered]);
    await (await this.#places.promise).close();
    this.#door.close();
    this.#bots.close();
    this.#desk.close();
    this.#library.close();
    this.#metrics.close();
    await this.#store.close();
  }

  /** The store answers, and the server is not stopping. */
  async isReady(): Promise<boolean> {
    const isOpen = this.#isPlaced && !this.#stopping;
    return isOpen && this.#store.check().then(isTrue, isFalse);
  }

  /** What is counted, in the text format of Prometheus. */
  get metricsText(): string {
    const { count: tables, fenced } = this.#rooms;
    const { connections } = this.#door;
    const forgotten = this.#forgetting?.forgotten ?? NOTHING;
    return this.#metrics.text({ tables, fenced, connections, forgotten });
  }

  async #sendReady(response: ServerResponse): Promise<void> {
    sendHealth(response, await this.isReady());
  }

  #sendMetrics(request: IncomingMessage, response: ServerResponse): void {
    if (this.#mayReadMetrics(request)) sendMetrics(response, this.metricsText);
    else sendNothing(response);
  }

  /** Where somebody comes from says nothing: a proxy on this machine asks for anybody. */
  #mayReadMetrics(request: IncomingMessage): boolean {
    if (!this.#token) return false;
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
