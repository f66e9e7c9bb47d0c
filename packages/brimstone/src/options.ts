/** What the table agrees on before an adventure. Every optional rule can be switched on by itself. */
export interface RuleOptions {
  /** `revised` is the present rulebook, `first` the older one. */
  readonly edition: 'revised' | 'first';
  /** The stack of exploration tokens: twelve with Growing Dread, or eight with Darkness and Depth Event. */
  readonly tokens: 'twelve' | 'eight';
  readonly fixedMove: boolean;
  readonly advancedEncounters: boolean;
  readonly belowTheDarkness: boolean;
  /** Killed when KO'd too long: never; until resurrected in Town; for good. */
  readonly hardCore: 'off' | 'soft' | 'full';
  /** Enemy types the threat decks are built from; all of them when empty. */
  readonly themedThreats: readonly string[];
  readonly dangerousDynamite: boolean;
  /** Parties of one or two may face Epic Threats instead of High ones. */
  readonly epicForSmallParties: boolean;
}

export const DEFAULT_OPTIONS: RuleOptions = {
  edition: 'revised',
  tokens: 'twelve',
  fixedMove: false,
  advancedEncounters: false,
  belowTheDarkness: false,
  hardCore: 'off',
  themedThreats: [],
  dangerousDynamite: false,
  epicForSmallParties: false,
};

/** What an optional rule makes of the game. */
export type Difficulty = 'easier' | 'harder' | 'much-harder' | 'either';

/** An optional rule of the book, as the players see it when they agree on one. */
export interface OptionalRule {
  readonly option: keyof RuleOptions;
  readonly difficulty: Difficulty;
  /** The book advises against it. */
  readonly notRecommended: boolean;
}

/** The six optional rules, in the order of the book. */
export const OPTIONAL_RULES: readonly OptionalRule[] = [
  { option: 'fixedMove', difficulty: 'easier', notRecommended: true },
  { option: 'advancedEncounters', difficulty: 'harder', notRecommended: false },
  { option: 'belowTheDarkness', difficulty: 'harder', notRecommended: false },
  { option: 'hardCore', difficulty: 'much-harder', notRecommended: true },
  { option: 'themedThreats', difficulty: 'either', notRecommended: false },
  { option: 'dangerousDynamite', difficulty: 'harder', notRecommended: false },
];
