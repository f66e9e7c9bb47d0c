import type { Page } from 'playwright-core';

/**
 * Gives an answer in the page; returns the milliseconds until the board after it has been painted:
 * until the first frame after which nothing on it changes any more.
 */
export function timeToPaint(page: Page, picks: readonly string[]): Promise<number> {
  return page.evaluate(async (options) => {
    const asked = () => document.querySelector<HTMLElement>('[data-decision]')?.dataset['decision'];
    const press = (selector: string) => {
      const button = document.querySelector(`[data-decision] ${selector}, .board ${selector}`);
      if (!button) throw new Error(`nothing to press: ${selector}`);
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    // A frame is painted when the first task after its callbacks runs.
    const painted = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      });
    let changes = 0;
    const observer = new MutationObserver(() => changes++);
    const board = document.querySelector('.board');
    if (board) observer.observe(board, { subtree: true, childList: true, attributes: true });

    const before = asked();
    const needsConfirming = document.querySelector('[data-test="confirm"]') !== null;
    if (needsConfirming) {
      for (const option of options) press(`[data-option="${option}"]`);
      await painted();
    }
    const start = performance.now();
    press(needsConfirming ? '[data-test="confirm"]' : `[data-option="${options[0]}"]`);
    let frame = start;
    for (let seen = -1; seen !== changes || asked() === before; ) {
      seen = changes;
      const next = await painted();
      if (seen !== changes || asked() === before || frame === start) frame = next;
    }
    observer.disconnect();
    return frame - start;
  }, picks);
}

/** From now on notes tasks that block the page; the returned function tells the longest so far. */
export async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      root.dataset['longestTask'] = String(
        Math.max(longest, Number(root.dataset['longestTask'] ?? 0)),
      );
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['longestTask'] ?? 0));
}
