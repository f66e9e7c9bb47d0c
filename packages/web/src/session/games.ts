import { BotRoom, type Connect, type Player } from '@crawlspace/host';
import type { ReadonlySignal } from '@preact/signals';
import { ENGINES } from '../game/engines.ts';
import { type GameId, isGameId } from '../game/ids.ts';
import { pauseOfBots, standingOrders } from '../settings/index.ts';
import type { StandingOrders } from '../settings/standing-orders.ts';
import { problemOf, saveProblem } from '../storage/problems.ts';
import { GameStore } from '../storage/store.ts';
import type { PlayedTable, SetTable } from './engine.ts';
import type { Games, NewGame, Replay, SavedGame, SaveProblemMessage, Session } from './types.ts';

/** There is no such game in this browser: an old link, or it was deleted. */
export class UnknownGame extends Error {
  override name = 'UnknownGame';
}

/** What the games need of their surroundings; tests bring their own. */
export interface Surroundings {
  readonly store: GameStore;
  readonly orders: ReadonlySignal<StandingOrders>;
  readonly pause: () => number;
  /** How to reach the bots of a game; its worker when absent. */
  readonly bots?: (game: GameId) => Connect;
}

/** A session that is about to begin. */
interface Beginning {
  readonly game: GameId;
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

  list(): Promise<SavedGame[]> {
    return this.#around.store.list();
  }

  async create(
    { game, setup }: NewGame,
    seed: string = randomName(SEED_LETTERS),
    wanted: readonly Player[] = [],
  ): Promise<Session> {
    const table = (await ENGINES[game]()).start(setup, seed);
    const players = seatsOf(table).map((_, seat): Player => wanted[seat] ?? 'human');
    const [id, writer, startedAt] = [randomName(), randomName(), Date.now()];
    const line = table.line({ id, players, startedAt, playedAt: startedAt });
    await this.#around.store.add(line, table.save(), writer);
    return this.#begin({ game, table, id, players, startedAt, writer });
  }

  async open(id: string): Promise<Session> {
    await this.#closeHere(id);
    const writer = randomName();
    for (;;) {
      const { line, record } = await this.#find(id);
      const { game, players, startedAt } = line;
      const table = (await ENGINES[game]()).load(record);
      // Another page may have gone on with it meanwhile: what it showed must not be lost.
      if (await this.#around.store.claim(id, writer, table.save(), record.log.length)) {
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
      const record = readSave(new Uint8Array(bytes));
      if (!isGameId(record.game)) return saveProblem('wrong-game');
      const table = (await ENGINES[record.game]()).load(record);
      const players = seatsOf(table).map((): Player => 'human');
      const now = Date.now();
      const line = table.line({ id: randomName(), players, startedAt: now, playedAt: now });
      await this.#around.store.add(line, table.record);
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
    const { saveFile } = await files();
    return saveFile((await this.#find(id)).record);
  }

  async replay(id: string): Promise<Replay> {
    await this.#open.get(id)?.settled();
    const { line, record } = await this.#find(id);
    return (await ENGINES[line.game]()).replay(record);
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

  async #begin({ game, table, writer, ...parts }: Beginning): Promise<Session> {
    const { store, bots, ...around } = this.#around;
    const connect = bots?.(game) ?? (await ENGINES[game]()).bots;
    const session = table.play({
      ...parts,
      ...around,
      notice: table.resumed ? 'resumed-under-new-rules' : null,
      bots: new BotRoom(connect),
      append: (line, after, entries, head) => store.append(line, writer, after, entries, head),
    });
    this.#open.set(parts.id, session);
    return session;
  }
}

/** The games that the screens show. */
export const games: Games = new LocalGames({
  store: new GameStore(),
  orders: standingOrders,
  pause: pauseOfBots,
});

const files = () => import('./files.ts');

function seatsOf({ seats }: SetTable): readonly undefined[] {
  return Array.from({ length: seats });
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Letters of a seed: 5 bits each, and luck has 128 of them. */
const SEED_LETTERS = 32;

/** A name that nobody else has: randomUUID is missing on pages without a certificate. */
function randomName(letters = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(letters));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
