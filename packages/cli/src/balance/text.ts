import type { Range } from '../games/kit.ts';
import { SIZES } from '../games/targets.ts';
import type { Names } from '../report/text.ts';
import { type Cell, type ClassRow, isOutside, type Judged, type Verdict } from './matrix.ts';

/** The levels a mission is made for, where that is not any. */
export type Levels = (mission: string) => readonly [from: number, to: number] | null;

const MARKS: Readonly<Record<Verdict, string>> = { met: '✓', unclear: '?', missed: '✗' };
const NAME = 26;
const CELL = 17;

/** The matrix for people: missions, then classes, then what was missed. */
export function describeMatrix(
  cells: readonly Cell[],
  classes: readonly ClassRow[],
  names: Names,
  levels: Levels,
): string {
  return [
    ...tableOf(cells, names),
    ...(classes.length > 0 ? ['parties with'] : []),
    ...classes.map((row) => `${names(row.class).padEnd(NAME)}${cellText(row)}${wanted(row)}`),
    '',
    'won of 100, with the interval that holds the true share with 95% certainty',
    '✓ as it should be   ? outside, but it may be chance   ✗ missed',
    ...notChecked(cells, names, levels),
    ...misses(cells, classes, names),
  ].join('\n');
}

/** Missions that are measured but not judged, and why. */
export function notChecked(cells: readonly Cell[], names: Names, levels: Levels): string[] {
  return missionsOf(cells).flatMap((mission) => {
    const made = levels(mission);
    return made
      ? `not checked: ${names(mission)} is made for heroes of level ${made[0]} to ${made[1]}, see simulate --campaign`
      : [];
  });
}

export function missionsOf(cells: readonly Cell[]): string[] {
  return [...new Set(cells.map(({ mission }) => mission))];
}

/** In percent, and the interval. */
export function rateText({ games, winRate: { share, low, high } }: Judged): string {
  if (games === 0) return '-';
  const [rate, from, to] = [share, low, high].map((part) => Math.round(100 * part));
  return `${rate} (${from}–${to})`;
}

export function rangeText({ low, high }: Range): string {
  return `${low} to ${high}%`;
}

function tableOf(cells: readonly Cell[], names: Names): string[] {
  const sizes = SIZES.filter((size) => cells.some(({ heroes }) => heroes === size));
  const head = 'parties of'.padEnd(NAME) + sizes.map((size) => centred(String(size))).join('');
  const rows = missionsOf(cells).map((mission) => {
    const own = cells.filter((cell) => cell.mission === mission);
    return (names(mission).padEnd(NAME) + own.map(cellText).join('')).trimEnd();
  });
  return [head.trimEnd(), ...rows, ''];
}

function cellText(cell: Judged): string {
  return `${rateText(cell).padStart(CELL - 2)}${cell.verdict ? ` ${MARKS[cell.verdict]}` : '  '}`;
}

function centred(text: string): string {
  return text.padStart(CELL - 8).padEnd(CELL);
}

function wanted({ target }: Judged): string {
  return target ? `  wanted ${rangeText(target)}` : '';
}

function misses(
  cells: readonly Cell[],
  classes: readonly ClassRow[],
  names: Names,
): readonly string[] {
  const told = (name: string, row: Judged) => {
    const { low, high } = row.winRate;
    const range = `${Math.round(100 * low)} to ${Math.round(100 * high)}%`;
    return `${row.verdict}: ${name} wins ${range},${wanted(row).replace('  ', ' ')}`;
  };
  return [
    ...cells.flatMap((cell) =>
      isOutside(cell) ? told(`${names(cell.mission)} with ${cell.heroes}`, cell) : [],
    ),
    ...classes.flatMap((row) => (isOutside(row) ? told(names(row.class), row) : [])),
  ];
}
