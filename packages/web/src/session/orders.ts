import type { Orders, StandingOrders, TableOrders } from '@crawlspace/bots/orders';
import { computed, type ReadonlySignal } from '@preact/signals';

/** What this browser keeps of standing orders. */
export interface KeptOrders {
  /** What answers itself in all games. */
  readonly orders: ReadonlySignal<StandingOrders>;
  /** What answers itself at single tables. */
  readonly tableOrders: ReadonlySignal<TableOrders>;
}

/** All that stands at one table, as its host has to know it. */
export function ordersAt(
  table: string,
  { orders, tableOrders }: KeptOrders,
  wantsChance: ReadonlySignal<boolean>,
): ReadonlySignal<Orders> {
  return computed(() => ({
    general: orders.value,
    here: tableOrders.value[table] ?? [],
    wantsChance: wantsChance.value,
  }));
}
