import type { CampaignSummary, LevelReport } from './campaign-summary.ts';
import { campaignTargets } from './campaign-targets.ts';
import { wilson } from './statistics.ts';
import { heading, interval, type Names, percent, row, section } from './text.ts';

const SHOWN = 12;

/** Campaigns for people. */
export function describeCampaigns(summary: CampaignSummary, names: Names): string {
  const { campaigns, adventures, winRate, ended, deaths, seconds } = summary;
  return [
    ...(summary.stopped ? ['Ended early.'] : []),
    `${campaigns} campaigns, ${adventures} adventures: ${interval(winRate)} won`,
    `${deaths.median} deaths a campaign (${deaths.low} to ${deaths.high}), ${summary.resurrected} brought back, ${ended} companies with nobody left`,
    ...Object.entries(summary.reached).map(
      ([level, { after, campaigns: there }]) =>
        `level ${level} after ${after} adventures (${there} of ${campaigns} campaigns)`,
    ),
    ...levelTable(summary.levels),
    ...section(
      heading('missions', 'won', 'of', 'fitting', 'of'),
      Object.entries(summary.missions).map(([id, { games, wins, fitting }]) =>
        row(
          names(id),
          percent(wilson({ games, wins }).share),
          String(games),
          percent(wilson(fitting).share),
          String(fitting.games),
        ),
      ),
    ),
    ...section(
      'bought most often',
      Object.entries(summary.bought)
        .slice(0, SHOWN)
        .map(([id, times]) => row(names(id), String(times))),
    ),
    ...abilityTable(summary, names),
    ...section(
      heading('targets', 'from', 'to', 'measured'),
      campaignTargets(summary, names).map(({ what, low, high, measured, met }) =>
        row(what, String(low), String(high), figure(measured), met ? 'met' : 'missed'),
      ),
    ),
    `${summary.decisions} decisions in ${seconds.toFixed(2)} s, ${(seconds / Math.max(1, campaigns)).toFixed(2)} s a campaign`,
    ...(summary.errors > 0 ? [`${summary.errors} failed with an error`] : []),
  ].join('\n');
}

/** The rows of the table, each with its number. */
export const LEVEL_ROWS: readonly (readonly [
  name: string,
  value: (level: LevelReport) => string,
])[] = [
  ['adventures', ({ adventures }) => String(adventures)],
  ['won', ({ winRate }) => percent(winRate.share)],
  ['deaths', ({ deaths }) => String(deaths)],
  ['XP per hero and adventure', ({ xp }) => xp.toFixed(0)],
  ['gold found per hero', ({ gold }) => `$${gold.toFixed(0)}`],
  ['earned in Town per hero', ({ earned }) => `$${earned.toFixed(0)}`],
  ['spent in Town per hero', ({ spent }) => `$${spent.toFixed(0)}`],
  ['left per hero', ({ left }) => `$${left.toFixed(0)}`],
  ['days in Town', ({ days }) => days.toFixed(1)],
  ['injuries suffered per hero', ({ suffered }) => suffered.toFixed(2)],
  ['injuries healed per hero', ({ cured }) => cured.toFixed(2)],
  ['injuries kept per hero', ({ kept }) => kept.toFixed(2)],
];

/** Some things never happen. */
export function figure(measured: number): string {
  return Number.isFinite(measured) ? String(measured) : 'never';
}

function levelTable(levels: CampaignSummary['levels']): string[] {
  const reports = Object.values(levels);
  const columns = Object.keys(levels).map((level) => `level ${level}`);
  return section(
    heading('by level of the posse', ...columns),
    LEVEL_ROWS.map(([name, value]) => row(name, ...reports.map(value))),
  );
}

function abilityTable({ abilities }: CampaignSummary, names: Names): string[] {
  const sorted = Object.entries(abilities).sort(([, a], [, b]) => b.ratio - a.ratio);
  return section(
    heading('abilities', 'taken', 'played', 'ratio'),
    sorted.map(([id, { taken, adventures, ratio }]) =>
      row(names(id), String(taken), String(adventures), ratio.toFixed(2)),
    ),
  );
}
