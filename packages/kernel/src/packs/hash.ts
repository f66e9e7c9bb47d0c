import type { Json } from '../hash.ts';
import { utf8 } from './bytes.ts';

/**
 * What a pack is known by: SHA-256 of its canonical form, so that nobody can bring another pack under the
 * same name. (The fingerprint of states in `hash.ts` only has to notice accidents.)
 */
export function hashOfPack(pack: Json): string {
  return sha256(utf8(canonical(pack)));
}

/** JSON without spaces, the fields of every object in order of their names. */
function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = value as { readonly [key: string]: Json };
  const named = Object.keys(fields)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(fields[key] as Json)}`);
  return `{${named.join()}}`;
}

const WORD = 2 ** 32;
const PRIMES = primes(64);
/** The first 32 bits of the fractional parts of square and cube roots of the first primes. */
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
const ROUNDS = PRIMES.map((prime) => fraction(prime ** (1 / 3)));

function fraction(root: number): number {
  return ((root % 1) * WORD) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}

/** FIPS 180-4. `crypto.subtle` is missing in pages without https, and it makes everybody wait. */
function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(padded.length - 4, (bytes.length * 8) % WORD);
  const sums = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) words[i] = wordAt(words, i);
    mixIn(sums, words);
  }
  return [...sums].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function wordAt(words: Int32Array, i: number): number {
  const [near, far] = [words[i - 2] as number, words[i - 15] as number];
  const one = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
  const two = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
  return ((words[i - 16] as number) + one + (words[i - 7] as number) + two) | 0;
}

function mixIn(sums: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = sums as unknown as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const one = (h + high + choice + (ROUNDS[i] as number) + (words[i] as number)) | 0;
    const two = (low + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [i, sum] of [a, b, c, d, e, f, g, h].entries()) {
    sums[i] = ((sums[i] as number) + sum) | 0;
  }
}
