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
import { hashesIn, type PackLine, packsIn, withoutPacks } from './packs.ts';

/** A game in the list, and which page may add to it: the one that opened it last. */
interface Line extends Omit<SavedGame, 'game'> {
  /** Missing in games from before there was a second one. */
  readonly game?: SavedGame['game'];
  readonly writer: string;
  /** How many entries its log has; missing in games from before there was a log. */
  readonly logged?: number;
  /** Who gave each answer of a save of format 1, a letter for each. */
  readonly givers?: string;
  /** The packs it is played with, by hash. */
  readonly packs?: readonly string[];
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
  /** Packs of games and of the shelf, each once, by hash. */
  packs: { key: string; value: object };
  /** The packs that somebody has brought: what is told of them without reading them, by hash. */
  shelf: { key: string; value: PackLine };
}

type Shelf = 'games' | 'records' | 'entries' | 'heads' | 'packs' | 'shelf';
const SHELVES = ['games', 'records', 'entries', 'heads', 'packs', 'shelf'] as const;

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
    const packs = await packsNamed(shelves, record);
    const read = isOfToday ? { ...record, ...packs } : withGivers(parseRecord(record), line.givers);
    return { line: forPeople(line), record: read };
  }

  /** Puts a new game on the shelf. */
  async add(line: SavedGame, record: GameRecord, writer = ''): Promise<void> {
    const shelves = (await this.#open()).transaction(SHELVES, 'readwrite');
    const packs = packsIn(record);
    await Promise.all([
      shelves
        .objectStore('games')
        .put({ ...line, writer, logged: record.log.length, ...hashesOf(packs) }),
      shelves.objectStore('records').put(withoutPacks(record), line.id),
      ...[...packs].map(([hash, pack]) => shelves.objectStore('packs').put(pack, hash)),
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
      await shelves.objectStore('records').put(withoutPacks(record), id);
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
      const { packs } = before;
      const kept = packs ? { packs } : {};
      writing.push(games.put({ ...line, ...kept, writer, logged: after + entries.length }));
      await Promise.all(writing);
    } catch (error) {
      abandon(shelves, writing);
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    const shelves = (await this.#open()).transaction(SHELVES, 'readwrite');
    const line = await shelves.objectStore('games').get(id);
    await Promise.all([
      shelves.objectStore('games').delete(id),
      shelves.objectStore('records').delete(id),
      forgetAdded(shelves, id),
    ]);
    await forgetUnused(shelves, line?.packs ?? []);
    await shelves.done;
  }

  /** The packs that somebody has brought; the newest comes first. */
  async packs(): Promise<PackLine[]> {
    const lines = await (await this.#open()).getAll('shelf');
    return lines.sort((a, b) => b.broughtAt - a.broughtAt);
  }

  /** A pack whole; null where it is not here. */
  async pack(hash: string): Promise<object | null> {
    return (await (await this.#open()).get('packs', hash)) ?? null;
  }

  /** Puts a pack on the shelf. An older one of the same name goes, unless a game needs it. */
  async keepPack(line: PackLine, pack: object): Promise<void> {
    const shelves = (await this.#open()).transaction(SHELVES, 'readwrite');
    const before = await shelves.objectStore('shelf').getAll();
    const gone = before.filter(({ id, game }) => id === line.id && game === line.game);
    for (const { hash } of gone) await shelves.objectStore('shelf').delete(hash);
    await shelves.objectStore('shelf').put(line, line.hash);
    await shelves.objectStore('packs').put(pack, line.hash);
    await forgetUnused(
      shelves,
      gone.map(({ hash }) => hash),
    );
    await shelves.done;
  }

  /** Takes a pack off the shelf. Games that are played with it keep it. */
  async removePack(hash: string): Promise<void> {
    const shelves = (await this.#open()).transaction(SHELVES, 'readwrite');
    await shelves.objectStore('shelf').delete(hash);
    await forgetUnused(shelves, [hash]);
    await shelves.done;
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
    return await openDB<Shelves>(name, 4, {
      upgrade(db, before) {
        if (before < 1) {
          db.createObjectStore('games', { keyPath: 'id' });
          db.createObjectStore('records');
        }
        if (before < 2) {
          db.createObjectStore('entries');
          db.createObjectStore('heads');
        }
        if (before < 3) db.createObjectStore('companies', { keyPath: 'id' });
        db.createObjectStore('packs');
        db.createObjectStore('shelf');
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

function hashesOf(packs: ReadonlyMap<string, object>): Pick<Line, 'packs'> {
  return packs.size > 0 ? { packs: [...packs.keys()] } : {};
}

/** The packs that a record names, as it has them; nothing for one that names none. */
async function packsNamed(
  shelves: IDBPTransaction<Shelves, readonly Shelf[], 'readonly'>,
  { setup }: GameRecord,
): Promise<Pick<GameRecord, 'packs'>> {
  const hashes = hashesIn(setup);
  if (hashes.length === 0) return {};
  const found = await Promise.all(hashes.map((hash) => shelves.objectStore('packs').get(hash)));
  return { packs: found.flatMap((pack) => pack ?? []) };
}

/** Those of these packs that are neither on the shelf nor in any game. */
async function forgetUnused(
  shelves: IDBPTransaction<Shelves, readonly Shelf[], 'readwrite'>,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  const [games, shelved] = await Promise.all([
    shelves.objectStore('games').getAll(),
    shelves.objectStore('shelf').getAllKeys(),
  ]);
  const used = new Set([...shelved, ...games.flatMap(({ packs = [] }) => packs)]);
  for (const hash of hashes) {
    if (!used.has(hash)) await shelves.objectStore('packs').delete(hash);
  }
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

function forPeople({ writer: _, givers: __, logged: ___, packs: ____, ...line }: Line): SavedGame {
  return { ...line, game: line.game ?? 'brimstone' };
}
