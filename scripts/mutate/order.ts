import { dirname } from 'node:path';
import type { Mutant } from './mutants.ts';

/** What is known of a test file: how long it takes, and how many mutants it noticed so far. */
interface Known {
  milliseconds: number;
  kills: number;
}

/** Decides which tests see a mutant first: most mutants do not live to see the rest. */
export class TestOrder {
  readonly #known = new Map<string, Known>();

  took(file: string, milliseconds: number): void {
    this.#of(file).milliseconds = milliseconds;
  }

  noticed(file: string): void {
    this.#of(file).kills++;
  }

  /** The test named after the file, the tests beside it, then whatever promises most for its time. */
  for({ file }: Mutant): string[] {
    const rank = (test: string) => {
      if (test === file.replace(/\.ts$/, '.test.ts')) return 0;
      return dirname(test) === dirname(file) ? 1 : 2;
    };
    const price = ({ milliseconds, kills }: Known) => milliseconds / (1 + kills);
    return [...this.#known]
      .sort(([a, known], [b, other]) => rank(a) - rank(b) || price(known) - price(other))
      .map(([test]) => test);
  }

  #of(file: string): Known {
    const known = this.#known.get(file) ?? { milliseconds: 0, kills: 0 };
    this.#known.set(file, known);
    return known;
  }
}
