import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { openStore } from '../src/store/open.ts';
import { fromElsewhere, post, SETUPS } from '../testing/client.ts';
import { adventureOver, ask, threeAtTheEnd } from '../testing/companies.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-quotas-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open: Served[] = [];
afterEach(async () => {
  for (const served of open.splice(0)) await served.close();
});

async function start(
  data: string,
  quotas: NonNullable<NonNullable<Parameters<typeof serve>[0]['online']>['quotas']>,
): Promise<string> {
  const online = { data: join(folder, data), pause: 0, quotas };
  const served = await serve({ port: 0, webRoot: folder, online });
  open.push(served);
  return served.address;
}

const BODY = { game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape, seats: ['me'] };

/** Makes tables until the server has had enough; returns their names and why no more are made. */
async function fill(
  address: string,
  who: () => string,
  headers = fromElsewhere(),
): Promise<{ tables: string[]; status: number; refused: string }> {
  const tables: string[] = [];
  for (;;) {
    const { status, json } = await post(address, BODY, who(), headers);
    if (status !== 200) {
      const { refused } = json as { refused: string };
      return { tables, status, refused };
    }
    tables.push((json as { table: string }).table);
  }
}

async function remove(address: string, path: string, secret: string): Promise<number> {
  const headers = { Authorization: `Bearer ${secret}`, ...fromElsewhere() };
  return (await fetch(`${address}/api/${path}`, { method: 'DELETE', headers })).status;
}

test('nobody has more than their share of the disk, and gets it back by deleting', async () => {
  const address = await start('person', { person: 50_000 });
  const secret = newSecret();
  const { tables, status, refused } = await fill(address, () => secret);
  expect([status, refused]).toEqual([403, 'quota-person']);
  expect(tables.length).toBeGreaterThan(1);
  // Others are not concerned.
  expect((await post(address, BODY, newSecret(), fromElsewhere())).status).toBe(200);
  for (const table of tables) expect(await remove(address, `tables/${table}`, secret)).toBe(200);
  expect((await post(address, BODY, secret, fromElsewhere())).status).toBe(200);
});

test('what is brought from elsewhere must fit, too', async () => {
  const address = await start('brought', { person: 60_000 });
  const record = adventureOver().save();
  const body = { game: 'brimstone', name: 'Ada', setup: null, record };
  const { status, json } = await post(address, body, newSecret(), fromElsewhere());
  expect([status, json]).toMatchObject([403, { refused: 'quota-person' }]);
});

test('people are free: an address has a share as well, and is not kept in plain', async () => {
  const address = await start('address', { address: 50_000 });
  const from = fromElsewhere();
  const { status, refused } = await fill(address, newSecret, from);
  expect([status, refused]).toEqual([403, 'quota-address']);
  expect((await post(address, BODY, newSecret(), fromElsewhere())).status).toBe(200);
  const store = await openStore({ data: join(folder, 'address') });
  expect(await store.bytesOf({ maker: from['X-Forwarded-For'] ?? '' })).toBe(0);
  await store.close();
});

test('the server has an end, and says so', async () => {
  const address = await start('server', { server: 250_000 });
  const { status, refused } = await fill(address, newSecret);
  expect([status, refused]).toEqual([507, 'quota-server']);
  expect(await post(address, BODY, newSecret(), fromElsewhere())).toMatchObject({ status: 507 });
});

test('a company does not go on where there is no room, and stays as it is', async () => {
  const record = adventureOver().save();
  const roomy = await start('company', {});
  const first = await threeAtTheEnd(roomy, record);
  await ask(first.ada, { t: 'found', name: 'The Full House' });
  await first.ada.until(({ around }) => around.company?.head != null);
  await open.pop()?.close();
  const tight = await start('company', { person: 1_000 });
  const ada = await first.ada.come(tight);
  const reply = await ask(ada, { t: 'to-town' });
  expect(reply?.refused?.because).toBe('quota-person');
  expect(ada.seen?.around.company?.next).toBeNull();
  ada.leave();
});
