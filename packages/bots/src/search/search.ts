import { onlyAnswer, type Question, type TextRef } from '@crawlspace/kernel';
import { shifted } from '../chance/estimate.ts';
import { Forecast } from '../chance/forecast.ts';
import type { Decider, Future } from '../decider.ts';
import { oddsText } from '../why/odds.ts';
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
    let usual: TextRef = { key: 'why.any' };
    const explain = (reason: TextRef) => {
      usual = reason;
    };
    const favourite = habit(question, look, { explain });
    const own = `${seed}/${question.id}`;
    const race = new Race(
      candidatesFor(question, favourite, own, outlook.shortlist?.(question, view)),
    );
    const until = outlook.clock(view) + outlook.horizon(view);
    const tryOut = (picks: readonly string[], round: number) =>
      playOut(outlook, imagine(`${own}/${round}`), question, picks, until, `${own}/${round}`);
    race.run(tryOut, budget);
    aside.explain?.(why(race, usual, outlook, view, aside.forecast));
    return race.winner;
  };
}

/** An answer, how good the same futures were after it, one by one, and what each of them kept of it. */
export interface Weighed {
  readonly picks: readonly string[];
  readonly worth: readonly number[];
  readonly kept: readonly string[];
}

/** How answers are weighed. */
export interface Weighing<View> {
  readonly futures: number;
  /** How far to look beyond the horizon of the search. */
  readonly further: number;
  /** The options to compare. */
  readonly options: readonly string[];
  /** Of more answers than that a few are tried, what habit answers among them. */
  readonly most: number;
  /** Whether an answer only says what is to be done, and the next one how: then both are one answer. */
  readonly isMenu: (question: Question) => boolean;
  /** What is left of an answer where a future is broken off, in a word. */
  readonly keeps: (view: View) => string;
}

/** How the answers to a question do in the same futures, what habit answers first. */
export function weighAnswers<View>(
  outlook: Outlook<View>,
  question: Question,
  view: View,
  imagine: (seed: string) => Future<View>,
  { futures, further, options, most, isMenu, keeps }: Weighing<View>,
): readonly Weighed[] {
  const until = outlook.clock(view) + outlook.horizon(view) + further;
  const favourite = outlook.thumb('weigh')(question, () => view);
  const candidates = candidatesFor(question, favourite, 'weigh', options);
  const answers = isMenu(question)
    ? candidates.flatMap((picks) => inDetail(question, picks, imagine('weigh/0')))
    : candidates;
  const tryOut = (picks: readonly string[], n: number) => {
    let kept = 'over';
    const evaluate = (end: View) => {
      kept = keeps(end);
      return outlook.evaluate(end);
    };
    const own = `weigh/${n}`;
    const worth = playOut({ ...outlook, evaluate }, imagine(own), question, picks, until, own);
    return { worth, kept };
  };
  return fewOf(answers, most).map((picks) => {
    const ends = Array.from({ length: futures }, (_, n) => tryOut(picks, n));
    return { picks, worth: ends.map(({ worth }) => worth), kept: ends.map(({ kept }) => kept) };
  });
}

/** So many ways to do one thing of a menu. */
const MOST_WAYS = 4;

/** A pick of a menu with what can be picked after it; just itself where nothing is asked about it. */
function inDetail<View>(
  menu: Question,
  picks: readonly string[],
  future: Future<View>,
): readonly (readonly string[])[] {
  future.answer(future.pending.find(({ id }) => id === menu.id) as Question, picks);
  const [next] = future.pending;
  const isDetail =
    next?.seat === menu.seat && next.kind === 'one' && next.prompt.key !== menu.prompt.key;
  return isDetail ? fewOf(next.options, MOST_WAYS).map((way) => [...picks, way]) : [picks];
}

/** The first, and of the others some from all over the list. */
function fewOf<Each>(all: readonly Each[], most: number): readonly Each[] {
  if (all.length <= most) return all;
  return Array.from(
    { length: most },
    (_, n) => all[Math.floor((n * (all.length - 1)) / (most - 1))] as Each,
  );
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
  const first = future.pending.find(({ id }) => id === asked.id) as Question;
  future.answer(first, asked.kind === 'one' ? picks.slice(0, 1) : picks);
  const [next] = future.pending;
  // What is to be done, and how; where luck would have it otherwise, as habit goes on.
  const way = asked.kind === 'one' ? picks.slice(1) : [];
  if (next && way.length > 0 && next.options.includes(way[0] as string)) future.answer(next, way);
  return playOn(outlook, future, until, seed);
}

/** Plays a future on by rules of thumb to the horizon. Returns how good it is there. */
function playOn<View>(
  outlook: Outlook<View>,
  future: Future<View>,
  until: number,
  seed: string,
): number {
  const thumb = outlook.thumb(seed);
  for (let decisions = 0; ; decisions++) {
    const [question] = future.pending;
    if (!question) return future.outcome?.won ? 1 : 0;
    const look = once(() => future.look(question));
    const mayStop = decisions >= MOST_DECISIONS || outlook.isStop(question);
    if (mayStop && (decisions >= MOST_DECISIONS || outlook.clock(look()) >= until)) {
      return outlook.evaluate(look());
    }
    future.answer(question, thumb(question, look));
  }
}

/** How good it looks where so many futures of this moment lead to, each by itself. */
export function lookAhead<View>(
  outlook: Outlook<View>,
  view: View,
  imagine: (seed: string) => Future<View>,
  futures: number,
): readonly number[] {
  const until = outlook.clock(view) + outlook.horizon(view);
  return Array.from({ length: futures }, (_, n) =>
    playOn(outlook, imagine(`chance/${n}`), until, `chance/${n}`),
  );
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What the race showed; where it bore habit out or was not run, with the reason of the habit. */
function why<View, Picks extends readonly string[]>(
  race: Race<Picks>,
  usual: TextRef,
  { chances }: Outlook<View>,
  view: View,
  told: Forecast | undefined,
): TextRef {
  const { best, favourite, tried: futures } = race.standing();
  if (futures === 0 || !chances) return usual;
  const forecast = told ?? new Forecast(chances);
  const standing = chances.standing(view);
  const now = forecast.see(standing, favourite);
  if (race.winner === race.favourite)
    return { key: 'why.search-agrees', params: { usual, futures, odds: oddsText(now) } };
  const gain =
    forecast.estimate(standing, best).chance - forecast.estimate(standing, favourite).chance;
  const odds = oddsText(shifted(now, gain));
  const points = Math.round(100 * gain);
  if (points < 1) return { key: 'why.search-slightly', params: { futures, odds } };
  return { key: 'why.search-better', params: { futures, odds, points } };
}
