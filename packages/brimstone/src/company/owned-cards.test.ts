import { SetupError, Table } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { companyOf, done, endedAs, pastSetUp, reasonOf, required } from '../../test/company.ts';
import { brimstoneStay } from '../between/module.ts';
import { content } from '../content/index.ts';
import type { ClassId } from '../ids.ts';
import { brimstone } from '../module.ts';
import type { AdventureState, Hero } from '../state.ts';
import type { Company } from './company.ts';
import { bury, comeHome, muster, passTown, retire } from './deeds.ts';
import { loadCompany, saveCompany } from './save.ts';
import { adventureSetup, staySetup } from './setups.ts';
import { openMissions } from './story.ts';

/** Some on a mission that is open to them. */
function setOut(company: Company, members: readonly string[]) {
  return { mission: openMissions(company, content)[0] ?? '', members };
}

/** Belongings that come out of decks, one of them on another. */
const OWNED = {
  gear: ['tunnel-mattock', 'stone-dust-edge'],
  artifact: 'drowned-mens-lamp',
  personal: content.itemDecks.personal[0] ?? '',
};

/** m1 and m2 were in a mine, and m2 brought things home; m3 has never been out. */
function withBelongings(part: Partial<Hero> = {}) {
  const start = companyOf('gunslinger', 'bandido', 'us-marshal');
  const company = done(muster(start, setOut(start, ['m1', 'm2']), { content }));
  const table = endedAs(required(adventureSetup(company)), ({ heroes }) => {
    for (const hero of heroes) hero.name ||= hero.class;
    const item = { number: 90, equipped: false, charges: null, holds: [], upgrades: [] };
    const items = [
      { ...item, card: OWNED.gear[0] ?? '', upgrades: [OWNED.gear[1] ?? ''] },
      { ...item, card: OWNED.artifact },
      { ...item, card: OWNED.personal },
    ];
    Object.assign(heroes[1] ?? {}, { items }, part);
  });
  return done(comeHome(company, table, { content }));
}

/** Which of the belongings of m2 lie in the decks. */
function inDecks({ decks }: Pick<AdventureState, 'decks'>) {
  const { gear, artifact, personal } = decks;
  return {
    gear: OWNED.gear.filter((card) => gear.draw.includes(card)),
    artifact: artifact.mines.draw.filter((card) => card === OWNED.artifact),
    personal: personal.draw.filter((card) => card === OWNED.personal),
  };
}
const NONE = { gear: [], artifact: [], personal: [] };

function nextAdventure(company: Company, ...members: string[]) {
  const doing = muster(company, setOut(company, members), { content });
  const setup = JSON.parse(JSON.stringify(adventureSetup(done(doing))));
  return Table.start(brimstone, brimstone.parseSetup(setup), 'next').state;
}

rule(['B-CARD-25'], 'what somebody of the company owns is in no deck', () => {
  const { gear, mineArtifacts, personal } = content.itemDecks;
  for (const card of OWNED.gear) expect(gear).toContain(card);
  expect([...mineArtifacts, ...personal]).toEqual(
    expect.arrayContaining([OWNED.artifact, OWNED.personal]),
  );
  // In Town, with the owner or without.
  const inTown = Table.start(brimstoneStay, required(staySetup(withBelongings())), 'stay').state;
  expect(inDecks(inTown)).toEqual(NONE);
  const home = done(passTown(withBelongings(), { content }));
  const withOwner = nextAdventure(home, 'm2', 'm3');
  expect(inDecks(withOwner)).toEqual(NONE);
  expect(withOwner.decks.gear.draw).toHaveLength(30);
  expect(withOwner.decks.artifact.mines.draw).toHaveLength(14);
  const without = nextAdventure(home, 'm1', 'm3');
  expect(inDecks(without)).toEqual(NONE);
  expect(without.decks.personal.draw.length).toBeLessThan(personal.length);
  const dead = done(passTown(withBelongings({ dead: true, resurrectable: true }), { content }));
  expect(inDecks(nextAdventure(dead, 'm1', 'm3'))).toEqual(NONE);
  // Who is gone for good needs nothing any more.
  const all = { gear: OWNED.gear, artifact: [OWNED.artifact], personal: [OWNED.personal] };
  expect(inDecks(nextAdventure(done(retire(home, 'm2', { content })), 'm1'))).toEqual(all);
  expect(inDecks(nextAdventure(done(bury(dead, 'm2', { content })), 'm1'))).toEqual(all);
});

rule(['B-CARD-25'], 'who is at home keeps what is theirs while the others are in Town', () => {
  const home = done(passTown(withBelongings(), { content }));
  const company = done(muster(home, setOut(home, ['m1', 'm3']), { content }));
  const back = endedAs(required(adventureSetup(company)), ({ heroes }) => {
    for (const hero of heroes) hero.name ||= hero.class;
  });
  const setup = staySetup(done(comeHome(company, back, { content })));
  const parsed = brimstoneStay.parseSetup(JSON.parse(JSON.stringify(setup)));
  expect(parsed.characters).toHaveLength(2);
  expect(inDecks(Table.start(brimstoneStay, parsed, 'stay').state)).toEqual(NONE);
});

rule(['B-ITEM-19', 'B-CARD-25'], 'no recruit has the Personal Item of another member', () => {
  let company = companyOf(...Array<ClassId>(12).fill('bandido'));
  const seen: string[] = [];
  for (const { id } of company.members) {
    const out = done(muster(company, setOut(company, [id]), { content }));
    const setup = required(adventureSetup(out));
    const table = Table.start(brimstone, setup, 'recruit');
    const [hero] = pastSetUp(table).heroes;
    const own = hero?.items.filter(({ card }) => content.items[card]?.personal) ?? [];
    seen.push(...own.map(({ card }) => card));
    const back = endedAs(setup, (state) => {
      state.heroes = table.state.heroes;
    });
    company = done(passTown(done(comeHome(out, back, { content })), { content }));
  }
  expect(seen).toHaveLength(10);
  expect(new Set(seen).size).toBe(10);
});

test('what is elsewhere is checked, and part of how an adventure is told apart', () => {
  const setup = { heroes: [{ class: 'bandido' }] };
  for (const elsewhere of ['hemp-coil', ['no such card'], Array(300).fill('hemp-coil')]) {
    expect(() => brimstone.parseSetup({ ...setup, elsewhere })).toThrow(SetupError);
  }
  const home = done(passTown(withBelongings(), { content }));
  const company = done(muster(home, setOut(home, ['m1']), { content }));
  const { elsewhere: _, ...other } = required(adventureSetup(company));
  expect(
    reasonOf(
      comeHome(
        company,
        endedAs(other, () => {}),
        { content },
      ),
    ),
  ).toBe('other-party');
  expect(loadCompany(JSON.parse(JSON.stringify(saveCompany(company))), { content })).toEqual(
    company,
  );
});
