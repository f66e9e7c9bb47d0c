import type { Mutant } from './mutants.ts';

/** A mutant that can be switched on, under a number. */
export interface Switched {
  readonly id: number;
  readonly mutant: Mutant;
}

/** In an optional chain brackets would cut off what is skipped along with this place. */
export function canBeSwitched({ original, end }: Mutant, source: string): boolean {
  return !(original.includes('?.') && /^\s*[?!.[(]/.test(source.slice(end)));
}

/**
 * The source with all of these mutants in it. Each place asks whether its own is switched on, and
 * so tells that it is reached.
 */
export function withSwitches(source: string, switched: readonly Switched[]): string {
  const inside = switched.filter(({ mutant }) => canBeSwitched(mutant, source));
  const openings = inside.toSorted(
    ({ mutant: a }, { mutant: b }) => a.start - b.start || b.end - a.end,
  );
  const closings = inside.toSorted(
    ({ mutant: a }, { mutant: b }) => a.end - b.end || b.start - a.start,
  );
  const insertions = [
    // What ends somewhere ends before something else begins there.
    ...closings.map(({ mutant }) => ({ at: mutant.end, text: isDeed(mutant) ? '}}' : '))' })),
    ...openings.map((each) => ({ at: each.mutant.start, text: opening(each) })),
  ].sort((a, b) => a.at - b.at);
  let from = 0;
  const parts = insertions.map(({ at, text }) => {
    const part = source.slice(from, at) + text;
    from = at;
    return part;
  });
  return parts.join('') + source.slice(from);
}

function opening({ id, mutant }: Switched): string {
  const isOn = `globalThis.isOn(${id})`;
  return isDeed(mutant)
    ? `{if (${isOn}) {${mutant.mutated}} else {`
    : `(${isOn} ? (${mutant.mutated}) : (`;
}

function isDeed({ kind }: Mutant): boolean {
  return kind === 'statement';
}
