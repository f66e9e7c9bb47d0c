import type { BotName } from '@crawlspace/bots/kit';
import type { Range } from './kit.ts';
import type { Moment, MomentPlan } from './moments.ts';

/** A game whose heroes last can be played as a campaign. */
export interface CampaignKit {
  readonly play: (order: CampaignOrder) => CampaignFacts;
  readonly mission: (id: string) => CampaignMission;
}

/** For whom a mission is made, and how often those should win it. */
export interface CampaignMission {
  readonly levels: readonly [from: number, to: number];
  readonly wanted: Range;
}

export interface CampaignOrder {
  readonly seed: string;
  readonly bot: BotName;
  readonly playouts: number;
  readonly heroes: readonly string[];
  readonly adventures: number;
  /** Moments of adventures to look ahead from. */
  readonly moments: MomentPlan | undefined;
}

/** How a campaign went: plain data, because it comes from another thread. */
export interface CampaignFacts {
  readonly adventures: readonly AdventureFacts[];
  readonly stays: readonly StayFacts[];
  /** After so many adventures half of the posse had this level. */
  readonly reached: Readonly<Record<number, number>>;
  readonly deaths: number;
  /** Nobody was left alive. */
  readonly ended: boolean;
  readonly decisions: number;
}

export interface AdventureFacts {
  readonly mission: string;
  /** Of the highest hero at the start. */
  readonly level: number;
  readonly heroes: number;
  readonly won: boolean;
  readonly cause: string;
  readonly deaths: number;
  readonly xp: number;
  /** What was brought home in coin. */
  readonly gold: number;
  /** Lasting injuries, madness and mutations that were brought home. */
  readonly suffered: number;
  /** What the posse had learned when it set out, once for each hero who had. */
  readonly abilities: readonly string[];
  readonly learned: readonly string[];
  readonly moments?: readonly Moment[];
}

export interface StayFacts {
  readonly level: number;
  readonly heroes: number;
  readonly days: number;
  /** For belongings and Dark Stone, and found in the street. */
  readonly earned: number;
  readonly spent: number;
  /** What was in the purses at the end. */
  readonly left: number;
  readonly bought: Readonly<Record<string, number>>;
  readonly cured: number;
  /** Lasting injuries, madness and mutations that nobody took away. */
  readonly kept: number;
  readonly resurrected: number;
  readonly deaths: number;
  readonly learned: readonly string[];
}
