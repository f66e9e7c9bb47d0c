import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openStore } from '../src/store/open.ts';
import { checkTable } from './check-table.ts';
import { makeTable, SETUPS } from './client.ts';
import { metricsOf } from './metrics.ts';
import { SteadyPlayer } from './players.ts';
import { freePort } from './port.ts';
import type { PostgresServer } from './postgres.ts';
import type { RedisServer } from './redis.ts';

export interface TakeoverOptions {
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
  /** A folder for what has been compiled. */
  readonly data: string;
  readonly processes: number;
  readonly tables: number;
  /** Milliseconds that a process stands still, and that Redis is cut off. */
  readonly stall: number;
  readonly cut: number;
  readonly seed: string;
  /** Milliseconds between two answers at a table. */
  readonly pause: number;
}

export interface TakenOver {
  readonly acknowledged: number;
  readonly lost: number;
  readonly unreadable: number;
  readonly diverged: number;
  /** The longest time until a table was played on after each thing that happened, in milliseconds. */
  readonly killed: number;
  readonly stalled: number;
  readonly cut: number;
  readonly database: number;
  /** How often a process that stood still was kept from writing. */
  readonly fenced: number;
}

const SERVER = join(import.meta.dirname, 'torture-server.ts');
const LONGEST = 30_000;
/** Games that last. */
const LONG = {
  ...SETUPS,
  hellscape: { ...SETUPS.hellscape, quest: 'highway-to-hellscape' },
} as const;

interface Process {
  readonly port: number;
  readonly address: string;
  child: ChildProcess;
  /** A proxy sends nobody to a process that does not answer. */
  isUp: boolean;
}

/** Several processes share tables at which people play; processes, Redis and the database fail in turn. */
export async function takeover(options: TakeoverOptions): Promise<TakenOver> {
  const { postgres, redis, stall, cut } = options;
  const processes = await Promise.all(
    Array.from({ length: options.processes }, () => startOne(options)),
  );
  let turn = 0;
  const next = () => {
    const up = processes.filter(({ isUp }) => isUp);
    return (up[turn++ % up.length] as Process).address;
  };
  const players: SteadyPlayer[] = [];
  try {
    for (let i = 0; i < options.tables; i++) {
      const game = i % 2 === 0 ? 'hellscape' : 'brimstone';
      const body = { game, name: 'Ada', setup: LONG[game], seats: ['me', 'me', 'me'] };
      const made = await makeTable(next(), body);
      players.push(new SteadyPlayer(made, next, `${options.seed} ${i}`, options.pause));
    }
    await resumed(players, performance.now());
    const [first, second] = processes as [Process, Process];
    const killed = await after(players, async () => {
      first.isUp = false;
      first.child.kill('SIGKILL');
    });
    await start(first, options);
    const stalled = await after(players, async () => {
      second.isUp = false;
      second.child.kill('SIGSTOP');
    });
    await pass(Math.max(0, stall - stalled));
    second.child.kill('SIGCONT');
    second.isUp = true;
    const fenced = await fencedAt(second);
    const withoutRedis = await after(players, async () => redis.cut());
    await pass(Math.max(0, cut - withoutRedis));
    redis.mend();
    const database = await after(players, () => postgres.restart());
    for (const player of players) await player.stop();
    const times = { killed, stalled, cut: withoutRedis, database, fenced };
    return { ...times, ...(await look(postgres.url, players)) };
  } finally {
    redis.mend();
    for (const { child } of processes) {
      child.kill('SIGKILL');
    }
  }
}

async function look(database: string, players: readonly SteadyPlayer[]) {
  const found = { acknowledged: 0, lost: 0, unreadable: 0, diverged: 0 };
  const store = await openStore({ data: '', database });
  for (const { witness } of players) {
    found.acknowledged += witness.acknowledged.size;
    try {
      const { lost, diverged } = await checkTable(store, witness, true);
      found.lost += lost;
      found.diverged += diverged;
    } catch (error) {
      found.unreadable++;
      console.error(`table ${witness.table}:`, error);
    }
  }
  await store.close();
  return found;
}

/** Does something, and measures how long it takes until every table is played on. */
async function after(players: readonly SteadyPlayer[], deed: () => Promise<void>): Promise<number> {
  const moment = performance.now();
  await deed();
  return resumed(players, moment);
}

async function resumed(players: readonly SteadyPlayer[], moment: number): Promise<number> {
  for (;;) {
    if (players.every(({ isOver }) => isOver)) throw new Error('all games were over too early');
    const times = players.map((player) => player.resumedAfter(moment));
    if (times.every((time) => time !== null)) return Math.round(Math.max(...times));
    if (performance.now() - moment > LONGEST) throw new Error('a table is not played on');
    await pass(20);
  }
}

async function fencedAt({ address }: Process): Promise<number> {
  for (let tries = 0; ; tries++) {
    const text = await metricsOf(address);
    const fenced = Number(/^crawlspace_tables_fenced_total (\d+)$/m.exec(text)?.[1]);
    if (fenced > 0 || tries === 400) return fenced;
    await pass(50);
  }
}

async function startOne(options: TakeoverOptions): Promise<Process> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const made = { port, address, isUp: false } as Process;
  await start(made, options);
  return made;
}

async function start(one: Process, { data, postgres, redis }: TakeoverOptions): Promise<void> {
  const args = [SERVER, `${one.port}`, data, postgres.url, redis.url];
  one.child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', process.env['SERVER_LOGS'] ? 'inherit' : 'ignore'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(data, 'compiled') },
  });
  await once(one.child.stdout as NodeJS.ReadableStream, 'data');
  one.isUp = true;
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
