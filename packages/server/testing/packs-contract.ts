import { expect, test } from 'vitest';
import { removeTable } from '../src/admin/removing.ts';
import { EVER, type Store } from '../src/store/store.ts';
import { newTable } from './store-fixtures.ts';

/** What every store has to do with the packs of tables. */
export function packsContract(
  stores: () => { readonly store: Store; readonly other: Store },
): void {
  const rare = { hash: 'rare'.padEnd(64, '0'), pack: '{"id":"rare","text":"ü"}' };
  const common = { hash: 'common'.padEnd(64, '0'), pack: '{"id":"common"}' };

  async function packsIn(store: Store): Promise<readonly string[]> {
    const found = await store.raw.read('SELECT hash FROM packs ORDER BY hash');
    return found.map(({ hash }) => String(hash));
  }

  test('a pack is kept once for all tables, and goes with the last of them', async () => {
    const { store, other } = stores();
    const [one, two] = [newTable({ packs: [rare, common] }), newTable({ packs: [common] })];
    await store.createTable(one);
    await other.createTable(two);
    expect(await packsIn(store)).toEqual([common.hash, rare.hash]);
    const packs = await other.packsOf(one.id);
    expect([...packs].sort((a, b) => (a.hash < b.hash ? -1 : 1))).toEqual([common, rare]);
    expect(await store.packsOf('nowhere')).toEqual([]);
    expect(await store.forgetTable(one.id, EVER)).toBe(true);
    expect(await packsIn(other)).toEqual([common.hash]);
    expect(await other.packsOf(two.id)).toEqual([common]);
    expect(await other.forgetTable(two.id, EVER)).toBe(true);
    expect(await packsIn(store)).toEqual([]);
  });

  test('a pack that one table leaves while another takes it up stays', async () => {
    const { store, other } = stores();
    for (let round = 0; round < 10; round++) {
      const [old, fresh] = [newTable({ packs: [common] }), newTable({ packs: [common] })];
      await store.createTable(old);
      await Promise.all([store.forgetTable(old.id, EVER), other.createTable(fresh)]);
      expect(await store.packsOf(fresh.id)).toEqual([common]);
      await store.forgetTable(fresh.id, EVER);
    }
  });

  test('a pack whose tables the host has deleted goes, and no other', async () => {
    const { store } = stores();
    const [gone, stays] = [newTable({ packs: [rare, common] }), newTable({ packs: [common] })];
    for (const table of [gone, stays]) await store.createTable(table);
    expect(await removeTable(store, gone.id)).toBe(true);
    expect(await packsIn(store)).toEqual([common.hash]);
    expect(await removeTable(store, stays.id)).toBe(true);
    expect(await packsIn(store)).toEqual([]);
  });

  test('packs count among what somebody takes up', async () => {
    const { store } = stores();
    const large = { hash: 'large'.padEnd(64, '0'), pack: JSON.stringify('x'.repeat(50_000)) };
    const table = newTable({ owner: 'packer', packs: [large] });
    await store.createTable(table);
    expect(await store.bytesOf({ owner: 'packer' })).toBeGreaterThan(50_000);
    await store.forgetTable(table.id, EVER);
  });
}
