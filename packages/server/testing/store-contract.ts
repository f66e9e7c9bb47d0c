import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesOf } from '../src/store/lines.ts';
import { type CompanyStep, Fenced, type Store } from '../src/store/store.ts';
import { bytesContract } from './bytes-contract.ts';
import { forgettingContract } from './forgetting-contract.ts';
import { packsContract } from './packs-contract.ts';
import { reportsContract } from './reports-contract.ts';
import { headOf, lineOf, newTable, pastAt, said } from './store-fixtures.ts';

/** What every store has to do, whatever it keeps its tables in. `open` opens the same place each time. */
export function storeContract(
  name: string,
  open: () => Promise<Store>,
  /** How many rows of a table of the database belong to a table of players. */
  count: (of: string, id: string) => Promise<number>,
): void {
  describe(`a store in ${name}`, () => {
    let store: Store;
    let other: Store;

    beforeAll(async () => {
      store = await open();
      other = await open();
    });

    afterAll(async () => {
      await store.close();
      await other.close();
    });

    async function created(part: Parameters<typeof newTable>[0] = {}): Promise<string> {
      const table = newTable(part);
      await store.createTable(table);
      return table.id;
    }

    test('gives back what a table was opened with', async () => {
      const table = newTable({ entries: [said('first')] });
      await store.createTable(table);
      const { line, ...head } = table.head;
      const { id, base, entries: log } = table;
      expect(await other.readTable(id)).toEqual({ id, base, log, head, line, past: null });
      expect(await store.readTable('nowhere')).toBeNull();
    });

    test('keeps entries in their order, with the head of the last', async () => {
      const id = await created();
      await store.append(id, 0, [said('1'), said('2')], headOf('two', { past: pastAt(2) }));
      await store.append(id, 2, [said('3')], headOf('three', { rules: 2 }));
      const table = await other.readTable(id);
      expect(table?.log).toEqual([said('1'), said('2'), said('3')]);
      expect(table?.head).toEqual({ hash: 'three', seal: 'seal of three', rules: 2 });
      // The safe point was left out the second time, and so was the line: they stay.
      expect(table?.past).toEqual({ point: pastAt(2).point, parts: [pastAt(2).part] });
      expect(table?.line).toEqual(lineOf());
    });

    test('keeps the last safe point, and all that came before it in its order', async () => {
      const table = newTable({ entries: [said('0')] });
      await store.createTable({ ...table, head: { ...table.head, past: pastAt(1) } });
      for (const seq of [2, 3, 4]) {
        const head = headOf(`${seq}`, seq === 3 ? {} : { past: pastAt(seq) });
        await store.append(table.id, seq - 1, [said(`${seq}`)], head);
      }
      const late = other.append(table.id, 2, [said('late')], headOf('late', { past: pastAt(9) }));
      await expect(late).rejects.toThrow(Fenced);
      const parts = [1, 2, 4].map((seq) => pastAt(seq).part);
      expect((await other.readTable(table.id))?.past).toEqual({ point: pastAt(4).point, parts });
    });

    test('refuses whoever does not know the end of the log, and changes nothing', async () => {
      const id = await created();
      await store.append(id, 0, [said('1'), said('2')], headOf('two'));
      for (const wrong of [0, 1, 3]) {
        const late = other.append(id, wrong, [said('late')], headOf('late', { line: lineOf() }));
        await expect(late).rejects.toThrow(Fenced);
      }
      const table = await store.readTable(id);
      expect(table?.log).toEqual([said('1'), said('2')]);
      expect(table?.head.hash).toBe('two');
      await expect(store.append('nowhere', 0, [said('1')], headOf('one'))).rejects.toThrow(Fenced);
    });

    test('lets one of many writers win, every time', async () => {
      const id = await created();
      for (let seq = 0; seq < 20; seq++) {
        const tries = [store, other, store, other].map((each, i) =>
          each.append(id, seq, [said(`${seq} by ${i}`)], headOf(`${seq} by ${i}`)),
        );
        const results = await Promise.allSettled(tries);
        const winners = results.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
        expect(winners).toHaveLength(1);
        const table = await store.readTable(id);
        expect(table?.log.at(-1)).toEqual(said(`${seq} by ${winners[0]}`));
        expect(table?.head.hash).toBe(`${seq} by ${winners[0]}`);
        expect(table?.log).toHaveLength(seq + 1);
      }
    });

    test('does not let one that is refused take others along', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => created()));
      const results = await Promise.allSettled(
        ids.map((id, i) => store.append(id, i === 7 ? 1 : 0, [said(`${i}`)], headOf(`${i}`))),
      );
      expect(results.map(({ status }) => status === 'rejected')).toEqual(
        ids.map((_, i) => i === 7),
      );
      for (const [i, id] of ids.entries()) {
        expect((await other.readTable(id))?.log).toEqual(i === 7 ? [] : [said(`${i}`)]);
      }
    });

    test('keeps a log of 10 MB', async () => {
      const id = await created();
      const text = 'x'.repeat(100_000);
      for (let seq = 0; seq < 100; seq += 20) {
        const entries = Array.from({ length: 20 }, (_, i) => said(`${seq + i} ${text}`));
        await store.append(id, seq, entries, headOf(`${seq}`));
      }
      const log = (await other.readTable(id))?.log ?? [];
      expect(log).toHaveLength(100);
      expect(log.every((entry, i) => entry.t === 'said' && entry.text === `${i} ${text}`)).toBe(
        true,
      );
    });

    test.each([
      'Zażółć gęślą jaźń',
      '🜲 👩‍👩‍👧 हिन्दी',
      'שלום ‮abc',
      'null \u0000 and \u001f',
      'half \ud83d of a pair',
      `'"; DROP TABLE tables; -- \\ %s $1 \${x}`,
    ])('keeps the text %j as it is', async (text) => {
      const id = await created({ line: { about: text } });
      await store.append(id, 0, [said(text)], headOf('one'));
      const table = await other.readTable(id);
      expect(table?.log).toEqual([said(text)]);
      expect(table?.line.about).toBe(text);
    });

    test('keeps the log of a company and the tables of its chapters', async () => {
      const [first, second] = [newTable(), newTable()];
      const hash = new Uint8Array([7]);
      const links = [{ id: 'way', kind: 'invite' as const, seat: null, hash }];
      expect(await store.readCompany('riders')).toBeNull();
      await store.createTable(first, stepOf('riders', 0, ['founded', 'mustered'], [[0, first.id]]));
      await store.append(first.id, 0, [said('on')], headOf('one'), {
        step: stepOf('riders', 2, ['came home 🤠'], [[1, second.id]]),
        opens: { ...second, links },
      });
      const company = await other.readCompany('riders');
      expect(company?.log).toEqual(['founded', 'mustered', 'came home 🤠'].map(deed));
      expect([...(company?.chapters ?? [])].sort()).toEqual([
        [0, first.id],
        [1, second.id],
      ]);
      expect((await other.readTable(first.id))?.log).toEqual([said('on')]);
      expect((await other.readTable(second.id))?.base).toEqual(second.base);
      expect((await other.links(second.id)).map(({ id }) => id)).toEqual(['way']);
    });

    test('says how far a company is without reading it', async () => {
      const [first, second] = [newTable(), newTable()];
      expect(await store.companyHead('drifters')).toBeNull();
      const start = stepOf('drifters', 0, ['founded', 'mustered'], [[0, first.id]]);
      await store.createTable(first, start);
      const head = await other.companyHead('drifters');
      expect(head).toEqual({ entries: 2, last: { n: 0, table: first.id } });
      const step = stepOf('drifters', 2, ['on'], [[10, second.id]]);
      await store.append(first.id, 0, [], headOf('one'), { step, opens: second });
      const later = await other.companyHead('drifters');
      expect(later).toEqual({ entries: 3, last: { n: 10, table: second.id } });
    });

    test('says whether somebody sits at a table without reading it', async () => {
      const people = [{ person: 'ada', waits: true }];
      const id = await created({ line: { people }, entries: [said('1')] });
      const ada = { ...{ owner: 'ada', open: false, company: null }, isTheirs: true };
      const begun = { ...ada, isRemoved: false, over: false, entries: 1 };
      expect(await other.standing(id, 'ada')).toEqual(begun);
      expect(await other.standing(id, 'eve')).toEqual({ ...begun, isTheirs: false });
      const over = lineOf({ people, over: true, removed: ['eve'] });
      await store.append(id, 1, [said('2')], headOf('two', { line: over }));
      const ended = { ...begun, over: true, entries: 2 };
      expect(await other.standing(id, 'ada')).toEqual(ended);
      const eve = { ...ended, isTheirs: false, isRemoved: true };
      expect(await other.standing(id, 'eve')).toEqual(eve);
      expect(await other.standing('nowhere', 'ada')).toBeNull();
    });

    test('takes a long table as a whole or not at all', async () => {
      const entries = Array.from({ length: 1000 }, (_, n) => said(`${n} ${'x'.repeat(1000)}`));
      const id = await created({ entries });
      expect((await other.readTable(id))?.log).toEqual(entries);
      const short = await created({ entries: [said('first')] });
      for (const taken of [id, short]) {
        await expect(store.createTable(newTable({ id: taken, entries }))).rejects.toThrow(Fenced);
      }
      expect((await other.readTable(short))?.log).toEqual([said('first')]);
      await store.append(short, 1, [said('second')], headOf('two'));
      expect((await other.readTable(id))?.log).toEqual(entries);
    });

    test('takes a long company as a whole or not at all', async () => {
      const deeds = Array.from({ length: 1000 }, (_, n) => `${n} ${'x'.repeat(2000)}`);
      const table = newTable();
      await store.createTable(table, stepOf('caravan', 0, deeds, [[0, table.id]]));
      expect((await other.readCompany('caravan'))?.log).toEqual(deeds.map(deed));
      expect((await other.companyHead('caravan'))?.entries).toBe(1000);
      // The table is there already, or the company is.
      const again = store.createTable(table, stepOf('convoy', 0, deeds, [[0, table.id]]));
      await expect(again).rejects.toThrow(Fenced);
      expect(await other.readCompany('convoy')).toBeNull();
      const late = newTable();
      const taken = store.createTable(late, stepOf('caravan', 0, deeds, [[1, late.id]]));
      await expect(taken).rejects.toThrow(Fenced);
      expect(await other.readTable(late.id)).toBeNull();
      expect((await other.readCompany('caravan'))?.log).toHaveLength(1000);
    });

    test('lets a company go on as a whole or not at all', async () => {
      const [here, there, elsewhere] = [newTable(), newTable(), newTable()];
      await store.createTable(here, stepOf('wanderers', 0, ['founded'], [[0, here.id]]));
      const goOn = (seq: number, step: CompanyStep) =>
        other.append(here.id, seq, [said('on')], headOf('on'), { step, opens: there });
      // Somebody does not know the end of the table's log, of the company's, or where a chapter is played.
      for (const [seq, after, chapter] of [
        [1, 1, 1],
        [0, 0, 1],
        [0, 2, 1],
        [0, 1, 0],
      ] as const) {
        const step = stepOf('wanderers', after, ['late'], [[chapter, there.id]]);
        await expect(goOn(seq, step)).rejects.toThrow(Fenced);
      }
      const taken = stepOf('wanderers', 0, ['founded again'], [[0, elsewhere.id]]);
      await expect(store.createTable(elsewhere, taken)).rejects.toThrow(Fenced);
      expect(await store.readTable(there.id)).toBeNull();
      expect(await store.readTable(elsewhere.id)).toBeNull();
      expect((await store.readTable(here.id))?.log).toEqual([]);
      expect((await store.readCompany('wanderers'))?.log).toEqual([deed('founded')]);
    });

    test('lets one of many lead a company on', async () => {
      const here = newTable();
      await store.createTable(here, stepOf('many', 0, ['founded'], [[0, here.id]]));
      const ways = [store, other, store, other].map((each, i) => {
        const opens = newTable();
        const step = stepOf('many', 1, [`by ${i}`], [[1, opens.id]]);
        return each.append(here.id, 0, [said(`by ${i}`)], headOf('on'), { step, opens });
      });
      const results = await Promise.allSettled(ways);
      const winners = results.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
      expect(winners).toHaveLength(1);
      expect((await other.readCompany('many'))?.log).toEqual(
        ['founded', `by ${winners[0]}`].map(deed),
      );
    });

    test('keeps people by their id and lets them change their name', async () => {
      const hash = Uint8Array.from({ length: 32 }, (_, i) => i * 8);
      expect(await store.findPerson('bob')).toBeNull();
      await store.savePerson({ id: 'bob', hash, name: 'Bob' });
      await store.savePerson({ id: 'bob', hash, name: 'Roberto 🤠' });
      const bob = await other.findPerson('bob');
      expect(bob?.name).toBe('Roberto 🤠');
      expect([...(bob?.hash ?? [])]).toEqual([...hash]);
    });

    test('keeps links until they are taken back', async () => {
      const id = await created();
      const hash = new Uint8Array([1, 2, 3]);
      await store.addLink(id, { id: 'a', kind: 'invite', seat: null, hash });
      await store.addLink(id, { id: 'b', kind: 'seat', seat: 2, hash });
      await store.addLink(id, { id: 'c', kind: 'spectator', seat: null, hash });
      await store.addLink(id, { id: 'd', kind: 'device', seat: null, person: 'bob', hash });
      const all = await other.links(id);
      expect(all.map(({ kind, seat, person }) => [kind, seat, person])).toEqual([
        ['invite', null, undefined],
        ['seat', 2, undefined],
        ['spectator', null, undefined],
        ['device', null, 'bob'],
      ]);
      await store.removeLinks(id, ['a', 'c', 'd', 'unknown']);
      expect((await other.links(id)).map((link) => link.id)).toEqual(['b']);
      expect([...((await other.links(id))[0]?.hash ?? [])]).toEqual([1, 2, 3]);
    });

    test('lists the tables of a person, the newest first, in pages', async () => {
      const people = [{ person: 'lister', waits: false }];
      const ids = [];
      for (let i = 0; i < 5; i++) ids.push(await created({ line: { people, about: i } }));
      const [first = ''] = ids;
      await passTime();
      const waiting = lineOf({ people: [{ person: 'lister', waits: true }], about: 'moved' });
      await store.append(first, 0, [said('hello')], headOf('one', { line: waiting }));
      const all = await other.tablesOf('lister', { limit: 10 });
      expect(all).toHaveLength(5);
      expect(all[0]).toMatchObject({ id: first, waits: true, about: 'moved', game: 'brimstone' });
      expect(all.slice(1).every(({ waits }) => !waits)).toBe(true);
      const paged = [];
      for (let page = await other.tablesOf('lister', { limit: 2 }); page.length > 0; ) {
        paged.push(...page);
        const after = page.at(-1);
        page = await other.tablesOf('lister', { limit: 2, ...(after ? { after } : {}) });
      }
      expect(paged).toEqual(all);
      await store.append(first, 1, [], headOf('one', { line: lineOf() }));
      expect(await other.tablesOf('lister', { limit: 10 })).toHaveLength(4);
      expect(await other.tablesOf('nobody', { limit: 10 })).toEqual([]);
    });

    test('notes for whom a table waits without a new line', async () => {
      const people = ['wendy', 'walter', 'wanda'].map((person) => ({ person, waits: false }));
      const id = await created({ line: { people, about: 'as it was' } });
      const waiting = async () => {
        const lists = people.map(({ person }) => other.tablesOf(person, { limit: 1 }));
        return (await Promise.all(lists)).map(([table]) => table?.waits);
      };
      const first = [
        { person: 'wendy', waits: true },
        { person: 'wanda', waits: true },
      ];
      await store.append(id, 0, [said('hello')], headOf('one', { waits: first }));
      expect(await waiting()).toEqual([true, false, true]);
      const next = [
        { person: 'wendy', waits: false },
        { person: 'stranger', waits: true },
      ];
      const late = store.append(id, 0, [], headOf('late', { waits: next }));
      await expect(late).rejects.toThrow(Fenced);
      expect(await waiting()).toEqual([true, false, true]);
      await store.append(id, 1, [], headOf('two', { waits: next }));
      expect(await waiting()).toEqual([false, false, true]);
      await store.append(id, 1, [], headOf('two', { waits: [] }));
      expect(await waiting()).toEqual([false, false, true]);
      // Whoever is in no line of it gets none by that.
      expect(await other.tablesOf('stranger', { limit: 1 })).toEqual([]);
      expect((await other.readTable(id))?.line.about).toBe('as it was');
    });

    test('lists in the lobby what is open and not over', async () => {
      const hidden = await created();
      const open = await created({ line: { open: true } });
      const over = await created({ line: { open: true } });
      await store.append(over, 0, [], headOf('end', { line: lineOf({ open: true, over: true }) }));
      const listed = (await other.openTables({ limit: 100 })).map(({ id }) => id);
      expect(listed).toContain(open);
      expect(listed).not.toContain(over);
      expect(listed).not.toContain(hidden);
    });

    test('counts the unfinished tables of an owner', async () => {
      const id = await created({ owner: 'host' });
      await created({ owner: 'host' });
      expect(await other.tablesOwnedBy('host')).toBe(2);
      await store.append(id, 0, [], headOf('end', { line: lineOf({ over: true }) }));
      expect(await other.tablesOwnedBy('host')).toBe(1);
    });

    test('counts a table for whoever has taken it over', async () => {
      const id = await created({ owner: 'first' });
      const line = lineOf({ owner: 'second' });
      await store.append(id, 0, [said('1')], headOf('one', { line }));
      await store.append(id, 1, [said('2')], headOf('two', { line: lineOf() }));
      expect(await other.tablesOwnedBy('first')).toBe(0);
      expect(await other.tablesOwnedBy('second')).toBe(1);
    });

    test('keeps a setting as it was first made, unless it is replaced', async () => {
      expect(await store.setting('colour')).toBeNull();
      const made = await Promise.all([
        store.setting('colour', 'red'),
        other.setting('colour', 'blue'),
      ]);
      expect(new Set(made).size).toBe(1);
      expect(await other.setting('colour')).toBe(made[0]);
      await store.replaceSetting('colour', 'green');
      expect(await other.setting('colour', 'blue')).toBe('green');
      await other.replaceSetting('size', 'small');
      expect(await store.setting('size')).toBe('small');
    });

    test('gives out where to reach somebody once, until they came back', async () => {
      const push = (n: number) => ({
        endpoint: `https://push.example/${n}`,
        p256dh: 'p',
        auth: 'a',
      });
      for (const n of [1, 2, 3]) {
        await store.addPush('eve', push(n), 2);
        await passTime();
      }
      const taken = await Promise.all([store.takePushes('eve'), other.takePushes('eve')]);
      const endpoints = taken.flat().map(({ endpoint }) => endpoint);
      expect(endpoints.sort()).toEqual([push(2).endpoint, push(3).endpoint]);
      expect(await store.takePushes('eve')).toEqual([]);
      await store.renewPushes('eve');
      await store.removePush('eve', push(2).endpoint);
      expect(await other.takePushes('eve')).toEqual([push(3)]);
      expect(await other.takePushes('nobody')).toEqual([]);
    });

    forgettingContract(() => ({ store, other }), count);
    bytesContract(() => ({ store, other }));
    packsContract(() => ({ store, other }));
    reportsContract(() => ({ store, other }));

    test('is in good health', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });
  });
}

function deed(text: string): unknown {
  return { t: text };
}

function stepOf(
  company: string,
  after: number,
  deeds: readonly string[],
  chapters: readonly [n: number, table: string][],
): CompanyStep {
  const tables = chapters.map(([n, table]) => ({ n, table }));
  return {
    company,
    after,
    entries: linesOf(deeds.map(deed)),
    chapters: tables,
  };
}

/** So that two things do not happen in the same millisecond. */
function passTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3));
}
