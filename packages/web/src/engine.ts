import type { Connect, GameShape, ModuleOf, Player, TableOf } from '@crawlspace/host';
import {
  type Carried,
  type GameRecord,
  type PackRef,
  packsNamedIn,
  SaveError,
  SetupError,
  type Told,
} from '@crawlspace/kernel';
import { type CarriedPacks, type CurveListener, inWorker, lookOver } from './bots/worker.ts';
import type { TableId } from './game-ids.ts';
import type { MakeOfPacks } from './packs/made.ts';
import { type Around, LocalSession } from './session/local.ts';
import { openReplay } from './session/replay.ts';
import { sessionOver } from './session/seen.ts';
import { lineOf, startTable, tableOf } from './session/tables.ts';
import type { HeroMark, Replay, SavedGame, Session } from './session/types.ts';
import { type Elsewhere, WatchedSession } from './session/watched.ts';

/** What the client has to know of a game to run it: its rules, its bots, and what lists tell about it. */
export interface Engine<Game extends GameShape> {
  readonly id: TableId;
  readonly module: ModuleOf<Game>;
  /** The mission or quest. */
  readonly mission: (setup: Game['setup']) => string;
  readonly heroes: (setup: Game['setup']) => readonly HeroMark[];
  /** Before the first turn: what a quick start need not ask. */
  readonly isSettingUp: (state: Game['state']) => boolean;
  /** The turn or round it has come to. */
  readonly turn: (state: Game['state']) => number;
  /** The types of enemies in a fight that began with what was just told; null when none did. */
  readonly fight: (
    state: Game['state'],
    told: readonly Told<Game['event']>[],
  ) => readonly string[] | null;
  /** Whether it tells that a hero falls. */
  readonly isFall: (event: Game['event']) => boolean;
  /** Starts the worker of the bots: that of tables with packs, or of all others. */
  readonly startBots: (hasPacks: boolean) => Worker;
  /** The same game at a table with packs. Rejects with SaveError. */
  readonly ofPacks: MakeOfPacks<Game>;
}

/** A setup, and the packs it names where it names any, whole. */
export interface Packed {
  readonly setup: unknown;
  readonly packs?: readonly unknown[];
}

/** Has the bots look a game over, from a record. The function that comes back breaks it off. */
export type LookOver = (record: GameRecord, hear: CurveListener) => () => void;

/** About a game, for the list of games. */
export interface About {
  readonly id: string;
  readonly players: readonly Player[];
  readonly startedAt: number;
  readonly playedAt: number;
}

/** A session whose answers are saved by this page. */
export interface PlayedTable extends Session {
  /** When everything that was answered is saved. */
  settled(): Promise<void>;
  /** Sets up as bots would: people find it done, and may change it. */
  proposeSetUp(): Promise<void>;
}

/** A table that is set, whatever game is on it. */
export interface SetTable {
  /** Reaches its bots. */
  readonly bots: Connect;
  /** The record a file or a shelf had; of a new game its first one. */
  readonly record: GameRecord;
  readonly seats: number;
  /** It had to change to newer rules. */
  readonly resumed: boolean;
  line(about: About): SavedGame;
  save(): GameRecord;
  /** Everybody sits down. */
  play(around: Omit<Around, 'seed'>): PlayedTable;
  /** Looks on while another page plays. */
  watch(elsewhere: Elsewhere): Session;
}

/** A game as the list of games deals with it: no type of the game itself shows. */
export interface RunningGame {
  /** Has the bots look a game over. */
  readonly lookOver: LookOver;
  /** The game as it is at this table: itself, unless the table has packs. Rejects with SaveError. */
  at(table: Packed): Promise<RunningGame>;
  start(setup: unknown, seed: string): SetTable;
  /** Throws SaveError when the record cannot be continued. */
  load(record: unknown): SetTable;
  replay(record: GameRecord): Promise<Replay>;
}

export function running<Game extends GameShape>(
  engine: Engine<Game>,
  carried: CarriedPacks | null = null,
): RunningGame {
  const bots = inWorker(engine.startBots, carried);
  const set = (table: TableOf<Game>, record: GameRecord, resumed: boolean): SetTable => {
    const setup = engine.module.parseSetup(record.setup);
    return {
      bots,
      record,
      seats: table.seats,
      resumed,
      line: (about) => lineOf(engine, table, setup, about),
      save: () => table.save(),
      play: (around) =>
        sessionOver(
          new LocalSession({ ...around, seed: record.seed, engine, table, setup }).begin(),
        ),
      watch: (elsewhere) => sessionOver(new WatchedSession({ ...elsewhere, engine, table, setup })),
    };
  };
  return {
    lookOver: lookOver(engine.startBots),
    async at({ setup, packs = [] }) {
      const refs = namedIn(setup);
      if (!refs) return running(engine);
      const { module } = await engine.ofPacks(refs, packs);
      return running({ ...engine, module }, { refs, packs });
    },
    start(setup, seed) {
      const table = startTable(engine, setup, seed);
      return set(table, table.save(), false);
    },
    load(saved) {
      const { table, record, resumed } = tableOf(engine, saved);
      return set(table, asCarried(engine.module, record), resumed);
    },
    replay: (record) => openReplay(engine, record),
  };
}

/** The packs of a table; null for those without. Throws SaveError. */
function namedIn(setup: unknown): readonly PackRef[] | null {
  try {
    return packsNamedIn(setup);
  } catch (error) {
    throw error instanceof SetupError ? new SaveError('bad-setup', error.message) : error;
  }
}

/** Whatever else came along: the packs that the setup names, in their order. */
function asCarried({ packs }: { readonly packs?: readonly Carried[] }, record: GameRecord) {
  return packs ? { ...record, packs: packs.map(({ pack }) => pack) } : record;
}
