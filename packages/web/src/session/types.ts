import type { GameShape, HostRefusal, Player, Thought } from '@crawlspace/host';
import type { RefusedBecause } from '@crawlspace/host/online';
import type {
  Decision,
  GameRecord,
  Language,
  Outcome,
  SaveProblem,
  SeatId,
  TableView,
  Told,
} from '@crawlspace/kernel';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { CurveListener } from '../bots/worker.ts';
import type { TableId } from '../game-ids.ts';
import type { Fellows } from './online/fellows.ts';

export type { Player } from '@crawlspace/host';

/** What the people at the table should be told about the game as a whole. */
export type Notice = 'resumed-under-new-rules' | 'not-saved' | 'opened-elsewhere' | 'table-lost';

/** How the table stood when so much had been told. */
export interface Passed<Game extends GameShape = GameShape> {
  readonly told: number;
  readonly game: Game['view'];
}

/** Why an answer was not taken: what a table in the page may say, and what a server may say besides. */
export type AnswerRefusal =
  | HostRefusal
  | { readonly reason: Exclude<RefusedBecause, HostRefusal['reason']> };

/**
 * What became of a step back: somebody else has answered since, so that it takes a vote; or there is
 * no connection.
 */
export type Undone = 'undone' | 'barrier' | 'nothing-to-undo' | 'not-yours' | 'no-connection';

/** What is seen of a table: one value, new whenever something of it has changed. */
export interface Seen<Game extends GameShape = GameShape> {
  /** The table as the seat that is asked (or seat 0) may see it. */
  readonly table: TableView<Game['view']>;
  /** Everything told so far; the epoch of the table's moment changes when the past was cut. */
  readonly events: readonly Told<Game['event']>[];
  /** What lay between the moment before and this one, where that is known. */
  readonly passed: readonly Passed<Game>[];
  /** Decisions that wait for a person here, the first one first. */
  readonly decisions: readonly Decision[];
  /** What the bot who answered last had in mind; null when the last answer was a person's. */
  readonly thought: BotThought | null;
  /** A bot is at work. */
  readonly thinking: boolean;
  /** The set-up as it was proposed can still be changed: nobody here has answered anything. */
  readonly isProposed: boolean;
}

/** The same part by part, for screens that draw one of them. */
export type SeenParts<Game extends GameShape = GameShape> = {
  readonly [Name in keyof Seen<Game>]: ReadonlySignal<Seen<Game>[Name]>;
};

/** One game at one table, as the screens have it. */
export interface Session<Game extends GameShape = GameShape> extends Line<Game>, SeenParts<Game> {}

/**
 * The way to a table, wherever its rules run: in this page, on a server, or in another page. Whatever it can do is a
 * property, so that it can be handed on with something else seen.
 */
export interface Line<Game extends GameShape = GameShape> {
  readonly id: string;
  readonly game: TableId;
  readonly seats: number;
  readonly setup: Game['setup'];
  readonly seen: ReadonlySignal<Seen<Game>>;
  /** Who plays each seat. Changeable at any time. */
  readonly players: Signal<readonly Player[]>;
  /** What happened last is still being shown: bots wait for it. */
  readonly showing: Signal<boolean>;
  /** Somebody here wants the next chance that usually passes by itself: tokens, items, fleeing. */
  readonly wantsChance: Signal<boolean>;
  /** Something worth saying about the game as a whole; null when there is nothing. */
  readonly notice: Signal<Notice | null>;
  /** Resolves when the answer is saved: a reload after that goes on exactly there. */
  readonly answer: (decision: Decision, picks: readonly string[]) => Promise<AnswerRefusal | null>;
  readonly undo: () => Promise<Undone>;
  /** Takes back the last answer whatever came of it: everybody at this screen agrees. Where others sit too it is a vote. */
  readonly voteToUndo: () => Promise<boolean>;
  /** Goes back to the beginning, where everything is asked. */
  readonly changeSetUp: () => Promise<void>;
  /** What a bot would pick, and why. */
  readonly advise: (decision: Decision) => Promise<Thought>;
  /** What the last rule that broke down did it over, as a file; null when none did. */
  readonly faultReport: () => Blob | null;
  /** The game as a compact file. */
  readonly exportSave: () => Promise<Blob>;
  readonly close: () => void;
  /** Everybody around the table; null where the table is not shared. */
  readonly fellows: Fellows | null;
}

/** Why a bot answered as it did. */
export interface BotThought {
  readonly seat: SeatId;
  readonly why: NonNullable<Thought['why']>;
}

/** A hero in the list of games. */
export interface HeroMark {
  readonly class: string;
  readonly name?: string;
}

/** A game in the list of games. */
export interface SavedGame {
  readonly id: string;
  readonly game: TableId;
  /** The mission or quest. */
  readonly mission: string;
  /** What a mission is called that a pack brought. */
  readonly missionName?: Readonly<Record<Language, string>>;
  readonly heroes: readonly HeroMark[];
  readonly players: readonly Player[];
  /** The turn or round it has come to. */
  readonly turn: number;
  readonly answers: number;
  readonly outcome: Outcome | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly playedAt: number;
}

/** Why a file could not be taken in, in the words of each language. */
export interface SaveProblemMessage {
  readonly problem: SaveProblem;
  readonly text: Readonly<Record<Language, string>>;
}

export function isSaveProblem(
  result: SavedGame | SaveProblemMessage,
): result is SaveProblemMessage {
  return 'problem' in result;
}

/** What a game is started from. The game checks the setup and fills in what is missing. */
export interface NewGame {
  readonly game: TableId;
  readonly setup: unknown;
  /** The packs it is played with, whole, in the order in which the setup names them. */
  readonly packs?: readonly object[];
  /** Whatever the set-up would ask is proposed and not asked. */
  readonly proposed?: true;
}

/** All games of this browser. */
export interface Games {
  /** The one played last comes first. */
  list(): Promise<SavedGame[]>;
  /** Without a seed by chance; without players everybody is a person here. */
  create(game: NewGame, seed?: string, players?: readonly Player[]): Promise<Session>;
  /** Throws SaveError when the game cannot be continued, UnknownGame when there is none. */
  open(id: string): Promise<Session>;
  /** Looks on at a game that another page plays. Throws like open. */
  watch(id: string): Promise<Session>;
  remove(id: string): Promise<void>;
  importSave(file: Blob): Promise<SavedGame | SaveProblemMessage>;
  has(id: string): Promise<boolean>;
  /** Takes in the record of a game that was played elsewhere, under this name. Throws SaveError. */
  takeIn(record: unknown, id: string): Promise<SavedGame>;
  /** The same as a new game beside those that are here. */
  takeInNew(record: unknown): Promise<SavedGame>;
  /** The compact file of a game, without opening it. */
  exportSave(id: string): Promise<Blob>;
  replay(id: string): Promise<Replay>;
  /** How likely it was to win, turn by turn. The function that comes back breaks it off. */
  chances(id: string, hear: CurveListener): Promise<() => void>;
  /** A game in few letters, for an address; null when it is too long for one. */
  share(id: string): Promise<string | null>;
  /** The replay of a game from an address. Throws SaveError when that was damaged. */
  shared(letters: string): Promise<SharedGame>;
}

/** A game that came by an address: it is shown, and kept only when somebody wants to. */
export interface SharedGame {
  readonly replay: Replay;
  keep(): Promise<SavedGame | SaveProblemMessage>;
}

/** How things stood at one answer of a finished or unfinished game. */
export interface ReplayScene<Game extends GameShape = GameShape> {
  /** How many answers had been given. */
  readonly answer: number;
  readonly turn: number;
  readonly table: TableView<Game['view']>;
  /** Everything told up to this moment. */
  readonly events: readonly Told<Game['event']>[];
  /** How many of them had been told before the last answer. */
  readonly before: number;
}

/** A mark on the timeline of a replay: a turn or round begins, or a hero falls, as it was told. */
export interface ReplayMark<Game extends GameShape = GameShape> {
  readonly answer: number;
  readonly turn: number;
  /** Null where a turn begins. */
  readonly fall: Game['event'] | null;
}

/** A fight in a replay: where it starts, and the enemy types in it. */
export interface ReplayFight {
  readonly answer: number;
  readonly turn: number;
  readonly enemies: readonly string[];
}

export interface Replay<Game extends GameShape = GameShape> {
  readonly game: TableId;
  /** The mission or quest. */
  readonly mission: string;
  readonly missionName?: SavedGame['missionName'] | undefined;
  /** Moments are numbered from 0 (the start) to `length` (after the last answer). */
  readonly length: number;
  at(n: number): Promise<ReplayScene<Game>>;
  readonly fights: readonly ReplayFight[];
  readonly marks: readonly ReplayMark<Game>[];
  /** The record of a game that goes on from a moment. */
  recordAt(n: number): GameRecord;
}
