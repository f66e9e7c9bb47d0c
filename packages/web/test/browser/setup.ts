import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@crawlspace/server';
import type { TestProject } from 'vitest/node';
import { buildIfStale, DIST } from '../../../../scripts/build.ts';
import { serveChromium } from '../../../../scripts/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built client is served. */
    address: string;
    /** Where the running Chromium is to be reached. */
    chromium: string;
  }
}

/** Builds the client if it changed, serves it, and starts the one browser that all tests share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale();
  const data = mkdtempSync(join(tmpdir(), 'crawlspace-tables-'));
  const served = await serve({ port: 0, webRoot: DIST, online: { data } });
  const browser = await serveChromium();
  project.provide('address', served.address);
  project.provide('chromium', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await served.close();
    rmSync(data, { recursive: true });
  };
}
