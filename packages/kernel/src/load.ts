import { type GameEvent, type GameModule, SetupError } from './game.ts';
import { hashOf } from './hash.ts';
import { type GameRecord, parseRecord, SaveError, type Snapshot } from './record.ts';
import { Table, type TableOptions } from './table.ts';

/** Loads a record by replaying it. Throws SaveError, and says what is wrong, when that fails. */
export function loadTable<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  saved: unknown,
  options: TableOptions = {},
): Table<State, Setup, Event, View> {
  const record = recordOf(module, saved);
  if (record.rules < module.rules) {
    throw new SaveError(
      'older-rules',
      `this save was played with rules ${record.rules}; these are rules ${module.rules}`,
    );
  }
  const table = openTable(module, record, options);
  replay(table, record);
  return table;
}

/**
 * Goes on with a game that was played under older rules, from its last safe point. The answers
 * before it are gone, and the log says so.
 */
export function resumeUnderNewRules<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  saved: unknown,
  options: TableOptions = {},
): Table<State, Setup, Event, View> {
  const { snapshot, ...record } = recordOf(module, saved);
  if (!snapshot) throw new SaveError('older-rules', 'this save has no safe point to go on from');
  const origin = { ...snapshot, answers: 0 };
  const table = openTable(module, { ...record, origin, rewinds: [] }, options);
  table.tell({ t: 'resumed-under-new-rules' });
  return table;
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

function openTable<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  record: GameRecord,
  options: TableOptions,
): Table<State, Setup, Event, View> {
  const setup = checkedSetup(module, record.setup);
  const { seed, rewinds, origin } = record;
  if (!origin) return Table.start(module, setup, seed, options, rewinds);
  // The state was written by the game itself; the save's hash guards everything that follows from it.
  const start = origin as Snapshot<State>;
  return Table.open(module, { setup, seed, start, inTheMiddle: true }, options, rewinds);
}

function checkedSetup<Setup>(module: { parseSetup(value: unknown): Setup }, setup: unknown): Setup {
  try {
    return module.parseSetup(setup);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new SaveError('bad-setup', `the save has an impossible setup: ${error.message}`);
  }
}

function replay<State, Setup, Event extends GameEvent, View>(
  table: Table<State, Setup, Event, View>,
  record: GameRecord,
): void {
  record.answers.forEach(([decision, seat, picks], index) => {
    const result = table.answer(seat, { decision, picks });
    if (result.ok) return;
    const { reason, pick } = result.refusal;
    const which = `answer ${index + 1} of ${record.answers.length}`;
    const detail = pick === undefined ? '' : ` ("${pick}")`;
    throw new SaveError('answer-refused', `${which} is refused: ${reason}${detail}`);
  });
  if (hashOf(record.answers) !== record.seal) {
    throw new SaveError('edited', 'an answer of this save was changed after it was written');
  }
  if (table.hash() !== record.hash) {
    throw new SaveError(
      'diverged',
      'the answers do not lead to the state that was saved: the save or the rules were changed',
    );
  }
}
