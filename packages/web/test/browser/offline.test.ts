import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Served, serve } from '@crawlspace/server';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { DIST } from '../../../../scripts/build.ts';
import { PAGE, PAGE_PATH } from '../../build/page.ts';
import { quickStart, waitForQuestion } from '../../testing/hands.ts';
import { inBrowser } from './browser.ts';

const KEEPING = { serviceWorkers: 'allow' } as const;

/** A server and a built client of this file's own: one is taken away, the other replaced. */
let webRoot: string;
let served: Served;

beforeEach(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'crawlspace-dist-'));
  cpSync(DIST, webRoot, { recursive: true });
  served = await serve({ port: 0, webRoot });
});

afterEach(async () => {
  await served.close().catch(() => undefined);
  rmSync(webRoot, { recursive: true });
});

inBrowser(
  'after the first visit everything works without a network',
  async (page) => {
    await visit(page);
    await served.close();
    await page.reload();
    await quickStart(page);
    await page.reload();
    await waitForQuestion(page);
  },
  KEEPING,
);

inBrowser(
  'a new version waits while a game runs and comes with a later start',
  async (page) => {
    await visit(page);
    await page.evaluate("globalThis.stillTheSamePage = 'yes'");
    publishNewVersion();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (!registration.waiting) await new Promise((done) => setTimeout(done, 20));
    });
    expect(await page.evaluate('globalThis.stillTheSamePage')).toBe('yes');
    await quickStart(page);
    await startUntilNew(page);
    await waitForQuestion(page);
  },
  KEEPING,
);

inBrowser(
  'can be installed',
  async (page) => {
    await visit(page);
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    const errors = installabilityErrors.map(({ errorId }) => errorId);
    // Test browsers keep nothing, like private windows, and that alone forbids installing there.
    expect(errors.filter((id) => id !== 'in-incognito')).toEqual([]);
  },
  KEEPING,
);

/** Opens the page and waits until it is kept for later. */
async function visit(page: Page): Promise<void> {
  await page.goto(served.address + PAGE_PATH);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const MOST_STARTS = 4;

/**
 * The next start brings the new version; on a busy machine a later one, because the worker in charge hands
 * over only when it has nothing left to do for the page that was left.
 */
async function startUntilNew(page: Page): Promise<void> {
  for (let starts = 1; starts <= MOST_STARTS; starts++) {
    await page.reload();
    const isNew = page.waitForFunction(
      () => document.documentElement.dataset['version'] === 'two',
      undefined,
      { timeout: 4000 },
    );
    if (await isNew.catch(() => null)) return;
  }
  throw new Error(`not there after ${MOST_STARTS} starts`);
}

function publishNewVersion(): void {
  change(PAGE, (html) => html.replace('<html ', '<html data-version="two" '));
  change('sw.js', (script) => script.replace(/name:"\w+"/, 'name:"two"'));
}

function change(file: string, edit: (text: string) => string): void {
  const path = join(webRoot, file);
  const edited = edit(readFileSync(path, 'utf8'));
  for (const copy of [`${path}.gz`, `${path}.br`]) rmSync(copy);
  writeFileSync(path, edited);
}
