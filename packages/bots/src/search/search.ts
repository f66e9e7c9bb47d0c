import { onlyAnswer, type Question, type TextRef } from '@crawlspace/kernel';
import type { Decider, Future } from '../decider.ts';
import type { Budget } from './budget.ts';
import { candidatesFor } from './candidates.ts';
import type { Outlook } from './outlook.ts';
import { Race } from './race.ts';

/** A future is broken off after so many decisions, wherever it is then. */
const MOST_DECISIONS = 150;

/**
 * Looks ahead: plays each answer on in futures that use only what the seat may know, by rules of
 * thumb up to a horizon, and takes the answer that leads to the best places. What habit answers
 * stands unless another one is clearly better. The same seed and the same number of futures
 * give the same answers.
 */
export function searchDecider<View>(
  outlook: Outlook<View>,
  habit: Decider<View>,
  seed: string,
  budget: Budget,
): Decider<View> {
  return (question, look, aside = {}) => {
    const { imagine } = aside;
    if (!imagine) throw new Error('a search needs futures to look into');
    const forced = onlyAnswer(question);
    if (forced) {
      aside.explain?.({ key: 'why.only' });
      return habit(question, look);
    }
    const view = look();
    if (!outlook.pays(question, view)) return habit(question, look, aside);
    const favourite = habit(question, look);
    const own = `${seed}/${question.id}`;
    const race = new Race(candidatesFor(question, favourite, own));
    const until = outlook.clock(view) + outlook.horizon(view);
    const tryOut = (picks: readonly string[], round: number) =>
      playOut(outlook, imagine(`${own}/${round}`), question, picks, until, `${own}/${round}`);
    race.run(tryOut, budget);
    aside.explain?.(why(race));
    return race.winner;
  };
}

/** Gives an answer in a future and plays on to the horizon. Returns how good it is there. */
function playOut<View>(
  outlook: Outlook<View>,
  future: Future<View>,
  asked: Question,
  picks: readonly string[],
  until: number,
  seed: string,
): number {
  const thumb = outlook.thumb(seed);
  const first = future.pending.find(({ id }) => id === asked.id) as Question;
  future.answer(first, picks);
  for (let decisions = 0; ; decisions++) {
    const [question] = future.pending;
    if (!question) return future.outcome?.won ? 1 : 0;
    const look = once(() => future.look(question));
    const mayStop = decisions >= MOST_DECISIONS || outlook.stops.has(question.prompt.key);
    if (mayStop && (decisions >= MOST_DECISIONS || outlook.clock(look()) >= until)) {
      return outlook.evaluate(look());
    }
    future.answer(question, thumb(question, look));
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function why<Picks extends readonly string[]>(race: Race<Picks>): TextRef {
  const percent = (share: number) => Math.round(100 * share);
  const { best, favourite, tried } = race.standing();
  if (race.winner === race.favourite)
    return { key: 'why.search-agrees', params: { futures: tried, chance: percent(best) } };
  if (percent(best) === percent(favourite))
    return { key: 'why.search-slightly', params: { futures: tried, chance: percent(best) } };
  const params = { futures: tried, chance: percent(best), instead: percent(favourite) };
  return { key: 'why.search-better', params };
}
