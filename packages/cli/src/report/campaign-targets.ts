import type { CampaignSummary } from './campaign-summary.ts';

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

export function campaignTargets(summary: CampaignSummary): readonly CampaignTarget[] {
  const { levels, reached, deaths, abilities, campaigns } = summary;
  const four = reached['4'];
  const isUsual = four !== undefined && four.campaigns * 2 >= campaigns;
  const rates = Object.entries(levels)
    .filter(([, { adventures }]) => adventures >= ENOUGH)
    .map(([level, { winRate }]) =>
      target(`win rate at level ${level}, in percent`, 50, 75, Math.round(100 * winRate.share)),
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
  ];
}

function target(what: string, low: number, high: number, measured: number): CampaignTarget {
  return { what, low, high, measured, met: measured >= low && measured <= high };
}

function percentOf(part: number, whole: number): number {
  return Math.round((100 * part) / Math.max(1, whole));
}
