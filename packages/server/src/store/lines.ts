/**
 * Texts of JSON, one a line, as bytes: megabytes of them change hands between threads without being copied, and become
 * letters only as they are written.
 */
export type Lines = Uint8Array;

const NEWLINE = 10;
/** Bytes that are written at a time: a few milliseconds. */
const SLICE = 128 * 1024;

export function linesOf(values: readonly unknown[]): Lines {
  return new TextEncoder().encode(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
}

export function* textsIn(lines: Lines): Iterable<string> {
  const bytes = Buffer.from(lines.buffer, lines.byteOffset, lines.length);
  for (let from = 0; from < bytes.length; ) {
    const to = bytes.indexOf(NEWLINE, from);
    yield bytes.toString('utf8', from, to);
    from = to + 1;
  }
}

export function countIn(lines: Lines): number {
  let count = 0;
  for (let at = lines.indexOf(NEWLINE); at >= 0; at = lines.indexOf(NEWLINE, at + 1)) count++;
  return count;
}

/** Parts that can be written one after the other, with time for others in between. */
export function slicesIn(lines: Lines): readonly Lines[] {
  const slices: Lines[] = [];
  for (let from = 0; from < lines.length; ) {
    const end = lines.indexOf(NEWLINE, from + SLICE);
    const to = end < 0 ? lines.length : end + 1;
    slices.push(lines.subarray(from, to));
    from = to;
  }
  return slices;
}
