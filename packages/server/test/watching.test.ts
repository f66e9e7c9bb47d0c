import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PortTakenError, serve } from '../src/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-watching-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HERE = { port: 0, host: '127.0.0.1' };

/** The lines of Prometheus' text format: comments, or a name and a number. */
const LINE =
  /^(#( HELP crawlspace_\w+ .+| TYPE crawlspace_\w+ (counter|gauge))|crawlspace_\w+ [\d.e+-]+)$/;

test('health and metrics have a port of their own, and are nowhere else then', async () => {
  const served = await serve({ port: 0, webRoot: folder, online: { data: folder }, watch: HERE });
  try {
    const get = async (path: string, at = served.watched ?? '') => fetch(`${at}${path}`);
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
    expect((await get('/readyz')).status).toBe(200);
    const text = await (await get('/metrics?x=1')).text();
    expect(text).toContain('crawlspace_tables_open 0\n');
    for (const line of text.trimEnd().split('\n')) expect(line).toMatch(LINE);
    expect((await get('/')).status).toBe(404);
    expect((await get('/api/about')).status).toBe(404);
    expect((await get('/admin')).status).toBe(404);
    expect((await fetch(`${served.watched}/metrics`, { method: 'POST' })).status).toBe(405);
    // Not even for this machine: a proxy on it would be taken for it.
    expect((await get('/metrics', served.address)).status).toBe(404);
    expect((await get('/healthz', served.address)).status).toBe(200);
  } finally {
    await served.close();
  }
  await expect(fetch(`${served.watched}/healthz`)).rejects.toThrow();
});

test('with a token they are on the port of the page as well', async () => {
  const online = { data: folder, metricsToken: 'a token' };
  const served = await serve({ port: 0, webRoot: folder, online, watch: HERE });
  try {
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${served.address}/metrics`, { headers })).status;
    expect(await status({ Authorization: 'Bearer a token' })).toBe(200);
    expect(await status({})).toBe(404);
  } finally {
    await served.close();
  }
});

test('a port that is taken is said so, and nothing stays open', async () => {
  const first = await serve({ port: 0, webRoot: folder, online: { data: folder }, watch: HERE });
  const port = Number(new URL(first.watched ?? '').port);
  const online = { data: join(folder, 'second') };
  const second = serve({ port: 0, webRoot: folder, online, watch: { ...HERE, port } });
  await expect(second).rejects.toThrow(PortTakenError);
  await first.close();
});
