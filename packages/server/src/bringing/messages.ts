import type { TakenIn } from './bring.ts';

/** What the thread says of what it was given. */
export type FromThread =
  | { readonly t: 'taken'; readonly taken: TakenIn }
  /** A word for whoever brought it, and a sentence. */
  | { readonly t: 'not-taken'; readonly because: string; readonly why: string }
  | { readonly t: 'failed'; readonly why: string };
