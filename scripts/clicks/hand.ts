import type { Page } from 'playwright-core';

/** What plays a table through its screen, and counts what that takes. */
export interface Hand {
  readonly name: 'mouse' | 'keyboard';
  /** Clicks or keys so far. */
  readonly taken: number;
  /** Presses something; false when it cannot be found or reached. */
  press(selectors: readonly string[]): Promise<boolean>;
  /** Presses what everything here leads to: the keyboard has Enter for it. */
  confirm(selectors: readonly string[]): Promise<boolean>;
}

/** Where somebody could press one of these, the first that can be reached; null for none. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly key: string | null;
}

export function mouse(page: Page): Hand {
  let taken = 0;
  const hand: Hand = {
    name: 'mouse',
    get taken() {
      return taken;
    },
    async press(selectors) {
      const spot = await spotOf(page, selectors);
      if (!spot) return false;
      taken++;
      await page.mouse.click(spot.x, spot.y);
      return true;
    },
    confirm: (selectors) => hand.press(selectors),
  };
  return hand;
}

/** So many times somebody would press Tab before looking for another way. */
const MOST_TABS = 60;

/** Presses the key that stands on a button, and walks with Tab to what has none. */
export function keyboard(page: Page): Hand {
  let taken = 0;
  const strike = async (key: string) => {
    taken++;
    await page.keyboard.press(key);
  };
  return {
    name: 'keyboard',
    get taken() {
      return taken;
    },
    async press(selectors) {
      const key = await keyOf(page, selectors);
      if (key) {
        await strike(key);
        return true;
      }
      for (let tabs = 0; tabs < MOST_TABS; tabs++) {
        if (await hasFocus(page, selectors)) {
          await strike('Enter');
          return true;
        }
        await strike('Tab');
      }
      return false;
    },
    async confirm() {
      // On a button Enter would press that.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await strike('Enter');
      return true;
    },
  };
}

/** A point that belongs to the thing and to nothing that lies over it. */
function spotOf(page: Page, selectors: readonly string[]): Promise<Spot | null> {
  return page.evaluate((all) => {
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
    for (const selector of all)
      for (const found of document.querySelectorAll(selector)) {
        if (found instanceof HTMLElement) found.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = found.getBoundingClientRect();
        for (const down of shares)
          for (const across of shares) {
            const [x, y] = [left + width * across, top + height * down];
            const hit = document.elementFromPoint(x, y);
            if (hit && found.contains(hit)) return { x, y, key: null };
          }
      }
    return null;
  }, selectors);
}

/** The key of the first of these that has one. */
function keyOf(page: Page, selectors: readonly string[]): Promise<string | null> {
  return page.evaluate((all) => {
    for (const selector of all)
      for (const found of document.querySelectorAll(selector)) {
        const key = found.getAttribute('aria-keyshortcuts');
        if (key) return key;
      }
    return null;
  }, selectors);
}

function hasFocus(page: Page, selectors: readonly string[]): Promise<boolean> {
  return page.evaluate(
    (all) => all.some((selector) => document.activeElement?.matches(selector)),
    selectors,
  );
}
