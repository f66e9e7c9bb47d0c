import { hashOf } from '@crawlspace/kernel';
import {
  type Chapter,
  type Company,
  type CompanyEntry,
  type Deed,
  type Fate,
  type Member,
  memberOf,
  type Returned,
  type Standing,
  type Undertaking,
} from './company.ts';

/** Nobody and nothing yet: the company before its first entry. */
export const UNFOUNDED: Company = {
  name: '',
  members: [],
  whereabouts: { at: 'home' },
  darknessAhead: false,
  chronicle: [],
  log: [],
  head: '',
};

/** The company after one more deed, which is known to be possible. */
export function enter(company: Company, deed: Deed, at?: number): Company {
  const entry: CompanyEntry = {
    ...deed,
    ...(at === undefined ? {} : { at }),
    after: company.head,
  };
  return follow(company, entry, hashOf(entry));
}

/** The same with an entry whose hash is known. */
export function follow(company: Company, entry: CompanyEntry, head: string): Company {
  return { ...company, ...changesBy(company, entry), log: [...company.log, entry], head };
}

function changesBy(company: Company, entry: CompanyEntry): Partial<Company> {
  const { members } = company;
  switch (entry.t) {
    case 'founded':
      return { name: entry.name };
    case 'recruited':
      return { members: [...members, { id: entry.member, hero: entry.hero, standing: 'ready' }] };
    case 'retired':
    case 'buried':
      return { members: withStanding(members, entry.member, entry.t) };
    case 'mustered': {
      const { t, after, at, ...undertaking } = entry;
      return { whereabouts: { at: 'adventure', ...undertaking } };
    }
    case 'came-home':
      return afterAdventure(company, entry);
    case 'passed-town':
      return { whereabouts: { at: 'home' } };
    case 'stayed':
      return {
        members: withCharacters(members, entry.members),
        whereabouts: { at: 'home' },
        chronicle: [...company.chronicle, chapterOf(company, { kind: 'stay', ...entry })],
      };
  }
}

function afterAdventure(
  company: Company,
  entry: Extract<CompanyEntry, { readonly t: 'came-home' }>,
): Partial<Company> {
  const { whereabouts } = company;
  if (whereabouts.at !== 'adventure') return {};
  const members = withCharacters(company.members, entry.members);
  const { mission } = whereabouts;
  const chapter = chapterOf(company, { kind: 'adventure', mission, ...entry });
  return {
    members,
    whereabouts: whoTravels(members, whereabouts),
    darknessAhead: entry.darknessAhead,
    chronicle: [...company.chronicle, chapter],
  };
}

/** The posse with its dead, and those who lie in Town already. The dead do not travel alone. */
function whoTravels(
  members: readonly Member[],
  { members: posse, options, elsewhere }: Undertaking,
): Company['whereabouts'] {
  const standing = new Map(members.map((member) => [member.id, member.standing]));
  if (!posse.some((id) => standing.get(id) === 'ready')) return { at: 'home' };
  const others = members.filter((member) => canComeBack(member) && !posse.includes(member.id));
  const there = [...posse, ...others.map(({ id }) => id)];
  return { at: 'town', members: there, options, ...(elsewhere ? { elsewhere } : {}) };
}

function canComeBack({ standing, hero }: Member): boolean {
  return standing === 'dead' && 'character' in hero && hero.character.resurrectable;
}

type ChapterParts =
  | (Omit<Extract<Chapter, { kind: 'adventure' }>, 'fates'> & { members: readonly Returned[] })
  | (Omit<Extract<Chapter, { kind: 'stay' }>, 'fates'> & { members: readonly Returned[] });

function chapterOf(company: Company, parts: ChapterParts): Chapter {
  const { record, at } = parts;
  const shared = {
    record,
    fates: parts.members.map((each) => fateOf(company, each)),
    ...(at === undefined ? {} : { at }),
  };
  if (parts.kind === 'stay') return { kind: 'stay', ...shared, days: parts.days };
  const { mission, outcome, turns } = parts;
  return { kind: 'adventure', ...shared, mission, outcome, turns };
}

function fateOf(company: Company, returned: Returned): Fate {
  const before = memberOf(company, returned.member)?.hero ?? { character: returned.character };
  return { ...returned, before };
}

function withStanding(members: readonly Member[], id: string, standing: Standing): Member[] {
  return members.map((member) => (member.id === id ? { ...member, standing } : member));
}

function withCharacters(members: readonly Member[], back: readonly Returned[]): Member[] {
  return members.map((member) => {
    const character = back.find((each) => each.member === member.id)?.character;
    if (!character) return member;
    return { ...member, hero: { character }, standing: character.dead ? 'dead' : 'ready' };
  });
}
