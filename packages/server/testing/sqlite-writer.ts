import { SqliteStore } from '../src/store/sqlite.ts';
import type { NewTable } from '../src/store/store.ts';

// Writes one entry after the other and says which are stored, until it is killed.
const store = new SqliteStore(process.argv[2] as string);
const id = `table of ${process.pid}`;
const head = { hash: 'start', seal: '', rules: 1 };
const base: NewTable['base'] = {
  format: 2,
  game: 'brimstone',
  rules: 1,
  setup: null,
  seed: '',
  seeding: 2,
};
const line = { open: false, over: false, people: [], about: null };
await store.createTable({ id, owner: 'ada', base, entries: [], head: { ...head, line } });
process.stdout.write(`${id}\n`);
for (let seq = 0; ; seq++) {
  const text = `entry ${seq + 1}`;
  const entry = { t: 'said', person: 'ada', text, at: 1 } as const;
  await store.append(id, seq, [entry], { ...head, hash: `after ${seq + 1}` });
  process.stdout.write(`${text}\n`);
}
