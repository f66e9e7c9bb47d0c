import type {
  AdventureFacts,
  CampaignFacts,
  CampaignMission,
  StayFacts,
} from '../games/campaign.ts';
import { type Count, quantile, type Share, wilson } from './statistics.ts';

/** What campaigns were like at one level of the posse. */
export interface LevelReport {
  readonly adventures: number;
  readonly wins: number;
  readonly winRate: Share;
  /** In missions that are made for this level. */
  readonly fitting: Readonly<Count>;
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

/** How a mission went, and how it went with heroes of the levels it is made for. */
export interface MissionReport extends Readonly<Count>, CampaignMission {
  readonly fitting: Readonly<Count>;
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
  readonly missions: Readonly<Record<string, MissionReport>>;
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
  missionOf: (id: string) => CampaignMission,
): CampaignSummary {
  const adventures = played.flatMap((campaign) => campaign.adventures);
  const stays = played.flatMap((campaign) => campaign.stays);
  const fits = ({ mission, level }: AdventureFacts) => {
    const [from, to] = missionOf(mission).levels;
    return from <= level && level <= to;
  };
  return {
    campaigns: played.length,
    adventures: adventures.length,
    winRate: wilson(countOf(adventures)),
    ended: played.filter(({ ended }) => ended).length,
    deaths: spread(played.map(({ deaths }) => deaths)),
    resurrected: total(stays, ({ resurrected }) => resurrected),
    reached: reachedIn(played),
    levels: levelsOf(adventures, stays, fits),
    missions: missionsOf(adventures, missionOf, fits),
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

/** Whether a mission was made for the level of those who went. */
type Fits = (adventure: AdventureFacts) => boolean;

function missionsOf(
  adventures: readonly AdventureFacts[],
  missionOf: (id: string) => CampaignMission,
  fits: Fits,
): CampaignSummary['missions'] {
  const ids = [...new Set(adventures.map(({ mission }) => mission))];
  return Object.fromEntries(
    ids.map((id) => {
      const there = adventures.filter(({ mission }) => mission === id);
      return [id, { ...countOf(there), fitting: countOf(there.filter(fits)), ...missionOf(id) }];
    }),
  );
}

function levelsOf(
  adventures: readonly AdventureFacts[],
  stays: readonly StayFacts[],
  fits: Fits,
): CampaignSummary['levels'] {
  const levels = [...new Set(adventures.map(({ level }) => level))].sort((a, b) => a - b);
  return Object.fromEntries(
    levels.map((level) => {
      const at = (each: { readonly level: number }) => each.level === level;
      return [level, levelReport(adventures.filter(at), stays.filter(at), fits)];
    }),
  );
}

function levelReport(
  adventures: readonly AdventureFacts[],
  stays: readonly StayFacts[],
  fits: Fits,
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
    fitting: countOf(adventures.filter(fits)),
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
