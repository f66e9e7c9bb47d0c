/** Styles are bundled by their import alone. */
declare module '*.css';

/** Made of the rule ledgers when the client is built, for each game and language: `virtual:rules/brimstone/it`. */
declare module 'virtual:rules/*' {
  export const rules: readonly import('./screens/rules/entries.ts').RuleEntry[];
}
