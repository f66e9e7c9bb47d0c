import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { connect, type FOURS } from '../packages/server/testing/load-tables.ts';
import { freePort } from '../packages/server/testing/port.ts';
import { plain, type Result, round } from './measure.ts';
import { CPU, Load, openTables, SET, startServer, TABLES, WARM_UP } from './online-load.ts';
import { paceResults } from './online-pace.ts';
import { listingResults, openingResults } from './online-store.ts';
import { installPeers } from './peers.ts';

const MEASURED = 5_000;
const PEER_MATCHES = 8;

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
  const { cpu: ours, took } = await ourCost(folder, game, recorded);
  const file = join(folder, `${game}.json`);
  writeFileSync(file, JSON.stringify(recorded));
  const bare = await bareCost(file, 0);
  const paced = await bareCost(file, took);
  const bytes = recorded.flat(2).reduce((sum, each) => sum + each, 0) / recorded.length;
  const name = `online, ${game}: an answer at a table of four with one who watches, stored`;
  const value = { name, value: round(ours), unit: CPU };
  return [
    plain(`online, ${game}: sent for an answer`, bytes, 'bytes'),
    plain(`online, ${game}: bare ws sends the same and stores nothing`, bare, CPU),
    plain(`online, ${game}: the same after ${took} ms, as long as ours takes`, paced, CPU),
    { ...value, baseline: 'bare ws (at most 3)', ratio: round(ours / bare) },
    { ...value, baseline: 'bare ws at the same pace', ratio: round(ours / paced) },
    { ...value, baseline: 'boardgame.io server (at most 0.1)', ratio: round(ours / peer) },
  ];
}

/** Microseconds of the server's processor time for an answer, all in, and the milliseconds until it is known. */
async function ourCost(folder: string, game: keyof typeof FOURS, recorded: number[][][]) {
  const server = await startServer(folder);
  try {
    const load = new Load();
    await openTables(load.tables, server.address, game, SET[game]);
    await load.play(WARM_UP);
    const { cpu } = await server.metrics();
    const start = performance.now();
    const played = await load.play(MEASURED, recorded);
    const took = (TABLES * (performance.now() - start)) / played;
    const spent = (await server.metrics()).cpu - cpu;
    load.leave();
    return { cpu: (spent * 1e6) / played, took: Math.round(took) };
  } finally {
    await server.stop();
  }
}

/** The same of a bare server that answers after so many milliseconds. */
async function bareCost(file: string, wait: number): Promise<number> {
  const port = await freePort();
  const script = join(import.meta.dirname, '../packages/server/testing/bare-ws.ts');
  const server = fork(script, [`${port}`, file, `${wait}`], { stdio: ['ignore', 2, 2, 'ipc'] });
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

/** Microseconds of processor time that a child has spent so far. */
async function cpuOf(child: ChildProcess): Promise<number> {
  const told = once(child, 'message');
  child.send('cpu');
  const [{ user, system }] = (await told) as [NodeJS.CpuUsage];
  return user + system;
}
