import type { PersonId } from '@crawlspace/host/online';
import { hashOf, parseRecord, SaveError, SetupError } from '@crawlspace/kernel';
import { moduleOf } from '../games.ts';
import type { Ahead } from '../library/company-rules.ts';
import { firstSeating, makeTable } from '../rooms/making.ts';
import { newName } from '../secrets.ts';
import { linesOf } from '../store/lines.ts';
import type { CompanyStep, NewTable } from '../store/store.ts';
import { readCompany, readNewTable } from '../wire/schema.ts';

/** Something that somebody brings from elsewhere, as it was sent: nobody has looked at it yet. */
export interface Brought {
  readonly what: 'game' | 'company';
  /** As it came: only the thread makes letters of it. */
  readonly bytes: Uint8Array;
  readonly owner: PersonId;
  /** Whether tables may be found by anybody. */
  readonly openLobby: boolean;
}

/** What came of it, to be stored. */
export interface TakenIn {
  readonly table: NewTable;
  /** The company that plays there, if one does. */
  readonly step?: CompanyStep;
  /** What its owner is called. */
  readonly name: string;
}

/**
 * Reads, checks and replays what somebody brings. Throws SetupError or SaveError when it is made of nonsense, and returns
 * null when it is not even that.
 */
export function takeIn(brought: Brought): Promise<TakenIn | null> {
  const text = new TextDecoder().decode(brought.bytes);
  return brought.what === 'game' ? takeInGame(brought, text) : takeInCompany(brought, text);
}

async function takeInGame({ owner, openLobby }: Brought, text: string): Promise<TakenIn | null> {
  const wanted = readNewTable(text);
  if (!wanted) return null;
  const { game, name, setup, record, packs, seats = [], lobby = false } = wanted;
  const table = await makeTable({
    ...{ owner, game, setup, record, packs, lobby: lobby && openLobby },
    around: (count) => firstSeating({ owner, name, seats }, count),
  });
  return { table, name };
}

/** A company plays on here from where it is, which must not be at home. */
async function takeInCompany({ owner }: Brought, text: string): Promise<TakenIn | null> {
  const wanted = readCompany(text);
  if (!wanted) return null;
  const { name, company: saved, current, seats = [] } = wanted;
  const { MOST_ENTRIES, readSaved, chapterAhead } = await import('../library/company-rules.ts');
  if (entriesIn(saved) > MOST_ENTRIES) throw new SaveError('malformed', 'it is too long');
  const company = readSaved(saved);
  const ahead = chapterAhead(company);
  if (!ahead) throw new SetupError('the company is at home');
  if (current !== undefined) await checkBegun(ahead, current);
  const id = newName();
  const table = await makeTable({
    ...{ owner, ...ahead, record: current, lobby: false },
    around: (count) => [
      ...firstSeating({ owner, name, seats }, count),
      { t: 'chapter', company: id },
    ],
  });
  const chapters = [{ n: company.chronicle.length, table: table.id }];
  const entries = linesOf(company.log);
  return { table, name, step: { company: id, after: 0, entries, chapters } };
}

/** Whatever it is that somebody brings: it has not been looked at yet. */
function entriesIn(saved: unknown): number {
  const log = (saved as { readonly log?: unknown } | null)?.log;
  return Array.isArray(log) ? log.length : 0;
}

/** What was begun elsewhere must be the chapter that the company has set out for. */
async function checkBegun({ game, setup }: Ahead, current: unknown): Promise<void> {
  const record = parseRecord(current);
  const module = await moduleOf(game);
  const [begun, wanted] = [record.setup, setup].map((each) => hashOf(module.parseSetup(each)));
  if (record.game === game && begun === wanted) return;
  throw new SaveError('malformed', 'what is being played is not where the company is');
}
