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
  const served = await serve({ port: 0, webRoot: DIST });
  const browser = await serveChromium();
  project.provide('address', served.address);
  project.provide('chromium', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await served.close();
  };
}
