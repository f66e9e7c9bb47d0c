import { PROTOCOL } from '@crawlspace/host/online';
import { Random } from '@crawlspace/kernel';
import { WebSocket } from 'ws';
import { newSecret } from '../src/secrets.ts';
import { fromElsewhere, guest, type Made } from './client.ts';
import { LoadedTable } from './load-tables.ts';

export const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  'x',
  'x'.repeat(5000),
  [],
  [[]],
  {},
  { t: 'answer' },
  '__proto__',
  { constructor: 1 },
  '\u0000',
  '💀',
  ['a', 1],
  { epoch: -1, n: 0 },
  { epoch: 0, n: 1e99 },
  { bot: 'search' },
  { person: '../../etc' },
];

/** A request that is nearly right: one part of it is junk, missing or too much. */
export function nearlyRight(random: Random): string {
  const at = { epoch: 0, n: 6 };
  const kinds: Record<string, unknown>[] = [
    { t: 'answer', re: 1, decision: 1, picks: ['a'], at, id: 'abcdefgh' },
    { t: 'sit', re: 1, seat: 2, name: 'Eve' },
    { t: 'hand', re: 1, seat: 0, to: { bot: 'bot' } },
    { t: 'vote', re: 1, to: 0 },
    { t: 'say', re: 1, text: 'hi' },
    { t: 'own', re: 1, person: 'a'.repeat(16) },
    { t: 'link', re: 1, kind: 'seat', seat: 0 },
    { t: 'lobby', re: 1, open: true },
    { t: 'company', re: 1, deed: { t: 'muster', mission: 'x', members: ['m1'] }, after: null },
  ];
  const message = { ...kinds[random.below(kinds.length)] };
  const keys = Object.keys(message);
  const key = keys[random.below(keys.length)] ?? 't';
  const fate = random.below(4);
  if (fate === 0) delete message[key];
  else if (fate === 1) message['extra'] = JUNK[random.below(JUNK.length)];
  else message[key] = JUNK.at(random.below(JUNK.length)) ?? null;
  const text = JSON.stringify(message);
  return fate === 3 ? text.slice(0, random.below(text.length)) : text;
}

/** Says one thing to the door and returns what came back before the end. */
export function greet(
  address: string,
  text: string,
  headers: Readonly<Record<string, string>> = fromElsewhere(),
  path = '/table',
): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, { headers });
    let heard = '';
    socket.on('open', () => socket.send(text));
    socket.on('message', (data) => {
      heard += String(data);
      socket.close();
    });
    socket.on('error', (error) => resolve(`error ${error.message}`));
    socket.on('close', () => resolve(heard));
  });
}

export interface CrowdOptions {
  readonly made: Made;
  readonly messages: number;
  /** Guesses at links and secrets. */
  readonly attempts: number;
  readonly seed: string;
}

export interface Crowded {
  readonly sent: number;
  readonly attempts: number;
  /** Messages that were done, and guesses that were let in. */
  readonly accepted: number;
  /** p99 of the answers of those who play, in milliseconds: undisturbed, and while the crowd is there. */
  readonly quiet: number;
  readonly crowded: number;
}

const AT_ONCE = 6;
const QUIET_TIME = 8_000;
/** More than a connection is allowed. */
const BY_ONE = 40;

/** A crowd of bad clients beside a table at which people play. */
export async function crowd(options: CrowdOptions): Promise<Crowded> {
  const { made, messages, attempts } = options;
  const { address } = made;
  let table = await LoadedTable.open(address, 'hellscape', options.seed);
  let times: number[] = [];
  let stopped = false;
  const playing = (async () => {
    while (!stopped) {
      if (table.isOver) {
        table.leave();
        table = await LoadedTable.open(address, 'hellscape', options.seed);
      }
      const took = await table.answer();
      if (took !== null) times.push(took);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  })();
  await new Promise((resolve) => setTimeout(resolve, QUIET_TIME / 4));
  times = [];
  await new Promise((resolve) => setTimeout(resolve, QUIET_TIME));
  const quiet = p99(times);
  times = [];
  const count = { sent: 0, attempts: 0, accepted: 0 };
  const misbehave = async (_: unknown, which: number) => {
    const random = Random.seeded(`${options.seed} ${which}`);
    while (count.sent < messages || count.attempts < attempts) {
      if (count.sent < messages) {
        count.sent += BY_ONE;
        count.accepted += await nonsense(made, random);
      }
      if (count.attempts < attempts) {
        count.attempts++;
        count.accepted += await guess(made);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, misbehave));
  stopped = true;
  await playing;
  table.leave();
  return { ...count, quiet, crowded: p99(times) };
}

/** Malformed, forged, oversized and out of turn. Returns how many of them were done. */
async function nonsense(made: Made, random: Random): Promise<number> {
  const isLink = random.below(2) === 0;
  const eve = await guest(made, isLink ? made.spectator.secret : made.invite.secret).come();
  eve.received.length = 0;
  const large =
    random.below(20) === 0 ? [JSON.stringify({ t: 'say', text: 'x'.repeat(40_000) })] : [];
  const some = Array.from({ length: BY_ONE - large.length }, () => nearlyRight(random));
  for (const text of [...some, ...large]) eve.raw(text);
  const late = setTimeout(() => eve.leave(), 5_000);
  await eve.gone();
  clearTimeout(late);
  return eve.received.filter((text) => /^\{"t":"reply","re":\d+(,"value".*)?\}$/.test(text)).length;
}

async function guess({ address, table }: Made): Promise<number> {
  const hello = { t: 'hello', protocol: PROTOCOL, table, secret: newSecret(), link: newSecret() };
  return (await greet(address, JSON.stringify(hello))).includes('"welcome"') ? 1 : 0;
}

function p99(times: readonly number[]): number {
  const all = [...times].sort((a, b) => a - b);
  return Math.round(all[Math.floor(all.length * 0.99)] ?? 0);
}
