import type { DescentState } from '@crawlspace/hellscape';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { descentAt, descentFile, type When } from '../../testing/descents.ts';
import { openFile, question, waitForQuestion } from '../../testing/hands.ts';
import { savedAnswers, savedLog } from '../../testing/looks.ts';
import { onBoard } from '../../testing/taps.ts';
import { inBrowser, PATIENCE, PHONE } from './browser.ts';

const PARTY = ['berserker', 'paladin', 'wizard'];

/** A turn with all of its actions, and nobody beside the hero. */
const aFreshTurn: When = ({ prompt }, state) =>
  prompt.key === 'ask.turn' && acting(state).turn?.actions === 3 && enemiesHere(state) === 0;

/** A turn that begins beside enemies. */
const aTurnInAFight: When = ({ prompt, options }, state) =>
  prompt.key === 'ask.turn' && options.includes('move') && enemiesHere(state) > 0;

function acting(state: DescentState) {
  const hero = state.heroes[state.active ?? 0];
  if (!hero) throw new Error('nobody acts');
  return hero;
}

function enemiesHere(state: DescentState): number {
  return state.enemies.filter(({ zone }) => zone === acting(state).zone).length;
}

/** The last answer that was saved, once it is this one. */
async function lastAnswer(page: Page, pick: string): Promise<void> {
  const last = async () => (await savedAnswers(page)).at(-1)?.picks;
  await expect.poll(last, PATIENCE).toEqual([pick]);
}

/** The walk that costs most actions: its price stands in its name. */
async function farthest(page: Page): Promise<string> {
  const labels = await page
    .locator('.hell-board [data-option^="walk"]')
    .evaluateAll((all) =>
      all.map((each) => [each.getAttribute('data-option'), each.getAttribute('aria-label')]),
    );
  const far = labels.filter(([, label]) => label?.endsWith('3 actions'));
  return far[0]?.[0] ?? '';
}

inBrowser('a whole turn is walked with two clicks, and undone with one', async (page) => {
  const table = descentAt(aFreshTurn, PARTY);
  await openFile(page, descentFile(table));
  const before = (await savedAnswers(page)).length;
  const walk = await farthest(page);
  const zone = walk.replace('walk', 'zone');
  const target = onBoard(page, walk);
  // It may lie below the panels, as far as it is.
  await target.dispatchEvent('pointerenter');
  await page.locator('.board-way').waitFor();
  expect(await page.locator('.board-tag text').first().textContent()).toBe('3');
  await target.dispatchEvent('click');
  await lastAnswer(page, zone);
  const picks = (await savedAnswers(page)).slice(before).map((each) => each.picks[0]);
  expect(picks.filter((pick) => pick === 'move')).toHaveLength(3);
  expect(picks.at(-1)).toBe(zone);
  await waitForQuestion(page);
  await page.keyboard.press('u');
  await page.locator('[data-prompt="ask.turn"]').waitFor();
  await onBoard(page, walk).waitFor();
  expect((await savedLog(page)).at(-1)?.t).toBe('undo');
});

inBrowser('in the list zones have their prices and keys', async (page) => {
  await openFile(page, descentFile(descentAt(aFreshTurn, PARTY)));
  await question(page).getByRole('button', { name: 'As a list' }).click();
  const first = question(page).locator('.spaces-list [data-option^="walk"]').first();
  expect(await first.textContent()).toMatch(/1 action/);
  const key = (await first.getAttribute('aria-keyshortcuts')) ?? '';
  const zone = ((await first.getAttribute('data-option')) ?? '').replace('walk', 'zone');
  await page.keyboard.press(key);
  await lastAnswer(page, zone);
});

inBrowser('a Move that was begun and not used costs nothing', async (page) => {
  await openFile(page, descentFile(descentAt(aFreshTurn, PARTY)));
  await question(page).locator('[data-option="move"]').click();
  await question(page).getByText('Back, without moving').waitFor();
  await waitForQuestion(page);
  await page.keyboard.press('Escape');
  await question(page).getByText('3 actions left').waitFor();
});

inBrowser(
  'on a phone a way that costs Wounds is shown by the first tap and taken by the second',
  async (page) => {
    await openFile(page, descentFile(descentAt(aTurnInAFight, PARTY)));
    const before = (await savedAnswers(page)).length;
    const walk = page.locator('.hell-board [data-option^="walk"]').first();
    await walk.dispatchEvent('click');
    const go = question(page).locator('.pick-weighed');
    expect(await go.textContent()).toMatch(/Wound/);
    await page.locator('.board-way').waitFor();
    expect(await savedAnswers(page)).toHaveLength(before);
    await go.tap();
    const answers = async () => (await savedAnswers(page)).length;
    await expect.poll(answers, PATIENCE).toBeGreaterThan(before);
  },
  PHONE,
);
