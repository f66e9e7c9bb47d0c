/** Anything a state or a record may consist of. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * A 64-bit fingerprint of plain data as 16 hex digits. The order of an object's keys does not count,
 * and a key that is undefined is a key that is not there: copies of a state may differ in both.
 */
export function hashOf(value: unknown): string {
  const hash = new Hash();
  hash.add(value);
  return hash.digest();
}

/** Two 32-bit FNV-1a lanes with different offsets, mixed at the end: quick, and good enough to see a change. */
class Hash {
  #high = 0x811c9dc5;
  #low = 0x5bd1e995;

  add(value: unknown): void {
    if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'string') this.#text(value);
    else if (typeof value === 'boolean') this.#word(value ? 2 : 3);
    else if (value === null || value === undefined) this.#word(4);
    else if (Array.isArray(value)) this.#list(value);
    else this.#object(value as Readonly<Record<string, unknown>>);
  }

  digest(): string {
    return hex(mix(this.#high ^ (this.#low >>> 3))) + hex(mix(this.#low ^ (this.#high << 5)));
  }

  #word(word: number): void {
    this.#high = Math.imul(this.#high ^ word, 0x01000193);
    this.#low = Math.imul(this.#low ^ word, 0x5bd1e995) ^ (this.#low >>> 15);
  }

  #number(value: number): void {
    this.#word(5);
    if (value === (value | 0)) this.#word(value | 0);
    else this.#text(String(value));
  }

  #text(value: string): void {
    this.#word(6 + value.length * 8);
    for (let i = 0; i < value.length; i++) this.#word(value.charCodeAt(i));
  }

  #list(values: readonly unknown[]): void {
    this.#word(7 + values.length * 8);
    for (const value of values) this.add(value);
  }

  #object(value: Readonly<Record<string, unknown>>): void {
    this.#word(8);
    for (const key of Object.keys(value).sort()) {
      if (value[key] === undefined) continue;
      this.#text(key);
      this.add(value[key]);
    }
    this.#word(9);
  }
}

function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
