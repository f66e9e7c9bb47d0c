import type { Page } from 'playwright-core';
import { campaignFile, playedCampaign } from '../../testing/campaigns.ts';
import { aTurn, descentAt, descentFile, finishedDescent } from '../../testing/descents.ts';
import { chooseFile, goTo, importGame, openFile } from '../../testing/hands.ts';
import { anAttack, someDice } from '../../testing/moments.ts';
import { aFight, aReroll, aWalk, fileOf, finishedGame, gameAt } from '../../testing/saves.ts';
import { somebody, stayFile, stayUntil } from '../../testing/stays.ts';

const POSSE = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] as const;
const characters = POSSE.map((each, n) =>
  somebody({ class: each, name: `Ann ${n}`, gold: 300, darkStone: 2, corruption: 1 }),
);

/** Every screen, in an order in which each is reached from the one before. */
export const EVERY_SCREEN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async () => undefined,
  settings: (page) => screen(page, 'settings'),
  rules: (page) => screen(page, 'rules'),
  'muster of Brimstone': (page) => screen(page, 'muster'),
  'a hero of Brimstone': (page) => open(page, '.hero-card-foot > .button'),
  'muster of Hellscape': (page) => screen(page, 'muster/hellscape'),
  'a hero of Hellscape': (page) => open(page, '.hero-card-foot > .button'),
  'a walk': (page) => openFile(page, fileOf(gameAt(aWalk, 4))),
  'a sheet': (page) => open(page, '[data-hero]'),
  'the menu': (page) => open(page, '.top-bar .bar-button'),
  belongings: async (page) => {
    const file = fileOf(
      gameAt((asked, state) => aWalk(asked, state) && asked.options.includes('items'), 4),
    );
    await openFile(page, file);
    await page.locator('[data-decision] [data-option=items]').click();
    await page.locator('.traders').waitFor();
  },
  'a fight': (page) => openFile(page, fileOf(gameAt(aFight, 4))),
  'a re-roll': (page) => openFile(page, fileOf(gameAt(aReroll, 4))),
  'a turn of a quest': (page) => openFile(page, descentFile(descentAt(aTurn, 4))),
  'an attack in a quest': (page) => openFile(page, descentFile(descentAt(anAttack, 4))),
  'dice of a quest': (page) => openFile(page, descentFile(descentAt(someDice, 4))),
  lodging: (page) => openFile(page, stayFile(stayUntil('prompt.lodging', characters))),
  'the streets': (page) => openFile(page, stayFile(stayUntil('prompt.location', characters))),
  'a counter': (page) => openFile(page, stayFile(stayUntil('prompt.town-service', characters))),
  'after an adventure': (page) => finished(page, fileOf(finishedGame())),
  'a replay': (page) => screen(page, replayOf(page)),
  'after a quest': (page) => finished(page, descentFile(finishedDescent())),
  'a replay of a quest': (page) => screen(page, replayOf(page)),
  'the book': async (page) => {
    await screen(page, 'campaign');
    await chooseFile(page, campaignFile(playedCampaign(2)));
    await page.locator('.book-member').first().waitFor();
  },
};

async function screen(page: Page, place: string): Promise<void> {
  await goTo(page, place);
  await page.locator('h1').first().waitFor({ state: 'attached' });
}

async function finished(page: Page, file: Buffer): Promise<void> {
  await screen(page, (await importGame(page, file)).replace('#/', ''));
}

function replayOf(page: Page): string {
  return new URL(page.url()).hash.replace('#/after', 'replay');
}

async function open(page: Page, what: string): Promise<void> {
  await page.locator(what).first().click();
  await page.locator('dialog[open]').waitFor();
}
