import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  adviceGiven,
  answering,
  chooseFile,
  closeDialog,
  goTo,
  importGame,
  momentOf,
  openFile,
  question,
  waitForQuestion,
} from '../../testing/hands.ts';
import { savedAnswers, spaceOnBoard } from '../../testing/looks.ts';
import { aFight, aWalk, fileOf, gameAt } from '../../testing/saves.ts';
import { inBrowser, PATIENCE, PHONE } from './browser.ts';

inBrowser('changes the language in the middle of a game, and remembers it', async (page) => {
  await openFile(page, fileOf(gameAt(aFight)));
  const asked = await question(page).textContent();
  const moment = await momentOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').getByRole('radio', { name: 'Italiano' }).check();
  await closeDialog(page);
  await expect.poll(() => question(page).textContent(), PATIENCE).not.toBe(asked);
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  expect(await momentOf(page)).toBe(moment);
  await page.reload();
  await waitForQuestion(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
});

inBrowser(
  'speaks Italian from the start to those whose browser does',
  async (page) => {
    await page.getByRole('button', { name: 'Inizio rapido' }).waitFor();
  },
  { locale: 'it-IT' },
);

inBrowser('is played with the keyboard alone', async (page) => {
  await tabTo(page, 'Quick start');
  await page.keyboard.press('Enter');
  await waitForQuestion(page);
  for (let answers = 0; answers < 12; answers++) {
    await answering(page, async () => {
      await page.keyboard.press('?');
      await adviceGiven(page);
      await page.keyboard.press('Enter');
    });
  }
  // The focus moves to the next question once that is painted, and must not be lost for good.
  await page.locator(':focus').waitFor();
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
});

inBrowser(
  'is played with the thumb on a phone',
  async (page) => {
    const table = gameAt(aWalk);
    const target = table.pending[0]?.options.find((id) => /^s\d/.test(id)) ?? '';
    await openFile(page, fileOf(table));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.viewport.width);
    await answering(page, () => spaceOnBoard(page, target).tap());
    expect((await savedAnswers(page)).at(-1)?.picks).toEqual([target]);
    await answering(page, () => question(page).locator('[data-option="end"]').tap());
  },
  PHONE,
);

inBrowser('says what is wrong with a broken save, and loses nothing', async (page) => {
  const good = fileOf(gameAt(aWalk));
  await importGame(page, good);
  const saved = await page.locator('[data-test=saved-game]').count();
  const cutOff = good.subarray(0, good.length / 2);
  const damaged = Buffer.from(good).fill(7, 200, 260);
  const notOurs = Buffer.from('this is a shopping list');
  for (const broken of [cutOff, damaged, notOurs, Buffer.alloc(0)]) {
    await chooseFile(page, broken);
    await page.locator('[data-bad=true]').waitFor();
    expect((await page.locator('[data-bad=true]').textContent())?.length).toBeGreaterThan(30);
    expect(await page.locator('[data-test=saved-game]').count()).toBe(saved);
    await goTo(page, 'settings');
    await goTo(page, '');
    await page.locator('[data-test=saved-game]').first().waitFor();
  }
  await page.locator('[data-test=saved-game]').first().click();
  await waitForQuestion(page);
});

/** Goes from one thing to the next, as Tab does, until this one has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab');
    const here = await page.locator(':focus').textContent();
    if (here?.trim() === name) return;
  }
  throw new Error(`Tab does not lead to "${name}"`);
}
