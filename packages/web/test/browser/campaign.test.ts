import { TOWN_LOCATIONS } from '@crawlspace/brimstone';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  answering,
  goTo,
  importGame,
  openFile,
  option,
  question,
  takeAdvice,
  waitForQuestion,
} from '../../testing/hands.ts';
import { almostFinishedGame, fileOf } from '../../testing/saves.ts';
import { somebody, stayFile, stayOf } from '../../testing/stays.ts';
import { expectAccessible } from './axe.ts';
import { inBrowser, PHONE } from './browser.ts';
import { clickWhatIsAdvised } from './click-advice.ts';

inBrowser(
  'who comes out of the mine goes on as a company: Town, the book, the mine',
  async (page) => {
    const address = await importGame(page, fileOf(almostFinishedGame()));
    await goTo(page, address.replace('#/', ''));
    await clickWhatIsAdvised(page, 40);
    await page.locator('[data-test=over] button').click();
    await page.getByRole('button', { name: 'Go on with them' }).click();
    await page.getByText('Out of the mine').waitFor();
    await page.reload();
    await page.locator('.book-member').last().waitFor();
    const names = await page.locator('.book-member-name').allTextContents();
    expect(names).toHaveLength(2);
    await expectAccessible(page, 'the book');

    await page.getByRole('button', { name: 'On to Town' }).click();
    await waitForQuestion(page);
    await page.reload();
    await hurryThrough(page);
    await page.locator('[data-test=over] button').click();
    await page.getByRole('link', { name: /^Back to/ }).click();
    await page.getByText('The company is at home').waitFor();
    await page.getByRole('tab', { name: 'Chronicle' }).click();
    expect(await page.locator('.chapter').count()).toBe(2);

    await page.reload();
    await page.getByRole('tab', { name: 'The county' }).click();
    await expectAccessible(page, 'the county');
    await page.getByRole('button', { name: 'Ride out' }).click();
    await waitForQuestion(page);
    await page.reload();
    await waitForQuestion(page);
    expect(await page.locator('.hero-panel .hero-name').allTextContents()).toEqual(names);
  },
);

const CLASSES = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] as const;
const SIX = TOWN_LOCATIONS.map((_, n) =>
  somebody({
    class: CLASSES[n % CLASSES.length] ?? 'bandido',
    name: `Hero ${n + 1}`,
    gold: 400,
    xp: n === 0 ? 600 : 0,
  }),
);

inBrowser(
  'a level is a choice from the whole tree, and six heroes shop in six houses side by side',
  async (page) => {
    await openFile(page, stayFile(stayOf(SIX)));
    await answering(page, () => option(page, 'yes').click());
    await expectAccessible(page, 'a level-up');
    await page.locator('.tree-open').nth(1).click();
    await answering(page, () => page.locator('[data-test=learn]').click());
    await takeAdviceUntil(page, 'prompt.lodging');

    for (const _ of SIX) await answering(page, () => house(page, 'hotel').click());
    await takeAdviceUntil(page, 'prompt.location');
    await expectAccessible(page, 'the street');
    for (const location of TOWN_LOCATIONS)
      await answering(page, () => house(page, location).click());
    await takeAdviceUntil(page, 'prompt.town-service');

    await page.reload();
    await waitForQuestion(page);
    for (const [n, location] of TOWN_LOCATIONS.entries()) {
      await page.locator(`[data-hero="${n}"]`).click();
      await page.locator(`.scene[data-inside="${location}"] .goods`).first().waitFor();
    }
    await expectAccessible(page, 'a counter');
    const purse = page.locator('[data-hero="5"] .town-hero-purse');
    const before = await purse.textContent();
    await page.locator('.goods:not(.goods-dear)').first().click();
    await answering(page, () => page.locator('.looked-at [data-option]').click());
    expect(await purse.textContent()).not.toBe(before);
  },
  PHONE,
);

/** Along the road and out of Town again, by clicks inside the page: whatever is asked gets the quickest answer. */
function hurryThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const quick = ['hotel', 'camp-site', 'nowhere', 'leave', 'leave-town'];
    const ways = [
      ...quick.map((id) => `[data-option="${id}"]`),
      '[data-test=confirm]',
      '[data-decision] [data-option]',
    ];
    while (!find('[data-test=over]')) {
      find('[data-test=go-on]')?.click();
      if (find('[data-decision][data-seen=true]')) {
        for (const way of ways) {
          const there = find(way);
          there?.click();
          if (there) break;
        }
      }
      await new Promise((done) => setTimeout(done));
    }
  });
}

function house(page: Page, name: string) {
  return page.locator(`.street [data-option="${name}"]`);
}

/** Answers as a bot would until this is asked. */
async function takeAdviceUntil(page: Page, prompt: string): Promise<void> {
  for (;;) {
    await waitForQuestion(page);
    if ((await question(page).getAttribute('data-prompt')) === prompt) return;
    await answering(page, () => takeAdvice(page));
  }
}
