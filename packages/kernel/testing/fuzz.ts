import type { GameEvent, GameModule } from '../src/game.ts';
import type { Question } from '../src/question.ts';
import type { Random } from '../src/random.ts';
import { Table } from '../src/table.ts';

/** What a random game is played with. */
export interface FuzzPlan<State, Setup, Event extends GameEvent, View> {
  readonly module: GameModule<State, Setup, Event, View>;
  readonly setup: Setup;
  readonly seed: string;
  readonly random: Random;
  readonly picks: (question: Question, random: Random) => readonly string[];
  /** What is broken in this state, if anything. */
  readonly broken: (state: State, question: Question) => readonly string[];
  /** Rounds or turns played so far, and the most a game can last. */
  readonly length: (state: State) => number;
  readonly longest: number;
  readonly mostDecisions: number;
}

export interface FuzzedGame<Setup> {
  readonly seed: string;
  readonly setup: Setup;
  readonly outcome: string;
  readonly decisions: number;
  readonly length: number;
}

/** Plays one game of random legal answers and checks everything after every decision. */
export function playFuzzed<State, Setup, Event extends GameEvent, View>(
  plan: FuzzPlan<State, Setup, Event, View>,
): FuzzedGame<Setup> {
  const { module, setup, seed, random } = plan;
  const table = Table.start(module, setup, seed, { events: false, snapshots: false });
  let decisions = 0;
  for (let question = next(table, random); question; question = next(table, random)) {
    const [broken] = plan.broken(table.state, question);
    if (broken) throw new Error(`seed ${seed}, decision ${decisions}: ${broken}`);
    const length = plan.length(table.state);
    if (++decisions > plan.mostDecisions || length > plan.longest) {
      throw new Error(`seed ${seed}: still not over after ${length} rounds`);
    }
    table.answerQuestion(question, plan.picks(question, random));
  }
  const { outcome, state } = table;
  return {
    seed,
    setup,
    outcome: outcome ? `${outcome.won ? 'won' : 'lost'}: ${outcome.cause}` : 'none',
    decisions,
    length: plan.length(state),
  };
}

/** Any of the questions that wait. */
function next(
  table: { readonly pending: readonly Question[] },
  random: Random,
): Question | undefined {
  const { pending } = table;
  return pending.length > 1 ? pending[random.below(pending.length)] : pending[0];
}
