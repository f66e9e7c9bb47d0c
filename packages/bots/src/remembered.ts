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

/**
 * Remembers what was worked out of the thing that was last asked about, and of that alone. Views
 * come and go by the thousand: a weak map would carry each of them through several collections of
 * garbage, because the collector of young objects takes what such a map holds to be in use. What is
 * alike in all that counts need not be worked out again.
 */
export class Latest<Of extends object, Value> {
  readonly #areAlike: ((one: Of, other: Of) => boolean) | null;
  #of: Of | null = null;
  #value: Value | null = null;

  constructor(areAlike: ((one: Of, other: Of) => boolean) | null = null) {
    this.#areAlike = areAlike;
  }

  get(of: Of, workOut: (of: Of) => Value): Value {
    if (this.#of === of) return this.#value as Value;
    if (this.#of && this.#areAlike?.(this.#of, of)) {
      this.#of = of;
      return this.#value as Value;
    }
    const value = workOut(of);
    this.#of = of;
    this.#value = value;
    return value;
  }
}

/**
 * The same for every hero of a party: what was worked out of each as they were last seen. What is printed on
 * cards takes part in it, so heroes of another table, with other content, are others.
 */
export class LatestOfEach<Content, Hero extends { readonly index: number }, Value> {
  readonly #areAlike: ((one: Hero, other: Hero) => boolean) | null;
  #heroes: Latest<Hero, Value>[] = [];
  #content: Content | null = null;

  constructor(areAlike: ((one: Hero, other: Hero) => boolean) | null = null) {
    this.#areAlike = areAlike;
  }

  get(content: Content, hero: Hero, workOut: (content: Content, hero: Hero) => Value): Value {
    if (this.#content !== content) {
      this.#content = content;
      this.#heroes = [];
    }
    this.#heroes[hero.index] ??= new Latest(this.#areAlike);
    const latest = this.#heroes[hero.index] as Latest<Hero, Value>;
    return latest.get(hero, (each) => workOut(content, each));
  }
}
