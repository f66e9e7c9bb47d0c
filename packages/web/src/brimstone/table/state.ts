import type { EnemyTypeId } from '@crawlspace/brimstone';
import type { Opened as AnyOpened, OpenTable } from '../../table/state.ts';
import type { Brimstone } from '../shape.ts';

/** What only Brimstone's table opens. */
export type MoreOpened =
  | { readonly kind: 'hero'; readonly hero: number }
  | { readonly kind: 'enemy'; readonly type: EnemyTypeId; readonly enemy?: string }
  | { readonly kind: 'mission' }
  | { readonly kind: 'depth' };

export type Opened = AnyOpened | MoreOpened;

export type BrimstoneTable = OpenTable<Brimstone, MoreOpened>;
