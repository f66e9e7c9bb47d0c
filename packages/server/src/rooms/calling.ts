import type { PersonId } from '@crawlspace/host/online';

/** Calls people who are away when the table begins to wait for them, if they have not come after a while. */
export class Calling {
  readonly #call: (person: PersonId) => void;
  readonly #delay: number;
  readonly #timers = new Map<PersonId, NodeJS.Timeout>();
  #asked: ReadonlySet<PersonId> = new Set();

  constructor(call: (person: PersonId) => void, delay: number) {
    this.#call = call;
    this.#delay = delay;
  }

  /** These are asked now, and those are here. */
  note(asked: ReadonlySet<PersonId>, isHere: (person: PersonId) => boolean): void {
    for (const person of this.#timers.keys()) if (!asked.has(person)) this.#stop(person);
    for (const person of asked) {
      if (this.#asked.has(person) || isHere(person) || this.#timers.has(person)) continue;
      const timer = setTimeout(() => {
        this.#timers.delete(person);
        if (!isHere(person)) this.#call(person);
      }, this.#delay);
      timer.unref();
      this.#timers.set(person, timer);
    }
    this.#asked = asked;
  }

  close(): void {
    for (const person of [...this.#timers.keys()]) this.#stop(person);
  }

  #stop(person: PersonId): void {
    clearTimeout(this.#timers.get(person));
    this.#timers.delete(person);
  }
}
