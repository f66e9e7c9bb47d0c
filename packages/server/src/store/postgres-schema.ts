/** Each brings the database from the version of its place to the next. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id text PRIMARY KEY, owner text NOT NULL, game text NOT NULL, base text NOT NULL,
     seq integer NOT NULL, rules integer NOT NULL, hash text NOT NULL, seal text NOT NULL,
     snapshot text, line text NOT NULL, open boolean NOT NULL, over boolean NOT NULL,
     created bigint NOT NULL, updated bigint NOT NULL
   );
   CREATE INDEX tables_open ON tables (updated DESC, id DESC) WHERE open AND NOT over;
   CREATE INDEX tables_owner ON tables (owner) WHERE NOT over;
   CREATE TABLE entries (
     table_id text NOT NULL, seq integer NOT NULL, entry text NOT NULL, PRIMARY KEY (table_id, seq)
   );
   CREATE TABLE sitting (
     person text NOT NULL, table_id text NOT NULL, waits boolean NOT NULL, PRIMARY KEY (person, table_id)
   );
   CREATE INDEX sitting_table ON sitting (table_id);
   CREATE TABLE people (
     id text PRIMARY KEY, hash bytea NOT NULL, name text NOT NULL, created bigint NOT NULL
   );
   CREATE TABLE links (
     table_id text NOT NULL, id text NOT NULL, kind text NOT NULL, seat integer, hash bytea NOT NULL,
     created bigint NOT NULL, PRIMARY KEY (table_id, id)
   );`,
  // What is large and seldom written lies apart, so that an entry rewrites a small row only. What a
  // snapshot was kept with before cannot be opened at: it is replayed once, and kept anew.
  `CREATE TABLE safe_points (table_id text PRIMARY KEY, seq integer NOT NULL, point text NOT NULL);
   CREATE TABLE past_parts (
     table_id text NOT NULL, seq integer NOT NULL, part text NOT NULL, PRIMARY KEY (table_id, seq)
   );
   INSERT INTO safe_points SELECT id, seq,
     '{"snapshot":' || snapshot || ',"rules":' || rules || ',"sealed":{"entries":0,"seal":""}}'
     FROM tables WHERE snapshot IS NOT NULL;
   ALTER TABLE tables DROP COLUMN snapshot;`,
  `CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);
   CREATE TABLE pushes (
     person text NOT NULL, endpoint text NOT NULL, p256dh text NOT NULL, auth text NOT NULL,
     taken boolean NOT NULL, created bigint NOT NULL, PRIMARY KEY (person, endpoint)
   );`,
  `CREATE TABLE company_entries (
     company_id text NOT NULL, seq integer NOT NULL, entry text NOT NULL, PRIMARY KEY (company_id, seq)
   );
   CREATE TABLE company_chapters (
     company_id text NOT NULL, n integer NOT NULL, table_id text NOT NULL, PRIMARY KEY (company_id, n)
   );`,
  // A link for another device is somebody's own.
  `ALTER TABLE links ADD COLUMN person text;`,
  // When tables and people were last seen. It lies apart from the row of a table, which is written with every
  // entry. What was before is not known: nothing counts as older than this.
  `CREATE TABLE visits (table_id text PRIMARY KEY, at bigint NOT NULL);
   CREATE INDEX company_chapters_table ON company_chapters (table_id);
   ALTER TABLE people ADD COLUMN seen bigint NOT NULL DEFAULT 0;
   INSERT INTO settings VALUES ('seen-since', (extract(epoch FROM now()) * 1000)::bigint::text);`,
  // When its owner was last at a table.
  `ALTER TABLE visits ADD COLUMN owner bigint;`,
  // What each table takes, and from where it was made. What its company keeps counts for its first table.
  `ALTER TABLE tables ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN maker text;
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
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at bigint NOT NULL, by_person text NOT NULL, report text NOT NULL
   );`,
  // Addresses, names and people that are not welcome, and tables that are closed.
  `CREATE TABLE bans (
     kind text NOT NULL, who text NOT NULL, why text NOT NULL, at bigint NOT NULL, PRIMARY KEY (kind, who)
   );`,
  // Parts of what was never finished: a process was killed while it wrote a long table or company.
  `DELETE FROM entries WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = entries.table_id);
   DELETE FROM company_entries WHERE NOT EXISTS (
     SELECT 1 FROM company_chapters c WHERE c.company_id = company_entries.company_id);`,
  // Packs, each once, and the tables that are played with them.
  `CREATE TABLE packs (hash text PRIMARY KEY, pack text NOT NULL);
   CREATE TABLE table_packs (
     table_id text NOT NULL, hash text NOT NULL, PRIMARY KEY (table_id, hash)
   );
   CREATE INDEX table_packs_hash ON table_packs (hash);`,
];
