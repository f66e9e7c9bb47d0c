import { type GameModule, type RollScript, type Rule, SeededLuck, Table } from '@crawlspace/kernel';
import { expect } from 'vitest';
import type { Company } from '../src/between/company.ts';
import type { CompanyEvent } from '../src/between/events.ts';
import { Interlude } from '../src/between/interlude.ts';
import { content as allContent } from '../src/content/index.ts';
import type { Content } from '../src/content/types.ts';
import type { Hero } from '../src/state.ts';

type CompanyTable = Table<Company, Company, CompanyEvent, null>;

/** One rule between adventures on the real table. */
export class Stay {
  readonly #table: CompanyTable;
  readonly #isOver: () => boolean;

  constructor(table: CompanyTable, isOver: () => boolean) {
    this.#table = table;
    this.#isOver = isOver;
  }

  get company(): Company {
    return this.#table.state;
  }

  get options(): readonly string[] {
    return this.#table.pending[0]?.options ?? [];
  }

  get events(): readonly CompanyEvent[] {
    return this.#table.eventsSince(0, { seat: 0 }).map(({ event }) => event as CompanyEvent);
  }

  get view() {
    return this.#table.view({ seat: Math.max(0, this.#table.pending[0]?.seat ?? 0) });
  }

  hero(place: number): Hero {
    const hero = this.company.heroes[place];
    if (!hero) throw new Error(`the company has no hero ${place}`);
    return hero;
  }

  pick(...picks: string[]): this {
    const [question] = this.#table.pending;
    if (!question) throw new Error(`nothing is asked, but the test picks ${picks.join(', ')}`);
    const result = this.#table.answer(question.seat, {
      at: this.#table.moment,
      decision: question.id,
      picks,
    });
    if (!result.ok)
      throw new Error(`${picks.join(', ')} is refused; ${question.options.join(' ')}`);
    return this;
  }

  /** Gives so many dollars to what is being asked for. */
  give(dollars: number): this {
    return this.pick(...Array<string>(dollars / 5).fill('gold'));
  }

  done(): this {
    expect([this.#table.pending[0]?.prompt.key, this.#isOver()]).toEqual([undefined, true]);
    this.#table.assertScriptUsed();
    return this;
  }
}

export interface Circumstances {
  readonly dice?: RollScript;
  readonly content?: (content: Content) => Content;
}

/** Runs a rule for a company; the company itself is left as it is. */
export function stay(
  company: Company,
  rule: (t: Interlude) => Rule,
  { dice, content = (all) => all }: Circumstances = {},
): Stay {
  let isOver = false;
  const module: GameModule<Company, Company, CompanyEvent, null> = {
    id: 'company',
    rules: 1,
    parseSetup: () => company,
    seats: ({ heroes }) => heroes.length,
    setUp: (state) => state,
    *step(game) {
      yield* rule(new Interlude(game, content(allContent)));
      isOver = true;
    },
    outcome: () => (isOver ? { won: true, cause: 'test' } : null),
    clone: (state) => structuredClone(state),
    view: () => null,
  };
  const luck = new SeededLuck('company').save();
  const start = { answers: 0, questions: 0, luck, state: company };
  const origin = { setup: company, seed: 'company', start, inTheMiddle: true };
  return new Stay(Table.open(module, origin, dice ? { script: dice } : {}), () => isOver);
}
