import { expect } from 'vitest';
import { Fenced, type Store } from '../src/store/store.ts';
import { headOf, lineOf, newTable, said } from './store-fixtures.ts';

/** The time of all that is in a database of before, in milliseconds since 1970. */
const THEN = 1_000;
const BASE = { ...newTable().base };
const BYTES = Buffer.byteLength(`${JSON.stringify(BASE)}${JSON.stringify(said('before'))}`);
const LINE = lineOf({ people: [{ person: 'ada', waits: true }] });

/** From this version on nothing is left of what was never finished. */
const CLEARED = 11;

/** Statements that fill a database of such a version as its server would have. `bytes` is one byte as that database writes it. */
export function rowsOfBefore(version: number, bytes: string): string {
  const snapshot = version === 1 ? `NULL, ` : '';
  const person = version < 5 ? '' : ', NULL';
  const size = version < 8 ? '' : `, ${BYTES}, NULL`;
  const blob = bytes.startsWith('x') ? `x'${bytes.slice(1)}'` : bytes;
  const no = bytes.startsWith('x') ? '0' : 'false';
  const yes = bytes.startsWith('x') ? '1' : 'true';
  return [
    `INSERT INTO tables VALUES ('old', 'ada', 'brimstone', '${JSON.stringify(BASE)}', 1, 1,
       'hash', 'seal', ${snapshot}'${JSON.stringify(LINE)}', ${no}, ${no}, ${THEN}, ${THEN}${size})`,
    `INSERT INTO entries VALUES ('old', 1, '${JSON.stringify(said('before'))}')`,
    ...(version < CLEARED ? [`INSERT INTO entries VALUES ('nowhere', 1, '{}')`] : []),
    ...(version < 4 || version >= CLEARED
      ? []
      : [`INSERT INTO company_entries VALUES ('nobody', 1, '{}')`]),
    `INSERT INTO sitting VALUES ('ada', 'old', ${yes})`,
    `INSERT INTO people (id, hash, name, created) VALUES ('ada', ${blob}, 'Ada', ${THEN})`,
    `INSERT INTO links VALUES ('old', 'way', 'invite', NULL, ${blob}, ${THEN}${person})`,
    ...(version < 3 ? [] : [`INSERT INTO pushes VALUES ('ada', 'https://e', 'p', 'a', ${no}, 1)`]),
  ].join(';\n');
}

/** All of it is there, can be gone on with, and nobody was seen before anybody took note. */
export async function expectRowsOfBefore(store: Store): Promise<void> {
  const table = await store.readTable('old');
  expect(table).toMatchObject({ base: BASE, log: [said('before')], line: LINE });
  expect(await store.findPerson('ada')).toMatchObject({ name: 'Ada', seen: 0 });
  expect((await store.links('old')).map(({ id }) => id)).toEqual(['way']);
  const [listed] = await store.tablesOf('ada', { limit: 1 });
  expect(listed).toMatchObject({ id: 'old', waits: true, updated: THEN, touched: THEN });
  // What was never finished is gone.
  for (const [of, whose] of [
    ['entries', 'table_id'],
    ['company_entries', 'company_id'],
  ] as const) {
    const rows = await store.raw.read(`SELECT ${whose} AS id FROM ${of} WHERE ${whose} <> 'old'`);
    expect(rows).toEqual([]);
  }
  // What was there before counts, too.
  expect(await store.bytesOf({ owner: 'ada' })).toBe(BYTES);
  const since = Number(await store.setting('seen-since'));
  expect(Math.abs(since - Date.now())).toBeLessThan(60_000);
  await store.append('old', 1, [said('after')], headOf('two'));
  await expect(store.append('old', 1, [said('late')], headOf('two'))).rejects.toThrow(Fenced);
  await store.savePerson({ id: 'ada', hash: new Uint8Array(1), name: 'Ada L.' });
  expect((await store.findPerson('ada'))?.seen).toBeGreaterThan(THEN);
}
