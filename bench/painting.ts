import type { Browser, Page } from 'playwright-core';

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

/** What the table shows now, as a page of its own that knows no rules and no framework. */
export function bareScene(page: Page): Promise<{ readonly style: string; readonly html: string }> {
  return page.evaluate(() => ({
    style: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join('\n'),
    html: document.querySelector('main')?.outerHTML ?? '',
  }));
}

/** Milliseconds until a bare page that shows nothing has painted a scene. */
export function timeToPaintBare(page: Page, html: string): Promise<number> {
  return page.evaluate(async (scene) => {
    const painted = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      });
    document.body.innerHTML = '';
    await painted();
    const start = performance.now();
    document.body.innerHTML = scene;
    return (await painted()) - start;
  }, html);
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the clock, and of them on the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The longest task of the page's own thread while something is done, in milliseconds of the processor:
 * what other programs do meanwhile is none of its fault.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const trace: { traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const threads = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = trace.traceEvents.filter(
    ({ ph, name, pid, tid }) =>
      ph === 'X' && name.includes('RunTask') && threads.includes(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the browser has told of no task');
  return Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / 1000;
}
