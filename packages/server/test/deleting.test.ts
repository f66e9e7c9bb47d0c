import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableList } from '@crawlspace/host/online';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { openStore } from '../src/store/open.ts';
import { fromElsewhere, sitDown, type TestClient } from '../testing/client.ts';
import { ask, follow, threeAtTheEnd } from '../testing/companies.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-deleting-'));
let served: Served;

beforeAll(async () => {
  served = await serve({ port: 0, webRoot: folder, online: { data: folder, pause: 0 } });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

async function call(method: string, path: string, secret: string) {
  const headers = { Authorization: `Bearer ${secret}`, ...fromElsewhere() };
  const response = await fetch(`${served.address}/api/${path}`, { method, headers });
  return { status: response.status, json: await response.json() };
}

async function remove(path: string, secret: string): Promise<readonly [number, string]> {
  const { status, json } = await call('DELETE', path, secret);
  return [status, (json as { refused?: string }).refused ?? ''];
}

async function tablesOf({ way: { secret } }: TestClient): Promise<TableList['tables']> {
  return ((await call('GET', 'tables', secret)).json as TableList).tables;
}

test('a table is deleted by whoever owns it, and everybody there is told', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  expect((await tablesOf(ada))[0]).toMatchObject({ id: made.table, mine: true });
  expect((await tablesOf(bob))[0]).toMatchObject({ id: made.table, mine: false });
  expect(await remove(`tables/${made.table}`, newSecret())).toEqual([403, 'not-allowed']);
  expect(await remove(`tables/${made.table}`, made.owner)).toEqual([200, '']);
  expect(await bob.gone()).toBe('no-such-table');
  expect(await ada.gone()).toBe('no-such-table');
  for (const client of [ada, bob]) {
    expect(await tablesOf(client)).toEqual([]);
    expect((await client.come()).bye).toBe('not-allowed');
  }
  expect(await remove(`tables/${made.table}`, made.owner)).toEqual([403, 'not-allowed']);
});

test('whoever only sits at a table leaves it for good; the table stays', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  expect(await remove(`tables/${made.table}`, bob.way.secret)).toEqual([200, '']);
  await ada.until(({ around }) => around.places[1]?.person === null);
  expect(await tablesOf(bob)).toEqual([]);
  expect(await tablesOf(ada)).toHaveLength(1);
  ada.leave();
  bob.leave();
});

test('a company goes as a whole, by whoever leads it, and no chapter of it alone', async () => {
  const { made, ada, bob, cleo, eve } = await threeAtTheEnd(served.address);
  await ask(ada, { t: 'found', name: 'The Short Lived' });
  const { around } = await ada.until((seen) => seen.around.company?.head != null);
  const company = around.company?.id ?? '';
  await ask(ada, { t: 'to-town' });
  const [town, cleoInTown] = await follow(ada, cleo);
  expect(await remove(`tables/${made.table}`, made.owner)).toEqual([409, 'part-of-company']);
  expect(bob.isIn).toBe(true);
  expect(await remove(`companies/${company}`, bob.way.secret)).toEqual([403, 'not-allowed']);
  expect(await remove(`companies/${company}`, newSecret())).toEqual([403, 'not-allowed']);
  expect(await remove(`companies/${company}`, made.owner)).toEqual([200, '']);
  for (const client of [bob, town, cleoInTown]) expect(await client.gone()).toBe('no-such-table');
  expect(await tablesOf(ada)).toEqual([]);
  const store = await openStore({ data: folder });
  expect(await store.readCompany(company)).toBeNull();
  for (const id of [made.table, town.way.table]) expect(await store.readTable(id)).toBeNull();
  await store.close();
  eve.leave();
});
