import type { GameRecord } from '@crawlspace/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedGame } from '../session/types.ts';

/** What is kept with a game besides the line that people see. */
interface Keeping {
  /** Who may save the game: the page that opened it last. */
  readonly writer: string;
  /** Who gave each answer, a letter for each; see givers.ts. */
  readonly givers: string;
}

type Line = Omit<SavedGame, 'game'> & Partial<Pick<SavedGame, 'game'>> & Keeping;

interface Shelves extends DBSchema {
  /** The list of games: small, so that it can be shown without reading any game. */
  games: { key: string; value: Line };
  /** The games themselves, by id. */
  records: { key: string; value: GameRecord };
}

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

  async find(id: string): Promise<{ line: SavedGame; record: GameRecord; givers: string } | null> {
    const shelves = (await this.#open()).transaction(['games', 'records']);
    const [line, record] = await Promise.all([
      shelves.objectStore('games').get(id),
      shelves.objectStore('records').get(id),
    ]);
    return line && record ? { line: forPeople(line), record, givers: line.givers } : null;
  }

  /** Puts a new game on the shelf. */
  async add(line: SavedGame, record: GameRecord, writer = ''): Promise<void> {
    const shelves = (await this.#open()).transaction(['games', 'records'], 'readwrite');
    await Promise.all([
      shelves.objectStore('games').put({ ...line, writer, givers: '' }),
      shelves.objectStore('records').put(record, line.id),
      shelves.done,
    ]);
  }

  /** From now on only this writer may save the game. */
  async claim(id: string, writer: string): Promise<void> {
    const games = (await this.#open()).transaction('games', 'readwrite');
    const line = await games.store.get(id);
    if (line) await games.store.put({ ...line, writer });
    await games.done;
  }

  /** Saves the game as it stands: list and record together, or neither. */
  async save(line: SavedGame, record: GameRecord, keeping: Keeping): Promise<void> {
    const shelves = (await this.#open()).transaction(['games', 'records'], 'readwrite');
    const games = shelves.objectStore('games');
    const before = await games.get(line.id);
    if (before?.writer !== keeping.writer) {
      await shelves.done;
      throw new OpenedElsewhere(`${line.id} is open in another page`);
    }
    await Promise.all([
      games.put({ ...line, ...keeping }),
      shelves.objectStore('records').put(record, line.id),
      shelves.done,
    ]);
  }

  async remove(id: string): Promise<void> {
    const shelves = (await this.#open()).transaction(['games', 'records'], 'readwrite');
    await Promise.all([
      shelves.objectStore('games').delete(id),
      shelves.objectStore('records').delete(id),
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
    return await openDB<Shelves>(name, 1, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('records');
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

/** Games from before there was a second one say nothing of the game. */
function forPeople({ writer: _, givers: __, ...line }: Line): SavedGame {
  return { ...line, game: line.game ?? 'brimstone' };
}
