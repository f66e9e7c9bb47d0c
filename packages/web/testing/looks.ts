import type { AnswerEntry, GameRecord } from '@crawlspace/kernel';
import type { Locator, Page } from 'playwright-core';

/** A space of the board that answers the question. */
export function spaceOnBoard(page: Page, option: string): Locator {
  return page.locator(`.board [data-option="${option}"]`);
}

/** The answers of the game at this table, as this browser has saved them. */
export async function savedAnswers(page: Page): Promise<readonly AnswerEntry[]> {
  return (await savedRecord(page)).log.filter((entry) => entry.t === 'answer');
}

/** Everything the log of the game at this table says, what was taken back included. */
export async function savedLog(page: Page): Promise<GameRecord['log']> {
  return (await savedRecord(page)).log;
}

/** What the game at this table was started from. */
export async function savedSetup(page: Page): Promise<unknown> {
  return (await savedRecord(page)).setup;
}

/** The game at this table, as it is saved here. */
export function savedRecord(page: Page): Promise<GameRecord> {
  const id = page.url().split('/').at(-1) ?? '';
  return page.evaluate(async (key) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const shelves = await done(indexedDB.open('crawlspace'));
    const look = shelves.transaction(['records', 'entries']);
    const all = IDBKeyRange.bound([key, 0], [key, Number.POSITIVE_INFINITY]);
    const record = await done(look.objectStore('records').get(key));
    const added = await done(look.objectStore('entries').getAll(all));
    shelves.close();
    return { ...record, log: [...record.log, ...added] };
  }, id);
}
