import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/store/lines.ts';
import { EVER, type Store } from '../src/store/store.ts';
import { headOf, newTable, pastAt, said } from './store-fixtures.ts';

/** What every store has to know about what it keeps, so that nobody fills the disk. */
export function bytesContract(stores: () => { store: Store; other: Store }): void {
  describe('counts the bytes', () => {
    const LONG = 'x'.repeat(300_000);

    test('of the tables of an owner, and those made from an address', async () => {
      const { store, other } = stores();
      const [owner, maker] = ['hoarder', 'cellar'];
      expect(await store.bytesOf({ owner })).toBe(0);
      expect(await store.bytesOf({ maker })).toBe(0);
      const table = newTable({ owner, maker, line: { owner } });
      await store.createTable(table);
      const first = await other.bytesOf({ owner });
      expect(first).toBeGreaterThanOrEqual(JSON.stringify(table.base).length);
      expect(first).toBeLessThan(10_000);
      const entry = said(LONG);
      await store.append(table.id, 0, [entry], headOf('one'));
      const second = await other.bytesOf({ owner });
      expect(second - first).toBe(JSON.stringify(entry).length);
      expect(await other.bytesOf({ maker })).toBe(second);
      // A letter may have several bytes.
      await store.append(table.id, 1, [said('🤠')], headOf('two'));
      const third = await other.bytesOf({ owner });
      expect(third - second).toBe(Buffer.byteLength(JSON.stringify(said('🤠'))));
      // The owner is whoever owns it now.
      const line = { ...table.head.line, owner: 'heir' };
      await store.append(table.id, 2, [], headOf('two', { line }));
      expect(await other.bytesOf({ owner })).toBe(0);
      expect(await other.bytesOf({ owner: 'heir' })).toBe(third);
      expect(await other.bytesOf({ maker })).toBe(third);
    });

    test('of a safe point once, though it is replaced, and of its past as it grows', async () => {
      const { store, other } = stores();
      const owner = 'settler';
      const table = newTable({ owner, line: { owner } });
      await store.createTable({ ...table, head: { ...table.head, past: pastAt(1) } });
      const first = await other.bytesOf({ owner });
      const { point, part } = pastAt(2);
      const large = { ...point, snapshot: { ...point.snapshot, state: LONG } };
      await store.append(table.id, 0, [], headOf('one', { past: { point: large, part } }));
      const second = await other.bytesOf({ owner });
      expect(second - first).toBeGreaterThan(LONG.length - 500);
      await store.append(table.id, 0, [], headOf('one', { past: pastAt(1) }));
      expect(await other.bytesOf({ owner })).toBe(first);
    });

    test('of a company with the tables where it was entered; what it opens was made from the same address', async () => {
      const { store, other } = stores();
      const [owner, maker] = ['leader', 'attic'];
      const [table, opens] = [
        newTable({ owner, maker, line: { owner } }),
        newTable({ owner, line: { owner } }),
      ];
      const entries = linesOf([{ t: 'founded', story: LONG }]);
      const chapters = [{ n: 0, table: table.id }];
      await store.createTable(table, { company: 'scribes', after: 0, entries, chapters });
      const first = await other.bytesOf({ owner });
      expect(first).toBeGreaterThan(LONG.length);
      const step = { company: 'scribes', after: 1, entries };
      const going = { step: { ...step, chapters: [{ n: 1, table: opens.id }] }, opens };
      await store.append(table.id, 0, [], headOf('gone on'), going);
      const second = await other.bytesOf({ owner });
      expect(second - first).toBeGreaterThan(LONG.length);
      expect(await other.bytesOf({ maker })).toBe(second);
      expect(await store.forgetCompany('scribes', EVER)).toBe(true);
      expect(await other.bytesOf({ owner })).toBe(0);
      expect(await other.bytesOf({ maker })).toBe(0);
    });

    test('of all that is kept, and gives them back when something is deleted', async () => {
      const { store, other } = stores();
      const before = await store.bytes();
      const table = newTable({ entries: Array.from({ length: 10 }, () => said(LONG)) });
      await store.createTable(table);
      expect((await other.bytes()) - before).toBeGreaterThan(10 * LONG.length);
      expect(await store.forgetTable(table.id, EVER)).toBe(true);
      expect((await other.bytes()) - before).toBeLessThan(LONG.length);
    });
  });
}
