import { dirname } from 'node:path';
import type { Mutant } from './mutants.ts';

/** What is known of a test file: how long it takes, and how many mutants it noticed so far. */
interface Known {
  milliseconds: number;
  kills: number;
}

/** How much more the test named after the file promises than any other, and the tests beside it. */
const OWN_TEST = 30;
const NEIGHBOUR = 5;

/** Decides which tests see a mutant, and in which order: most do not live to see the rest. */
export class TestOrder {
  readonly #known = new Map<string, Known>();
  /** The test files that get to a mutant; for one that is missing here, nobody knows. */
  readonly #reaching = new Map<Mutant, Set<string>>();

  took(file: string, milliseconds: number): void {
    this.#of(file).milliseconds = milliseconds;
  }

  noticed(file: string): void {
    this.#of(file).kills++;
  }

  /** From now on only the tests that reach these mutants see them. */
  probed(mutants: readonly Mutant[]): void {
    for (const mutant of mutants) this.#reaching.set(mutant, new Set());
  }

  reached(file: string, mutant: Mutant): void {
    this.#reaching.get(mutant)?.add(file);
  }

  /** A module is loaded by the first who needs it; what that reaches, any test may depend on. */
  loaded(mutant: Mutant): void {
    this.#reaching.delete(mutant);
  }

  /** The tests that reach it, those first that promise most for their time. */
  for(mutant: Mutant): string[] {
    const reaching = this.#reaching.get(mutant);
    const price = (test: string, { milliseconds, kills }: Known) =>
      milliseconds / ((1 + kills) * closeness(test, mutant));
    return [...this.#known]
      .filter(([test]) => reaching?.has(test) ?? true)
      .sort(([a, known], [b, other]) => price(a, known) - price(b, other))
      .map(([test]) => test);
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
