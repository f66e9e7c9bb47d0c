import type { Names } from '../report/text.ts';
import { type Cell, type ClassRow, type Judged, MIXES, SIZES, type Verdict } from './matrix.ts';

const MARKS: Readonly<Record<Verdict, string>> = { met: '✓', unclear: '?', missed: '✗' };
const NAME = 28;
const CELL = 9;

/** The matrix for people: a table for each mix, then classes, then what was missed. */
export function describeMatrix(
  cells: readonly Cell[],
  classes: readonly ClassRow[],
  names: Names,
): string {
  return [
    ...MIXES.flatMap((mix) =>
      tableOf(
        mix === 'usual' ? 'usual parties of' : 'random parties of',
        cells.filter((cell) => cell.mix === mix),
        names,
      ),
    ),
    'parties with (classes drawn at random)',
    ...classes.map((row) => `${names(row.class).padEnd(NAME)}${cellText(row)}${wanted(row)}`),
    '',
    '✓ as it should be   ? outside, but it may be chance   ✗ missed',
    ...misses(cells, classes, names),
  ].join('\n');
}

function tableOf(title: string, cells: readonly Cell[], names: Names): string[] {
  const missions = [...new Set(cells.map(({ mission }) => mission))];
  const head = title.padEnd(NAME) + SIZES.map((size) => String(size).padStart(CELL - 2)).join('  ');
  const rows = missions.map((mission) => {
    const own = cells.filter((cell) => cell.mission === mission);
    return names(mission).padEnd(NAME) + own.map(cellText).join('');
  });
  return [head, ...rows, ''];
}

function cellText({ games, winRate, verdict }: Judged): string {
  const share = games === 0 ? '-' : `${Math.round(100 * winRate.share)} %`;
  return `${share.padStart(CELL - 2)}${verdict ? ` ${MARKS[verdict]}` : '  '}`;
}

function wanted({ target }: Judged): string {
  return target ? `  wanted ${target.low} to ${target.high} %` : '';
}

function misses(
  cells: readonly Cell[],
  classes: readonly ClassRow[],
  names: Names,
): readonly string[] {
  const told = (name: string, row: Judged) => {
    const { low, high } = row.winRate;
    const range = `${Math.round(100 * low)} to ${Math.round(100 * high)} %`;
    return `${row.verdict === 'missed' ? 'missed' : 'unclear'}: ${name} wins ${range},${wanted(row).replace('  ', ' ')}`;
  };
  return [
    ...cells.flatMap((cell) =>
      isMiss(cell) ? told(`${names(cell.mission)} with ${cell.heroes} (${cell.mix})`, cell) : [],
    ),
    ...classes.flatMap((row) => (isMiss(row) ? told(names(row.class), row) : [])),
  ];
}

function isMiss({ verdict }: Judged): boolean {
  return verdict === 'missed' || verdict === 'unclear';
}
