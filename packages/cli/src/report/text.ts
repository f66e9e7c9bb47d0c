import { type Influence, isClear } from './influence.ts';
import { type Count, type Share, wilson } from './statistics.ts';
import type { Statistics, Summary } from './summary.ts';

/** What ids are called. */
export type Names = (id: string) => string;

/** How a game speaks of itself. */
export interface Terms {
  readonly names: Names;
  /** How games ended, by their cause. */
  readonly endings: Names;
  readonly rounds: string;
}

const SHOWN = 8;

/** The summary for people. */
export function describeSummary(summary: Summary, { names, endings, rounds }: Terms): string {
  const { games, wins, winRate, turns, losses, errors, stats } = summary;
  const length = `median of ${turns.median} ${rounds} (${turns.low} to ${turns.high})`;
  return [
    ...(summary.stopped ? ['Ended early.'] : []),
    `${counted(games)}: ${wins} won (${interval(winRate)}), ${length}`,
    ...section(
      'lost by',
      sorted(losses).map(([cause, n]) => row(endings(cause), String(n))),
    ),
    ...counts('missions', summary.missions, names),
    ...counts('parties with', summary.heroes, names),
    ...(stats ? statisticLines(stats, names) : []),
    `${summary.decisions} decisions in ${summary.seconds.toFixed(2)} s, ${summary.decisionsPerSecond} a second`,
    ...(errors > 0 ? [`${counted(errors)} failed with an error`] : []),
  ].join('\n');
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** A difference of shares, in points. */
export function points(share: number): string {
  return `${share > 0 ? '+' : '−'}${Math.abs(100 * share).toFixed(1)}`;
}

export function interval({ share, low, high }: Share): string {
  return `${percent(share)}, 95% within ${(100 * low).toFixed(1)} to ${percent(high)}`;
}

export function row(name: string, ...cells: readonly string[]): string {
  return heading(`  ${name}`, ...cells);
}

export function heading(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(36)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}

function counted(games: number): string {
  return games === 1 ? '1 game' : `${games} games`;
}

export function section(title: string, rows: readonly string[]): string[] {
  return rows.length > 0 ? [title, ...rows] : [];
}

function sorted(counts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(counts).sort(([, a], [, b]) => b - a);
}

/** Only where there is something to compare. */
function counts(title: string, given: Readonly<Record<string, Count>>, names: Names): string[] {
  const entries = Object.entries(given);
  if (entries.length < 2 || new Set(entries.map(([, { games }]) => games)).size === 1) return [];
  return section(
    title,
    entries.map(([id, count]) => row(names(id), percent(wilson(count).share), `of ${count.games}`)),
  );
}

function statisticLines(stats: Statistics, names: Names): string[] {
  const carried = Object.entries(stats.carried).sort(([, a], [, b]) => b.dealt - a.dealt);
  const luck = ['unlucky', 'middling', 'lucky'];
  return [
    row('a game, on average', 'dealt', 'kills', 'taken', 'KO', 'carried'),
    ...carried.map(([hero, { dealt, kills, taken, knockedOut, most }]) =>
      row(
        names(hero),
        ...[dealt, kills, taken].map((value) => value.toFixed(1)),
        knockedOut.toFixed(2),
        percent(most),
      ),
    ),
    ...section(
      'heroes brought down by',
      sorted(stats.knockedOutBy)
        .slice(0, SHOWN)
        .map(([cause, n]) => row(names(cause), String(n))),
    ),
    ...influenceLines(stats.influence, names),
    ...section(
      'games by the luck of the dice',
      stats.luck.map((third, at) =>
        row(`${luck[at]} third`, percent(wilson(third).share), `${third.deviation.toFixed(2)} σ`),
      ),
    ),
  ];
}

function influenceLines(influence: readonly Influence[], names: Names): string[] {
  const clear = influence.filter(isClear);
  const worst = clear.filter(({ difference }) => difference.share < 0).slice(0, SHOWN);
  const best = clear.filter(({ difference }) => difference.share > 0).slice(-SHOWN);
  const lines = (entries: readonly Influence[]) =>
    entries.map((entry) =>
      row(
        `${names(entry.id)} (${entry.kind})`,
        percent(wilson(entry.with).share),
        percent(wilson(entry.without).share),
        points(entry.difference.share),
      ),
    );
  const columns = ['with', 'without', 'influence'];
  return [
    ...section(heading('more often lost', ...columns), lines(worst)),
    ...section(heading('more often won', ...columns), lines(best.reverse())),
  ];
}
