import type { Ask, CompanyBook, CompanyDeed, PersonId } from '@crawlspace/host/online';
import { type GameRecord, SetupError } from '@crawlspace/kernel';
import { type Client, Refused } from '../rooms/client.ts';
import type { AroundEntry } from '../rooms/entries.ts';
import { makeTable } from '../rooms/making.ts';
import { recordOf } from '../rooms/opening.ts';
import type { Room } from '../rooms/room.ts';
import { Seating, type Sitter } from '../rooms/seating.ts';
import { newName } from '../rooms/secrets.ts';
import type { GoingOn, NewTable, Store, StoredCompany, StoredLink } from '../store/store.ts';
import type { Company } from './rules.ts';

/** Deeds that begin a chapter. */
const DEPARTURES: ReadonlySet<CompanyDeed['t']> = new Set(['to-town', 'muster']);
/** Who belongs to the company is for its owner alone to say. */
const OWNERS_OWN: ReadonlySet<CompanyDeed['t']> = new Set(['found', 'recruit', 'retire', 'bury']);

/** Loaded when the first company comes. */
const loadRules = () => import('./rules.ts');

/** A chapter is being played: a file would tell what comes. */
export class ChapterUnderWay extends Error {
  override name = 'ChapterUnderWay';
}

/**
 * Companies that play here. A company goes on from the table where it played last; its log grows in the
 * same write as that table's, so that nothing is entered twice or taken back afterwards.
 */
export class Companies {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Does what somebody asks of the company at this table. Throws Refused. */
  async goOn(room: Room, client: Client, ask: Extract<Ask, { t: 'company' }>): Promise<void> {
    const rules = await loadRules();
    await room.goOn(async () => {
      requireRight(room, client, ask.deed);
      const { table, seating } = room;
      const here = seating.company;
      if ((here?.head ?? null) !== ask.after || here?.next) throw new Refused('moment-passed');
      if (!table.outcome) throw rules.refusal('not-over');
      const stored = here && (await this.#read(here.id));
      const before = stored ? rules.companyIn(stored.log) : null;
      const played = here?.head ? null : table;
      const company = rules.companyAfter(before, ask.deed, played, Date.now());
      if (company.log.length > rules.MOST_ENTRIES) throw new Refused('too-many');
      const id = here?.id ?? newName();
      const isDeparture = DEPARTURES.has(ask.deed.t);
      const chapters = stored?.chapters ?? new Map([[0, room.id]]);
      const opens = isDeparture ? await this.#nextTable(room, company, id, chapters) : null;
      if (company === before && !opens) return null;
      const going = goingOn(id, before, company, room.id, opens);
      const next = opens?.id ?? null;
      return { entry: { t: 'went-on', company: id, head: company.head, next }, going };
    });
  }

  /** What everybody at the table may read: the log of the company, and where its chapters are. */
  async book({ seating }: Room): Promise<CompanyBook> {
    const { refusal, companyIn, saveCompany } = await loadRules();
    if (!seating.company) throw refusal('no-company');
    const { log, chapters } = await this.#read(seating.company.id);
    const company = companyIn(log);
    return {
      saved: saveCompany(company),
      chapters: company.chronicle.map((_, n) => chapters.get(n) ?? null),
    };
  }

  /** The whole campaign as a file, for those who were at its last table; null for others. */
  async file(id: string, person: PersonId): Promise<object | null> {
    const stored = await this.#store.readCompany(id);
    if (!stored) return null;
    const last = stored.chapters.get(Math.max(...stored.chapters.keys()));
    const people = (await this.#store.readTable(last ?? ''))?.line.people ?? [];
    if (!people.some((each) => each.person === person)) return null;
    const { companyIn, fileCampaign, hashOfRecord } = await loadRules();
    const company = companyIn(stored.log);
    if (stored.chapters.has(company.chronicle.length)) throw new ChapterUnderWay(id);
    const records: Record<string, GameRecord> = {};
    for (const [n, { record: hash }] of company.chronicle.entries()) {
      const table = await this.#store.readTable(stored.chapters.get(n) ?? '');
      const record = table && recordOf(table);
      // A table that was opened under newer rules since is not what the log knows.
      if (record && hashOfRecord(record) === hash) records[hash] = record;
    }
    return fileCampaign({ company, records, current: null });
  }

  async #read(id: string): Promise<StoredCompany> {
    const stored = await this.#store.readCompany(id);
    if (!stored) throw new Error(`company ${id} is gone`);
    return stored;
  }

  /** The table of the chapter ahead: everybody sits where their heroes are, and all links lead there. */
  async #nextTable(
    room: Room,
    company: Company,
    id: string,
    chapters: StoredCompany['chapters'],
  ): Promise<NewTable> {
    const { chapterAhead, partyOf, refusal } = await loadRules();
    const ahead = chapterAhead(company);
    if (!ahead) throw refusal('not-in-town');
    const sitters = await this.#sitters(room, company, ahead.members, chapters);
    const { seating, isOpenToAll: lobby } = room;
    const around = () => [
      ...seating.carriedOver(sitters),
      { t: 'chapter', company: id } satisfies AroundEntry,
    ];
    try {
      const table = await makeTable({ ...ahead, owner: seating.owner, around, lobby });
      const party = partyOf(company.chronicle.at(-1));
      const links = linksFor(ahead.members, party, await this.#store.links(room.id));
      return { ...table, links };
    } catch (error) {
      if (error instanceof SetupError) throw refusal('bad-options');
      throw error;
    }
  }

  /** Who played these members when they were last out, as far as that was here. */
  async #sitters(
    room: Room,
    { chronicle }: Company,
    members: readonly string[],
    chapters: StoredCompany['chapters'],
  ): Promise<readonly (Sitter | null)[]> {
    const { partyOf } = await loadRules();
    const found = new Map<string, Sitter>();
    for (let n = chronicle.length - 1; n >= 0; n--) {
      const party = partyOf(chronicle[n]);
      const wanted = members.filter((member) => !found.has(member) && party.includes(member));
      if (wanted.length === 0) continue;
      const seating = await this.#seatingAt(chapters.get(n), room, party.length);
      for (const member of wanted) {
        const sitter = seating?.place(party.indexOf(member));
        if (sitter) found.set(member, sitter);
      }
    }
    return members.map((member) => found.get(member) ?? null);
  }

  async #seatingAt(table: string | undefined, room: Room, seats: number): Promise<Seating | null> {
    if (table === room.id) return room.seating;
    const stored = table === undefined ? null : await this.#store.readTable(table);
    return stored && new Seating(seats, stored.log);
  }
}

/**
 * Whoever owns the table leads the company, and alone says who belongs to it. While they are away anybody who
 * sits there may lead it on.
 */
function requireRight(room: Room, client: Client, { t }: CompanyDeed): void {
  const { owner } = room.seating;
  if (client.person === owner) return;
  const mayStandIn = room.seatsOf(client).length > 0 && !room.isHere(owner);
  if (OWNERS_OWN.has(t) || !mayStandIn) throw new Refused('not-allowed');
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
  const step = { company: id, after, entries: company.log.slice(after), chapters };
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
