import { expect } from 'vitest';
import { openFile, question } from '../../testing/hands.ts';
import { somebody, stayFile, stayUntil } from '../../testing/stays.ts';
import { expectAccessibleEverywhere } from './axe.ts';
import { inBrowser } from './browser.ts';

const FOUR = (['bandido', 'gunslinger', 'us-marshal', 'saloon-girl'] as const).map((kind, n) =>
  somebody({ class: kind, name: `Hero ${n}`, gold: 90 }),
);

inBrowser('places say what they have and what it costs before anybody goes there', async (page) => {
  await openFile(page, stayFile(stayUntil('prompt.location', FOUR)));
  const signs = await page.locator('.house-open .house-note').allTextContents();
  expect(signs).toHaveLength(6);
  for (const sign of signs)
    expect(sign).toMatch(
      /^ (\d+ from \$[1-9]\d*|\d+, some free|too dear for now|nothing for you)$/,
    );
  await question(page).getByRole('button', { name: 'As a list' }).click();
  const store = question(page).locator('.spaces-list [data-option=general-store]');
  expect(await store.textContent()).toMatch(/\w \$\d+,/);
});

inBrowser('what nobody can pay lies folded away', async (page) => {
  await openFile(page, stayFile(stayUntil('prompt.town-service', FOUR)));
  const tooDear = page.locator('[data-test=too-dear]');
  await tooDear.locator('summary').waitFor();
  expect(await page.locator('.goods-dear:visible').count()).toBe(0);
  await expectAccessibleEverywhere(page, 'a counter');
  await tooDear.locator('summary').click();
  expect(await page.locator('.goods-dear:visible').count()).toBeGreaterThan(0);
});
