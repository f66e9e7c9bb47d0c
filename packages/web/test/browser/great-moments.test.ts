import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  type GreatMoment,
  greatMomentBelow,
  greatMomentInMines,
  stagedBelow,
  stagedInMines,
} from '../../testing/great-moments.ts';
import { openFile, waitForQuestion } from '../../testing/hands.ts';
import { savedAnswers } from '../../testing/looks.ts';
import { tapAll } from '../../testing/taps.ts';
import { expectAccessible } from './axe.ts';
import { inBrowser, PHONE } from './browser.ts';

async function expectHeld(page: Page, { file, picks }: GreatMoment): Promise<void> {
  await openFile(page, file);
  const before = (await savedAnswers(page)).length;
  await tapAll(page, picks);
  await page.locator('[data-test=held]').waitFor();
  // Whoever goes on tapping has not seen it yet, and answers nothing that lies beneath.
  for (const key of ['1', '1', 'Enter']) await page.keyboard.press(key);
  await expectAccessible(page, 'a great moment');
  const after = (await savedAnswers(page)).length;
  await waitForQuestion(page);
  expect(await page.locator('[data-test=held]').count()).toBe(0);
  expect((await savedAnswers(page)).length).toBe(after);
  expect(after).toBeGreaterThan(before);
}

/** What of a picture and of the way on cannot be seen: words beyond its edge, a button under something else. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [picture, title, words] = ['picture', 'title', 'words'].map((part) =>
      box(`.moment-${part}`),
    );
    const goOn = document.querySelector('[data-test=go-on]');
    const button = goOn?.getBoundingClientRect();
    if (!picture || !title || !words || !button) return ['something is missing'];
    const found: string[] = [];
    if (title.top < picture.top || words.bottom > picture.bottom + 1) found.push('cut off below');
    if (title.left < picture.left || title.right > picture.right) found.push('cut off at the side');
    if (picture.right > innerWidth || picture.bottom > innerHeight) found.push('beyond the screen');
    const { x, y, width, height } = button;
    if (!goOn?.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
      found.push('the way on is covered');
    return found;
  });
}

/** Pictures of each layout. */
async function expectPictures(page: Page): Promise<void> {
  const staged = [stagedInMines('card'), stagedBelow('level')];
  for (const { file, picks } of staged) {
    await openFile(page, file);
    await tapAll(page, picks);
    await page.locator('.moment-held').waitFor();
    expect(await misplaced(page)).toEqual([]);
    await expectAccessible(page, 'a picture');
    const question = page.locator('.prompt-question');
    expect(await question.textContent()).toBe(await page.locator('.moment-title').textContent());
    // The question that was held lies beneath, whatever key is pressed.
    await page.waitForTimeout(400);
    await page.keyboard.press('x');
    await waitForQuestion(page);
  }
}

for (const [device, size] of Object.entries({ desk: {}, phone: PHONE })) {
  inBrowser(`great moments are pictures, and any key goes on (${device})`, expectPictures, size);
}

inBrowser(
  'a new game opens with its story, which holds with the largest letters',
  async (page) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Quick start' }).click();
    await page.locator('.moment-held[data-kind=opening]').waitFor();
    expect(await misplaced(page)).toEqual([]);
    await expectAccessible(page, 'the opening');
    await page.getByRole('button', { name: 'Begin' }).click();
    await waitForQuestion(page);
  },
  { viewport: { width: 844, height: 390 }, hasTouch: true },
);

inBrowser('a great moment is held until it was seen, in the mines', (page) =>
  expectHeld(page, greatMomentInMines()),
);

inBrowser(
  'a great moment is held until it was seen, below on a phone',
  (page) => expectHeld(page, greatMomentBelow()),
  PHONE,
);
