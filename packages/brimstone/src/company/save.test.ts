import { hashOf, loadTable, SaveError, Table } from '@crawlspace/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { adventured, companyOf, done, required, stayedAs, townStay } from '../../test/company.ts';
import { content } from '../content/index.ts';
import { brimstone } from '../module.ts';
import { type Campaign, fileCampaign, fileOfBroken, openCampaign } from './campaign.ts';
import { enter } from './chain.ts';
import type { Fields } from './checks.ts';
import type { Company } from './company.ts';
import { comeHome, leaveTown, muster } from './deeds.ts';
import { loadCompany, type Migration, type Migrations, openCompany, saveCompany } from './save.ts';
import { adventureSetup, staySetup } from './setups.ts';

/** After an adventure and a stay, in the second adventure. */
let campaign: Campaign;

beforeAll(() => {
  const asked = { mission: 'a-fistful-of-dark-stone', members: ['m1', 'm2'] };
  let company = done(
    muster(companyOf('gunslinger', 'saloon-girl'), asked, { at: 1_792_000_000_000, content }),
  );
  const adventure = adventured(company);
  company = done(comeHome(company, adventure, { content }));
  const stay = townStay(company);
  company = done(leaveTown(company, stay, { content }));
  const [one, two] = company.chronicle.map(({ record }) => record) as [string, string];
  company = done(muster(company, asked, { content }));
  const current = Table.start(brimstone, required(adventureSetup(company)), 'second').save();
  campaign = { company, records: { [one]: adventure.save(), [two]: stay.save() }, current };
});

/** The campaign as a file, in which somebody has changed the part at this path. */
function file(
  path: readonly (string | number)[] = [],
  change?: (was: unknown) => unknown,
): unknown {
  const whole = JSON.parse(JSON.stringify(fileCampaign(campaign))) as Record<string, unknown>;
  const last = path.at(-1);
  if (last === undefined || !change) return whole;
  const parent = path.slice(0, -1).reduce((part, key) => part[key] as typeof whole, whole);
  parent[last] = change(parent[last]);
  return whole;
}

const to = (value: unknown) => () => value;
const without = (from: number, count: number) => (list: unknown) =>
  (list as readonly unknown[]).toSpliced(from, count);

function problemOf(value: unknown): string {
  try {
    openCampaign(value, content);
    return 'none';
  } catch (error) {
    if (error instanceof SaveError) return `${error.problem}: ${error.message}`;
    throw error;
  }
}

test('a campaign comes out of its file as it was', () => {
  const opened = openCampaign(file(), content);
  expect(opened.company).toEqual(campaign.company);
  expect(opened.current).toEqual(JSON.parse(JSON.stringify(campaign.current)));
  const [first] = campaign.company.chronicle;
  const record = opened.records[first?.record ?? ''];
  expect(loadTable(brimstone, record).outcome).toEqual(
    first?.kind === 'adventure' && first.outcome,
  );
});

test('what follows from the log is not written twice', () => {
  expect(fileCampaign(campaign).records[0]).not.toHaveProperty('setup');
  expect(fileCampaign(campaign).records[0]).not.toHaveProperty('snapshot');
});

test('a record that is not at hand leaves the company as it is', () => {
  const poor = fileCampaign({ ...campaign, records: {} });
  expect(openCampaign(JSON.parse(JSON.stringify(poor)), content).company).toEqual(campaign.company);
});

test.each<[string, readonly (string | number)[], (was: unknown) => unknown, RegExp]>([
  ['something else', ['kind'], to('novel'), /^malformed/],
  ['a newer one', ['company', 'version'], to(3), /^newer-format.*version 3/],
  ['a version that never was', ['company', 'version'], to(0), /^malformed.*version 0/],
  ['one without a log', ['company', 'log'], to(undefined), /^malformed/],
  ['one cut at its end', ['company', 'log'], without(-1, 1), /^edited/],
  ['one cut at its start', ['company', 'log'], without(0, 1), /^edited.*entry 1/],
  ['one with a gap', ['company', 'log'], without(2, 1), /^edited.*entry 2/],
  ['a better name', ['company', 'log', 0, 'name'], to('Gods'), /^edited.*entry 1/],
  [
    'a fuller purse',
    ['company', 'log', 4, 'members', 0, 'character', 'gold'],
    to(9999),
    /^edited.*entry 5/,
  ],
  ['one without its records', ['records'], to(undefined), /^malformed/],
  ['a record too few', ['records'], without(0, 1), /^malformed/],
  ['fewer answers', ['records', 0, 'log'], without(-1, 1), /^edited.*record 1/],
  ['another seed', ['records', 1, 'seed'], to('luckier'), /^edited.*record 2/],
  ['another game going on', ['current', 'game'], to('hellscape'), /^malformed/],
])('%s is refused, and why is said', (_, path, change, why) => {
  expect(problemOf(file(path, change))).toMatch(why);
});

test.each([null, 7, 'crawl', [], {}])('%j is no campaign', (value) => {
  expect(problemOf(value)).toMatch(/^malformed/);
});

/** Entries as somebody might write them, in a chain that holds. */
function chained(version: number, ...deeds: readonly Fields[]) {
  let head = '';
  const log = deeds.map((deed) => {
    const entry = { ...deed, after: head };
    head = hashOf(entry);
    return entry;
  });
  return { version, head, log };
}

const FOUNDED = { t: 'founded', name: 'The Lanterns' };
const RECRUITED = { t: 'recruited', member: 'm1', hero: { class: 'bandido', name: 'Ann' } };

test.each<[string, readonly Fields[]]>([
  ['no entries', []],
  ['nothing founded', [RECRUITED]],
  ['two foundings', [FOUNDED, FOUNDED]],
  ['an unknown entry', [FOUNDED, { t: 'bribed' }]],
  ['an entry of Object itself', [FOUNDED, { t: 'toString' }]],
  ['a field too many', [{ ...FOUNDED, luck: 7 }]],
  ['a field too few', [{ t: 'founded' }]],
  ['a number that is taken', [FOUNDED, RECRUITED, RECRUITED]],
  ['an unknown class', [FOUNDED, { ...RECRUITED, hero: { class: 'wizard' } }]],
  ['who never left coming home', [FOUNDED, RECRUITED, { t: 'passed-town' }]],
  ['a time before time', [{ ...FOUNDED, at: -1 }]],
])('a chain that holds with %s is no company', (_, deeds) => {
  expect(() => loadCompany(chained(1, ...deeds), { content })).toThrow(/not a valid company/);
});

test('a company is the same after saving and loading', () => {
  const { company } = campaign;
  const again = loadCompany(JSON.parse(JSON.stringify(saveCompany(company))), { content });
  expect(again).toEqual(company);
  expect(again.head).toBe(company.head);
});

test('older versions are brought up step by step, and edits of them are noticed', () => {
  // A version that never was: companies had titles, and members were strings.
  const old = chained(-1, { t: 'founded', title: 'The Lanterns' }, { t: 'recruited', who: 'Ann' });
  const migrations: Migrations = {
    [-1]: (entries) =>
      entries.map(({ title, ...rest }) => (title ? { ...rest, name: title } : rest)),
    0: (entries) =>
      entries.map(({ who, ...rest }) =>
        who ? { ...rest, member: 'm1', hero: { class: 'bandido', name: who } } : rest,
      ),
    1: (entries) => entries,
  };
  const company = loadCompany(old, { content, migrations });
  const today = loadCompany(chained(1, FOUNDED, RECRUITED), { content });
  expect(company).toEqual(today);
  const changed = { ...old, log: old.log.map((entry) => ({ ...entry, title: 'Gods' })) };
  expect(() => loadCompany(changed, { content, migrations })).toThrow(/changed or cut/);
  expect(() =>
    loadCompany(old, { content, migrations: { 0: migrations[0] as Migration } }),
  ).toThrow(/never was a version -1/);
});

describe('a company that would not open again', () => {
  const inTown = () => {
    const asked = { mission: 'a-fistful-of-dark-stone', members: ['m1', 'm2'] };
    const away = done(muster(companyOf('gunslinger', 'bandido'), asked, { content }));
    return done(comeHome(away, adventured(away, 'home safe'), { content }));
  };

  /** A stay after which somebody owes money, as older rules could leave it. */
  const owing = (company: Company) =>
    stayedAs(required(staySetup(company)), ({ heroes }) => {
      for (const hero of heroes) hero.gold = -55;
    });

  const poisoned = (company: Company) => {
    const members = required(staySetup(company)).characters.map((character, n) => ({
      member: `m${n + 1}`,
      character: { ...character, gold: -55 },
    }));
    return enter(company, { t: 'stayed', record: 'x', days: 1, members });
  };

  test('is never written', () => {
    const company = inTown();
    const doing = leaveTown(company, owing(company), { content });
    expect(doing).toMatchObject({ ok: false, reason: 'unreadable' });
    expect(!doing.ok && doing.cause?.message).toMatch(/gold of a character cannot be -55/);
  });

  test('opens at its last sound chapter when it has been written already', () => {
    const company = inTown();
    const bad = poisoned(company);
    expect(() => loadCompany(saveCompany(bad), { content })).toThrow(/-55/);
    const { company: sound, broken } = openCompany(saveCompany(bad), { content });
    expect(sound).toEqual(company);
    expect(broken?.message).toMatch(/entry 6.*gold/);
    const found = openCampaign(fileOfBroken(saveCompany(bad)), content);
    expect(found).toMatchObject({ company: { whereabouts: { at: 'town' } }, current: null });
  });

  test('and was edited as well is not opened at all', () => {
    const saved = saveCompany(poisoned(inTown()));
    expect(() => openCompany({ ...saved, head: 'other' }, { content })).toThrow(/changed or cut/);
  });
});
