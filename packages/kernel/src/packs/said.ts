import type { TextRef } from '../question.ts';

/** What a schema says of what it refuses: a text to be said in any language, as the string that it must be. */
export function said(key: string, params: NonNullable<TextRef['params']> = {}): string {
  return JSON.stringify({ key: `pack.${key}`, params });
}

export function heard(message: string): TextRef {
  return JSON.parse(message) as TextRef;
}

/** The known name that was probably meant: the one with the fewest slips of the pen, if they are few. */
export function meant(written: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(written.length / 3));
  let best: string | undefined;
  let fewest = most + 1;
  for (const name of known) {
    if (Math.abs(name.length - written.length) >= fewest) continue;
    const slips = slipsBetween(written.toLowerCase(), name.toLowerCase(), fewest);
    if (slips < fewest) [best, fewest] = [name, slips];
  }
  return best;
}

/** Letters added, left out, changed or swapped with the next one; `enough` where it is no fewer. */
function slipsBetween(one: string, other: string, enough: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let slips = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1));
      const isSwapped = j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) slips = Math.min(slips, at(before, j - 2) + 1);
      next.push(slips);
    }
    if (Math.min(...next) >= enough) return enough;
    [before, row] = [row, next];
  }
  return at(row, other.length);
}

function at(row: readonly number[], n: number): number {
  return row[n] ?? Number.POSITIVE_INFINITY;
}

/** Longer names than this are no slip of the pen, and nobody wants to read them. */
const LONGEST = 40;

export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Something is not among what there is; what was probably meant is said too. */
export function unknown(what: string, written: unknown, known: readonly string[]): string {
  const name = shortened(typeof written === 'string' ? written : (JSON.stringify(written) ?? ''));
  const likely =
    typeof written === 'string' && name === written ? meant(written, known) : undefined;
  const params = { what: { key: `pack.what.${what}` }, name };
  if (likely !== undefined) return said('unknown-meant', { ...params, meant: likely });
  if (known.length > MOST_LISTED || known.length === 0) return said('unknown', params);
  return said('unknown-known', { ...params, known: known.join(', ') });
}

const MOST_LISTED = 12;
