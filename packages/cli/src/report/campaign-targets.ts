import type { CampaignSummary } from './campaign-summary.ts';
import type { Count } from './statistics.ts';
import type { Names } from './text.ts';

/** What a campaign should be like, and what it was. */
export interface CampaignTarget {
  readonly what: string;
  readonly low: number;
  readonly high: number;
  readonly measured: number;
  readonly met: boolean;
}

/** Fewer adventures than this say nothing. */
const ENOUGH = 30;
const MOST_RATIO = 1.3;

export function campaignTargets(summary: CampaignSummary, names: Names): readonly CampaignTarget[] {
  const { levels, reached, deaths, abilities, campaigns } = summary;
  const four = reached['4'];
  const isUsual = four !== undefined && four.campaigns * 2 >= campaigns;
  const rates = Object.entries(levels)
    .filter(([, { fitting }]) => fitting.games >= ENOUGH)
    .map(([level, { fitting }]) =>
      target(`won of 100 at level ${level}`, 50, 75, wonOf100(fitting)),
    );
  const ratios = Object.values(abilities)
    .filter((each) => each.adventures >= ENOUGH)
    .map(({ ratio }) => ratio);
  const purses = Object.values(levels);
  const spent = purses.reduce((sum, each) => sum + each.spent * each.adventures, 0);
  const left = purses.reduce((sum, each) => sum + each.left * each.adventures, 0);
  return [
    target('adventures until level 4', 6, 9, isUsual ? four.after : Number.POSITIVE_INFINITY),
    ...rates,
    target('deaths in a campaign, median', 1, 3, deaths.median),
    target('spent of what could be, in percent', 35, 75, percentOf(spent, spent + left)),
    target('best ability: wins for each usual one', 0, MOST_RATIO, Math.max(0, ...ratios)),
    ...missionTargets(summary, names),
  ];
}

/** Every mission, with heroes of the levels it is made for. */
function missionTargets({ missions }: CampaignSummary, names: Names): CampaignTarget[] {
  return Object.entries(missions)
    .filter(([, { fitting }]) => fitting.games >= ENOUGH)
    .map(
      ([
        id,
        {
          fitting,
          levels: [from, to],
          wanted: { low, high },
        },
      ]) => target(`${names(id)}, levels ${from} to ${to}`, low, high, wonOf100(fitting)),
    );
}

function wonOf100({ games, wins }: Readonly<Count>): number {
  return percentOf(wins, games);
}

function target(what: string, low: number, high: number, measured: number): CampaignTarget {
  return { what, low, high, measured, met: measured >= low && measured <= high };
}

function percentOf(part: number, whole: number): number {
  return Math.round((100 * part) / Math.max(1, whole));
}
