/** Styles are bundled by their import alone. */
declare module '*.css';

/** Made of the rule ledgers when the client is built. */
declare module 'virtual:brimstone-rules' {
  export const rules: readonly import('./screens/rules/entries.ts').RuleEntry[];
}
declare module 'virtual:hellscape-rules' {
  export const rules: readonly import('./screens/rules/entries.ts').RuleEntry[];
}
