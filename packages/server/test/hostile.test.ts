import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL, type ReplyValues } from '@crawlspace/host/online';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { sitDown } from '../testing/client.ts';
import { RawSocket } from '../testing/raw-socket.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-hostile-'));
let served: Served;

beforeAll(async () => {
  served = await serve({ port: 0, webRoot: folder, online: { data: folder, pause: 0 } });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

test('whoever is sent away is not heard any more, and is cut off if they do not go', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const reply = await ada.ask({ t: 'link', kind: 'seat', seat: 0 });
  const link = reply?.value as ReplyValues['link'];
  const eve = await RawSocket.open(served.address);
  const hello = { t: 'hello', protocol: PROTOCOL, table: made.table, secret: newSecret() };
  eve.say({ ...hello, link: link.secret });
  await eve.until(() => eve.heard.includes('welcome'));
  await ada.ask({ t: 'revoke', link: link.id });
  const [decision] = ada.seen?.own?.decisions ?? [];
  if (!decision) throw new Error('nothing is asked');
  const picks = decision.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id);
  const answer = { t: 'answer', decision: decision.id, picks, at: decision.at, seat: 0 };
  eve.say({ ...answer, id: 'after-the-end', re: 1 });
  expect(await eve.isCut()).toBe(true);
  await ada.ask({ t: 'here' });
  expect(ada.seen?.table.moment.n).toBe(0);
  for (const client of [ada, bob]) client.leave();
});

test('pings are answered, but not by the thousand', async () => {
  const eve = await RawSocket.open(served.address);
  const before = eve.heard.length;
  eve.ping(1);
  await eve.until(() => eve.heard.length > before);
  expect(eve.heard.slice(before)).toContain('pppp');
  eve.ping(5000);
  expect(await eve.isCut()).toBe(true);
});

test('who is turned away at the door keeps no connection', async () => {
  const eve = await RawSocket.open(served.address, {}, '/elsewhere');
  expect(eve.heard).toContain('404');
  expect(await eve.isCut()).toBe(true);
});

test('the server stops though somebody does not hang up', async () => {
  const online = { data: join(folder, 'stops'), pause: 0 };
  const other = await serve({ port: 0, webRoot: folder, online });
  const { ada, bob } = await sitDown(other.address, 'hellscape', 'open');
  const eve = await RawSocket.open(other.address);
  // Who waits for her to hang up waits for half a minute.
  await other.close();
  expect(await eve.isCut()).toBe(true);
  for (const client of [ada, bob]) client.leave();
}, 20_000);
