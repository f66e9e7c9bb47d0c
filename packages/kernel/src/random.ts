/**
 * xoshiro128** 1.1 by David Blackman and Sebastiano Vigna: 128 bits of state, 32 bits a step.
 * Small, fast, and with published reference values (see random.test.ts).
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(state: RandomState) {
    [this.#a, this.#b, this.#c, this.#d] = state;
  }

  static seeded(seed: string): Random {
    return new Random(stateFromSeed(seed));
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

  /** A whole number from 0 to bound − 1, every one exactly as likely as the others. */
  below(bound: number): number {
    // Numbers past the last whole multiple of `bound` would favour the small results: draw again.
    // (2³² − bound leaves the same rest as 2³², and fits into 32 bits.)
    const limit = TWO_32 - ((-bound >>> 0) % bound);
    let value = this.next();
    while (value >= limit) value = this.next();
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

function rotateLeft(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

/** FNV-1a: 32 bits for any text. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Spreads any text over 128 bits: its hash, then SplitMix32 for the four words. */
function stateFromSeed(seed: string): RandomState {
  let hash = textHash(seed);
  const word = () => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  // SplitMix32 never gives four zero words in a row, the one state the generator must not have.
  return [word(), word(), word(), word()];
}
