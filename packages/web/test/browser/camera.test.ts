import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aTurn, descentAt, descentFile, nextAnswer as nextBelow } from '../../testing/descents.ts';
import { openFile } from '../../testing/hands.ts';
import { aMove, someDice } from '../../testing/moments.ts';
import { aFight, aWalk, fileOf, gameAt, nextAnswer } from '../../testing/saves.ts';
import { give } from '../../testing/taps.ts';
import { inBrowser, PHONE } from './browser.ts';

interface Moment {
  readonly file: Buffer;
  /** Figures that have to be in sight besides whoever acts. */
  readonly figures?: readonly string[];
}

/** An attack, its dice on the table. */
function dice(): Moment {
  const table = descentAt(someDice, 4);
  const { attacker, defender } = table.state.combat ?? {};
  const figures = [attacker, defender].map((who) =>
    who?.kind === 'hero' ? `hero${who.hero}` : who?.kind === 'enemy' ? who.enemy : '',
  );
  return { file: descentFile(table), figures };
}

const MOMENTS: Readonly<Record<string, () => Moment>> = {
  'a walk': () => ({ file: fileOf(gameAt(aWalk, 4)) }),
  'a fight': () => ({ file: fileOf(gameAt(aFight, 4)) }),
  'a turn of a quest': () => ({ file: descentFile(descentAt(aTurn, 4)) }),
  'a move of a quest': () => ({ file: descentFile(descentAt(aMove, 4)) }),
  'dice of a quest': dice,
};

for (const [device, size] of Object.entries({ desk: {}, phone: PHONE })) {
  inBrowser(
    `whoever acts and what can be chosen lie between the panels (${device})`,
    async (page) => {
      for (const [name, momentOf] of Object.entries(MOMENTS)) {
        const { file, figures = [] } = momentOf();
        await openFile(page, file);
        await settled(page);
        // Where the screen is small, spaces that are too many for it can be reached by the list.
        const choices = device === 'desk' ? '' : '.is-enemy';
        expect(await outOfWindow(page, figures, choices), name).toEqual([]);
      }
    },
    size,
  );
}

const TABLES = {
  'the mines': () => {
    const table = gameAt(aFight, 4);
    return { file: fileOf(table), picks: nextAnswer(table) ?? [] };
  },
  'the dungeon': () => {
    const table = descentAt(aTurn, 4);
    return { file: descentFile(table), picks: nextBelow(table) };
  },
};

for (const [place, tableAt] of Object.entries(TABLES)) {
  inBrowser(
    `a zoom that a hand has set stays until it is given back, in ${place}`,
    async (page) => {
      const { file, picks } = tableAt();
      await openFile(page, file);
      await settled(page);
      const chosen = await zoomOf(page);
      await page.getByRole('button', { name: 'Zoom out' }).click();
      const own = await zoomOf(page);
      expect(own).toBeLessThan(chosen);
      await give(page, picks);
      await settled(page);
      expect(await zoomOf(page)).toBe(own);
      await page.getByRole('button', { name: 'Back to the action' }).click();
      expect(await page.locator('.board.is-in-hand').count()).toBe(0);
      expect(await zoomOf(page)).not.toBe(own);
    },
  );
}

/** Until the panels have their size and the camera has followed. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const look = () => document.querySelector<HTMLElement>('.board-stage')?.style.transform;
    for (let before = ''; before !== look(); ) {
      before = look() ?? '';
      for (let frames = 0; frames < 6; frames++) await new Promise(requestAnimationFrame);
    }
  });
}

function zoomOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { transform = '' } = document.querySelector<HTMLElement>('.board-stage')?.style ?? {};
    return Number(/scale\((.+)\)/.exec(transform)?.[1]);
  });
}

/** Figures and choices whose middle is not in the window between the panels. Far walks are for those who look around. */
function outOfWindow(page: Page, figures: readonly string[], choices: string): Promise<string[]> {
  const wanted = [
    '[data-figure].is-acting',
    ...figures.map((key) => `[data-figure="${key}"]`),
    `.board-choices [data-option]${choices}:not([data-option^="walk"])`,
  ];
  return page.evaluate((selector) => {
    const open = document.querySelector('.table-window')?.getBoundingClientRect();
    const isInside = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      if (!open) return false;
      const across = middle >= open.left && middle <= open.right;
      return across && centre >= open.top && centre <= open.bottom;
    };
    const name = (element: Element) =>
      element.getAttribute('data-option') ?? element.getAttribute('data-figure') ?? '';
    const all = [...document.querySelectorAll(selector)];
    if (all.length === 0) return ['nobody is on the board'];
    return all.filter((element) => !isInside(element)).map(name);
  }, wanted.join(', '));
}
