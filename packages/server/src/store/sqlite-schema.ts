/** Each brings the database from the version of its place to the next. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY, owner TEXT NOT NULL, game TEXT NOT NULL, base TEXT NOT NULL,
     seq INTEGER NOT NULL, rules INTEGER NOT NULL, hash TEXT NOT NULL, seal TEXT NOT NULL,
     snapshot TEXT, line TEXT NOT NULL, open INTEGER NOT NULL, over INTEGER NOT NULL,
     created INTEGER NOT NULL, updated INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX tables_open ON tables (updated DESC, id) WHERE open = 1 AND over = 0;
   CREATE INDEX tables_owner ON tables (owner) WHERE over = 0;
   CREATE TABLE entries (
     table_id TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (table_id, seq)
   ) WITHOUT ROWID;
   CREATE TABLE sitting (
     person TEXT NOT NULL, table_id TEXT NOT NULL, waits INTEGER NOT NULL, PRIMARY KEY (person, table_id)
   ) WITHOUT ROWID;
   CREATE INDEX sitting_table ON sitting (table_id);
   CREATE TABLE people (
     id TEXT PRIMARY KEY, hash BLOB NOT NULL, name TEXT NOT NULL, created INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE links (
     table_id TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER, hash BLOB NOT NULL,
     created INTEGER NOT NULL, PRIMARY KEY (table_id, id)
   ) WITHOUT ROWID;`,
  // What is large and seldom written lies apart, so that an entry rewrites a small row only. What a
  // snapshot was kept with before cannot be opened at: it is replayed once, and kept anew.
  `CREATE TABLE safe_points (table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, point TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE past_parts (
     table_id TEXT NOT NULL, seq INTEGER NOT NULL, part TEXT NOT NULL, PRIMARY KEY (table_id, seq)
   ) WITHOUT ROWID;
   INSERT INTO safe_points SELECT id, seq, json_object(
     'snapshot', json(snapshot), 'rules', rules, 'sealed', json_object('entries', 0, 'seal', '')
   ) FROM tables WHERE snapshot IS NOT NULL;
   ALTER TABLE tables DROP COLUMN snapshot;`,
  `CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE pushes (
     person TEXT NOT NULL, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
     taken INTEGER NOT NULL, created INTEGER NOT NULL, PRIMARY KEY (person, endpoint)
   ) WITHOUT ROWID;`,
  `CREATE TABLE company_entries (
     company_id TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (company_id, seq)
   ) WITHOUT ROWID;
   CREATE TABLE company_chapters (
     company_id TEXT NOT NULL, n INTEGER NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (company_id, n)
   ) WITHOUT ROWID;`,
  // A link for another device is somebody's own.
  `ALTER TABLE links ADD COLUMN person TEXT;`,
  // When tables and people were last seen. It lies apart from the row of a table, which is written with every
  // entry. What was before is not known: nothing counts as older than this.
  `CREATE TABLE visits (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
   CREATE INDEX company_chapters_table ON company_chapters (table_id);
   ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
   INSERT INTO settings VALUES ('seen-since', CAST(unixepoch('subsec') * 1000 AS INTEGER));`,
  // When its owner was last at a table.
  `ALTER TABLE visits ADD COLUMN owner INTEGER;`,
  // What each table takes, and from where it was made. What its company keeps counts for its first table.
  `ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN maker TEXT;
   UPDATE tables SET bytes = octet_length(base)
     + (SELECT coalesce(sum(octet_length(entry)), 0) FROM entries e WHERE e.table_id = tables.id)
     + (SELECT coalesce(sum(octet_length(point)), 0) FROM safe_points p WHERE p.table_id = tables.id)
     + (SELECT coalesce(sum(octet_length(part)), 0) FROM past_parts p WHERE p.table_id = tables.id)
     + (SELECT coalesce(sum(octet_length(e.entry)), 0) FROM company_entries e
        WHERE e.company_id IN (SELECT c.company_id FROM company_chapters c WHERE c.table_id = tables.id
          AND c.n = (SELECT min(n) FROM company_chapters f WHERE f.company_id = c.company_id)));
   DROP INDEX tables_owner;
   CREATE INDEX tables_owner ON tables (owner);
   CREATE INDEX tables_maker ON tables (maker);`,
  // What people say about each other, for whoever looks after the server.
  `CREATE TABLE reports (
     id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, by_person TEXT NOT NULL, report TEXT NOT NULL
   );`,
  // Addresses, names and people that are not welcome, and tables that are closed.
  `CREATE TABLE bans (
     kind TEXT NOT NULL, who TEXT NOT NULL, why TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (kind, who)
   ) WITHOUT ROWID;`,
  // Parts of what was never finished: a process was killed while it wrote a long table or company.
  `DELETE FROM entries WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = entries.table_id);
   DELETE FROM company_entries WHERE NOT EXISTS (
     SELECT 1 FROM company_chapters c WHERE c.company_id = company_entries.company_id);`,
  // Packs, each once, and the tables that are played with them.
  `CREATE TABLE packs (hash TEXT PRIMARY KEY, pack TEXT NOT NULL);
   CREATE TABLE table_packs (
     table_id TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (table_id, hash)
   ) WITHOUT ROWID;
   CREATE INDEX table_packs_hash ON table_packs (hash);`,
];
