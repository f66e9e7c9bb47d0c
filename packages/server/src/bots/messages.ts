import type { Reply, Request } from '@crawlspace/host';
import type { GameId } from '../games.ts';

export type FromRoom =
  | { readonly t: 'ask'; readonly table: string; readonly game: GameId; readonly request: Request }
  | { readonly t: 'forget'; readonly table: string };

export interface ToRoom {
  readonly table: string;
  readonly reply: Reply;
}
