import type { PersonId, TableAbout } from '@crawlspace/host/online';
import { Seating } from '../rooms/seating.ts';
import type { AroundEntry, TableEntry } from '../store/entries.ts';
import type { Statement } from '../store/raw.ts';
import { Fenced, type Store, type StoredTable, type TableLine } from '../store/store.ts';
import { removeCompany, removeTable } from './removing.ts';

/** What became of the tables of somebody who was forgotten. */
export interface ForgottenPerson {
  /** Nobody else had a seat there. */
  readonly removed: readonly string[];
  /** Their seats are empty, and their name and chat messages are gone. */
  readonly changed: readonly string[];
}

/** In place of a name, and of a chat message. */
const NO_NAME = '?';
const NO_WORDS = '…';
/** How often to try again when somebody plays at the table at the same time. */
const TRIES = 20;

/**
 * Removes what is known of somebody: name, secret, push addresses, chat messages, seats. Their answers stay, or the
 * game could not go on for the others. `told` hears of each table at once.
 */
export async function forgetPerson(
  store: Store,
  person: PersonId,
  told: (table: string, how: 'gone' | 'stale') => Promise<void>,
): Promise<ForgottenPerson> {
  const { raw } = store;
  const removed: string[] = [];
  const changed: string[] = [];
  const remove = async (table: string) => {
    removed.push(table);
    await told(table, 'gone');
  };
  for (const { id, company } of await tablesWith(store, person)) {
    if (removed.includes(id)) continue;
    const heir = (await heirAt(store, id, person)) ?? (await heirOf(store, company, person));
    if (heir !== null) {
      if (!(await rewrite(store, id, person, heir))) continue;
      changed.push(id);
      await told(id, 'stale');
    } else if (company !== null) await removeCompany(store, company, remove);
    else if (await removeTable(store, id)) await remove(id);
  }
  await raw.write([
    { sql: 'DELETE FROM people WHERE id = $1', values: [person] },
    { sql: 'DELETE FROM pushes WHERE person = $1', values: [person] },
    // Those by them, and those in which they or their words stand.
    {
      sql: `DELETE FROM reports WHERE by_person = $1 OR report LIKE $2 ESCAPE '!'`,
      values: [person, mentioning(person)],
    },
  ]);
  return { removed, changed };
}

/** Those where they sit, and those where they only watched and gave a name or said something. */
async function tablesWith({ raw }: Store, person: PersonId) {
  const rows = await raw.scan(
    `SELECT t.id, (SELECT max(company_id) FROM company_chapters c WHERE c.table_id = t.id) AS company
     FROM tables t WHERE t.owner = $1
       OR EXISTS (SELECT 1 FROM sitting s WHERE s.table_id = t.id AND s.person = $1)
       OR EXISTS (SELECT 1 FROM entries e WHERE e.table_id = t.id AND e.entry LIKE $2 ESCAPE '!')
     ORDER BY t.id`,
    ...[person, mentioning(person)],
  );
  return rows.map(({ id, company }) => ({
    id: String(id),
    company: company === null ? null : String(company),
  }));
}

/** A pattern for JSON with this id in it. */
function mentioning(person: PersonId): string {
  return `%"${person.replaceAll('_', '!_')}"%`;
}

/** Who owns the table once this person is gone; null when it belongs to nobody else. */
async function heirAt(store: Store, id: string, person: PersonId): Promise<PersonId | null> {
  const { owner, people } = seatingOf(await read(store, id));
  return [owner, ...people].find((each) => each !== person) ?? null;
}

/** At tables of a company that they had to themselves it is whoever else plays in the company now. */
async function heirOf(store: Store, company: string | null, person: PersonId) {
  const chapters = company === null ? null : (await store.readCompany(company))?.chapters;
  const last = chapters?.get(Math.max(...chapters.keys()));
  return last === undefined ? null : heirAt(store, last, person);
}

/** False when the table knows nothing of them but an id. */
async function rewrite(store: Store, id: string, person: PersonId, heir: PersonId) {
  for (let tries = 1; ; tries++) {
    const statements = without(await read(store, id), person, heir);
    if (!statements) return false;
    try {
      await store.raw.write(statements);
      return true;
    } catch (error) {
      if (!(error instanceof Fenced) || tries === TRIES) throw error;
    }
  }
}

async function read(store: Store, id: string): Promise<StoredTable> {
  const stored = await store.readTable(id);
  if (!stored) throw new Error(`table ${id} is gone`);
  return stored;
}

/**
 * What is written so that a table knows them no more; null when it does not. The first statement fails when somebody
 * else writes to it.
 */
function without(
  stored: StoredTable,
  person: PersonId,
  heir: PersonId,
): readonly Statement[] | null {
  const { id, log } = stored;
  const leaving = leavingOf(seatingOf(stored), person, heir);
  const bared = log.flatMap((entry, i) => {
    const bare = bareOf(entry, person);
    if (!bare) return [];
    const sql = 'UPDATE entries SET entry = $1 WHERE table_id = $2 AND seq = $3';
    return [{ sql, values: [JSON.stringify(bare), id, i + 1] }];
  });
  if (leaving.length + bared.length === 0) return null;
  const seating = seatingOf(stored).after(leaving);
  const line = lineWithout(stored.line, seating, person);
  return [
    {
      sql: 'UPDATE tables SET seq = $1, line = $2, owner = $3 WHERE id = $4 AND seq = $5',
      values: [log.length + leaving.length, JSON.stringify(line), seating.owner, id, log.length],
      mustChange: true,
    },
    ...bared,
    ...leaving.map((entry, i) => ({
      sql: 'INSERT INTO entries (table_id, seq, entry) VALUES ($1, $2, $3)',
      values: [id, log.length + i + 1, JSON.stringify(entry)],
    })),
    { sql: 'DELETE FROM sitting WHERE table_id = $1 AND person = $2', values: [id, person] },
    { sql: 'DELETE FROM links WHERE table_id = $1 AND person = $2', values: [id, person] },
  ];
}

/** They stand up, play for nobody any more, and own nothing. */
function leavingOf(seating: Seating, person: PersonId, heir: PersonId): readonly AroundEntry[] {
  const seats = seating.places.flatMap(({ person: owner, standIn }, seat): AroundEntry[] => {
    if (owner === person) return [{ t: 'seated', seat, person: null }];
    const isTheirs = standIn && 'person' in standIn && standIn.person === person;
    return isTheirs ? [{ t: 'handed-over', seat, to: null, by: null }] : [];
  });
  const passing = seating.owner === person;
  return [...seats, ...(passing ? [{ t: 'owner', person: heir, at: Date.now() } as const] : [])];
}

/** An entry without their name or words; null when it stays as it is. */
function bareOf(entry: TableEntry, person: PersonId): TableEntry | null {
  if (entry.t === 'named' && entry.person === person && entry.name !== NO_NAME) {
    return { ...entry, name: NO_NAME };
  }
  if (entry.t === 'said' && entry.person === person && entry.text !== NO_WORDS) {
    return { ...entry, text: NO_WORDS };
  }
  return null;
}

function lineWithout(line: TableLine, seating: Seating, person: PersonId): TableLine {
  const about = line.about as TableAbout;
  const places = about.places.map((place, seat) =>
    seating.place(seat)?.person ? place : { ...place, name: null },
  );
  const people = line.people.filter((each) => each.person !== person);
  return { ...line, owner: seating.owner, people, about: { ...about, places } };
}

function seatingOf({ line, log }: StoredTable): Seating {
  return new Seating((line.about as TableAbout).places.length, log);
}
