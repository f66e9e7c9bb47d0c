import type { Page } from 'playwright-core';
import { campaignFile, playedCampaign } from '../packages/web/testing/campaigns.ts';
import { goTo } from '../packages/web/testing/hands.ts';
import { median, plain, type Result, round } from './measure.ts';

const ADVENTURES = 100;
const TIMES = 9;

/**
 * Opening the book of a company that has a hundred adventures behind it, from the shelf to the painted
 * page. Beside it the same page does only what cannot be left out: the company is read from where the
 * browser keeps it, and the finished book is painted.
 */
export async function bookResults(page: Page): Promise<Result[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const file = campaignFile(playedCampaign(ADVENTURES, 'bench'));
  await goTo(page, 'campaign');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bench.campaign', mimeType: 'application/gzip', buffer: file });
  await page.locator('.book-now').waitFor({ timeout: 120_000 });
  const book = new URL(page.url()).hash;
  const times: number[] = [];
  const bareTimes: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    await goTo(page, 'campaign');
    await page.locator('.book-spine').waitFor();
    times.push(await timeToOpen(page, book));
    bareTimes.push(await timeToReadAndPaint(page, book));
  }
  const [ours, theirs] = [median(times), median(bareTimes)];
  return [
    plain(
      `web, campaign file of ${ADVENTURES} adventures (at most 1,024)`,
      file.length / 1024,
      'KB',
    ),
    plain('web, bare page reads that company and paints its book', theirs, 'ms, median'),
    {
      ...plain(`web, book of ${ADVENTURES} adventures opens (at most 200)`, ours, 'ms, median'),
      baseline: 'bare page',
      ratio: round(ours / theirs),
    },
  ];
}

/** Milliseconds from the address of the book to its painted page. */
function timeToOpen(page: Page, book: string): Promise<number> {
  return page.evaluate(async (hash) => {
    const start = performance.now();
    location.hash = hash;
    while (!document.querySelector('.book-member')) await new Promise(requestAnimationFrame);
    const { port1, port2 } = new MessageChannel();
    const painted = new Promise((done) => {
      port1.onmessage = done;
    });
    port2.postMessage(null);
    await painted;
    return performance.now() - start;
  }, book);
}

/** Milliseconds to read the company and to paint the book that is open now from its finished HTML. */
function timeToReadAndPaint(page: Page, book: string): Promise<number> {
  return page.evaluate(async (hash) => {
    const main = document.querySelector('main');
    const html = main?.outerHTML ?? '';
    const place = document.createElement('div');
    const id = hash.split('/').at(-1) ?? '';
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('crawlspace'));
    document.body.append(place);
    const start = performance.now();
    const line = await done(db.transaction('companies').objectStore('companies').get(id));
    if (!line) throw new Error(`there is no company ${id}`);
    place.innerHTML = html;
    await new Promise(requestAnimationFrame);
    const { port1, port2 } = new MessageChannel();
    const painted = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    port2.postMessage(null);
    await painted;
    const time = performance.now() - start;
    place.remove();
    db.close();
    return time;
  }, book);
}
