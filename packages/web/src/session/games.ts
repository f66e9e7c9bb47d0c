import type { BrimstoneSetup } from '@crawlspace/brimstone';
import type { ReadonlySignal } from '@preact/signals';
import type { Connect } from '../bots/room.ts';
import { pauseOfBots, type Reaction, reactions } from '../settings/index.ts';
import { problemOf, saveProblem } from '../storage/problems.ts';
import { GameStore } from '../storage/store.ts';
import type { LocalSession } from './local.ts';
import type { BrimstoneTable } from './tables.ts';
import type {
  Games,
  NewGame,
  Notice,
  Player,
  Replay,
  SavedGame,
  SaveProblemMessage,
  Session,
} from './types.ts';

/** There is no such game in this browser: an old link, or it was deleted. */
export class UnknownGame extends Error {
  override name = 'UnknownGame';
}

/** What the games need of their surroundings; tests bring their own. */
export interface Surroundings {
  readonly store: GameStore;
  readonly reactions: ReadonlySignal<Readonly<Record<string, Reaction>>>;
  readonly pause: () => number;
  /** How to reach the bots; a worker when absent. */
  readonly bots?: Connect;
}

/** A session that is about to begin. */
interface Beginning {
  readonly id: string;
  readonly table: BrimstoneTable;
  readonly setup: BrimstoneSetup;
  readonly players: readonly Player[];
  readonly givers: string;
  readonly startedAt: number;
  readonly writer: string;
  readonly notice: Notice | null;
}

/** The rules are loaded only when a game needs them. */
const engine = () => import('./engine.ts');

/** The games of this browser, with their rules running in the page. */
export class LocalGames implements Games {
  readonly #around: Surroundings;
  readonly #open = new Map<string, LocalSession>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  list(): Promise<SavedGame[]> {
    return this.#around.store.list();
  }

  async create(
    given: NewGame,
    seed: string = randomName(),
    wanted: readonly Player[] = [],
  ): Promise<Session> {
    const { startTable, lineOf, setupOf } = await engine();
    const table = startTable(given, seed);
    const record = table.save();
    const setup = setupOf(record);
    const players = setup.heroes.map((_, seat): Player => wanted[seat] ?? 'human');
    const [id, writer, startedAt] = [randomName(), randomName(), Date.now()];
    const line = lineOf(table, setup, { id, players, startedAt, playedAt: startedAt });
    await this.#around.store.add(line, record, writer);
    return this.#begin({ id, table, setup, players, givers: '', startedAt, writer, notice: null });
  }

  async open(id: string): Promise<Session> {
    const { tableOf, setupOf } = await engine();
    await this.#closeHere(id);
    const { line, record, givers } = await this.#find(id);
    const { table, resumed } = tableOf(record);
    const writer = randomName();
    await this.#around.store.claim(id, writer);
    const notice = resumed ? 'resumed-under-new-rules' : null;
    const { players, startedAt } = line;
    const setup = setupOf(record);
    return this.#begin({ id, table, setup, players, givers, startedAt, writer, notice });
  }

  async remove(id: string): Promise<void> {
    await this.#closeHere(id);
    await this.#around.store.remove(id);
  }

  /** Takes in a game from a file, beside those that are here. A file with a problem changes nothing. */
  async importSave(file: Blob): Promise<SavedGame | SaveProblemMessage> {
    const { readSave, tableOf, setupOf, lineOf } = await engine();
    const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer());
    try {
      const record = readSave(new Uint8Array(bytes));
      const { table } = tableOf(record);
      const setup = setupOf(record);
      const now = Date.now();
      const about = { id: randomName(), players: setup.heroes.map((): Player => 'human') };
      const line = lineOf(table, setup, { ...about, startedAt: now, playedAt: now });
      await this.#around.store.add(line, record);
      return line;
    } catch (error) {
      const problem = problemOf(error);
      if (problem) return problem;
      if (error instanceof DOMException) throw error;
      // The rules stumbled over a state that they could not have written themselves.
      return saveProblem('malformed');
    }
  }

  async exportSave(id: string): Promise<Blob> {
    const { saveFile } = await engine();
    return saveFile((await this.#find(id)).record);
  }

  async replay(id: string): Promise<Replay> {
    const { openReplay } = await engine();
    await this.#open.get(id)?.settled();
    return openReplay((await this.#find(id)).record);
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

  async #begin({ writer, ...parts }: Beginning): Promise<Session> {
    const { LocalSession, BotRoom } = await engine();
    const { store, bots, ...around } = this.#around;
    const session = new LocalSession({
      ...parts,
      ...around,
      bots: new BotRoom(bots),
      save: (line, record, givers) => store.save(line, record, { writer, givers }),
    });
    this.#open.set(parts.id, session);
    return session.begin();
  }
}

/** The games that the screens show. */
export const games: Games = new LocalGames({
  store: new GameStore(),
  reactions,
  pause: pauseOfBots,
});

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A name that nobody else has: randomUUID is missing on pages without a certificate. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
