import type { Downward, MadeTable, Own } from '@crawlspace/host/online';
import { PROTOCOL } from '@crawlspace/host/online';
import { type Decision, Random, randomPicks } from '@crawlspace/kernel';
import { WebSocket } from 'ws';
import { newSecret } from '../src/secrets.ts';
import { fromElsewhere, makeTable } from './client.ts';
import { LightSocket } from './light-socket.ts';

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

/** What the messages begin with that are looked at, by the letter that tells them apart. */
const KIND_AT = '{"t":"'.length;
const [REPLY, UPDATE, WELCOME] = ['r', 'u', 'w'].map((letter) => letter.charCodeAt(0));

/** A client that looks only at what it is asked, when it is to answer: the load must not be dearer than the server. */
class LightClient {
  #socket!: LightSocket;
  /** How many bytes the messages had that came since somebody looked. */
  lengths: number[] = [];
  isOver = false;
  /** The last message, if it asks something. */
  #asking: string | null = null;
  #number = 0;
  #replied: (() => void) | null = null;
  #shown: (() => void) | null = null;

  static async come(address: string, hello: object): Promise<LightClient> {
    const client = new LightClient();
    const url = `${address.replace('http', 'ws')}/table`;
    client.#socket = await LightSocket.open(url, fromElsewhere(), (data) => client.#receive(data));
    const welcomed = client.shown();
    client.#socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, ...hello }));
    await welcomed;
    return client;
  }

  get isAsked(): boolean {
    return this.#asking !== null;
  }

  get decisions(): readonly Decision[] {
    return (this.#asking && ownIn(this.#asking)?.decisions) || [];
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
    this.#socket.leave();
  }

  #receive(payload: Buffer): void {
    this.lengths.push(payload.length);
    const kind = payload[KIND_AT];
    if (kind === REPLY) this.#replied?.();
    if (kind !== UPDATE && kind !== WELCOME) return;
    this.#asking = payload.includes('"decisions":[{') ? String(payload) : null;
    if (payload.includes('"outcome"]') || payload.includes('"outcome":{')) this.isOver = true;
    this.#shown?.();
  }
}

function ownIn(text: string): Own | null {
  const message = JSON.parse(text) as Downward;
  return message.t === 'welcome' || message.t === 'update' ? message.own : null;
}

/** Who sits where: four people, or two around one screen and two around another. Somebody else watches. */
export const FOUR_SCREENS = [[0], [1], [2], [3]] as const;
export const TWO_SCREENS = [
  [0, 1],
  [2, 3],
] as const;

/** A table of four with one who watches. */
export class LoadedTable {
  readonly #clients: readonly LightClient[];
  readonly #random: Random;
  #answers = 0;

  private constructor(clients: readonly LightClient[], seed: string) {
    this.#clients = clients;
    this.#random = Random.seeded(seed);
  }

  static async open(
    address: string,
    game: keyof typeof FOURS,
    seed: string,
    screens: readonly (readonly number[])[] = FOUR_SCREENS,
  ): Promise<LoadedTable> {
    const [own = [], ...others] = screens;
    const seats = [0, 1, 2, 3].map((seat) => (own.includes(seat) ? 'me' : 'open'));
    const made = await makeTable(address, { game, name: 'Ada', setup: FOURS[game], seats });
    const { table } = made;
    const clients = [await LightClient.come(address, { table, secret: made.owner })];
    for (const theirs of others) clients.push(await sitDown(address, made, theirs));
    const link = made.spectator.secret;
    clients.push(await LightClient.come(address, { table, secret: newSecret(), link }));
    return new LoadedTable(clients, seed);
  }

  get isOver(): boolean {
    return this.#clients.some(({ isOver }) => isOver);
  }

  /** Somebody who is asked answers. Returns the milliseconds until they knew; null when nobody is asked. */
  async answer(): Promise<number | null> {
    const asked = this.#clients.find(({ isAsked }) => isAsked);
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

async function sitDown(
  address: string,
  made: MadeTable,
  seats: readonly number[],
): Promise<LightClient> {
  const hello = { table: made.table, secret: newSecret(), link: made.invite.secret };
  const client = await LightClient.come(address, hello);
  for (const seat of seats) await client.ask({ t: 'sit', seat, name: `Person ${seat}` });
  return client;
}

function picksOf(decision: Decision, random: Random): readonly string[] {
  const options = decision.options.map(({ id }) => id);
  const capacity = decision.options.map((option) => option.capacity ?? 0);
  const picks = randomPicks({ ...decision, rule: undefined, options, capacity }, random);
  // Running away would end every adventure in its first turns.
  return picks[0] === 'flee' ? ['hold-back'] : picks;
}
