import { TOWN_LOCATIONS } from '@crawlspace/brimstone';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { answering, openFile, question } from '../../testing/hands.ts';
import { savedAnswers } from '../../testing/looks.ts';
import { somebody, stayFile, stayUntil } from '../../testing/stays.ts';
import { expectAccessibleEverywhere } from './axe.ts';
import { DESK, inBrowser, PHONE } from './browser.ts';

const CHURCH = TOWN_LOCATIONS.indexOf('church');
const FALLEN = CHURCH + 1;

/** Somebody stands in the Church with enough to bring a friend back for $500; the others have nothing. */
function collection(): Buffer {
  const company = Array.from({ length: FALLEN + 1 }, (_, n) =>
    somebody({
      name: `Hero ${n + 1}`,
      gold: n === CHURCH ? 800 : 0,
      dead: n === FALLEN,
      resurrectable: n === FALLEN,
    }),
  );
  const stay = stayUntil('prompt.town-service', company);
  const counter = stay.pending.find(({ seat }) => seat === CHURCH);
  if (!counter) throw new Error('nobody is at the Church');
  stay.answerQuestion(counter, [`resurrection:h${FALLEN}`]);
  return stayFile(stay);
}

/** What was given for the dead hero, in points of $5. */
async function given(page: Page): Promise<number> {
  const answers = await savedAnswers(page);
  return answers.findLast(({ picks }) => picks.includes('gold'))?.picks.length ?? 0;
}

async function goldIn(purse: Locator): Promise<number> {
  const [, gold] = /\$(\d+)/.exec((await purse.textContent()) ?? '') ?? [];
  return Number(gold);
}

for (const [size, options] of Object.entries({ desk: DESK, phone: PHONE })) {
  inBrowser(
    `a resurrection for $500 takes two taps (${size})`,
    async (page) => {
      await openFile(page, collection());
      await question(page).getByText('It still takes $500').waitFor();
      const purse = page.locator(`[data-hero="${CHURCH}"] .town-hero-purse > :first-child`);
      const before = await goldIn(purse);
      if (size === 'desk') await expectAccessibleEverywhere(page, 'an amount');
      await question(page).getByRole('button', { name: 'All that is missing: $500' }).click();
      await answering(page, () => question(page).locator('[data-test=confirm]').click());
      expect(await given(page)).toBe(100);
      expect(await goldIn(purse)).toBe(before - 500);
    },
    options,
  );
}

inBrowser('or is typed on the number keys, or slid, without the mouse', async (page) => {
  await openFile(page, collection());
  const field = question(page).locator('[data-test=amount]');
  await page.keyboard.type('125');
  expect(await field.inputValue()).toBe('125');
  for (let n = 0; n < 3; n++) await page.keyboard.press('Tab');
  expect(await field.inputValue()).toBe('$125');
  const slider = question(page).getByRole('slider');
  await expect.poll(() => slider.evaluate((each) => each.matches(':focus-visible'))).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await field.inputValue()).toBe('$130');
  // Digits replace what was there, also on the slider.
  await page.keyboard.type('500');
  await answering(page, () => page.keyboard.press('Enter'));
  expect(await given(page)).toBe(100);
});
