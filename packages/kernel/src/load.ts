import { requirePacks } from './carried.ts';
import { checkLog, checkStart } from './check-log.ts';
import { type GameEvent, type GameModule, SetupError } from './game.ts';
import { hashOf } from './hash.ts';
import { type AnswerEntry, Log, type RulesEntry, type Sealed, standingOf } from './log.ts';
import { type Origin, originOf, type TableOptions } from './origin.ts';
import { malformed, SaveError } from './parse.ts';
import type { Past } from './past.ts';
import type { Refusal } from './question.ts';
import { type GameRecord, parseRecord } from './record.ts';
import type { Snapshot } from './snapshot.ts';
import { Table } from './table.ts';

/** Loads a record by replaying it. Throws SaveError, and says what is wrong, when that fails. */
export function loadTable<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  saved: unknown,
  options: TableOptions = {},
): Table<State, Setup, Event, View> {
  const table = replayTable(module, saved, options);
  checkHash(table, parseRecord(saved).hash);
  return table;
}

/** Loads a record of one's own that was left without a fingerprint of its end: otherwise as loadTable does. */
export function replayTable<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  saved: unknown,
  options: TableOptions = {},
): Table<State, Setup, Event, View> {
  const record = recordOf(module, saved);
  requireRules(module, record);
  const table = replayed(module, record, options);
  checkSeal(new Log(record.log), record);
  return table;
}

/**
 * Opens a table of one's own at a safe point of its past and gives only the answers since again. The
 * seal says that those since, and `hash` where it is known that all of it, are what they were.
 */
export function openPast<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  record: Omit<GameRecord, 'hash'>,
  { past, sealed, hash }: { past: Past; sealed: Sealed; hash: string | null },
  options: TableOptions = {},
): Table<State, Setup, Event, View> {
  requireRules(module, record);
  const origin = savedOrigin(module, record);
  checkLog(record.log, module.seats(origin.setup));
  const log = new Log(record.log, sealed);
  checkSeal(log, record);
  if (past.snapshot.answers > standingOf(record.log).answers.length) {
    throw malformed('its past goes further than its log');
  }
  try {
    const table = Table.openAt(module, origin, log, past, options);
    if (hash !== null) checkHash(table, hash);
    return table;
  } catch (error) {
    if (error instanceof SaveError) throw error;
    throw new SaveError('rule-failed', `the rules cannot go on from its past: ${messageOf(error)}`);
  }
}

function requireRules(module: { readonly rules: number }, { rules }: Pick<GameRecord, 'rules'>) {
  if (rules >= module.rules) return;
  throw new SaveError(
    'older-rules',
    `this save was played with rules ${rules}; these are rules ${module.rules}`,
  );
}

function checkSeal(log: Log, { seal }: Pick<GameRecord, 'seal'>): void {
  if (log.seal === seal) return;
  throw new SaveError('edited', 'an answer of this save was changed after it was written');
}

function checkHash(table: { hash(): string }, hash: string): void {
  if (table.hash() === hash) return;
  throw new SaveError(
    'diverged',
    'the answers do not lead to the state that was saved: the save or the rules were changed',
  );
}

/**
 * Goes on with a game that was played under older rules. Where its answers still lead to its last
 * safe point, all of it stands; otherwise it goes on from there, and the log says so.
 */
export function resumeUnderNewRules<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  saved: unknown,
  options: TableOptions = {},
): Table<State, Setup, Event, View> {
  const record = recordOf(module, saved);
  if (!record.snapshot) {
    throw new SaveError('older-rules', 'this save has no safe point to go on from');
  }
  const snapshot = upgraded(module, record, record.snapshot);
  return (
    replayedAsBefore(module, record, snapshot, options) ??
    changedOver(module, record, snapshot, options)
  );
}

/** The table after all answers, if the present rules lead to the same safe point as the older ones. */
function replayedAsBefore<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  record: GameRecord,
  snapshot: Snapshot<State>,
  options: TableOptions,
): Table<State, Setup, Event, View> | null {
  try {
    const table = openTable(module, record, options);
    const { answers } = standingOf(record.log);
    repeatAll(table, answers, 0, snapshot.answers);
    if (hashOf(partsOf(table.safePoint)) !== hashOf(partsOf(snapshot))) return null;
    repeatAll(table, answers, snapshot.answers, answers.length);
    return table;
  } catch (error) {
    if (error instanceof SaveError) return null;
    throw error;
  }
}

function partsOf<State>({ answers, questions, luck, state }: Snapshot<State>): readonly unknown[] {
  return [answers, questions, luck, state];
}

function changedOver<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  record: GameRecord,
  snapshot: Snapshot<State>,
  options: TableOptions,
): Table<State, Setup, Event, View> {
  const entry: RulesEntry = {
    t: 'rules-changed',
    from: record.rules,
    to: module.rules,
    start: { ...snapshot, answers: 0 },
  };
  try {
    return openTable(module, { ...record, log: [...record.log, entry] }, options);
  } catch (error) {
    if (error instanceof SaveError && error.problem === 'bad-setup') throw error;
    throw new SaveError('older-rules', 'the present rules cannot go on from this save');
  }
}

function upgraded<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  { rules }: Pick<GameRecord, 'rules'>,
  snapshot: Snapshot<unknown>,
): Snapshot<State> {
  const state = module.upgradeState?.(snapshot.state, rules) ?? (snapshot.state as State);
  return { ...snapshot, state };
}

function recordOf<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  saved: unknown,
): GameRecord {
  const record = parseRecord(saved);
  if (record.game !== module.id) {
    throw new SaveError('wrong-game', `this is a save of "${record.game}", not of "${module.id}"`);
  }
  if (record.rules > module.rules) {
    throw new SaveError(
      'newer-rules',
      `this save was played with rules ${record.rules}, newer than ${module.rules}`,
    );
  }
  return record;
}

/** The table at the start of what stands of a record, before any answer. Throws SaveError. */
export function openTable<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  record: GameRecord,
  options: TableOptions = {},
): Table<State, Setup, Event, View> {
  const origin = savedOrigin(module, record);
  checkStart(origin.start, 'the origin');
  checkLog(record.log, module.seats(origin.setup));
  try {
    return Table.open(module, origin, options, record.log);
  } catch (error) {
    // A state that comes from outside may be anything; one that was set up here is the rules' own.
    const isOwn = !origin.inTheMiddle && !standingOf(record.log).start;
    const what = `the rules fail before any answer: ${messageOf(error)}`;
    throw isOwn ? new SaveError('rule-failed', what) : malformed(what);
  }
}

function savedOrigin<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  record: Omit<GameRecord, 'hash'>,
): Origin<State, Setup> {
  const { seed, seeding, origin } = record;
  try {
    requirePacks(module, record.setup);
    if (!origin) return originOf(module, record.setup as Setup, seed, seeding);
    const setup = module.parseSetup(record.setup);
    const start = upgraded(module, record, origin);
    return { setup, seed, seeding, start, inTheMiddle: true };
  } catch (error) {
    if (error instanceof SaveError) throw error;
    if (error instanceof SetupError) {
      throw new SaveError('bad-setup', `the save has an impossible setup: ${error.message}`);
    }
    throw new SaveError('rule-failed', `the rules cannot set it up: ${messageOf(error)}`);
  }
}

/** The table after all answers of a record. */
function replayed<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  record: GameRecord,
  options: TableOptions,
): Table<State, Setup, Event, View> {
  const table = openTable(module, record, options);
  const { answers } = standingOf(record.log);
  repeatAll(table, answers, 0, answers.length);
  return table;
}

/** Gives some of these answers again. Throws SaveError that names the one that fails. */
function repeatAll<State, Setup, Event extends GameEvent, View>(
  table: Table<State, Setup, Event, View>,
  answers: readonly AnswerEntry[],
  from: number,
  to: number,
): void {
  for (const [index, answer] of answers.slice(from, to).entries()) {
    const refusal = table.repeat(answer);
    if (refusal) throw failure(refusal, `answer ${from + index + 1} of ${answers.length}`);
  }
}

function failure({ reason, pick, error }: Refusal, which: string): SaveError {
  if (reason === 'rule-failed') {
    return new SaveError('rule-failed', `the rules fail over ${which}: ${messageOf(error)}`);
  }
  const detail = pick === undefined ? '' : ` ("${pick}")`;
  return new SaveError('answer-refused', `${which} is refused: ${reason}${detail}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
