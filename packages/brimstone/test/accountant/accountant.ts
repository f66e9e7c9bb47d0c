import type { Character } from '../../src/character.ts';
import type { BrimstoneEvent } from '../../src/events.ts';
import type { Hero } from '../../src/state.ts';
import { type Account, accountOf, count, discrepancies, owed } from './account.ts';
import { type Books, bookingsOf } from './entries.ts';

/**
 * Follows the events of a chapter and nothing else: heroes must hold what they brought along plus and
 * minus what the events say. Calls no rule.
 */
export class Accountant {
  #books: Account[];
  /** What heroes held at the last audit. */
  #before: readonly Account[];
  /** Events since then, named in findings. */
  readonly #shown: Books;
  #told: BrimstoneEvent[] = [];

  constructor(heroes: readonly (Hero | Character)[]) {
    this.#before = heroes.map(accountOf);
    this.#books = heroes.map(accountOf);
    this.#shown = {
      has: (hero, what) => this.#books[hero]?.get(what) ?? 0,
      classOf: (hero) => heroes[hero]?.class,
    };
  }

  enter(event: BrimstoneEvent): void {
    this.#told.push(event);
    for (const [hero, what, amount] of bookingsOf(event, this.#shown)) {
      const account = this.#books[hero];
      if (account) count(account, what, amount);
    }
  }

  /** Everything wrong since the last audit. The books then continue from the actual state. */
  audit(heroes: readonly Hero[]): string[] {
    const held = heroes.map(accountOf);
    const found = held.flatMap((account, hero) => {
      const [booked = NOTHING, before = NOTHING] = [this.#books[hero], this.#before[hero]];
      const wrong = [...discrepancies(account, booked, before), ...owed(heroes[hero] as Hero)];
      return wrong.map((what) => `${what}, of hero ${hero}`);
    });
    const told = this.#told.map(({ t }) => t).join(', ');
    this.#before = held;
    this.#books = held.map((account) => new Map(account));
    this.#told = [];
    return found.map((what) => `${what} (after ${told || 'nothing'})`);
  }
}

const NOTHING: Account = new Map();
