import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aTurn, descentAt, descentFile } from '../../testing/descents.ts';
import { greatMomentBelow } from '../../testing/great-moments.ts';
import { openFile } from '../../testing/hands.ts';
import { someDice } from '../../testing/moments.ts';
import { aFight, aReroll, aWalk, fileOf, gameAt } from '../../testing/saves.ts';
import { tapAll } from '../../testing/taps.ts';
import { expectAccessible } from './axe.ts';
import { inBrowser, SIZES } from './browser.ts';

const MOMENTS = {
  walk: () => fileOf(gameAt(aWalk, 4)),
  fight: () => fileOf(gameAt(aFight, 4)),
  're-roll': () => fileOf(gameAt(aReroll, 4)),
  'turn of a quest': () => descentFile(descentAt(aTurn, 4)),
  'dice of a quest': () => descentFile(descentAt(someDice, 4)),
};

for (const [size, [width, height]] of Object.entries(SIZES)) {
  inBrowser(
    `every question can be answered beside the board (${size})`,
    async (page) => {
      for (const [moment, file] of Object.entries(MOMENTS)) {
        await openFile(page, file());
        const screen = `${moment}, ${size}`;
        expect(await outOfReach(page), screen).toEqual([]);
        expect(await windowOnBoard(page), screen).toBeGreaterThan(0.14);
        await expectAccessible(page, screen);
      }
      const { file, picks } = greatMomentBelow();
      await openFile(page, file);
      await tapAll(page, picks);
      await page.locator('[data-test=held]').waitFor();
      expect(await outOfReach(page, { 'way on': '[data-test=go-on]' }), size).toEqual([]);
      await expectAccessible(page, `a great moment, ${size}`);
    },
    { viewport: { width, height }, hasTouch: true },
  );
}

const NEEDED = {
  question: '.prompt-question, .hs-fighters',
  'first option': '.prompt-options [data-option], .hs-tray [data-option]',
  'way on': '[data-test=confirm], .hs-main-button, .pick',
  advice: '[data-test=advise]',
  menu: '.top-bar button',
};

/**
 * What ought to be in sight and is not, or lies under something else: the question or the dice it is
 * about, the first way to answer and the way on, menu and undo.
 */
function outOfReach(
  page: Page,
  wanted: Readonly<Record<string, string>> = NEEDED,
): Promise<string[]> {
  return page.evaluate((all) => {
    // Of several ways the first that is there.
    const shown = (selectors: string) =>
      selectors
        .split(', ')
        .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
        .find((each) => each.checkVisibility());
    return Object.entries(all).flatMap(([name, selectors]) => {
      const element = shown(selectors);
      const box = element?.getBoundingClientRect();
      if (!element || !box) return [`${name} is not there`];
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return at && (element.contains(at) || at.contains(element)) ? [] : [`${name} is covered`];
    });
  }, wanted);
}

/** How much of the screen is left for what happens on the board. */
function windowOnBoard(page: Page): Promise<number> {
  return page.evaluate(() => {
    const box = document.querySelector('.table-window')?.getBoundingClientRect();
    return box ? (box.width * box.height) / (innerWidth * innerHeight) : 0;
  });
}
