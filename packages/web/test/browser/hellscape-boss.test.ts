import { expect } from 'vitest';
import { atTheBossDoor } from '../../testing/boss-door.ts';
import { descentFile } from '../../testing/descents.ts';
import { answering, openFile, question } from '../../testing/hands.ts';
import { give, onBoard } from '../../testing/taps.ts';
import { inBrowser } from './browser.ts';

/** More answers than two heroes need to end their turns while the boss strikes at them. */
const MOST_ANSWERS = 60;

inBrowser('the first round of a boss fight', async (page) => {
  await openFile(page, descentFile(atTheBossDoor(['berserker', 'paladin'])));
  expect(await page.locator('.hs-track').getAttribute('data-side')).toBe('A');
  await give(page, ['hero0']);
  await give(page, ['move']);
  const inside = onBoard(page, 'zone16');
  await answering(page, () => inside.dispatchEvent('click'));

  await page.locator('main[data-boss=true]').waitFor();
  const track = page.locator('.hs-track');
  expect(await track.getAttribute('data-side')).toBe('boss');
  expect(await track.textContent()).toContain('The Reaper');
  expect(await page.locator('.hs-space.is-here').count()).toBe(1);
  expect(await page.locator('[data-figure^=reaper]').count()).toBe(1);

  // Nobody does anything, and the boss acts after every turn.
  const round = page.locator('.turn-number');
  const before = await round.textContent();
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if ((await round.textContent()) !== before) break;
    const prompt = await question(page).getAttribute('data-prompt');
    if (prompt === 'ask.turn') await give(page, ['end-turn']);
    else {
      await answering(page, () =>
        page.locator('.prompt-options [data-option]:visible').last().click(),
      );
    }
  }
  expect(await round.textContent()).not.toBe(before);
  expect(await page.locator('.hs-space.is-past').count()).toBe(1);
  await page
    .getByText(/^The Reaper: (Scythe|Appointment|Running sand|Reaping|Midnight)/)
    .first()
    .waitFor();
  await track.click();
  await page.locator('dialog[open]').getByText('The sand begins to run.').waitFor();
});
