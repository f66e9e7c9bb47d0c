import { SetupError } from '@crawlspace/kernel';
import { moduleOf } from '../games.ts';
import { Refused } from '../rooms/client.ts';
import { makeTable } from '../rooms/making.ts';
import { openStored } from '../rooms/opening.ts';
import { Seating, type Sitter } from '../rooms/seating.ts';
import { newName } from '../secrets.ts';
import type { AroundEntry } from '../store/entries.ts';
import { linesOf } from '../store/lines.ts';
import type { GoingOn, NewTable, Store, StoredCompany, StoredLink } from '../store/store.ts';
import {
  type Company,
  chapterAhead,
  companyAfter,
  MOST_ENTRIES,
  partyOf,
  refusal,
  soundCompanyIn,
} from './company-rules.ts';
import type { Departure, Gone } from './errands.ts';
import { companyAt } from './reading.ts';

/** Deeds that begin a chapter. */
const DEPARTURES: ReadonlySet<Departure['deed']['t']> = new Set(['to-town', 'muster']);

type AnyTable = NonNullable<Parameters<typeof companyAfter>[2]>;

/*
 * What a company does next, from what is stored: its log is read, what was played is entered, and the table of the
 * chapter ahead is made. All of that takes time that grows with the log, so that it is done in the thread of the library.
 */

/** Throws Refused. Nothing is written here. */
export async function goOn(store: Store, departure: Departure): Promise<Gone> {
  const { company: here, deed, table, at } = departure;
  await requireNoPacks(store, table.id);
  const stored = here && (await companyAt(store, here.id));
  const before = stored ? wholeCompany(stored.log) : null;
  const played = here?.isEntered ? null : await playedAt(store, table.id);
  const company = companyAfter(before, deed, played, at);
  if (company.log.length > MOST_ENTRIES) throw new Refused('too-many');
  const id = here?.id ?? newName();
  const chapters = stored?.chapters ?? new Map([[0, table.id]]);
  const leaving = { store, table, company, id, chapters };
  const opens = DEPARTURES.has(deed.t) ? await nextTable(leaving) : null;
  if (company === before && !opens) return null;
  return { id, head: company.head, going: goingOn(id, before, company, table.id, opens) };
}

/** No company plays with packs yet. */
async function requireNoPacks(store: Store, table: string): Promise<void> {
  if ((await store.packsOf(table)).length > 0) throw refusal('with-packs');
}

/** A log that cannot be read to its end goes on from a file, which opens where it is sound. */
function wholeCompany(log: StoredCompany['log']): Company {
  const { company, file } = soundCompanyIn(log);
  if (file) throw refusal('broken');
  return company;
}

/** What was played at a table, which is over. */
async function playedAt(store: Store, id: string): Promise<AnyTable> {
  const stored = await store.readTable(id);
  if (!stored) throw new Error(`table ${id} is gone`);
  const module = await moduleOf(stored.base.game as Parameters<typeof moduleOf>[0]);
  const { table } = await openStored(module, stored, store, () => undefined);
  return table;
}

interface Leaving {
  readonly store: Store;
  readonly table: Departure['table'];
  readonly company: Company;
  readonly id: string;
  readonly chapters: StoredCompany['chapters'];
}

/** The table of the chapter ahead: everybody sits where their heroes are, and all links lead there. */
async function nextTable({
  store,
  table: from,
  company,
  id,
  chapters,
}: Leaving): Promise<NewTable> {
  const ahead = chapterAhead(company);
  if (!ahead) throw refusal('not-in-town');
  const here = await seatingAt(store, from.id, from.seats);
  if (!here) throw new Error(`table ${from.id} is gone`);
  const sitters = await sittersOf(company, ahead.members, (n, seats) =>
    chapters.get(n) === from.id ? here : seatingAt(store, chapters.get(n), seats),
  );
  const around = () => [
    ...here.carriedOver(sitters),
    { t: 'chapter', company: id } satisfies AroundEntry,
  ];
  try {
    const table = await makeTable({ ...ahead, owner: here.owner, around, lobby: from.lobby });
    const party = partyOf(company.chronicle.at(-1));
    const links = linksFor(ahead.members, party, await store.links(from.id));
    return { ...table, links };
  } catch (error) {
    if (error instanceof SetupError) throw refusal('bad-options');
    throw error;
  }
}

/** Who played these members when they were last out, as far as that was here. */
async function sittersOf(
  { chronicle }: Company,
  members: readonly string[],
  seatingOf: (chapter: number, seats: number) => Seating | null | Promise<Seating | null>,
): Promise<readonly (Sitter | null)[]> {
  const found = new Map<string, Sitter>();
  for (let n = chronicle.length - 1; n >= 0; n--) {
    const party = partyOf(chronicle[n]);
    const wanted = members.filter((member) => !found.has(member) && party.includes(member));
    if (wanted.length === 0) continue;
    const seating = await seatingOf(n, party.length);
    for (const member of wanted) {
      const sitter = seating?.place(party.indexOf(member));
      if (sitter) found.set(member, sitter);
    }
  }
  return members.map((member) => found.get(member) ?? null);
}

async function seatingAt(
  store: Store,
  table: string | undefined,
  seats: number,
): Promise<Seating | null> {
  const stored = table === undefined ? null : await store.readTable(table);
  return stored && new Seating(seats, stored.log);
}

function goingOn(
  id: string,
  before: Company | null,
  company: Company,
  table: string,
  opens: NewTable | null,
): GoingOn {
  const after = before?.log.length ?? 0;
  const chapters = [
    ...(before ? [] : [{ n: 0, table }]),
    ...(opens ? [{ n: company.chronicle.length, table: opens.id }] : []),
  ];
  const step = {
    company: id,
    after,
    entries: linesOf(company.log.slice(after)),
    chapters,
  };
  return opens ? { step, opens } : { step };
}

/** The same links at the next table; those to a seat lead to the same hero. */
function linksFor(
  members: readonly string[],
  party: readonly string[],
  links: readonly StoredLink[],
): readonly StoredLink[] {
  return links.flatMap((link) => {
    if (link.seat === null) return [link];
    const seat = members.indexOf(party[link.seat] ?? '');
    return seat < 0 ? [] : [{ ...link, seat }];
  });
}
