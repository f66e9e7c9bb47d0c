import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection, type ConnectionState, type Seen } from '@crawlspace/host/online';
import { Random } from '@crawlspace/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newName, newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { makeTable, picksFor, SETUPS } from '../testing/client.ts';
import { freePort } from '../testing/port.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-connection-'));
let served: Served;
let port = 0;

beforeAll(async () => {
  port = await freePort();
  await open();
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

async function open(): Promise<void> {
  served = await serve({ port, webRoot: folder, online: { data: folder, pause: 0 } });
}

/** A connection as a page would make one, with the socket that browsers and Node share. */
function connect(table: string, secret: string, show: () => void = () => undefined) {
  const states: ConnectionState[] = [];
  let socket: WebSocket | undefined;
  const connection = new Connection({
    table,
    secret,
    connect: ({ open, message, close }) => {
      const made = new WebSocket(`ws://localhost:${port}/table`);
      socket = made;
      made.addEventListener('open', open);
      made.addEventListener('message', ({ data }) => message(String(data)));
      made.addEventListener('close', close);
      return made;
    },
    wait: (_, then) => void setTimeout(then, 30),
    newId: () => newName(),
    show,
    tell: (state) => states.push(state),
  });
  return { connection, states, cut: () => socket?.close() };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1000 && !isSo(); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(isSo()).toBe(true);
}

test('whoever is shown a table may ask for its packs at once', async () => {
  const body = {
    game: 'hellscape',
    name: 'Ada',
    setup: SETUPS.hellscape,
    seats: ['me', 'me', 'me'],
  };
  const made = await makeTable(served.address, body);
  const asked: Promise<unknown>[] = [];
  const { connection } = connect(made.table, made.owner, () => {
    asked.push(connection.ask({ t: 'packs' }));
  });
  await until(() => asked.length > 0);
  expect(await asked[0]).toMatchObject({ value: [] });
  connection.close();
});

test('a client keeps an answer while the server is away, and gives it once when it is back', async () => {
  const body = {
    game: 'hellscape',
    name: 'Ada',
    setup: SETUPS.hellscape,
    seats: ['me', 'me', 'me'],
  };
  const made = await makeTable(served.address, body);
  const { connection, states, cut } = connect(made.table, made.owner);
  await until(() => connection.seen !== null);
  const seen = () => connection.seen as Seen;
  const random = Random.seeded('any');
  const give = () => {
    const decision = seen().own?.decisions[0];
    if (!decision) throw new Error('nothing is asked');
    return connection.answer(decision, picksFor(decision, random));
  };
  expect((await give())?.refused).toBeUndefined();
  await until(() => seen().table.moment.n === 1);
  expect(states).toEqual(['here']);

  cut();
  await until(() => states.join() === 'here,lost,here');

  await served.close();
  await until(() => states.at(-1) === 'coming-back');
  const answered = give();
  expect(await connection.ask({ t: 'undo' })).toBeNull();
  await open();
  expect((await answered)?.refused).toBeUndefined();
  await until(() => seen().table.moment.n === 2);
  expect(states.at(-1)).toBe('here');
  connection.close();
  expect(await give()).toBeNull();
});

test('a client that is not let in says so and does not try again', async () => {
  const { connection, states } = connect('a'.repeat(16), newSecret());
  await until(() => states.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(states).toEqual(['not-allowed']);
  expect(connection.seen).toBeNull();
});

test('a server that said it would be back and is not counts as lost after a while', async () => {
  const body = { game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape, seats: ['me'] };
  const made = await makeTable(served.address, body);
  const { connection, states } = connect(made.table, made.owner);
  await until(() => states.join() === 'here');
  await served.close();
  await until(() => states.join() === 'here,coming-back');
  const later = Date.now() + 21_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  try {
    await until(() => states.join() === 'here,coming-back,lost');
  } finally {
    clock.mockRestore();
  }
  await open();
  await until(() => states.at(-1) === 'here');
  connection.close();
});
