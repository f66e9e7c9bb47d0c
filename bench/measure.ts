/** One measured figure; with a baseline, `ratio` says how many times as good as it. */
export interface Result {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline: string | null;
  readonly ratio: number | null;
}

export function plain(name: string, value: number, unit: string): Result {
  return { name, value: round(value), unit, baseline: null, ratio: null };
}

/** Runs `once` again and again for so long; returns how much it did per second. */
export function perSecond(milliseconds: number, once: () => number): number {
  const start = performance.now();
  const end = start + milliseconds;
  let done = 0;
  while (performance.now() < end) done += once();
  return (done * 1000) / (performance.now() - start);
}

/** Microseconds for one call, best of five. */
export function microseconds(milliseconds: number, once: () => void): number {
  const rates = Array.from({ length: 5 }, () =>
    perSecond(milliseconds / 5, () => {
      once();
      return 1;
    }),
  );
  return 1e6 / Math.max(...rates);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export function table(results: readonly Result[]): string {
  const rows = results.map(({ name, value, unit, baseline, ratio }) => [
    name,
    `${value.toLocaleString('en')} ${unit}`,
    baseline ? `${ratio} × ${baseline}` : '',
  ]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([name = '', value = '', ratio = '']) =>
      `${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${ratio}`.trimEnd(),
    )
    .join('\n');
}

/** Three significant digits, and no fractions of large numbers. */
export function round(value: number): number {
  return value >= 1000 ? Math.round(value) : Number(value.toPrecision(3));
}
