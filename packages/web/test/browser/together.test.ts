import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closeDialog, goTo, importGame, waitForQuestion } from '../../testing/hands.ts';
import { almostFinishedGame, fileOf } from '../../testing/saves.ts';
import { expectAccessible } from './axe.ts';
import { PATIENCE, PHONE } from './browser.ts';
import { clickWhatIsAdvised } from './click-advice.ts';
import { Gathering, seatSeenBy, sitDown } from './friends.ts';
import { hurryThrough } from './hurry.ts';

/** Three large tables at once take a busy machine a while. */
const friends = new Gathering();

/** The others may take their time. */
const WITH_OTHERS = { patience: 60_000 };

/** Ada brings an adventure that is nearly over to the server. Returns the link to it. */
async function bringAlmostFinished(ada: Page): Promise<string> {
  await ada.goto(friends.address);
  const address = await importGame(ada, fileOf(almostFinishedGame(3)));
  await goTo(ada, address.replace('#/', ''));
  await ada.getByRole('button', { name: 'Menu' }).click();
  await ada.locator('[data-test=play-online]').click();
  await ada.locator('[data-test=your-name]').fill('Ada');
  await ada.getByRole('button', { name: 'Create the table' }).click();
  const link = await ada.locator('[data-test=invite-link]').inputValue();
  await closeDialog(ada);
  return link;
}

const titleOf = (page: Page) => page.locator('.book-head h1').textContent();
const heroesOf = (page: Page) => page.locator('.hero-panel .hero-name').allTextContents();

test('three people go from the mine home, to Town, and into the next mine', async () => {
  const ada = await friends.somebody();
  const link = await bringAlmostFinished(ada);
  const [bob, cleo] = await Promise.all([friends.somebody(), friends.somebody(PHONE)]);
  await sitDown(bob, link, 'Bob');
  await sitDown(cleo, link, 'Cleo');
  const all = [ada, bob, cleo];
  await Promise.all(all.map((page) => clickWhatIsAdvised(page, WITH_OTHERS)));

  // The adventure is over: Ada takes everybody on, and all read the book of their company.
  await bob.getByText('Ada can go on with all of you').waitFor();
  await ada.getByRole('button', { name: 'Continue as a campaign' }).click();
  for (const page of all) await page.getByText('Out of the mine').waitFor();
  const names = await cleo.locator('.book-member-name').allTextContents();
  expect(names).toHaveLength(3);
  await bob.getByText('Ada decides where the company goes').waitFor();
  expect(await bob.getByRole('button', { name: 'On to Town' }).count()).toBe(0);
  await expectAccessible(cleo, 'the shared book');

  // Around the book there are words, and links for those who are not there.
  await cleo.getByRole('button', { name: 'Chat' }).click();
  await cleo.locator('[data-test=say]').fill('We made it');
  await cleo.getByRole('button', { name: 'Send' }).click();
  await bob.locator('[data-test=heard]', { hasText: 'We made it' }).waitFor();
  await cleo.keyboard.press('Escape');
  expect(await cleo.getByRole('button', { name: 'Invite' }).count()).toBe(0);
  await ada.getByRole('button', { name: 'Invite' }).click();
  expect(await ada.locator('[data-test=invite-link]').inputValue()).toBe(link);
  await expectAccessible(ada, 'around the book');
  await ada.keyboard.press('Escape');
  await friends.stop();
  await bob.locator('[data-test=coming-back]').waitFor();
  await friends.start();
  await bob.locator('[data-test=coming-back]').waitFor({ state: 'detached' });
  await bob.reload();
  expect(await titleOf(bob)).toBe(await titleOf(ada));

  // Everybody is on the road and in Town with their own hero, side by side.
  await ada.getByRole('button', { name: 'On to Town' }).click();
  for (const [seat, page] of all.entries()) await seatSeenBy(page, seat, 'kind').toBe('you');
  await Promise.all(all.map((page) => hurryThrough(page, '[data-prompt="prompt.lodging"]')));
  await cleo.reload();
  await Promise.all(all.map((page) => waitForQuestion(page)));
  await expectAccessible(cleo, 'Town together');
  await Promise.all(all.map((page) => hurryThrough(page)));

  // Home again. Whoever comes from outside finds the one table that the company is at.
  await ada.getByRole('button', { name: 'Take the company home' }).click();
  for (const page of all) await page.getByText('The company is at home').waitFor();
  await bob.goto(friends.address);
  await bob.locator('[data-test=my-table]').first().waitFor();
  expect(await bob.locator('[data-test=my-table]').count()).toBe(1);
  await bob.locator('[data-test=my-table]').click();
  await bob.getByRole('tab', { name: 'Chronicle' }).click();
  await bob.locator('.chronicle-chapter').first().waitFor();
  expect(await bob.locator('.chronicle-chapter').count()).toBe(2);

  // Into the next mine, with the same heroes in the same hands.
  await ada.getByRole('tab', { name: 'County' }).click();
  await ada.getByRole('button', { name: 'Ride out' }).click();
  for (const [seat, page] of all.entries()) await seatSeenBy(page, seat, 'kind').toBe('you');
  for (const page of all) await expect.poll(() => heroesOf(page), PATIENCE).toEqual(names);
  await cleo.reload();
  await seatSeenBy(cleo, 2, 'kind').toBe('you');
  // The first link leads to where they are now.
  const dora = await friends.somebody();
  await dora.goto(link);
  await expect.poll(() => heroesOf(dora), PATIENCE).toEqual(names);
});

test('a company of this browser rides out with friends, and stays here as it was', async () => {
  const ada = await friends.somebody();
  await ada.goto(`${friends.address}/#/campaign`);
  await ada.getByRole('button', { name: 'Found a company' }).click();
  const recruiting = ada.getByRole('button', { name: 'Recruit somebody' });
  for (const count of [1, 2]) {
    await recruiting.click();
    await ada.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => ada.locator('.book-member').count(), PATIENCE).toBe(count);
  }
  const names = await ada.locator('.book-member-name').allTextContents();
  const book = ada.url();
  await ada.getByRole('tab', { name: 'County' }).click();
  await ada.getByRole('button', { name: 'With friends' }).click();
  await ada.locator('[data-test=your-name]').fill('Ada');
  await expectAccessible(ada, 'a company goes online');
  await ada.getByRole('button', { name: 'Create the table' }).click();
  const link = await ada.locator('[data-test=invite-link]').inputValue();
  const bob = await friends.somebody(PHONE);
  await sitDown(bob, link, 'Bob');
  await seatSeenBy(bob, 1, 'kind').toBe('you');
  expect(await heroesOf(bob)).toEqual(names);
  // The book here says so.
  await ada.goto(book);
  await ada.getByText('The company is at home').waitFor();
  await ada.locator('[data-test=also-online]').waitFor();
  await expectAccessible(ada, 'a company that also plays online');
  await ada.getByRole('link', { name: 'Go to the online table' }).click();
  await seatSeenBy(ada, 0, 'kind').toBe('you');
});
