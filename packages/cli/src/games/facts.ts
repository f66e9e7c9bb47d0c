import type { Facts, HeroFacts } from './kit.ts';

type Tally = { -readonly [Key in keyof HeroFacts]: HeroFacts[Key] };

/** Who did what, added up from events. */
export class HeroTallies {
  readonly #heroes: readonly Tally[];
  readonly #lastHarm = new Map<number, string>();
  readonly #knockedOutBy: string[] = [];

  constructor(heroes: readonly string[]) {
    this.#heroes = heroes.map((hero) => ({ hero, dealt: 0, kills: 0, taken: 0, knockedOut: 0 }));
  }

  dealt(hero: number | undefined, amount: number): void {
    const tally = this.#of(hero);
    if (tally) tally.dealt += amount;
  }

  killed(hero: number | undefined, count: number): void {
    const tally = this.#of(hero);
    if (tally) tally.kills += count;
  }

  took(hero: number | undefined, amount: number, cause: string): void {
    const tally = this.#of(hero);
    if (tally) tally.taken += amount;
    if (hero !== undefined) this.#lastHarm.set(hero, cause);
  }

  /** The last harm a hero took before going down is what did it. */
  wentDown(hero: number | undefined): void {
    const tally = this.#of(hero);
    if (tally) tally.knockedOut++;
    if (hero !== undefined) this.#knockedOutBy.push(this.#lastHarm.get(hero) ?? 'other');
  }

  facts(): Pick<Facts, 'heroes' | 'knockedOutBy'> {
    return { heroes: this.#heroes, knockedOutBy: this.#knockedOutBy };
  }

  #of(hero: number | undefined): Tally | undefined {
    return hero === undefined ? undefined : this.#heroes[hero];
  }
}

/** What came up, and in which round first. */
export class SeenCards {
  readonly #seen: Record<string, Record<string, number>> = {};
  #round = 0;

  nextRound(): void {
    this.#round++;
  }

  /** What heroes start with says nothing about how a game goes. */
  get isSetUp(): boolean {
    return this.#round > 0;
  }

  add(kind: string, id: string): void {
    this.#seen[kind] ??= {};
    this.#seen[kind][id] ??= this.#round;
  }

  facts(): Facts['seen'] {
    return this.#seen;
  }
}

/** How far dice were from what is to be expected of them. */
export class Luck {
  #surplus = 0;
  #variance = 0;

  /** A roll that succeeds (1) or fails (0) with a chance. */
  count(success: number, chance: number): void {
    this.add(success - chance, chance * (1 - chance));
  }

  add(surplus: number, variance: number): void {
    this.#surplus += surplus;
    this.#variance += variance;
  }

  get deviation(): number {
    return this.#variance === 0 ? 0 : this.#surplus / Math.sqrt(this.#variance);
  }
}
