/**
 * Something that follows from the state of a game, worked out when it is first asked for and kept
 * until whoever changes what it comes from says so. It lies beside the state and never in it: copies,
 * saves and fingerprints know nothing of it.
 *
 * With `check` every read is compared with what would be worked out anew. Random games of the tests
 * run like that, so that no change can be forgotten. Where `workOut` recalls what it found before,
 * `anew` is how to do without.
 */
export class Kept<Value> {
  readonly #name: string;
  readonly #workOut: () => Value;
  readonly #check: boolean;
  readonly #anew: () => Value;
  #value: Value | undefined;

  constructor(name: string, workOut: () => Value, check: boolean, anew = workOut) {
    this.#name = name;
    this.#workOut = workOut;
    this.#check = check;
    this.#anew = anew;
  }

  get(): Value {
    if (this.#value === undefined) this.#value = this.#workOut();
    if (this.#check && !isSame(this.#value, this.#anew())) throw new StaleError(this.#name);
    return this.#value;
  }

  /** What it comes from is no longer as it was. */
  changed(): void {
    this.#value = undefined;
  }
}

/** What was kept is not what would be worked out now: a rule changed something and did not say so. */
export class StaleError extends Error {
  override name = 'StaleError';

  constructor(what: string) {
    super(`${what} has changed, and nobody said so`);
  }
}

/** Equal in all that can be looked at; functions are equal only to themselves. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areSame(one, other);
  if (one instanceof Map && other instanceof Map) return areSame([...one], [...other]);
  if (one instanceof Set && other instanceof Set) return areSame([...one], [...other]);
  const keys = Object.keys(one);
  if (Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  for (const key of keys) if (!isSame(one[key], other[key])) return false;
  return true;
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (!isSame(some[i], others[i])) return false;
  return true;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
