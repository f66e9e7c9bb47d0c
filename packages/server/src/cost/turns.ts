/** Goes on in a later turn of the event loop: whoever plays has theirs in between. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Milliseconds in one turn of the event loop for work that many want. */
const SLICE = 4;
/** Pieces of work of one address in one turn: what follows from them comes on top. */
const MOST_OF_ONE = 4;

/**
 * Work that many want at once, done in turns by who wants it: nobody waits behind all that somebody else has asked
 * for. Where little is wanted it is done at once; of each, in the order they asked.
 */
export class Turns {
  /** By who, the next one first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** What was done in this turn of the event loop. */
  readonly #done = new Map<string, number>();
  #began = 0;

  take(who: string, work: () => void): void {
    if (this.#waiting.has(who) || !this.#hasRoom(who)) {
      const theirs = this.#waiting.get(who) ?? [];
      theirs.push(work);
      this.#waiting.set(who, theirs);
    } else this.#do(who, work);
  }

  /** Resolves when their turn has come. */
  mine(who: string): Promise<void> {
    return new Promise((resolve) => this.take(who, resolve));
  }

  #hasRoom(who: string): boolean {
    if (this.#done.size === 0) return true;
    return performance.now() - this.#began < SLICE && (this.#done.get(who) ?? 0) < MOST_OF_ONE;
  }

  #do(who: string, work: () => void): void {
    if (this.#done.size === 0) {
      this.#began = performance.now();
      setImmediate(() => this.#nextTurn());
    }
    this.#done.set(who, (this.#done.get(who) ?? 0) + 1);
    work();
  }

  /** One of each, until the time is used up or everybody has had their share; who was first comes last next time. */
  #nextTurn(): void {
    this.#done.clear();
    for (let isAny = true; isAny; ) {
      isAny = false;
      for (const [who, theirs] of [...this.#waiting]) {
        if (!this.#hasRoom(who)) continue;
        isAny = true;
        this.#waiting.delete(who);
        const [work, ...rest] = theirs;
        if (rest.length > 0) this.#waiting.set(who, rest);
        if (work) this.#do(who, work);
      }
    }
  }
}
