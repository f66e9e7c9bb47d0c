import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { newSecret } from '../src/secrets.ts';
import type { StorePlace } from '../src/store/open.ts';
import { Assailant, type AssailantWay, type Count } from './costs-assailant.ts';
import { ASKS, ASSET, type AskKind, type HttpKind, ROUTES } from './costs-kinds.ts';
import {
  type Den,
  makeProps,
  makeScene,
  type Props,
  type Scene,
  type Where,
} from './costs-scene.ts';
import { freePort } from './port.ts';
import { compileServer, startServer } from './torture.ts';

export type By = 'person' | 'address';

export interface CostsOptions extends StorePlace {
  /** How long each attack lasts, in seconds. */
  readonly seconds: number;
  /** Only kinds whose name contains this. */
  readonly only?: string | undefined;
  readonly progress?: (line: CostLine) => void;
}

/** What the worst that somebody can do with one kind of request did to others. */
export interface CostLine extends Count {
  readonly kind: string;
  readonly by: By;
  /** Milliseconds until people at another table had their answers; those of the attack, in order. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Seconds of processor that the server took for each second. */
  readonly cpu: number;
  /** The longest turn of the serving thread, in milliseconds of processor: whatever else the machine was doing. */
  readonly turn: number;
  /** Megabytes that the server had more at some time than before: threads that it started are in it. */
  readonly grown: number;
}

/** Connections that one person, and one address, may have. */
const CONNECTIONS: Readonly<Record<By, number>> = { person: 8, address: 56 };
/** Tables of one address, and companies, which take longer to bring. */
const DENS = { playing: 14, over: 14, long: 8, company: 4 } as const;
const PARALLEL: Readonly<Record<By, number>> = { person: 6, address: 24 };
/** Of what costs little and is asked without pause. */
const FLOOD: Readonly<Record<By, number>> = { person: 6, address: 100 };
const LOOK = 100;
/** So much nicer than the rest are those who attack. */
const ASIDE = 15;
const WARM_UP = 3_000;
const MEGABYTE = 1024 * 1024;
const BYSTANDER = join(import.meta.dirname, 'costs-bystander.ts');

/** Others wait no longer than so many milliseconds, 99 times of 100, and the server grows by no more megabytes. */
const LONGEST_WAIT = 50;
const MOST_GROWTH = 200;
/** A server that has grown by more megabytes makes room for a fresh one: of the next kind it would not grow again. */
const MOST_LEFT = 60;

/** Others notice more of it than they may. */
export function isDear({ p99, grown }: CostLine): boolean {
  return p99 >= LONGEST_WAIT || grown >= MOST_GROWTH;
}

/** For every kind of request: the worst that one person and one address can do, and what others notice of it. */
export async function costs(options: CostsOptions): Promise<readonly CostLine[]> {
  const priority = getPriority();
  makePage(options.data);
  const program = await compileServer(options.data);
  const props = makeProps();
  const lines: CostLine[] = [];
  let victim: Victim | null = null;
  try {
    for (const [kind, by, attack] of attacksOn(options.only)) {
      const isFresh: boolean = victim === null;
      victim ??= await begin(options, program, priority);
      let line = await attacked(victim, options, props, kind, by, attack);
      if (isDear(line) && !isFresh) {
        // What others have left behind is not its fault.
        await end(victim);
        victim = await begin(options, program, priority);
        line = await attacked(victim, options, props, kind, by, attack);
      }
      lines.push(line);
      options.progress?.(line);
      if (line.grown <= MOST_LEFT) continue;
      await end(victim);
      victim = null;
    }
  } finally {
    if (victim) await end(victim);
  }
  return lines;
}

function attacksOn(only = ''): readonly (readonly [string, By, KindOfAttack])[] {
  return ATTACKS.filter(([kind]) => kind.includes(only)).flatMap(([kind, attack]) => {
    const all = kind === NOTHING ? (['person'] as const) : (['person', 'address'] as const);
    return all.map((by) => [kind, by, attack] as const);
  });
}

const ASSET_BYTES = 100_000;

/** Something to load from the server. */
function makePage(data: string): void {
  const folder = join(data, 'page');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<h1>Crawlspace</h1>');
  writeFileSync(join(folder, ASSET), 'x'.repeat(ASSET_BYTES));
}

type Attack = (scene: Scene, by: By, count: Count, props: Props) => () => Promise<void>;
interface KindOfAttack {
  readonly where: Where;
  readonly attack: Attack;
}

const NOTHING = 'nothing';

/** By their names: every request, every route, and coming in. */
const ATTACKS: readonly (readonly [string, KindOfAttack])[] = [
  [NOTHING, { where: 'playing', attack: () => async () => undefined }],
  ['hello', { where: 'long', attack: greetAgain }],
  ...Object.entries(ASKS).map(
    ([kind, how]) => [kind, { where: how.where, attack: asking(how) }] as const,
  ),
  ...Object.entries(ROUTES).map(
    ([kind, how]) => [kind, { where: how.where, attack: fetching(how) }] as const,
  ),
];

/** A server, people who play there, and what it took when nobody had attacked it yet. */
interface Victim {
  readonly address: string;
  readonly server: ChildProcess;
  readonly bystander: ChildProcess;
  readonly memory: number;
}

async function begin(
  { data, database }: CostsOptions,
  program: string,
  priority: number,
): Promise<Victim> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  // What is started now has this priority with all of its threads.
  setPriority(priority);
  const server = await startServer(port, { data, database }, { program });
  const bystander = fork(BYSTANDER, [address]);
  // Those who attack would be on another machine: here they take what the others leave.
  setPriority(Math.min(priority + ASIDE, constants.priority.PRIORITY_LOW));
  await once(bystander, 'message');
  await pause(WARM_UP);
  return { address, server, bystander, memory: memoryOf(server) };
}

async function end({ server, bystander }: Victim): Promise<void> {
  for (const each of [bystander, server]) {
    each.kill('SIGKILL');
    if (each.exitCode === null && each.signalCode === null) await once(each, 'exit');
  }
}

async function attacked(
  victim: Victim,
  { seconds }: CostsOptions,
  props: Props,
  kind: string,
  by: By,
  { where, attack }: KindOfAttack,
): Promise<CostLine> {
  const count: Count = { done: 0, refused: 0, bytes: 0 };
  const scene = await makeScene(victim.address, props, where, by === 'person' ? 1 : DENS[where]);
  const seen = await observed(victim, seconds, () => attack(scene, by, count, props));
  return { kind, by, ...seen, ...count };
}

type Seen = Pick<CostLine, 'p50' | 'p99' | 'worst' | 'cpu' | 'turn' | 'grown'>;

async function observed(
  { server, bystander, memory }: Victim,
  seconds: number,
  attack: () => () => Promise<void>,
): Promise<Seen> {
  await timesOf(bystander);
  await turnsOf(server);
  const cpu = cpuOf(server);
  let most = 0;
  const end = Date.now() + seconds * 1000;
  const stop = attack();
  while (Date.now() < end) {
    most = Math.max(most, memoryOf(server));
    await pause(LOOK);
  }
  const used = (cpuOf(server) - cpu) / seconds;
  const times = [...(await timesOf(bystander))].sort((a, b) => a - b);
  const turn = await turnsOf(server);
  await stop();
  // What was under way ends before the next begins.
  await pause(LOOK * 5);
  return {
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    worst: at(times, 1),
    cpu: Math.round(used * 100) / 100,
    turn,
    grown: Math.round((most - memory) / MEGABYTE),
  };
}

/** Whoever gets no answer at all has waited for the whole time. */
function at(times: readonly number[], part: number): number {
  const time = times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return time === undefined ? Number.POSITIVE_INFINITY : Math.round(time * 10) / 10;
}

function asking(how: AskKind): Attack {
  return (scene, by, count) => ask(scene, how, by, count);
}

function fetching(how: HttpKind): Attack {
  return (scene, by, count, props) => fetchAgain(scene, how, by, count, props);
}

function ask(scene: Scene, how: AskKind, by: By, count: Count): () => Promise<void> {
  const all = Array.from({ length: CONNECTIONS[by] }, (_, n) => {
    const den = denOf(scene, n);
    const { address, from } = scene;
    const hello = { table: den.table, secret: den.secret };
    const next: AssailantWay['next'] = (asked, seen) => how.ask(den, asked, seen);
    return new Assailant({ ...how, address, from, hello, next }, count);
  });
  for (const each of all) void each.come();
  return async () => {
    for (const each of all) each.leave();
  };
}

/** Comes in, is shown everything, leaves and comes again. */
function greetAgain(scene: Scene, by: By, count: Count): () => Promise<void> {
  let isOver = false;
  const loops = Array.from({ length: PARALLEL[by] }, async (_, n) => {
    const { table, secret } = denOf(scene, n);
    const { address, from } = scene;
    while (!isOver) {
      const one: Count = { done: 0, refused: 0, bytes: 0 };
      const hello = { table, secret };
      const way = { address, from, hello, next: () => null };
      const eve = new Assailant(way, one);
      await eve.come();
      for (let n = 0; n < 20 && one.bytes === 0 && !isOver; n++) await pause(10);
      eve.leave();
      count.bytes += one.bytes;
      if (one.bytes > 1000) count.done++;
      else {
        count.refused++;
        await pause(LOOK);
      }
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(loops);
  };
}

function fetchAgain(
  scene: Scene,
  how: HttpKind,
  by: By,
  count: Count,
  props: Props,
): () => Promise<void> {
  let isOver = false;
  let n = 0;
  const parallel = how.isFlood ? FLOOD[by] : PARALLEL[by];
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const bodies = how.body ? [0, 1, 2, 3].map((each) => how.body?.(each, props)) : [undefined];
  const loops = Array.from({ length: parallel }, async (_, loop) => {
    const den = denOf(scene, loop);
    const secret = how.isStranger ? newSecret() : den.secret;
    while (!isOver) {
      const body = bodies[n++ % bodies.length];
      const { status, bytes } = await fetched(scene, how, { den, secret, body, agent });
      count.bytes += bytes;
      if (status === 200) count.done++;
      else count.refused++;
      if (!how.isFlood && (status === 429 || status === 0)) await pause(LOOK);
    }
  });
  return async () => {
    isOver = true;
    agent.destroy();
    await Promise.all(loops);
  };
}

interface Fetching {
  readonly den: Den;
  readonly secret: string;
  readonly body: string | undefined;
  readonly agent: Agent;
}

function fetched(
  { address, from }: Scene,
  { method, path }: HttpKind,
  { den, secret, body, agent }: Fetching,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const headers = { Authorization: `Bearer ${secret}`, ...length, ...from };
    let bytes = 0;
    const asked = request(
      `${address}${path(den)}`,
      { method: method ?? 'GET', headers, agent },
      (response) => {
        response.on('data', (data: Buffer) => {
          bytes += data.length;
        });
        response.on('close', () => resolve({ status: response.statusCode ?? 0, bytes }));
      },
    );
    asked.on('error', () => resolve({ status: 0, bytes }));
    asked.end(body);
  });
}

function denOf({ dens }: Scene, n: number): Den {
  return dens[n % dens.length] as Den;
}

async function timesOf(bystander: ChildProcess): Promise<readonly number[]> {
  bystander.send('times');
  const [times] = (await once(bystander, 'message')) as [number[]];
  return times;
}

/** The server says how long its longest turn was since it was asked before (torture-server.ts). */
async function turnsOf(server: ChildProcess): Promise<number> {
  if (!server.stdout) throw new Error('nobody listens to the server');
  const said = once(server.stdout, 'data');
  server.kill('SIGUSR2');
  const [text] = (await said) as [Buffer];
  return Number(/longest turn (\S+)/.exec(String(text))?.[1] ?? Number.NaN);
}

/** Pages of 4 KB; a hundredth of a second. */
const PAGE = 4096;
const TICKS = 100;

function memoryOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
}

function cpuOf({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / TICKS;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
