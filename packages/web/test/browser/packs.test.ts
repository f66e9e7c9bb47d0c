import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { chooseFile, goTo, waitForQuestion } from '../../testing/hands.ts';
import { expectAccessible } from './axe.ts';
import { inBrowser, PHONE } from './browser.ts';

const fileOf = (name: string) => readFileSync(`packs/${name}.crawlpack`);

async function bring(page: Page, contents: Buffer): Promise<void> {
  await goTo(page, 'packs');
  await chooseFile(page, contents);
}

/** The browser runs elsewhere: what it saves has to be fetched. */
async function contentsOf(download: Download): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'crawlspace-download-'));
  try {
    await download.saveAs(join(folder, 'file'));
    return readFileSync(join(folder, 'file'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What is saved of the game that is open, as a file. */
async function savedFile(page: Page): Promise<Buffer> {
  await goTo(page, '');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /Save to a file/ })
      .first()
      .click(),
  ]);
  return contentsOf(download);
}

/** Goes on in a browser that has never seen any of it. */
async function elsewhere(page: Page, play: (page: Page) => Promise<void>): Promise<void> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('there is no other browser');
  try {
    const other = await context.newPage();
    await other.goto(new URL(page.url()).pathname);
    await play(other);
  } finally {
    await context.close();
  }
}

inBrowser(
  'a pack is brought, its cards are read, and a quest of it is played, saved and opened elsewhere',
  async (page) => {
    await page.getByRole('link', { name: 'Packs' }).click();
    await chooseFile(page, fileOf('the-drowned-cellar'));
    await page.getByText('“The Drowned Cellar” is on your shelf.').waitFor();
    await page
      .locator('.pack-cards')
      .getByRole('heading', { name: 'The Drowned Cellar' })
      .waitFor();
    await expectAccessible(page, 'packs');
    await goTo(page, 'muster/hellscape');
    const pack = page.locator('.muster-packs input');
    const quest = page.getByRole('radio', { name: /The Drowned Cellar/ });
    await pack.check({ force: true });
    await quest.check({ force: true });
    // Put back, it takes its quest with it.
    await pack.uncheck({ force: true });
    await quest.waitFor({ state: 'detached' });
    await page.locator('.muster-go', { hasText: /drowned/i }).waitFor({ state: 'detached' });
    await pack.check({ force: true });
    await quest.check({ force: true });
    await page.getByRole('button', { name: 'Open the door' }).click();
    await waitForQuestion(page);
    const file = await savedFile(page);
    await elsewhere(page, async (other) => {
      await chooseFile(other, file);
      const opened = other.locator('[data-test=imported]');
      await other.locator('.saved-list').getByText('The Drowned Cellar').waitFor();
      const address = (await opened.getAttribute('href')) ?? '';
      await goTo(other, address.replace('#/', ''));
      await waitForQuestion(other);
      await goTo(other, address.replace('#/game', 'replay').replace('#/', ''));
      await other.locator('.replay').waitFor();
      await goTo(other, 'packs');
      await other.getByText('None yet.').waitFor();
    });
  },
);

inBrowser(
  'changed cards say who changed them; what is wrong is said in sentences; packs come and go',
  async (page) => {
    await bring(page, fileOf('lean-years'));
    await page.getByText('“Lean Years” is on your shelf.').waitFor();
    const changed = page.locator('.pack-changes li').first();
    await changed.getByText('Changed by Lean Years').waitFor();
    await page.locator('.pack-removes').waitFor();
    const broken = fileOf('lean-years').toString().replace('"lore"', '"loer"');
    await chooseFile(page, Buffer.from(broken));
    await page.getByText('did you mean “lore”?').waitFor();
    await chooseFile(page, Buffer.from('7'));
    await page.getByText('That file isn’t a pack.').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save all to a file' }).click(),
    ]);
    const shelf = await contentsOf(download);
    await page.getByRole('button', { name: 'Remove: Lean Years' }).click();
    await page.getByText('None yet.').waitFor();
    await chooseFile(page, shelf);
    await page.getByText('“Lean Years” is on your shelf.').waitFor();
    await expectAccessible(page, 'a pack on a phone');
  },
  PHONE,
);
