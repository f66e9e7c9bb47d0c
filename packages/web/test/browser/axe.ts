import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { closeDialog } from '../../testing/hands.ts';
import { DESK, PHONE, SIZES } from './browser.ts';

/** The small edition: the other takes the page longer to read than a look at a small screen. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lets axe look at the page: nothing may be wrong that is serious or critical. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Evaluated and not added as a script: the page allows no scripts but its own.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  // Details of all that is right would take longer than looking for what is wrong.
  const violations = await page.evaluate<Result[]>(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)",
  );
  const wrong = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${screen}: ${id}: ${html.slice(0, 200)}`));
  expect(wrong).toEqual([]);
}

/** The same at every size that people have; the page is as large as before afterwards. */
export async function expectAccessibleEverywhere(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  for (const { viewport } of [DESK, PHONE, ...others()]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expectAccessible(page, `${screen}, ${viewport.width} × ${viewport.height}`);
  }
  if (before) await page.setViewportSize(before);
}

function others() {
  return Object.values(SIZES).map(([width, height]) => ({ viewport: { width, height } }));
}

/** What lies open over a screen is accessible, has the focus, and Escape closes it. */
export async function expectDialog(page: Page, name: string): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await expectAccessible(page, name);
  expect(await dialog.locator(':focus').count()).toBe(1);
  await closeDialog(page);
}
