import { type AdventureState, attackableFrom, brimstone } from '@crawlspace/brimstone';
import type { Question } from '@crawlspace/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { aTurn, descentAt, descentFile } from '../../testing/descents.ts';
import { openFile, waitForQuestion } from '../../testing/hands.ts';
import { aFight, aReroll, fileOf, gameAt } from '../../testing/saves.ts';
import { expectAccessible } from './axe.ts';
import { DESK, inBrowser, PHONE } from './browser.ts';

const GAMES = {
  Brimstone: () => fileOf(gameAt(aFight, 4)),
  Hellscape: () => descentFile(descentAt(aTurn, 4)),
};

const SIZES = {
  desk: DESK,
  phone: PHONE,
  'phone, sideways': { viewport: { width: 844, height: 390 }, hasTouch: true },
};

for (const [game, file] of Object.entries(GAMES))
  for (const [size, options] of Object.entries(SIZES))
    inBrowser(
      `what the enemies would do is a tap or a key away (${game}, ${size})`,
      async (page) => {
        await openFile(page, file());
        const panel = page.locator('[data-test=foresight]');
        await page.locator('[data-test=foresee]').click();
        await panel.waitFor();
        expect(await panel.locator('li').count()).toBeGreaterThan(0);
        expect(await inSight(page)).toBe(true);
        await expectAccessible(page, `foresight, ${game}, ${size}`);
        await waitForQuestion(page);
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'detached' });
        await page.keyboard.press('Shift+I');
        await panel.waitFor();
      },
      options,
    );

/** A finger that lies on the screen for so long, and is lifted after it. */
async function hold(page: Page, target: Locator, whileHeld: () => Promise<void>): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to hold');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await whileHeld();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const [game, file] of Object.entries(GAMES))
  inBrowser(
    `a finger held on an enemy shows what that one would do, and opens nothing (${game})`,
    async (page) => {
      await openFile(page, file());
      await page.locator('.board-controls button').nth(2).click();
      await page.evaluate(() => new Promise((glided) => setTimeout(glided, 100)));
      const panel = page.locator('[data-test=foresight]');
      const enemies = page.locator('.board-inspect.is-enemy, .hell-enemy');
      await hold(page, enemies.first(), () => panel.waitFor());
      // It stays to be read, answers nothing and opens nothing.
      expect(await panel.locator('li').count()).toBeGreaterThan(0);
      expect(await page.locator('dialog[open]').count()).toBe(0);
      expect(await inSight(page)).toBe(true);
      expect(await page.locator('.board-aim').count()).toBeLessThanOrEqual(1);
    },
    PHONE,
  );

/** The panel lies on the screen and under nothing else. */
function inSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const panel = document.querySelector('[data-test=foresight]');
    const box = panel?.getBoundingClientRect();
    if (!panel || !box) return false;
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + 12);
    return box.x >= 0 && box.y >= 0 && at !== null && panel.contains(at);
  });
}

inBrowser('arrows lead from enemies to those they would go for', async (page) => {
  await openFile(page, fileOf(gameAt(aFight, 4)));
  expect(await page.locator('.board-aim').count()).toBe(0);
  await page.locator('[data-test=foresee]').click();
  await page.locator('.board-aim path').first().waitFor();
});

inBrowser('a space that is looked at shows whom a hero could attack from there', async (page) => {
  const armed = ({ seat, options }: Question, state: AdventureState) => {
    const view = brimstone.view(state, { seat });
    const spaces = options.filter((id) => /^s\d/.test(id)).map((id) => Number(id.slice(1)));
    return spaces.some((space) => attackableFrom(view, seat, space).length > 0);
  };
  const table = gameAt((question, state) => aFight(question, state) && armed(question, state), 4);
  await openFile(page, fileOf(table));
  const spaces = page.locator('.board-target.is-space');
  const count = await spaces.count();
  let found = 0;
  for (let n = 0; n < count && found === 0; n++) {
    await spaces.nth(n).focus();
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 60)));
    found = await page.locator('.board-in-reach circle').count();
  }
  expect(found).toBeGreaterThan(0);
});

inBrowser('several dice picked to be re-rolled show the chance of all of them', async (page) => {
  const table = gameAt(
    (question, state) => aReroll(question, state) && question.max > 1 && question.kind === 'many',
    4,
  );
  await openFile(page, fileOf(table));
  const dice = page.locator('.die-choice');
  await dice.nth(0).click();
  expect(await page.locator('[data-test=together]').count()).toBe(0);
  await dice.nth(1).click();
  expect(await page.locator('[data-test=together]').textContent()).toMatch(/%/);
});
