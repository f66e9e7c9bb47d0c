import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts these test files before all others. Left to itself Vitest goes by their sizes where it knows no earlier
 * run, and what takes longest is often quickly written down: started last, it leaves all cores but one idle.
 */
export function longestFirst(files: readonly string[]) {
  const place = ({ moduleId }: TestSpecification) => {
    const at = files.findIndex((file) => moduleId.endsWith(`/${file}.test.ts`));
    return at < 0 ? files.length : at;
  };
  return class extends BaseSequencer {
    override async sort(all: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(all);
      return sorted.toSorted((one, other) => place(one) - place(other));
    }
  };
}
