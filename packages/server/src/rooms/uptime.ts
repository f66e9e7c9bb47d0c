import type { Store } from '../store/store.ts';

/** The settings with the time when a server last ran, and with that since which servers have run without a long pause. */
const LAST_UP = 'last-up';
const UP_SINCE = 'up-since';
/** It is noted so often within the time that counts as a long pause. */
const NOTES = 24;

/** Since when a server has run: while none did, nobody could come, and a clock that was put forward says nothing of anybody. */
export class Uptime {
  readonly #store: Pick<Store, 'setting' | 'replaceSetting'>;
  /** Milliseconds that are a long pause. */
  readonly #pause: number;
  #noted = Number.NEGATIVE_INFINITY;
  #since = 0;

  constructor(store: Pick<Store, 'setting' | 'replaceSetting'>, pause: number) {
    this.#store = store;
    this.#pause = pause;
  }

  /** In milliseconds since 1970; the end of time until it is known, and while nothing was noted for so long. */
  get since(): number {
    const isTorn = Math.abs(Date.now() - this.#noted) > this.#pause;
    return isTorn ? Number.POSITIVE_INFINITY : this.#since;
  }

  /** A server runs. To be called much more often than would be a pause. */
  async note(now: number): Promise<void> {
    if (Math.abs(now - this.#noted) < this.#pause / NOTES) return;
    const last = await this.#store.setting(LAST_UP);
    const isTorn = last === null || Math.abs(now - Number(last)) > this.#pause;
    if (isTorn) await this.#store.replaceSetting(UP_SINCE, `${now}`);
    await this.#store.replaceSetting(LAST_UP, `${now}`);
    this.#since = Number(await this.#store.setting(UP_SINCE));
    this.#noted = now;
  }
}
