import type { EnemyTypeId } from '@crawlspace/brimstone';
import type { TableProps } from '../../game/kit.ts';
import { type Opened as AnyOpened, type OpenTable, tableState } from '../../table/state.ts';
import type { Brimstone } from '../shape.ts';
import { breathPanel } from './breath/BreathPanel.tsx';
import { type BreathTable, breathable } from './breath/breathing.ts';
import { kit } from './kit.tsx';

/** What only Brimstone's table opens. */
export type MoreOpened =
  | { readonly kind: 'hero'; readonly hero: number }
  | { readonly kind: 'enemy'; readonly type: EnemyTypeId; readonly enemy?: string }
  | { readonly kind: 'mission' }
  | { readonly kind: 'depth' };

export type Opened = AnyOpened | MoreOpened;

/** A card that is looked at, wherever it lies. */
export type OpenedCard = Extract<Opened, { readonly kind: 'card' }>;

export type BrimstoneTable = OpenTable<Brimstone, MoreOpened> & BreathTable;

/** Brimstone's table: what every table has, and what its heroes do together. */
export function adventuring(session: TableProps<Brimstone>['session']): BrimstoneTable {
  const table = breathable(tableState<Brimstone, MoreOpened>(session, kit));
  return { ...table, panel: () => breathPanel(table) };
}
