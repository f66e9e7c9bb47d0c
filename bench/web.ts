import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@crawlspace/server';
import type { Page } from 'playwright-core';
import { PAGE, PAGE_PATH } from '../packages/web/build/page.ts';
import {
  letBotsPlay,
  openFile,
  quickStart,
  waitForQuestion,
} from '../packages/web/testing/hands.ts';
import { fileOf, lateGame, nextAnswer } from '../packages/web/testing/saves.ts';
import { buildIfStale, DIST } from '../scripts/build.ts';
import { launchChromium } from '../scripts/chromium.ts';
import { plain, type Result } from './measure.ts';
import { timeToPaint, watchLongTasks } from './painting.ts';

const ANSWERS = 61;
const BOT_SECONDS = 20;
const DESK = { viewport: { width: 1440, height: 900 } };

/** The client in the browser: what it loads, and how fast it paints. */
export async function webResults(): Promise<Result[]> {
  await buildIfStale();
  const { address, close } = await serve({ port: 0, webRoot: DIST });
  const browser = await launchChromium();
  const onNewPage = async <Measured>(measure: (page: Page) => Promise<Measured>) => {
    const context = await browser.newContext({ ...DESK, baseURL: address, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(PAGE_PATH, { waitUntil: 'networkidle' });
    const measured = await measure(page);
    await context.close();
    return measured;
  };
  try {
    return [
      ...(await onNewPage(loadResults)),
      plain(
        'web, answer to painted board, late game',
        await onNewPage(medianToPaint),
        'ms, median',
      ),
      plain(
        'web, longest task while bots play (0: none over 50)',
        await onNewPage(longestBotTask),
        'ms',
      ),
    ];
  } finally {
    await browser.close();
    await close();
  }
}

/** Gzipped kilobytes of what the page loads when it opens, and of what a game adds. */
async function loadResults(page: Page): Promise<Result[]> {
  const first = await loadedFiles(page);
  await quickStart(page);
  await page.waitForLoadState('networkidle');
  const more = (await loadedFiles(page)).filter((file) => !first.includes(file));
  const size = (files: readonly string[], kind: RegExp) =>
    files
      .filter((file) => kind.test(extname(file)))
      .reduce((sum, file) => sum + kilobytes(file), 0);
  return [
    plain('web, first load in all', size(first, /./), 'KB gzipped'),
    plain('web, first load, scripts', size(first, /js/), 'KB gzipped'),
    plain('web, first load, styles', size(first, /css/), 'KB gzipped'),
    plain('web, first load, fonts', size(first, /woff/), 'KB gzipped'),
    plain('web, first load, page and icons', size(first, /html|svg|png/), 'KB gzipped'),
    plain('web, engine, content and table, when a game opens', size(more, /./), 'KB gzipped'),
  ];
}

async function loadedFiles(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const paths = urls.map((url) => new URL(url).pathname.slice(1));
  return [...new Set([PAGE, ...paths])];
}

function kilobytes(file: string): number {
  return gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / 1024;
}

/** Plays on from a table with 15 tiles and 20 enemies, as rules of thumb would. */
async function medianToPaint(page: Page): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  const table = lateGame();
  await openFile(page, fileOf(table));
  const times: number[] = [];
  for (
    let answer = nextAnswer(table);
    answer && times.length < ANSWERS;
    answer = nextAnswer(table)
  ) {
    await waitForQuestion(page);
    times.push(await timeToPaint(page, answer));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Bots take over the same full table, with everything moving. Tasks under 50 ms do not count. */
async function longestBotTask(page: Page): Promise<number> {
  await openFile(page, fileOf(lateGame()));
  const longest = await watchLongTasks(page);
  await letBotsPlay(page);
  await page.waitForTimeout(BOT_SECONDS * 1000);
  return longest();
}
