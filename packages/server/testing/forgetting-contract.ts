import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/store/lines.ts';
import * as rows from '../src/store/rows.ts';
import { Fenced, type Store } from '../src/store/store.ts';
import { headOf, newTable, pastAt, said } from './store-fixtures.ts';

/** What every store has to do so that what nobody needs any more can be forgotten. */
export function forgettingContract(
  stores: () => { store: Store; other: Store },
  /** How many rows of a table of the database belong to a table. */
  count: (of: string, id: string) => Promise<number>,
): void {
  describe('forgets', () => {
    const [LONG_AGO, SOON] = [1, Date.now() + 3_600_000];

    async function created(part: Parameters<typeof newTable>[0] = {}): Promise<string> {
      const table = newTable(part);
      await stores().store.createTable(table);
      return table.id;
    }

    /** Walks to the end, in small steps. */
    async function allUntouched(before: number): Promise<readonly string[]> {
      const found: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page = await stores().other.untouchedTables(before, { after, limit: 3 });
        found.push(...page.found);
        after = page.next;
      }
      return found;
    }

    test('a table with all that belongs to it', async () => {
      const { store, other } = stores();
      const packs = [{ hash: 'forgotten'.padEnd(64, '0'), pack: '{}' }];
      const id = await created({ packs, line: { people: [{ person: 'gone', waits: true }] } });
      const link = { id: 'a', kind: 'invite' as const, seat: null, hash: new Uint8Array(1) };
      await store.addLink(id, link);
      await store.append(id, 0, [said('1')], headOf('one', { past: pastAt(1) }));
      await store.visitTables([id]);
      for (const table of rows.OF_A_TABLE)
        expect([table, await count(table, id)]).toEqual([table, 1]);
      expect(await store.forgetTable(id, SOON)).toBe(true);
      for (const table of rows.OF_A_TABLE)
        expect([table, await count(table, id)]).toEqual([table, 0]);
      expect(await other.readTable(id)).toBeNull();
      expect(await other.links(id)).toEqual([]);
      expect(await other.tablesOf('gone', { limit: 1 })).toEqual([]);
      expect(await other.forgetTable(id, SOON)).toBe(false);
      // Whoever still has it in memory cannot write one more entry.
      await expect(other.append(id, 1, [said('2')], headOf('two'))).rejects.toThrow(Fenced);
      expect(await other.readTable(id)).toBeNull();
    });

    test('no table that somebody wrote to or came to since', async () => {
      const { store, other } = stores();
      const [quiet, written, visited] = [await created(), await created(), await created()];
      await passTime();
      const between = Date.now();
      await passTime();
      await store.append(written, 0, [said('1')], headOf('one'));
      await store.visitTables([visited, 'nowhere']);
      await store.visitTables([]);
      const untouched = await allUntouched(between);
      expect(untouched).toContain(quiet);
      expect(untouched).not.toContain(written);
      expect(untouched).not.toContain(visited);
      expect(await allUntouched(LONG_AGO)).toEqual([]);
      for (const id of [written, visited]) expect(await other.forgetTable(id, between)).toBe(false);
      expect((await store.readTable(visited))?.log).toEqual([]);
      expect((await store.readTable(written))?.log).toEqual([said('1')]);
      expect(await other.forgetTable(quiet, between)).toBe(true);
    });

    test('no table of a chapter of a company', async () => {
      const { store, other } = stores();
      const table = newTable();
      const step = { company: 'keepers', after: 0, entries: linesOf([{ t: 'founded' }]) };
      await store.createTable(table, { ...step, chapters: [{ n: 0, table: table.id }] });
      expect(await allUntouched(SOON)).not.toContain(table.id);
      expect(await other.forgetTable(table.id, SOON)).toBe(false);
      expect(await store.readTable(table.id)).not.toBeNull();
    });

    /** A company with two chapters, and where they are played. */
    async function companyOf(company: string): Promise<readonly [string, string]> {
      const { store } = stores();
      const [first, second] = [newTable(), newTable()];
      const step = { company, after: 0, entries: linesOf([{ t: 'founded' }]) };
      await store.createTable(first, { ...step, chapters: [{ n: 0, table: first.id }] });
      const next = { company, after: 1, entries: linesOf([{ t: 'mustered' }]) };
      const going = { ...next, chapters: [{ n: 1, table: second.id }] };
      await store.append(first.id, 0, [], headOf('on'), { step: going, opens: second });
      return [first.id, second.id];
    }

    async function untouchedCompanies(before: number): Promise<readonly string[]> {
      const found: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page = await stores().other.untouchedCompanies(before, { after, limit: 2 });
        found.push(...page.found);
        after = page.next;
      }
      return found;
    }

    test('a company as a whole, with the tables of all its chapters', async () => {
      const { store, other } = stores();
      const tables = await companyOf('forgotten');
      const kept = await companyOf('untroubled');
      for (const id of tables) await store.visitTables([id]);
      expect([...(await other.chaptersOf('forgotten'))].sort()).toEqual([
        [0, tables[0]],
        [1, tables[1]],
      ]);
      expect((await other.standing(tables[1], 'ada'))?.company).toBe('forgotten');
      expect((await other.standing(await created(), 'ada'))?.company).toBeNull();
      expect(await untouchedCompanies(SOON)).toContain('forgotten');
      expect(await store.forgetCompany('forgotten', SOON)).toBe(true);
      expect(await other.readCompany('forgotten')).toBeNull();
      expect(await other.chaptersOf('forgotten')).toEqual(new Map());
      for (const id of tables) {
        expect(await other.readTable(id)).toBeNull();
        for (const table of rows.OF_A_TABLE)
          expect([table, await count(table, id)]).toEqual([table, 0]);
        await expect(other.append(id, 0, [said('1')], headOf('one'))).rejects.toThrow(Fenced);
      }
      expect(await untouchedCompanies(SOON)).not.toContain('forgotten');
      expect(await store.forgetCompany('forgotten', SOON)).toBe(false);
      for (const id of kept) expect(await other.readTable(id)).not.toBeNull();
      expect((await other.readCompany('untroubled'))?.log).toHaveLength(2);
    });

    test('no company with one table that somebody wrote to or came to since', async () => {
      const { store, other } = stores();
      const names = ['quiet', 'visited', 'written'];
      const [, [, visited], [written]] = [
        await companyOf('quiet'),
        await companyOf('visited'),
        await companyOf('written'),
      ];
      await passTime();
      const between = Date.now();
      await passTime();
      await store.visitTables([visited]);
      await store.append(written, 0, [said('1')], headOf('one'));
      const untouched = await untouchedCompanies(between);
      expect(names.filter((each) => untouched.includes(each))).toEqual(['quiet']);
      const touched = await other.touchedCompanies([...names, 'nowhere']);
      expect(names.map((each) => (touched.get(each) ?? 0) >= between)).toEqual([false, true, true]);
      expect(touched.has('nowhere')).toBe(false);
      expect(await other.touchedCompanies([])).toEqual(new Map());
      for (const id of ['visited', 'written']) {
        expect(await store.forgetCompany(id, between)).toBe(false);
        expect((await other.readCompany(id))?.log).toHaveLength(2);
      }
      expect(await store.forgetCompany('quiet', between)).toBe(true);
    });

    test('not when an owner was last at a table, or that they made it', async () => {
      const { store, other } = stores();
      const id = await created();
      const made = await other.ownerSeen(id);
      expect(Math.abs(made - Date.now())).toBeLessThan(60_000);
      await passTime();
      await store.visitTables([id]);
      expect(await other.ownerSeen(id)).toBe(made);
      await store.ownerCame(id);
      const came = await other.ownerSeen(id);
      expect(came).toBeGreaterThan(made);
      await passTime();
      await store.visitTables([id]);
      expect(await other.ownerSeen(id)).toBe(came);
      const between = Date.now();
      await passTime();
      await store.ownerCame(id);
      expect(await allUntouched(between)).not.toContain(id);
      await store.ownerCame('nowhere');
      expect(await other.ownerSeen('nowhere')).toBe(0);
    });

    test('says in lists when a table was last touched', async () => {
      const { store, other } = stores();
      const people = [{ person: 'reader', waits: false }];
      const id = await created({ line: { people } });
      const [before] = await other.tablesOf('reader', { limit: 1 });
      expect(before?.touched).toBe(before?.updated);
      await passTime();
      await store.visitTables([id]);
      const [after] = await other.tablesOf('reader', { limit: 1 });
      expect(after?.touched).toBeGreaterThan(before?.touched ?? Number.NaN);
      expect(after?.updated).toBe(before?.updated);
    });

    test('people who were not seen and have no table, with their push addresses', async () => {
      const { store, other } = stores();
      const push = { endpoint: 'https://push.example/x', p256dh: 'p', auth: 'a' };
      const names = ['wanderer', 'sitter', 'returner', 'newcomer'];
      const [wanderer = '', sitter = '', returner = '', newcomer = ''] = names;
      const save = (id: string) => store.savePerson({ id, hash: new Uint8Array(32), name: id });
      for (const id of [wanderer, sitter, returner]) await save(id);
      for (const id of names) await store.addPush(id, push, 5);
      await store.addPush('stranger', push, 5);
      await created({ line: { people: [{ person: sitter, waits: false }] } });
      await passTime();
      const between = Date.now();
      await passTime();
      await save(newcomer);
      await store.seePerson(returner);
      await store.seePerson('nobody');
      expect(await walkPeople(LONG_AGO)).toEqual({ people: 0, pushes: 0 });
      const forgotten = await walkPeople(between);
      // Whoever was never given a name is known by the address alone.
      expect(forgotten.people).toBeGreaterThanOrEqual(1);
      expect(forgotten.pushes).toBeGreaterThanOrEqual(2);
      const known = await Promise.all(names.map((id) => other.findPerson(id)));
      expect(known.map((person) => person?.name ?? null)).toEqual([
        null,
        sitter,
        returner,
        newcomer,
      ]);
      const told = await Promise.all([...names, 'stranger'].map((id) => other.takePushes(id)));
      expect(told.map((pushes) => pushes.length)).toEqual([0, 1, 1, 1, 0]);
    });

    async function walkPeople(before: number) {
      const { other } = stores();
      const forgotten = { people: 0, pushes: 0 };
      for (const what of ['people', 'pushes'] as const) {
        for (let after: string | null = ''; after !== null; ) {
          const walk: { after: string; limit: number } = { after, limit: 2 };
          const page: { people?: number; pushes: number; next: string | null } =
            what === 'people'
              ? await other.forgetPeople(before, walk)
              : await other.forgetPushes(before, walk);
          forgotten.people += page.people ?? 0;
          forgotten.pushes += page.pushes;
          after = page.next;
        }
      }
      return forgotten;
    }
  });
}

/** So that two things do not happen in the same millisecond. */
function passTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3));
}
