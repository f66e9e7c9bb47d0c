/** So many at once, and so many a second after that. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Counts what each of many has done lately: a bucket of tokens for each that fills up by itself. */
export class Limit {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance, now: () => number = Date.now) {
    this.#allowance = allowance;
    this.#now = now;
  }

  /** Whether there is one left for them, which is used up then. */
  take(who: string): boolean {
    const bucket = this.#filled(who);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  /** Forgets those who have their full allowance again. */
  tidy(): void {
    for (const who of this.#buckets.keys()) {
      if (this.#filled(who).left >= this.#allowance.burst) this.#buckets.delete(who);
    }
  }

  get size(): number {
    return this.#buckets.size;
  }

  #filled(who: string): Bucket {
    const { burst, perSecond } = this.#allowance;
    const now = this.#now();
    const bucket = this.#buckets.get(who) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.set(who, bucket);
    return bucket;
  }
}

/** Counts how many of something each has at present. */
export class Tally {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  add(who: string): boolean {
    const count = this.#counts.get(who) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(who, count + 1);
    return true;
  }

  remove(who: string): void {
    const count = (this.#counts.get(who) ?? 0) - 1;
    if (count > 0) this.#counts.set(who, count);
    else this.#counts.delete(who);
  }
}
