import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { Gathering, seatSeenBy, sitDown } from './friends.ts';

const friends = new Gathering();

test('whoever runs the server bans somebody and closes and deletes a table: people are told so in a sentence', async () => {
  const ada = await friends.somebody();
  await ada.goto(`${friends.address}/#/muster/hellscape`);
  await ada.getByRole('button', { name: 'With friends' }).click();
  await ada.locator('[data-test=your-name]').fill('Ada');
  await ada.getByRole('button', { name: 'Create the table' }).click();
  const link = await ada.locator('[data-test=invite-link]').inputValue();
  await ada.keyboard.press('Escape');
  const table = /\/t\/([a-z0-9]{16})/.exec(link)?.[1] ?? '';
  const bob = await friends.somebody();
  await sitDown(bob, link, 'Bob');
  await seatSeenBy(ada, 1, 'kind').toBe('person');

  await friends.admin({ do: 'ban', kind: 'name', who: 'Bob' });
  await bob.getByText('You are banned from this server.').waitFor();
  await expectAccessible(bob, 'banned');
  await bob.reload();
  await bob.getByText('You are banned from this server.').waitFor();
  await bob.goto(`${friends.address}/#/muster/hellscape`);
  await bob.getByRole('button', { name: 'With friends' }).click();
  await bob.locator('[data-test=your-name]').fill('bob');
  await bob.getByRole('button', { name: 'Create the table' }).click();
  await bob.getByText('are banned from this server').waitFor();
  expect(await ada.getByText('banned').count()).toBe(0);

  await friends.admin({ do: 'close', id: table });
  await ada.getByText('has closed this table').waitFor();
  await friends.admin({ do: 'open', id: table });
  await ada.reload();
  await ada.locator('[data-test=fellows]').waitFor();
  await friends.admin({ do: 'delete', id: table });
  await ada.getByText('has deleted this table').waitFor();
});
