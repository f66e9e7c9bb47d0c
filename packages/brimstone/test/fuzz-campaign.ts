import {
  type GameModule,
  type GameRecord,
  hashOf,
  loadTable,
  type Question,
  Random,
  SeededLuck,
  SPECTATOR,
  Table,
} from '@crawlspace/kernel';
import { brimstoneStay } from '../src/between/module.ts';
import { type Character, characterOf } from '../src/character.ts';
import { type Campaign, fileCampaign, openCampaign } from '../src/company/campaign.ts';
import { enter } from '../src/company/chain.ts';
import { COMPANY_VERSION, type Company, rosterOf } from '../src/company/company.ts';
import * as deeds from '../src/company/deeds.ts';
import { nextMember } from '../src/company/refusals.ts';
import { loadCompany, type Migrations, saveCompany } from '../src/company/save.ts';
import { adventureSetup, staySetup } from '../src/company/setups.ts';
import { openMissions } from '../src/company/story.ts';
import { content } from '../src/content/index.ts';
import type { BrimstoneEvent } from '../src/events.ts';
import type { ClassId } from '../src/ids.ts';
import { brimstone } from '../src/module.ts';
import { ownedBy, singleCards } from '../src/setup.ts';
import type { AdventureState, Hero } from '../src/state.ts';
import { Audit } from './accountant/audit.ts';
import { CLASS_IDS } from './classes.ts';
import { boldPicksFor, picksFor, randomOptions, veteran } from './fuzz.ts';
import { picksInTown } from './fuzz-stay.ts';
import { brokenInvariants } from './invariants.ts';

export interface FuzzedCampaign {
  readonly chapters: number;
  readonly decisions: number;
  readonly days: number;
  readonly highestLevel: number;
  readonly dead: number;
}

/** More than any chapter of random answers takes. */
const MOST_DECISIONS = 20_000;
/** A made-up version before the first: it differs in nothing but its number. */
const FROM_NOTHING: Migrations = { [COMPANY_VERSION - 1]: (entries) => entries };

/** Plays a campaign of random deeds and answers, and looks after everything what must always be true. */
export function fuzzCampaign(seed: string, adventures: number): FuzzedCampaign {
  const random = Random.seeded(`campaign ${seed}`);
  let campaign: Campaign = {
    company: must(deeds.found(`Company ${seed}`, { content })),
    records: {},
    current: null,
  };
  let decisions = 0;
  const play = <State extends AdventureState, Setup, View>(
    module: GameModule<State, Setup, BrimstoneEvent, View>,
    setup: Setup | null,
    close: (
      company: Company,
      table: Table<State, Setup, BrimstoneEvent, View>,
      about: deeds.Circumstances,
    ) => deeds.Doing,
  ) => {
    const table = fuzzChapter(module, required(setup), `${seed}/${decisions}`, random, (record) => {
      campaign = reopened({ ...campaign, current: record });
    });
    decisions += table.answerCount;
    const company = must(close(campaign.company, table, { content }));
    compare('who came back', company, campaign.company);
    ownedOnce(company);
    nothingBorrowed(company);
    const hash = company.chronicle.at(-1)?.record ?? '';
    campaign = { company, records: { ...campaign.records, [hash]: table.save() }, current: null };
    if (random.below(3) === 0) campaign = reopened(campaign);
  };
  for (let n = 0; n < adventures; n++) {
    campaign = { ...campaign, company: somethingAtHome(campaign.company, random) };
    play(brimstone, adventureSetup(campaign.company), deeds.comeHome);
    if (campaign.company.whereabouts.at !== 'town') continue;
    if (random.below(6) === 0)
      campaign = { ...campaign, company: must(deeds.passTown(campaign.company, { content })) };
    else play(brimstoneStay, staySetup(campaign.company), deeds.leaveTown);
  }
  return { decisions, ...figuresOf(reopened(campaign).company) };
}

function figuresOf({ chronicle, members }: Company): Omit<FuzzedCampaign, 'decisions'> {
  const characters = members.flatMap(({ hero }) => ('character' in hero ? [hero.character] : []));
  return {
    chapters: chronicle.length,
    days: chronicle.reduce((sum, each) => sum + (each.kind === 'stay' ? each.days : 0), 0),
    highestLevel: Math.max(1, ...characters.map(({ level }) => level)),
    dead: characters.filter(({ dead }) => dead).length,
  };
}

/** Buries, retires and recruits somebody, perhaps, and sets out with whoever is drawn. */
function somethingAtHome(company: Company, random: Random): Company {
  const one = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  let now = company;
  for (const { id, standing } of company.members) {
    if (standing === 'dead' && random.below(2) === 0) now = must(deeds.bury(now, id, { content }));
    if (standing === 'ready' && random.below(12) === 0)
      now = must(deeds.retire(now, id, { content }));
  }
  const wanted = 1 + random.below(6);
  while (rosterOf(now).length < wanted || !now.members.some(isReady))
    now = somebodyJoins(now, one(CLASS_IDS), random);
  const ready = random.shuffle(now.members.filter(isReady).map(({ id }) => id));
  const members = ready.slice(0, Math.min(6, 1 + random.below(ready.length)));
  const mission = one(openMissions(now, content));
  return must(deeds.muster(now, { mission, members, options: randomOptions(random) }, { content }));
}

/** Random play gains few levels: some bring theirs along. */
function somebodyJoins(company: Company, heroClass: ClassId, random: Random): Company {
  if (random.below(3) > 0) return must(deeds.recruit(company, { class: heroClass }, { content }));
  const member = nextMember(company);
  const character = veteran(random, { class: heroClass }, `Veteran ${member}`);
  return enter(company, { t: 'recruited', member, hero: { character } });
}

function isReady({ standing }: Company['members'][number]): boolean {
  return standing === 'ready';
}

function fuzzChapter<State extends AdventureState, Setup, View>(
  module: GameModule<State, Setup, BrimstoneEvent, View>,
  setup: Setup,
  seed: string,
  random: Random,
  atSomePoint: (record: GameRecord) => void,
): Table<State, Setup, BrimstoneEvent, View> {
  let table = Table.start(module, module.parseSetup(asJson(setup)), seed);
  const { heroes } = module.setUp(setup, new SeededLuck(seed));
  arrivedAsTheyLeft(setup, heroes);
  const audit = new Audit(heroes);
  const inTheMine = random.below(2) === 0 ? boldPicksFor : picksFor;
  const picks = module.id === brimstone.id ? inTheMine : picksInTown;
  for (;;) {
    const { pending } = table;
    const [wrong] = audit.look(table);
    if (wrong) throw new Error(`${seed}: ${wrong}`);
    const question = pending[random.below(pending.length || 1)];
    if (!question) break;
    if (table.answerCount > MOST_DECISIONS) throw new Error(`${seed}: it does not end`);
    checkState(table.state, question, seed, module.id === brimstone.id);
    if (random.below(400) === 0) {
      const record = table.save();
      atSomePoint(record);
      table = again(module, record, table.hash());
      continue;
    }
    table.answerQuestion(question, picks(question, random));
  }
  again(module, table.save(), table.hash());
  createdOnce(setup, table);
  return table;
}

/** On the road nobody stands anywhere: only what belongs to somebody is checked there. */
function checkState(state: AdventureState, { prompt, seat }: Question, seed: string, all: boolean) {
  const broken = all
    ? brokenInvariants(state, prompt.key, seat)
    : state.heroes.flatMap(({ name, gold, darkStone, xp, wounds, sanityDamage, corruption }) =>
        Math.min(gold, darkStone, xp, wounds, sanityDamage, corruption) < 0 || gold % 5 !== 0
          ? [`${name} has $${gold}, ${darkStone} Dark Stone, ${xp} XP, ${wounds} wounds`]
          : [],
      );
  if (broken.length > 0) throw new Error(`${seed} at ${prompt.key}: ${broken.join('; ')}`);
}

/** Every chapter replays to its hash. */
function again<State, Setup, View>(
  module: GameModule<State, Setup, BrimstoneEvent, View>,
  record: GameRecord,
  hash: string,
): Table<State, Setup, BrimstoneEvent, View> {
  const table = loadTable(module, asJson(record));
  if (table.hash() !== hash) throw new Error(`${record.seed}: it replays to another state`);
  return table;
}

/** Whoever has a past is on the table what the company says, with everything they own. */
function arrivedAsTheyLeft(setup: unknown, heroes: readonly Hero[]): void {
  const { heroes: going, characters } = setup as {
    heroes?: readonly { character?: Character }[];
    characters?: readonly Character[];
  };
  const wanted = characters ?? going?.map(({ character }) => character) ?? [];
  for (const [n, character] of wanted.entries()) {
    const hero = heroes[n];
    if (character && (!hero || hashOf(characterOf(hero)) !== hashOf(character)))
      throw new Error(`${character.name} is not who set out`);
  }
}

/** Who has a past is not made anew, however little is left. */
function createdOnce<State, Setup, View>(
  setup: Setup,
  table: Table<State, Setup, BrimstoneEvent, View>,
): void {
  const { heroes = [] } = setup as { heroes?: readonly object[] };
  for (const { event } of table.eventsSince(0, SPECTATOR)) {
    if (event.t !== 'creation' || !('character' in (heroes[event.hero] ?? {}))) continue;
    throw new Error(`hero ${event.hero} is created a second time`);
  }
}

/** Nobody appears or disappears, and who was not there is as before. */
function compare(what: string, after: Company, before: Company): void {
  const fates = new Set(after.chronicle.at(-1)?.fates.map(({ member }) => member));
  for (const [n, member] of before.members.entries()) {
    const now = after.members[n];
    if (now?.id !== member.id) throw new Error(`${what}: ${member.id} is gone`);
    if (!fates.has(member.id) && hashOf(now) !== hashOf(member))
      throw new Error(`${what}: ${member.id} has changed at home`);
  }
  if (after.members.length !== before.members.length) throw new Error(`${what}: somebody is new`);
}

/** There is one card of each Gear, Artifact and Personal Item, whoever of the company has it. */
function ownedOnce(company: Company): void {
  const single = new Set(singleCards(content));
  const characters = rosterOf(company).flatMap(({ hero }) =>
    'character' in hero ? [hero.character] : [],
  );
  const owned = ownedBy(characters).filter((card) => single.has(card));
  const twice = owned.filter((card, n) => owned.indexOf(card) !== n);
  if (twice.length > 0) throw new Error(`owned by two: ${twice.join(', ')}`);
}

/** Nobody takes home what a mission only lends. */
function nothingBorrowed({ members }: Company): void {
  for (const { id, hero } of members) {
    const upgrades = 'character' in hero ? hero.character.upgrades : [];
    const lent = upgrades.find((upgrade) => content.upgrades[upgrade]?.class === null);
    if (lent) throw new Error(`${id} has taken ${lent} home`);
  }
}

/** Through a file and up from an older version: nothing may change. */
function reopened(campaign: Campaign): Campaign {
  const opened = openCampaign(asJson(fileCampaign(campaign)), content);
  const older = { ...saveCompany(campaign.company), version: COMPANY_VERSION - 1 };
  const migrated = loadCompany(asJson(older), { content, migrations: FROM_NOTHING });
  for (const company of [opened.company, migrated]) {
    if (company.head !== campaign.company.head || hashOf(company) !== hashOf(campaign.company))
      throw new Error('the company is another one after saving and loading');
  }
  if (hashOf(opened.current) !== hashOf(campaign.current))
    throw new Error('what was played is lost');
  return opened;
}

function must(doing: deeds.Doing): Company {
  if (doing.ok) return doing.company;
  throw new Error(`refused: ${doing.reason}`);
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('the company is not where it should be');
  return value;
}

function asJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
