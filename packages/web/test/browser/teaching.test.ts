import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aTurn, descentAt, descentFile } from '../../testing/descents.ts';
import { answer, goTo, openFile, question, waitForQuestion } from '../../testing/hands.ts';
import { expectAccessibleEverywhere, expectDialog } from './axe.ts';
import { inBrowser, PATIENCE, PHONE } from './browser.ts';

const MISSION = 'A Fistful of Dark Stone';
const HINT = 'Hold back the Darkness';

inBrowser(
  'the first mission begins with its story and its goal, and nothing blocks',
  async (page) => {
    await page.getByRole('button', { name: 'Quick start' }).click();
    const opening = page.locator('.moment-held[data-kind=opening]');
    await opening.getByText(MISSION).waitFor();
    expect(await opening.textContent()).toContain('Find 2 Clues');
    const hint = page.locator('.hint');
    expect(await hint.count()).toBe(0);
    await page.getByRole('button', { name: 'Begin' }).click();
    // What was just read is not told a second time.
    await hint.getByRole('heading', { name: HINT }).waitFor();
    expect(await question(page).locator('[data-option]').first().isEnabled()).toBe(true);
    await hint.getByRole('button', { name: 'Got it' }).click();
    await hint.getByRole('heading', { name: HINT }).waitFor({ state: 'detached' });
    await page.locator('[data-test=legend]').click();
    await page.getByRole('heading', { name: 'Legend' }).waitFor();
    await expectAccessibleEverywhere(page, 'legend');
    await expectDialog(page, 'legend');
  },
);

inBrowser(
  'the Tutorial says what it is about, and its legend is one tap away',
  async (page) => {
    await openFile(
      page,
      descentFile(
        descentAt(({ prompt }) => prompt.key === 'ask.activate', ['berserker', 'wizard']),
      ),
    );
    const hint = page.locator('.hint');
    // On a phone it is a chip, until somebody wants to read it.
    await hint.getByRole('button', { name: 'Into the dungeon' }).tap();
    await hint.getByRole('heading', { name: 'Into the dungeon' }).waitFor();
    await page.locator('[data-test=legend]').tap();
    await page.locator('.legend-line').first().waitFor();
    await expectDialog(page, 'legend');
  },
  PHONE,
);

inBrowser('whoever carries the Scroll shows it', async (page) => {
  const table = descentAt(
    ({ prompt }, { quest }) => prompt.key === 'ask.turn' && (quest.held['scroll'] ?? []).length > 0,
    ['berserker', 'wizard'],
  );
  await openFile(page, descentFile(table));
  expect(await page.locator('.hell-burden').count()).toBe(1);
  expect(await page.locator('.hs-party').textContent()).toContain('The Scroll');
});

/** Until everything that the selector finds lies within the first of another; fails with a timeout. */
async function liesWithin(page: Page, inner: string, outer: string): Promise<void> {
  await page.waitForFunction(
    ([what, where]) => {
      const around = document.querySelector(where ?? '')?.getBoundingClientRect();
      const found = [...document.querySelectorAll(what ?? '')].map((each) =>
        each.getBoundingClientRect(),
      );
      return (
        around !== undefined &&
        found.length > 0 &&
        found.every(
          ({ top, right, bottom, left }) =>
            top >= around.top - 1 &&
            bottom <= around.bottom + 1 &&
            left >= around.left - 1 &&
            right <= around.right + 1,
        )
      );
    },
    [inner, outer],
    PATIENCE,
  );
}

inBrowser('a hint leaves everything that can be answered in sight', async (page) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFile(page, descentFile(descentAt(({ prompt }) => prompt.key === 'ask.activate', 4)));
  await page.locator('.hint').waitFor();
  await liesWithin(page, '.prompt-options [data-option]', '.prompt-options');
  await answer(page, ['hero0']);
  expect(await page.locator('.hint').count()).toBe(1);
  await liesWithin(page, '.prompt-last [data-option=end-turn]', '.prompt');
  // However far the hero could walk: no zone lies under a panel.
  await liesWithin(page, '.hell-board [data-option^=walk]', '.table-window');
});

inBrowser(
  'a hint is whole, hides nothing that can be tapped, and nothing moves when it goes',
  async (page) => {
    await openFile(page, descentFile(descentAt(aTurn, 4)));
    const hint = page.locator('.hint');
    await hint.waitFor();
    expect(await hint.evaluate((each) => each.scrollHeight <= each.clientHeight)).toBe(true);
    await page.waitForFunction(() => {
      const card = document.querySelector('.hint')?.getBoundingClientRect();
      const targets = [...document.querySelectorAll('.board-target')];
      return targets.every((target) => {
        const { left, right, top, bottom } = target.getBoundingClientRect();
        return (
          !card ||
          left >= card.right ||
          right <= card.left ||
          top >= card.bottom ||
          bottom <= card.top
        );
      });
    });
    const places = () =>
      page
        .locator('.prompt, .hs-party, .hs-dash, .hs-strip, .log')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    const before = await places();
    await hint.getByRole('button', { name: 'Got it' }).click();
    await hint.waitFor({ state: 'detached' });
    expect(await places()).toEqual(before);
  },
);

inBrowser('the Tutorial is played by as many heroes as one likes', async (page) => {
  await goTo(page, 'muster/hellscape');
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Play the Tutorial' }).click();
  await waitForQuestion(page);
  expect(await page.locator('.hs-party [data-hero]').count()).toBe(2);
});
