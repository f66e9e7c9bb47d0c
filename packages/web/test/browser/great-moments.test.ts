import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  type GreatMoment,
  greatMomentBelow,
  greatMomentInMines,
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

inBrowser('a great moment is held until it was seen, in the mines', (page) =>
  expectHeld(page, greatMomentInMines()),
);

inBrowser(
  'a great moment is held until it was seen, below on a phone',
  (page) => expectHeld(page, greatMomentBelow()),
  PHONE,
);
