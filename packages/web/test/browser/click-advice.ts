import type { Page } from 'playwright-core';

/**
 * Clicks what a bot would do until the game is over, or so many times. The clicks are made inside
 * the page: from outside many of them would take minutes. `patience` is how long others may take.
 */
export async function clickWhatIsAdvised(
  page: Page,
  { answers = Number.POSITIVE_INFINITY, patience = 30_000 } = {},
): Promise<void> {
  await page.evaluate(
    async ([most, milliseconds]) => {
      const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
        document.querySelector<Found>(selector);
      const moment = () =>
        document.querySelector<HTMLElement>('[data-decision]')?.dataset['decision'];
      const isOver = () => find('[data-test=over]') !== null;
      const until = async (what: string, isSo: () => boolean) => {
        for (const end = performance.now() + milliseconds; !isSo(); ) {
          if (performance.now() > end) {
            const options = [...document.querySelectorAll<HTMLElement>('[data-option]')];
            const offered = options.map(({ dataset }) => dataset['option']).join(' ');
            const asked = find('[data-decision]')?.dataset['prompt'];
            const reason = find('[data-test=reason]')?.textContent;
            const thinks = find('[data-test=advise]:disabled') !== null;
            throw new Error(`waited for ${what} at ${asked}: ${offered}; ${reason}; ${thinks}`);
          }
          // Whatever is held until it was seen has been seen.
          find('[data-test=go-on], [data-weighed]')?.click();
          await new Promise((done) => setTimeout(done));
        }
      };
      for (let given = 0; given < most; given++) {
        // Between two questions there is a moment without any: what is done then answers nothing.
        await until(
          'a question',
          () => find('[data-decision][data-painted=true]') !== null || isOver(),
        );
        if (isOver()) return;
        const before = moment();
        find<HTMLButtonElement>('[data-test=advise]')?.click();
        const several = () => find<HTMLButtonElement>('[data-test=confirm]');
        // The page shows that a bot thinks from the next frame on.
        await new Promise(requestAnimationFrame);
        // One tap may answer several questions (everybody catches breath): this one may go by itself.
        const isGone = () => moment() !== before || isOver();
        await until('advice', () => {
          if (isGone()) return true;
          if (find('[data-test=advise]:disabled') !== null) return false;
          return (find('[data-advised]') ?? several()) !== null;
        });
        if (isGone()) continue;
        (several() ?? find('[data-advised]'))?.click();
        await until('the next question', isGone);
      }
    },
    [answers, patience] as const,
  );
}
