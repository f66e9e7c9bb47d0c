import {
  type GameEvent,
  type GameModule,
  type Outcome,
  type Question,
  Table,
} from '@crawlspace/kernel';
import type { Aside, Decider } from './decider.ts';
import { futuresOf, type Imagine, viewerOf } from './futures.ts';

export interface PlayedGame<State, Event> {
  readonly outcome: Outcome | null;
  readonly decisions: number;
  readonly state: State;
  /** What was told, when it was asked for. */
  readonly events: readonly Event[];
}

/** Looks over the shoulder of who plays: at each question, before it is answered. */
export type Watch<State, Setup, Event extends GameEvent, View> = (
  question: Question,
  table: Table<State, Setup, Event, View>,
) => void;

export interface PlayOptions<State, Setup, Event extends GameEvent, View> {
  /** Events cost time and are kept only on request. */
  readonly events?: boolean;
  /** For bots that look ahead. */
  readonly imagine?: Imagine<State>;
  readonly watch?: Watch<State, Setup, Event, View>;
}

/** More decisions than any real game takes: a game that reaches it goes round in circles. */
const MOST_DECISIONS = 50_000;

/** Plays a whole game without anybody watching. */
export function playGame<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  setup: Setup,
  seed: string,
  decide: Decider<View>,
  { events = false, imagine, watch }: PlayOptions<State, Setup, Event, View> = {},
): PlayedGame<State, Event> {
  // Forks start from snapshots; without forks nobody needs them.
  const snapshots = imagine !== undefined || watch !== undefined;
  const table = Table.start(module, setup, seed, { events, snapshots });
  const aside: Aside<View> = imagine ? { imagine: futuresOf(module, table, imagine) } : {};
  let decisions = 0;
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (++decisions > MOST_DECISIONS) {
      throw new Error(`seed ${seed}: still not over after ${MOST_DECISIONS} decisions`);
    }
    watch?.(question, table);
    const look = () => module.view(table.state, viewerOf(question));
    table.answerQuestion(question, decide(question, look, aside));
  }
  const told = table.eventsSince(0, { seat: 0 }).map(({ event }) => event as Event);
  return { outcome: table.outcome, decisions, state: table.state, events: told };
}
