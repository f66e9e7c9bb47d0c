import type { Downward, MadeTable, Own } from '@crawlspace/host/online';
import { PROTOCOL } from '@crawlspace/host/online';
import { type Decision, Random, randomPicks } from '@crawlspace/kernel';
import { WebSocket } from 'ws';
import { newSecret } from '../src/rooms/secrets.ts';
import { fromElsewhere, makeTable } from './client.ts';

export const FOURS = {
  brimstone: {
    heroes: ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'].map((id) => ({ class: id })),
  },
  hellscape: {
    quest: 'highway-to-hellscape',
    heroes: ['berserker', 'paladin', 'ranger', 'wizard'].map((id) => ({ class: id })),
  },
} as const;

export async function connect(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

/** A client that looks only at what it is asked: the load must not be dearer than the server. */
class LightClient {
  readonly #socket: WebSocket;
  /** How many bytes the messages had that came since somebody looked. */
  lengths: number[] = [];
  decisions: readonly Decision[] = [];
  isOver = false;
  #number = 0;
  #replied: (() => void) | null = null;
  #shown: (() => void) | null = null;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.lengths.push(data.length);
      this.#receive(String(data));
    });
  }

  static async come(address: string, hello: object): Promise<LightClient> {
    const socket = await connect(`${address.replace('http', 'ws')}/table`, fromElsewhere());
    const client = new LightClient(socket);
    const welcomed = client.shown();
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, ...hello }));
    await welcomed;
    return client;
  }

  /** When the next view has come. */
  shown(): Promise<void> {
    return new Promise((resolve) => {
      this.#shown = resolve;
    });
  }

  ask(ask: object): Promise<void> {
    return new Promise((resolve) => {
      this.#replied = resolve;
      this.#socket.send(JSON.stringify({ ...ask, re: ++this.#number }));
    });
  }

  leave(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    if (text.startsWith('{"t":"reply"')) {
      this.#replied?.();
      return;
    }
    if (!/^\{"t":"(welcome|update)"/.test(text)) return;
    const isAsked = text.includes('"decisions":[{');
    this.decisions = isAsked ? (ownIn(text)?.decisions ?? []) : [];
    if (text.includes('"outcome"]') || text.includes('"outcome":{')) this.isOver = true;
    this.#shown?.();
  }
}

function ownIn(text: string): Own | null {
  const message = JSON.parse(text) as Downward;
  return message.t === 'welcome' || message.t === 'update' ? message.own : null;
}

/** Four people and one who watches. */
export class LoadedTable {
  readonly #clients: readonly LightClient[];
  readonly #random: Random;
  #answers = 0;

  private constructor(clients: readonly LightClient[], seed: string) {
    this.#clients = clients;
    this.#random = Random.seeded(seed);
  }

  static async open(address: string, game: keyof typeof FOURS, seed: string): Promise<LoadedTable> {
    const seats = ['me', 'open', 'open', 'open'];
    const made = await makeTable(address, { game, name: 'Ada', setup: FOURS[game], seats });
    const { table } = made;
    const clients = [await LightClient.come(address, { table, secret: made.owner })];
    for (const seat of [1, 2, 3]) clients.push(await sitDown(address, made, seat));
    const link = made.spectator.secret;
    clients.push(await LightClient.come(address, { table, secret: newSecret(), link }));
    return new LoadedTable(clients, seed);
  }

  get isOver(): boolean {
    return this.#clients.some(({ isOver }) => isOver);
  }

  /** Somebody who is asked answers. Returns the milliseconds until they knew; null when nobody is asked. */
  async answer(): Promise<number | null> {
    const asked = this.#clients.find(({ decisions }) => decisions.length > 0);
    const [decision] = asked?.decisions ?? [];
    if (!asked || !decision) return null;
    for (const client of this.#clients) client.lengths = [];
    const picks = picksOf(decision, this.#random);
    const all = Promise.all(this.#clients.map((client) => client.shown()));
    const start = performance.now();
    const id = `answer-${++this.#answers}`;
    await asked.ask({ t: 'answer', decision: decision.id, picks, at: decision.at, id });
    const time = performance.now() - start;
    await all;
    return time;
  }

  /** How long the messages were that the last answer brought to each. */
  get lengths(): number[][] {
    return this.#clients.map(({ lengths }) => [...lengths]);
  }

  leave(): void {
    for (const client of this.#clients) client.leave();
  }
}

async function sitDown(address: string, made: MadeTable, seat: number): Promise<LightClient> {
  const hello = { table: made.table, secret: newSecret(), link: made.invite.secret };
  const client = await LightClient.come(address, hello);
  await client.ask({ t: 'sit', seat, name: `Person ${seat}` });
  return client;
}

function picksOf(decision: Decision, random: Random): readonly string[] {
  const options = decision.options.map(({ id }) => id);
  const capacity = decision.options.map((option) => option.capacity ?? 0);
  const picks = randomPicks({ ...decision, rule: undefined, options, capacity }, random);
  // Running away would end every adventure in its first turns.
  return picks[0] === 'flee' ? ['hold-back'] : picks;
}
