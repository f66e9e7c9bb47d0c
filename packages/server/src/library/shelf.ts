/** Bytes that are kept at hand in all. */
const MOST = 16 * 1024 * 1024;

/** What was asked for last, as many bytes of it as there is room for. */
export class Shelf {
  readonly #most: number;
  /** The one that was asked for last comes last. */
  readonly #kept = new Map<string, Uint8Array>();
  #bytes = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  take(key: string): Uint8Array | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  put(key: string, bytes: Uint8Array): void {
    this.#drop(key);
    this.#kept.set(key, bytes);
    this.#bytes += bytes.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.length ?? 0;
    this.#kept.delete(key);
  }
}
