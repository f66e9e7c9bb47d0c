import type { Page } from 'playwright-core';

/**
 * Clicks what a bot would do until the game is over. The clicks are made inside the page: hundreds
 * of them from outside would take minutes.
 */
export async function clickToTheEnd(page: Page, mostAnswers: number): Promise<void> {
  const left = await page.evaluate(async (most) => {
    const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
      document.querySelector<Found>(selector);
    const moment = () =>
      document.querySelector<HTMLElement>('[data-decision]')?.dataset['decision'];
    const until = async (what: string, isSo: () => boolean) => {
      for (const end = performance.now() + 10_000; !isSo(); ) {
        if (performance.now() > end) throw new Error(`waited for ${what} at ${moment()}`);
        await new Promise((done) => setTimeout(done));
      }
    };
    for (let answers = 0; answers < most; answers++) {
      if (find('[data-test=over]')) return most - answers;
      const before = moment();
      find<HTMLButtonElement>('[data-test=advise]')?.click();
      const several = () => find<HTMLButtonElement>('[data-test=confirm]');
      const advised = () => find('[data-advised]') ?? several();
      // The page shows that a bot thinks from the next frame on.
      if (several()) await new Promise(requestAnimationFrame);
      await until(
        'advice',
        () => find('[data-test=advise]:disabled') === null && advised() !== null,
      );
      (several() ?? advised())?.click();
      await until(
        'the next question',
        () => moment() !== before || find('[data-test=over]') !== null,
      );
    }
    return 0;
  }, mostAnswers);
  if (left === 0) throw new Error(`still not over after ${mostAnswers} answers`);
}
