import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { connect, type FOURS } from '../packages/server/testing/load-tables.ts';
import { freePort } from '../packages/server/testing/port.ts';
import { Load, openTables, SET, startServer, TABLES, WARM_UP } from './online-load.ts';

const PEER_MATCHES = 8;

/** A server that runs and is warm, with those who play there. */
export interface Answering {
  /** About so many answers are given: microseconds of the server's processor time for each. */
  play(answers: number): Promise<number>;
  stop(): Promise<void>;
}

interface Ours extends Answering {
  /** How long every message was that an answer brought, and how many milliseconds it took. */
  record(answers: number): Promise<{ took: number; recorded: number[][][] }>;
}

export async function startOurs(folder: string, game: keyof typeof FOURS): Promise<Ours> {
  const server = await startServer(folder);
  const load = new Load();
  await openTables(load.tables, server.address, game, SET[game]);
  await load.play(WARM_UP);
  return {
    record: async (answers) => {
      const recorded: number[][][] = [];
      const start = performance.now();
      const played = await load.play(answers, recorded);
      return { took: Math.round((TABLES * (performance.now() - start)) / played), recorded };
    },
    play: async (answers) => {
      const { cpu } = await server.metrics();
      const played = await load.play(answers);
      return (((await server.metrics()).cpu - cpu) * 1e6) / played;
    },
    stop: () => {
      load.leave();
      return server.stop();
    },
  };
}

/** A bare server that sends as much, so many milliseconds after it was asked. */
export async function startBare(file: string, wait: number): Promise<Answering> {
  const port = await freePort();
  const script = join(import.meta.dirname, '../packages/server/testing/bare-ws.ts');
  const server = fork(script, [`${port}`, file, `${wait}`], { stdio: ['ignore', 2, 2, 'ipc'] });
  await ready(server);
  let answers = 0;
  const message = {
    ...{ t: 'answer', re: 1, decision: 12, picks: ['an-option'] },
    ...{ at: { epoch: 0, n: 3 }, id: 'answer-1234' },
  };
  const rooms = await Promise.all(
    Array.from({ length: TABLES * 5 }, (_, i) => connect(`ws://localhost:${port}/${i % TABLES}`)),
  );
  const playIn = async (room: number, until: number) => {
    const sockets = rooms.filter((_, i) => i % TABLES === room);
    while (answers < until) {
      const came = Promise.all(sockets.map((socket) => once(socket, 'message')));
      sockets[answers % 4]?.send(JSON.stringify(message));
      await came;
      answers++;
    }
  };
  const play = async (more: number) => {
    const [cpu, before] = [await cpuOf(server), answers];
    const until = before + more;
    await Promise.all(Array.from({ length: TABLES }, (_, room) => playIn(room, until)));
    return ((await cpuOf(server)) - cpu) / (answers - before);
  };
  await play(WARM_UP);
  return { play, stop: () => ended(server) };
}

/** The peer's own server. */
export async function startBoardgame(): Promise<Answering> {
  const ports = [await freePort(), await freePort()].map(String);
  const cwd = join(import.meta.dirname, 'peers');
  const server = fork(join(cwd, 'online.mjs'), ports, {
    ...{ cwd, stdio: ['ignore', 'ignore', 2, 'ipc'] },
  });
  await ready(server);
  const args = ['online.mjs', ...ports, ...[PEER_MATCHES, WARM_UP].map(String)];
  const load = spawn(process.execPath, args, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const said = createInterface({ input: load.stdout })[Symbol.asyncIterator]();
  // It says how many moves were made, and goes on when it is told how many more are wanted.
  const nextCount = async () => {
    const { done, value } = await said.next();
    if (done) throw new Error('those who play boardgame.io have stopped');
    return Number(value);
  };
  let made = await nextCount();
  return {
    play: async (moves) => {
      const [cpu, before] = [await cpuOf(server), made];
      load.stdin.write(`${moves}\n`);
      made = await nextCount();
      return ((await cpuOf(server)) - cpu) / (made - before);
    },
    stop: async () => {
      load.kill();
      await ended(server);
    },
  };
}

/** A child says when it serves; one that cannot is not waited for. */
async function ready(child: ChildProcess): Promise<void> {
  const failed = once(child, 'exit').then(() => {
    throw new Error('a server to compare with did not start');
  });
  await Promise.race([once(child, 'message'), failed]);
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

/** Microseconds of processor time that a child has spent so far. */
async function cpuOf(child: ChildProcess): Promise<number> {
  const told = once(child, 'message');
  child.send('cpu');
  const [{ user, system }] = (await told) as [NodeJS.CpuUsage];
  return user + system;
}
