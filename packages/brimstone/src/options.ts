/** What the table agrees on before an adventure. Every optional rule can be switched on by itself. */
export interface Options {
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

export const DEFAULT_OPTIONS: Options = {
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
