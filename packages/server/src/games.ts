import type { GameOrders } from '@crawlspace/bots/orders';
import type { GameShape, ModuleOf } from '@crawlspace/host';

/** The rules of a game without their types: rooms hand on what they never look into. */
export type AnyModule = ModuleOf<GameShape>;

const MODULES = {
  brimstone: async () => (await import('@crawlspace/brimstone')).brimstone,
  hellscape: async () => (await import('@crawlspace/hellscape')).hellscape,
  /** The road and Town, between two adventures of a company. */
  'brimstone-stay': async () => (await import('@crawlspace/brimstone')).brimstoneStay,
} as const satisfies Readonly<Record<string, () => Promise<unknown>>>;

/** What can be played at a table, by the name that its records have. */
export type TableId = keyof typeof MODULES;

export function isTableId(id: unknown): id is TableId {
  return typeof id === 'string' && Object.hasOwn(MODULES, id);
}

/** Loads all of them: that takes longer than anybody at another table may wait. */
export async function loadGames(): Promise<void> {
  await Promise.all(Object.values(MODULES).map((load) => load()));
}

export async function moduleOf(game: TableId): Promise<AnyModule> {
  return (await MODULES[game]()) as unknown as AnyModule;
}

/** What can answer itself at a table: in Town as in the adventures. */
export async function ordersOf(game: TableId): Promise<GameOrders> {
  const { ORDERS } = await import('@crawlspace/bots/orders');
  return ORDERS[game === 'hellscape' ? 'hellscape' : 'brimstone'];
}
