import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Random } from '@crawlspace/kernel';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BackupError, backup, restore } from '../src/backup/index.ts';
import { serve } from '../src/serve.ts';
import { openStore, type StorePlace } from '../src/store/open.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { MIGRATIONS } from '../src/store/sqlite-schema.ts';
import { checkTable } from '../testing/check-table.ts';
import { makeTable, ownerOf, play, SETUPS, sitDown, TestClient } from '../testing/client.ts';
import { adventureOver, ask, follow, hurryThrough, threeAtTheEnd } from '../testing/companies.ts';
import { SteadyPlayer } from '../testing/players.ts';
import { findPostgres, type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { expectRowsOfBefore, rowsOfBefore } from '../testing/rows-of-before.ts';
import { newTable, said } from '../testing/store-fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const programs = findPostgres();
let server: PostgresServer | null = null;
beforeAll(async () => {
  server = programs ? await startPostgres(programs) : null;
});
afterAll(() => server?.stop());

const ONCE = { force: false };
const adventure = adventureOver().save();
let places = 0;

/** Eight bytes at the end of what is packed say what it was. */
function withWrongSum(packed: Buffer): Buffer {
  return Buffer.concat([packed.subarray(0, -8), Buffer.alloc(8)]);
}

/** So many lines of a kilobyte. */
const noise = (lines: number) =>
  Array.from({ length: lines }, () => randomBytes(512).toString('hex')).join('\n');

/** Lines of a backup, whose last one has the fingerprint of the others. */
function sealed(lines: readonly string[]): Buffer {
  const before = lines.slice(0, -1).map((line) => `${line}\n`);
  const sha256 = createHash('sha256').update(before.join('')).digest('hex');
  const last = { ...JSON.parse(lines.at(-1) ?? ''), sha256 };
  return gzipSync(`${before.join('')}${JSON.stringify(last)}\n`);
}

/** A place for a database that nobody has used. */
async function fresh(kind: string): Promise<StorePlace> {
  const name = `place_${++places}`;
  if (kind === 'SQLite') return { data: join(folder, name) };
  const sql = postgres(server?.url ?? '');
  await sql.unsafe(`CREATE DATABASE ${name}`);
  await sql.end();
  const database = Object.assign(new URL(server?.url ?? ''), { pathname: `/${name}` }).href;
  return { data: folder, database };
}

const open = (place: StorePlace) =>
  serve({ port: 0, webRoot: folder, online: { ...place, pause: 0 } });

const KINDS = programs ? ['SQLite', 'PostgreSQL'] : ['SQLite'];
if (!programs) console.warn('COULD NOT RUN: backups of PostgreSQL, which is not on this machine.');
const PAIRS = KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const));

describe.each(PAIRS)('a backup of %s, restored into %s', (from, to) => {
  const file = join(folder, `${from}-${to}.backup`);
  const state = {} as { place: StorePlace; to: StorePlace };

  test('is made while people play, and they play on from it', async () => {
    state.place = await fresh(from);
    state.to = await fresh(to);
    const first = await open(state.place);
    const { made, ada, bob } = await sitDown(first.address, 'brimstone');
    await play([ada, bob], 12);
    await ada.ask({ t: 'say', text: 'A “quoted” 🂡' });
    const company = await threeAtTheEnd(first.address, adventure);
    await ask(company.ada, { t: 'found', name: 'The Lamps' });
    await company.ada.until(({ around }) => around.company?.head != null, 'that it was founded');
    // Somebody plays as fast as it goes while the backup is made.
    const seats = ['me', 'me', 'me'];
    const body = { game: 'hellscape', name: 'Eve', setup: SETUPS.hellscape, seats };
    const busy = new SteadyPlayer(
      await makeTable(first.address, body),
      () => first.address,
      'busy',
      0,
    );
    while (busy.witness.acknowledged.size === 0) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const before = new Set(busy.witness.acknowledged);
    const { rows } = await backup(state.place, file, ONCE);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await busy.stop();
    const seen = ada.seen;
    await first.close();

    const restored = await restore(state.to, file, ONCE);
    expect(restored).toEqual({ rows, damaged: { tables: [], companies: [] } });
    expect(rows).toMatchObject({ tables: 3, people: 6 });
    const store = await openStore(state.to);
    const witness = { ...busy.witness, acknowledged: before, refused: new Set<string>() };
    expect(before.size).toBeGreaterThan(0);
    expect(await checkTable(store, witness, false)).toEqual({ lost: 0, diverged: 0 });
    await store.close();

    const second = await open(state.to);
    const [ada2, bob2] = [ada, bob].map(
      ({ way }) => new TestClient({ ...way, address: second.address }),
    ) as [TestClient, TestClient];
    await Promise.all([ada2.come(), bob2.come()]);
    expect(ada2.seen?.table).toEqual(seen?.table);
    expect(ada2.seen?.words).toEqual(seen?.words);
    expect(bob2.seen?.own?.seats).toEqual([1]);
    expect(made.table).toBe(ada2.way.table);
    await play([ada2, bob2], 24, 'on');
    // The company goes to Town, and comes back.
    const members = [company.ada, company.bob, company.cleo].map(
      ({ way }) => new TestClient({ ...way, address: second.address }),
    ) as [TestClient, TestClient, TestClient];
    await Promise.all(members.map((each) => each.come()));
    await ask(members[0], { t: 'to-town' });
    const inTown = await follow(...members);
    await hurryThrough(inTown);
    expect(await ask(inTown[0], { t: 'come-home' })).not.toHaveProperty('refused');
    await second.close();
  });

  test('is refused where a server runs, and where something is, unless that is wanted', async () => {
    const running = await open(state.to);
    await expect(restore(state.to, file, { force: true })).rejects.toThrow('Stop it first');
    const made = await makeTable(running.address, {
      ...{ game: 'hellscape', name: 'Zoe', setup: SETUPS.hellscape, seats: ['me'] },
    });
    await running.close();
    await expect(restore(state.to, file, ONCE)).rejects.toThrow('is not empty');
    await restore(state.to, file, { force: true });
    const again = await open(state.to);
    expect((await ownerOf({ ...made, address: again.address }).come()).bye).toBe('not-allowed');
    await again.close();
  });

  test('is the same as a backup of what was restored', async () => {
    const second = join(folder, `${from}-${to}-again.backup`);
    await restore(state.to, file, { force: true });
    await backup(state.to, second, ONCE);
    const lines = (of: string) => gunzipSync(readFileSync(of)).toString('utf8').split('\n').sort();
    const isRow = (line: string) => line.startsWith('[');
    expect(lines(second).filter(isRow)).toEqual(lines(file).filter(isRow));
  });
});

describe('a backup', () => {
  const place = { data: join(folder, 'small') };
  const file = join(folder, 'small.backup');
  beforeAll(async () => {
    const store = await openStore(place);
    await store.createTable(newTable({ id: 'small', entries: [said('one'), said('two')] }));
    await store.close();
    await backup(place, file, ONCE);
  });

  test('does not replace another one unless that is wanted', async () => {
    await expect(backup(place, file, ONCE)).rejects.toThrow('exists already');
    await backup(place, file, { force: true });
  });

  test('of nothing, or into a folder that is not there, is an error', async () => {
    const nothing = { data: join(folder, 'nothing') };
    await expect(backup(nothing, join(folder, 'x'), ONCE)).rejects.toThrow(BackupError);
    const nowhere = join(folder, 'no', 'such', 'folder');
    await expect(backup(place, nowhere, ONCE)).rejects.toThrow('cannot be written');
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('that was damaged on its way is refused, and nothing is put in place', async () => {
    const text = gunzipSync(readFileSync(file)).toString('utf8');
    const lines = text.trimEnd().split('\n');
    const packed = gzipSync(text);
    const damaged: Record<string, Buffer> = {
      'a letter was changed': gzipSync(text.replace('one', 'onf')),
      'a line is missing': gzipSync(
        `${lines.filter((line) => !line.includes('two')).join('\n')}\n`,
      ),
      'the end is missing': gzipSync(`${lines.slice(0, -1).join('\n')}\n`),
      'it was cut off': packed.subarray(0, packed.length - 20),
      'it is something else': gzipSync('hello\n'),
      'it is not packed': Buffer.from(text),
      'it is empty': Buffer.alloc(0),
      'it is of a newer version': gzipSync(text.replace(/"version":\d+/, '"version":999')),
      'it is of a format that never was': sealed(
        lines.map((line) => line.replace('"format":1', '"format":-1')),
      ),
      'it is nonsense early on, goes on for long, and ends wrongly': withWrongSum(
        gzipSync(`${lines[0]}\nnonsense\n${noise(80)}\n`),
      ),
      'it has a table of its own': gzipSync(text.replace('"table":"visits"', '"table":"sqlite_x"')),
    };
    for (const [what, bytes] of Object.entries(damaged)) {
      const broken = join(folder, 'broken.backup');
      writeFileSync(broken, bytes);
      const target = { data: join(folder, 'target') };
      await expect(restore(target, broken, ONCE), what).rejects.toThrow(BackupError);
      expect(readdirSync(target.data), what).toEqual([]);
    }
    const missing = restore(place, join(folder, 'no.backup'), { force: true });
    await expect(missing).rejects.toThrow('There is no file');
    await expect(restore(place, folder, { force: true })).rejects.toThrow('is a folder');
    const store = await openStore(place);
    expect((await store.readTable('small'))?.log).toHaveLength(2);
    await store.close();
  });

  test('brings along what was damaged before, and says so', async () => {
    const target = { data: join(folder, 'seals') };
    const { damaged } = await restore(target, file, ONCE);
    // Its seal was made up.
    expect(damaged).toEqual({ tables: ['small'], companies: [] });
    const store = await openStore(target);
    expect((await store.readTable('small'))?.log).toEqual([said('one'), said('two')]);
    await store.close();
  });

  test('of a database of every version before is brought up to date', async () => {
    for (let version = 1; version < MIGRATIONS.length; version++) {
      const old = { data: join(folder, `version ${version}`) };
      mkdirSync(old.data);
      const db = new DatabaseSync(join(old.data, 'crawlspace.sqlite'));
      for (const migration of MIGRATIONS.slice(0, version)) db.exec(migration);
      db.exec(rowsOfBefore(version, 'x00'));
      db.exec(`PRAGMA user_version = ${version}`);
      db.close();
      const saved = join(folder, `version ${version}.backup`);
      await backup(old, saved, ONCE);
      // To look at it changes nothing: the server of before can go on.
      const after = new DatabaseSync(join(old.data, 'crawlspace.sqlite'));
      expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: version });
      after.close();
      const target = { data: join(folder, `from version ${version}`) };
      await restore(target, saved, ONCE);
      const store = await openStore(target);
      await expectRowsOfBefore(store);
      await store.close();
    }
  });

  test('is not put in the place of something that is no database', async () => {
    const target = { data: join(folder, 'other') };
    mkdirSync(target.data);
    copyFileSync(file, join(target.data, 'crawlspace.sqlite'));
    await expect(restore(target, file, ONCE)).rejects.toThrow('not a database of Crawlspace');
  });

  test('holds every row as it was', async () => {
    const random = Random.seeded('rows');
    const from = { data: join(folder, 'many') };
    const store = await openStore(from);
    for (let i = 0; i < 300; i++) {
      const entries = Array.from({ length: random.below(20) }, (_, n) => said(`${i}\u2028${n}`));
      await store.createTable(newTable({ id: `many-${i}`, entries }));
      await store.savePerson({
        ...{ id: `person-${i}`, name: `P ${i}` },
        hash: new Uint8Array(32).map(() => random.below(256)),
      });
    }
    await store.close();
    const saved = join(folder, 'many.backup');
    await backup(from, saved, ONCE);
    const target = { data: join(folder, 'many again') };
    await restore(target, saved, ONCE);
    const [one, two] = [from, target].map(
      ({ data }) => new SqliteStore(join(data, 'crawlspace.sqlite')),
    ) as [SqliteStore, SqliteStore];
    for (let i = 0; i < 300; i++) {
      expect(await two.readTable(`many-${i}`)).toEqual(await one.readTable(`many-${i}`));
      expect(await two.findPerson(`person-${i}`)).toEqual(await one.findPerson(`person-${i}`));
    }
    await Promise.all([one.close(), two.close()]);
  });
});
