import { type Decider, thumbDecider } from '@crawlspace/bots';
import { type AdventureState, type AdventureView, brimstone } from '@crawlspace/brimstone';
import { PARTY, type Question, type Snapshot, Table } from '@crawlspace/kernel';
import type { Position, Reply, Request } from './messages.ts';

type BotTable = ReturnType<typeof openTable>;

/**
 * The bots of one game. They sit at a table of their own that hears every answer, because a question
 * says more than can be sent: it describes its options by rules.
 */
export class BotMind {
  readonly #play: Decider<AdventureView> = thumbDecider('play');
  readonly #advise: Decider<AdventureView> = thumbDecider('advise');
  /** Advice that was given, so that asking twice does not change it. */
  readonly #advice = new Map<number, readonly string[]>();
  #table: BotTable | null = null;

  handle({ number, purpose, position, answers, decision }: Request): Reply {
    try {
      const table = this.#catchUp(position, answers);
      const question = table.pending.find(({ id }) => id === decision);
      if (!question) throw new Error(`decision ${decision} is not pending`);
      const picks =
        purpose === 'play' ? decide(this.#play, table, question) : this.#adviceOn(table, question);
      return { number, picks };
    } catch (error) {
      this.#table = null;
      return { number, failure: error instanceof Error ? error.message : String(error) };
    }
  }

  #adviceOn(table: BotTable, question: Question): readonly string[] {
    const given = this.#advice.get(question.id);
    if (given) return given;
    const picks = decide(this.#advise, table, question);
    this.#advice.set(question.id, picks);
    return picks;
  }

  #catchUp(position: Position | null, answers: Request['answers']): BotTable {
    if (position) {
      this.#table = openTable(position);
      this.#advice.clear();
    }
    const table = this.#table;
    if (!table) throw new Error('the bots have not been told where the game stands');
    for (const [decision, seat, picks] of answers) {
      const result = table.answer(seat, { decision, picks });
      if (!result.ok) throw new Error(`the bots are out of step: ${result.refusal.reason}`);
    }
    return table;
  }
}

function openTable({ setup, seed, start }: Position) {
  const origin = {
    setup,
    seed,
    start: { ...(start as Snapshot<AdventureState>), answers: 0 },
    inTheMiddle: true,
  };
  return Table.open(brimstone, origin, { events: false, snapshots: false });
}

function decide(
  decider: Decider<AdventureView>,
  table: BotTable,
  question: Question,
): readonly string[] {
  const seat = question.seat === PARTY ? 0 : question.seat;
  return decider(question, () => brimstone.view(table.state, seat));
}
