import type { Answered, Meaning, OptionDetails, Question } from './question.ts';
import type { Asked, Rule } from './rule.ts';

type Optional = 'rule' | 'means' | 'describe';
type Basics<Id extends string> = Pick<Question<Id>, 'seat' | 'prompt' | 'options'> &
  Partial<Pick<Question<Id>, Optional>>;

/** Asks for one of the options. */
export function choose<Id extends string>(asked: Basics<Id>): Rule<Id> {
  return new Asking('one', asked, oneOf<Id>, asked.options, asked.options, 1, 1);
}

/** Asks for `min` to `max` different options (by default any number of them). */
export function chooseMany<Id extends string>(
  asked: Basics<Id> & { readonly min?: number; readonly max?: number },
): Rule<readonly Id[]> {
  const { min = 0, options } = asked;
  const max = Math.min(asked.max ?? options.length, options.length);
  return new Asking('many', asked, severalOf<Id>, options, options, min, max);
}

/** Asks for all the options in an order. */
export function putInOrder<Id extends string>(asked: Basics<Id>): Rule<readonly Id[]> {
  const { options } = asked;
  const { length } = options;
  return new Asking('order', asked, severalOf<Id>, options, options, length, length);
}

/** Asks to spread points over the options; an option is picked once for each point. */
export function allocate<Id extends string>(
  asked: Basics<Id> & {
    readonly capacity: readonly number[];
    readonly min: number;
    readonly max: number;
  },
): Rule<readonly Id[]> {
  const { options, min, max, capacity } = asked;
  return new Asking('allocate', asked, severalOf<Id>, options, options, min, max, capacity);
}

/**
 * Asks again, with what is possible then, whenever somebody has acted beside whoever is asked: so that every
 * answer is judged against the state in which it is carried out. Picks that can still be had stay good.
 */
export function asThingsStand<Result>(ask: () => Rule<Result>): Rule<Result> {
  const asking = ask();
  if (!(asking instanceof Asking)) throw new TypeError('only a question can be asked again');
  asking.again = ask as () => Asking<unknown, Result>;
  return asking;
}

/** Asks yes or no. */
export function confirm(asked: Omit<Basics<'yes' | 'no'>, 'options'>): Rule<boolean> {
  return new Asking('one', asked, isYes, YES_NO, YES_NO, 1, 1);
}

function isYes(_: unknown, [answer]: readonly string[]): boolean {
  return answer === 'yes';
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
export function pick<Value>(among: Among<Value>): Rule<Value> {
  return new Asking('one', among, oneOf<Value>, among.of, idsOf(among), 1, 1);
}

/** Asks for `min` to `max` different things (by default any number of them). */
export function pickMany<Value>(
  among: Among<Value> & { readonly min?: number; readonly max?: number },
): Rule<readonly Value[]> {
  const { min = 0, of } = among;
  const max = Math.min(among.max ?? of.length, of.length);
  return new Asking('many', among, severalOf<Value>, of, idsOf(among), min, max);
}

/** Asks for all the things in an order. */
export function pickInOrder<Value>(among: Among<Value>): Rule<readonly Value[]> {
  const { of } = among;
  return new Asking('order', among, severalOf<Value>, of, idsOf(among), of.length, of.length);
}

/** Asks to spread points over the things; each is in the result once for each of its points. */
export function pickShares<Value>(
  among: Among<Value> & {
    readonly capacity: (value: Value) => number;
    readonly min: number;
    readonly max: number;
  },
): Rule<readonly Value[]> {
  const { of, min, max } = among;
  const capacity = of.map((value) => among.capacity(value));
  return new Asking('allocate', among, severalOf<Value>, of, idsOf(among), min, max, capacity);
}

function idsOf<Value>(among: Among<Value>): string[] {
  const { of } = among;
  // One list of the right length: a list that grows is copied several times.
  const ids = new Array<string>(of.length);
  for (let i = 0; i < of.length; i++) ids[i] = among.id(of[i] as Value);
  return ids;
}

/** What a question about things is made of. */
interface Posed<Value> extends Pick<Question, 'seat' | 'prompt' | 'rule'> {
  readonly means?: ((value: Value) => Meaning) | undefined;
  readonly describe?: ((value: Value) => OptionDetails) | undefined;
}

/** The things that options stand for. */
interface Things<Value> {
  thing(option: string): Value;
}

/** What an answer comes to. */
type Reading<Value, Result> = (asked: Things<Value>, picks: readonly string[]) => Result;

/**
 * A question about things, each of which is an option, and the rule that asks it. What the things mean
 * and look like is worked out when somebody looks: hardly anybody does. Every decision is made by one
 * of these, so it is a plain object: a coroutine of its own would cost more than the asking.
 */
class Asking<Value, Result> implements Question, Rule<Result> {
  id = 0;
  readonly seat: Question['seat'];
  readonly kind: Question['kind'];
  options: readonly string[];
  min: number;
  max: number;
  capacity: readonly number[] | undefined;
  /** Makes the question anew, where what it is about can change before it is answered. */
  again: (() => Asking<Value, Result>) | undefined;
  #of: readonly Value[];
  #posed: Posed<Value>;
  readonly #read: Reading<Value, Result>;
  #prompt: Question['prompt'] | undefined;
  #means: Question['means'];

  constructor(
    kind: Question['kind'],
    posed: Posed<Value>,
    read: Reading<Value, Result>,
    of: readonly Value[],
    options: readonly string[],
    min: number,
    max: number,
    capacity?: readonly number[],
  ) {
    this.seat = posed.seat;
    this.kind = kind;
    this.options = options;
    this.min = min;
    this.max = max;
    this.capacity = capacity;
    this.again = undefined;
    this.#of = of;
    this.#posed = posed;
    this.#read = read;
  }

  /** The same question with what can be picked now. */
  renew(): void {
    if (!this.again) return;
    const now = this.again();
    this.options = now.options;
    this.min = now.min;
    this.max = now.max;
    this.capacity = now.capacity;
    this.#of = now.#of;
    this.#posed = now.#posed;
    this.#prompt = undefined;
    this.#means = undefined;
  }

  get prompt(): Question['prompt'] {
    this.#prompt ??= this.#posed.prompt;
    return this.#prompt;
  }

  get rule(): Question['rule'] {
    return this.#posed.rule;
  }

  get means(): Question['means'] {
    const { means } = this.#posed;
    if (means) this.#means ??= meaningsOf(this.#of, this.options, means.bind(this.#posed));
    return this.#means;
  }

  get describe(): Question['describe'] {
    const { describe } = this.#posed;
    return describe && ((option) => describe.call(this.#posed, this.thing(option)));
  }

  thing(option: string): Value {
    return this.#of[this.options.indexOf(option)] as Value;
  }

  /** Over with the answer. */
  next(answered?: Answered): IteratorResult<Asked, Result> {
    if (!answered) return { value: this, done: false };
    return { value: this.#read(this, answered.picks), done: true };
  }

  [Symbol.iterator](): this {
    return this;
  }
}

function oneOf<Value>(asked: Things<Value>, picks: readonly string[]): Value {
  return asked.thing(picks[0] as string);
}

function severalOf<Value>(asked: Things<Value>, picks: readonly string[]): readonly Value[] {
  return picks.map((option) => asked.thing(option));
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

/**
 * Names like `s7`. Options are named at every question, so each name is put together once.
 */
export function numbered<Prefix extends string>(
  prefix: Prefix,
): (number: number) => `${Prefix}${number}` {
  const names: `${Prefix}${number}`[] = [];
  return (number) => {
    for (let next = names.length; next <= number; next++) names.push(`${prefix}${next}`);
    return names[number] as `${Prefix}${number}`;
  };
}
