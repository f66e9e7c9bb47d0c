import { existsSync, readFileSync } from 'node:fs';
import { SIZES } from '../games/targets.ts';
import type { Count } from '../report/statistics.ts';
import { UsageError } from '../usage.ts';
import type { Place } from './matrix.ts';

/** What was measured so far: by mission, then games and wins of one hero to six. */
export type Measured = Readonly<
  Record<string, { readonly games: readonly number[]; readonly wins: readonly number[] }>
>;

/** A file of an earlier run; nothing where there is none yet. */
export function readMeasured(file: string): Measured {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Measured;
  } catch {
    throw new UsageError(`cannot read ${file}`);
  }
}

export function countAt(measured: Measured, { mission, heroes }: Place): Readonly<Count> {
  const row = measured[mission];
  return { games: row?.games[heroes - 1] ?? 0, wins: row?.wins[heroes - 1] ?? 0 };
}

/** Whatever was played now takes the place of what was known of it. */
export function withNew(
  known: Measured,
  missions: readonly string[],
  played: readonly (Place & Readonly<Count>)[],
): Measured {
  return Object.fromEntries(
    missions.map((mission) => {
      const counts = SIZES.map(
        (heroes) =>
          played.find((cell) => cell.mission === mission && cell.heroes === heroes) ??
          countAt(known, { mission, heroes }),
      );
      return [
        mission,
        { games: counts.map(({ games }) => games), wins: counts.map(({ wins }) => wins) },
      ];
    }),
  );
}

/** Laid out as the formatter of this project would. */
export function measuredText(measured: Measured): string {
  const rows = Object.entries(measured).map(
    ([mission, { games, wins }]) =>
      `  "${mission}": {\n    "games": [${games.join(', ')}],\n    "wins": [${wins.join(', ')}]\n  }`,
  );
  return `{\n${rows.join(',\n')}\n}\n`;
}
