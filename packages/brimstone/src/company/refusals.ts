import type { Company, Deed, DeedOf, MemberId, Returned } from './company.ts';
import { MOST_MEMBERS, MOST_ON_ADVENTURE, memberOf, rosterOf } from './company.ts';

/** Why something cannot be done with a company; the text is at `company.refused.<reason>`. */
export const COMPANY_REFUSALS = [
  'no-company',
  'founded-already',
  'bad-name',
  'bad-hero',
  'company-full',
  'not-at-home',
  'no-such-member',
  'member-twice',
  'member-not-ready',
  'member-not-dead',
  'nobody-goes',
  'too-many-go',
  'unknown-mission',
  'mission-not-open',
  'bad-options',
  'not-on-adventure',
  'not-in-town',
  'not-over',
  'other-game',
  'other-party',
  'with-packs',
  'unreadable',
  'broken',
] as const;
export type CompanyRefusal = (typeof COMPANY_REFUSALS)[number];

/** Why a deed cannot follow in the log of this company; null when it can. */
export function refusalOf(company: Company, deed: Deed): CompanyRefusal | null {
  if (deed.t === 'founded') return company.log.length > 0 ? 'founded-already' : null;
  if (company.log.length === 0) return 'no-company';
  switch (deed.t) {
    case 'recruited':
      return recruiting(company, deed);
    case 'retired':
      return parting(company, deed.member, 'ready');
    case 'buried':
      return parting(company, deed.member, 'dead');
    case 'mustered':
      return mustering(company, deed.members);
    case 'came-home':
      return returning(company, 'adventure', deed.members);
    case 'passed-town':
      return company.whereabouts.at === 'town' ? null : 'not-in-town';
    case 'stayed':
      return returning(company, 'town', deed.members);
  }
}

/** The house has room, and the newcomer gets the next number. */
function recruiting(company: Company, { member }: DeedOf<'recruited'>): CompanyRefusal | null {
  if (company.whereabouts.at !== 'home') return 'not-at-home';
  if (rosterOf(company).length >= MOST_MEMBERS) return 'company-full';
  return member === nextMember(company) ? null : 'no-such-member';
}

export function nextMember({ members }: Company): MemberId {
  return `m${members.length + 1}`;
}

function parting(company: Company, id: MemberId, wanted: 'ready' | 'dead'): CompanyRefusal | null {
  if (company.whereabouts.at !== 'home') return 'not-at-home';
  const member = memberOf(company, id);
  if (!member) return 'no-such-member';
  if (member.standing === wanted) return null;
  return wanted === 'ready' ? 'member-not-ready' : 'member-not-dead';
}

function mustering(company: Company, posse: readonly MemberId[]): CompanyRefusal | null {
  if (company.whereabouts.at !== 'home') return 'not-at-home';
  if (posse.length === 0) return 'nobody-goes';
  if (posse.length > MOST_ON_ADVENTURE) return 'too-many-go';
  if (new Set(posse).size < posse.length) return 'member-twice';
  const members = posse.map((id) => memberOf(company, id));
  if (members.includes(undefined)) return 'no-such-member';
  return members.every((member) => member?.standing === 'ready') ? null : 'member-not-ready';
}

/** Exactly those come back who went, in the same order. */
function returning(
  { whereabouts }: Company,
  from: 'adventure' | 'town',
  back: readonly Returned[],
): CompanyRefusal | null {
  if (whereabouts.at !== from) return from === 'adventure' ? 'not-on-adventure' : 'not-in-town';
  const same = back.map(({ member }) => member).join() === whereabouts.members.join();
  return same ? null : 'other-party';
}
