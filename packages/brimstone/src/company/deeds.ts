import {
  type GameModule,
  type GameRecord,
  hashOf,
  packsNamedIn,
  SetupError,
  SPECTATOR,
  type Table,
} from '@crawlspace/kernel';
import { stayWith } from '../between/module.ts';
import type { StayState } from '../between/stay.ts';
import { characterOf } from '../character.ts';
import type { Content } from '../content-types.ts';
import type { BrimstoneEvent } from '../events.ts';
import type { CardId, HeroIndex } from '../ids.ts';
import { brimstoneWith } from '../module.ts';
import { DEFAULT_OPTIONS, type RuleOptions } from '../options.ts';
import { type NewHero, parseHero, parseOptions, parseSetup, whoIs } from '../setup.ts';
import type { AdventureState } from '../state.ts';
import { enter, UNFOUNDED } from './chain.ts';
import { isName } from './checks.ts';
import {
  type Company,
  type Deed,
  type MemberId,
  memberOf,
  type Returned,
  type Tally,
} from './company.ts';
import { hardshipsOf } from './hardships.ts';
import { type CompanyRefusal, nextMember, refusalOf } from './refusals.ts';
import { whyUnreadable } from './save.ts';
import { adventureSetup, ownedElsewhere, staySetup } from './setups.ts';
import { openMissions } from './story.ts';

/** The company afterwards, with one entry more; or why it stays as it is. */
export type Doing =
  | { readonly ok: true; readonly company: Company }
  | { readonly ok: false; readonly reason: CompanyRefusal; readonly cause?: Error };

/** What the company plays with, and the time where it is known. */
export interface Circumstances {
  readonly at?: number;
  readonly content: Content;
}

/** A table at which a chapter was played. */
type Played<State> = Pick<
  Table<State, unknown, BrimstoneEvent, unknown>,
  'state' | 'outcome' | 'save' | 'eventsSince'
>;

export function found(name: string, about: Circumstances): Doing {
  return isName(name) ? act(UNFOUNDED, { t: 'founded', name }, about) : refused('bad-name');
}

/** Somebody new joins, under the next name of the class where none is given. */
export function recruit(company: Company, recruited: NewHero, about: Circumstances): Doing {
  const { content } = about;
  const named = { ...recruited, name: recruited.name || freeName(company, content, recruited) };
  try {
    const hero = parseHero(content, named);
    return act(company, { t: 'recruited', member: nextMember(company), hero }, about);
  } catch (error) {
    if (error instanceof SetupError) return refused('bad-hero');
    throw error;
  }
}

function freeName({ members }: Company, { classes }: Content, hero: NewHero): string {
  const taken = members.map((member) => whoIs(member.hero).name);
  const names = Object.hasOwn(classes, hero.class) ? (classes[hero.class]?.names ?? []) : [];
  return names.find((name) => !taken.includes(name)) ?? `${names[0]} ${members.length + 1}`;
}

export function retire(company: Company, member: MemberId, about: Circumstances): Doing {
  return act(company, { t: 'retired', member }, about);
}

export function bury(company: Company, member: MemberId, about: Circumstances): Doing {
  return act(company, { t: 'buried', member }, about);
}

export interface Mustering {
  readonly mission: CardId;
  readonly members: readonly MemberId[];
  readonly options?: Partial<RuleOptions>;
  readonly sets?: number;
}

/** Members set out on an open mission; `adventureSetup` says what is to be played. */
export function muster(company: Company, asked: Mustering, about: Circumstances): Doing {
  const { content } = about;
  const { mission, members, sets } = asked;
  if (!Object.hasOwn(content.missions, mission)) return refused('unknown-mission');
  if (!openMissions(company, content).includes(mission)) return refused('mission-not-open');
  try {
    const options = parseOptions(content, { ...DEFAULT_OPTIONS, ...asked.options });
    const hardships = hardshipsOf(content, mission, levelOf(company, members));
    const elsewhere = ownedElsewhere(company, content, members);
    const agreed = {
      mission,
      members,
      options,
      ...(sets === undefined ? {} : { sets }),
      ...(hardships.length > 0 ? { hardships } : {}),
      ...(elsewhere.length > 0 ? { elsewhere } : {}),
    };
    return act(company, { t: 'mustered', ...agreed }, about);
  } catch (error) {
    if (error instanceof SetupError) return refused('bad-options');
    throw error;
  }
}

/** The level of the highest who go. */
function levelOf(company: Company, members: readonly MemberId[]): number {
  const levels = members.map((id) => {
    const hero = memberOf(company, id)?.hero;
    return hero && 'character' in hero ? hero.character.level : 1;
  });
  return Math.max(1, ...levels);
}

/** The adventure is over: what was gained and suffered lasts. `staySetup` says how it goes on. */
export function comeHome(
  company: Company,
  table: Played<AdventureState>,
  about: Circumstances,
): Doing {
  const { whereabouts } = company;
  if (whereabouts.at !== 'adventure') return refused('not-on-adventure');
  const { outcome, state } = table;
  const record = table.save();
  const wrong = mismatch(record, brimstoneWith(about.content), adventureSetup(company));
  if (wrong) return refused(wrong);
  if (!outcome) return refused('not-over');
  const tallies = talliesOf(table);
  return act(
    company,
    {
      t: 'came-home',
      record: hashOfRecord(record),
      outcome,
      turns: state.turn.number,
      darknessAhead: state.mission.darknessAhead,
      members: returned(whereabouts.members, state).map((each, n) => ({
        ...each,
        tally: tallies[n] ?? { kills: 0, knockOuts: 0 },
      })),
    },
    about,
  );
}

/** Nobody has to go to Town. */
export function passTown(company: Company, about: Circumstances): Doing {
  return act(company, { t: 'passed-town' }, about);
}

/** Everybody has left Town: the company is at home again. */
export function leaveTown(company: Company, table: Played<StayState>, about: Circumstances): Doing {
  const { whereabouts } = company;
  if (whereabouts.at !== 'town') return refused('not-in-town');
  const record = table.save();
  const wrong = mismatch(record, stayWith(about.content), staySetup(company));
  if (wrong) return refused(wrong);
  if (!table.outcome) return refused('not-over');
  return act(
    company,
    {
      t: 'stayed',
      record: hashOfRecord(record),
      // The day that would be next has begun to be counted.
      days: table.state.stay.day - 1,
      members: returned(whereabouts.members, table.state),
    },
    about,
  );
}

/** A company of those who were in a single adventure that is over: it is their first. */
export function foundAfter(
  name: string,
  table: Played<AdventureState>,
  about: Circumstances,
): Doing {
  const record = table.save();
  // A company's log names no packs yet.
  if (packsNamedIn(record.setup)) return refused('with-packs');
  const setup = parseSetup(about.content, record.setup);
  const { heroes, mission, options, sets, hardships, elsewhere, campaign } = setup;
  let doing = found(name, about);
  const members = heroes.map((_, n) => `m${n + 1}`);
  for (const [n, hero] of heroes.entries()) {
    doing = then(doing, (company) =>
      act(company, { t: 'recruited', member: members[n] ?? '', hero }, about),
    );
  }
  const agreed = {
    mission,
    members,
    options,
    ...(sets === undefined ? {} : { sets }),
    ...(hardships ? { hardships } : {}),
    ...(elsewhere ? { elsewhere } : {}),
    ...(campaign ? {} : { single: true as const }),
  };
  const gone = then(doing, (company) => act(company, { t: 'mustered', ...agreed }, about));
  return then(gone, (company) => comeHome(company, table, about));
}

function then(doing: Doing, next: (company: Company) => Doing): Doing {
  return doing.ok ? next(doing.company) : doing;
}

/** Nothing is entered that could not be opened again: what was built is read once, as a stranger would read it. */
function act(company: Company, deed: Deed, { at, content }: Circumstances): Doing {
  const reason = refusalOf(company, deed);
  if (reason) return refused(reason);
  const after = enter(company, deed, at);
  const cause = whyUnreadable(company, after, content);
  return cause ? { ok: false, reason: 'unreadable', cause } : { ok: true, company: after };
}

function refused(reason: CompanyRefusal): Doing {
  return { ok: false, reason };
}

/** By which a company's log knows a chapter: how it began, all answers, and where they led. */
export function hashOfRecord({ log: _, snapshot: __, format: ___, ...rest }: GameRecord): string {
  return hashOf(rest);
}

/** Whether a record is the chapter that the company set out for; parsed alike, whatever version wrote it. */
function mismatch<Setup>(
  { game, setup }: GameRecord,
  module: Pick<GameModule<never, Setup, never, unknown>, 'id' | 'parseSetup'>,
  expected: Setup | null,
): CompanyRefusal | null {
  if (game !== module.id) return 'other-game';
  const [had, wanted] = [setup, expected].map((each) => hashOf(module.parseSetup(each)));
  return had === wanted ? null : 'other-party';
}

function returned(members: readonly MemberId[], { heroes }: AdventureState): Returned[] {
  return members.flatMap((member, n) => {
    const hero = heroes[n];
    return hero ? [{ member, character: characterOf(hero) }] : [];
  });
}

/** What every hero did, as far as the table has told. */
function talliesOf(table: Played<AdventureState>): Tally[] {
  const events = table.eventsSince(0, SPECTATOR).map(({ event }) => event);
  const count = (counts: (event: BrimstoneEvent) => HeroIndex | undefined) =>
    table.state.heroes.map(
      ({ index }) => events.filter((event) => counts(event as BrimstoneEvent) === index).length,
    );
  const kills = count((event) => (event.t === 'enemy-killed' ? event.by : undefined));
  const knockOuts = count((event) => (event.t === 'knocked-out' ? event.hero : undefined));
  return kills.map((number, n) => ({ kills: number, knockOuts: knockOuts[n] ?? 0 }));
}
