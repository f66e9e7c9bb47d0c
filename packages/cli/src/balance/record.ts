import { existsSync, readFileSync } from 'node:fs';
import type { Measured, MeasuredMission } from '@crawlspace/bots/measured';
import type { AdventureFacts } from '../games/campaign.ts';
import { SIZES } from '../games/targets.ts';
import { addTo, type Count } from '../report/statistics.ts';
import { UsageError } from '../usage.ts';
import type { Place } from './matrix.ts';

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
      const companies = known[mission]?.companies;
      const row = { games: counts.map(({ games }) => games), wins: counts.map(({ wins }) => wins) };
      return [mission, companies ? { ...row, companies } : row];
    }),
  );
}

/** How companies of each size and level did, beside what was known of others. */
export function withCompanies(
  known: Measured,
  adventures: readonly Pick<AdventureFacts, 'mission' | 'heroes' | 'level' | 'won'>[],
): Measured {
  const counts: Record<string, Record<string, Count>> = {};
  for (const { mission, heroes, level, won } of adventures) {
    counts[mission] ??= {};
    addTo(counts[mission], `${heroes}/${level}`, won);
  }
  return Object.fromEntries(
    Object.entries(known).map(([mission, row]): [string, MeasuredMission] => {
      const own = Object.entries(counts[mission] ?? {}).map(
        ([key, { games, wins }]) => [key, [games, wins]] as const,
      );
      const companies = Object.entries({ ...row.companies, ...Object.fromEntries(own) });
      return companies.length === 0
        ? [mission, row]
        : [mission, { ...row, companies: Object.fromEntries(companies.sort(byKey)) }];
    }),
  );
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** Laid out as the formatter of this project would. */
export function measuredText(measured: Measured): string {
  const list = (numbers: readonly number[]) => `[${numbers.join(', ')}]`;
  const rows = Object.entries(measured).map(([mission, { games, wins, companies }]) => {
    const cells = Object.entries(companies ?? {}).map(
      ([key, counts]) => `      "${key}": ${list(counts)}`,
    );
    const more = companies ? `,\n    "companies": {\n${cells.join(',\n')}\n    }` : '';
    return `  "${mission}": {\n    "games": ${list(games)},\n    "wins": ${list(wins)}${more}\n  }`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}
