import type { Locator, Page } from 'playwright-core';
import { answering } from './hands.ts';

/** What answers the question with this option, wherever on Hellscape's table it is in sight. */
export function anywhere(page: Page, option: string): Locator {
  return page.locator(`[data-option="${option}"]:visible`).first();
}

/** A zone, door, token or figure of the board that answers the question. */
export function onBoard(page: Page, option: string): Locator {
  return page.locator(`.hell-board [data-option="${option}"]`);
}

/** What answers it on the dashboard of the hero in sight. */
export function onDashboard(page: Page, option: string): Locator {
  return page.locator(`.hs-dash [data-option="${option}"]`).first();
}

/** What answers it among the dice. */
export function inTray(page: Page, option: string): Locator {
  return page.locator(`.hs-tray [data-option="${option}"]`).first();
}

/** Gives these picks with the mouse: on the board where it can be, else wherever they are offered. */
export async function give(page: Page, picks: readonly string[]): Promise<void> {
  await answering(page, () => tapAll(page, picks));
}

/** The same, without waiting for what comes of it. */
export async function tapAll(page: Page, picks: readonly string[]): Promise<void> {
  const confirm = page.locator('[data-test=confirm]');
  const several = (await confirm.count()) > 0;
  for (const pick of picks) await tapOne(page, pick);
  if (several) await confirm.click();
}

async function tapOne(page: Page, pick: string): Promise<void> {
  const [, die] = /^(?:die|reroll)(\d+)$/.exec(pick) ?? [];
  // Where a die can be resolved and rolled again, it is touched first.
  if (die !== undefined && (await inTray(page, pick).count()) === 0) {
    await page.locator(`.hs-tray [data-die="${die}"]`).click();
  }
  const target = onBoard(page, pick);
  if ((await target.count()) > 0) await target.dispatchEvent('click');
  else await anywhere(page, pick).click();
}

/**
 * Gives many answers with clicks made inside the page: hundreds of them from outside would take
 * minutes.
 */
export async function giveAll(page: Page, answers: readonly (readonly string[])[]): Promise<void> {
  await page.evaluate(async (all) => {
    const moment = () =>
      document.querySelector<HTMLElement>('[data-decision]')?.dataset['decision'];
    const find = (selector: string) => document.querySelector(selector);
    const until = async (what: string, isSo: () => boolean) => {
      for (const end = performance.now() + 30_000; !isSo(); ) {
        if (performance.now() > end) throw new Error(`waited for ${what} at ${moment()}`);
        document.querySelector<HTMLElement>('[data-test=go-on], [data-weighed]')?.click();
        await new Promise((done) => setTimeout(done));
      }
    };
    const click = async (what: string, selectors: readonly string[]) => {
      const there = () => selectors.map(find).find((each) => each !== null);
      await until(what, () => there() !== undefined);
      there()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    for (const picks of all) {
      await until(
        'the screen',
        () => !find('[data-decision][data-painted=false], [data-test=go-on]'),
      );
      const before = moment();
      const several = find('[data-test=confirm]') !== null;
      for (const pick of picks) {
        const [, die] = /^(?:die|reroll)(\d+)$/.exec(pick) ?? [];
        const option = `[data-option="${pick}"]`;
        if (die !== undefined && !find(`.hs-tray ${option}`)) {
          await click(`die ${die}`, [`.hs-tray [data-die="${die}"]`]);
        }
        await click(pick, [`.hs-tray ${option}`, `.hell-board ${option}`, option]);
      }
      if (several) await click('confirm', ['[data-test=confirm]:enabled']);
      await until('the next question', () => moment() !== before || !!find('[data-test=over]'));
    }
  }, answers);
}
