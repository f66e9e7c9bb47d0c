import type { Decider } from '@crawlspace/bots';
import { PARTY, type Question, type Snapshot, Table } from '@crawlspace/kernel';
import type { GameShape, ModuleOf, TableOf } from '../game/shape.ts';
import type { Position, Reply, Request } from './messages.ts';

/** How the bots of a game decide; the name makes their luck. */
export type NewDecider<Game extends GameShape> = (name: string) => Decider<Game['view']>;

/**
 * The bots of one game. They sit at a table of their own that hears every answer, because a question
 * says more than can be sent: it describes its options by rules.
 */
export class BotMind<Game extends GameShape> {
  readonly #module: ModuleOf<Game>;
  readonly #play: Decider<Game['view']>;
  readonly #advise: Decider<Game['view']>;
  /** Advice that was given, so that asking twice does not change it. */
  readonly #advice = new Map<number, readonly string[]>();
  #table: TableOf<Game> | null = null;

  constructor(module: ModuleOf<Game>, newDecider: NewDecider<Game>) {
    this.#module = module;
    this.#play = newDecider('play');
    this.#advise = newDecider('advise');
  }

  handle({ number, purpose, position, answers, decision }: Request): Reply {
    try {
      const table = this.#catchUp(position, answers);
      const question = table.pending.find(({ id }) => id === decision);
      if (!question) throw new Error(`decision ${decision} is not pending`);
      const picks =
        purpose === 'play'
          ? this.#decide(this.#play, table, question)
          : this.#adviceOn(table, question);
      return { number, picks };
    } catch (error) {
      this.#table = null;
      return { number, failure: error instanceof Error ? error.message : String(error) };
    }
  }

  #adviceOn(table: TableOf<Game>, question: Question): readonly string[] {
    const given = this.#advice.get(question.id);
    if (given) return given;
    const picks = this.#decide(this.#advise, table, question);
    this.#advice.set(question.id, picks);
    return picks;
  }

  #catchUp(position: Position | null, answers: Request['answers']): TableOf<Game> {
    if (position) {
      this.#table = this.#open(position);
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

  #open({ setup, seed, start }: Position): TableOf<Game> {
    const origin = {
      setup: this.#module.parseSetup(setup),
      seed,
      start: { ...(start as Snapshot<Game['state']>), answers: 0 },
      inTheMiddle: true,
    };
    return Table.open(this.#module, origin, { events: false, snapshots: false });
  }

  #decide(
    decider: Decider<Game['view']>,
    table: TableOf<Game>,
    question: Question,
  ): readonly string[] {
    const seat = question.seat === PARTY ? 0 : question.seat;
    return decider(question, () => this.#module.view(table.state, seat));
  }
}
