import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@crawlspace/server';
import type { Page } from 'playwright-core';
import { PAGE_PATH } from '../packages/web/build/page.ts';
import { HINTS } from '../packages/web/src/brimstone/table/hints.ts';
import { HINTS as HELL_HINTS } from '../packages/web/src/hellscape/table/hint-ids.ts';
import { buildIfStale, DIST } from './build.ts';
import { launchChromium } from './chromium.ts';
import type { Span } from './clicks/evening.ts';
import { adventure, bareDays, descent, type Evening, resurrection } from './clicks/games.ts';
import { isMissed, measure, type Row, rowsOf } from './clicks/goals.ts';
import { keyboard, mouse } from './clicks/hand.ts';
import { setUpOf } from './clicks/set-up.ts';

const USAGE = `npm run clicks [-- --hand mouse|keyboard] [--only hellscape|brimstone|town|set-up] [--prompts]
Plays evenings of both games through the screen alone, as somebody who knows the client would, once with
the mouse and once with the keyboard, and counts clicks or keys: of a turn, of a day in Town, of a
resurrection, and the screens of a set-up. Fails when a median is above its goal.
--prompts says which questions of a part were answered how often, also by a walk or a standing order.`;

const { values } = parseArgs({
  options: {
    hand: { type: 'string' },
    only: { type: 'string' },
    prompts: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

/** What is played, and as which part of the product. */
const evenings = () =>
  [
    ['hellscape', descent('evening 1', null, 3)],
    ['hellscape', descent('evening 2', 'the-cursed-sword', 3)],
    ['hellscape', descent('evening 5', 'hellish-maze', 4, 'turn among fights')],
    ['brimstone', adventure('evening 1', 4)],
    ['town', bareDays('days 1')],
    ['town', resurrection()],
  ] as const satisfies readonly (readonly [string, Evening])[];

const HANDS = { mouse, keyboard };
const SCREENS = 3;

if (values.help) console.log(USAGE);
else process.exitCode = (await playAll()) ? 0 : 1;

/** Whether every goal is met. */
async function playAll(): Promise<boolean> {
  await buildIfStale();
  const data = mkdtempSync(join(tmpdir(), 'crawlspace-clicks-'));
  const { address, close } = await serve({ port: 0, webRoot: DIST, online: { data } });
  const browser = await launchChromium();
  let isMet = true;
  for (const [name, handOf] of Object.entries(HANDS)) {
    if (values.hand && values.hand !== name) continue;
    const played = await playWith(handOf);
    // Goals are set for clicks; what keys take is told beside them.
    const rows = played.map((row) => (name === 'mouse' ? row : { ...row, goal: null }));
    tell(name, rows);
    isMet &&= !rows.some(isMissed);
  }
  await browser.close();
  await close();
  rmSync(data, { recursive: true });
  return isMet;

  async function playWith(handOf: typeof mouse): Promise<readonly Row[]> {
    const spans: Span[] = [];
    for (const [part, evening] of evenings())
      if (!values.only || values.only === part) {
        const played = await inPage((page) => evening(page, handOf(page)));
        console.error(
          `${part}: ${played.length} spans after ${Math.round(performance.now() / 1000)} s`,
        );
        spans.push(...played);
      }
    if (values.prompts) tellPrompts(spans);
    const setUp = [...rowsOf(spans)];
    for (const game of ['hellscape', 'brimstone'] as const)
      if (!values.only || values.only === 'set-up') {
        const { screens, taken } = await inPage((page) => setUpOf(page, handOf(page), game));
        setUp.push({ what: `${game}: screens of a set-up`, taken: [screens], goal: SCREENS });
        setUp.push({ what: `${game}: a set-up`, taken: [taken], goal: null });
      }
    return setUp;
  }

  async function inPage<Result>(play: (page: Page) => Promise<Result>): Promise<Result> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      baseURL: address,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.goto(PAGE_PATH);
    await page.evaluate(
      ([hints]) => {
        localStorage.setItem('crawlspace.hintsSeen', hints ?? '');
        // Whoever knows the game does not watch every step: what waits for a click is counted all the same.
        localStorage.setItem('crawlspace.enemyPace', '"at-once"');
      },
      [JSON.stringify([...HINTS, ...HELL_HINTS])],
    );
    await page.reload();
    try {
      return await play(page);
    } finally {
      await context.close();
    }
  }
}

function tell(name: string, rows: readonly Row[]): void {
  console.log(`\nBy ${name}: median, 90th percentile, most (of how many), and the goal`);
  for (const row of rows) {
    const { median, p90, most } = measure(row);
    const goal = row.goal === null ? '' : `  at most ${row.goal}${isMissed(row) ? ': MISSED' : ''}`;
    const numbers = [median, p90, most].map((n) => `${n}`.padStart(4)).join('');
    console.log(`${row.what.padEnd(44)}${numbers}  (${row.taken.length})${goal}`);
  }
}

function tellPrompts(spans: readonly Span[]): void {
  for (const part of new Set(spans.map((span) => span.part))) {
    const all = spans.filter((span) => span.part === part);
    const counts = new Map<string, number>();
    for (const { answers } of all)
      for (const [what, n] of answers) counts.set(what, (counts.get(what) ?? 0) + n);
    const told = [...counts].sort(([, a], [, b]) => b - a).map(([what, n]) => `${what} ${n}`);
    console.log(`${part} (${all.map(({ taken }) => taken).join(' ')}): ${told.join(', ')}`);
  }
}
