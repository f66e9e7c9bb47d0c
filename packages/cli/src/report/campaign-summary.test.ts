import { expect, test } from 'vitest';
import type { AdventureFacts, CampaignFacts } from '../games/campaign.ts';
import { summarizeCampaigns } from './campaign-summary.ts';
import { campaignTargets } from './campaign-targets.ts';

function adventure(mission: string, level: number, won: boolean): AdventureFacts {
  const nothing = { deaths: 0, xp: 0, gold: 0, suffered: 0, abilities: [], learned: [] };
  return { mission, level, heroes: 4, won, cause: '', ...nothing };
}

/** So many adventures, of which some are won. */
function adventures(mission: string, level: number, wins: number, losses: number) {
  const of = (won: boolean, count: number) =>
    Array.from({ length: count }, () => adventure(mission, level, won));
  return [...of(true, wins), ...of(false, losses)];
}

function summaryOf(played: readonly AdventureFacts[]) {
  const facts = { stays: [], reached: {}, deaths: 0, ended: false, decisions: 0 };
  const campaign: CampaignFacts = { ...facts, adventures: played };
  const course = { seconds: 1, errors: 0, stopped: false };
  return summarizeCampaigns([campaign], course, (id) => ({
    levels: id === 'deep' ? [3, 5] : [1, 2],
    wanted: { low: 35, high: 80 },
  }));
}

test('missions and levels are judged by heroes whom the mission is made for', () => {
  const summary = summaryOf([
    ...adventures('deep', 1, 0, 40),
    ...adventures('deep', 3, 30, 10),
    ...adventures('near', 1, 18, 12),
  ]);
  expect(summary.missions['deep']).toMatchObject({
    games: 80,
    wins: 30,
    fitting: { games: 40, wins: 30 },
    levels: [3, 5],
  });
  expect(summary.levels['1']?.fitting).toEqual({ games: 30, wins: 18 });
  const targets = campaignTargets(summary, (id) => id.toUpperCase());
  const found = (what: string) => targets.find((each) => each.what === what);
  expect(found('won of 100 at level 1')).toMatchObject({ measured: 60, met: true });
  expect(found('won of 100 at level 3')).toMatchObject({ measured: 75, met: true });
  expect(found('DEEP, levels 3 to 5')).toMatchObject({ low: 35, high: 80, measured: 75 });
  expect(found('NEAR, levels 1 to 2')).toMatchObject({ measured: 60, met: true });
});

test('too few adventures say nothing', () => {
  const targets = campaignTargets(summaryOf(adventures('near', 1, 29, 0)), (id) => id);
  expect(targets.map(({ what }) => what).filter((what) => /won|near/.test(what))).toEqual([]);
});
