import { beforeSteps, makeTable } from '@crawlspace/server/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EVERYTHING_ASKED } from '../../testing/asked.ts';
import { option, question, waitForQuestion } from '../../testing/hands.ts';
import { expectAccessible } from './axe.ts';
import { PATIENCE, PHONE } from './browser.ts';
import { Gathering, seatSeenBy, setTable, sitDown } from './friends.ts';

/** The server is stopped and started again in the middle of a game. */
const friends = new Gathering();

const momentOf = (page: Page) => page.locator('[data-moment]').getAttribute('data-moment');
const untilMoment = (page: Page, moment: string) =>
  expect.poll(() => momentOf(page), PATIENCE).toBe(moment);

/** Picks the first that is offered. */
async function pickFirst(page: Page): Promise<void> {
  await waitForQuestion(page);
  await question(page).locator('[data-option]').first().click();
}

test('two desks and a phone play on through everything that happens', async () => {
  const { ada, link } = await setTable(friends, 'brimstone');
  await ada.keyboard.press('Escape');
  const [bob, phone] = await Promise.all([friends.somebody(), friends.somebody(PHONE)]);
  await sitDown(bob, link, '<i>Bob</i>');
  await sitDown(phone, link, 'Cleo', 2);
  await seatSeenBy(ada, 3, 'kind').toBe('person');
  expect(await ada.locator('.fellows-seat').nth(1).textContent()).toContain('<i>Bob</i>');

  // All are asked side by side; what one answers the others see.
  await pickFirst(ada);
  await untilMoment(phone, '0.1');

  // An answer without a network is kept, and counts once when it is back.
  await bob.context().setOffline(true);
  await bob.locator('[data-test=lost]').waitFor();
  await pickFirst(bob);
  await question(bob).waitFor({ state: 'detached' });
  await seatSeenBy(ada, 1, 'here').toBe('false');
  expect(await momentOf(ada)).toBe('0.1');
  await bob.context().setOffline(false);
  await untilMoment(ada, '0.2');
  await bob.locator('[data-test=lost]').waitFor({ state: 'detached' });

  // What somebody else has answered is taken back by a vote.
  await ada.getByRole('button', { name: 'Undo' }).click();
  await ada.getByRole('button', { name: 'Ask the others' }).click();
  await phone.locator('[data-test=vote]').waitFor();
  await expectAccessible(phone, 'a vote');
  await phone.getByRole('button', { name: 'I agree' }).click();
  await Promise.all([ada, bob, phone].map((page) => untilMoment(page, '1.1')));

  // The server starts anew: everybody is back, with everything, and was shown nothing but that they are coming back.
  await friends.stop();
  await ada.locator('[data-test=coming-back]').waitFor();
  expect(await ada.locator('[data-test=lost], [role=alert]').count()).toBe(0);
  await friends.start();
  for (const page of [ada, bob, phone]) {
    await page.locator('[data-test=coming-back]').waitFor({ state: 'detached' });
    expect(await page.locator('[data-test=lost], [role=alert]').count()).toBe(0);
  }

  // A bot plays for who is away, and gives the seat back.
  await bob.close();
  await seatSeenBy(ada, 1, 'here').toBe('false');
  await ada.locator('[data-test=fellows]').click();
  await expectAccessible(ada, 'who is at the table');
  await ada.locator('[data-test=hand]').nth(1).selectOption('bot');
  await expect.poll(() => momentOf(phone), PATIENCE).not.toBe('1.1');
  await seatSeenBy(phone, 1, 'kind').toBe('bot');
  const again = await bob.context().newPage();
  await again.goto(friends.address);
  await again.locator('[data-test=my-table]').click();
  await seatSeenBy(ada, 1, 'kind').toBe('person');
  await seatSeenBy(again, 1, 'kind').toBe('you');
  // Nobody who has a seat is asked to sit down.
  expect(await again.locator('dialog[open]').count()).toBe(0);
});

test('a spectator is told nothing but what all may know; a seat moves to another device', async () => {
  const { ada } = await setTable(friends, 'hellscape');
  const shownLink = () => ada.locator('[data-test=invite-link]').inputValue();
  const toSit = await shownLink();
  await ada.getByRole('radio', { name: 'To watch' }).check();
  await expect.poll(shownLink, PATIENCE).not.toBe(toSit);
  const link = await shownLink();
  await ada.keyboard.press('Escape');
  const guest = await friends.somebody();
  const told: string[] = [];
  guest.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => told.push(String(payload))),
  );
  await guest.goto(link);
  await guest.locator('[data-test=fellows]').waitFor();
  await pickFirst(ada);
  await untilMoment(guest, '0.1');
  expect(await question(guest).count()).toBe(0);
  const shown = told.map((text) => JSON.parse(text)).filter((each) => 'own' in each);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.every(({ own }) => own === null)).toBe(true);
  expect(told.join().includes('seed')).toBe(false);

  // Who points at something points for all who look, and the next tap is a tap again.
  await ada.locator('[data-test=point]').click();
  await ada.locator('.board').focus();
  await ada.keyboard.press('Enter');
  await guest.locator('.board-finger', { hasText: 'Ada' }).waitFor();
  await ada.locator('.board.is-pointing').waitFor({ state: 'detached' });

  await ada.locator('[data-test=fellows]').click();
  await ada.getByRole('button', { name: 'Continue on another device' }).click();
  const seat = await ada.locator('dialog [data-test=invite-link]').inputValue();
  const phone = await friends.somebody(PHONE);
  await phone.goto(seat);
  await waitForQuestion(phone);
  await pickFirst(phone);
  await expect.poll(() => momentOf(guest), PATIENCE).not.toBe('0.1');
});

test('enemies act one after the other, for those who play and for those who look on', async () => {
  const { record, picks } = await beforeSteps('hellscape');
  const seats = ['open', 'bot', 'bot'];
  const body = { game: 'hellscape', name: 'Host', setup: null, record, seats };
  const { table, invite, spectator } = await makeTable(friends.address, body);
  const [ada, guest] = await Promise.all([friends.somebody(), friends.somebody(PHONE)]);
  for (const page of [ada, guest]) {
    await page.addInitScript((orders) => {
      localStorage.setItem('crawlspace.enemyPace', '"steps"');
      localStorage.setItem('crawlspace.reactions', orders);
    }, JSON.stringify(EVERYTHING_ASKED));
  }
  await sitDown(ada, `${friends.address}/t/${table}#${invite.secret}`, 'Ada');
  await guest.goto(`${friends.address}/t/${table}#${spectator.secret}`);
  await guest.locator('[data-test=fellows]').waitFor();
  await waitForQuestion(ada);
  for (const pick of picks) await option(ada, pick).click();

  // Each step waits to be seen by whoever plays; those who look on are held up by nothing.
  await ada.locator('[data-test=go-on]').click();
  await waitForQuestion(ada);
  await expect.poll(() => momentOf(guest), PATIENCE).toBe(await momentOf(ada));
  await guest.locator('[data-test=go-on]').waitFor({ state: 'detached' });
});
