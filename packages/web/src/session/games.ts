import { BotRoom, type Connect, type Player } from '@crawlspace/host';
import type { CurveListener } from '../bots/worker.ts';
import type { Packed, PlayedTable, RunningGame, SetTable } from '../engine.ts';
import { isTableId, type TableId } from '../game-ids.ts';
import { ENGINES } from '../games/engines.ts';
import { pauseOfBots, standingOrders, tableOrders } from '../settings/index.ts';
import type { KeptOrders } from './orders.ts';
import { openPages, type Pages } from './pages.ts';
import { problemOf, saveProblem } from './storage/problems.ts';
import { GameStore } from './storage/store.ts';
import type {
  Games,
  NewGame,
  Replay,
  SavedGame,
  SaveProblemMessage,
  Session,
  SharedGame,
} from './types.ts';

/** There is no such game in this browser: an old link, or it was deleted. */
export class UnknownGame extends Error {
  override name = 'UnknownGame';
}

/** What the games need of their surroundings; tests bring their own. */
export interface Surroundings extends KeptOrders {
  readonly store: GameStore;
  readonly pages: Pages;
  readonly pause: () => number;
  /** How to reach the bots of a game; its worker when absent. */
  readonly bots?: (game: TableId) => Connect;
}

/** A session that is about to begin. */
interface Beginning {
  readonly game: TableId;
  readonly table: SetTable;
  readonly id: string;
  readonly players: readonly Player[];
  readonly startedAt: number;
  readonly writer: string;
}

/** The games of this browser, with their rules running in the page. Rules are loaded when needed. */
export class LocalGames implements Games {
  readonly #around: Surroundings;
  readonly #open = new Map<string, PlayedTable>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async watch(id: string): Promise<Session> {
    const { line, record } = await this.#find(id);
    const table = (await engineAt(line.game, record)).load(record);
    const { store, pages } = this.#around;
    return table.watch({
      id,
      players: line.players,
      find: async () => {
        const found = await store.find(id);
        return found && { record: found.record, players: found.line.players };
      },
      listen: (moved) => pages.listen(id, moved),
    });
  }

  list(): Promise<SavedGame[]> {
    return this.#around.store.list();
  }

  async create(
    { game, setup, packs, proposed }: NewGame,
    seed: string = randomName(SEED_LETTERS),
    wanted: readonly Player[] = [],
  ): Promise<Session> {
    const table = (await engineAt(game, { setup, ...(packs ? { packs } : {}) })).start(setup, seed);
    const players = seatsOf(table).map((_, seat): Player => wanted[seat] ?? 'human');
    const [id, writer, startedAt] = [randomName(), randomName(), Date.now()];
    const line = table.line({ id, players, startedAt, playedAt: startedAt });
    await this.#around.store.add(line, table.save(), writer);
    const session = await this.#begin({ game, table, id, players, startedAt, writer });
    if (proposed) await session.proposeSetUp();
    return session;
  }

  async open(id: string): Promise<Session> {
    await this.#closeHere(id);
    const writer = randomName();
    for (;;) {
      const { line, record } = await this.#find(id);
      const { game, players, startedAt } = line;
      const table = (await engineAt(game, record)).load(record);
      // Another page may have gone on with it meanwhile: what it showed must not be lost.
      if (await this.#around.store.claim(id, writer, table.save(), record.log.length)) {
        this.#around.pages.tell({ t: 'opened', game: id });
        return this.#begin({ game, table, id, players, startedAt, writer });
      }
    }
  }

  async remove(id: string): Promise<void> {
    await this.#closeHere(id);
    await this.#around.store.remove(id);
  }

  /** Takes in a game from a file, beside those that are here. A file with a problem changes nothing. */
  async importSave(file: Blob): Promise<SavedGame | SaveProblemMessage> {
    const { readSave } = await files();
    const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer());
    try {
      return await this.takeInNew(readSave(new Uint8Array(bytes)));
    } catch (error) {
      const problem = problemOf(error);
      if (problem) return problem;
      if (error instanceof DOMException) throw error;
      // The rules stumbled over a state that they could not have written themselves.
      return saveProblem('malformed');
    }
  }

  async has(id: string): Promise<boolean> {
    return (await this.#around.store.find(id)) !== null;
  }

  async takeIn(saved: unknown, id: string): Promise<SavedGame> {
    const { recordIn, wrongGame } = await files();
    const parsed = recordIn(saved);
    const { game } = parsed;
    if (!isTableId(game)) throw wrongGame(game);
    const table = (await engineAt(game, parsed)).load(parsed);
    const players = seatsOf(table).map((): Player => 'human');
    const now = Date.now();
    const line = table.line({ id, players, startedAt: now, playedAt: now });
    await this.#around.store.add(line, table.record);
    return line;
  }

  takeInNew(saved: unknown): Promise<SavedGame> {
    return this.takeIn(saved, randomName());
  }

  async exportSave(id: string): Promise<Blob> {
    const { saveFile } = await files();
    return saveFile((await this.#find(id)).record);
  }

  async replay(id: string): Promise<Replay> {
    await this.#open.get(id)?.settled();
    const { line, record } = await this.#find(id);
    return (await engineAt(line.game, record)).replay(record);
  }

  async chances(id: string, hear: CurveListener): Promise<() => void> {
    await this.#open.get(id)?.settled();
    const { line, record } = await this.#find(id);
    return (await ENGINES[line.game]()).lookOver(record, hear);
  }

  async share(id: string): Promise<string | null> {
    const { lettersOf } = await import('./letters.ts');
    return lettersOf((await this.#find(id)).record);
  }

  async shared(letters: string): Promise<SharedGame> {
    const [{ bytesOf }, { readSave, saveFile, wrongGame }] = await Promise.all([
      import('./letters.ts'),
      files(),
    ]);
    const record = readSave(bytesOf(letters));
    if (!isTableId(record.game)) throw wrongGame(record.game);
    const engine = await engineAt(record.game, record);
    // Loading checks what a replay takes for granted: that nobody has changed anything.
    const { record: checked } = engine.load(record);
    const replay = await engine.replay(checked);
    return { replay, keep: () => this.importSave(saveFile(checked)) };
  }

  async #find(id: string) {
    const found = await this.#around.store.find(id);
    if (!found) throw new UnknownGame(`there is no game ${id} in this browser`);
    return found;
  }

  /** A game is open once in a page: what the last session still has to save is saved first. */
  async #closeHere(id: string): Promise<void> {
    const before = this.#open.get(id);
    before?.close();
    await before?.settled();
    this.#open.delete(id);
  }

  async #begin({ game, table, writer, ...parts }: Beginning): Promise<PlayedTable> {
    const { store, pages, bots, ...around } = this.#around;
    const connect = bots?.(game) ?? table.bots;
    const session = table.play({
      ...parts,
      ...around,
      notice: table.resumed ? 'resumed-under-new-rules' : null,
      bots: new BotRoom(connect),
      append: async (line, after, entries, head) => {
        await store.append(line, writer, after, entries, head);
        pages.tell({ t: 'moved', game: parts.id });
      },
      whenTakenOver: (giveUp) =>
        pages.listen(parts.id, (t) => {
          if (t === 'opened') giveUp();
        }),
    });
    this.#open.set(parts.id, session);
    return session;
  }
}

/** What this browser keeps. */
export const shelves = new GameStore();

/** The games that the screens show. */
export const games: Games = new LocalGames({
  store: shelves,
  pages: openPages(),
  orders: standingOrders,
  tableOrders,
  pause: pauseOfBots,
});

/** The rules and bots of a table, with the packs it is played with. */
async function engineAt(game: TableId, table: Packed): Promise<RunningGame> {
  return (await ENGINES[game]()).at(table);
}

const files = () => import('./files.ts');

function seatsOf({ seats }: SetTable): readonly undefined[] {
  return Array.from({ length: seats });
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Letters of a seed: 5 bits each, and luck has 128 of them. */
const SEED_LETTERS = 32;

/** A name that nobody else has: randomUUID is missing on pages without a certificate. */
export function randomName(letters = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(letters));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
