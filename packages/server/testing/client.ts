import {
  type Ask,
  type Downward,
  haveOf,
  type MadeTable,
  PROTOCOL,
  type Reply,
  type Seen,
  seenAfter,
} from '@crawlspace/host/online';
import { type Decision, type GameRecord, Random, randomPicks } from '@crawlspace/kernel';
import { WebSocket } from 'ws';
import { newSecret } from '../src/secrets.ts';

export interface Way {
  readonly address: string;
  readonly table: string;
  readonly secret: string;
  readonly link?: string | undefined;
  /** The address that it says it comes from; one of its own otherwise. */
  readonly from?: Readonly<Record<string, string>>;
}

/** A client as a browser would be one: a real socket, and what it has been shown. */
export class TestClient {
  readonly way: Way;
  /** Everything that ever came, as it came. */
  readonly received: string[] = [];
  seen: Seen | null = null;
  bye: string | null = null;
  /** Called after every message that shows something. */
  onSeen: () => void = () => undefined;
  readonly #waiting = new Map<number, (reply: Reply | null) => void>();
  #listeners: (() => void)[] = [];
  #socket: WebSocket | null = null;
  readonly #from: Readonly<Record<string, string>>;
  #number = 0;
  #answers = 0;

  constructor(way: Way, from = fromElsewhere()) {
    this.way = way;
    this.#from = way.from ?? from;
  }

  /** Comes in, with what it has seen before if it has seen anything. Resolves when it was let in or turned away. */
  async come(address = this.way.address): Promise<this> {
    const { table, secret, link } = this.way;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/table`, { headers: this.#from });
    this.#socket = socket;
    this.bye = null;
    let arrived = false;
    await new Promise<void>((resolve) => {
      socket.on('open', () => {
        const have = this.seen ? { have: haveOf(this.seen) } : {};
        const hello = {
          t: 'hello',
          protocol: PROTOCOL,
          table,
          secret,
          ...(link ? { link } : {}),
          ...have,
        };
        socket.send(JSON.stringify(hello));
      });
      socket.on('message', (data) => {
        this.#receive(String(data));
        arrived = true;
        resolve();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (!arrived) this.bye ??= 'closed';
        this.#end();
        resolve();
      });
    });
    return this;
  }

  get isIn(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Asks for something. Without a reply, because the connection broke, the result is null. */
  ask(ask: Ask): Promise<Reply | null> {
    const re = ++this.#number;
    return new Promise((resolve) => {
      if (!this.isIn) return resolve(null);
      this.#waiting.set(re, resolve);
      this.#socket?.send(JSON.stringify({ ...ask, re }));
    });
  }

  raw(data: string | Uint8Array): void {
    this.#socket?.send(data);
  }

  /** The name that the next answer goes by. */
  nextId(): string {
    return `${this.way.secret.slice(0, 8)}-${++this.#answers}`;
  }

  answer(decision: Decision, picks: readonly string[], id = this.nextId()): Promise<Reply | null> {
    return this.ask({ t: 'answer', decision: decision.id, picks, at: decision.at, id });
  }

  /** Answers the first question it is asked, whatever it is; null when it is asked nothing. */
  answerSomehow(random: Random): Promise<Reply | null> | null {
    const decision = this.seen?.own?.decisions[0];
    return decision ? this.answer(decision, picksFor(decision, random)) : null;
  }

  /** When what is seen is so. */
  async until(isSo: (seen: Seen) => boolean, what = 'what was awaited'): Promise<Seen> {
    const deadline = Date.now() + 20_000;
    while (!this.seen || !isSo(this.seen)) {
      if (Date.now() > deadline) throw new Error(`${what} did not come`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 250);
        this.#listeners.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return this.seen;
  }

  /** When the server has sent it away. */
  async gone(): Promise<string | null> {
    while (this.isIn) await new Promise((resolve) => setTimeout(resolve, 5));
    return this.bye;
  }

  leave(): void {
    this.#socket?.terminate();
  }

  #receive(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as Downward<object>;
    if (message.t === 'reply') {
      this.#waiting.get(message.re)?.(message);
      this.#waiting.delete(message.re);
    } else if (message.t === 'bye') this.bye = message.because;
    else {
      this.seen = seenAfter(this.seen, message);
      this.onSeen();
    }
    this.#tell();
  }

  #end(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    this.#tell();
  }

  #tell(): void {
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listener of listeners) listener();
  }
}

/** Legal picks for a decision, by chance. */
export function picksFor(decision: Decision, random: Random): readonly string[] {
  const options = decision.options.map(({ id }) => id);
  const capacity = decision.options.map((option) => option.capacity ?? 0);
  return randomPicks({ ...decision, rule: undefined, options, capacity }, random);
}

/** People answer whatever they are asked until so many answers stand. */
export async function play(
  clients: readonly TestClient[],
  answers: number,
  seed = 'play',
): Promise<void> {
  const random = Random.seeded(seed);
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const newest = Math.max(...clients.map(({ seen }) => seen?.seq ?? 0));
    await Promise.all(clients.map((each) => each.until(({ seq }) => seq >= newest)));
    const table = clients[0]?.seen?.table;
    if (table && (table.outcome || table.moment.n >= answers)) return;
    const asked = clients.find((each) => each.seen?.own?.decisions.length);
    const reply = await asked?.answerSomehow(random);
    if (reply?.refused) throw new Error(JSON.stringify(reply.refused));
    if (!asked) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error('the game does not go on');
}

export const SETUPS = {
  brimstone: {
    heroes: [{ class: 'us-marshal' }, { class: 'gunslinger' }, { class: 'saloon-girl' }],
  },
  hellscape: {
    quest: 'tutorial',
    heroes: [{ class: 'rogue' }, { class: 'wizard' }, { class: 'paladin' }],
  },
} as const;

export interface Made extends MadeTable {
  readonly address: string;
  readonly owner: string;
}

/** Makes a table as the page would. */
export async function makeTable(
  address: string,
  body: Readonly<Record<string, unknown>>,
  secret = newSecret(),
): Promise<Made> {
  const { status, json } = await post(address, body, secret, fromElsewhere());
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(json)}`);
  return { ...(json as MadeTable), address, owner: secret };
}

let elsewhere = 0;
/** Processes that ask the same server are at different addresses, too. */
const HERE = (process.pid & 0xffff).toString(16);

/** As a proxy on this machine would say it: somebody at another address each time. */
export function fromElsewhere(): Readonly<Record<string, string>> {
  return { 'X-Forwarded-For': `2001:db8:${HERE}:${(++elsewhere).toString(16)}::1` };
}

export async function post(
  address: string,
  body: unknown,
  secret?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { ...(secret ? { Authorization: `Bearer ${secret}` } : {}), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

/** Somebody new who comes by a link. */
export function guest({ address, table }: Made, link?: string): TestClient {
  return new TestClient({ address, table, secret: newSecret(), link });
}

export function ownerOf({ address, table, owner }: Made): TestClient {
  return new TestClient({ address, table, secret: owner });
}

/** Ada owns the table and has the first seat, Bob the second; whoever is named has the third. */
export async function sitDown(
  address: string,
  game: keyof typeof SETUPS = 'brimstone',
  third: 'bot' | 'open' = 'bot',
  record?: GameRecord,
) {
  const seats = ['me', 'open', third];
  const body = { game, name: 'Ada', setup: SETUPS[game], seats, ...(record ? { record } : {}) };
  const made = await makeTable(address, body);
  const ada = await ownerOf(made).come();
  const bob = await guest(made, made.invite.secret).come();
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await bob.until((seen) => seen.own?.seats.join() === '1', 'that Bob sits');
  return { made, ada, bob };
}
