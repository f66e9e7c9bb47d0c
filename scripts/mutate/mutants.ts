import { globSync, readFileSync } from 'node:fs';
import { Random } from '@crawlspace/kernel';
import { findPlaces } from './mutations.ts';

/** One change to one file. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly mutated: string;
}

/** The source files a mutation may hit. */
export function sourceFiles(pattern: string): string[] {
  const files = globSync(pattern).map((file) => file.replaceAll('\\', '/'));
  return files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !/\/locales\//.test(file)).sort();
}

/** So many places of the files, each at most once, and one of the ways to change each, by chance. */
export function drawMutants(files: readonly string[], count: number, seed: string): Mutant[] {
  const random = Random.seeded(seed);
  const places = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return findPlaces(source).map((place) => ({ file, source, place }));
  });
  return random
    .shuffle(places)
    .slice(0, count)
    .map(({ file, source, place }) => {
      const { start, end, kind, instead } = place;
      const mutated = instead[random.below(instead.length)] ?? '';
      const line = source.slice(0, start).split('\n').length;
      return { file, line, kind, start, end, original: source.slice(start, end), mutated };
    });
}

export function apply({ start, end, mutated }: Mutant, source: string): string {
  return source.slice(0, start) + mutated + source.slice(end);
}
