import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answering, momentOf, question, quickStart, takeAdvice } from '../../testing/hands.ts';
import { expectAccessible } from './axe.ts';
import { inBrowser, PHONE } from './browser.ts';
import { savedAnswers } from './looks.ts';

inBrowser(
  'an answer that cannot be saved is taken back and said, with a way to keep the game',
  async (page) => {
    await quickStart(page);
    await answering(page, () => takeAdvice(page));
    const before = { moment: await momentOf(page), saved: await savedAnswers(page) };
    await page.evaluate(() => {
      const add = IDBObjectStore.prototype.add;
      Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { add }) });
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('no room left', 'QuotaExceededError');
      };
    });
    await takeAdvice(page);
    await page.locator('.notice').waitFor();
    expect(await question(page).locator('.prompt-refusal').textContent()).toContain('taken back');
    expect(await momentOf(page)).toBe(before.moment);
    await expectAccessible(page, 'trouble');
    const file = page.waitForEvent('download');
    await question(page).getByRole('button', { name: 'Save the game to a file' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.crawl$/);
    await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
    await answering(page, () => takeAdvice(page));
    await page.locator('.notice').waitFor({ state: 'detached' });
    expect((await savedAnswers(page)).length).toBeGreaterThan(before.saved.length);
  },
  PHONE,
);

inBrowser('of two tabs one plays, the other looks on and can take over', async (page) => {
  await quickStart(page);
  await answering(page, () => takeAdvice(page));
  const other = await page.context().newPage();
  await other.goto(page.url());
  await answering(other, () => takeAdvice(other));
  const notice = page.locator('[data-notice=opened-elsewhere]');
  await notice.waitFor();
  await question(page).waitFor({ state: 'detached' });
  // What the other tab decides shows here without a touch.
  const story = (tab: Page) => tab.locator('.log').innerText();
  await answering(other, () => takeAdvice(other));
  await expect.poll(() => story(page)).toBe(await story(other));
  await expectAccessible(page, 'looking on');
  const saved = await savedAnswers(other);
  await notice.getByRole('button', { name: 'Play here instead' }).click();
  await answering(page, () => takeAdvice(page));
  expect((await savedAnswers(page)).length).toBeGreaterThan(saved.length);
  await other.locator('[data-notice=opened-elsewhere]').waitFor();
});
