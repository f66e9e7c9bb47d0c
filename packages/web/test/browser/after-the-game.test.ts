import { expect } from 'vitest';
import { descentFile, finishedDescent } from '../../testing/descents.ts';
import { goTo, importGame, momentOf, waitForQuestion } from '../../testing/hands.ts';
import { fileOf, finishedGame } from '../../testing/saves.ts';
import { expectAccessible } from './axe.ts';
import { inBrowser, PHONE } from './browser.ts';

inBrowser(
  'after a game a bot tells where it was decided, with ways into the replay',
  async (page) => {
    const address = await importGame(page, fileOf(finishedGame()));
    await goTo(page, address.replace('#/game', 'after').replace('#/', ''));
    await page.locator('.curve[data-state=done]').waitFor({ timeout: 60_000 });
    expect(await page.locator('.curve-point').count()).toBeGreaterThan(2);
    await expectAccessible(page, 'after the game');
    const turning = page.locator('.curve-turns a').first();
    const [, answer] = /\/(\d+)$/.exec((await turning.getAttribute('href')) ?? '') ?? [];
    expect(Number(answer)).toBeGreaterThan(0);
    await turning.click();
    const moment = page.locator('.replay input[type=range]');
    await moment.waitFor();
    expect(await moment.inputValue()).toBe(answer);
  },
);

inBrowser(
  'a game goes on as a link, and a link that was cut off says so',
  async (page) => {
    const address = await importGame(page, descentFile(finishedDescent()));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await goTo(page, address.replace(/#\/\w+/, 'replay'));
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.locator('[data-test=share-link]').getByText('copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await goTo(page, '');
    await page.goto(link);
    await page.getByRole('button', { name: 'Save it here' }).waitFor();
    await expectAccessible(page, 'a shared replay');
    await goTo(page, link.slice(link.indexOf('shared/'), -40));
    await page.getByRole('heading', { name: 'This link is broken' }).waitFor();
  },
  PHONE,
);

inBrowser('a moment of a replay becomes a game of its own, and goes online', async (page) => {
  const played = finishedDescent();
  const asked = String(played.answers[30]?.decision);
  const address = await importGame(page, descentFile(played));
  await goTo(page, address.replace(/#\/\w+/, 'replay'));
  await page.getByRole('slider').fill('30');
  await page.getByText(/answer 30 of/).waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await waitForQuestion(page);
  expect(page.url()).not.toContain(address.slice(address.lastIndexOf('/')));
  expect(await momentOf(page)).toBe(asked);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-test=play-online]').click();
  await page.locator('[data-test=your-name]').fill('Ada');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.locator('[data-test=invite-link]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-test=fellows]').waitFor();
  expect(await page.locator('[data-moment]').getAttribute('data-moment')).toBe('0.30');
});
