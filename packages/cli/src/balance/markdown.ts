import { existsSync, readFileSync } from 'node:fs';
import { SIZES } from '../games/targets.ts';
import type { Names } from '../report/text.ts';
import { type Cell, isOutside } from './matrix.ts';
import { type Levels, missionsOf, notChecked, rateText } from './text.ts';

/** The table for a page: what is outside of its range in bold. */
export function matrixTable(cells: readonly Cell[], names: Names, levels: Levels): string {
  const rows = missionsOf(cells).map((mission) => {
    const own = cells.filter((cell) => cell.mission === mission);
    const told = own.map((cell) => (isOutside(cell) ? `**${rateText(cell)}**` : rateText(cell)));
    return `| ${[names(mission), ...told].join(' | ')} |`;
  });
  const notes = notChecked(cells, names, levels);
  return [
    `| | ${SIZES.join(' | ')} |`,
    `|---|${SIZES.map(() => '---|').join('')}`,
    ...rows,
    ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : []),
  ].join('\n');
}

/** Puts the table where the page has room for this game, between two marks; else at its end. */
export function withTable(file: string, game: string, table: string): string {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '# Balance\n';
  const [from, to] = [`<!-- ${game} -->`, `<!-- /${game} -->`];
  const [start, end] = [page.indexOf(from), page.indexOf(to)];
  const section = `${from}\n${table}\n${to}`;
  if (start < 0 || end < start) return `${page.trimEnd()}\n\n${section}\n`;
  return page.slice(0, start) + section + page.slice(end + to.length);
}
