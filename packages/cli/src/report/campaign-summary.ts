import type { AdventureFacts, CampaignFacts, StayFacts } from '../games/campaign.ts';
import { addTo, type Count, quantile, type Share, wilson } from './statistics.ts';

/** What campaigns were like at one level of the posse. */
export interface LevelReport {
  readonly adventures: number;
  readonly wins: number;
  readonly winRate: Share;
  readonly deaths: number;
  /** Per hero and adventure, on average. */
  readonly xp: number;
  readonly gold: number;
  /** Per hero and stay, on average. */
  readonly earned: number;
  readonly spent: number;
  readonly left: number;
  readonly days: number;
  /** Injuries, madness and mutations: brought home, cured, and still there after Town, per hero. */
  readonly suffered: number;
  readonly cured: number;
  readonly kept: number;
}

/** How parties with an ability fared, measured by what is usual at their level. */
export interface AbilityReport {
  readonly taken: number;
  readonly adventures: number;
  readonly wins: number;
  /** Wins for each win that is usual at those levels. */
  readonly ratio: number;
}

export interface CampaignSummary {
  readonly campaigns: number;
  readonly adventures: number;
  readonly winRate: Share;
  /** Companies of which nobody was left. */
  readonly ended: number;
  readonly deaths: { readonly median: number; readonly low: number; readonly high: number };
  readonly resurrected: number;
  /** The median number of adventures after which half of a posse had a level, and how many got there. */
  readonly reached: Readonly<
    Record<string, { readonly after: number; readonly campaigns: number }>
  >;
  readonly levels: Readonly<Record<string, LevelReport>>;
  readonly missions: Readonly<Record<string, Count>>;
  readonly bought: Readonly<Record<string, number>>;
  readonly abilities: Readonly<Record<string, AbilityReport>>;
  readonly decisions: number;
  readonly seconds: number;
  readonly errors: number;
  readonly stopped?: true;
}

export interface Course {
  readonly seconds: number;
  readonly errors: number;
  readonly stopped: boolean;
}

export function summarizeCampaigns(
  played: readonly CampaignFacts[],
  { seconds, errors, stopped }: Course,
): CampaignSummary {
  const adventures = played.flatMap((campaign) => campaign.adventures);
  const stays = played.flatMap((campaign) => campaign.stays);
  const missions: Record<string, Count> = {};
  for (const { mission, won } of adventures) addTo(missions, mission, won);
  return {
    campaigns: played.length,
    adventures: adventures.length,
    winRate: wilson(countOf(adventures)),
    ended: played.filter(({ ended }) => ended).length,
    deaths: spread(played.map(({ deaths }) => deaths)),
    resurrected: total(stays, ({ resurrected }) => resurrected),
    reached: reachedIn(played),
    levels: levelsOf(adventures, stays),
    missions,
    bought: boughtIn(stays),
    abilities: abilitiesOf(adventures, stays),
    decisions: total(played, ({ decisions }) => decisions),
    seconds,
    errors,
    ...(stopped ? { stopped: true } : {}),
  };
}

function countOf(adventures: readonly AdventureFacts[]): Count {
  return { games: adventures.length, wins: adventures.filter(({ won }) => won).length };
}

function spread(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const [median, low, high] = [0.5, 0.1, 0.9].map((part) => quantile(sorted, part));
  return { median: median ?? 0, low: low ?? 0, high: high ?? 0 };
}

function reachedIn(played: readonly CampaignFacts[]): CampaignSummary['reached'] {
  const levels = [...new Set(played.flatMap(({ reached }) => Object.keys(reached)))].sort();
  return Object.fromEntries(
    levels.map((level) => {
      const after = played.flatMap(({ reached }) => reached[Number(level)] ?? []);
      return [level, { after: spread(after).median, campaigns: after.length }];
    }),
  );
}

function levelsOf(
  adventures: readonly AdventureFacts[],
  stays: readonly StayFacts[],
): CampaignSummary['levels'] {
  const levels = [...new Set(adventures.map(({ level }) => level))].sort((a, b) => a - b);
  return Object.fromEntries(
    levels.map((level) => {
      const at = (each: { readonly level: number }) => each.level === level;
      return [level, levelReport(adventures.filter(at), stays.filter(at))];
    }),
  );
}

function levelReport(
  adventures: readonly AdventureFacts[],
  stays: readonly StayFacts[],
): LevelReport {
  const there = Math.max(
    1,
    total(adventures, ({ heroes }) => heroes),
  );
  const inTown = Math.max(
    1,
    total(stays, ({ heroes }) => heroes),
  );
  const perHero = (value: (stay: StayFacts) => number) => round(total(stays, value) / inTown);
  const count = countOf(adventures);
  return {
    adventures: count.games,
    wins: count.wins,
    winRate: wilson(count),
    deaths: total([...adventures, ...stays], ({ deaths }) => deaths),
    xp: round(total(adventures, ({ xp }) => xp) / there),
    gold: round(total(adventures, ({ gold }) => gold) / there),
    earned: perHero(({ earned }) => earned),
    spent: perHero(({ spent }) => spent),
    left: perHero(({ left }) => left),
    days: round(total(stays, ({ days }) => days) / Math.max(1, stays.length)),
    suffered: round(total(adventures, ({ suffered }) => suffered) / there),
    cured: perHero(({ cured }) => cured),
    kept: perHero(({ kept }) => kept),
  };
}

function boughtIn(stays: readonly StayFacts[]): Record<string, number> {
  const bought: Record<string, number> = {};
  for (const stay of stays) {
    for (const [id, times] of Object.entries(stay.bought)) bought[id] = (bought[id] ?? 0) + times;
  }
  return Object.fromEntries(Object.entries(bought).sort(([, a], [, b]) => b - a));
}

function abilitiesOf(
  adventures: readonly AdventureFacts[],
  stays: readonly StayFacts[],
): CampaignSummary['abilities'] {
  const usual = new Map<number, number>();
  for (const level of new Set(adventures.map((each) => each.level))) {
    const { games, wins } = countOf(adventures.filter((each) => each.level === level));
    usual.set(level, wins / games);
  }
  const ids = [...new Set(adventures.flatMap(({ abilities }) => abilities))].sort();
  return Object.fromEntries(
    ids.map((id) => {
      const having = adventures.filter(({ abilities }) => abilities.includes(id));
      const expected = total(having, ({ level }) => usual.get(level) ?? 0);
      const { games, wins } = countOf(having);
      const taken = total(
        [...adventures, ...stays],
        ({ learned }) => learned.filter((each) => each === id).length,
      );
      return [
        id,
        { taken, adventures: games, wins, ratio: round(wins / Math.max(1e-9, expected)) },
      ];
    }),
  );
}

function total<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
