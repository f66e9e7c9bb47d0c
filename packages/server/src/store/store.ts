import type { LinkKind, PersonId, Word } from '@crawlspace/host/online';
import type {
  GameRecord,
  PastPart,
  RecordHead,
  Sealed,
  SeatId,
  Snapshot,
} from '@crawlspace/kernel';
import type { TableEntry } from './entries.ts';
import type { Lines } from './lines.ts';
import type { Raw } from './raw.ts';

/** What a table was opened with; it never changes. */
export type TableBase = Omit<GameRecord, 'log' | 'packs' | keyof RecordHead>;

/** A pack that tables are played with, kept once for all of them: JSON, known by its hash. */
export interface StoredPack {
  readonly hash: string;
  readonly pack: string;
}

/** What lists tell about a table, without its log being read. */
export interface TableLine {
  /** Lines of before name nobody: then it is as it was. */
  readonly owner?: PersonId;
  /** Anybody may find it in the lobby. */
  readonly open: boolean;
  readonly over: boolean;
  /** Whose list it is in, and whether the table waits for them. */
  readonly people: readonly { readonly person: PersonId; readonly waits: boolean }[];
  /** The owner does not want them there; left out where that is nobody. */
  readonly removed?: readonly PersonId[];
  /** For whoever shows the list. */
  readonly about: unknown;
}

/** A safe point that a table can be opened at, without giving again the answers that led there. */
export interface SafePoint {
  readonly snapshot: Snapshot<unknown>;
  readonly rules: number;
  /** The seal of the game's log when it was stored. */
  readonly sealed: Sealed;
}

/** What is replaced with new entries. What is left out stays as it was. */
export interface TableHead {
  /** Fingerprint of the table after the last entry; empty when nobody worked it out. */
  readonly hash: string;
  readonly seal: string;
  /** The rules that the end of the log was played by. */
  readonly rules: number;
  readonly line?: TableLine;
  /**
   * The people in its line for whom it waits now or waits no more, when nothing else of the line is new:
   * that changes with most answers, and the line need not be written for it.
   */
  readonly waits?: TableLine['people'];
  /** A new safe point, and what came of the answers since the one before. */
  readonly past?: { readonly point: SafePoint; readonly part: PastPart };
}

export interface NewTable {
  readonly id: string;
  readonly owner: PersonId;
  readonly base: TableBase;
  readonly entries: readonly TableEntry[];
  readonly head: TableHead & { readonly line: TableLine };
  /** Ways to it that there are from the start. */
  readonly links?: readonly StoredLink[];
  /** From where it was made: names an address without telling it. A table that a company goes on to has that of the one before. */
  readonly maker?: string | null;
  /** The packs that its setup names. */
  readonly packs?: readonly StoredPack[];
}

/** What happens to a company in one go. It has no row of its own: it is its log, and the tables of its chapters. */
export interface CompanyStep {
  readonly company: string;
  /** How many entries its log has: the place is the key, as it is for tables. */
  readonly after: number;
  /** As the game chains them: whoever makes them writes them out, and no store looks inside. */
  readonly entries: Lines;
  /** The tables that chapters are played at, by the number of the chapter. Each chapter has one table. */
  readonly chapters: readonly { readonly n: number; readonly table: string }[];
}

export interface StoredCompany {
  readonly log: readonly unknown[];
  /** The table of each chapter that was played here, by the number of the chapter. */
  readonly chapters: ReadonlyMap<number, string>;
}

/** How far a company is. */
export interface CompanyHead {
  readonly entries: number;
  /** The last chapter that has a table here. */
  readonly last: { readonly n: number; readonly table: string };
}

/** A company goes on from a table. */
export interface GoingOn {
  readonly step: CompanyStep;
  /** The table of the chapter that begins. */
  readonly opens?: NewTable;
}

export interface StoredTable {
  readonly id: string;
  readonly base: TableBase;
  readonly log: readonly TableEntry[];
  readonly head: Pick<TableHead, 'hash' | 'seal' | 'rules'>;
  readonly line: TableLine;
  readonly past: { readonly point: SafePoint; readonly parts: readonly PastPart[] } | null;
}

/** How somebody stands to a table, and what may be known of it before it is read. */
export interface Standing {
  readonly owner: PersonId;
  /** Anybody may find it in the lobby. */
  readonly open: boolean;
  readonly over: boolean;
  /** How many entries its log has. */
  readonly entries: number;
  /** They own it or sit there. */
  readonly isTheirs: boolean;
  readonly isRemoved: boolean;
  /** The company of which it is a chapter. */
  readonly company: string | null;
}

export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly owner: PersonId;
  readonly over: boolean;
  readonly waits: boolean;
  readonly about: unknown;
  /** When its log last grew, in milliseconds since 1970. */
  readonly updated: number;
  /** When it grew or somebody came to it. */
  readonly touched: number;
}

export interface Person {
  readonly id: PersonId;
  /** Of their secret. */
  readonly hash: Uint8Array;
  readonly name: string;
}

export interface KnownPerson extends Person {
  /** When they were last seen, in milliseconds since 1970; 0 when nobody knows. */
  readonly seen: number;
}

export interface StoredLink {
  readonly id: string;
  readonly kind: LinkKind;
  readonly seat: SeatId | null;
  /** Whose seats it leads to, where it is a link for another device of theirs. */
  readonly person?: PersonId;
  readonly hash: Uint8Array;
}

/** Where a browser of somebody can be told something while it is closed. */
export interface StoredPush {
  readonly endpoint: string;
  /** Its keys, so that only it can read what is sent. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What somebody says about somebody else at a table, for whoever looks after the server. */
export interface NewReport {
  readonly table: string;
  readonly by: PersonId;
  readonly byName: string;
  readonly person: PersonId;
  readonly name: string;
  readonly why: string;
  /** The last lines of the chat. */
  readonly words: readonly Word[];
}

export interface Report extends NewReport {
  /** Later ones have a higher one. */
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** So many, from behind this name on, in some order that is always the same. */
export interface Walk {
  readonly after: string;
  readonly limit: number;
}

export interface Walked {
  /** Where to go on; null at the end. */
  readonly next: string | null;
}

export interface Forgotten {
  readonly people: number;
  readonly pushes: number;
}

/** Before which everything was touched: what is deleted goes whenever that was. */
export const EVER = Number.MAX_SAFE_INTEGER;

/** The setting with the time from which on it is noted when tables and people are seen, in milliseconds since 1970. */
export const SEEN_SINCE = 'seen-since';

/** Where a page of a list goes on: after the table with this time and id. */
export interface Page {
  readonly limit: number;
  readonly after?: Pick<ListedTable, 'updated' | 'id'>;
}

/** Somebody else has written to the table: whoever gets this no longer has it. */
export class Fenced extends Error {
  override name = 'Fenced';
}

/**
 * Nobody knows whether it was stored: the connection broke in the middle. The table has to be read
 * anew.
 */
export class Unsure extends Error {
  override name = 'Unsure';
}

/**
 * Keeps tables, people and links. What it has resolved is on the disk. A rejection that is neither
 * Fenced nor Unsure says that nothing was stored and the same may be tried again.
 */
export interface Store {
  /** For the host's tools. */
  readonly raw: Raw;

  /** With a step, the table is opened for a company: all of it or nothing. */
  createTable(table: NewTable, step?: CompanyStep): Promise<void>;
  /** Removes what was written of tables that were never finished, because their process was killed. Called before any is made. */
  removeUnfinished(): Promise<void>;
  readTable(id: string): Promise<StoredTable | null>;
  /** The packs of a table, in no order; none where there is no such table. They go with the last table that has them. */
  packsOf(id: string): Promise<readonly StoredPack[]>;
  /** Removes the packs that no table is played with: the host's tools remove tables without a look at them. */
  forgetPacks(): Promise<void>;
  /** What has to be known before a table is read for somebody; null when there is no such table. */
  standing(id: string, person: PersonId): Promise<Standing | null>;
  /**
   * Adds entries to a log that has `expectedSeq` of them and replaces its head: all of it or
   * nothing. The place in the log is the key: of two writers one gets Fenced. With `going` the company
   * that plays there goes on in the same write, to another table if one is given.
   */
  append(
    id: string,
    expectedSeq: number,
    entries: readonly TableEntry[],
    head: TableHead,
    going?: GoingOn,
  ): Promise<void>;
  /** Null when there is no such company. */
  readCompany(id: string): Promise<StoredCompany | null>;
  /** The tables of its chapters alone, by the number of the chapter, the first one first. */
  chaptersOf(company: string): Promise<StoredCompany['chapters']>;
  /** The same without its log: takes as little however long that is. */
  companyHead(id: string): Promise<CompanyHead | null>;

  findPerson(id: PersonId): Promise<KnownPerson | null>;
  savePerson(person: Person): Promise<void>;
  /** Somebody who is known was here. */
  seePerson(id: PersonId): Promise<void>;

  links(table: string): Promise<readonly StoredLink[]>;
  addLink(table: string, link: StoredLink): Promise<void>;
  removeLinks(table: string, ids: readonly string[]): Promise<void>;

  /** The tables somebody sits at; what happened last comes first. */
  tablesOf(person: PersonId, page: Page): Promise<readonly ListedTable[]>;
  /** The tables that anybody may find and that are not over. */
  openTables(page: Page): Promise<readonly ListedTable[]>;
  /** How many unfinished tables somebody owns. */
  tablesOwnedBy(person: PersonId): Promise<number>;

  /** A text that is kept under a name; with `otherwise`, that is kept if nothing was. */
  setting<Otherwise extends string | undefined = undefined>(
    name: string,
    otherwise?: Otherwise,
  ): Promise<string | (Otherwise extends string ? never : null)>;

  replaceSetting(name: string, text: string): Promise<void>;

  /** Keeps where to reach a browser; of those of one person the newest `most`. */
  addPush(person: PersonId, push: StoredPush, most: number): Promise<void>;
  removePush(person: PersonId, endpoint: string): Promise<void>;
  /** The browsers of somebody who came since the last time they were taken; none before they come again. */
  takePushes(person: PersonId): Promise<readonly StoredPush[]>;
  /** They came: they may be told something again. */
  renewPushes(person: PersonId): Promise<void>;

  /** Somebody has come to these tables, or is there. */
  visitTables(ids: readonly string[]): Promise<void>;
  /** The owner of a table has come to it, or has left. */
  ownerCame(id: string): Promise<void>;
  /** When the owner of a table was last there, as far as anybody took note; 0 where there is no such table. */
  ownerSeen(id: string): Promise<number>;
  /** Those of the next tables that nobody has touched since, and that no company needs. */
  untouchedTables(
    before: number,
    walk: Walk,
  ): Promise<Walked & { readonly found: readonly string[] }>;
  /** Removes a table with all that belongs to it, unless it was touched since or a company needs it. */
  forgetTable(id: string, before: number): Promise<boolean>;
  /** Removes those of the next people who have no table and were not seen since, with their push addresses. */
  forgetPeople(before: number, walk: Walk): Promise<Walked & Forgotten>;
  /** Removes push addresses of people nobody knows, given before then: of those of the next people. */
  forgetPushes(before: number, walk: Walk): Promise<Walked & Pick<Forgotten, 'pushes'>>;

  /** Those of the next companies at none of whose tables anybody was since. */
  untouchedCompanies(
    before: number,
    walk: Walk,
  ): Promise<Walked & { readonly found: readonly string[] }>;
  /** When somebody last wrote to a table of each company or came to one, in milliseconds since 1970. */
  touchedCompanies(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Removes a company with the tables of all its chapters, unless one of them was touched since. */
  forgetCompany(id: string, before: number): Promise<boolean>;

  /** The bytes of the tables that somebody owns or that were made from an address, with what companies added from there. */
  bytesOf(whose: { readonly owner: PersonId } | { readonly maker: string }): Promise<number>;
  /** The bytes of all that is kept. */
  bytes(): Promise<number>;

  /** Keeps a report; of those by one person the newest `most`. */
  addReport(report: NewReport, most: number): Promise<void>;
  /** The newest come first; those before `after`, if it is given. */
  reports(page: { readonly limit: number; readonly after?: number }): Promise<readonly Report[]>;
  /** Removes the reports of before then, and says how many. */
  forgetReports(before: number): Promise<number>;

  /** Throws when the store cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}
