import type { Page } from 'playwright-core';

/**
 * Along the road and out of Town again, by clicks inside the page: whatever is asked gets the quickest answer, until
 * this is in sight.
 */
export function hurryThrough(page: Page, end = '[data-test=over]'): Promise<void> {
  return page.evaluate(async (until) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const quick = ['hotel', 'camp-site', 'nowhere', 'leave', 'leave-town'];
    const ways = [
      ...quick.map((id) => `[data-option="${id}"]`),
      '[data-test=confirm]',
      '[data-decision] [data-option]',
    ];
    while (!find(until)) {
      find('[data-test=go-on], [data-weighed]')?.click();
      if (find('[data-decision][data-painted=true]')) {
        for (const way of ways) {
          const there = find(way);
          there?.click();
          if (there) break;
        }
      }
      await new Promise((done) => setTimeout(done));
    }
  }, end);
}
