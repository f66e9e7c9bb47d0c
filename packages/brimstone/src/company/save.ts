import { hashOf, SaveError, SetupError } from '@crawlspace/kernel';
import type { Content } from '../content-types.ts';
import { enter, UNFOUNDED } from './chain.ts';
import { type Fields, fieldsOf } from './checks.ts';
import { COMPANY_VERSION, type Company, type CompanyEntry, type Deed } from './company.ts';
import { parseEntry } from './parse-entry.ts';
import { refusalOf } from './refusals.ts';

/** A company as it is kept: its log, and the hash that the log ends with. */
export interface SavedCompany {
  readonly version: number;
  readonly head: string;
  readonly log: readonly CompanyEntry[];
}

/** What brings entries of a version into the form of the next. */
export type Migration = (entries: readonly Fields[]) => readonly Fields[];
/** By the version they start from. */
export type Migrations = Readonly<Record<number, Migration>>;

/** What was written before cards of members at home were noted is as good as ever: there were none. */
const MIGRATIONS: Migrations = { 1: (entries) => entries };

export function saveCompany({ head, log }: Company): SavedCompany {
  return { version: COMPANY_VERSION, head, log };
}

interface Reading {
  readonly content: Content;
  readonly migrations?: Migrations;
}

/** A company as far as its log is sound. */
export interface OpenedCompany {
  readonly company: Company;
  /** Why the next entry cannot be read; null when all of them could. */
  readonly broken: SaveError | null;
}

/**
 * Reads a company that comes from outside, from any version up to this one. Throws SaveError and
 * says what is wrong with it: torn, edited, newer, or never possible.
 */
export function loadCompany(value: unknown, reading: Reading): Company {
  const { company, broken } = openCompany(value, reading);
  if (broken) throw broken;
  return company;
}

/**
 * The same, but a log with an entry that cannot be opens where it was last sound, so that nobody loses a whole
 * company to one bad chapter. Throws SaveError where nothing is sound, or where somebody edited it.
 */
export function openCompany(
  value: unknown,
  { content, migrations = MIGRATIONS }: Reading,
): OpenedCompany {
  const { version, head, log } = partsOf(value);
  const isOfToday = version === COMPANY_VERSION;
  if (!isOfToday) checkChain(log, head);
  const { company, broken } = soundPart(migrated(log, version, migrations), content);
  // What was edited is often impossible, too: then that it was edited is what has to be said.
  if (isOfToday && (broken || company.head !== head)) checkChain(log, head);
  if (company.log.length === 0) throw broken ?? malformed('it has no entries');
  return { company, broken };
}

function soundPart(entries: readonly Fields[], content: Content): OpenedCompany {
  let company = UNFOUNDED;
  for (const fields of entries) {
    try {
      company = withEntry(company, content, fields);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      return { company, broken: error };
    }
  }
  return { company, broken: null };
}

/** Why a stranger could not read the last entry of a company; null when it is as it should be. */
export function whyUnreadable(
  before: Company,
  { log, head }: Company,
  content: Content,
): SaveError | null {
  try {
    const written = JSON.parse(JSON.stringify(log.at(-1))) as Fields;
    const read = withEntry(before, content, written);
    return read.head === head ? null : malformed('what is read is not what was written');
  } catch (error) {
    if (error instanceof SaveError) return error;
    throw error;
  }
}

function partsOf(value: unknown) {
  if (typeof value !== 'object' || value === null) throw malformed('it is not an object');
  const { version, head, log } = value as Partial<Record<keyof SavedCompany, unknown>>;
  if (!Number.isSafeInteger(version)) throw malformed('its version is not a number');
  if ((version as number) > COMPANY_VERSION) {
    throw new SaveError(
      'newer-format',
      `this company has version ${version}; this program reads versions up to ${COMPANY_VERSION}`,
    );
  }
  if (typeof head !== 'string' || !Array.isArray(log)) throw malformed('it has no log');
  return { version: version as number, head, log: log as readonly unknown[] };
}

/** Each entry names the hash of the one before, and the company that of the last. */
function checkChain(log: readonly unknown[], head: string): void {
  let last = '';
  for (const [n, entry] of log.entries()) {
    if (typeof entry !== 'object' || entry === null) throw malformed(`entry ${n + 1} is none`);
    if ((entry as Partial<CompanyEntry>).after !== last) throw edited(n === 0 ? 1 : n);
    last = hashOf(entry);
  }
  if (last !== head) throw edited(log.length);
}

function edited(entry: number): SaveError {
  return new SaveError(
    'edited',
    `the company's log was changed or cut after it was written, at entry ${entry}`,
  );
}

function migrated(
  log: readonly unknown[],
  version: number,
  migrations: Migrations,
): readonly Fields[] {
  let entries = log as readonly Fields[];
  for (let from = version; from < COMPANY_VERSION; from++) {
    const step = Object.hasOwn(migrations, from) ? migrations[from] : undefined;
    if (!step) throw malformed(`there never was a version ${from}`);
    entries = step(entries);
  }
  return entries;
}

function withEntry(company: Company, content: Content, fields: Fields): Company {
  const what = `entry ${company.log.length + 1}`;
  try {
    const { after: _, at, ...deed } = parseEntry(content, fieldsOf(fields, what));
    const reason = refusalOf(company, deed as Deed);
    if (reason) throw malformed(`${what} is impossible (${reason})`);
    return enter(company, deed as Deed, at);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw malformed(`${what}: ${error.message}`);
  }
}

function malformed(detail: string): SaveError {
  return new SaveError('malformed', `not a valid company: ${detail}`);
}
