import type { CompanyDeed, RefusedBecause } from '@crawlspace/host/online';
import type { NotHandedOut } from '../rooms/rooms.ts';
import type { GoingOn } from '../store/store.ts';

/** What is read, or worked out from what is read, in the thread of the library. */
export type Errand =
  | { readonly t: 'book'; readonly company: string }
  | { readonly t: 'file'; readonly company: string }
  | { readonly t: 'record'; readonly table: string }
  | { readonly t: 'packs'; readonly table: string }
  | ({ readonly t: 'go-on' } & Departure);

/** What a company is to do at the table where it played last. */
export interface Departure {
  /** The company, and whether what was played at the table is in its log; null when there is none yet. */
  readonly company: { readonly id: string; readonly isEntered: boolean } | null;
  readonly deed: CompanyDeed;
  /** The table as it is stored by now. */
  readonly table: { readonly id: string; readonly seats: number; readonly lobby: boolean };
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What came of it; null when nothing is to be written. */
export type Gone = { readonly id: string; readonly head: string; readonly going: GoingOn } | null;

export interface Found {
  /** JSON, as it is sent. */
  readonly book: Uint8Array;
  readonly file: Uint8Array | 'under-way';
  readonly record: Uint8Array | NotHandedOut;
  readonly packs: Uint8Array;
  readonly 'go-on': Gone;
}

/** What the thread says, and the milliseconds of processor that it took. */
export type FromReader<Kind extends Errand['t'] = Errand['t']> = { readonly cpu: number } & (
  | { readonly t: 'found'; readonly found: Found[Kind] }
  | { readonly t: 'refused'; readonly because: RefusedBecause; readonly pick: string | undefined }
  | { readonly t: 'failed'; readonly why: string }
);
