import type { RecordedAnswer } from '@crawlspace/kernel';
import type { Locator, Page } from 'playwright-core';

/** A space of the board that answers the question. */
export function spaceOnBoard(page: Page, option: string): Locator {
  return page.locator(`.board [data-option="${option}"]`);
}

/** The answers of the game at this table, as this browser has saved them. */
export function savedAnswers(page: Page): Promise<readonly RecordedAnswer[]> {
  const id = page.url().split('/').at(-1) ?? '';
  return page.evaluate(async (key) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const shelves = await done(indexedDB.open('crawlspace'));
    const record = await done(shelves.transaction('records').objectStore('records').get(key));
    shelves.close();
    return record.answers;
  }, id);
}
