import type { Reply, Request } from '@crawlspace/host';
import type { TableId } from '../games.ts';

export type FromRoom =
  | { readonly t: 'ask'; readonly table: string; readonly game: TableId; readonly request: Request }
  | { readonly t: 'forget'; readonly table: string };

export interface ToRoom {
  readonly table: string;
  readonly reply: Reply;
}
