import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PortTakenError, type Served, serve } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-'));
const webRoot = join(folder, 'dist');
let served: Served;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<h1>Crawlspace</h1>');
  writeFileSync(join(webRoot, '.built'), 'not for visitors');
  writeFileSync(join(webRoot, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  served = await serve({ port: 0, webRoot });
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

test('serves the page', async () => {
  const response = await fetch(served.address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await response.text()).toBe('<h1>Crawlspace</h1>');
});

test('serves the page for the address of a table, and for nothing that only looks like one', async () => {
  const response = await fetch(`${served.address}/t/abcdefgh23456789`);
  expect(await response.text()).toBe('<h1>Crawlspace</h1>');
  expect((await fetch(`${served.address}/t/abc/def`)).status).toBe(404);
});

test('lets browsers keep assets and ask again for the page', async () => {
  const asset = await fetch(`${served.address}/assets/main-1a2b.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  const page = await fetch(served.address);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const etag = page.headers.get('etag') ?? '';
  const again = await fetch(served.address, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test('says that it is well', async () => {
  const response = await fetch(`${served.address}/healthz?from=test`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
});

test('shows a page of its own for what is not there', async () => {
  const response = await fetch(`${served.address}/nowhere`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain('Back to the table');
});

// fetch() tidies paths up before it sends them, so these go out as they are.
test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//../secret.txt',
  '/.built',
  '/%2Ebuilt',
  '/%E0%A4%A',
])('refuses %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

test('survives a range that ends before it starts', async () => {
  expect(await statusOf('/', { headers: { Range: 'bytes=5-2' } })).toBe(200);
});

test('only lets itself be read', async () => {
  expect(await statusOf('/', { method: 'POST' })).toBe(405);
  expect(await statusOf('/', { method: 'HEAD' })).toBe(200);
});

test('says so when the port is taken', async () => {
  const port = Number(new URL(served.address).port);
  const second = serve({ port, webRoot });
  await expect(second).rejects.toThrow(PortTakenError);
  await expect(second).rejects.toThrow(`Port ${port} is taken`);
});

test('frees the port when it closes', async () => {
  const first = await serve({ port: 0, webRoot });
  await fetch(first.address);
  await first.close();
  const second = await serve({ port: Number(new URL(first.address).port), webRoot });
  await second.close();
  await expect(fetch(first.address)).rejects.toThrow();
});

function statusOf(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.address);
    const asked = request({ hostname, port, path, ...options }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    asked.end();
  });
}
