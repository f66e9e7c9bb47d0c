import { closeDialog } from '../../testing/hands.ts';
import { inBrowser } from './browser.ts';
import { EVERY_SCREEN } from './every-screen.ts';
import { expectFits } from './fits.ts';

/** How people hold and see it: width, height, and how large the letters are. */
const WAYS = {
  'desk, letters twice as large': [1440, 900, 200],
  'desk, zoomed in twice': [720, 450, 100],
  'small phone': [320, 568, 100],
  'phone, sideways': [844, 390, 100],
  'phone, largest letters': [390, 844, 137.5],
} as const;

for (const [way, [width, height, letters]] of Object.entries(WAYS)) {
  for (const locale of ['it-IT', 'en-GB']) {
    inBrowser(
      `every screen holds (${way}, ${locale})`,
      async (page) => {
        // Before the page is shown: Chromium does not ask all container queries anew when letters grow later.
        await page.addInitScript((size) => {
          document.addEventListener('readystatechange', () => {
            document.documentElement.style.fontSize = `${size}%`;
          });
        }, letters);
        await page.reload();
        for (const [name, visit] of Object.entries(EVERY_SCREEN)) {
          await visit(page);
          await page.evaluate(() => new Promise(requestAnimationFrame));
          await expectFits(page, `${name}, ${way}`);
          if ((await page.locator('dialog[open]').count()) > 0) await closeDialog(page);
        }
      },
      { viewport: { width, height }, hasTouch: true, locale },
    );
  }
}
