import { expect } from 'vitest';
import { answering, openFile, option, question } from '../../testing/hands.ts';
import { aFight, aReroll, aWalk, fileOf, gameAt } from '../../testing/saves.ts';
import { expectAccessible, expectDialog } from './axe.ts';
import { DESK, inBrowser, PHONE } from './browser.ts';

for (const [device, size] of Object.entries({ desk: DESK, phone: PHONE })) {
  inBrowser(
    `every state of the table is accessible (${device})`,
    async (page) => {
      for (const [name, moment] of Object.entries({
        walk: aWalk,
        fight: aFight,
        reroll: aReroll,
      })) {
        await openFile(page, fileOf(gameAt(moment, 4)));
        await expectAccessible(page, `table, ${name}`);
      }
      const buttons = {
        'hero sheet': page.locator('[data-hero]').first(),
        mission: page.locator('.situation-mission'),
        'depth track': page.locator('button.depth'),
        menu: page.getByRole('button', { name: 'Menu', exact: true }),
        help: page.getByRole('button', { name: 'Help', exact: true }),
      };
      for (const [name, button] of Object.entries(buttons)) {
        await button.click();
        await expectDialog(page, name);
      }
    },
    size,
  );
}

inBrowser('tells those who do not see it what happens', async (page) => {
  await openFile(page, fileOf(gameAt(aWalk)));
  const live = page.locator('[role=log], [role=status], [aria-live=polite]');
  const before = await live.allTextContents();
  await answering(page, () => option(page, 'grit-move').click());
  expect(await live.allTextContents()).not.toEqual(before);
  const words = await page.locator('.board').getAttribute('aria-describedby');
  expect(await page.locator(`#${words}`).textContent()).toMatch(/\w+/);
});

inBrowser('keeps the focus at the question when its buttons go', async (page) => {
  await openFile(page, fileOf(gameAt(aWalk)));
  await option(page, 'grit-move').focus();
  await answering(page, () => page.keyboard.press('Enter'));
  await question(page).locator(':focus').waitFor();
});
