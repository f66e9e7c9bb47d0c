import { serve } from '@crawlspace/server';
import type { Browser, Page } from 'playwright-core';
import { PAGE_PATH } from '../packages/web/build/page.ts';
import { EVERYTHING_ASKED } from '../packages/web/testing/asked.ts';
import { descentAt, descentFile } from '../packages/web/testing/descents.ts';
import {
  goTo,
  importGame,
  keepGoing,
  letBotsPlay,
  openFile,
  takeAdvice,
  waitForQuestion,
} from '../packages/web/testing/hands.ts';
import { aLateTurn } from '../packages/web/testing/moments.ts';
import { fileOf, lateGame, nextAnswer } from '../packages/web/testing/saves.ts';
import { buildIfStale, DIST } from '../scripts/build.ts';
import { launchChromium } from '../scripts/chromium.ts';
import { bookResults } from './book.ts';
import { median, plain, type Result, round } from './measure.ts';
import { bareScene, longestTask, timeToPaint, timeToPaintBare } from './painting.ts';
import { type Scales, weighing } from './transfer.ts';

const ANSWERS = 61;
/** A bare page paints beside every so many answers. */
const BESIDE = 4;
const BOT_SECONDS = 12;
/** The shortest way to a table of each game. */
const BEGINNINGS = { Brimstone: 'Quick start', Hellscape: 'Tutorial' };
/** As our server sends files to browsers, and as any other does. */
const PACKED = { br: 'KB', gzip: 'KB gzipped' };
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
      ...(await loadResults(browser, address)),
      ...(await onNewPage(paintResults)),
      ...(await onNewPage((page) => botResults(browser, page))),
      ...(await onNewPage(bookResults)),
    ];
  } finally {
    await browser.close();
    await close();
  }
}

/** What comes over the network when the page opens, and what a table adds with the worker in which its bots think. */
async function loadResults(browser: Browser, server: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const [encoding, unit] of Object.entries(PACKED)) {
    const scales = await weighing(server, encoding);
    for (const [game, begin] of Object.entries(BEGINNINGS)) {
      const { first, more } = await beginWeighed(browser, scales, begin);
      if (game === 'Brimstone') results.push(...firstResults(first, unit));
      const name = `web, ${game}: table and bots, when a game opens (at most 300)`;
      results.push(plain(name, kilobytes(more), unit));
    }
    scales.close();
  }
  return results;
}

async function beginWeighed(browser: Browser, { address, weigh }: Scales, begin: string) {
  // Left to itself the service worker fetches everything else in peace, for later.
  const how = { ...DESK, baseURL: address, locale: 'en-GB', serviceWorkers: 'block' } as const;
  const context = await browser.newContext(how);
  const page = await context.newPage();
  await page.goto(PAGE_PATH, { waitUntil: 'networkidle' });
  const first = weigh();
  await page.getByRole('button', { name: begin }).click();
  await waitForQuestion(page);
  await takeAdvice(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { first, more: weigh() };
}

function firstResults(weights: ReadonlyMap<string, number>, unit: string): Result[] {
  const part = (name: string, kind: RegExp) =>
    plain(`web, first load${name}`, kilobytes(weights, kind), unit);
  return [
    part(' in all (at most 130)', /./),
    part(', scripts', /\.js$/),
    part(', styles', /\.css$/),
    part(', fonts', /\.woff2?$/),
  ];
}

function kilobytes(weights: ReadonlyMap<string, number>, kind = /./): number {
  const weighed = [...weights].filter(([path]) => kind.test(path));
  return weighed.reduce((sum, [, bytes]) => sum + bytes, 0) / 1024;
}

/**
 * Plays on from a table with 14 tiles and 20 enemies, as rules of thumb would. Beside every few answers
 * a bare page paints the same table from nothing: all that a browser has to do for it.
 */
async function paintResults(page: Page): Promise<Result[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Every answer of the table is given by hand.
  await page.evaluate(
    (orders) => localStorage.setItem('crawlspace.reactions', orders),
    JSON.stringify(EVERYTHING_ASKED),
  );
  await keepGoing(page);
  const table = lateGame();
  await openFile(page, fileOf(table));
  const bare = await page.context().newPage();
  const times: number[] = [];
  const bareTimes: number[] = [];
  for (
    let answer = nextAnswer(table);
    answer && times.length < ANSWERS;
    answer = nextAnswer(table)
  ) {
    await page.bringToFront();
    await waitForQuestion(page);
    times.push(await timeToPaint(page, answer));
    if (times.length % BESIDE !== 0) continue;
    const { style, html } = await bareScene(page);
    await bare.bringToFront();
    if (bareTimes.length === 0) await bare.addStyleTag({ content: style });
    bareTimes.push(await timeToPaintBare(bare, html));
  }
  await bare.close();
  const [ours, theirs] = [median(times), median(bareTimes)];
  return [
    plain('web, bare page paints the same table', theirs, 'ms, median'),
    {
      ...plain('web, answer to painted board, late game', ours, 'ms, median'),
      baseline: 'bare page (at most 2)',
      ratio: round(ours / theirs),
    },
  ];
}

/** Bots take over a full table with everything moving: from the file to some seconds of their play. */
async function botResults(browser: Browser, page: Page): Promise<Result[]> {
  const results: Result[] = [];
  const late = { Brimstone: fileOf(lateGame()), Hellscape: descentFile(descentAt(aLateTurn, 4)) };
  for (const [game, file] of Object.entries(late)) {
    const address = await importGame(page, file);
    const opening = await longestTask(browser, page, async () => {
      await goTo(page, address.replace('#/', ''));
      await waitForQuestion(page);
    });
    const playing = await longestTask(browser, page, async () => {
      await letBotsPlay(page);
      await page.waitForTimeout(BOT_SECONDS * 1000);
    });
    results.push(
      plain(`web, ${game}: longest task while a game opens (at most 50)`, opening, 'ms of CPU'),
      plain(`web, ${game}: longest task while bots play (at most 50)`, playing, 'ms of CPU'),
    );
  }
  return results;
}
