import type { GameShape, TableOf } from '@crawlspace/host';
import {
  type GameRecord,
  loadTable,
  openPast,
  type Past,
  pastOf,
  replayTable,
  resumeUnderNewRules,
  SaveError,
  type Sealed,
  type TableOptions,
} from '@crawlspace/kernel';
import type { AnyModule } from '../games.ts';
import { gameLog, type TableEntry } from '../store/entries.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { fullHeadOf, type Kept } from './keeping.ts';

export interface Opened {
  readonly table: TableOf<GameShape>;
  readonly log: readonly TableEntry[];
  readonly kept: Kept;
}

type Report = (what: string, error: unknown) => void;

/** Answers between two copies of the state: whoever steps back plays so many again, which takes less than a millisecond. */
const OPTIONS: TableOptions = { snapshots: 16 };

/** Makes a table of what is stored of it; under newer rules it goes on from its last safe point, and the log says so. */
export async function openStored(
  module: AnyModule,
  stored: StoredTable,
  store: Pick<Store, 'append'>,
  report: Report,
): Promise<Opened> {
  if (stored.head.rules === module.rules) return openAsItWas(module, stored, report);
  const { id, log, line } = stored;
  const record = recordOf(stored);
  const table = resumeUnderNewRules(module, record);
  const added = table.log.slice(record.log.length);
  const head = fullHeadOf(table, module.rules);
  await store.append(id, log.length, added, head);
  const seq = log.length + added.length;
  const kept = { seq, hash: head.hash, line, settled: table.settled, since: 0 };
  return { table, log: [...log, ...added], kept };
}

/** The record of a stored table, as the kernel knows it. Its hash is empty when nobody worked it out. */
export function recordOf({ base, head, log, past }: StoredTable): GameRecord {
  const { hash, seal, rules } = head;
  const snapshot = past ? { snapshot: past.point.snapshot } : {};
  return { ...base, rules, log: gameLog(log), hash, seal, ...snapshot };
}

/** From its last safe point on; a table of which that leads nowhere is replayed from its start. */
function openAsItWas(module: AnyModule, stored: StoredTable, report: Report): Opened {
  const { id, log, line, head } = stored;
  const { hash } = head;
  const kept = { seq: log.length, hash, line };
  const record = recordOf(stored);
  try {
    const known = pastIn(module, stored);
    if (known) {
      const { past, sealed } = known;
      const table = openPast(module, record, { ...known, hash: hash || null }, OPTIONS);
      const settled = { answers: past.snapshot.answers, events: past.events.length };
      const since = record.log.length - sealed.entries;
      return { table, log, kept: { ...kept, settled, since } };
    }
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    report(`table ${id} cannot be opened at its safe point`, error);
  }
  const load = hash ? loadTable : replayTable;
  const table = load(module, record, OPTIONS);
  const settled = { answers: 0, events: 0 };
  return { table, log, kept: { ...kept, settled, since: record.log.length } };
}

function pastIn(
  { rules }: AnyModule,
  { past }: StoredTable,
): { past: Past; sealed: Sealed } | null {
  if (!past || past.point.rules !== rules) return null;
  const { snapshot, sealed } = past.point;
  const whole = pastOf(snapshot, past.parts);
  return whole && { past: whole, sealed };
}
