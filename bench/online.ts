import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline/promises';
import { connect, type FOURS, LoadedTable } from '../packages/server/testing/load-tables.ts';
import { freePort } from '../packages/server/testing/port.ts';
import { plain, type Result, round } from './measure.ts';
import { listingResults, openingResults } from './online-store.ts';
import { installPeers } from './peers.ts';

/** So many tables are played at the same time. */
const TABLES = 24;
/** Answers: code that was never run before costs many times as much, whatever server it is of. */
const WARM_UP = 5_000;
const MEASURED = 5_000;
/** Tables that are set before anything is measured; those who play by chance are soon over in Hellscape. */
const SET = { brimstone: 40, hellscape: 140 } as const;
const PEER_MATCHES = 8;
/** A person answers every so many milliseconds. */
const PACE = 5_000;
const PACED = [125, 250, 500, 1000, 2000, 3000, 3900, 5000];
const MOST_P99 = 50;
/** Milliseconds between two looks at how late the load itself is. */
const LOOK = 10;
const CPU = 'µs of CPU';

/** Tables online: what an answer costs beside bare `ws` and beside boardgame.io's server, and how many tables fit. */
export async function onlineResults(): Promise<Result[]> {
  installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'crawlspace-bench-'));
  try {
    const peer = await boardgameCost();
    return [
      plain('boardgame.io server, a move of four players shown to five, kept in memory', peer, CPU),
      ...(await costResults(folder, 'brimstone', peer)),
      ...(await costResults(folder, 'hellscape', peer)),
      ...(await paceResults(folder)),
      ...(await openingResults(folder)),
      ...(await listingResults(folder)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function costResults(folder: string, game: keyof typeof FOURS, peer: number) {
  const recorded: number[][][] = [];
  const ours = await ourCost(folder, game, recorded);
  const file = join(folder, `${game}.json`);
  writeFileSync(file, JSON.stringify(recorded));
  const bare = await bareCost(file);
  const bytes = recorded.flat(2).reduce((sum, each) => sum + each, 0) / recorded.length;
  const name = `online, ${game}: an answer at a table of four with one who watches, stored`;
  const value = { name, value: round(ours), unit: CPU };
  return [
    plain(`online, ${game}: sent for an answer`, bytes, 'bytes'),
    plain(`online, ${game}: bare ws sends the same and stores nothing`, bare, CPU),
    { ...value, baseline: 'bare ws (at most 3)', ratio: round(ours / bare) },
    { ...value, baseline: 'boardgame.io server (at most 0.1)', ratio: round(ours / peer) },
  ];
}

/** Microseconds of the server's processor time for an answer, all in. */
async function ourCost(folder: string, game: keyof typeof FOURS, recorded: number[][][]) {
  const server = await startServer(folder);
  try {
    const load = new Load();
    await openTables(load.tables, server.address, game, SET[game]);
    await load.play(WARM_UP);
    const { cpu } = await server.metrics();
    const played = await load.play(MEASURED, recorded);
    const spent = (await server.metrics()).cpu - cpu;
    load.leave();
    return (spent * 1e6) / played;
  } finally {
    await server.stop();
  }
}

/** Tables at which the next answer is given as soon as the last one is known. */
class Load {
  readonly tables: LoadedTable[] = [];
  #answers = 0;

  /** Gives so many answers, at so many tables at a time as are wanted, and says how many it were. */
  async play(answers: number, recorded: number[][][] = []): Promise<number> {
    const before = this.#answers;
    const until = before + answers;
    await Promise.all(Array.from({ length: TABLES }, () => this.#playUntil(until, recorded)));
    return this.#answers - before;
  }

  leave(): void {
    for (const table of this.tables) table.leave();
  }

  async #playUntil(until: number, recorded: number[][][]): Promise<void> {
    for (let table = this.tables.pop(); table; table = this.tables.pop()) {
      while (this.#answers < until && !table.isOver) {
        if ((await table.answer()) === null) await pass(1);
        else {
          this.#answers++;
          if (recorded.length < 2000) recorded.push(table.lengths);
        }
      }
      if (this.#answers >= until) return void this.tables.push(table);
      table.leave();
    }
    throw new Error('too few tables were set');
  }
}

async function bareCost(file: string): Promise<number> {
  const port = await freePort();
  const script = join(import.meta.dirname, '../packages/server/testing/bare-ws.ts');
  const server = fork(script, [`${port}`, file], { stdio: ['ignore', 2, 2, 'ipc'] });
  await once(server, 'message');
  let answers = 0;
  const message = {
    ...{ t: 'answer', re: 1, decision: 12, picks: ['an-option'] },
    ...{ at: { epoch: 0, n: 3 }, id: 'answer-1234' },
  };
  const rooms = await Promise.all(
    Array.from({ length: TABLES * 5 }, (_, i) => connect(`ws://localhost:${port}/${i % TABLES}`)),
  );
  const play = async (room: number, until: number) => {
    const sockets = rooms.filter((_, i) => i % TABLES === room);
    while (answers < until) {
      const came = Promise.all(sockets.map((socket) => once(socket, 'message')));
      sockets[answers % 4]?.send(JSON.stringify(message));
      await came;
      answers++;
    }
  };
  const playAll = (until: number) =>
    Promise.all(Array.from({ length: TABLES }, (_, room) => play(room, until)));
  await playAll(WARM_UP);
  const [cpu, before] = [await cpuOf(server), answers];
  await playAll(WARM_UP + MEASURED);
  const cost = ((await cpuOf(server)) - cpu) / (answers - before);
  server.kill();
  return cost;
}

async function boardgameCost(): Promise<number> {
  const port = await freePort();
  const cwd = join(import.meta.dirname, 'peers');
  const server = fork(join(cwd, 'online.mjs'), [`${port}`], {
    ...{ cwd, stdio: ['ignore', 'ignore', 2, 'ipc'] },
  });
  await once(server, 'message');
  const args = ['online.mjs', `${port}`, ...[PEER_MATCHES, WARM_UP, MEASURED].map(String)];
  const load = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  // It says how many moves were made, first when all is warm and then at the end.
  const spent: number[] = [];
  const moves: number[] = [];
  for await (const line of createInterface({ input: load.stdout })) {
    moves.push(Number(line));
    spent.push(await cpuOf(server));
    if (moves.length === 2) break;
  }
  load.kill();
  server.kill();
  const [[from = 0, to = 0], [first = 0, last = 0]] = [spent, moves];
  return (to - from) / (last - first);
}

/** Sets tables, a few at a time, until there are so many. */
async function openTables(
  tables: LoadedTable[],
  address: string,
  game: keyof typeof FOURS,
  wanted: number,
): Promise<void> {
  while (tables.length < wanted) {
    const more = Array.from({ length: Math.min(8, wanted - tables.length) }, (_, i) =>
      LoadedTable.open(address, game, `${game} ${tables.length + i}`),
    );
    tables.push(...(await Promise.all(more)));
  }
}

/** More and more tables at which somebody answers every five seconds, until answers come late. */
async function paceResults(folder: string): Promise<Result[]> {
  const server = await startServer(join(folder, 'pace'));
  const tables: LoadedTable[] = [];
  let held = 0;
  let best: Paced | null = null;
  let memory = 0;
  try {
    await warmUp(server);
    const first = (await server.metrics()).memory;
    for (const wanted of PACED) {
      if (!(await tryToOpen(tables, server.address, wanted))) break;
      const paced = await pace(tables, server);
      if (best && paced.p99 > MOST_P99) break;
      if (paced.p99 <= MOST_P99) held = wanted;
      best = paced;
      memory = ((await server.metrics()).memory - first) / wanted;
      if (held === 0) break;
    }
    for (const table of tables) table.leave();
  } finally {
    await server.stop();
  }
  const name = `online, tables of four at human pace, p99 at most ${MOST_P99} ms, load on the same machine`;
  return [
    { ...plain(name, held, 'tables'), baseline: 'goal of 5,000', ratio: round(held / 5000) },
    plain('online, p99 of an answer there', best?.p99 ?? 0, 'ms'),
    plain('online, of that the load is late by itself, p99', best?.lag ?? 0, 'ms'),
    plain('online, the server there', best?.cpu ?? 0, `${CPU} for an answer`),
    plain('online, the load there, not counted', best?.load ?? 0, `${CPU} for an answer`),
    plain('online, memory of a table with five who are connected', memory / 1024, 'KB'),
  ];
}

/** Five connections a table: a machine may allow fewer open files than that takes. */
async function tryToOpen(tables: LoadedTable[], address: string, wanted: number): Promise<boolean> {
  try {
    await openTables(tables, address, 'hellscape', wanted);
    return true;
  } catch (error) {
    console.error(`${wanted} tables cannot be connected here (try ulimit -n 100000): ${error}`);
    return false;
  }
}

/** Whoever has thousands of tables has had them for a while: the server has run all of its code before. */
async function warmUp({ address }: Server): Promise<void> {
  const load = new Load();
  await openTables(load.tables, address, 'hellscape', SET.hellscape / 2);
  await load.play(WARM_UP);
  load.leave();
}

interface Paced {
  /** Milliseconds. */
  readonly p99: number;
  /** How late the load itself is: it shares the machine. */
  readonly lag: number;
  /** Microseconds of processor time for an answer: the server's, and the load's. */
  readonly cpu: number;
  readonly load: number;
}

/** Everybody answers once in five seconds, spread over them, for two rounds. */
async function pace(tables: readonly LoadedTable[], server: Server): Promise<Paced> {
  const times: number[] = [];
  const answer = async (table: LoadedTable, i: number) => {
    await pass((PACE * i) / tables.length);
    for (let time = 0; time < 2; time++) {
      const took = table.isOver ? null : await table.answer();
      if (took !== null) times.push(took);
      await pass(PACE - (took ?? 0));
    }
  };
  // Looking every millisecond would be a good part of the load.
  const delay = monitorEventLoopDelay({ resolution: LOOK });
  delay.enable();
  const [own, { cpu }] = [process.cpuUsage(), await server.metrics()];
  await Promise.all(tables.map(answer));
  const { user, system } = process.cpuUsage(own);
  const spent = (await server.metrics()).cpu - cpu;
  delay.disable();
  return {
    p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0,
    lag: Math.max(0, delay.percentile(99) / 1e6 - LOOK),
    cpu: (spent * 1e6) / times.length,
    load: (user + system) / times.length,
  };
}

interface Server {
  readonly address: string;
  /** Seconds of processor time, bytes of memory. */
  metrics(): Promise<{ cpu: number; memory: number }>;
  stop(): Promise<void>;
}

async function startServer(data: string): Promise<Server> {
  const port = await freePort();
  const script = join(import.meta.dirname, '../packages/server/testing/torture-server.ts');
  const args = [script, `${port}`, data];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  const address = `http://localhost:${port}`;
  return {
    address,
    metrics: async () => {
      const text = await (await fetch(`${address}/metrics`)).text();
      const value = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
      return {
        cpu: value('crawlspace_cpu_seconds_total'),
        memory: value('crawlspace_resident_memory_bytes'),
      };
    },
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

/** Microseconds of processor time that a child has spent so far. */
async function cpuOf(child: ChildProcess): Promise<number> {
  const told = once(child, 'message');
  child.send('cpu');
  const [{ user, system }] = (await told) as [NodeJS.CpuUsage];
  return user + system;
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
