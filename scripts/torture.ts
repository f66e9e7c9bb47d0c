import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type CostLine,
  costs,
  crowd,
  findPostgres,
  findRedis,
  freePort,
  isDear,
  makeTable,
  SETUPS,
  startPostgres,
  startRedis,
  startServer,
  takeover,
  torture,
} from '@crawlspace/server/testing';

const USAGE = `npm run torture [-- --what kills|disk|takeover|crowd|costs] [-- --kills N] [-- --store sqlite|postgres]
                [-- --messages N] [-- --minutes M] [-- --seed S] [-- --json]
                [-- --seconds T] [-- --only KIND]
kills     kills a server that people play at, N times (1000) at random moments with -9, and looks each time
          whether everything that was acknowledged is there and every table leads to what its people saw
          after M minutes it ends with fewer, and looks as thoroughly
disk      the same, and every second time the disk is full before
takeover  three processes with PostgreSQL and Redis: one is killed, one stalled for 30 s, Redis cut for 20 s,
          the database restarted; says how long it took until every table was played on
crowd     N bad messages (100000) and 1000 guesses at seats and links, beside people who play
costs     for every kind of request, or those whose name contains KIND: the worst that one person and one address
          can do in T seconds (5), and what people at another table and the memory of the server notice of it;
          some 15 minutes on a quiet machine. Ends with 1 and names the kinds of which they notice too much`;

const { values } = parseArgs({
  options: {
    what: { type: 'string', default: 'kills' },
    kills: { type: 'string', default: '1000' },
    messages: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '1440' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string' },
    store: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: String(Date.now()) },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

type Found = Readonly<Record<string, number>>;

const { seed } = values;
const WAYS: Readonly<Record<string, (data: string) => Promise<Found>>> = {
  kills: (data) => kill(data, false),
  disk: (data) => kill(data, true),
  takeover: takeOver,
  crowd: beCrowded,
  costs: weigh,
};
/** What must be 0, whatever was tried. */
const FAULTS = ['lost', 'unreadable', 'diverged', 'accepted', 'late', 'dear'];

/** Whoever plays goes on within so many milliseconds; a database takes its time to start. */
const SOON = 5_000;
const DATABASE = 10_000;

const COLUMNS = [
  ...['kind', 'by', 'done', 'refused', 'MB sent', 'CPU'],
  ...['longest turn ms', 'p50 ms', 'p99 ms', 'worst ms', 'grown MB'],
];

const way = WAYS[values.what];
const numbers = [values.kills, values.messages, values.minutes, values.seconds].map(Number);
const isKnown = values.store === 'sqlite' || values.store === 'postgres';
if (values.help) console.log(USAGE);
else if (!way || !isKnown || !numbers.every((n) => Number.isInteger(n) && n > 0)) {
  console.error(USAGE);
  process.exitCode = 2;
} else await run(way);

async function run(tryOut: (data: string) => Promise<Found>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'crawlspace-torture-'));
  try {
    const found = await tryOut(data);
    console.log(
      values.json ? JSON.stringify(found) : `${values.what}, seed ${seed}: ${inWords(found)}`,
    );
    if (FAULTS.some((fault) => (found[fault] ?? 0) > 0)) process.exitCode = 1;
  } finally {
    rmSync(data, { recursive: true });
  }
}

function inWords(found: Found): string {
  return Object.entries(found)
    .map(([what, n]) => `${what} ${n}`)
    .join(', ');
}

async function kill(data: string, fullDisk: boolean): Promise<Found> {
  const server = values.store === 'postgres' ? await startDatabase() : null;
  try {
    const place = { data, database: server?.url };
    const many = { kills: Number(values.kills), tables: 4, longest: 300 };
    const until = Date.now() + Number(values.minutes) * 60_000;
    const progress = (sofar: object) => console.error(`… ${inWords({ ...sofar })}`);
    return { ...(await torture({ ...place, ...many, fullDisk, seed, until, progress })) };
  } finally {
    await server?.stop();
  }
}

async function takeOver(data: string): Promise<Found> {
  const program = findRedis();
  if (!program) throw new Error('There is no Redis here: name its program with REDIS_SERVER.');
  const [postgres, redis] = await Promise.all([startDatabase(), startRedis(program)]);
  try {
    const times = { stall: 30_000, cut: 20_000, pause: 600 };
    const found = await takeover({
      postgres,
      redis,
      data,
      processes: 3,
      tables: 6,
      seed,
      ...times,
    });
    const { killed, stalled, cut, database } = found;
    const late = [killed, stalled, cut, database - DATABASE + SOON].filter((ms) => ms > SOON);
    return { ...found, late: late.length };
  } finally {
    await postgres.stop();
    await redis.stop();
  }
}

async function beCrowded(data: string): Promise<Found> {
  const port = await freePort();
  const server = await startServer(port, { data });
  try {
    const body = { game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape, seats: ['me'] };
    const made = await makeTable(`http://localhost:${port}`, body);
    const messages = Number(values.messages);
    const found = await crowd({ made, messages, attempts: 1000, seed });
    return { ...found, ratio: Number((found.crowded / found.quiet).toFixed(2)) };
  } finally {
    server.kill('SIGKILL');
  }
}

async function weigh(data: string): Promise<Found> {
  const server = values.store === 'postgres' ? await startDatabase() : null;
  const seconds = Number(values.seconds);
  try {
    const place = { data, database: server?.url };
    if (!values.json) console.log(COLUMNS.join(' | '));
    const progress = (line: CostLine) => {
      if (!values.json) console.log(rowOf(line).join(' | '));
    };
    const lines = await costs({ ...place, seconds, only: values.only, progress });
    const dear = lines.filter(isDear);
    for (const { kind, by } of dear) console.error(`too dear: ${kind}, by one ${by}`);
    const p99 = Math.max(...lines.map((line) => line.p99));
    const grown = Math.max(...lines.map((line) => line.grown));
    return { kinds: lines.length, p99, grown, dear: dear.length };
  } finally {
    await server?.stop();
  }
}

function rowOf(line: CostLine): readonly (string | number)[] {
  const { kind, by, done, refused, bytes, cpu, turn, p50, p99, worst, grown } = line;
  const megabytes = Math.round(bytes / 1e5) / 10;
  return [kind, by, done, refused, megabytes, cpu, turn, p50, p99, worst, grown];
}

async function startDatabase() {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL here: name its folder with POSTGRES_BIN.');
  return startPostgres(programs);
}
