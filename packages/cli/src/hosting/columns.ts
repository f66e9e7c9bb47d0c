/** A column of a list for people: its heading, and what stands there for each line. */
export interface Column<Line> {
  readonly heading: string;
  readonly cell: (line: Line) => string | number;
}

/** Lines up a list in columns; numbers stand at the right. */
export function inColumns<Line>(lines: readonly Line[], columns: readonly Column<Line>[]): string {
  const cells = lines.map((line) => columns.map(({ cell }) => cell(line)));
  const rows = [columns.map(({ heading }) => heading), ...cells.map((row) => row.map(visible))];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const isNumber = columns.map((_, at) => cells.some((row) => typeof row[at] === 'number'));
  return rows
    .map((row) =>
      row
        .map((text, at) => {
          const width = widths[at] ?? 0;
          return isNumber[at] ? text.padStart(width) : text.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What people have typed could move the cursor of a terminal. */
function visible(text: string | number): string {
  return String(text).replaceAll(/[\p{Cc}\p{Cf}]/gu, '·');
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

export function bytesText(bytes: number): string {
  let [amount, unit] = [bytes, 0];
  while (amount >= 1000 && unit < UNITS.length - 1) {
    amount /= 1000;
    unit++;
  }
  return `${unit === 0 ? amount : amount.toFixed(1)} ${UNITS[unit]}`;
}

/** Day and time; a dash when nobody knows. */
export function timeText(milliseconds: number): string {
  if (!milliseconds) return '-';
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}
