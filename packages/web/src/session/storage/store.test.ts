import { readFileSync } from 'node:fs';
import { standingOf, unpackRecord } from '@crawlspace/kernel';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import {
  answerWell,
  newBrowser,
  newBrowserBelow,
  playUntil,
  seen,
  TWO,
} from '../../../test/session/sit-down.ts';
import { GameStore, OpenedElsewhere } from './store.ts';

interface OldRecord {
  readonly answers: readonly unknown[];
}

/** A save of format 1, as a version of before wrote it. */
const OLD = readFileSync(
  new URL('../../../../host/test/saves/hellscape-1-alone.json', import.meta.url),
  'utf8',
);

let databases = 0;

/** A browser with a database of before: two shelves, the record as it was, a letter for each answer. */
async function oldBrowser(giversOf: (answers: number) => string | undefined) {
  const name = `before-${++databases}`;
  const record = JSON.parse(OLD) as OldRecord;
  const db = await openDB(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' });
      fresh.createObjectStore('records');
    },
  });
  const givers = giversOf(record.answers.length);
  await db.put('games', {
    ...{ id: 'old', game: 'hellscape', mission: 'tutorial', heroes: [], players: ['human'] },
    ...{ turn: 1, answers: record.answers.length, outcome: null, startedAt: 1, playedAt: 2 },
    ...{ writer: 'long gone', ...(givers === undefined ? {} : { givers }) },
  });
  await db.put('records', record, 'old');
  db.close();
  const store = new GameStore(name);
  return { answers: record.answers.length, store, ...newBrowserBelow({ store }) };
}

describe('a database of before', () => {
  test('opens, goes on, and keeps who gave what', async () => {
    const { answers, store, games, reload } = await oldBrowser((n) => `${'p'.repeat(n - 3)}brp`);
    const session = await games.open('old');
    const log = (await store.find('old'))?.record.log ?? [];
    const givers = log.flatMap((entry) => (entry.t === 'answer' ? [entry.by] : []));
    expect(givers).toHaveLength(answers);
    expect(givers.slice(-4)).toEqual(['person', 'bot', 'order', 'person']);
    await playUntil(session, () => session.table.value.moment.n >= answers + 4);
    expect(seen(await reload().open('old'))).toEqual(seen(session));
  });

  test.each<[string, (n: number) => string | undefined]>([
    ['nobody knows who gave what', () => undefined],
    ['as in a game from a file, no letters are kept', () => ''],
    ['the letters are too few', () => 'p'],
  ])('opens and is exported when %s; of older rules there is no replay', async (_, givers) => {
    const { answers, games } = await oldBrowser(givers);
    const file = await games.exportSave('old');
    const { log } = unpackRecord(new Uint8Array(await file.arrayBuffer()));
    expect(standingOf(log).answers).toHaveLength(answers);
    await expect(games.replay('old')).rejects.toThrow('rules 1');
    const session = await games.open('old');
    expect(session.notice.value).toBe('resumed-under-new-rules');
    expect(session.decisions.value).not.toEqual([]);
  });
});

/** A store in which something happens right after a game was found. */
function interrupted(name: string, happens: () => Promise<unknown>): GameStore {
  const store = new GameStore(name);
  const find = store.find.bind(store);
  let waits = true;
  store.find = async (id) => {
    const found = await find(id);
    if (waits) {
      waits = false;
      await happens();
    }
    return found;
  };
  return store;
}

describe('two pages', () => {
  test('one opens a game while the other answers: no answer that was shown is lost', async () => {
    const { games } = newBrowser({ store: new GameStore('while') });
    const session = await games.create(TWO, 'two pages');
    await answerWell(session);
    const store = interrupted('while', () => answerWell(session));
    const opened = await newBrowser({ store }).games.open(session.id);
    expect(session.table.value.moment.n).toBe(2);
    expect(seen(opened)).toEqual(seen(session));
    await expect(answerWell(session)).rejects.toThrow('not-stored');
  });

  test('open it in turn: the last one plays, even when the others heard nothing of it', async () => {
    const deaf = { tell: () => undefined, listen: () => () => undefined };
    const { games, reload } = newBrowser({ pages: deaf });
    let session = await games.create(TWO, 'in turn');
    for (let n = 1; n <= 6; n++) {
      await answerWell(session);
      const before = session;
      session = await reload().open(session.id);
      expect(session.table.value.moment.n).toBe(n);
      await expect(answerWell(before)).rejects.toThrow('not-stored');
      expect(before.notice.value).toBe('opened-elsewhere');
    }
  });

  test('a game that has grown is taken from its page all the same: nobody is put off for ever', async () => {
    const store = new GameStore('grown');
    const session = await newBrowser({ store }).games.create(TWO, 'grown');
    const found = await store.find(session.id);
    if (!found) throw new Error('the game was not saved');
    await answerWell(session);
    expect(await store.claim(session.id, 'other', found.record, 0)).toBe(false);
    expect((await store.find(session.id))?.record.log).toHaveLength(1);
    await expect(answerWell(session)).rejects.toThrow('not-stored');
  });

  test('one removes it while it is open in the other: it stays gone', async () => {
    const { games, reload } = newBrowser();
    const session = await games.create(TWO, 'gone');
    await answerWell(session);
    await reload().remove(session.id);
    await expect(answerWell(session)).rejects.toThrow('not-stored');
    expect(await games.list()).toEqual([]);
    await expect(reload().open(session.id)).rejects.toThrow(/no game/);
  });

  test('a page that claimed a game and was closed at once leaves it whole', async () => {
    const store = new GameStore('crash');
    const { games } = newBrowser({ store });
    const session = await games.create(TWO, 'crash');
    for (let n = 0; n < 3; n++) await answerWell(session);
    const before = await store.find(session.id);
    if (!before) throw new Error('the game was not saved');
    expect(await store.claim(session.id, 'crashed', before.record, 3)).toBe(true);
    expect((await store.find(session.id))?.record).toEqual(before.record);
    expect((await newBrowser({ store }).games.open(session.id)).table.value.moment.n).toBe(3);
  });
});

describe('the log of a game', () => {
  async function kept(name: string) {
    const store = new GameStore(name);
    const { games } = newBrowser({ store });
    const session = await games.create(TWO, name);
    for (let n = 0; n < 3; n++) await answerWell(session);
    session.close();
    const found = await store.find(session.id);
    const entry = found?.record.log.at(-1);
    if (!found || !entry) throw new Error('the game was not saved');
    const { line, record } = found;
    await store.claim(line.id, 'writer', record, record.log.length);
    return { store, line, record, entry };
  }

  test.each([
    ['a gap', 4],
    ['something it has already', 2],
  ])('takes no entries that would leave %s', async (what, after) => {
    const { store, line, record, entry } = await kept(what);
    await expect(store.append(line, 'writer', after, [entry], record)).rejects.toThrow();
    expect((await store.find(line.id))?.record).toEqual(record);
    await store.append(line, 'writer', 3, [entry], record);
    expect((await store.find(line.id))?.record.log).toHaveLength(4);
  });

  test('keeps nothing of what could be kept only in part', async () => {
    const store = new GameStore(`part-${++databases}`);
    const { games } = newBrowser({ store });
    const session = await games.create(TWO, 'part');
    await answerWell(session);
    const before = await store.find(session.id);
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room left', 'QuotaExceededError');
    };
    await expect(answerWell(session)).rejects.toThrow();
    IDBObjectStore.prototype.add = add;
    expect(await store.find(session.id)).toEqual(before);
    await answerWell(session);
    expect((await store.find(session.id))?.record.log).toHaveLength(2);
  });

  test('takes none from a page that is not its writer', async () => {
    const { store, line, record, entry } = await kept('stranger');
    const append = store.append(line, 'stranger', 3, [entry], record);
    await expect(append).rejects.toThrow(OpenedElsewhere);
    expect((await store.find(line.id))?.record).toEqual(record);
  });

  test('shows its writer to nobody', async () => {
    const { store, line } = await kept('secret');
    const [listed] = await store.list();
    expect(listed).toEqual(line);
    expect(Object.keys(listed ?? {})).not.toContain('writer');
    expect(Object.keys(listed ?? {})).not.toContain('logged');
  });
});
