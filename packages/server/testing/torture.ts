import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, Random } from '@crawlspace/kernel';
import { openStore, type StorePlace } from '../src/store/open.ts';
import { bundleServer } from './bundle.ts';
import { checkTable } from './check-table.ts';
import { type Made, makeTable, ownerOf, picksFor, SETUPS, TestClient } from './client.ts';
import { freePort } from './port.ts';

export interface TortureOptions extends StorePlace {
  readonly kills: number;
  /** Every second time the disk is full before the server is killed: no file may grow much further. */
  readonly fullDisk?: boolean;
  readonly seed: string;
  /** When it ends even if there were fewer kills, in milliseconds since 1970. */
  readonly until?: number;
  /** Told now and then how far it is. */
  readonly progress?: (sofar: Tortured) => void;
  /** How many tables are played at the same time. */
  readonly tables: number;
  /** The longest time from the first answer to the end, in milliseconds. */
  readonly longest: number;
}

export interface Tortured {
  readonly kills: number;
  readonly acknowledged: number;
  /** Answers that were acknowledged and are not there, or are there twice, or though they were refused. */
  readonly lost: number;
  readonly unreadable: number;
  /** Tables whose replay does not lead to what their clients saw. */
  readonly diverged: number;
}

/** What the people at one table know for sure. */
export interface Witness {
  readonly made: Made;
  /** The names of answers that were acknowledged. */
  readonly acknowledged: Set<string>;
  /** The names of answers that were refused: they must not be there. */
  readonly refused: Set<string>;
  /** What was seen at each moment, as a hash of what all may know. */
  readonly seen: Map<string, string>;
}

/** A server without room for anything acknowledges nothing. */
const LATEST = 3_000;
const KILLS_PER_WORD = 50;
const SERVER = join(import.meta.dirname, 'torture-server.ts');
const GAMES = ['hellscape', 'brimstone'] as const;

/**
 * A server under load is killed at random moments. Each time everything that was acknowledged must be
 * in the store, and lead to what people saw.
 */
export async function torture(options: TortureOptions): Promise<Tortured> {
  const random = Random.seeded(options.seed);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const program = await bundleServer(options.data);
  let server = await startServer(port, options, { program });
  const witnesses: Witness[] = [];
  const players: Player[] = [];
  const found = { lost: 0, unreadable: 0, diverged: 0 };
  let kills = 0;
  const tortured = () => {
    const acknowledged = witnesses.reduce((sum, each) => sum + each.acknowledged.size, 0);
    return { kills, acknowledged, ...found };
  };
  for (let isLast = false; !isLast; ) {
    for (const [i, player] of players.entries()) if (player.isOver) players.splice(i, 1);
    while (players.length < options.tables) {
      const game = GAMES[witnesses.length % GAMES.length] as (typeof GAMES)[number];
      const witness = await newWitness(address, game);
      witnesses.push(witness);
      players.push(new Player(witness, Random.seeded(`${options.seed} ${witnesses.length}`)));
    }
    const playing = Promise.all(players.map((player) => player.play()));
    const late = new Promise((resolve) => setTimeout(resolve, LATEST).unref());
    await Promise.race([late, ...players.map((player) => player.answered())]);
    await new Promise((resolve) => setTimeout(resolve, random.below(options.longest)));
    server.kill('SIGKILL');
    await once(server, 'exit');
    for (const player of players) player.stop();
    await playing;
    kills++;
    isLast = kills === options.kills || Date.now() > (options.until ?? Number.POSITIVE_INFINITY);
    // All moments are looked at once, at the end; what is lost shows at once.
    for (const witness of isLast ? witnesses : players.map((player) => player.witness)) {
      await check(options, witness, isLast, found);
    }
    const isFull = options.fullDisk && kills % 2 === 1;
    const before = isFull ? noRoom(options.data, random) : [];
    if (kills % KILLS_PER_WORD === 0) options.progress?.(tortured());
    if (!isLast) server = await startServer(port, options, { program, before });
  }
  return tortured();
}

/** The store is read behind the back of the server, which is dead. */
async function check(
  place: StorePlace,
  witness: Witness,
  isThorough: boolean,
  found: { lost: number; unreadable: number; diverged: number },
): Promise<void> {
  const store = await openStore(place);
  try {
    const { lost, diverged } = await checkTable(store, witness, isThorough);
    found.lost += lost;
    found.diverged += diverged;
  } catch (error) {
    found.unreadable++;
    console.error(`table ${witness.made.table}:`, error);
  } finally {
    await store.close();
  }
}

/** Starts a server in a process of its own; `before` is what its command is run by. */
export async function startServer(
  port: number,
  { data, database }: StorePlace,
  { program = SERVER, before = [] as readonly string[] } = {},
): Promise<ChildProcess> {
  const command = [...before, process.execPath, program, `${port}`, data, database ?? ''];
  const [first = '', ...args] = command;
  const server = spawn(first, args, {
    stdio: ['ignore', 'pipe', before.length > 0 ? 'ignore' : 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(data, 'compiled') },
  });
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('the server does not start'))),
  ]);
  return server;
}

const BLOCK = 512;

/** Runs a program so that it finds no room for files larger than those of the store, or a little more. */
function noRoom(data: string, random: Random): readonly string[] {
  const sizes = ['', '-wal'].map((end) => {
    const file = join(data, `crawlspace.sqlite${end}`);
    return existsSync(file) ? statSync(file).size : 0;
  });
  const blocks = Math.ceil(Math.max(...sizes) / BLOCK) + 200 + random.below(400);
  return ['sh', '-c', `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`, 'sh'];
}

async function newWitness(address: string, game: (typeof GAMES)[number]): Promise<Witness> {
  const body = { game, name: 'Ada', setup: SETUPS[game], seats: ['me', 'me', 'me'] };
  const made = await makeTable(address, body);
  return { made, acknowledged: new Set(), refused: new Set(), seen: new Map() };
}

/** One person who plays all seats of a table as fast as it goes, and somebody who looks on. */
class Player {
  readonly witness: Witness;
  readonly #random: Random;
  readonly #client: TestClient;
  readonly #watcher: TestClient;
  /** The answer that was sent and not acknowledged: after a break it is sent again. */
  #unsure: (() => ReturnType<TestClient['ask']>) | null = null;
  #stopped = false;
  #first: () => void = () => undefined;
  #answered = Promise.resolve();

  constructor(witness: Witness, random: Random) {
    const { made } = witness;
    this.witness = witness;
    this.#random = random;
    this.#client = ownerOf(made);
    this.#watcher = new TestClient({ ...this.#client.way, secret: made.owner });
    for (const client of [this.#client, this.#watcher]) client.onSeen = () => this.#note(client);
  }

  get isOver(): boolean {
    return this.#client.seen?.table.outcome != null;
  }

  /** When the first answer since the start of the server is acknowledged. */
  answered(): Promise<void> {
    return this.#answered;
  }

  stop(): void {
    this.#stopped = true;
    this.#first();
  }

  async play(): Promise<void> {
    this.#stopped = false;
    this.#answered = new Promise((resolve) => {
      this.#first = resolve;
    });
    await Promise.all([this.#client.come(), this.#watcher.come()]);
    while (!this.#stopped && this.#client.isIn && !this.isOver) await this.#answerOnce();
    while (!this.#stopped) await new Promise((resolve) => setTimeout(resolve, 5));
    this.#client.leave();
    this.#watcher.leave();
  }

  async #answerOnce(): Promise<void> {
    const send = this.#unsure ?? this.#nextAnswer();
    if (!send) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return;
    }
    this.#unsure = send;
    const reply = await send();
    if (reply) this.#unsure = null;
    if (reply && !reply.refused) this.#first();
  }

  #nextAnswer(): (() => ReturnType<TestClient['ask']>) | null {
    const client = this.#client;
    if (this.#random.below(12) === 0) {
      return () => client.ask({ t: 'undo' });
    }
    const decision = client.seen?.own?.decisions[0];
    if (!decision) return null;
    const picks = picksFor(decision, this.#random);
    const id = client.nextId();
    return async () => {
      const reply = await client.answer(decision, picks, id);
      const { acknowledged, refused } = this.witness;
      if (reply) (reply.refused ? refused : acknowledged).add(id);
      return reply;
    };
  }

  #note({ seen }: TestClient): void {
    if (!seen) return;
    const { epoch, n } = seen.table.moment;
    this.witness.seen.set(`${epoch}/${n}`, hashOf(seen.shown.game));
  }
}
