import { dirname } from 'node:path';
import type { Mutant } from './mutants.ts';

/** What is known of a test file: how long it takes, and how many mutants it noticed so far. */
interface Known {
  milliseconds: number;
  kills: number;
}

/** The test files that get to a mutant: with their tests, or only while they were loaded. */
interface Reach {
  readonly testing: Set<string>;
  readonly loading: Set<string>;
}

/** How much more the test named after the file promises than any other, and the tests beside it. */
const OWN_TEST = 30;
const NEIGHBOUR = 5;

/** Decides which tests see a mutant, and in which order: most do not live to see the rest. */
export class TestOrder {
  readonly #known = new Map<string, Known>();
  /** For a mutant that is missing here, nobody knows. */
  readonly #reaching = new Map<Mutant, Reach>();

  took(file: string, milliseconds: number): void {
    this.#of(file).milliseconds = milliseconds;
  }

  noticed(file: string): void {
    this.#of(file).kills++;
  }

  /** From now on only the tests that reach these mutants see them. */
  probed(mutants: readonly Mutant[]): void {
    for (const mutant of mutants) {
      this.#reaching.set(mutant, { testing: new Set(), loading: new Set() });
    }
  }

  reached(file: string, mutant: Mutant, when: keyof Reach): void {
    this.#reaching.get(mutant)?.[when].add(file);
  }

  /** The tests that see it, those first that promise most for their time. */
  for(mutant: Mutant): string[] {
    const price = (test: string, { milliseconds, kills }: Known) =>
      milliseconds / ((1 + kills) * closeness(test, mutant));
    return [...this.#known]
      .filter(([test]) => this.#sees(test, mutant))
      .sort(([a, known], [b, other]) => price(a, known) - price(b, other))
      .map(([test]) => test);
  }

  #sees(test: string, mutant: Mutant): boolean {
    const reach = this.#reaching.get(mutant);
    if (!reach) return true;
    const { testing, loading } = reach;
    // A module is loaded by the first who needs it, and any test may depend on what comes of that.
    if (testing.size === 0) return loading.size > 0;
    return testing.has(test) || loading.has(test);
  }

  #of(file: string): Known {
    const known = this.#known.get(file) ?? { milliseconds: 0, kills: 0 };
    this.#known.set(file, known);
    return known;
  }
}

function closeness(test: string, { file }: Mutant): number {
  if (test === file.replace(/\.ts$/, '.test.ts')) return OWN_TEST;
  return dirname(test) === dirname(file) ? NEIGHBOUR : 1;
}
