import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type FOURS, LoadedTable } from '../packages/server/testing/load-tables.ts';
import { freePort } from '../packages/server/testing/port.ts';
import { plain, type Result, round } from './measure.ts';
import { listingResults, openingResults } from './online-store.ts';
import { installPeers } from './peers.ts';

const TABLES = 24;
const WARM_UP = 6_000;
const MEASURED = 10_000;
/** A person answers every so many milliseconds. */
const PACE = 5_000;
const PACED = [125, 250, 500, 1000, 2000, 4000, 5000];
const MOST_P99 = 50;

/** Tables online: what an answer costs beside bare `ws` and beside boardgame.io's server, and how many tables fit. */
export async function onlineResults(): Promise<Result[]> {
  installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'crawlspace-bench-'));
  try {
    const peer = await boardgameCost();
    return [
      plain('boardgame.io server, a move shown to five', peer, 'µs of CPU'),
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
  const name = `online, ${game}: an answer at a table of four with one who watches`;
  const value = { name, value: round(ours), unit: 'µs of CPU' };
  return [
    plain(`online, ${game}: sent for an answer`, bytes, 'bytes'),
    plain(`online, ${game}: bare ws sends the same`, bare, 'µs of CPU'),
    { ...value, baseline: 'bare ws (at most 3)', ratio: round(ours / bare) },
    { ...value, baseline: 'boardgame.io server (at most 0.1)', ratio: round(ours / peer) },
  ];
}

/** Microseconds of the server's processor time for an answer, all in. */
async function ourCost(folder: string, game: keyof typeof FOURS, recorded: number[][][]) {
  const server = await startServer(folder);
  try {
    const opening = Array.from({ length: TABLES }, (_, i) =>
      LoadedTable.open(server.address, game, `${game} ${i}`),
    );
    const tables = await Promise.all(opening);
    let answers = 0;
    let stopped = false;
    const play = async (table: LoadedTable) => {
      while (!stopped && !table.isOver) {
        if ((await table.answer()) === null) await pass(1);
        else {
          answers++;
          if (recorded.length < 2000) recorded.push(table.lengths);
        }
      }
      table.leave();
    };
    const playing = Promise.all(tables.map(play));
    await pass(WARM_UP);
    recorded.length = 0;
    const [cpu, before] = [(await server.metrics()).cpu, answers];
    await pass(MEASURED);
    const spent = (await server.metrics()).cpu - cpu;
    const given = answers - before;
    stopped = true;
    await playing;
    return (spent * 1e6) / given;
  } finally {
    await server.stop();
  }
}

async function bareCost(file: string): Promise<number> {
  const port = await freePort();
  const script = join(import.meta.dirname, '../packages/server/testing/bare-ws.ts');
  const server = fork(script, [`${port}`, file], { stdio: ['ignore', 2, 2, 'ipc'] });
  await once(server, 'message');
  let answers = 0;
  let stopped = false;
  const message = {
    ...{ t: 'answer', re: 1, decision: 12, picks: ['an-option'] },
    ...{ at: { epoch: 0, n: 3 }, id: 'answer-1234' },
  };
  const play = async (room: number) => {
    const sockets = await Promise.all(
      Array.from({ length: 5 }, () => connect(`ws://localhost:${port}/${room}`)),
    );
    while (!stopped) {
      const came = Promise.all(sockets.map((socket) => once(socket, 'message')));
      sockets[answers % 4]?.send(JSON.stringify(message));
      await came;
      answers++;
    }
  };
  const playing = Promise.all(Array.from({ length: TABLES }, (_, i) => play(i)));
  await pass(WARM_UP / 3);
  const [cpu, before] = [await cpuOf(server), answers];
  await pass(MEASURED / 2);
  const cost = ((await cpuOf(server)) - cpu) / (answers - before);
  stopped = true;
  await playing;
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
  const play = async (milliseconds: number): Promise<number> => {
    const args = ['online.mjs', `${port}`, '8', `${milliseconds}`];
    const load = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    const [told] = await once(load.stdout, 'data');
    return (JSON.parse(String(told)) as { moves: number }).moves;
  };
  await play(WARM_UP);
  const cpu = await cpuOf(server);
  const moves = await play(MEASURED);
  const cost = ((await cpuOf(server)) - cpu) / moves;
  server.kill();
  return cost;
}

/** More and more tables at which somebody answers every five seconds, until answers come late. */
async function paceResults(folder: string): Promise<Result[]> {
  const server = await startServer(join(folder, 'pace'));
  const tables: LoadedTable[] = [];
  let held = 0;
  let [p99, memory] = [0, 0];
  try {
    await LoadedTable.open(server.address, 'hellscape', 'first').then((table) => table.leave());
    const first = (await server.metrics()).memory;
    for (const wanted of PACED) {
      while (tables.length < wanted) {
        const more = Array.from({ length: Math.min(8, wanted - tables.length) }, (_, i) =>
          LoadedTable.open(server.address, 'hellscape', `pace ${tables.length + i}`),
        );
        tables.push(...(await Promise.all(more)));
      }
      const times = await pace(tables);
      const late = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
      if (late > MOST_P99) break;
      [held, p99] = [wanted, late];
      memory = ((await server.metrics()).memory - first) / wanted;
    }
    for (const table of tables) table.leave();
  } finally {
    await server.stop();
  }
  const name = `online, tables of four at human pace, p99 at most ${MOST_P99} ms, load on the same machine`;
  return [
    { ...plain(name, held, 'tables'), baseline: 'goal of 5,000', ratio: round(held / 5000) },
    plain('online, p99 of an answer there', p99, 'ms'),
    plain('online, memory of a table with five who are connected', memory / 1024, 'KB'),
  ];
}

/** Everybody answers once in five seconds, spread over them, for two rounds. */
async function pace(tables: readonly LoadedTable[]): Promise<number[]> {
  const times: number[] = [];
  const answer = async (table: LoadedTable, i: number) => {
    await pass((PACE * i) / tables.length);
    for (let time = 0; time < 2; time++) {
      const took = table.isOver ? null : await table.answer();
      if (took !== null) times.push(took);
      await pass(PACE - (took ?? 0));
    }
  };
  await Promise.all(tables.map(answer));
  return times;
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
