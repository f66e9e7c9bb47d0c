import type { TakenIn } from './bring.ts';

/** What the thread says of what it was given, and the milliseconds of processor that it took. */
export type FromThread = { readonly cpu: number } & (
  | { readonly t: 'taken'; readonly taken: TakenIn }
  /** A word for whoever brought it, and a sentence. */
  | { readonly t: 'not-taken'; readonly because: string; readonly why: string }
  | { readonly t: 'failed'; readonly why: string }
);
