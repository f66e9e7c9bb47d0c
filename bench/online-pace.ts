import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type LoadedTable, TWO_SCREENS } from '../packages/server/testing/load-tables.ts';
import { plain, type Result, round } from './measure.ts';
import {
  CPU,
  Load,
  openTables,
  pass,
  type Screens,
  SET,
  type Server,
  startServer,
  WARM_UP,
} from './online-load.ts';

/** A person answers every so many milliseconds. */
const PACE = 5_000;
const PACED = [1000, 2000, 3000, 3900];
/** With three connections a table, so many need no more open files than a process often may have. */
const PACED_OF_TWO_SCREENS = [4000, 5000, 6000];
const MOST_P99 = 50;
/** Milliseconds between two looks at how late the load itself is. */
const LOOK = 10;

/** How many tables one process holds at human pace. */
export async function paceResults(folder: string): Promise<Result[]> {
  return [
    ...(await heldTables(folder, 'four people and one who watches', PACED)),
    ...(await heldTables(
      folder,
      'two screens and one who watches',
      PACED_OF_TWO_SCREENS,
      TWO_SCREENS,
    )),
  ];
}

/** More and more tables at which somebody answers every five seconds, until answers come late. */
async function heldTables(
  folder: string,
  who: string,
  numbers: readonly number[],
  screens?: Screens,
): Promise<Result[]> {
  const server = await startServer(join(folder, who));
  const tables: LoadedTable[] = [];
  let held = 0;
  let best: Paced | null = null;
  let memory = 0;
  try {
    await warmUp(server);
    const first = (await server.metrics()).memory;
    for (const wanted of numbers) {
      if (!(await tryToOpen(tables, server.address, wanted, screens))) break;
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
  const name = `online, tables at human pace, p99 at most ${MOST_P99} ms, load on the same machine: ${who}`;
  return [
    { ...plain(name, held, 'tables'), baseline: 'goal of 5,000', ratio: round(held / 5000) },
    plain('online, p99 of an answer there', best?.p99 ?? 0, 'ms'),
    plain('online, of that the load is late by itself, p99', best?.lag ?? 0, 'ms'),
    plain('online, the server there', best?.cpu ?? 0, `${CPU} for an answer`),
    plain('online, the load there, not counted', best?.load ?? 0, `${CPU} for an answer`),
    plain('online, memory of a table there', memory / 1024, 'KB'),
  ];
}

/** A machine may allow fewer open files than so many connections take. */
async function tryToOpen(
  tables: LoadedTable[],
  address: string,
  wanted: number,
  screens: Screens | undefined,
): Promise<boolean> {
  try {
    await openTables(tables, address, 'hellscape', wanted, screens);
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
