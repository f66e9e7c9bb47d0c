import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing on this screen is cut off, covered or beyond the edge. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  expect(await misfits(page), screen).toEqual([]);
}

/**
 * What does not hold: the page is wider than the screen, text is cut off by a box that does not scroll, a control cannot
 * be reached with a finger even where one scrolls to it, or options lie beyond the edge of a list that does not say so.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 3;
    const found: string[] = [];
    const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
    const name = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      const classes = [...element.classList].map((each) => `.${each}`).join('');
      return `${element.localName}${classes} “${words.replaceAll(/\s+/g, ' ').slice(0, 50)}”`;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.skip, [aria-hidden=true], svg, [hidden], option') &&
      !isForReaders(element);
    /** Drawn a pixel wide: only for those who have the screen read to them. */
    const isForReaders = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const { overflow, clipPath } = getComputedStyle(element);
      if (clipPath === 'inset(50%)') return true;
      if (width <= 2 && height <= 2 && /hidden|clip/.test(overflow)) return true;
      return element.parentElement !== null && isForReaders(element.parentElement);
    };

    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1)
      found.push(`the page is ${scrollWidth - innerWidth}px too wide`);

    // Text that a box cuts off, or that lies beyond the edge of the screen.
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width < 2 || text.height < 2) continue;
      const cut = boxThatCuts(parent, text);
      if (cut) found.push(`cut off by ${cut}: ${name(parent)}`);
    }

    function boxThatCuts(from: HTMLElement, text: DOMRect): string | null {
      let [canScrollX, canScrollY] = [false, false];
      for (
        let box: HTMLElement | null = from;
        box && box !== top.parentElement;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        canScrollX ||= /auto|scroll/.test(style.overflowX);
        canScrollY ||= /auto|scroll/.test(style.overflowY);
        const clipsX = /hidden|clip/.test(style.overflowX) && !canScrollX;
        const clipsY = /hidden|clip/.test(style.overflowY) && !canScrollY;
        if (clipsX && (text.left < edge.left - SLACK || text.right > edge.right + SLACK))
          return `the sides of ${name(box).slice(0, 60)}`;
        if (clipsY && (text.top < edge.top - SLACK || text.bottom > edge.bottom + SLACK))
          return `the height of ${name(box).slice(0, 60)}`;
        if (style.position === 'fixed') break;
      }
      const beyond = !canScrollX && (text.left < -SLACK || text.right > innerWidth + SLACK);
      return beyond ? 'the screen' : null;
    }

    // Controls that something else lies over.
    const controls = [
      ...top.querySelectorAll<HTMLElement>(
        'button, a[href], input:not([type=file], [type=hidden]), select, textarea, summary',
      ),
    ].filter((each) => isSeen(each) && !each.closest('.board, .hell-board'));
    for (const control of controls) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const points = [
        [0.5, 0.5],
        [0.15, 0.5],
        [0.85, 0.5],
        [0.5, 0.2],
        [0.5, 0.8],
      ].map(([across = 0, down = 0]) => {
        const at = document.elementFromPoint(x + width * across, y + height * down);
        const own = at?.closest('label') ?? at;
        return at !== null && (control.contains(at) || (own?.contains(control) ?? false));
      });
      const hits = points.filter(Boolean).length;
      if (points[0] && hits >= 4) continue;
      const at = document.elementFromPoint(x + width / 2, y + height / 2);
      found.push(
        `${at ? `covered by ${name(at).slice(0, 60)}` : 'out of reach'}: ${name(control)}`,
      );
    }

    // Lists that go on beyond their edge, with options in what is not seen.
    for (const list of [top, ...top.querySelectorAll<HTMLElement>('*')]) {
      if (!/auto|scroll/.test(getComputedStyle(list).overflowY) || !isSeen(list)) continue;
      list.scrollTop = 0;
      if (list.scrollHeight <= list.clientHeight + SLACK) continue;
      const bottom = list.getBoundingClientRect().top + list.clientHeight;
      const hidden = controls.filter(
        (each) =>
          list.contains(each) &&
          getComputedStyle(each).position !== 'sticky' &&
          each.getBoundingClientRect().bottom > bottom + SLACK &&
          nearestList(each) === list,
      );
      if (hidden.length > 0 && !list.matches('[data-more]') && list !== document.body)
        found.push(`${name(list).slice(0, 60)} hides ${hidden.length} without a word`);
    }

    function nearestList(element: Element): Element | null {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
      return null;
    }
    return [...new Set(found)];
  });
}
