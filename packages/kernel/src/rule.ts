import type { Answered, Question } from './question.ts';

/**
 * A rule of a game: a coroutine that yields the questions it waits for and is resumed with one
 * answer at a time. Rules call each other with `yield*`, so they read like the rulebook.
 */
export type Rule<Result = void> = IterableIterator<Asked, Result, Answered>;
export type Asked = Question | readonly Question[];

const OVER = { value: undefined, done: true } as const;

/** A rule that does nothing: one for all, because it can be run again and again. */
export const NOTHING_HAPPENS: Rule = {
  next: () => OVER,
  [Symbol.iterator]: () => NOTHING_HAPPENS,
};

/** A rule that has nothing left to do and only says what came of it. */
export function concluded<Result>(value: Result): Rule<Result> {
  return new Concluded(value);
}

class Concluded<Result> implements Rule<Result> {
  readonly #over: IteratorReturnResult<Result>;

  constructor(value: Result) {
    this.#over = { value, done: true };
  }

  next(): IteratorReturnResult<Result> {
    return this.#over;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/**
 * Thrown by a rule that ends the game at once: it unwinds every rule in flight, because nothing that
 * was still to happen matters.
 */
export class GameOver {}

/** Runs several rules side by side: all their questions wait at once, answered in any order. */
export function* all<Result>(rules: readonly Rule<Result>[]): Rule<readonly Result[]> {
  const lanes = rules.map(laneOf);
  for (;;) {
    const waiting = lanes.filter((lane) => !lane.at.done);
    if (waiting.length === 0) return lanes.map((lane) => lane.at.value as Result);
    goOn(waiting, yield askedBy(waiting));
  }
}

/** Runs several rules side by side until one of them is through; the others are heard no more. */
export function* firstOf<Result>(rules: readonly Rule<Result>[]): Rule<Result> {
  const lanes = rules.map(laneOf);
  for (;;) {
    const through = lanes.find((lane) => lane.at.done);
    if (through) return through.at.value as Result;
    goOn(lanes, yield askedBy(lanes));
  }
}

/** A rule that runs beside others, and where it waits. */
interface Lane<Result> {
  readonly rule: Rule<Result>;
  at: IteratorResult<Asked, Result>;
}

function laneOf<Result>(rule: Rule<Result>): Lane<Result> {
  return { rule, at: rule.next() };
}

/** What all of them wait for. */
function askedBy<Result>(waiting: readonly Lane<Result>[]): Asked {
  const questions: Question[] = [];
  for (const { at } of waiting) {
    const asked = at.value as Asked;
    if (isOne(asked)) questions.push(asked);
    else questions.push(...asked);
  }
  return questions;
}

/** The one whose question is answered goes on; the others wait, and are asked as things stand now. */
function goOn<Result>(waiting: readonly Lane<Result>[], answered: Answered): void {
  const answers = (lane: Lane<Result>) => asks(lane.at.value as Asked, answered.question);
  const acting = waiting.find(answers);
  if (!acting) throw new Error('an answer arrived that no rule waits for');
  acting.at = acting.rule.next(answered);
  for (const lane of waiting) if (lane !== acting && !lane.at.done) putAgain(lane.at.value);
}

function putAgain(asked: Asked): void {
  if (isOne(asked)) asked.renew?.();
  else for (const question of asked) question.renew?.();
}

function isOne(asked: Asked): asked is Question {
  return !Array.isArray(asked);
}

function asks(asked: Asked, question: Question): boolean {
  return isOne(asked) ? asked === question : asked.includes(question);
}
