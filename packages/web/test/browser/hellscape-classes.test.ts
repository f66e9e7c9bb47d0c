import type { DescentState } from '@crawlspace/hellscape';
import type { Question } from '@crawlspace/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { descentAt, descentFile } from '../../testing/descents.ts';
import { answering, openFile } from '../../testing/hands.ts';
import { savedAnswers } from '../../testing/looks.ts';
import { anAim } from '../../testing/moments.ts';
import { anywhere, give, inTray, onBoard, onDashboard } from '../../testing/taps.ts';
import { inBrowser } from './browser.ts';

/** The option of a question that looks like this. */
function optionLike({ options }: Question, pattern: RegExp): string {
  return options.find((id) => pattern.test(id)) ?? '';
}

/** A hero of this seat attacks, and may do something like this now. */
function attacking(pattern: RegExp, seat = 0) {
  return (question: Question, { combat }: DescentState) =>
    question.seat === seat &&
    combat?.attacker.kind === 'hero' &&
    combat.attacker.hero === seat &&
    optionLike(question, pattern) !== '';
}

async function lastAnswer(page: Page): Promise<readonly string[] | undefined> {
  return (await savedAnswers(page)).at(-1)?.picks;
}

/** Leaves the rest of the attack to the table, and waits until its dice are gone. */
async function finish(page: Page): Promise<void> {
  const tray = page.locator('.hs-tray');
  while ((await tray.count()) > 0) {
    const main = page.locator('.hs-main-button');
    if ((await main.count()) > 0) await answering(page, () => main.click());
    else {
      await answering(page, () =>
        page.locator('.prompt-options [data-option]:visible').last().click(),
      );
    }
  }
}

inBrowser('a Wizard casts the ready spell on the Amulet, and the marker turns', async (page) => {
  const spell = /^use-(arcane-bolt|twist-of-fate)\/0$/;
  const table = descentAt(attacking(spell), ['wizard', 'berserker']);
  const use = optionLike(table.pending[0] as Question, spell);
  await openFile(page, descentFile(table));
  const ready = page.locator('.hs-quadrant.is-ready');
  const before = await ready.getAttribute('class');
  await answering(page, () => onDashboard(page, use).click());
  expect(await lastAnswer(page)).toEqual([use]);
  expect(await ready.getAttribute('class')).not.toBe(before);
  await finish(page);
});

inBrowser('a Paladin attacks from the Ground of Wrath and rolls a die again', async (page) => {
  const use = 'use-consecration-red/0';
  const table = descentAt(
    (question, { combat }) =>
      combat?.attacker.kind === 'hero' && question.options.includes(use) && combat.rolled,
    ['paladin', 'berserker'],
  );
  await openFile(page, descentFile(table));
  await page.locator('.hell-consecrated').first().waitFor();
  await answering(page, () => inTray(page, use).click());
  await page.getByText(/\d rerolls? left/).waitFor();
  const [reroll] = (await page.locator('.hs-tray [data-die]').all()).slice(0, 1);
  const die = await reroll?.getAttribute('data-die');
  await give(page, [`reroll${die}`]);
  expect(await lastAnswer(page)).toEqual([`reroll${die}`]);
  await finish(page);
});

inBrowser('a Berserker pays for her fury with Rage', async (page) => {
  const fury = /^use-(fatal-fury-\d|blood-rage)\/0$/;
  const table = descentAt(attacking(fury), [
    { class: 'berserker', skill: 'fatal-fury-1' },
    'wizard',
  ]);
  const use = optionLike(table.pending[0] as Question, fury);
  await openFile(page, descentFile(table));
  const rage = page.locator('.hs-rage-full');
  const before = await rage.count();
  await answering(page, () => onDashboard(page, use).click());
  expect(await rage.count()).toBe(before - 1);
  await finish(page);
});

inBrowser('a Rogue flips a token of her tools for an attack', async (page) => {
  // Some tokens are used up; this one stays, face down.
  const token = 'token-blade';
  const table = descentAt(
    ({ prompt, options }) => prompt.key === 'ask.token-attack' && options.includes(token),
    ['rogue', 'wizard'],
  );
  await openFile(page, descentFile(table));
  const used = page.locator('.hs-tool.is-used');
  const before = await used.count();
  await answering(page, () => onDashboard(page, token).click());
  expect(await lastAnswer(page)).toEqual([token]);
  expect(await used.count()).toBe(before + 1);
});

inBrowser('a Shaman spends an element, and her spirit attacks', async (page) => {
  const lash = /^use-storm-lash-\d\/0$/;
  const table = descentAt(
    attacking(lash),
    [{ class: 'shaman', skill: 'storm-lash-1' }, 'berserker'],
    'highway-to-hellscape',
  );
  const use = optionLike(table.pending[0] as Question, lash);
  await openFile(page, descentFile(table));
  const air = page.locator('.hs-element-air .hs-element-level');
  const before = Number(await air.textContent());
  await answering(page, () => onDashboard(page, use).click());
  expect(Number(await air.textContent())).toBeLessThan(before);

  const conjured = descentAt(
    (question) => optionLike(question, /^(flame|frost)-spirit-attack$/) !== '',
    ['shaman', 'berserker'],
    'highway-to-hellscape',
  );
  const strike = optionLike(conjured.pending[0] as Question, /-spirit-attack$/);
  await openFile(page, descentFile(conjured));
  await answering(page, () => onDashboard(page, strike).click());
  expect(await lastAnswer(page)).toEqual([strike]);
});

inBrowser('a Ranger reveals arrows toward seven and shoots', async (page) => {
  const table = descentAt(anAim, ['ranger', 'berserker']);
  await openFile(page, descentFile(table));
  await page.getByText('Next card:').first().waitFor();
  const row = page.locator('.hs-tray .hs-arrow-card');
  const before = await row.count();
  await answering(page, () => inTray(page, 'reveal').click());
  const aiming = (await page.locator('.hs-tray [data-option=stop]').count()) > 0;
  if (aiming) {
    expect(await row.count()).toBe(before + 1);
    await answering(page, () => anywhere(page, 'stop').click());
  }
  await finish(page);
});

inBrowser('an attack is begun by a tap on the enemy', async (page) => {
  const table = descentAt(
    ({ prompt }) => prompt.key === 'ask.attack',
    ['ranger', 'berserker', 'wizard', 'rogue'],
    'highway-to-hellscape',
  );
  const [option = ''] = table.pending[0]?.options ?? [];
  await openFile(page, descentFile(table));
  await answering(page, () => onBoard(page, option).dispatchEvent('click'));
  expect(await lastAnswer(page)).toEqual([option]);
});
