import type { Mutant } from './mutants.ts';

/** A mutant that is only looked for, under the number that its probe reports. */
export interface Probed {
  readonly id: number;
  readonly mutant: Mutant;
}

/**
 * In an optional chain brackets would cut off what is skipped along with this place; whoever gets to
 * such a place is not known.
 */
export function canBeProbed({ original, end }: Mutant, source: string): boolean {
  return !(original.includes('?.') && /^\s*[?!.[(]/.test(source.slice(end)));
}

/** The source unchanged, except that every place says when it is reached. */
export function withProbes(source: string, probed: readonly Probed[]): string {
  const inside = probed.filter(({ mutant }) => canBeProbed(mutant, source));
  const openings = inside.toSorted(
    ({ mutant: a }, { mutant: b }) => a.start - b.start || b.end - a.end,
  );
  const closings = inside.toSorted(
    ({ mutant: a }, { mutant: b }) => a.end - b.end || b.start - a.start,
  );
  const insertions = [
    // What ends somewhere ends before something else begins there.
    ...closings.map(({ mutant }) => ({ at: mutant.end, text: brackets(mutant)[1] })),
    ...openings.map(({ id, mutant }) => {
      const [open, , separator] = brackets(mutant);
      return { at: mutant.start, text: `${open}globalThis.reached(${id})${separator} ` };
    }),
  ].sort((a, b) => a.at - b.at);
  let from = 0;
  const parts = insertions.map(({ at, text }) => {
    const part = source.slice(from, at) + text;
    from = at;
    return part;
  });
  return parts.join('') + source.slice(from);
}

/** What goes around a place, and what separates the probe from it. */
function brackets({ kind }: Mutant): readonly [open: string, close: string, separator: string] {
  return kind === 'statement' ? ['{', '}', ';'] : ['(', ')', ','];
}
