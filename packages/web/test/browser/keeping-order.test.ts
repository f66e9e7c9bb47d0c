import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { DESK, PATIENCE, PHONE } from './browser.ts';
import { Gathering, seatSeenBy, setTable, sitDown } from './friends.ts';

const friends = new Gathering();

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('whoever hosts mutes, reports and removes somebody, on %s', async (what, device) => {
  const { ada, link } = await setTable(friends, 'hellscape', device);
  await ada.keyboard.press('Escape');
  const bob = await friends.somebody();
  await sitDown(bob, link, 'Bob');
  await seatSeenBy(ada, 1, 'kind').toBe('person');

  await bob.locator('[data-test=fellows]').click();
  await bob.locator('[data-tab=talk]').click();
  await bob.locator('[data-test=say]').waitFor();
  await ada.locator('[data-test=fellows]').click();
  await ada.getByRole('tab', { name: 'People' }).click();
  await ada.getByRole('button', { name: 'Mute: Bob' }).click();
  await bob.getByText('The host has muted you at this table.').waitFor();
  expect(await bob.locator('[data-test=say]').count()).toBe(0);

  await ada.getByRole('button', { name: 'Report: Bob' }).click();
  await ada.locator('[data-test=report-why]').fill('He tells how it ends.');
  await expectAccessible(ada, `a report on ${what}`);
  await ada.getByRole('button', { name: 'Send the report' }).click();
  await ada.getByText('Your report was sent.').waitFor();

  await ada.getByRole('button', { name: 'Remove: Bob' }).click();
  await ada.getByRole('button', { name: 'Remove Bob' }).click();
  await bob.getByText('The host has removed you from this table.').waitFor();
  // Nothing lies over it.
  await bob.getByRole('link', { name: 'Tables with friends' }).click({ trial: true });
  await ada.getByRole('button', { name: 'Let back in: Bob' }).waitFor();
  await seatSeenBy(ada, 1, 'kind').toBe('nobody');

  // The table goes from the list for good.
  await ada.goto(friends.address);
  await ada.getByRole('button', { name: /^Delete this table/ }).click();
  await expectAccessible(ada, `deleting a table on ${what}`);
  await ada.getByRole('button', { name: 'Delete this table', exact: true }).click();
  await expect.poll(() => ada.locator('[data-test=my-table]').count(), PATIENCE).toBe(0);
});
