import type { Question } from '@crawlspace/kernel';
import type { Chances } from './chance/forecast.ts';
import type { Decider, Future } from './decider.ts';
import type { Imagine } from './futures.ts';
import { randomDecider } from './random.ts';
import type { Budget } from './search/budget.ts';
import type { Outlook } from './search/outlook.ts';
import {
  lookAhead,
  searchDecider,
  type Weighed,
  type Weighing,
  weighAnswers,
} from './search/search.ts';
import { reasonFor, type Why, withReasons } from './why/reasons.ts';

export const BOT_NAMES = ['random', 'thumb', 'search'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** So many futures a decision, unless somebody says otherwise. */
export const USUAL_PLAYOUTS = 200;

/** The bots of a game, by name. */
export interface Bots<State, View> {
  readonly imagine: Imagine<State>;
  readonly decider: (name: BotName, seed: string, budget?: Budget) => Decider<View>;
  /** The turn or round a view is of. */
  readonly clock: (view: View) => number;
  /** What is known of its chances; null where nobody wins or loses. */
  readonly chances: Chances<View> | null;
  /** How good it looks where so many futures lead to. */
  readonly lookAhead: (
    view: View,
    imagine: (seed: string) => Future<View>,
    futures: number,
  ) => readonly number[];
  /** How the answers to a question do in the same futures. */
  readonly weigh: (
    question: Question,
    view: View,
    imagine: (seed: string) => Future<View>,
    how: Weighing<View>,
  ) => readonly Weighed[];
}

export function botsOf<State, View>(
  imagine: Imagine<State>,
  outlook: Outlook<View>,
  whyOf: (question: Question) => Why,
): Bots<State, View> {
  return {
    imagine,
    clock: outlook.clock,
    chances: outlook.chances,
    lookAhead: (...asked) => lookAhead(outlook, ...asked),
    weigh: (...asked) => weighAnswers(outlook, ...asked),
    decider: (name, seed, budget = { playouts: USUAL_PLAYOUTS }) => {
      if (name === 'random') return withReasons(randomDecider(seed), () => ({ key: 'why.random' }));
      const thumb = withReasons(outlook.thumb(seed), (question, picks) =>
        reasonFor(whyOf(question), question, picks),
      );
      return name === 'search' ? searchDecider(outlook, thumb, seed, budget) : thumb;
    },
  };
}
