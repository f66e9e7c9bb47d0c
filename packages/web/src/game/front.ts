import type { Texts } from '@crawlspace/kernel';
import type { IconName } from '../ui/icons.ts';

/** What every game says of itself before it is loaded. */
export type FrontKey =
  | 'name'
  | 'over'
  | 'text'
  | 'facts'
  | 'quick'
  | 'quick-hint'
  | 'muster'
  | 'art'
  | 'turn'
  | 'search-hint';

/** What is shown of a game without loading it: on posters, in the list of games, around a replay. */
export interface GameFront {
  readonly texts: Readonly<Record<FrontKey, Texts[string]>>;
  /** What its missions and classes are called, by `ID.name`. */
  readonly names: Texts;
  /** Its mark, where games stand side by side; that of its fights; those of its classes. */
  readonly mark: IconName;
  readonly fightMark: IconName;
  readonly heroMarks: Readonly<Record<string, IconName>>;
  /** The mission or quest of a setup, as lists show it; the setup may come from anywhere. */
  missionIn(setup: unknown): string;
  /** What the numbers of its rules begin with. */
  readonly rulePrefix: string;
  /** The event that opens a turn or round. */
  readonly turnEvent: string;
}
