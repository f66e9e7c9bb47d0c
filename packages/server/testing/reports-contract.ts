import { describe, expect, test } from 'vitest';
import type { NewReport, Store } from '../src/store/store.ts';

/** What every store has to do with what people report about others. */
export function reportsContract(stores: () => { store: Store; other: Store }): void {
  describe('keeps reports', () => {
    const report = (part: Partial<NewReport> = {}): NewReport => ({
      ...{ table: 'inn', by: 'ada', byName: 'Ada', person: 'eve', name: 'Eve', why: 'insults' },
      words: [{ seq: 3, person: 'eve', text: 'you 🤠', at: 5 }],
      ...part,
    });

    test('with who, whom, when, why and the last lines, the newest first', async () => {
      const { store, other } = stores();
      const before = Date.now();
      await store.addReport(report(), 9);
      await store.addReport(report({ why: 'again', words: [] }), 9);
      const found = await other.reports({ limit: 10 });
      expect(found.map(({ why }) => why)).toEqual(['again', 'insults']);
      const [, first] = found;
      expect(first).toMatchObject(report());
      expect(first?.at).toBeGreaterThanOrEqual(before);
      expect(first?.at).toBeLessThanOrEqual(Date.now());
      expect(await other.reports({ limit: 1 })).toEqual(found.slice(0, 1));
      const after = found[0]?.id ?? 0;
      expect(await other.reports({ limit: 10, after })).toEqual(found.slice(1));
      expect(new Set(found.map(({ id }) => id)).size).toBe(2);
    });

    test('of one person no more than so many, and none of before a time', async () => {
      const { store, other } = stores();
      for (const why of ['1', '2', '3']) await store.addReport(report({ by: 'bob', why }), 2);
      const ofBob = async () =>
        (await other.reports({ limit: 50 })).filter(({ by }) => by === 'bob');
      expect((await ofBob()).map(({ why }) => why)).toEqual(['3', '2']);
      expect(await store.forgetReports(1)).toBe(0);
      expect(await store.forgetReports(Date.now() + 60_000)).toBeGreaterThanOrEqual(2);
      expect(await other.reports({ limit: 50 })).toEqual([]);
    });
  });
}
