import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { closeDialog, momentOf, openFile, option, question } from '../../testing/hands.ts';
import { aFight, aWalk, fileOf, gameAt, lateGame } from '../../testing/saves.ts';
import { expectDialog } from './axe.ts';
import { inBrowser, PHONE } from './browser.ts';

inBrowser(
  'Back closes what lies open, and only then leaves the table',
  async (page) => {
    await openFile(page, fileOf(gameAt(aFight, 4)));
    const moment = await momentOf(page);
    const open = page.locator('dialog[open]');
    await page.locator('[data-hero]').first().click();
    await open.waitFor();
    await page.goBack();
    await open.waitFor({ state: 'detached' });
    expect(await momentOf(page)).toBe(moment);
    // Closed in another way, it leaves nothing behind in the history.
    await page.getByRole('button', { name: 'Menu' }).click();
    await open.waitFor();
    await closeDialog(page);
    await page.goBack();
    await question(page).waitFor({ state: 'detached' });
  },
  PHONE,
);

inBrowser('whoever goes on while what was closed is still being left gets there', async (page) => {
  await openFile(page, fileOf(gameAt(aFight)));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').waitFor();
  const left = page.evaluate(() => {
    const table = location.href;
    const back = history.back.bind(history);
    history.back = () => {
      back();
      location.hash = '#/settings';
    };
    return new Promise<void>((done) => {
      addEventListener('hashchange', ({ newURL }) => newURL === table && done());
    });
  });
  await page.keyboard.press('Escape');
  await left;
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.goBack();
  await question(page).waitFor();
});

inBrowser('a rule opens beside the table', async (page) => {
  await openFile(page, fileOf(gameAt(aFight, 4)));
  const moment = await momentOf(page);
  await page.getByRole('button', { name: 'Why am I asked?' }).click();
  await page.locator('dialog[open] p').first().waitFor();
  await expectDialog(page, 'a rule');
  expect(await momentOf(page)).toBe(moment);
});

inBrowser('what is pointed at in the list lights up on the board', async (page) => {
  const table = gameAt(aWalk);
  const space = table.pending[0]?.options.find((id) => /^s\d/.test(id)) ?? '';
  await openFile(page, fileOf(table));
  await question(page).locator('.spaces [aria-expanded]').click();
  const lit = page.locator('.board .board-target.is-shown');
  await option(page, space).hover();
  await expect.poll(() => lit.getAttribute('data-option')).toBe(space);
  await page.mouse.move(0, 0);
  await lit.waitFor({ state: 'detached' });
  await option(page, space).focus();
  await expect.poll(() => lit.getAttribute('data-option')).toBe(space);
});

inBrowser('the story stays at its newest line when room is taken from it', async (page) => {
  await openFile(page, fileOf(lateGame()));
  const below = (on: Page) =>
    on.locator('.log-lines').evaluate((list) => {
      return Math.round(list.scrollHeight - list.clientHeight - list.scrollTop);
    });
  expect(await below(page)).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
});
