/**
 * xoshiro128** 1.1 by David Blackman and Sebastiano Vigna: 128 bits of state, 32 bits a step.
 * Small, fast, and with published reference values (see random.test.ts).
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  /** Inside, the numbers have a sign: engines deal with those far more quickly. */
  constructor(state: RandomState) {
    this.#a = state[0] | 0;
    this.#b = state[1] | 0;
    this.#c = state[2] | 0;
    this.#d = state[3] | 0;
  }

  static seeded(seed: string, seeding: Seeding = SEEDING): Random {
    return new Random(seeding === 1 ? stateFrom32Bits(seed) : stateFromSeed(seed));
  }

  get state(): RandomState {
    return [this.#a >>> 0, this.#b >>> 0, this.#c >>> 0, this.#d >>> 0];
  }

  /** The next 32 bits, as a whole number from 0 to 2³² − 1. */
  next(): number {
    const scrambled = Math.imul(rotateLeft(Math.imul(this.#b, 5), 7), 9) >>> 0;
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = rotateLeft(this.#d, 11);
    return scrambled;
  }

  /** Lets a number have its part in all that comes. */
  takeIn(number: number): void {
    this.#a ^= Math.imul(number, 0x9e3779b1);
    this.next();
  }

  /** Luck of its own, by what this one is now and by a number. */
  branch(number: number): Random {
    const branch = new Random(this.state);
    branch.takeIn(number);
    branch.stir();
    return branch;
  }

  /** Goes on until whatever was taken in has reached every bit of the state. */
  stir(): void {
    for (let step = 0; step < STIRRING; step++) this.next();
  }

  /** A whole number from 0 to bound − 1, every one exactly as likely as the others. */
  below(bound: number): number {
    let value = this.next();
    while (value >= TWO_32 - bound && isPastLastMultiple(value, bound)) value = this.next();
    return value % bound;
  }

  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const held = items[last] as T;
      items[last] = items[other] as T;
      items[other] = held;
    }
    return items;
  }
}

export type RandomState = readonly [number, number, number, number];

const TWO_32 = 0x1_0000_0000;

/**
 * Numbers past the last whole multiple of `bound` would favour the small results. (2³² − bound leaves
 * the same rest as 2³², and fits into 32 bits.)
 */
function isPastLastMultiple(value: number, bound: number): boolean {
  return value >= TWO_32 - ((-bound >>> 0) % bound);
}

function rotateLeft(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

/** FNV-1a: 32 bits for any text. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/**
 * How a seed becomes luck. Games of before have only 32 bits of it (1) and keep them, because their
 * answers fit no other dice.
 */
export const SEEDINGS = [1, 2] as const;
export type Seeding = (typeof SEEDINGS)[number];
export const SEEDING: Seeding = 2;

/** Any state will do to begin with, except nothing but zeros. */
const BEFORE_ANY_SEED: RandomState = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];
/** Steps until the last that was taken in has reached every bit of the state. */
const STIRRING = 32;

/**
 * All of a text in 128 bits: the generator itself takes in letter after letter, which loses nothing
 * of a text up to that size, and is stirred at the end.
 */
function stateFromSeed(seed: string): RandomState {
  const random = new Random(BEFORE_ANY_SEED);
  for (let i = 0; i < seed.length; i++) random.takeIn(seed.charCodeAt(i) + 1);
  random.stir();
  const [a, b, c, d] = random.state;
  const state = [mix(a), mix(b), mix(c), mix(d)] as const;
  return state.some((word) => word !== 0) ? state : BEFORE_ANY_SEED;
}

/** Spreads 32 bits so that texts that differ little have nothing in common. */
function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** A hash of 32 bits, then SplitMix32 for the four words. */
function stateFrom32Bits(seed: string): RandomState {
  let hash = textHash(seed);
  const word = () => {
    hash = (hash + 0x9e3779b9) | 0;
    return mix(hash);
  };
  // SplitMix32 never gives four zero words in a row, the one state the generator must not have.
  return [word(), word(), word(), word()];
}
