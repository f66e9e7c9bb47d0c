import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { linesOf } from '../src/store/lines.ts';
import { openStore } from '../src/store/open.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { MIGRATIONS } from '../src/store/sqlite-schema.ts';
import type { NewTable } from '../src/store/store.ts';
import { expectRowsOfBefore, rowsOfBefore } from '../testing/rows-of-before.ts';
import { storeContract } from '../testing/store-contract.ts';
import { headOf, newTable, said } from '../testing/store-fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

storeContract(
  'SQLite',
  () => openStore({ data: join(folder, 'contract') }),
  async (of, id) => {
    const db = new DatabaseSync(join(folder, 'contract', 'crawlspace.sqlite'));
    const row = db.prepare(`SELECT count(*) AS n FROM ${of} WHERE table_id = ?`).get(id);
    db.close();
    return Number(row?.['n']);
  },
);

describe('the file of SQLite', () => {
  let file = '';
  beforeAll(() => {
    file = join(folder, 'torn.sqlite');
  });

  test('waits for the disk at every commit', async () => {
    const store = new SqliteStore(join(folder, 'settings.sqlite'));
    await store.close();
    const db = new DatabaseSync(join(folder, 'settings.sqlite'));
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
  });

  test('waits a moment for others while many write, and not for anybody who writes alone', async () => {
    const store = new SqliteStore(join(folder, 'gathering.sqlite'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    try {
      const tables = [newTable(), newTable()];
      await store.createTable(tables[0] as NewTable);
      await Promise.all([store.createTable(newTable()), store.createTable(tables[1] as NewTable)]);
      const done: string[] = [];
      const write = (i: number) => {
        const { id } = tables[i] as NewTable;
        void store.append(id, 0, [said('hello')], headOf('one')).then(() => done.push(id));
      };
      write(0);
      await new Promise((resolve) => setImmediate(resolve));
      write(1);
      await new Promise((resolve) => setImmediate(resolve));
      expect(done).toEqual([]);
      await vi.advanceTimersByTimeAsync(5);
      expect(done).toEqual(tables.map(({ id }) => id));
      await vi.advanceTimersByTimeAsync(50);
      await store.append(tables[0]?.id ?? '', 1, [said('alone')], headOf('two'));
    } finally {
      vi.useRealTimers();
      await store.close();
    }
  });

  test('holds all that was acknowledged when its process is killed', async () => {
    const writer = join(import.meta.dirname, '..', 'testing', 'sqlite-writer.ts');
    for (let round = 0; round < 3; round++) {
      const child = spawn(process.execPath, [writer, file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let told = '';
      child.stdout.on('data', (data: Buffer) => {
        told += data;
        if (told.length > 400 * (round + 1)) child.kill('SIGKILL');
      });
      await new Promise((resolve) => child.once('exit', resolve));
      const lines = told.split('\n').slice(0, -1);
      const [id = '', ...acknowledged] = lines;
      const store = new SqliteStore(file);
      const table = await store.readTable(id);
      await store.close();
      expect(acknowledged.length).toBeGreaterThan(20);
      expect(table?.log.length).toBeGreaterThanOrEqual(acknowledged.length);
      expect(table?.log).toEqual(table?.log.map((_, i) => said(`entry ${i + 1}`)));
      expect(table?.head.hash).toBe(`after ${table?.log.length}`);
    }
  });

  test('keeps nothing of a long company whose process was killed in the middle', async () => {
    const [live, killed] = ['live', 'killed'].map((name) => join(folder, `${name}.sqlite`));
    const entries = Array.from({ length: 600 }, (_, n) => said(`${n} ${'x'.repeat(1000)}`));
    const table = newTable({ entries });
    const step = {
      company: 'long',
      after: 0,
      entries: linesOf(entries),
      chapters: [{ n: 0, table: table.id }],
    };
    const store = new SqliteStore(live ?? '');
    const reader = new DatabaseSync(live ?? '');
    const countIn = (db: DatabaseSync, of: string) =>
      db.prepare(`SELECT 1 FROM ${of}`).all().length;
    let isDone = false;
    const creating = store.createTable(table, step).then(() => {
      isDone = true;
    });
    while (countIn(reader, 'company_entries') === 0) await new Promise(setImmediate);
    expect(isDone).toBe(false);
    // What a process leaves that is killed now.
    for (const end of ['', '-wal']) cpSync(`${live}${end}`, `${killed}${end}`);
    await creating;
    const after = new SqliteStore(killed ?? '');
    const left = new DatabaseSync(killed ?? '');
    expect(countIn(left, 'entries')).toBeGreaterThan(0);
    expect(countIn(left, 'company_entries')).toBeGreaterThan(0);
    await after.removeUnfinished();
    expect(['entries', 'company_entries'].map((of) => countIn(left, of))).toEqual([0, 0]);
    expect(await after.setting(`unfinished ${table.id}`)).toBeNull();
    // It can be brought again, and what is finished stays.
    await after.createTable(table, step);
    for (const each of [after, store]) {
      await each.removeUnfinished();
      expect((await each.readTable(table.id))?.log).toEqual(entries);
      expect((await each.readCompany('long'))?.log).toEqual(entries);
      await each.close();
    }
    for (const db of [reader, left]) db.close();
  });

  test('of which the end was torn off is whole up to some commit', async () => {
    const store = new SqliteStore(join(folder, 'whole.sqlite'));
    const table = newTable();
    await store.createTable(table);
    for (let seq = 0; seq < 30; seq += 3) {
      const entries = [1, 2, 3].map((i) => said(`entry ${seq + i}`));
      await store.append(table.id, seq, entries, headOf(`after ${seq + 3}`));
    }
    const torn = join(folder, 'torn-copy.sqlite');
    const { size } = statSync(join(folder, 'whole.sqlite-wal'));
    const lengths = new Set<number>();
    for (let cut = 0; cut < 40; cut++) {
      cpSync(join(folder, 'whole.sqlite'), torn);
      cpSync(join(folder, 'whole.sqlite-wal'), `${torn}-wal`);
      truncateSync(`${torn}-wal`, Math.floor((size * cut) / 40));
      const found = await readBack(torn, table.id);
      if (!found) continue;
      const { log, head } = found;
      lengths.add(log.length);
      expect(log.length % 3).toBe(0);
      expect(head.hash).toBe(log.length === 0 ? 'start' : `after ${log.length}`);
    }
    await store.close();
    expect(lengths.size).toBeGreaterThan(5);
  });

  test('that cannot grow refuses, keeps what it has, and takes more when there is room', async () => {
    const full = join(folder, 'full.sqlite');
    const store = new SqliteStore(full);
    const table = newTable();
    await store.createTable(table);
    await store.append(table.id, 0, [said('before')], headOf('one'));
    store.limitPages(1);
    const many = Array.from({ length: 40 }, (_, i) => said(`${i} ${'x'.repeat(4000)}`));
    const failed = store.append(table.id, 1, many, headOf('many'));
    await expect(failed).rejects.toThrow(/full/);
    expect((await store.readTable(table.id))?.log).toEqual([said('before')]);
    store.limitPages(1_000_000);
    await store.append(table.id, 1, [said('after')], headOf('two'));
    await store.close();
    expect((await readBack(full, table.id))?.log).toEqual([said('before'), said('after')]);
  });

  test('of every version before is brought up to date with what it holds', async () => {
    for (let version = 1; version < MIGRATIONS.length; version++) {
      const older = join(folder, `version-${version}.sqlite`);
      const db = new DatabaseSync(older);
      for (const migration of MIGRATIONS.slice(0, version)) db.exec(migration);
      db.exec(rowsOfBefore(version, 'x00'));
      db.exec(`PRAGMA user_version = ${version}`);
      db.close();
      const store = new SqliteStore(older);
      await expectRowsOfBefore(store);
      await store.close();
    }
  });

  test('of a newer version is refused and left alone', () => {
    const newer = join(folder, 'newer.sqlite');
    const db = new DatabaseSync(newer);
    db.exec('CREATE TABLE later (x); PRAGMA user_version = 99');
    db.close();
    const before = readFileSync(newer);
    expect(() => new SqliteStore(newer)).toThrow('newer');
    expect(readFileSync(newer).equals(before)).toBe(true);
  });
});

async function readBack(file: string, id: string) {
  const store = new SqliteStore(file);
  try {
    return await store.readTable(id);
  } finally {
    await store.close();
  }
}
