import type { Answered, Meaning, OptionDetails, Question } from './question.ts';

/**
 * A rule of a game: a coroutine that yields the questions it waits for and is resumed with one
 * answer at a time. Rules call each other with `yield*`, so they read like the rulebook.
 */
export type Rule<Result = void> = Generator<Asked, Result, Answered>;
export type Asked = Question | readonly Question[];

/** A rule that does nothing: one for all, because a rule that has ended can be run again and again. */
export const NOTHING_HAPPENS: Rule = (function* () {})();

type Optional = 'rule' | 'means' | 'describe';
type Basics<Id extends string> = Pick<Question<Id>, 'seat' | 'prompt' | 'options'> &
  Partial<Pick<Question<Id>, Optional>>;

/** Asks for one of the options. */
export function* choose<Id extends string>(asked: Basics<Id>): Rule<Id> {
  const { picks } = yield question('one', asked, 1, 1);
  return picks[0] as Id;
}

/** Asks for `min` to `max` different options (by default any number of them). */
export function* chooseMany<Id extends string>(
  asked: Basics<Id> & { readonly min?: number; readonly max?: number },
): Rule<readonly Id[]> {
  const max = Math.min(asked.max ?? asked.options.length, asked.options.length);
  const { picks } = yield question('many', asked, asked.min ?? 0, max);
  return picks as readonly Id[];
}

/** Asks for all the options in an order. */
export function* putInOrder<Id extends string>(asked: Basics<Id>): Rule<readonly Id[]> {
  const { picks } = yield question('order', asked, asked.options.length, asked.options.length);
  return picks as readonly Id[];
}

/** Asks to spread points over the options; an option is picked once for each point. */
export function* allocate<Id extends string>(
  asked: Basics<Id> & {
    readonly capacity: readonly number[];
    readonly min: number;
    readonly max: number;
  },
): Rule<readonly Id[]> {
  const { picks } = yield question('allocate', asked, asked.min, asked.max, asked.capacity);
  return picks as readonly Id[];
}

/** Asks yes or no. */
export function* confirm(asked: Omit<Basics<'yes' | 'no'>, 'options'>): Rule<boolean> {
  return (yield* choose({ ...asked, options: YES_NO })) === 'yes';
}

const YES_NO = ['yes', 'no'] as const;

/**
 * Things to pick from. A rule deals with the things themselves; the id of each is its key in the
 * record. An option that is no thing ("nobody", "done") is a value like any other, usually null.
 */
export interface Among<Value> extends Pick<Question, 'seat' | 'prompt'> {
  readonly rule?: string;
  readonly of: readonly Value[];
  readonly id: (value: Value) => string;
  readonly means?: (value: Value) => Meaning;
  readonly describe?: (value: Value) => OptionDetails;
}

/** Asks for one of the things. */
export function* pick<Value>(among: Among<Value>): Rule<Value> {
  const { picks, question } = yield questionAmong('one', among, 1, 1);
  return thingOf(among, question, picks[0] as string);
}

/** Asks for `min` to `max` different things (by default any number of them). */
export function* pickMany<Value>(
  among: Among<Value> & { readonly min?: number; readonly max?: number },
): Rule<readonly Value[]> {
  const { length } = among.of;
  const max = Math.min(among.max ?? length, length);
  const { picks, question } = yield questionAmong('many', among, among.min ?? 0, max);
  return picks.map((id) => thingOf(among, question, id));
}

/** Asks for all the things in an order. */
export function* pickInOrder<Value>(among: Among<Value>): Rule<readonly Value[]> {
  const { length } = among.of;
  const { picks, question } = yield questionAmong('order', among, length, length);
  return picks.map((id) => thingOf(among, question, id));
}

/** Asks to spread points over the things; each is in the result once for each of its points. */
export function* pickShares<Value>(
  among: Among<Value> & {
    readonly capacity: (value: Value) => number;
    readonly min: number;
    readonly max: number;
  },
): Rule<readonly Value[]> {
  const capacity = among.of.map((value) => among.capacity(value));
  const { min, max } = among;
  const { picks, question } = yield questionAmong('allocate', among, min, max, capacity);
  return picks.map((id) => thingOf(among, question, id));
}

function questionAmong<Value>(
  kind: Question['kind'],
  among: Among<Value>,
  min: number,
  max: number,
  capacity?: readonly number[],
): Question {
  const { seat, prompt, rule, means, describe, of, id } = among;
  const options = of.map((value) => id(value));
  const asked: Question = {
    id: 0,
    seat,
    kind,
    prompt,
    options,
    min,
    max,
    capacity,
    rule,
    means: means && meaningsOf(of, options, means),
    describe: describe && ((option) => describe(thingOf(among, asked, option))),
  };
  return asked;
}

/**
 * What the options mean, each worked out when it is first asked for: habits of bots go through the
 * same menu again and again, mostly from one option to the next.
 */
function meaningsOf<Value>(
  of: readonly Value[],
  options: readonly string[],
  means: (value: Value) => Meaning,
): (option: string) => Meaning {
  const known: Meaning[] = [];
  let next = 0;
  return (option) => {
    const at = options[next] === option ? next : options.indexOf(option);
    next = at + 1;
    const meaning = known[at] ?? means(of[at] as Value);
    known[at] = meaning;
    return meaning;
  };
}

function thingOf<Value>({ of }: Among<Value>, { options }: Question, option: string): Value {
  return of[options.indexOf(option)] as Value;
}

/** Runs several rules side by side: all their questions wait at once, answered in any order. */
export function* all<Result>(rules: readonly Rule<Result>[]): Rule<readonly Result[]> {
  const lanes = rules.map(laneOf);
  for (;;) {
    const waiting = lanes.filter((lane) => !lane.at.done);
    if (waiting.length === 0) return lanes.map((lane) => lane.at.value as Result);
    yield* goOn(waiting);
  }
}

/** Runs several rules side by side until one of them is through; the others are heard no more. */
export function* firstOf<Result>(rules: readonly Rule<Result>[]): Rule<Result> {
  const lanes = rules.map(laneOf);
  for (;;) {
    const through = lanes.find((lane) => lane.at.done);
    if (through) return through.at.value as Result;
    yield* goOn(lanes);
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

/** All of them wait until the question of one is answered. */
function* goOn<Result>(waiting: readonly Lane<Result>[]): Rule {
  const answered = yield waiting.flatMap((lane) => lane.at.value as Asked);
  const lane = waiting.find(({ at }) => asks(at.value as Asked, answered.question));
  if (!lane) throw new Error('an answer arrived that no rule waits for');
  lane.at = lane.rule.next(answered);
}

function asks(asked: Asked, question: Question): boolean {
  return asked === question || (Array.isArray(asked) && asked.includes(question));
}

function question<Id extends string>(
  kind: Question['kind'],
  asked: Basics<Id>,
  min: number,
  max: number,
  capacity?: readonly number[],
): Question {
  const { seat, prompt, options, rule } = asked;
  // The one place where the option type is widened: both only ever get the options listed here.
  const means = asked.means as Question['means'];
  const describe = asked.describe as Question['describe'];
  return { id: 0, seat, kind, prompt, options, min, max, capacity, rule, means, describe };
}
