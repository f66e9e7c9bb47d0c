import {
  type AdventureState,
  type AdventureView,
  type BrimstoneEvent,
  type BrimstoneSetup,
  brimstone,
} from '@crawlspace/brimstone';
import {
  type GameRecord,
  loadTable,
  parseRecord,
  resumeUnderNewRules,
  SaveError,
  Table,
  type TableView,
  type Told,
  unpackRecord,
} from '@crawlspace/kernel';
import type { NewGame, Player, SavedGame } from './types.ts';

export type BrimstoneTable = Table<AdventureState, BrimstoneSetup, BrimstoneEvent, AdventureView>;

export function startTable(setup: NewGame, seed: string): BrimstoneTable {
  return Table.start(brimstone, brimstone.parseSetup(setup), seed);
}

/** A table that goes on where a record ends, and whether it had to change to newer rules for that. */
export function tableOf(record: unknown): { table: BrimstoneTable; resumed: boolean } {
  try {
    return { table: loadTable(brimstone, record), resumed: false };
  } catch (error) {
    if (!(error instanceof SaveError) || error.problem !== 'older-rules') throw error;
    return { table: resume(record), resumed: true };
  }
}

/** Rules may have changed so much that they cannot go on from what older ones left. */
function resume(record: unknown): BrimstoneTable {
  try {
    return resumeUnderNewRules(brimstone, record);
  } catch (error) {
    if (error instanceof SaveError) throw error;
    throw new SaveError('older-rules', 'the present rules cannot go on from this save');
  }
}

/** Reads a file from outside: compact, or JSON as the command line writes it. Throws SaveError. */
export function readSave(bytes: Uint8Array): GameRecord {
  if (bytes[0] !== '{'.charCodeAt(0)) return unpackRecord(bytes);
  try {
    return parseRecord(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    if (error instanceof SaveError) throw error;
    throw new SaveError('malformed', 'not a valid save: it is not JSON');
  }
}

/** The setup that a record starts from. */
export function setupOf(record: GameRecord): BrimstoneSetup {
  return brimstone.parseSetup(record.setup);
}

/** The line of the list of games. */
export function lineOf(
  table: BrimstoneTable,
  setup: BrimstoneSetup,
  about: { id: string; players: readonly Player[]; startedAt: number; playedAt: number },
): SavedGame {
  return {
    ...about,
    game: 'brimstone',
    mission: setup.mission,
    heroes: setup.heroes,
    turn: table.state.turn.number,
    answers: table.answerCount,
    outcome: table.outcome,
  };
}

/**
 * The view of a seat, detached from the table: what is on the screen must not change under it when
 * the game goes on, and whoever compares two moments must find them different.
 */
export function stillView(table: BrimstoneTable, seat: number): TableView<AdventureView> {
  const state = brimstone.clone(table.state);
  return { ...table.view(seat), game: { ...brimstone.view(state, seat) } };
}

/** All that was told; votes to go back that follow each other are one line of the story. */
export function toldTo(table: BrimstoneTable, seat: number): readonly Told<BrimstoneEvent>[] {
  const told = table.eventsSince(0, seat);
  const isVote = (each: Told<BrimstoneEvent> | undefined) => each?.event.t === 'undone-by-vote';
  return told.filter((each, i) => !isVote(each) || !isVote(told[i - 1]));
}
