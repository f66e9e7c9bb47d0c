import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Ask, Hello, PersonId, RefusedBecause, Reply } from '@crawlspace/host/online';
import { SaveError } from '@crawlspace/kernel';
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import type { Companies } from '../company/companies.ts';
import { measured, onAccountOf, spendBytes } from '../cost/bill.ts';
import type { Asking, Budgets } from '../cost/budgets.ts';
import type { Turns } from '../cost/turns.ts';
import type { Library } from '../library/library.ts';
import type { Metrics } from '../metrics.ts';
import type { Links } from '../people/links.ts';
import type { People } from '../people/people.ts';
import { Elsewhere } from '../places/places.ts';
import type { Quotas } from '../quotas.ts';
import { handle, requireOther } from '../rooms/asks.ts';
import { type Client, FROM_LOBBY, Refused } from '../rooms/client.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { NewReport } from '../store/store.ts';
import { addressOf, isOurOrigin, type Trust } from './address.ts';
import type { Bans } from './bans.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { Heartbeat } from './heartbeat.ts';
import { Limit, Tally } from './limits.ts';
import { bye, Outlet } from './outlet.ts';
import { HOP, relay } from './relay.ts';
import { numberOf, readHello, readRequest, speaksOurs } from './schema.ts';

export const SOCKET_PATH = '/table';

/** No message of a client is longer; views are only sent to clients. */
const MOST_BYTES = 32 * 1024;
const GREETING_TIME = 10_000;
/** So long somebody waits until another process that does not answer has lost its tables. */
const LEADING_TIME = 6_000;
const LEADING_PAUSE = 250;
const TIDYING = 30_000;
/** Whoever is sent away and does not go is cut off after so long. */
const GOODBYE_TIME = 1_000;
/** Those who watch leave room for those who are invited, and all of them for those who are at home. */
const MOST_BY = { spectator: 40, invite: 24, seat: 24, device: 24 } as const;
const MOST_OF_ONE = 8;
const MOST_UNDER_WAY = 32;
/** What grows the log of a table without the game going on. */
const CHANGES: ReadonlySet<Ask['t']> = new Set<Ask['t']>([
  ...(['sit', 'stand', 'hand', 'own', 'kibitzing', 'lobby', 'mute', 'remove'] as const),
  ...(['undo', 'vote', 'orders'] as const),
]);
/** Lines of the chat that go along with a report. */
const WORDS_REPORTED = 20;
/** What is done in other threads, and takes long. */
const APART: ReadonlySet<Ask['t']> = new Set<Ask['t']>(['book', 'packs', 'company', 'advise']);
/** So many messages that make no sense, and the connection ends. */
const MOST_STRIKES = 20;

/** The types of ws do not know `closeTimeout` yet. */
const SOCKETS: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  maxPayload: MOST_BYTES,
  perMessageDeflate: false,
  clientTracking: true,
  autoPong: false,
  closeTimeout: GOODBYE_TIME,
};

export interface DoorParts {
  readonly rooms: Rooms;
  readonly people: People;
  readonly links: Links;
  readonly companies: Companies;
  readonly library: Pick<Library, 'packs'>;
  readonly quotas: Pick<Quotas, 'reachedBy'>;
  readonly budgets: Budgets;
  readonly turns: Turns;
  readonly metrics: Metrics;
  readonly bans: Bans;
  readonly doorkeeper: Doorkeeper;
  readonly publicUrl: string | undefined;
  readonly trust: Trust;
  /** Whether tables may be found by anybody. */
  readonly openLobby: boolean;
  readonly report: (what: string, error: unknown) => void;
  /** Keeps what somebody says about somebody else. */
  readonly keepReport: (report: NewReport) => Promise<void>;
  /** Somebody came to a table. */
  readonly came: (person: PersonId) => Promise<void>;
  /** Nobody listens where this process should be. */
  readonly bury: (process: string) => Promise<void>;
}

/** A connection, and how something is said to it. */
interface Line {
  readonly socket: WebSocket;
  readonly outlet: Outlet;
}

/** Who asks, as only the server knows it. */
interface From {
  readonly secret: string;
  readonly address: string;
}

/** What a reply carries: a value, or the JSON of one. */
type Answered =
  | { readonly rest: Pick<Reply, 'value'> | Required<Pick<Reply, 'refused'>> }
  | { readonly json: Uint8Array };

/** Lets people in: checks who they are and what they say, and hands it to their table. */
export class Door {
  readonly #parts: DoorParts;
  readonly #server = new WebSocketServer(SOCKETS);
  readonly #connections = new Tally(60);
  readonly #byAddress = new Limit({ burst: 400, perSecond: 100 });
  readonly #greetings = new Limit({ burst: 60, perSecond: 1 });
  readonly #words = new Limit({ burst: 6, perSecond: 0.5 });
  readonly #changes = new Limit({ burst: 40, perSecond: 2 });
  readonly #advice = new Limit({ burst: 4, perSecond: 0.5 });
  /** By address: the store keeps some of each person, and people are free. */
  readonly #reports = new Limit({ burst: 20, perSecond: 1 / 60 });
  readonly #heartbeat = new Heartbeat();
  readonly #tidying: NodeJS.Timeout;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#tidying = setInterval(() => this.#tidy(), TIDYING);
    this.#tidying.unref();
  }

  get connections(): number {
    return this.#server.clients.size;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?', 1)[0];
    const address = addressOf(request, this.#parts.trust);
    if (path !== SOCKET_PATH) turnAway(socket, '404 Not Found');
    else if (!isOurOrigin(request, this.#parts.publicUrl)) turnAway(socket, '403 Forbidden');
    else if (!this.#connections.add(address)) turnAway(socket, '429 Too Many Requests');
    else {
      socket.once('close', () => this.#connections.remove(address));
      const mayLead = request.headers[HOP] === undefined;
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        this.#greet({ socket: ws, outlet: new Outlet(ws, socket) }, address, mayLead);
      });
    }
  }

  /** No more can come in. Those who are in are sent away by their tables. */
  close(): void {
    clearInterval(this.#tidying);
    this.#heartbeat.close();
    for (const socket of this.#server.clients) socket.close();
    this.#server.close();
  }

  #tidy(): void {
    const asking = [this.#words, this.#changes, this.#advice, this.#reports];
    for (const limit of [this.#byAddress, this.#greetings, ...asking]) limit.tidy();
  }

  /** The first message says who comes and to which table. */
  #greet(to: Line, address: string, mayLead: boolean): void {
    const { socket } = to;
    const impatience = setTimeout(() => bye(socket, 'bad-message'), GREETING_TIME);
    socket.on('error', () => socket.terminate());
    this.#heartbeat.watch(socket);
    this.#parts.doorkeeper.watch(socket, address);
    socket.once('close', () => clearTimeout(impatience));
    socket.once('message', (data, isBinary) => {
      clearTimeout(impatience);
      this.#parts.metrics.received++;
      const text = isBinary ? '' : String(data);
      const hello = readHello(text);
      if (!hello) return bye(socket, 'bad-message');
      if (!speaksOurs(hello)) return bye(socket, 'other-protocol');
      if (this.#parts.bans.hasAddress(address)) return bye(socket, 'banned');
      const { budgets } = this.#parts;
      if (!this.#greetings.take(address) || !budgets.has({ address })) {
        return bye(socket, 'too-fast');
      }
      // What comes before the table is open waits.
      socket.pause();
      // Whoever is not known yet asks on account of their address and of the table.
      onAccountOf(budgets.payer({ address, table: hello.table }), () =>
        this.#lead(to, { ...hello, text }, address, mayLead),
      )
        .catch((error) => {
          // A server that is stopping opens no more tables.
          if (!(error instanceof Refused)) {
            this.#parts.report('a table could not be opened', error);
          }
          // A store that is away comes back; what cannot be replayed stays so.
          bye(socket, error instanceof SaveError ? 'unreadable' : 'come-back');
        })
        .finally(() => socket.resume());
    });
  }

  /** Lets somebody in, here or where the table is; waits for a process that may have died. */
  async #lead(
    to: Line,
    hello: Hello & { readonly text: string },
    from: string,
    mayLead: boolean,
  ): Promise<void> {
    const { socket } = to;
    const end = Date.now() + LEADING_TIME;
    while (socket.readyState === WebSocket.OPEN) {
      try {
        return await this.#letIn(to, hello, from);
      } catch (error) {
        if (!(error instanceof Elsewhere)) throw error;
        if (!mayLead || Date.now() > end) return bye(socket, 'come-back');
        const hop = this.#parts.trust.peers ?? '';
        const parts = { to: error.address, path: SOCKET_PATH, from, hop, hello: hello.text };
        const led = await relay(socket, parts);
        if (led === 'led') return;
        if (led === 'refused') await this.#parts.bury(error.process);
        else await new Promise((resolve) => setTimeout(resolve, LEADING_PAUSE));
      }
    }
  }

  async #letIn(to: Line, hello: Hello, address: string): Promise<void> {
    const { socket, outlet } = to;
    const { rooms, people, links, openLobby, bans, doorkeeper, turns } = this.#parts;
    const person = await people.recognise(hello.secret);
    if (person && bans.hasPerson(person)) return bye(socket, 'banned');
    if (bans.hasTable(hello.table)) return bye(socket, 'closed');
    const named = hello.link === undefined ? null : await links.find(hello.table, hello.link);
    // For a stranger nothing is read, let alone opened.
    const standing = person ? await rooms.standing(hello.table, person) : null;
    const mayCome = named || standing?.isTheirs || (openLobby && standing?.open);
    const room = person && mayCome ? await rooms.open(hello.table) : null;
    // Whoever may not come in is not told whether there is such a table.
    if (!room || !person) return bye(socket, 'not-allowed');
    // Many may have waited for it to open.
    await turns.mine(address);
    // Meanwhile somebody may have taken it back.
    const kept = named && !room.hasForgotten(named) ? named : null;
    const link = kept ?? (openLobby && room.isOpenToAll ? FROM_LOBBY : null);
    if (!room.isAtHome(person) && !link) return bye(socket, 'not-allowed');
    if (room.isRemoved({ person, link })) return bye(socket, 'removed');
    const isFull = link && !room.isAtHome(person) && room.cameBy(link.kind) >= MOST_BY[link.kind];
    if (isFull) return bye(socket, 'too-many');
    if (socket.readyState !== WebSocket.OPEN) return;
    if (!doorkeeper.letsIn(socket, { person, link, room })) return bye(socket, 'banned');
    const client: Client = {
      person,
      link,
      send: (text) => this.#send(outlet, text),
      end: (because) => outlet.bye(because),
    };
    const asking = askingOf(room, client, address);
    this.#listen(to, room, client, asking, hello.secret);
    onAccountOf(this.#parts.budgets.payer(asking), () => room.join(client, hello.have));
    room.keepLast(MOST_OF_ONE, person);
    this.#parts.came(person).catch((error) => this.#parts.report('nobody noticed them', error));
  }

  #listen(to: Line, room: Room, client: Client, asking: Asking, secret: string): void {
    const { socket, outlet } = to;
    const { address } = asking;
    const { budgets, metrics, turns } = this.#parts;
    const payer = budgets.payer(asking);
    let strikes = 0;
    let underWay = 0;
    // Who was sent away may go on talking until the line is cut. Where a room closes they are told to come back in a
    // moment, and then ask again what had no reply.
    const isHeard = () => socket.readyState === WebSocket.OPEN && !room.isClosing && outlet.isOpen;
    const refuse = (re: number | null, because: RefusedBecause) => {
      metrics.refused++;
      if (re !== null) this.#reply(outlet, re, refusal(because));
    };
    const strike = (text: string, because: 'bad-message' | 'too-fast') => {
      refuse(numberOf(text), because);
      if (++strikes >= MOST_STRIKES) outlet.bye(because);
    };
    const hear = async (text: string) => {
      if (!isHeard()) return;
      const request = measured(() => readRequest(text));
      if (!request) return strike(text, 'bad-message');
      const mayCost = budgets.has(asking, APART.has(request.t)) && mayBeLong(request, outlet);
      if (!mayCost) return refuse(request.re, 'too-fast');
      const answered = await this.#answer(room, client, request, { secret, address });
      if (!isLeftFor(room, answered)) this.#say(outlet, request.re, answered);
    };
    socket.on('close', () => room.leave(client));
    socket.on('message', (data, isBinary) => {
      if (!isHeard()) return;
      metrics.received++;
      const text = isBinary ? '' : String(data);
      const isTooFast = !this.#byAddress.take(address) || underWay >= MOST_UNDER_WAY;
      if (isTooFast) return strike(text, 'too-fast');
      underWay++;
      turns.take(address, async () => {
        await onAccountOf(payer, () => hear(text));
        underWay--;
      });
    });
  }

  /** Does what is asked; whatever goes wrong becomes a refusal that tells nothing of the inside. */
  async #answer(room: Room, client: Client, ask: Ask, from: From): Promise<Answered> {
    const { metrics, report, companies, library } = this.#parts;
    try {
      if (ask.t === 'book') return { json: await companies.book(room, client) };
      if (ask.t === 'packs') return { json: await library.packs(room.id, client.person) };
      const value = await this.#do(room, client, ask, from);
      metrics.done++;
      return { rest: value === undefined ? {} : { value } };
    } catch (error) {
      metrics.refused++;
      if (error instanceof Refused) return { rest: refusal(error.because, error.pick) };
      report(`a request failed at table ${room.id}`, error);
      return { rest: refusal('not-stored') };
    }
  }

  async #do(
    room: Room,
    client: Client,
    ask: Exclude<Ask, { readonly t: 'book' | 'packs' }>,
    { secret, address }: From,
  ): Promise<unknown> {
    const { links, people, companies, bans } = this.#parts;
    if ('name' in ask && bans.hasName(ask.name)) throw new Refused('banned');
    if (ask.t === 'company') {
      await this.#requireRoom(room);
      return companies.goOn(room, client, ask);
    }
    if (ask.t === 'link') return links.make(room, client, ask.kind, ask.seat ?? null);
    if (ask.t === 'links') return links.list(room, client);
    if (ask.t === 'revoke') return links.revoke(room, client, ask.link);
    if (ask.t === 'report') return this.#report(room, client, ask, address);
    if (ask.t === 'say' || ask.t === 'point' || ask.t === 'name') {
      if (!this.#words.take(client.person)) throw new Refused('too-fast');
    }
    if (ask.t === 'advise' && !this.#advice.take(client.person)) throw new Refused('too-fast');
    if (CHANGES.has(ask.t) && !this.#changes.take(client.person)) throw new Refused('too-fast');
    const isNew = ask.t === 'sit' && room.seating.place(ask.seat)?.person !== client.person;
    const ways = ask.t === 'remove' && ask.on ? links.waysOf(room, ask.person) : null;
    const value = await handle(room, client, ask);
    // Under another name they would come by them again.
    if (ways) await links.forget(room, await ways());
    if (ask.t === 'sit' || ask.t === 'name') await people.remember(secret, ask.name);
    if (isNew) await links.forgetSeat(room, ask.seat, client);
    return value;
  }

  /** A company grows, and takes a table for each chapter: its owner's share has to do. */
  async #requireRoom({ seating: { owner } }: Room): Promise<void> {
    const reached = await this.#parts.quotas.reachedBy({ owner, maker: null });
    if (reached) throw new Refused(reached);
  }

  /** For whoever looks after the server; nobody at the table is told. */
  async #report(
    room: Room,
    client: Client,
    ask: Extract<Ask, { t: 'report' }>,
    address: string,
  ): Promise<void> {
    if (!this.#changes.take(client.person)) throw new Refused('too-fast');
    requireOther(room, client, ask.person);
    const { person: by } = client;
    if (!room.isAtHome(by)) throw new Refused('not-allowed');
    if (!this.#reports.take(address)) throw new Refused('too-fast');
    const { names } = room.seating;
    const [byName, name] = [names.get(by) ?? '', names.get(ask.person) ?? ''];
    const words = room.words.after(0).slice(-WORDS_REPORTED);
    const { person, why } = ask;
    await this.#parts.keepReport({ table: room.id, by, byName, person, name, why, words });
  }

  #say(outlet: Outlet, re: number, answered: Answered): void {
    if ('rest' in answered) this.#reply(outlet, re, answered.rest);
    // Somebody may ask for the same several times before the first has come.
    else if (!outlet.hasRoom) this.#reply(outlet, re, refusal('too-fast'));
    else this.#sendLong(outlet, `{"t":"reply","re":${re},"value":`, answered.json);
  }

  #sendLong(outlet: Outlet, start: string, json: Uint8Array): void {
    if (!outlet.isOpen) return;
    const { metrics } = this.#parts;
    metrics.done++;
    metrics.sent++;
    metrics.sentBytes += json.length;
    spendBytes(json.length);
    outlet.sayLong(start, json, '}');
  }

  #reply(outlet: Outlet, re: number, rest: object): void {
    this.#send(outlet, JSON.stringify({ t: 'reply', re, ...rest }));
  }

  #send(outlet: Outlet, text: string): void {
    if (!outlet.isOpen) return;
    this.#parts.metrics.sent++;
    this.#parts.metrics.sentBytes += text.length;
    spendBytes(text.length);
    outlet.say(text);
  }
}

/**
 * Those who watch a table share what they may cost there, so that they use up nothing of those who play; its owner
 * can always keep order, and has only what is their own to use up.
 */
function askingOf(room: Room, client: Client, address: string): Asking {
  const { person } = client;
  return {
    address,
    person,
    get table() {
      if (room.seating.owner === person) return undefined;
      return room.seatsOf(client).length > 0 ? room.id : `${room.id} watched`;
    },
  };
}

/** What is long is not even looked for as long as what came before has not been taken. */
function mayBeLong({ t }: Ask, outlet: Outlet): boolean {
  return (t !== 'book' && t !== 'packs') || outlet.hasRoom;
}

/** A room that closes leaves what it could not do to whoever opens the table next: it is asked again there. */
function isLeftFor(room: Room, answered: Answered): boolean {
  if (!room.isClosing || !('rest' in answered) || !('refused' in answered.rest)) return false;
  return answered.rest.refused.because === 'table-lost';
}

function refusal(because: RefusedBecause, pick?: string): Required<Pick<Reply, 'refused'>> {
  return { refused: { because, ...(pick === undefined ? {} : { pick }) } };
}

function turnAway(socket: Duplex, status: string): void {
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  // The other side need not hang up: nobody waits for it.
  socket.end(answer, () => socket.destroy());
}
