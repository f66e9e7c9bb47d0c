import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { descentAt, descentFile, type When } from '../../testing/descents.ts';
import { openFile, question, waitForQuestion } from '../../testing/hands.ts';
import { savedAnswers } from '../../testing/looks.ts';
import { aWalk, fileOf, gameAt } from '../../testing/saves.ts';
import { expectAccessible, expectAccessibleEverywhere } from './axe.ts';
import { inBrowser, PATIENCE, PHONE } from './browser.ts';

/** A turn beside somebody, with something to hand over. */
const besideSomebody: When = ({ prompt, options }, { heroes, active, round }) =>
  prompt.key === 'ask.turn' &&
  round > 2 &&
  options.includes('trade') &&
  heroes.filter(({ zone }) => zone === heroes[active ?? 0]?.zone).length > 1;

async function openTrade(page: Page): Promise<void> {
  await openFile(page, descentFile(descentAt(besideSomebody, ['berserker', 'wizard'])));
  await question(page).locator('[data-option=trade]').click();
  await page.locator('.traders').waitFor();
}

async function picks(page: Page): Promise<readonly string[]> {
  return (await savedAnswers(page)).flatMap((answer) => answer.picks);
}

inBrowser('a card is dragged to the other hero, and Done ends it for everybody', async (page) => {
  await openTrade(page);
  await expectAccessibleEverywhere(page, 'trade');
  const from = page.locator('.trader').first();
  const to = page.locator('.trader').last();
  const card = from.locator('.trade-thing[data-fixed=false]').last();
  const id = (await card.getAttribute('data-thing')) ?? '';
  await card.dragTo(to.locator('[data-place=carried]'));
  await to.locator(`[data-thing=${id}]`).waitFor();
  expect((await picks(page)).some((pick) => pick.startsWith('give'))).toBe(true);
  await page.locator('[data-test=end-trade]').click();
  await page.locator('.traders').waitFor({ state: 'detached' });
  // What others could use afterwards, standing orders let pass.
  expect((await picks(page)).findLast((pick) => pick !== 'skip')).toBe('done');
});

inBrowser(
  'a card is tapped and shows what it would change; Escape spends nothing',
  async (page) => {
    await openTrade(page);
    const actions = async () => (await savedAnswers(page)).length;
    const before = await actions();
    const card = page.locator('.trade-thing[data-fixed=false]').first();
    await card.tap();
    const deals = page.locator('[data-deal]');
    expect(await deals.count()).toBeGreaterThan(0);
    await expectAccessible(page, 'trade, a card');
    await deals.first().tap();
    await expect.poll(actions, PATIENCE).toBeGreaterThan(before);
    await page.keyboard.press('Escape');
    await page.locator('.traders').waitFor({ state: 'detached' });
    await waitForQuestion(page);
    await page.locator('[data-prompt="ask.turn"]').waitFor();
    expect(await question(page).locator('[data-option=trade]').count()).toBe(1);
  },
  PHONE,
);

inBrowser('a gift is taken back in the window, with the button and with its key', async (page) => {
  await openFile(
    page,
    fileOf(gameAt((asked, state) => aWalk(asked, state) && asked.options.includes('items'), 4)),
  );
  await question(page).locator('[data-option=items]').click();
  await page.locator('.traders').waitFor();
  const answers = async () => (await savedAnswers(page)).length;
  const before = await answers();
  const giver = page.locator('.trader').first();
  const held = await giver.innerText();
  const undoings = [
    () => page.locator('dialog[open] .undo button').click(),
    () => page.keyboard.press('u'),
  ];
  for (const undo of undoings) {
    for (const thing of await giver.locator('.trade-thing[data-fixed=false]').all()) {
      await thing.click();
      if ((await page.locator('[data-deal^=give]').count()) > 0) break;
    }
    await page.locator('[data-deal^=give]').first().click();
    await expect.poll(answers, PATIENCE).toBeGreaterThan(before + 1);
    await expect.poll(() => giver.innerText(), PATIENCE).not.toBe(held);
    await waitForQuestion(page);
    await undo();
    await expect.poll(() => giver.innerText(), PATIENCE).toBe(held);
  }
  await waitForQuestion(page);
  await page.keyboard.press('u');
  await page.locator('.traders').waitFor({ state: 'detached' });
  await page.locator('[data-prompt="prompt.activation"]').waitFor();
});

inBrowser(
  'in Brimstone belongings lie in one window too, and Escape costs nothing',
  async (page) => {
    await openFile(
      page,
      fileOf(gameAt((asked, state) => aWalk(asked, state) && asked.options.includes('items'), 4)),
    );
    await question(page).locator('[data-option=items]').click();
    await page.locator('.traders').waitFor();
    await page.locator('.trade-thing[data-fixed=false]').first().click();
    await page.locator('[data-deal]').first().waitFor();
    await expectAccessible(page, 'belongings');
    await page.keyboard.press('Escape');
    await page.locator('[data-prompt="prompt.activation"]').waitFor();
  },
);
