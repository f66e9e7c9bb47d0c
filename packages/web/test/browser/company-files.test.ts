import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { goTo } from '../../testing/hands.ts';
import { expectAccessible } from './axe.ts';
import { inBrowser } from './browser.ts';

const AT_HOME = new URL('../../../host/test/campaigns/company-1-at-home.crawl', import.meta.url);
const FILE = readFileSync(AT_HOME);

type Content = {
  company: { version: number; log: { t: string; members?: { character: object }[] }[] };
};

/** The file with something done to it. */
function changed(change: (content: Content) => void): Buffer {
  const content = JSON.parse(gunzipSync(FILE).toString());
  change(content);
  return gzipSync(JSON.stringify(content));
}

const BAD: Readonly<Record<string, readonly [file: Buffer, said: RegExp]>> = {
  torn: [FILE.subarray(0, FILE.length / 2), /damaged/],
  'of something else': [Buffer.from('{"kind":"shopping list"}'), /damaged/],
  newer: [changed(({ company }) => (company.version += 99)), /newer version/],
  edited: [
    changed(({ company: { log } }) => {
      const back = log.find(({ t }) => t === 'came-home')?.members?.[0];
      if (back) Object.assign(back.character, { gold: 100_000 });
    }),
    /edited/,
  ],
};

inBrowser(
  'a company goes to a file, is deleted and comes back; bad files lose nothing',
  async (page) => {
    await goTo(page, 'campaign');
    await give(page, FILE);
    await page.locator('.book-member').first().waitFor();
    const members = await page.locator('.book-member-name').allTextContents();
    await goTo(page, 'campaign');
    for (const [name, [file, said]] of Object.entries(BAD)) {
      await give(page, file);
      await page.getByRole('alert').filter({ hasText: said }).waitFor();
      expect(await spines(page).count(), name).toBe(1);
    }

    await page.getByRole('button', { name: 'Delete this company: The Lanterns' }).click();
    await expectAccessible(page, 'deleting a company');
    const dialog = page.locator('dialog[open]');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save to a file' }).click();
    const saved = await buffer(await (await download).createReadStream());
    await dialog.getByText('Saved as the-lanterns.campaign').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await spines(page).count()).toBe(1);

    await spines(page).getByRole('link').click();
    await page.getByRole('button', { name: 'Delete this company' }).click();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('None yet.').waitFor();
    await page.reload();
    await page.getByText('None yet.').waitFor();
    await goTo(page, '');
    expect(await page.locator('[data-test=saved-game]').count()).toBe(0);

    await goTo(page, 'campaign');
    await give(page, saved);
    await page.locator('.book-member').first().waitFor();
    expect(await page.locator('.book-member-name').allTextContents()).toEqual(members);
    await page.getByRole('tab', { name: 'Chronicle' }).click();
    await page.locator('.chronicle-chapter').first().waitFor();
  },
);

const SIZES = [
  [1440, 900],
  [844, 390],
  [390, 844],
] as const;

inBrowser('no label of the county lies over another, in either language', async (page) => {
  await goTo(page, 'campaign');
  await give(page, FILE);
  await page.getByRole('button', { name: 'Choose the next mission' }).click();
  for (const language of ['English', 'Italiano', 'IT']) {
    const button = page.getByRole('button', { name: language, exact: true });
    if ((await button.count()) > 0) await button.click();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await overlaps(page), `${language}, ${width} × ${height}`).toEqual([]);
    }
  }
});

/** Labels of the map that lie over each other or hang over its edge. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const map = document.querySelector('.county-map')?.getBoundingClientRect() ?? new DOMRect();
    const labels = [...document.querySelectorAll<HTMLElement>('.map-place, .map-town')];
    const boxes = labels.map((label) => ({ label, box: label.getBoundingClientRect() }));
    if (boxes.length < 4) return ['the map is empty'];
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    return boxes.flatMap(({ label, box }, n) => {
      const under = boxes.slice(n + 1).filter((other) => isOver(box, other.box));
      const isOut = box.left < map.left || box.right > map.right || box.bottom > map.bottom;
      const name = label.textContent ?? '';
      return [
        ...under.map((other) => `${name} / ${other.label.textContent}`),
        ...(isOut ? [name] : []),
      ];
    });
  });
}

function spines(page: Page): Locator {
  return page.locator('.book-spine');
}

async function give(page: Page, contents: Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.campaign', mimeType: 'application/octet-stream', buffer: contents });
}
