import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aTurn, descentAt, descentFile, finishedDescent } from '../../testing/descents.ts';
import {
  answering,
  closeDialog,
  goTo,
  importGame,
  keepGoing,
  momentOf,
  openFile,
  question,
  takeAdvice,
  waitForQuestion,
} from '../../testing/hands.ts';
import { savedAnswers, savedSetup } from '../../testing/looks.ts';
import { inBrowser, PATIENCE, PHONE } from './browser.ts';

async function startTutorial(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tutorial' }).click();
  await waitForQuestion(page);
}

inBrowser('the Tutorial starts from home and is played by clicking', async (page) => {
  await keepGoing(page);
  await startTutorial(page);
  for (let answers = 0; answers < 12; answers++) await answering(page, () => takeAdvice(page));
});

inBrowser('goes on exactly where it was after a reload', async (page) => {
  await openFile(page, descentFile(descentAt(aTurn)));
  await answering(page, () => takeAdvice(page));
  const asked = await question(page).textContent();
  const saved = await savedAnswers(page);
  await page.reload();
  await waitForQuestion(page);
  expect(await question(page).textContent()).toBe(asked);
  expect(await savedAnswers(page)).toEqual(saved);
});

inBrowser('a party with its wishes is mustered for a quest', async (page) => {
  await page.getByRole('link', { name: 'Choose a quest' }).click();
  await page.getByRole('radio', { name: /The Passage/ }).check({ force: true });
  await page.getByRole('button', { name: 'Send Feydra home' }).click();
  await page.getByRole('button', { name: 'Change Mathrin' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('radio', { name: 'Shaman' }).check({ force: true });
  await dialog.getByRole('radio', { name: /Storm Lash/ }).check();
  await dialog.getByRole('radio', { name: /Wooden Staff/ }).check();
  expect(await dialog.getByRole('radio', { name: /Paladin/ }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const ronen = page.getByRole('radiogroup', { name: 'Who plays Sir Ronen' });
  await ronen.getByRole('radio', { name: 'Bot' }).check({ force: true });
  await page.getByRole('switch', { name: 'Hellbreaker' }).check({ force: true });
  await page.getByText('The Passage · 3 heroes · Hellbreaker').waitFor();
  await page.getByRole('button', { name: 'Open the door' }).click();
  await waitForQuestion(page);
  expect(await savedSetup(page)).toEqual({
    quest: 'the-passage',
    hellbreaker: true,
    heroes: [
      { class: 'berserker' },
      { class: 'paladin' },
      { class: 'shaman', skill: 'storm-lash-1', weapon: 'wooden-staff' },
    ],
  });
});

inBrowser('both games stand in the list, each under its name', async (page) => {
  await startTutorial(page);
  await goTo(page, '');
  await page.getByRole('button', { name: 'Quick start' }).click();
  await waitForQuestion(page);
  await goTo(page, '');
  const lines = page.locator('.saved-line');
  await lines.nth(1).waitFor();
  expect(await lines.nth(0).getAttribute('data-game')).toBe('brimstone');
  expect(await lines.nth(1).textContent()).toContain('Hellscape');
  await lines.nth(1).getByRole('link').first().click();
  await waitForQuestion(page);
});

inBrowser('speaks the other language in the middle of a game', async (page) => {
  await openFile(page, descentFile(descentAt(aTurn)));
  const asked = await question(page).textContent();
  const moment = await momentOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').getByRole('radio', { name: 'Italiano' }).check();
  await closeDialog(page);
  await expect.poll(() => question(page).textContent(), PATIENCE).not.toBe(asked);
  expect(await momentOf(page)).toBe(moment);
  await goTo(page, 'muster/hellscape');
  await page.getByRole('heading', { level: 1, name: 'La discesa' }).waitFor();
  await page.getByRole('radio', { name: /Labirinto Infernale/ }).waitFor();
});

inBrowser('tells what became of a quest, and shows it again', async (page) => {
  const table = finishedDescent();
  const address = await importGame(page, descentFile(table));
  await goTo(page, address.replace('#/', ''));
  const verdict = table.outcome?.won ? 'Back in the light' : 'Hell keeps them';
  await page.getByRole('heading', { level: 1, name: verdict }).waitFor();
  const kills = page.locator('.facts > div', { hasText: 'Miniatures felled' }).locator('dd');
  expect(Number(await kills.textContent())).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const slider = page.getByRole('slider');
  await slider.fill('30');
  await page.getByText(/Round \d+, answer 30 of/).waitFor();
  await page.locator('.fight').first().click();
});

inBrowser(
  'fits a phone from home to the table',
  async (page) => {
    const fits = async (where: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, where).toBeLessThanOrEqual(PHONE.viewport.width);
    };
    await fits('home');
    await goTo(page, 'muster/hellscape');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fits('muster');
    await page.getByText('Change', { exact: true }).first().tap();
    await page.locator('dialog[open]').waitFor();
    await fits('hero');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open the door' }).tap();
    await waitForQuestion(page);
    await fits('table');
  },
  PHONE,
);
