import type { Reply, Request } from '@crawlspace/host';
import type { Carried } from '@crawlspace/kernel';
import type { TableId } from '../games.ts';

export type FromRoom =
  /** The packs of a table, before anything is asked at it. */
  | {
      readonly t: 'packs';
      readonly table: string;
      readonly game: TableId;
      readonly packs: readonly Carried[];
    }
  | { readonly t: 'ask'; readonly table: string; readonly game: TableId; readonly request: Request }
  | { readonly t: 'forget'; readonly table: string };

export interface ToRoom {
  readonly table: string;
  readonly reply: Reply;
}
