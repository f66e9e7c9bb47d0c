import type { TakenIn } from './bring.ts';

/** What the thread says of what it was given. */
export type FromThread =
  | { readonly t: 'taken'; readonly taken: TakenIn }
  | { readonly t: 'not-taken' /** A word for whoever brought it. */; readonly because: string }
  | { readonly t: 'failed'; readonly why: string };
