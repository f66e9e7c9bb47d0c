import type { Decision, Outcome, SeatId } from '@crawlspace/kernel';
import type { SkirmishView } from '@crawlspace/kernel/skirmish';
import type { Pace } from '../game/clock.ts';
import type { MostOfAll } from '../game/session.ts';
import type { Speaker } from '../locales/speaker.ts';
import type { StoryLine } from '../story/story.ts';

/** All that the page shows, at one moment. */
export interface Scene {
  readonly speaker: Speaker;
  readonly view: SkirmishView;
  readonly rounds: number;
  readonly most: MostOfAll;
  readonly decisions: readonly Decision[];
  /** Whom the table waits for. */
  readonly waiting: readonly SeatId[];
  /** What has been picked so far for decisions that take several picks, by decision. */
  readonly picks: ReadonlyMap<number, readonly string[]>;
  readonly attackDice: readonly number[];
  readonly outcome: Outcome | null;
  readonly story: readonly StoryLine[];
  /** The heroes play by themselves. */
  readonly running: boolean;
  readonly pace: Pace;
}

/** What the page can ask for. */
export interface Wishes {
  pick(decision: Decision, option: string): void;
  /** Says that the picks so far are meant as they are. */
  settle(decision: Decision): void;
  play(): void;
  pause(): void;
  step(): void;
  undo(): void;
  startAnew(): void;
  setPace(pace: Pace): void;
}
