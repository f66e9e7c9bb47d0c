import { descentFile, finishedDescent } from '../../testing/descents.ts';
import { goTo, importGame } from '../../testing/hands.ts';
import { fileOf, finishedGame } from '../../testing/saves.ts';
import { expectAccessible, expectDialog } from './axe.ts';
import { DESK, inBrowser, PHONE } from './browser.ts';

for (const [device, size] of Object.entries({ desk: DESK, phone: PHONE })) {
  inBrowser(
    `every screen is accessible (${device})`,
    async (page) => {
      await expectAccessible(page, 'home, first visit');
      for (const screen of ['muster', 'muster/hellscape', 'settings', 'rules', 'rules/hellscape']) {
        await goTo(page, screen);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page, screen);
      }
      for (const muster of ['muster', 'muster/hellscape']) {
        await goTo(page, muster);
        await page.getByText('Change', { exact: true }).first().click();
        await expectDialog(page, `${muster}, a hero`);
      }
      for (const file of [fileOf(finishedGame()), descentFile(finishedDescent())]) {
        const finished = await importGame(page, file);
        await expectAccessible(page, 'home');
        for (const screen of ['after', 'replay']) {
          await goTo(page, finished.replace('#/after', screen));
          await page.getByRole('heading', { level: 1 }).waitFor();
          await expectAccessible(page, screen);
        }
      }
    },
    size,
  );
}
