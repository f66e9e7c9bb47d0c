import type { GameOrders } from '@crawlspace/bots/orders';
import type { GameShape, ModuleOf } from '@crawlspace/host';
import { type Carried, type PackRef, packsNamedIn, SaveError } from '@crawlspace/kernel';
import type { ModulesFrom } from '@crawlspace/kernel/packs';
import type { StoredPack } from './store/store.ts';

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

type PackedModules = ModulesFrom<unknown, Partial<Readonly<Record<TableId, AnyModule>>>>;

const brimstoneOf = async () =>
  (await import('@crawlspace/brimstone/packs')).brimstoneOf as unknown as PackedModules;

/** The games at tables with packs: loaded with the first such table. */
const PACKED: Readonly<Record<TableId, () => Promise<PackedModules>>> = {
  brimstone: brimstoneOf,
  'brimstone-stay': brimstoneOf,
  hellscape: async () =>
    (await import('@crawlspace/hellscape/packs')).hellscapeOf as unknown as PackedModules,
};

/** A setup, and the packs that came with it. */
export interface Packed {
  readonly setup: unknown;
  readonly packs?: readonly unknown[] | undefined;
}

/**
 * The game at a table that somebody brings: its packs are checked and laid, which takes long. Only threads do so. Throws
 * SaveError.
 */
export async function moduleAt(game: TableId, { setup, packs = [] }: Packed): Promise<AnyModule> {
  const refs = packsNamedIn(setup);
  if (!refs) return moduleOf(game);
  return moduleIn((await PACKED[game]()).at(refs, packs).modules, game);
}

/** The same at a table that is kept here, whose packs were checked when they came: in small steps, with a rest between them. */
export async function moduleKept(
  game: TableId,
  setup: unknown,
  read: () => Promise<readonly StoredPack[]>,
  rest: () => Promise<void> | undefined,
): Promise<{ readonly module: AnyModule; readonly packs: readonly Carried[] }> {
  const refs = packsNamedIn(setup);
  if (!refs) return { module: await moduleOf(game), packs: [] };
  const from = await PACKED[game]();
  const known = from.known(refs);
  const { modules } = known ?? (await from.inSteps(carriedIn(refs, await read()), rest));
  const module = moduleIn(modules, game);
  return { module, packs: module.packs ?? [] };
}

/** The same from packs that a thread was given. */
export async function moduleFrom(game: TableId, packs: readonly Carried[]): Promise<AnyModule> {
  if (packs.length === 0) return moduleOf(game);
  const { modules } = await (await PACKED[game]()).inSteps(packs, () => undefined);
  return moduleIn(modules, game);
}

function moduleIn(
  modules: Partial<Readonly<Record<TableId, AnyModule>>>,
  game: TableId,
): AnyModule {
  const module = modules[game];
  if (!module) throw new SaveError('wrong-game', `no pack is for ${game}`);
  return module;
}

/** Rules have no use for pictures, which are large. */
function carriedIn(refs: readonly PackRef[], stored: readonly StoredPack[]): readonly Carried[] {
  return refs.map((ref) => {
    const found = stored.find(({ hash }) => hash === ref.hash);
    if (!found) throw new SaveError('bad-pack', `the pack ${ref.id} ${ref.version} is gone`);
    const { pictures: _, ...pack } = JSON.parse(found.pack) as { readonly pictures?: unknown };
    return { ref, pack };
  });
}
