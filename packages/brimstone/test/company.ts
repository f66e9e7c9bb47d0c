import { type GameModule, Random, randomPicks, Table } from '@crawlspace/kernel';
import { brimstoneStay } from '../src/between/module.ts';
import type { StaySetup, StayState } from '../src/between/stay.ts';
import type { Company } from '../src/company/company.ts';
import { type Doing, found, recruit } from '../src/company/deeds.ts';
import { adventureSetup, staySetup } from '../src/company/setups.ts';
import { content } from '../src/content/index.ts';
import type { BrimstoneEvent } from '../src/events.ts';
import type { ClassId } from '../src/ids.ts';
import { brimstone } from '../src/module.ts';
import type { BrimstoneSetup } from '../src/setup.ts';
import type { AdventureState } from '../src/state.ts';

/** The company afterwards; it is an error if it was refused. */
export function done(doing: Doing): Company {
  if (!doing.ok) throw new Error(`refused: ${doing.reason}`);
  return doing.company;
}

export function reasonOf(doing: Doing): string | null {
  return doing.ok ? null : doing.reason;
}

export function companyOf(...classes: readonly ClassId[]): Company {
  let company = done(found('The Lanterns', { content }));
  for (const each of classes) company = done(recruit(company, { class: each }, { content }));
  return company;
}

/** Plays by random answers until it is over. */
export function playedOut<State, Setup, View>(
  module: GameModule<State, Setup, BrimstoneEvent, View>,
  setup: Setup,
  seed: string,
): Table<State, Setup, BrimstoneEvent, View> {
  const table = Table.start(module, setup, seed);
  const random = Random.seeded(seed);
  for (let [question] = table.pending; question; [question] = table.pending) {
    table.answerQuestion(question, randomPicks(question, random));
  }
  return table;
}

/** Answers the first options until everybody stands in the mine. */
export function pastSetUp(table: Table<AdventureState, BrimstoneSetup, BrimstoneEvent, unknown>) {
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (table.state.turn.step !== 'setup') break;
    table.answerQuestion(question, question.options.slice(0, Math.max(1, question.min)));
  }
  return table.state;
}

/** The adventure that the company is in, played by random answers. */
export function adventured(company: Company, seed = 'adventure') {
  return playedOut(brimstone, required(adventureSetup(company)), seed);
}

export function townStay(company: Company, seed = 'stay') {
  return playedOut(brimstoneStay, required(staySetup(company)), seed);
}

/** A table at which an adventure of these is over, as somebody wants it. */
export function endedAs(setup: BrimstoneSetup, change: (state: AdventureState) => void) {
  return ended(brimstone, setup, (state) => {
    state.outcome = { won: true, cause: 'objective' };
    change(state);
  });
}

export function stayedAs(setup: StaySetup, change: (state: StayState) => void) {
  return ended(brimstoneStay, setup, (state) => {
    state.stay.step = 'over';
    change(state);
  });
}

function ended<State, Setup, View>(
  module: GameModule<State, Setup, BrimstoneEvent, View>,
  setup: Setup,
  change: (state: State) => void,
): Table<State, Setup, BrimstoneEvent, View> {
  const { state } = Table.start(module, setup, 'ended');
  change(state);
  const start = { answers: 0, questions: 0, luck: [1, 2, 3, 4], state };
  return Table.open(module, { setup, seed: 'ended', start, inTheMiddle: true });
}

export function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('the company is not there');
  return value;
}
