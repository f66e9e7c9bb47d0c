import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Lets axe look at the page: nothing may be wrong that is serious or critical. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Evaluated and not added as a script: the page allows no scripts but its own.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  const wrong = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${screen}: ${id}: ${html.slice(0, 200)}`));
  expect(wrong).toEqual([]);
}

/** What lies open over a screen is accessible, has the focus, and Escape closes it. */
export async function expectDialog(page: Page, name: string): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await expectAccessible(page, name);
  expect(await dialog.locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
