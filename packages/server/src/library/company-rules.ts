import {
  adventureSetup,
  bury,
  type Chapter,
  type Circumstances,
  COMPANY_VERSION,
  type Company,
  type CompanyRefusal,
  comeHome,
  content,
  type Doing,
  fileCampaign,
  fileOfBroken,
  foundAfter,
  hashOfRecord,
  leaveTown,
  loadCompany,
  type MemberId,
  type Mustering,
  muster,
  type NewHero,
  openCompany,
  passTown,
  recruit,
  retire,
  saveCompany,
  staySetup,
} from '@crawlspace/brimstone';
import type { GameShape, TableOf } from '@crawlspace/host';
import type { CompanyDeed } from '@crawlspace/host/online';
import { hashOf } from '@crawlspace/kernel';
import type { TableId } from '../games.ts';
import { report } from '../journal.ts';
import { Refused } from '../rooms/client.ts';

/** Only this file knows whose company it is; it is loaded when the first company comes. */
export { type Company, fileCampaign, hashOfRecord, saveCompany };

/** What companies play with. */
const HOUSE = { content };

export function readSaved(saved: unknown): Company {
  return loadCompany(saved, HOUSE);
}

/**
 * More than anybody plays in years: nobody fills the disk by recruiting and dismissing. To read a log takes time that
 * grows faster than its length.
 */
export const MOST_ENTRIES = 1500;

type AnyTable = TableOf<GameShape>;

/** A chapter that can be played. */
export interface Ahead {
  readonly game: TableId;
  readonly setup: unknown;
  readonly members: readonly MemberId[];
}

/** A stored log as a company is saved. A newer form of company data comes with a migration of the store. */
function savedAs(log: readonly unknown[]): object {
  return { version: COMPANY_VERSION, head: hashOf(log.at(-1)), log };
}

/** A company from its stored log. */
export function companyIn(log: readonly unknown[]): Company {
  return readSaved(savedAs(log));
}

/** The same as far as it is sound, and all of it as a file where that is not all. */
export function soundCompanyIn(log: readonly unknown[]): {
  readonly company: Company;
  readonly file: object | null;
} {
  const { company, broken } = openCompany(savedAs(log), HOUSE);
  return { company, file: broken && fileOfBroken(savedAs(log)) };
}

/** The chapter that the company has set out for, or the road it is on; null when it is at home. */
export function chapterAhead(company: Company): Ahead | null {
  const { whereabouts } = company;
  if (whereabouts.at === 'home') return null;
  const { members } = whereabouts;
  return whereabouts.at === 'town'
    ? { game: 'brimstone-stay', setup: staySetup(company), members }
    : { game: 'brimstone', setup: adventureSetup(company), members };
}

/** Who was in a chapter, in the order of their seats. */
export function partyOf(chapter: Chapter | undefined): readonly MemberId[] {
  return chapter?.fates.map(({ member }) => member) ?? [];
}

/**
 * The company after what it is to do. What was played at `table` is entered first, if it was not before.
 * Throws Refused.
 */
export function companyAfter(
  before: Company | null,
  deed: CompanyDeed,
  table: AnyTable | null,
  at: number,
): Company {
  const about = { ...HOUSE, at };
  if (deed.t === 'found') {
    // A company that is there already cannot be founded again.
    if (before || !table) throw refusal('founded-already');
    if (table.save().game !== 'brimstone') throw refusal('other-game');
    return done(foundAfter(deed.name, adventureAt(table), about));
  }
  if (!before) throw refusal('no-company');
  const company = table ? done(entered(before, table, about)) : before;
  switch (deed.t) {
    case 'come-home':
    case 'to-town':
      return company;
    case 'pass-town':
      return done(passTown(company, about));
    case 'muster': {
      const { t: _, ...mustering } = deed;
      return done(muster(company, mustering as Mustering, about));
    }
    case 'recruit':
      return done(recruit(company, deed.hero as NewHero, about));
    case 'retire':
      return done(retire(company, deed.member, about));
    case 'bury':
      return done(bury(company, deed.member, about));
  }
}

function entered(company: Company, table: AnyTable, about: Circumstances): Doing {
  return company.whereabouts.at === 'town'
    ? leaveTown(company, table as unknown as Parameters<typeof leaveTown>[1], about)
    : comeHome(company, adventureAt(table), about);
}

function adventureAt(table: AnyTable): Parameters<typeof comeHome>[1] {
  return table as unknown as Parameters<typeof comeHome>[1];
}

function done(doing: Doing): Company {
  if (!doing.ok && doing.cause) report('a chapter could not be entered', doing.cause);
  if (!doing.ok) throw refusal(doing.reason);
  return doing.company;
}

export function refusal(reason: CompanyRefusal): Refused {
  return new Refused('company', reason);
}
