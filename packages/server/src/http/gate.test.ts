import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Served, type ServeOptions, serve } from '../serve.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'crawlspace-gate-'));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(join(webRoot, 'index.html'), '<h1>Crawlspace</h1>');
writeFileSync(join(webRoot, 'assets', 'main-1a2b.js'), 'export {};');
afterAll(() => rmSync(webRoot, { recursive: true }));

let served: Served;
afterEach(() => served.close());

async function begin(options: Partial<ServeOptions> = {}): Promise<void> {
  served = await serve({ port: 0, webRoot, ...options });
}

/** A proxy on this machine says for whom it asks. */
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const ada = from('203.0.113.1');
const bob = from('203.0.113.2');

test('a household loads the page at once, and nobody of it is refused', async () => {
  await begin();
  // Twelve people, with some hundred files each.
  const paths = Array.from({ length: 1200 }, (_, n) => (n % 100 ? '/assets/main-1a2b.js' : '/'));
  const all = await Promise.all(paths.map((path) => fetch(served.address + path, ada)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
});

test('whoever asks without pause waits for a refusal that says when to come again, and nobody else', async () => {
  await begin({ limits: { rate: 1, hold: 4_000 } });
  const path = `${served.address}/assets/main-1a2b.js`;
  const order: string[] = [];
  const all = Array.from({ length: 60 }, async () => {
    const response = await fetch(path, ada);
    order.push(`ada ${response.status}`);
    return response;
  });
  const his = fetch(path, bob).then(({ status }) => order.push(`bob ${status}`));
  const refused = (await Promise.all(all)).filter(({ status }) => status === 429);
  await his;
  expect(refused.length).toBeGreaterThan(30);
  expect(order.indexOf('bob 200')).toBeLessThan(order.indexOf('ada 429'));
  expect(order.includes('bob 200')).toBe(true);
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect(await refused[0]?.text()).toContain('Too many requests');
  const about = Array.from({ length: 9 }, () => fetch(`${served.address}/api/about`, ada));
  const api = (await Promise.all(about)).find(({ status }) => status === 429);
  expect(await api?.json()).toEqual({ refused: 'too-fast' });
});

test('of what is asked in one breath only the first refusal is answered', async () => {
  await begin({ limits: { rate: 1 } });
  const { port } = new URL(served.address);
  const answers = await new Promise<string>((resolve, reject) => {
    const line = connect(Number(port), 'localhost');
    let text = '';
    line.on('data', (data) => {
      text += String(data);
    });
    line.on('close', () => resolve(text));
    line.on('error', reject);
    line.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500));
  });
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses.filter((status) => status === '200')).toHaveLength(20);
  expect(statuses.filter((status) => status === '429')).toHaveLength(1);
});

test('one address has so many connections, a proxy any number', async () => {
  const { proxiesIn } = await import('../wire/proxies.ts');
  const online = { data: join(webRoot, 'data'), proxies: proxiesIn('203.0.113.9') };
  await begin({ limits: { connections: 3 }, online });
  const statuses = await Promise.all(Array.from({ length: 5 }, () => get()));
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  await served.close();
  await begin({ limits: { connections: 3 } });
  const trusted = await Promise.all(Array.from({ length: 5 }, () => get()));
  expect(new Set(trusted)).toEqual(new Set([200]));
});

/** On a connection of its own, which stays open; 0 where it is cut. */
function get(): Promise<number | undefined> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(served.address);
    const agent = new Agent({ keepAlive: true });
    const asked = request({ hostname, port, path: '/', agent }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', () => resolve(0));
    asked.end();
  });
}
