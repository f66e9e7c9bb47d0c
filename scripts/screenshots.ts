import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@crawlspace/server';
import type { Browser, Locator, Page } from 'playwright-core';
import { PAGE_PATH } from '../packages/web/build/page.ts';
import { HINTS } from '../packages/web/src/brimstone/table/hints.ts';
import { HINTS as HELL_HINTS } from '../packages/web/src/hellscape/table/hint-ids.ts';
import { atTheBossDoor } from '../packages/web/testing/boss-door.ts';
import {
  aTurn,
  descentAt,
  descentFile,
  finishedDescent,
} from '../packages/web/testing/descents.ts';
import { goTo, importGame, openFile, quickStart } from '../packages/web/testing/hands.ts';
import { aLateTurn, aMove, anAim, someDice } from '../packages/web/testing/moments.ts';
import {
  aFight,
  aReroll,
  aWalk,
  fileOf,
  finishedGame,
  gameAt,
  lateGame,
} from '../packages/web/testing/saves.ts';
import { give } from '../packages/web/testing/taps.ts';
import { buildIfStale, DIST } from './build.ts';
import { launchChromium } from './chromium.ts';

/** npm run screenshots: pictures of every screen at both sizes. */
const FOLDER = join(import.meta.dirname, '..', 'docs', 'screenshots');

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const SIX = ['shaman', 'wizard', 'rogue', 'ranger', 'berserker', 'paladin'];
const SIX_QUEST = 'the-cursed-sword';

/** The screens, in the order they are visited: each starts where the one before it left the page. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'home-first': async () => undefined,
  muster: (page) => goTo(page, 'muster'),
  'muster-hero': (page) => open(page, page.getByText('Change', { exact: true }).first()),
  'hellscape-muster': (page) => goTo(page, 'muster/hellscape'),
  'hellscape-hero': (page) => open(page, page.getByText('Change', { exact: true }).first()),
  settings: (page) => goTo(page, 'settings'),
  rules: (page) => goTo(page, 'rules'),
  'table-start': async (page) => {
    await goTo(page, '');
    await quickStart(page);
  },
  'table-walk': async (page) => {
    await knowAllHints(page);
    await openFile(page, fileOf(gameAt(aWalk, 4)));
  },
  'table-sheet': (page) => open(page, page.locator('[data-hero]').first()),
  'table-menu': (page) => open(page, page.getByRole('button', { name: 'Menu' })),
  'table-depth': (page) => open(page, page.locator('button.depth')),
  'table-help': (page) => open(page, page.getByRole('button', { name: 'Help' })),
  'table-fight': (page) => openFile(page, fileOf(gameAt(aFight, 4))),
  'table-reroll': (page) => openFile(page, fileOf(gameAt(aReroll, 4))),
  'table-late': (page) => openFile(page, fileOf(lateGame())),
  after: async (page) => {
    const address = await importGame(page, fileOf(finishedGame()));
    await goTo(page, address.replace('#/', ''));
  },
  replay: async (page) => {
    await goTo(page, new URL(page.url()).hash.replace('#/after', 'replay'));
    await page.getByRole('slider').first().fill('60');
  },
  'hellscape-after': async (page) => {
    const address = await importGame(page, descentFile(finishedDescent(4)));
    await goTo(page, address.replace('#/', ''));
  },
  'hellscape-replay': async (page) => {
    await goTo(page, new URL(page.url()).hash.replace('#/after', 'replay'));
    await page.getByRole('slider').first().fill('120');
  },
  'hellscape-rules': (page) => goTo(page, 'rules/hellscape'),
  'hellscape-table': (page) => openFile(page, descentFile(descentAt(aTurn, 4))),
  'hellscape-move': (page) => openFile(page, descentFile(descentAt(aMove, 4))),
  'hellscape-dice': (page) => openFile(page, descentFile(descentAt(someDice, 4))),
  'hellscape-arrows': (page) => openFile(page, descentFile(descentAt(anAim, ['ranger', 'shaman']))),
  'hellscape-late': (page) => openFile(page, descentFile(descentAt(aLateTurn, SIX, SIX_QUEST))),
  'hellscape-dashboard': async (page) => {
    await page.locator('[data-hero="1"]').click();
  },
  'hellscape-enemy': (page) => open(page, page.locator('.hs-foe').first()),
  'hellscape-track': (page) => open(page, page.locator('.hs-track')),
  'hellscape-boss': async (page) => {
    await openFile(page, descentFile(atTheBossDoor(['berserker', 'paladin'])));
    for (const pick of ['hero0', 'move', 'zone16']) await give(page, [pick]);
  },
  home: (page) => goTo(page, ''),
};

/** From here on nothing is explained any more: pictures show the table itself. */
async function knowAllHints(page: Page): Promise<void> {
  const seen = JSON.stringify([...HINTS, ...HELL_HINTS]);
  await page.evaluate((hints) => localStorage.setItem('crawlspace.hintsSeen', hints), seen);
  await page.reload();
}

/** Opens something that lies over the screen. */
async function open(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.locator('dialog[open]').waitFor();
}

await buildIfStale();
mkdirSync(FOLDER, { recursive: true });
const { address, close } = await serve({ port: 0, webRoot: DIST });
const browser = await launchChromium();
for (const [name, size] of Object.entries(SIZES)) await takeAll(browser, name, size);
await browser.close();
await close();

async function takeAll(browser: Browser, name: string, size: object): Promise<void> {
  const context = await browser.newContext({
    ...size,
    baseURL: address,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.goto(PAGE_PATH);
  for (const [screen, visit] of Object.entries(SCREENS)) {
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    await visit(page);
    await page.evaluate(() => document.fonts.ready);
    // Nothing is under the pointer, nothing has the focus, and the camera has come to rest.
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.waitForTimeout(400);
    const file = `${screen}-${name}.jpg`;
    await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 85 });
    console.log(`docs/screenshots/${file}`);
  }
  await context.close();
}
