import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@crawlspace/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  AdminError,
  type AskedCommand,
  askServer,
  type CompanyUse,
  type ServerPlace,
  type TableUse,
} from '../src/admin/index.ts';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { openStore } from '../src/store/open.ts';
import {
  fromElsewhere,
  guest,
  makeTable,
  play,
  post,
  SETUPS,
  sitDown,
  TestClient,
} from '../testing/client.ts';
import { ask, follow, threeAtTheEnd } from '../testing/companies.ts';
import { freePort } from '../testing/port.ts';
import { findPostgres, type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { findRedis, type RedisServer, startRedis } from '../testing/redis.ts';

const TOKEN = 'a token that nobody guesses';
const folder = mkdtempSync(join(tmpdir(), 'crawlspace-admin-'));
const [postgresPrograms, redisProgram] = [findPostgres(), findRedis()];
afterAll(() => rmSync(folder, { recursive: true }));

const crowd: TestClient[] = [];
afterEach(() => {
  for (const client of crowd.splice(0)) client.leave();
});

async function three(address: string) {
  const all = await sitDown(address, 'hellscape');
  crowd.push(all.ada, all.bob);
  return all;
}

const ME = { game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape, seats: ['me', 'me', 'me'] };

/** A client that has come, from an address of its own. */
async function come(client: TestClient): Promise<TestClient> {
  crowd.push(client);
  return client.come();
}

/** What the host can do, whatever the store. */
function hostContract(
  address: () => string,
  place: () => ServerPlace,
  look: () => Promise<{ file: string }>,
): void {
  const told = (command: AskedCommand) => askServer(place(), command);

  test('sees tables, what they take of the disk, and who sits there', async () => {
    const { made, ada, bob } = await three(address());
    await play([ada, bob], 4);
    const tables = (await told({ do: 'tables', limit: 1000 })) as TableUse[];
    const sizes = tables.map(({ bytes }) => bytes);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    const mine = tables.find(({ id }) => id === made.table);
    expect(mine).toMatchObject({ game: 'hellscape', people: 2, over: false, company: null });
    expect(mine?.bytes).toBeGreaterThan(500);
    expect(mine?.entries).toBeGreaterThanOrEqual(4);
    expect(await told({ do: 'show', id: made.table })).toMatchObject({
      table: { id: made.table, owner: made.you },
      closed: false,
      open: true,
    });
    const shown = (await told({ do: 'show', id: made.table })) as { people: { name: string }[] };
    expect(shown.people.map(({ name }) => name).sort()).toEqual(['Ada', 'Bob']);
    const overview = (await told({ do: 'overview' })) as Record<string, number>;
    expect(overview['bytes']).toBeGreaterThan(mine?.bytes ?? 0);
    expect(overview['tables']).toBe(tables.length);
    const people = (await told({ do: 'people', like: 'bo' })) as { id: string }[];
    expect(people.map(({ id }) => id)).toContain(bob.seen?.you);
    expect(await told({ do: 'people', like: '%' })).toEqual([]);
  });

  test('bans a person, who is sent away at once and told why, and lets them in again', async () => {
    const { made, bob, ada } = await three(address());
    const who = bob.seen?.you ?? '';
    const device = await bob.ask({ t: 'link', kind: 'device' });
    const { secret } = (device?.value ?? {}) as { secret: string };
    const phone = await come(guest(made, secret));
    expect(phone.seen?.own?.seats).toEqual([1]);
    await told({ do: 'ban', kind: 'person', who, why: 'rude' });
    expect(await Promise.all([bob.gone(), phone.gone()])).toEqual(['banned', 'banned']);
    expect((await phone.come()).bye).toBe('banned');
    expect((await bob.come()).bye).toBe('banned');
    expect(await post(address(), ME, bob.way.secret, fromElsewhere())).toMatchObject({
      status: 403,
      json: { refused: 'banned' },
    });
    expect(ada.isIn).toBe(true);
    expect(await told({ do: 'bans' })).toMatchObject([{ kind: 'person', who, why: 'rude' }]);
    await told({ do: 'unban', kind: 'person', who });
    expect((await bob.come()).bye).toBeNull();
    await expect(told({ do: 'unban', kind: 'person', who })).rejects.toThrow('is not banned');
  });

  test('bans a name, however it is spelled', async () => {
    const { made, bob } = await three(address());
    await told({ do: 'ban', kind: 'name', who: ' BOB ' });
    expect(await bob.gone()).toBe('banned');
    expect((await bob.come()).bye).toBe('banned');
    const eve = await come(guest(made, made.invite.secret));
    for (const name of ['ＢＯＢ', 'B\u200bob', 'b o b', 'Bo\u034fb']) {
      expect((await eve.ask({ t: 'name', name }))?.refused).toEqual({ because: 'banned' });
    }
    expect((await eve.ask({ t: 'name', name: 'Bobby' }))?.refused).toBeUndefined();
    const named = { ...ME, name: 'bob' };
    expect((await post(address(), named, newSecret(), fromElsewhere())).status).toBe(403);
    await told({ do: 'unban', kind: 'name', who: 'bob' });
    expect((await bob.come()).isIn).toBe(true);
  });

  test('bans an address and its network, and nobody else', async () => {
    const { made, ada } = await three(address());
    const from = { 'X-Forwarded-For': '203.0.113.77' };
    const rest = { address: address(), table: made.table, link: made.spectator.secret };
    const eve = await come(new TestClient({ ...rest, secret: newSecret() }, from));
    expect(eve.isIn).toBe(true);
    await told({ do: 'ban', kind: 'address', who: '203.0.113.0/24' });
    expect(await eve.gone()).toBe('banned');
    expect((await eve.come()).bye).toBe('banned');
    const about = (headers: Record<string, string>) => fetch(`${address()}/api/about`, { headers });
    expect((await about(from)).status).toBe(403);
    expect((await about({ 'X-Forwarded-For': '203.0.112.77' })).status).toBe(200);
    expect(ada.isIn).toBe(true);
    await told({ do: 'unban', kind: 'address', who: '203.0.113.0/24' });
    await told({ do: 'ban', kind: 'address', who: '2001:DB8:1:2:3::4' });
    expect((await about({ 'X-Forwarded-For': '2001:db8:1:2::9' })).status).toBe(403);
    expect((await about({ 'X-Forwarded-For': '2001:db8:1:3::9' })).status).toBe(200);
    await told({ do: 'unban', kind: 'address', who: '2001:db8:1:2:3::4' });
    expect((await about(from)).status).toBe(200);
  });

  test('closes a table and opens it again', async () => {
    const { made, ada, bob } = await three(address());
    await told({ do: 'close', id: made.table });
    expect(await Promise.all([ada.gone(), bob.gone()])).toEqual(['closed', 'closed']);
    expect((await ada.come()).bye).toBe('closed');
    expect(await told({ do: 'show', id: made.table })).toMatchObject({ closed: true });
    await told({ do: 'open', id: made.table });
    expect((await ada.come()).isIn).toBe(true);
  });

  test('deletes a table', async () => {
    const { made, ada, bob } = await three(address());
    expect(await told({ do: 'delete', id: made.table })).toEqual({ removed: [made.table] });
    expect(await Promise.all([ada.gone(), bob.gone()])).toEqual(['deleted', 'deleted']);
    expect((await ada.come()).bye).toBe('not-allowed');
    await expect(told({ do: 'show', id: made.table })).rejects.toThrow('There is no table');
    await expect(told({ do: 'delete', id: made.table })).rejects.toThrow('There is no table');
  });

  test('sees companies and deletes them with their chapters', async () => {
    const first = await threeAtTheEnd(address());
    crowd.push(first.ada, first.bob, first.cleo, first.eve);
    await ask(first.ada, { t: 'found', name: 'The Lamps' });
    await first.ada.until(({ around }) => around.company?.head != null, 'that it was founded');
    await ask(first.ada, { t: 'to-town' });
    const [ada] = await follow(first.ada);
    crowd.push(ada);
    const id = ada.seen?.around.company?.id ?? '';
    const companies = (await told({ do: 'companies' })) as CompanyUse[];
    expect(companies).toMatchObject([{ id, name: 'The Lamps', chapters: 2 }]);
    const size = (table: string) => told({ do: 'show', id: table }) as Promise<{ table: TableUse }>;
    const { table } = await size(first.made.table);
    expect(companies[0]?.bytes).toBeGreaterThan(table.bytes);
    expect(table.company).toBe(id);
    await expect(told({ do: 'delete', id: table.id })).rejects.toThrow('a chapter of company');
    await told({ do: 'delete', id });
    expect(await ada.gone()).toBe('deleted');
    expect(await told({ do: 'companies' })).toEqual([]);
    await expect(told({ do: 'show', id: table.id })).rejects.toThrow('There is no table');
  });

  test('has a person forgotten: their name and words are gone, and the others play on', async () => {
    const { made, ada, bob } = await three(address());
    await bob.ask({ t: 'say', text: 'my secret recipe' });
    await bob.ask({ t: 'name', name: 'Bobadilla' });
    await ada.until(({ words }) => words.length > 0, 'the word');
    const alone = await makeTable(address(), ME, bob.way.secret);
    const person = bob.seen?.you ?? '';
    const forgotten = { removed: [alone.table], changed: [made.table] };
    expect(await told({ do: 'forget', person })).toEqual(forgotten);
    expect(await ada.gone()).toBe('come-back');
    await ada.come();
    expect(ada.seen?.around.places[1]?.person).toBeNull();
    expect(ada.seen?.around.names[person]).toBe('?');
    // Bob still has the link, like anybody it was given to, but no seat.
    expect((await bob.come()).seen?.own).toBeNull();
    bob.leave();
    const { file } = await look();
    for (const word of ['recipe', 'Bobadilla']) expect(file).not.toContain(word);
    await ada.come();
    // Somebody else sits down, and the game goes on.
    const cleo = await come(guest(made, made.invite.secret));
    await cleo.ask({ t: 'sit', seat: 1, name: 'Cleo' });
    await cleo.until((seen) => seen.own?.seats.join() === '1', 'that Cleo sits');
    await play([ada, cleo], 3);
    await expect(told({ do: 'forget', person })).rejects.toThrow('Nobody here');
  });

  test('reads what people report, until one of them is forgotten', async () => {
    const { made, ada, bob } = await three(address());
    const person = bob.seen?.you ?? '';
    const report = { t: 'report', person, why: 'shouts' } as const;
    expect((await ada.ask(report))?.refused).toBeUndefined();
    const mine = async () =>
      ((await told({ do: 'reports' })) as { table: string }[]).filter(
        ({ table }) => table === made.table,
      );
    expect(await mine()).toMatchObject([{ byName: 'Ada', name: 'Bob', person, why: 'shouts' }]);
    await told({ do: 'forget', person });
    expect(await mine()).toEqual([]);
  });

  test('has an owner forgotten, and the table goes to somebody who sits there', async () => {
    const { ada, bob } = await three(address());
    await told({ do: 'forget', person: ada.seen?.you ?? '' });
    await bob.gone();
    await bob.come();
    expect(bob.seen?.around.owner).toBe(bob.seen?.you);
    expect(bob.seen?.around.places[0]?.person).toBeNull();
  });

  test.each<[unknown, string]>([
    [{ do: 'fly' }, 'does not understand'],
    [{ do: 'show', id: '../../etc' }, 'not the id of a table'],
    [{ do: 'show', id: 'aaaaaaaaaaaaaaaa' }, 'There is no table or company'],
    [{ do: 'close', id: 'aaaaaaaaaaaaaaaa' }, 'There is no table or company'],
    [{ do: 'delete', id: 'aaaaaaaaaaaaaaaa', extra: 1 }, 'does not understand'],
    [{ do: 'forget', person: "'; DROP TABLE people" }, 'not the id of a person'],
    [{ do: 'forget', person: 'AAAAAAAAAAAAAAAA' }, 'Nobody here has the id'],
    [{ do: 'tables', limit: -1 }, 'does not understand'],
    [{ do: 'ban', kind: 'address', who: '0.0.0.0/0' }, 'is not an address'],
    [{ do: 'ban', kind: 'address', who: 'everybody' }, 'is not an address'],
    [{ do: 'ban', kind: 'address', who: '10.0.0.0/33' }, 'is not an address'],
    [{ do: 'ban', kind: 'name', who: '   ' }, 'does not understand'],
    [{ do: 'unban', kind: 'address', who: '192.0.2.1' }, 'is not banned'],
    [{ do: 'close', id: 'a'.repeat(16), why: 'x'.repeat(201) }, 'too long'],
  ])('%j is refused with a sentence', async (command, sentence) => {
    const asked = told(command as AskedCommand);
    await expect(asked).rejects.toThrow(AdminError);
    await expect(asked).rejects.toThrow(sentence);
  });
}

describe('the host of a server with SQLite', () => {
  const data = join(folder, 'sqlite');
  let served: Served;
  let port = 0;
  const open = (at = port) =>
    serve({ port: at, webRoot: folder, online: { data, pause: 0, adminToken: TOKEN } });
  beforeAll(async () => {
    port = await freePort();
    served = await open();
  });
  afterAll(() => served.close());

  hostContract(
    () => served.address,
    () => ({ data }),
    async () => {
      // What was replaced is overwritten when the log of the database is brought to its place.
      await served.close();
      const file = readFileSync(join(data, 'crawlspace.sqlite'), 'latin1');
      served = await open();
      return { file };
    },
  );

  test('has a socket that nobody else on the machine can use, and that is gone with the server', async () => {
    const socket = join(data, 'crawlspace.sock');
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    await served.close();
    await expect(askServer({ data }, { do: 'overview' })).rejects.toThrow('No server runs');
    served = await open();
    await askServer({ data }, { do: 'overview' });
  });

  test('may use a token over HTTP; whoever guesses is soon not heard', async () => {
    const url = served.address;
    expect(await askServer({ url, token: TOKEN }, { do: 'bans' })).toEqual([]);
    const wrong = askServer({ url, token: 'something else' }, { do: 'bans' });
    await expect(wrong).rejects.toThrow('does not accept this token');
    const guess = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '203.0.113.9' };
      return (await fetch(`${url}/admin`, { method: 'POST', headers, body: '{}' })).status;
    };
    const answers: number[] = [];
    for (let i = 0; i < 12; i++) answers.push(await guess(`guess ${i}`));
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
    expect(answers.slice(10)).toEqual([429, 429]);
    const nowhere = askServer({ url: 'http://127.0.0.1:1', token: TOKEN }, { do: 'bans' });
    await expect(nowhere).rejects.toThrow('cannot be reached');
  });

  test('that shares its folder with another leaves the socket to that one', async () => {
    const second = await open(0);
    await second.close();
    await askServer({ data }, { do: 'overview' });
  });
});

if (postgresPrograms && redisProgram) {
  describe('the host of servers with PostgreSQL', () => {
    let postgres: PostgresServer;
    let redis: RedisServer;
    let [here, there] = [null, null] as unknown as [Served, Served];
    const open = async () => {
      const port = await freePort();
      const online = {
        ...{ data: folder, database: postgres.url, redis: redis.url, pause: 0 },
        ...{ peerUrl: `http://127.0.0.1:${port}`, adminToken: TOKEN },
      };
      return serve({ port, webRoot: folder, online });
    };
    beforeAll(async () => {
      postgres = await startPostgres(postgresPrograms);
      redis = await startRedis(redisProgram);
      [here, there] = [await open(), await open()];
    });
    afterAll(async () => {
      await Promise.all([here.close(), there.close()]);
      await postgres.stop();
      await redis.stop();
    });

    const told = (command: AskedCommand) =>
      askServer({ url: there.address, token: TOKEN }, command);

    hostContract(
      () => here.address,
      () => ({ url: here.address, token: TOKEN }),
      async () => {
        const store = await openStore({ data: folder, database: postgres.url });
        const rows = await store.raw.read('SELECT entry FROM entries');
        const lines = await store.raw.read('SELECT line FROM tables');
        await store.close();
        return { file: JSON.stringify([rows, lines]) };
      },
    );

    test('reaches tables and people in every process through any of them', async () => {
      const { made, ada, bob } = await three(here.address);
      // Eve is led from one process to the other.
      const led = { ...made, address: there.address };
      const eve = await come(guest(led, made.spectator.secret));
      expect(eve.isIn).toBe(true);
      await told({ do: 'ban', kind: 'person', who: bob.seen?.you ?? '' });
      await told({ do: 'ban', kind: 'person', who: eve.seen?.you ?? '' });
      expect(await Promise.all([bob.gone(), eve.gone()])).toEqual(['banned', 'banned']);
      expect((await ada.answerSomehow(Random.seeded('on')))?.refused).toBeUndefined();
      await told({ do: 'close', id: made.table });
      expect(await ada.gone()).toBe('closed');
      await told({ do: 'open', id: made.table });
      // The other process hears of it a moment later.
      for (let tries = 0; tries < 100 && !(await ada.come()).isIn; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(ada.isIn).toBe(true);
      await told({ do: 'delete', id: made.table });
      expect(await ada.gone()).toBe('deleted');
    });

    test('bans are heard again after the database was restarted', async () => {
      const { bob } = await three(here.address);
      await postgres.restart();
      const who = bob.seen?.you ?? '';
      for (let tries = 0; ; tries++) {
        try {
          await told({ do: 'ban', kind: 'person', who });
          break;
        } catch (error) {
          if (tries === 20) throw error;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
      expect(await bob.gone()).toBe('banned');
    });
  });
} else {
  console.warn(
    'COULD NOT RUN: the tests of a host with PostgreSQL. They need PostgreSQL and Redis; name them with POSTGRES_BIN and REDIS_SERVER.',
  );
  test('PostgreSQL or Redis is not here, and the run says so', () =>
    expect([postgresPrograms, redisProgram]).toContain(null));
}
