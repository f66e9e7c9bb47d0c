import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PAGE_PATH } from '../../build/page.ts';
import { reportRawText } from './raw-text.ts';

export const DESK = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** Screens people have besides the desk and the phone held upright: width, height. */
export const SIZES = {
  'phone, sideways': [844, 390],
  'desk, zoomed in twice': [720, 450],
  'small phone': [320, 568],
  'tablet, sideways': [1024, 768],
  'tablet, upright': [820, 1180],
} as const;

/** What takes longer on a busy machine has failed. */
export const PATIENCE = { timeout: 30_000 };

let browser: Promise<Browser> | null = null;

/** A test in a browser of its own, as it were: nothing stored, no console errors and no raw text allowed. */
export function inBrowser(
  title: string,
  play: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): void {
  test(title, async () => {
    browser ??= chromium.connect(inject('chromium'));
    const context = await (await browser).newContext({
      ...DESK,
      baseURL: inject('address'),
      locale: 'en-GB',
      reducedMotion: 'reduce',
      // Keeping all files for a day without network is the business of one test file only.
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE.timeout);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await reportRawText(context);
    try {
      const page = await context.newPage();
      await page.goto(PAGE_PATH);
      await play(page);
      expect(errors, 'errors in the console').toEqual([]);
    } finally {
      await context.close();
    }
  });
}
