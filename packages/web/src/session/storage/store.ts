import {
  type Entry,
  type GameRecord,
  parseRecord,
  type RecordHead,
  SAVE_FORMAT,
} from '@crawlspace/kernel';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { SavedGame } from '../types.ts';
import { withGivers } from './givers.ts';

/** A game in the list, and which page may add to it: the one that opened it last. */
interface Line extends Omit<SavedGame, 'game'> {
  /** Missing in games from before there was a second one. */
  readonly game?: SavedGame['game'];
  readonly writer: string;
  /** How many entries its log has; missing in games from before there was a log. */
  readonly logged?: number;
  /** Who gave each answer of a save of format 1, a letter for each. */
  readonly givers?: string;
}

/** A company in the list of companies. What it is follows from its log, which only its game can read. */
export interface CompanyLine {
  readonly id: string;
  readonly name: string;
  /** The hash that its log ends with: whoever adds to it has to know it. */
  readonly head: string;
  readonly saved: unknown;
  /** How it was found when it could not be read to its end: the log above is what was sound of it. */
  readonly broken?: unknown;
  /** Its finished chapters among the games, by the hash of their records. */
  readonly chapters: Readonly<Record<string, string>>;
  /** The game that is its chapter now. */
  readonly current: string | null;
  readonly playedAt: number;
}

/**
 * A game is kept as the record it was opened with and what was added to its log since: so an answer
 * costs the same to keep, however long the game is.
 */
interface Shelves extends DBSchema {
  /** The list of games: small, so that it can be shown without reading any game. */
  games: { key: string; value: Line };
  /** The records that games were opened with, by id. */
  records: { key: string; value: GameRecord };
  /** What was added to their logs since, by id and place in the log. */
  entries: { key: [id: string, place: number]; value: Entry };
  /** What is kept beside a log and replaced with every entry; none for a game nobody played on. */
  heads: { key: string; value: RecordHead };
  companies: { key: string; value: CompanyLine };
}

type Shelf = 'games' | 'records' | 'entries' | 'heads';
const SHELVES = ['games', 'records', 'entries', 'heads'] as const;

/** Thrown when a game that was open here has since been opened in another page. */
export class OpenedElsewhere extends Error {
  override name = 'OpenedElsewhere';
}

/** The games that this browser keeps. */
export class GameStore {
  readonly #name: string;
  #db: Promise<IDBPDatabase<Shelves>> | null = null;

  constructor(name = 'crawlspace') {
    this.#name = name;
  }

  /** The game played last comes first. */
  async list(): Promise<SavedGame[]> {
    const lines = await (await this.#open()).getAll('games');
    return lines.map(forPeople).sort((a, b) => b.playedAt - a.playedAt);
  }

  /** Throws SaveError when what is kept of the game cannot be read. */
  async find(id: string): Promise<{ line: SavedGame; record: GameRecord } | null> {
    const shelves = (await this.#open()).transaction(SHELVES);
    const [line, opened, head, entries] = await Promise.all([
      shelves.objectStore('games').get(id),
      shelves.objectStore('records').get(id),
      shelves.objectStore('heads').get(id),
      shelves.objectStore('entries').getAll(entriesOf(id)),
    ]);
    if (!line || !opened) return null;
    const record = head ? { ...opened, ...head, log: [...opened.log, ...entries] } : opened;
    const isOfToday = record.format === SAVE_FORMAT;
    const read = isOfToday ? record : withGivers(parseRecord(record), line.givers);
    return { line: forPeople(line), record: read };
  }

  /** Puts a new game on the shelf. */
  async add(line: SavedGame, record: GameRecord, writer = ''): Promise<void> {
    const shelves = (await this.#open()).transaction(SHELVES, 'readwrite');
    await Promise.all([
      shelves.objectStore('games').put({ ...line, writer, logged: record.log.length }),
      shelves.objectStore('records').put(record, line.id),
      shelves.done,
    ]);
  }

  /**
   * From now on only this writer may add to the game, from this record on. False when the game is not
   * as it was found, with so many entries in its log: then it has to be found again.
   */
  async claim(id: string, writer: string, record: GameRecord, found: number): Promise<boolean> {
    const shelves = (await this.#open()).transaction(SHELVES, 'readwrite');
    const games = shelves.objectStore('games');
    const line = await games.get(id);
    const isAsFound = line !== undefined && (line.logged ?? found) === found;
    if (isAsFound) {
      const { givers: _, ...rest } = line;
      await games.put({ ...rest, writer, logged: record.log.length });
      await shelves.objectStore('records').put(record, id);
      await forgetAdded(shelves, id);
    } else if (line) await games.put({ ...line, writer });
    await shelves.done;
    return isAsFound;
  }

  /** Adds entries to a log that has `after` of them: all of them, with the head and the line, or none. */
  async append(
    line: SavedGame,
    writer: string,
    after: number,
    entries: readonly Entry[],
    head: RecordHead,
  ): Promise<void> {
    const shelves = (await this.#open()).transaction(SHELVES, 'readwrite');
    const games = shelves.objectStore('games');
    const before = await games.get(line.id);
    if (before?.writer !== writer) {
      await shelves.done;
      throw new OpenedElsewhere(`${line.id} is open in another page`);
    }
    if (before.logged !== after) {
      await shelves.done;
      throw new Error(`the log of ${line.id} does not have ${after} entries`);
    }
    const log = shelves.objectStore('entries');
    const writing: Promise<unknown>[] = [shelves.done];
    try {
      entries.forEach((entry, i) => {
        writing.push(log.add(entry, [line.id, after + i]));
      });
      writing.push(shelves.objectStore('heads').put(head, line.id));
      writing.push(games.put({ ...line, writer, logged: after + entries.length }));
      await Promise.all(writing);
    } catch (error) {
      abandon(shelves, writing);
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    const shelves = (await this.#open()).transaction(SHELVES, 'readwrite');
    await Promise.all([
      shelves.objectStore('games').delete(id),
      shelves.objectStore('records').delete(id),
      forgetAdded(shelves, id),
      shelves.done,
    ]);
  }

  /** The company played last comes first. */
  async companies(): Promise<CompanyLine[]> {
    const lines = await (await this.#open()).getAll('companies');
    return lines.sort((a, b) => b.playedAt - a.playedAt);
  }

  async company(id: string): Promise<CompanyLine | null> {
    return (await (await this.#open()).get('companies', id)) ?? null;
  }

  /** False when another page has gone on with it meanwhile; then nothing was changed. */
  async keepCompany(line: CompanyLine, before: string | null): Promise<boolean> {
    const shelf = (await this.#open()).transaction('companies', 'readwrite');
    const kept = await shelf.store.get(line.id);
    const isAsKnown = (kept?.head ?? null) === before;
    if (isAsKnown) await shelf.store.put(line);
    await shelf.done;
    return isAsKnown;
  }

  /** Takes a company off the shelf, with the games that were its chapters: all of it, or nothing. */
  async removeCompany(id: string): Promise<void> {
    const shelves = (await this.#open()).transaction(
      [...SHELVES, 'companies'] as const,
      'readwrite',
    );
    const companies = shelves.objectStore('companies');
    const line = await companies.get(id);
    const { chapters = {}, current = null } = line ?? {};
    const games = [...Object.values(chapters), ...(current === null ? [] : [current])];
    await Promise.all([
      companies.delete(id),
      ...games.flatMap((game) => [
        shelves.objectStore('games').delete(game),
        shelves.objectStore('records').delete(game),
        shelves.objectStore('entries').delete(entriesOf(game)),
        shelves.objectStore('heads').delete(game),
      ]),
      shelves.done,
    ]);
  }

  #open(): Promise<IDBPDatabase<Shelves>> {
    this.#db ??= openShelves(this.#name, () => {
      this.#db = null;
    });
    return this.#db;
  }
}

async function openShelves(name: string, gone: () => void): Promise<IDBPDatabase<Shelves>> {
  try {
    return await openDB<Shelves>(name, 3, {
      upgrade(db, before) {
        if (before < 1) {
          db.createObjectStore('games', { keyPath: 'id' });
          db.createObjectStore('records');
        }
        if (before < 2) {
          db.createObjectStore('entries');
          db.createObjectStore('heads');
        }
        db.createObjectStore('companies', { keyPath: 'id' });
      },
      // A newer version of the page in another tab must not wait for this one.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        gone();
      },
      terminated: gone,
    });
  } catch (error) {
    gone();
    throw error;
  }
}

/** What was written so far must not be kept when the rest could not be. */
function abandon(
  shelves: IDBPTransaction<Shelves, readonly Shelf[], 'readwrite'>,
  writing: readonly Promise<unknown>[],
): void {
  for (const each of writing) each.catch(() => undefined);
  try {
    shelves.abort();
  } catch {
    // It has ended already, and has kept nothing.
  }
}

async function forgetAdded(
  shelves: IDBPTransaction<Shelves, readonly Shelf[], 'readwrite'>,
  id: string,
): Promise<void> {
  await shelves.objectStore('entries').delete(entriesOf(id));
  await shelves.objectStore('heads').delete(id);
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

function forPeople({ writer: _, givers: __, logged: ___, ...line }: Line): SavedGame {
  return { ...line, game: line.game ?? 'brimstone' };
}
