import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answering, takeAdvice, waitForQuestion } from '../../packages/web/testing/hands.ts';
import { buildStatic } from '../build.ts';
import { launchChromium } from '../chromium.ts';
import { serveFiles } from './file-server.ts';

const PATH = '/games/';
const folder = mkdtempSync(join(tmpdir(), 'crawlspace-static-'));
/** What was asked for and is not there. */
const missing: string[] = [];
let server: Server;
let browser: Browser;

beforeAll(async () => {
  await buildStatic(folder);
  server = await serveFiles(folder, PATH, missing);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
});

async function playOn(page: Page): Promise<void> {
  await waitForQuestion(page);
  for (let answers = 0; answers < 4; answers++) await answering(page, () => takeAdvice(page));
}

/** Starts a game from home and plays on. */
async function begin(page: Page, home: string, start: string): Promise<void> {
  await page.goto(home);
  await page.getByRole('button', { name: start, exact: true }).click();
  await playOn(page);
}

test('the page plays in a folder of any web server, and on without it', async () => {
  const home = `http://localhost:${(server.address() as AddressInfo).port}${PATH}`;
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const starts = ['Quick start', 'Tutorial'];
  for (const start of starts) await begin(page, home, start);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect({ missing, errors }).toEqual({ missing: [], errors: [] });

  server.close();
  server.closeAllConnections();
  await page.reload();
  await playOn(page);
  for (const start of starts) await begin(page, home, start);
  expect(errors).toEqual([]);
});
