import type { GameShape, TableOf } from '@crawlspace/host';
import {
  type AnswerEntry,
  type GameRecord,
  openTable,
  resumeUnderNewRules,
  SaveError,
  standingOf,
  type Told,
} from '@crawlspace/kernel';
import type { Engine } from '../engine.ts';
import type { TableId } from '../game-ids.ts';
import { isOfTheGame } from '../of-the-game.ts';
import { missionOf, toldTo } from './tables.ts';
import type { Replay, ReplayFight, ReplayMark, ReplayScene, SavedGame } from './types.ts';

/** A table is kept every so many answers; from the nearest one any moment is a few answers away. */
const STRIDE = 25;

/**
 * Plays a record through once, without holding up the page, and keeps tables along the way. Throws
 * SaveError when the record does not follow the present rules.
 */
export async function openReplay<Game extends GameShape>(
  engine: Engine<Game>,
  saved: GameRecord,
): Promise<Replay<Game>> {
  const record = playable(engine, saved);
  const { answers } = standingOf(record.log);
  const table = openTable(engine.module, record);
  const kept: TableOf<Game>[] = [];
  const fights: ReplayFight[] = [];
  const marks: ReplayMark<Game>[] = [];
  for (;;) {
    if (table.answerCount % STRIDE === 0) {
      kept.push(table.fork());
      await breathe();
    }
    if (table.answerCount === answers.length) break;
    const before = engine.turn(table.state);
    const told = step(table, answers);
    const [answer, turn] = [table.answerCount, engine.turn(table.state)];
    const enemies = engine.fight(table.state, told);
    if (enemies) fights.push({ answer, turn, enemies });
    if (turn !== before) marks.push({ answer, turn, fall: null });
    for (const { event } of told)
      if (isOfTheGame<Game['event']>(event) && engine.isFall(event))
        marks.push({ answer, turn, fall: event });
  }
  return new KeptReplay(engine, record, kept, { fights, marks });
}

class KeptReplay<Game extends GameShape> implements Replay<Game> {
  readonly game: TableId;
  readonly mission: string;
  readonly missionName: SavedGame['missionName'] | undefined;
  readonly length: number;
  readonly fights: readonly ReplayFight[];
  readonly marks: readonly ReplayMark<Game>[];
  readonly #engine: Engine<Game>;
  readonly #record: GameRecord;
  readonly #answers: readonly AnswerEntry[];
  readonly #kept: readonly TableOf<Game>[];
  /** Where the last moment was: the next one is usually just after it. */
  #cursor: TableOf<Game>;

  constructor(
    engine: Engine<Game>,
    record: GameRecord,
    kept: readonly TableOf<Game>[],
    { fights, marks }: Pick<Replay<Game>, 'fights' | 'marks'>,
  ) {
    this.#engine = engine;
    this.#record = record;
    this.#answers = standingOf(record.log).answers;
    this.#kept = kept;
    this.#cursor = (kept[0] as TableOf<Game>).fork();
    this.game = engine.id;
    const { mission, missionName } = missionOf(engine, engine.module.parseSetup(record.setup));
    this.mission = mission;
    this.missionName = missionName;
    this.length = this.#answers.length;
    this.fights = fights;
    this.marks = marks;
  }

  recordAt(n: number): GameRecord {
    return cutAfter(this.#engine, this.#record, this.#answers.slice(0, n));
  }

  async at(n: number): Promise<ReplayScene<Game>> {
    const answer = Math.max(0, Math.min(this.length, Math.round(n)));
    const ahead = answer - this.#cursor.answerCount;
    // From before the last answer: what it told is shown for itself.
    if (ahead <= 0 || ahead > STRIDE) {
      const nearest = Math.floor(Math.max(0, answer - 1) / STRIDE);
      this.#cursor = (this.#kept[nearest] as TableOf<Game>).fork();
    }
    const table = this.#cursor;
    let fresh = 0;
    while (table.answerCount < answer) fresh = step(table, this.#answers).length;
    const seat = Math.max(0, table.pending[0]?.seat ?? 0);
    const events = toldTo<Game>(table, seat);
    return {
      answer,
      turn: this.#engine.turn(table.state),
      table: table.view({ seat }),
      events,
      before: events.length - fresh,
    };
  }
}

/** The same game as if it had come only so far: what was taken back on the way there is not part of it. */
function cutAfter<Game extends GameShape>(
  { module }: Engine<Game>,
  record: GameRecord,
  answers: readonly AnswerEntry[],
): GameRecord {
  const rules = record.log.findLast(({ t }) => t === 'rules-changed');
  const table = openTable(module, { ...record, log: rules ? [rules] : [] });
  for (const { seat, decision, picks, by } of answers) {
    const answer = { at: table.moment, decision, picks, ...(by ? { by } : {}) };
    if (!table.answer(seat, answer).ok) {
      throw new SaveError('answer-refused', `answer ${table.answerCount + 1} is refused`);
    }
  }
  return table.save();
}

/** A game of older rules can be shown where the present ones lead to the same end. */
function playable<Game extends GameShape>(
  { module }: Engine<Game>,
  record: GameRecord,
): GameRecord {
  if (record.rules === module.rules) return record;
  const problem = record.rules > module.rules ? 'newer-rules' : 'older-rules';
  if (problem === 'older-rules') {
    const table = resumeUnderNewRules(module, record);
    if (table.log.length === record.log.length) return table.save();
  }
  throw new SaveError(problem, `this game was played with rules ${record.rules}`);
}

/** Gives the next answer. Returns what was told of it. */
function step<Game extends GameShape>(
  table: TableOf<Game>,
  answers: readonly AnswerEntry[],
): readonly Told<Game['event']>[] {
  const answer = answers[table.answerCount] as AnswerEntry;
  const told = table.eventsSince(0, answer).length;
  if (table.repeat(answer)) {
    throw new SaveError('answer-refused', `answer ${table.answerCount + 1} is refused`);
  }
  return table.eventsSince(0, answer).slice(told);
}

/** Lets the page paint and listen. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
