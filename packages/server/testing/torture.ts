import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '@crawlspace/kernel';
import { bundle } from '../../../scripts/bundle.ts';
import { openStore, type StorePlace } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { freePort } from './port.ts';
import { Player } from './torture-player.ts';
import { Wanderers } from './torture-wanderers.ts';

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

/** People who play while the server is killed again and again. */
export interface Tormented {
  /** There is nothing left to play. */
  readonly isOver: boolean;
  /** Comes and plays as fast as it goes, until the server is gone or all is over. */
  play(): Promise<void>;
  /** When the first answer since they came is acknowledged, or they were stopped. */
  answered(): Promise<void>;
  stop(): void;
  /** How many answers were acknowledged. */
  readonly acknowledged: number;
  /** Whether the store holds all that they know for sure. Throws when something cannot be read. */
  check(store: Store, isThorough: boolean): Promise<{ lost: number; diverged: number }>;
}

/** A server without room for anything acknowledges nothing. */
const LATEST = 3_000;
const KILLS_PER_WORD = 50;
const SERVER = join(import.meta.dirname, 'torture-server.ts');
/** Who plays at the tables, in turns. */
const KINDS = [
  (address: string, seed: string) => Player.at(address, 'hellscape', seed),
  (address: string, seed: string) => Player.at(address, 'brimstone', seed),
  (address: string, seed: string) => Wanderers.setOut(address, seed),
] as const;

/**
 * A server under load is killed at random moments. Each time everything that was acknowledged must be
 * in the store, and lead to what people saw.
 */
export async function torture(options: TortureOptions): Promise<Tortured> {
  const random = Random.seeded(options.seed);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const program = await compileServer(options.data);
  let server = await startServer(port, options, { program });
  const everybody: Tormented[] = [];
  let players: readonly Tormented[] = [];
  const found = { lost: 0, unreadable: 0, diverged: 0 };
  let kills = 0;
  const tortured = () => {
    const acknowledged = everybody.reduce((sum, each) => sum + each.acknowledged, 0);
    return { kills, acknowledged, ...found };
  };
  for (let isLast = false; !isLast; ) {
    players = players.filter((player) => !player.isOver);
    while (players.length < options.tables) {
      const kind = KINDS[everybody.length % KINDS.length] as (typeof KINDS)[number];
      const player = await kind(address, `${options.seed} ${everybody.length}`);
      everybody.push(player);
      players = [...players, player];
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
    for (const each of isLast ? everybody : players) await check(options, each, isLast, found);
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
  player: Tormented,
  isThorough: boolean,
  found: { lost: number; unreadable: number; diverged: number },
): Promise<void> {
  const store = await openStore(place);
  try {
    const { lost, diverged } = await player.check(store, isThorough);
    found.lost += lost;
    found.diverged += diverged;
  } catch (error) {
    found.unreadable++;
    console.error(error);
  } finally {
    await store.close();
  }
}

/** Compiles the server, because hundreds of modules to find are most of what a start takes. Returns where it is. */
export async function compileServer(folder: string): Promise<string> {
  await bundle({ server: SERVER }, join(folder, 'program'));
  return join(folder, 'program/server.mjs');
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
