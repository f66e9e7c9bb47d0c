/** Remembers what was worked out, by name. When there is too much of it, it begins anew. */
export class Remembered<Value extends object | number> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string, workOut: () => Value): Value {
    let value = this.#values.get(name);
    if (value === undefined) {
      value = workOut();
      if (this.#values.size === this.#most) this.#values.clear();
      this.#values.set(name, value);
    }
    return value;
  }
}
