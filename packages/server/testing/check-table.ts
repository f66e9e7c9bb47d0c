import {
  hashOf,
  loadTable,
  openTable,
  replayTable,
  SPECTATOR,
  standingOf,
} from '@crawlspace/kernel';
import { isTableId, moduleOf } from '../src/games.ts';
import { openStored, recordOf } from '../src/rooms/opening.ts';
import type { Store, StoredTable } from '../src/store/store.ts';

/** What the people at one table know for sure. */
export interface Witness {
  readonly table: string;
  /** The names of answers that were acknowledged. */
  readonly acknowledged: Set<string>;
  /** The names of answers that were refused: they must not be there. */
  readonly refused: Set<string>;
  /** What was seen at each moment, as a hash of what all may know. */
  readonly seen: Map<string, string>;
}

export function newWitness(table: string): Witness {
  return { table, acknowledged: new Set(), refused: new Set(), seen: new Map() };
}

/** A stored table, replayed from its start. */
export async function tableIn(stored: StoredTable) {
  if (!isTableId(stored.base.game)) throw new Error('a game that is not known');
  const module = await moduleOf(stored.base.game);
  const record = recordOf(stored);
  return record.hash ? loadTable(module, record) : replayTable(module, record);
}

/**
 * Whether a table holds all that its people know for sure. Throws when it cannot be read or replayed.
 * Thoroughly: whether every moment that they saw is one that the log leads through.
 */
export async function checkTable(
  store: Store,
  { table: id, acknowledged, refused, seen }: Witness,
  isThorough: boolean,
): Promise<{ lost: number; diverged: number }> {
  const stored = await store.readTable(id);
  if (!stored || !isTableId(stored.base.game)) throw new Error(`table ${id} is gone`);
  const module = await moduleOf(stored.base.game);
  const record = recordOf(stored);
  const { log } = record;
  const table = await tableIn(stored);
  const { table: opened } = await openStored(module, stored, store, console.error);
  if (opened.hash() !== table.hash()) throw new Error('opened at its safe point it is another');
  const ids = log.flatMap((entry) => (entry.t === 'answer' && entry.id ? [entry.id] : []));
  const lost = [...acknowledged].filter((id) => ids.filter((each) => each === id).length !== 1);
  const unwanted = ids.filter((id) => refused.has(id));
  const { epoch, n } = table.moment;
  const last = seen.get(`${epoch}/${n}`);
  let diverged = last !== undefined && last !== hashOf(table.view(SPECTATOR).game) ? 1 : 0;
  if (isThorough) {
    const known = new Map<string, string>();
    let walked = openTable(module, { ...record, log: [] });
    let past = 0;
    const note = () => {
      known.set(`${past}/${walked.answerCount}`, hashOf(walked.view(SPECTATOR).game));
    };
    note();
    for (const [i, entry] of log.entries()) {
      if (entry.t === 'answer') walked.repeat(entry);
      else if (entry.t === 'undo') {
        past++;
        walked = openTable(module, { ...record, log: [] });
        for (const answer of standingOf(log.slice(0, i + 1)).answers) walked.repeat(answer);
      }
      note();
    }
    if ([...seen].some(([moment, hash]) => known.get(moment) !== hash)) diverged = 1;
  }
  return { lost: lost.length + unwanted.length, diverged };
}
