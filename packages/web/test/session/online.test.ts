import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StandingOrders, TableOrders } from '@crawlspace/bots/orders';
import type { MadeTable } from '@crawlspace/host/online';
import type { Decision } from '@crawlspace/kernel';
import { readPack, refOf } from '@crawlspace/kernel/packs';
import { type Served, serve } from '@crawlspace/server';
import { signal } from '@preact/signals';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TABLES } from '../../src/games/kits.ts';
import type { Fellows } from '../../src/session/online/fellows.ts';
import { openOnline, TurnedAway } from '../../src/session/online/online.ts';
import type { Session } from '../../src/session/types.ts';
import { EVERYTHING_ASKED } from '../../testing/asked.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-online-'));
const HEROES = [{ class: 'rogue' }, { class: 'wizard' }, { class: 'paladin' }];
const SETUP = { quest: 'tutorial', heroes: HEROES };
let served: Served;
let sessions: Session[] = [];
let names = 0;

beforeAll(async () => {
  served = await start();
});
afterEach(() => {
  for (const session of sessions) session.close();
  sessions = [];
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

function start(port = 0): Promise<Served> {
  return serve({ port, webRoot: folder, online: { data: folder, pause: 0 } });
}

const newName = () => `name-${++names}-of-a-test`;
const newSecret = () =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');

async function makeTable(seats: readonly string[], secret = newSecret(), more: object = {}) {
  const response = await fetch(`${served.address}/api/tables`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    body: JSON.stringify({ game: 'hellscape', name: 'Ada', setup: SETUP, seats, ...more }),
  });
  return { ...((await response.json()) as MadeTable), secret };
}

interface Around {
  readonly link?: string;
  readonly orders?: StandingOrders;
}

/** Comes to a table as a page would; `cut` takes the cable out until `mend` puts it in again. */
async function come(
  table: string,
  secret: string,
  { link, orders = EVERYTHING_ASKED }: Around = {},
) {
  let socket: WebSocket | undefined;
  let isCut = false;
  const { session } = openOnline({
    table,
    secret,
    link,
    connect: ({ open, message, close }) => {
      const made = new WebSocket(`${served.address.replace('http', 'ws')}/table`);
      socket = made;
      made.addEventListener('open', () => (isCut ? made.close() : open()));
      made.addEventListener('message', ({ data }) => message(String(data)));
      made.addEventListener('close', close);
      return made;
    },
    wait: (_, then) => void setTimeout(then, 20),
    newId: newName,
    orders: signal(orders),
    tableOrders: signal<TableOrders>({}),
    content: (game, packs) => TABLES[game].content(packs),
    record: async () => null,
  });
  const opened = await session;
  sessions.push(opened);
  const cut = () => {
    isCut = true;
    socket?.close();
  };
  const mend = () => {
    isCut = false;
  };
  return { session: opened, fellows: opened.fellows as Fellows, cut, mend };
}

async function until(isSo: () => boolean, what = 'what was awaited'): Promise<void> {
  for (let tries = 0; tries < 1000 && !isSo(); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(isSo(), what).toBe(true);
}

const moment = ({ table }: Session) => table.value.moment.n;
const first = ({ decisions }: Session) => decisions.value[0] as Decision;
const somePick = ({ options, min }: Decision) =>
  options.slice(0, Math.max(1, min)).map(({ id }) => id);

test('two people at one table see the same, each with questions of their own', async () => {
  const made = await makeTable(['me', 'open', 'bot']);
  const ada = await come(made.table, made.secret);
  const bob = await come(made.table, newSecret(), { link: made.invite.secret });
  expect(bob.fellows.link.value).toEqual({ kind: 'invite', seat: null });
  expect(bob.session.decisions.value).toEqual([]);
  await bob.fellows.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await until(() => bob.fellows.seats.value.join() === '1', 'that Bob sits');
  await until(() => ada.fellows.around.value.places[1]?.person === bob.fellows.you);
  expect(ada.session.players.value).toEqual(['human', 'human', 'bot']);
  expect(bob.session.decisions.value).toEqual([]);
  const asked = first(ada.session);
  expect(await ada.session.answer(asked, somePick(asked))).toBeNull();
  await until(() => moment(bob.session) === moment(ada.session));
  expect(await bob.session.answer(asked, somePick(asked))).toMatchObject({ reason: 'not-pending' });
});

test('a spectator sees the table and is asked nothing', async () => {
  const made = await makeTable(['me', 'me', 'me']);
  const guest = await come(made.table, newSecret(), { link: made.spectator.secret });
  expect(guest.fellows.link.value).toEqual({ kind: 'spectator', seat: null });
  expect(guest.fellows.seats.value).toEqual([]);
  expect(guest.session.decisions.value).toEqual([]);
  expect(guest.session.table.value.waitingFor.length).toBeGreaterThan(0);
  await expect(come(made.table, newSecret())).rejects.toThrow(TurnedAway);
});

test('an answer that is given while the connection is lost counts once, when it is back', async () => {
  const made = await makeTable(['me', 'me', 'me']);
  const { session, fellows, cut, mend } = await come(made.table, made.secret);
  const asked = first(session);
  cut();
  await until(() => fellows.connection.value === 'lost');
  const before = moment(session);
  const given = session.answer(asked, somePick(asked));
  expect(fellows.sending.value).toBe(true);
  expect(session.decisions.value).not.toContain(asked);
  expect(await session.undo()).toBe('nothing-to-undo');
  mend();
  expect(await given).toBeNull();
  await until(() => moment(session) === before + 1);
  expect(fellows.connection.value).toBe('here');
  expect(fellows.sending.value).toBe(false);
});

test('an answer that comes too late is refused and says why', async () => {
  const made = await makeTable(['me', 'me', 'me']);
  const desk = await come(made.table, made.secret);
  const phone = await come(made.table, made.secret);
  const asked = first(phone.session);
  phone.cut();
  await until(() => phone.fellows.connection.value === 'lost');
  const late = phone.session.answer(asked, somePick(asked));
  await desk.session.answer(asked, somePick(asked));
  phone.mend();
  expect(await late).toMatchObject({ reason: 'not-pending' });
});

test('a step back of what others have answered since takes a vote', async () => {
  const made = await makeTable(['me', 'open', 'open']);
  const ada = await come(made.table, made.secret);
  const bob = await come(made.table, newSecret(), { link: made.invite.secret });
  await bob.fellows.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await until(() => bob.fellows.seats.value.length > 0);
  expect(await bob.session.undo()).toBe('nothing-to-undo');
  const asked = first(ada.session);
  await ada.session.answer(asked, somePick(asked));
  await until(() => moment(bob.session) === 1);
  expect(await bob.session.undo()).toBe('not-yours');
  expect(await bob.session.voteToUndo()).toBe(false);
  await until(() => ada.fellows.votes.value !== null);
  expect(ada.fellows.votes.value).toEqual({ to: 0, seats: [1], needed: 2 });
  await ada.fellows.ask({ t: 'vote', to: 0 });
  await until(() => moment(ada.session) === 0);
  expect(ada.fellows.votes.value).toBeNull();
});

test('standing orders answer by themselves, but ask after a step back', async () => {
  const made = await makeTable(['me', 'me', 'me']);
  const asking = await come(made.table, made.secret);
  const usual = await come(made.table, made.secret, { orders: {} });
  // The same person at two screens: what the orders of one decide is not asked at the other.
  for (let answers = 0; answers < 40; answers++) {
    await until(() => usual.session.decisions.value.length > 0, 'a question');
    const asked = first(usual.session);
    await usual.session.answer(asked, somePick(asked));
    await until(() => !usual.fellows.sending.value);
    if (moment(usual.session) > answers + 1) break;
  }
  await until(() => moment(asking.session) === moment(usual.session));
  const before = moment(usual.session);
  await usual.session.voteToUndo();
  await until(() => moment(usual.session) < before, 'the step back');
  await until(() => usual.session.decisions.value.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(moment(usual.session)).toBeLessThan(before);
});

test('fingers are seen for a moment, words stay', async () => {
  const made = await makeTable(['me', 'me', 'me']);
  const { fellows } = await come(made.table, made.secret);
  await fellows.ask({ t: 'point', at: '12,40', look: false });
  await fellows.ask({ t: 'say', text: '<b>this way</b>' });
  await until(() => fellows.fingers.value.length === 1 && fellows.words.value.length === 1);
  expect(fellows.fingers.value[0]).toMatchObject({ person: fellows.you, at: '12,40' });
  expect(fellows.words.value[0]?.text).toBe('<b>this way</b>');
});

test('a table with packs gives them to whoever comes', async () => {
  const { pack } = readPack(readFileSync('packs/the-drowned-cellar.crawlpack', 'utf8'));
  if (!pack) throw new Error('it is no pack');
  const setup = { ...SETUP, packs: [refOf(pack)] };
  const { table, secret } = await makeTable(['me'], newSecret(), { setup, packs: [pack] });
  const { session } = await come(table, secret);
  expect(session.setup).toMatchObject({ packs: setup.packs });
  expect(session.decisions.value.length).toBeGreaterThan(0);
});
