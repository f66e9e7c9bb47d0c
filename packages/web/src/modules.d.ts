/** Styles are bundled by their import alone. */
declare module '*.css';

/** How the client was built. */
interface ImportMetaEnv {
  /** `static` for any web server, where nobody plays online. */
  readonly MODE: string;
  /** Where the page lies: `./` if that is not known. */
  readonly BASE_URL: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}

/** Made of the rule ledgers when the client is built, for each game and language: `virtual:rules/brimstone/it`. */
declare module 'virtual:rules/*' {
  export const rules: readonly import('./rules/entries.ts').RuleEntry[];
}
