import {
  bury,
  type ClassId,
  type Company,
  type Content,
  type Doing,
  type Member,
  MOST_MEMBERS,
  type Mustering,
  muster,
  openMissions,
  recruit,
  rosterOf,
  whoIs,
} from '@crawlspace/brimstone';
import type { Random } from '@crawlspace/kernel';

/** The levels of a mission that names none: it is for those who start. */
const FOR_BEGINNERS: readonly [number, number] = [1, 2];

/** What bots do at home: bury who will not come back, fill the ranks, choose a mission, set out. */
export function setOut(
  content: Content,
  company: Company,
  party: readonly ClassId[],
  random: Random,
  options: Mustering['options'] = {},
): Company {
  const ranks = fillRanks(content, buryTheLost(content, company, party.length), party);
  const posse = readyOf(ranks).slice(0, party.length);
  const mission = chooseMission(content, ranks, levelOf(posse), random);
  return must(muster(ranks, { mission, members: posse.map(({ id }) => id), options }, { content }));
}

export function must(doing: Doing): Company {
  if (doing.ok) return doing.company;
  throw new Error(`the company cannot do that: ${doing.reason}`);
}

export function readyOf(company: Company): readonly Member[] {
  return company.members.filter(({ standing }) => standing === 'ready');
}

/** The level of the highest: what makes enemies tougher. */
export function levelOf(posse: readonly Member[]): number {
  return Math.max(1, ...posse.map(({ hero }) => ('character' in hero ? hero.character.level : 1)));
}

/** The ground is for who died for good, and for the longest dead when there are many, or no room for a whole party. */
function buryTheLost(content: Content, company: Company, party: number): Company {
  const dead = company.members.filter(({ standing }) => standing === 'dead');
  const isFull = rosterOf(company).length > MOST_KEPT;
  const tooMany = Math.max(isFull ? 1 : 0, dead.length + party - MOST_MEMBERS);
  const lost = dead.filter(
    ({ hero }, n) => !('character' in hero && hero.character.resurrectable) || n < tooMany,
  );
  return lost.reduce((now, { id }) => must(bury(now, id, { content })), company);
}

/** With more than these, one is let go each time. */
const MOST_KEPT = 6;

/** For whoever is missing somebody of the same class comes, so that the party stays what it was. */
function fillRanks(content: Content, company: Company, party: readonly ClassId[]): Company {
  const missing = [...party];
  for (const { hero } of readyOf(company)) {
    const at = missing.indexOf(whoIs(hero).class);
    if (at >= 0) missing.splice(at, 1);
  }
  const needed = Math.max(0, party.length - readyOf(company).length);
  return missing
    .slice(0, needed)
    .reduce((now, each) => must(recruit(now, { class: each }, { content })), company);
}

/** A mission for heroes of this level, where there is one: something new rather than the same again. */
function chooseMission(content: Content, company: Company, level: number, random: Random): string {
  const open = openMissions(company, content);
  const farness = (id: string) => {
    const [from, to] = content.missions[id]?.levels ?? FOR_BEGINNERS;
    return Math.max(0, from - level, level - to);
  };
  const nearest = Math.min(...open.map(farness));
  const fitting = open.filter((id) => farness(id) === nearest);
  const times = (id: string) =>
    company.chronicle.filter((each) => each.kind === 'adventure' && each.mission === id).length;
  const fewest = Math.min(...fitting.map(times));
  const fresh = fitting.filter((id) => times(id) === fewest);
  return fresh[random.below(fresh.length)] ?? open[0] ?? '';
}
