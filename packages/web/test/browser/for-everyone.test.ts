import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openFile, question, waitForQuestion } from '../../testing/hands.ts';
import { savedAnswers } from '../../testing/looks.ts';
import { somebody, stayFile, stayUntil } from '../../testing/stays.ts';
import { inBrowser, PATIENCE, PHONE } from './browser.ts';

const FOUR = (['bandido', 'gunslinger', 'us-marshal', 'saloon-girl'] as const).map((kind, n) =>
  somebody({ class: kind, name: `Hero ${n}`, gold: 50 }),
);

async function savedPicks(page: Page): Promise<readonly string[]> {
  return (await savedAnswers(page)).flatMap(({ picks }) => picks);
}

for (const [where, size] of [
  ['on the desk', undefined],
  ['on a phone', PHONE],
] as const) {
  inBrowser(
    `one tap puts everyone to bed ${where}, and one undo wakes them all`,
    async (page) => {
      await openFile(page, stayFile(stayUntil('prompt.lodging', FOUR)));
      await waitForQuestion(page);
      const before = (await savedPicks(page)).length;
      const everyone = question(page).locator('[data-everyone=hotel] button');
      expect(await everyone.textContent()).toContain('×4');
      await everyone.click();
      const picked = async () => (await savedPicks(page)).slice(before);
      await expect.poll(picked, PATIENCE).toEqual(['hotel', 'hotel', 'hotel', 'hotel']);
      await waitForQuestion(page);
      await page.keyboard.press('u');
      await everyone.waitFor();
      await expect.poll(async () => everyone.textContent(), PATIENCE).toContain('×4');
    },
    size,
  );
}
