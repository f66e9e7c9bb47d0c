import { type GameEvent, type GameModule, type Outcome, PARTY, Table } from '@crawlspace/kernel';
import type { Decider } from './decider.ts';

export interface PlayedGame<State, Event> {
  readonly outcome: Outcome | null;
  readonly decisions: number;
  readonly state: State;
  /** What was told, when it was asked for. */
  readonly events: readonly Event[];
}

/** More decisions than any real game takes: a game that reaches it goes round in circles. */
const MOST_DECISIONS = 50_000;

/** Plays a whole game without anybody watching. Events cost time and are kept only on request. */
export function playGame<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  setup: Setup,
  seed: string,
  decide: Decider<View>,
  keepEvents = false,
): PlayedGame<State, Event> {
  const table = Table.start(module, setup, seed, { events: keepEvents, snapshots: false });
  let decisions = 0;
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (++decisions > MOST_DECISIONS) {
      throw new Error(`seed ${seed}: still not over after ${MOST_DECISIONS} decisions`);
    }
    const seat = question.seat === PARTY ? 0 : question.seat;
    const look = () => module.view(table.state, seat);
    table.answerQuestion(question, decide(question, look));
  }
  const events = table.eventsSince(0, 0).map(({ event }) => event as Event);
  return { outcome: table.outcome, decisions, state: table.state, events };
}
