import {
  bury,
  type ClassId,
  type Company,
  type Doing,
  type Language,
  type Member,
  muster,
  openMissions,
  recruit,
  retire,
  whoIs,
} from '@crawlspace/brimstone';
import { content, words } from '../games/brimstone/house.ts';
import { word } from '../words.ts';

/** Something that can be done at home. */
export interface HomeDeed {
  readonly text: string;
  readonly act: (company: Company, posse: readonly string[]) => Doing;
  /** Who goes has to be said, too. */
  readonly needsPosse?: true;
}

const CLASSES = Object.keys(content.classes) as ClassId[];

/** Everything a company can do at home, in the order of its numbers. */
export function deedsAtHome(company: Company, language: Language): readonly HomeDeed[] {
  const name = (id: string) => words.say(language, { key: `${id}.name` });
  const those = (standing: Member['standing']) =>
    company.members.filter((member) => member.standing === standing);
  return [
    ...openMissions(company, content).map(
      (mission): HomeDeed => ({
        text: word(language, 'set-out', { mission: name(mission) }),
        act: (now, members) => muster(now, { mission, members }, { content }),
        needsPosse: true,
      }),
    ),
    ...CLASSES.map((each) => ({
      text: word(language, 'recruit', { hero: name(each) }),
      act: (now: Company) => recruit(now, { class: each }, { content }),
    })),
    ...those('ready').map(({ id, hero }) => ({
      text: word(language, 'retire', { hero: whoIs(hero).name ?? id }),
      act: (now: Company) => retire(now, id, { content }),
    })),
    ...those('dead').map(({ id, hero }) => ({
      text: word(language, 'bury', { hero: whoIs(hero).name ?? id }),
      act: (now: Company) => bury(now, id, { content }),
    })),
  ];
}

/** The company as text: its name, everybody, and how often it has been out. */
export function companyLines(company: Company, language: Language): string[] {
  const adventures = company.chronicle.flatMap((each) => (each.kind === 'adventure' ? [each] : []));
  const won = adventures.filter(({ outcome }) => outcome.won).length;
  return [
    word(language, 'company', { name: company.name, adventures: adventures.length, won }),
    ...company.members.map((member) => `  ${member.id}  ${memberLine(member, language)}`),
  ];
}

function memberLine({ hero, standing }: Member, language: Language): string {
  const { name, class: heroClass } = whoIs(hero);
  const called = `${name ?? ''} (${words.say(language, { key: `${heroClass}.name` })})`;
  const there = word(language, `standing-${standing}`);
  if (!('character' in hero)) return `${called.padEnd(36)}${there}`;
  const { level, xp, gold, darkStone, conditions } = hero.character;
  const scars = conditions.map((id) => words.say(language, { key: `${id}.name` }));
  return [
    `${called.padEnd(36)}${there}`,
    word(language, 'level', { n: level }),
    `${word(language, 'xp')} ${xp}`,
    `$${gold}`,
    `${word(language, 'darkStone')} ${darkStone}`,
    ...scars,
  ].join('  ');
}
