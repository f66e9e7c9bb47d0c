import {
  type BotName,
  type Bots,
  type Budget,
  Forecast,
  futuresOf,
  sayWhy,
  viewerOf,
} from '@crawlspace/bots/kit';
import {
  type AnswerEntry,
  type Question,
  type Snapshot,
  Table,
  type TextRef,
} from '@crawlspace/kernel';
import type { GameShape, ModuleOf, TableOf } from '../shape.ts';
import type { Position, Reply, Request, Thought } from './messages.ts';
import { Trail } from './trail.ts';

type Purpose = Request['purpose'];
type BotsOf<Game extends GameShape> = Bots<Game['state'], Game['view']>;
type DeciderOf<Game extends GameShape> = ReturnType<BotsOf<Game>['decider']>;

/**
 * The bots of one game. They sit at a table of their own that hears every answer, because a question
 * says more than can be sent: it describes its options by rules.
 */
export class BotMind<Game extends GameShape> {
  readonly #module: ModuleOf<Game>;
  readonly #bots: BotsOf<Game>;
  readonly #budgets: Readonly<Record<Purpose, Budget>>;
  readonly #deciders = new Map<string, DeciderOf<Game>>();
  /** Advice that was given, so that asking twice does not change it. */
  readonly #advice = new Map<string, Thought>();
  readonly #trail: Trail<Game>;
  #table: TableOf<Game> | null = null;
  /** Of the game with this seed: an answer taken back changes nothing of what was said of its chances. */
  #told: { readonly seed: string; readonly forecast: Forecast } | null = null;

  /** The budgets are for those who look ahead. */
  constructor(
    module: ModuleOf<Game>,
    bots: BotsOf<Game>,
    budgets: Readonly<Record<Purpose, Budget>>,
  ) {
    this.#module = module;
    this.#bots = bots;
    this.#budgets = budgets;
    this.#trail = new Trail(module, bots);
  }

  handle({ number, bot, purpose, position, answers, decision }: Request): Reply {
    try {
      const table = this.#catchUp(position, answers);
      const question = table.pending.find(({ id }) => id === decision);
      if (!question) throw new Error(`decision ${decision} is not pending`);
      const decide = this.#decider(bot, purpose);
      const thought =
        purpose === 'advise'
          ? this.#advise(decide, table, question)
          : this.#think(decide, table, question);
      return { number, ...thought };
    } catch (error) {
      this.#table = null;
      return { number, failure: error instanceof Error ? error.message : String(error) };
    }
  }

  #decider(bot: BotName, purpose: Purpose): DeciderOf<Game> {
    const name = `${purpose}/${bot}`;
    const decider =
      this.#deciders.get(name) ?? this.#bots.decider(bot, name, this.#budgets[purpose]);
    this.#deciders.set(name, decider);
    return decider;
  }

  #catchUp(position: Position | null, answers: Request['answers']): TableOf<Game> {
    if (position) {
      this.#table = this.#open(position);
      this.#tell(position);
      this.#advice.clear();
      this.#trail.clear();
    }
    const table = this.#table;
    if (!table) throw new Error('the bots have not been told where the game stands');
    for (const answer of answers) {
      if (this.#isAsAdvised(table, answer)) this.#trail.note(table);
      const refusal = table.repeat(answer);
      if (refusal) throw new Error(`the bots are out of step: ${refusal.reason}`);
    }
    return table;
  }

  #tell({ seed }: Position): void {
    const { chances } = this.#bots;
    if (chances && this.#told?.seed !== seed)
      this.#told = { seed, forecast: new Forecast(chances) };
  }

  #isAsAdvised(table: TableOf<Game>, { decision, picks }: AnswerEntry): boolean {
    const given = this.#advice.get(about(table, decision));
    return given !== undefined && given.picks.join() === picks.join();
  }

  #open({ setup, seed, start }: Position): TableOf<Game> {
    const origin = {
      setup: this.#module.parseSetup(setup),
      seed,
      start: { ...(start as Snapshot<Game['state']>), answers: 0 },
      inTheMiddle: true,
    };
    return Table.open(this.#module, origin, { events: false });
  }

  /** The same at every look. What would lead back to where advice was followed is no advice. */
  #advise(decide: DeciderOf<Game>, table: TableOf<Game>, question: Question): Thought {
    const given = this.#advice.get(about(table, question.id));
    if (given) return given;
    let asked = question;
    let thought = this.#think(decide, table, asked);
    while (asked.options.length > 1 && this.#trail.leadsBack(table, question, thought.picks)) {
      if (asked.kind !== 'one') break;
      asked = without(asked, thought.picks);
      thought = this.#think(decide, table, asked);
    }
    const next = this.#trail.opened(table, question, thought.picks);
    if (next) thought = { ...thought, next };
    this.#advice.set(about(table, question.id), thought);
    return thought;
  }

  #think(decide: DeciderOf<Game>, table: TableOf<Game>, question: Question): Thought {
    const reasons: TextRef[] = [];
    const picks = decide(question, () => this.#module.view(table.state, viewerOf(question)), {
      imagine: futuresOf(this.#module, table, this.#bots.imagine),
      explain: (why) => reasons.push(why),
      forecast: this.#told?.forecast,
    });
    const why = reasons.at(-1);
    return { picks, why: why ? { en: sayWhy('en', why), it: sayWhy('it', why) } : null };
  }
}

/** A question as it is asked at this moment: others' answers may change it. */
function about(table: TableOf<GameShape>, decision: number): string {
  return `${decision} after ${table.answerCount}`;
}

/** The same question with fewer options. */
function without(asked: Question, picks: readonly string[]): Question {
  const { id, seat, kind, prompt, min, max, capacity, rule, means, describe } = asked;
  const options = asked.options.filter((option) => !picks.includes(option));
  return { id, seat, kind, prompt, options, min, max, capacity, rule, means, describe };
}
