import { type GameEvent, type GameModule, type Question, Random, Table } from '@crawlspace/kernel';
import type { Bots } from '../src/bots.ts';
import type { Decider } from '../src/decider.ts';
import { futuresOf, viewerOf } from '../src/futures.ts';

/** A game with its bots and a way to set it up. */
export interface Played<State, Setup, Event extends GameEvent, View> {
  readonly module: GameModule<State, Setup, Event, View>;
  readonly bots: Bots<State, View>;
  readonly setup: Setup;
}

/** Two tables that look the same to everybody and differ in all that is hidden. */
export interface Twins<State, Setup, Event extends GameEvent, View> {
  readonly one: Table<State, Setup, Event, View>;
  readonly other: Table<State, Setup, Event, View>;
}

/** Safe points of a game played by rules of thumb, each as a pair of twins. */
export function* twinsOf<State, Setup, Event extends GameEvent, View>(
  { module, bots, setup }: Played<State, Setup, Event, View>,
  seed: string,
): Generator<Twins<State, Setup, Event, View>> {
  const table = Table.start(module, setup, seed, { events: false });
  const decide = bots.decider('thumb', seed);
  let seen = -1;
  for (let [question] = table.pending; question; [question] = table.pending) {
    const { snapshot } = table.save();
    if (snapshot && snapshot.answers !== seen && snapshot.answers === table.answerCount) {
      seen = snapshot.answers;
      const state = snapshot.state as State;
      const hidden = module.clone(state);
      bots.imagine(hidden, Random.seeded(`${seed}/${seen}`));
      const open = (start: State) =>
        Table.open(module, {
          setup,
          seed,
          start: { ...snapshot, answers: 0, state: start },
          inTheMiddle: true,
        });
      yield { one: open(state), other: open(hidden) };
    }
    table.answerQuestion(question, ask(module, bots, table, question, decide));
  }
}

/** What a bot answers at a table. The view it gets complains when something hidden is read. */
export function ask<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  bots: Bots<State, View>,
  table: Table<State, Setup, Event, View>,
  question: Question,
  decide: Decider<View>,
): readonly string[] {
  const look = () => guarded(module.view(table.state, viewerOf(question)));
  return decide(question, look, { imagine: futuresOf(module, table, bots.imagine) });
}

/** Names that only hidden parts have. A view leaves them out; asking for them is an attempt to cheat. */
const HIDDEN = new Set(['draw', 'token', 'luck', 'wishes', 'loot', 'scavenge', 'personal']);

/** A view that throws when a hidden part is read or anything is changed. */
export function guarded<View>(view: View): View {
  if (typeof view !== 'object' || view === null) return view;
  return new Proxy(view, {
    get(target, key, receiver) {
      if (typeof key === 'string' && isHidden(target, key)) throw new Error(`${key} is hidden`);
      const value: unknown = Reflect.get(target, key, receiver);
      const fixed = Reflect.getOwnPropertyDescriptor(target, key)?.configurable === false;
      return fixed ? value : guarded(value);
    },
    set(_target, key) {
      throw new Error(`a bot changes ${String(key)}`);
    },
  });
}

/** The face of a token that is not treasure is hidden, too. */
function isHidden(target: object, key: string): boolean {
  if (key === 'face') return 'kind' in target && target.kind !== 'treasure' && 'zone' in target;
  return HIDDEN.has(key) && !(key in target);
}
