import type { PersonId } from '@crawlspace/host/online';
import { loadTable, parseRecord, SaveError, Table } from '@crawlspace/kernel';
import { measured } from '../cost/bill.ts';
import { type AnyModule, moduleAt, type Packed, type TableId } from '../games.ts';
import { newName } from '../secrets.ts';
import type { AroundEntry, TableEntry } from '../store/entries.ts';
import type { NewTable } from '../store/store.ts';
import { fullHeadOf } from './keeping.ts';
import { lineOf } from './line.ts';
import { Seating } from './seating.ts';

/** What a table is made from. */
export interface Making {
  readonly owner: PersonId;
  readonly game: TableId;
  readonly setup: unknown;
  /** A game that was begun elsewhere goes on here. */
  readonly record?: unknown;
  /** The packs that the setup names; a record brings its own. */
  readonly packs?: readonly unknown[] | undefined;
  /** Who is around it from the start, at so many seats. */
  readonly around: (seats: number) => readonly AroundEntry[];
  readonly lobby: boolean;
}

/** Letters of a seed: 5 bits each, and luck has 128 of them. */
const SEED_LETTERS = 32;
/** A game brought from elsewhere is replayed: that takes its time. */
const MOST_ENTRIES = 5000;

/** Makes a table that is to be stored. Throws SetupError or SaveError when it is made of nonsense. */
export async function makeTable(wanted: Making): Promise<NewTable> {
  const module = await moduleAt(wanted.game, packedIn(wanted));
  return measured(() => made(wanted, module));
}

function packedIn({ setup, record, packs }: Making): Packed {
  return record === undefined ? { setup, packs } : parseRecord(record);
}

function made({ owner, around, lobby, setup, record }: Making, module: AnyModule): NewTable {
  const table = record === undefined ? startTable(module, setup) : takeIn(module, record);
  const { log, hash: _, seal: __, snapshot: ___, packs: ____, ...base } = table.save();
  const entries: TableEntry[] = [...log, ...around(table.seats)];
  const line = lineOf(table, base.setup, new Seating(table.seats, entries), lobby);
  const head = { ...fullHeadOf(table, module.rules), line };
  const packs = (module.packs ?? []).map(({ ref, pack }) => ({
    hash: ref.hash,
    pack: JSON.stringify(pack),
  }));
  return { id: newName(), owner, base, entries, head, ...(packs.length > 0 ? { packs } : {}) };
}

function startTable(module: AnyModule, setup: unknown) {
  return Table.start(module, module.parseSetup(setup), newName(SEED_LETTERS));
}

/**
 * A game from elsewhere, replayed from its setup on. One that starts from a state that somebody sent
 * is not taken: the rules trust states, and this one could be anything.
 */
function takeIn(module: AnyModule, saved: unknown) {
  const record = parseRecord(saved);
  const isOwn = !record.origin && record.log.every(({ t }) => t !== 'rules-changed');
  if (!isOwn) throw new SaveError('malformed', 'this save does not start from its setup');
  if (record.log.length > MOST_ENTRIES) throw new SaveError('malformed', 'this save is too long');
  return loadTable(module, record);
}

/** Who plays a seat from the start: the owner, a bot, or whoever comes. */
export type FirstSitter = 'me' | 'bot' | 'expert' | 'open';

/** The owner with their name, and who sits where before anybody else has come. */
export function firstSeating(
  { owner, name, seats }: { owner: PersonId; name: string; seats: readonly FirstSitter[] },
  count: number,
): readonly AroundEntry[] {
  const entries: AroundEntry[] = [
    { t: 'owner', person: owner },
    { t: 'named', person: owner, name },
  ];
  for (let seat = 0; seat < count; seat++) {
    const who = seats[seat] ?? 'open';
    if (who === 'me') entries.push({ t: 'seated', seat, person: owner });
    else if (who !== 'open') {
      entries.push({ t: 'handed-over', seat, to: { bot: who }, by: owner });
    }
  }
  return entries;
}
