import { type AdventureState, brimstone } from '@crawlspace/brimstone';
import { type GameRecord, SaveError, type Snapshot, Table } from '@crawlspace/kernel';
import { type BrimstoneTable, setupOf, stillView, toldTo } from './tables.ts';
import type { Moment, Replay, ReplayFight } from './types.ts';

/** A table is kept every so many answers; from the nearest one any moment is a few answers away. */
const STRIDE = 25;

type Turns = Replay['turns'][number][];

/**
 * Plays a record through once, without holding up the page, and keeps tables along the way. Throws
 * SaveError when the record does not follow the present rules.
 */
export async function openReplay(record: GameRecord): Promise<Replay> {
  if (record.rules !== brimstone.rules) {
    const problem = record.rules > brimstone.rules ? 'newer-rules' : 'older-rules';
    throw new SaveError(problem, `this game was played with rules ${record.rules}`);
  }
  const table = tableAtStart(record);
  const kept: BrimstoneTable[] = [];
  const fights: ReplayFight[] = [];
  const turns: Turns = [{ answer: 0, turn: table.state.turn.number }];
  for (;;) {
    if (table.answerCount % STRIDE === 0) {
      kept.push(table.fork());
      await breathe();
    }
    if (table.answerCount === record.answers.length) break;
    if (step(table, record)) fights.push(fightNow(table));
    const turn = table.state.turn.number;
    if (turn !== turns.at(-1)?.turn) turns.push({ answer: table.answerCount, turn });
  }
  return new KeptReplay(record, kept, fights, turns);
}

class KeptReplay implements Replay {
  readonly length: number;
  readonly fights: readonly ReplayFight[];
  readonly turns: Replay['turns'];
  readonly #record: GameRecord;
  readonly #kept: readonly BrimstoneTable[];
  /** Where the last moment was: the next one is usually just after it. */
  #cursor: BrimstoneTable;

  constructor(
    record: GameRecord,
    kept: readonly BrimstoneTable[],
    fights: readonly ReplayFight[],
    turns: Turns,
  ) {
    this.#record = record;
    this.#kept = kept;
    this.#cursor = (kept[0] as BrimstoneTable).fork();
    this.length = record.answers.length;
    this.fights = fights;
    this.turns = turns;
  }

  async at(n: number): Promise<Moment> {
    const answer = Math.max(0, Math.min(this.length, Math.round(n)));
    const ahead = answer - this.#cursor.answerCount;
    if (ahead < 0 || ahead > STRIDE) {
      this.#cursor = (this.#kept[Math.floor(answer / STRIDE)] as BrimstoneTable).fork();
    }
    const table = this.#cursor;
    while (table.answerCount < answer) step(table, this.#record);
    const seat = Math.max(0, table.pending[0]?.seat ?? 0);
    return { answer, table: stillView(table, seat), events: toldTo(table, seat) };
  }
}

function fightNow(table: BrimstoneTable): ReplayFight {
  const { turn, enemies } = table.state;
  const types = [...new Set(enemies.map(({ type }) => type))];
  return { answer: table.answerCount, turn: turn.number, enemies: types };
}

function tableAtStart(record: GameRecord): BrimstoneTable {
  const { seed, origin, rewinds } = record;
  const setup = setupOf(record);
  if (!origin) return Table.start(brimstone, setup, seed, {}, rewinds);
  // The state was written by the game itself under the present rules.
  const start = origin as Snapshot<AdventureState>;
  return Table.open(brimstone, { setup, seed, start, inTheMiddle: true }, {}, rewinds);
}

/** Gives the next answer. Returns whether a fight started with it. */
function step(table: BrimstoneTable, { answers }: GameRecord): boolean {
  const [decision, seat, picks] = answers[table.answerCount] as GameRecord['answers'][number];
  const result = table.answer(seat, { decision, picks });
  if (!result.ok) {
    throw new SaveError('answer-refused', `answer ${table.answerCount + 1} is refused`);
  }
  return result.events.some(({ event }) => event.t === 'fight-started');
}

/** Lets the page paint and listen. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
