import { SetupError } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { companyOf, done, endedAs, required } from '../../test/company.ts';
import { content } from '../content/index.ts';
import { brimstone } from '../module.ts';
import { comeHome, muster, passTown } from './deeds.ts';
import { hardshipsOf } from './hardships.ts';
import { loadCompany, saveCompany } from './save.ts';
import { adventureSetup } from './setups.ts';

const [FIRST, SECOND, ...HIGHER] = Object.values(content.hardships).flatMap(({ id, from }) =>
  from === null ? [] : [id],
);
const BELOW = Object.values(content.hardships).find(({ from }) => from === null)?.id;

test('missions hold a hardship for the level of the highest hero', () => {
  expect(hardshipsOf(content, 'nine-days-down', 1)).toEqual([FIRST]);
  expect(hardshipsOf(content, 'nine-days-down', 2)).toEqual([SECOND]);
  expect(hardshipsOf(content, 'the-last-warm-room', 8)).toEqual([HIGHER.at(-1)]);
});

test('what is made for higher levels is harder by a card for each level that is missing', () => {
  expect(content.missions['dead-weight']?.levels?.[0]).toBe(3);
  expect(hardshipsOf(content, 'dead-weight', 3)).not.toContain(BELOW);
  expect(hardshipsOf(content, 'dead-weight', 2)).toEqual([SECOND, BELOW]);
  expect(hardshipsOf(content, 'dead-weight', 1)).toEqual([FIRST, BELOW, BELOW]);
});

/** Two heroes of these levels after their first adventure, won. */
function veterans(...levels: readonly number[]) {
  const members = ['m1', 'm2'];
  const first = done(
    muster(
      companyOf('gunslinger', 'bandido'),
      { mission: 'a-fistful-of-dark-stone', members },
      { content },
    ),
  );
  expect(adventureSetup(first)).not.toHaveProperty('hardships');
  const table = endedAs(required(adventureSetup(first)), ({ heroes }) => {
    for (const [n, hero] of heroes.entries())
      Object.assign(hero, { name: hero.name || hero.class, level: levels[n] });
  });
  const home = done(passTown(done(comeHome(first, table, { content })), { content }));
  return done(muster(home, { mission: 'nine-days-down', members }, { content }));
}

test('a company finds the hardship in play, and its log keeps it', () => {
  const company = veterans(1, 2);
  const setup = required(adventureSetup(company));
  expect(setup.hardships).toEqual([SECOND]);
  const saved = JSON.parse(JSON.stringify(saveCompany(company)));
  expect(adventureSetup(loadCompany(saved, { content }))).toEqual(setup);
  const { inPlay } = endedAs(setup, () => {}).state;
  expect(inPlay).toEqual([{ card: SECOND, tile: null }]);
});

test('only hardships that there are can be set up', () => {
  const heroes = [{ class: 'bandido' }];
  const parse = (hardships: unknown) => brimstone.parseSetup({ heroes, hardships });
  expect(parse([FIRST, BELOW]).hardships).toEqual([FIRST, BELOW]);
  expect(parse(undefined)).not.toHaveProperty('hardships');
  for (const wrong of [[], 'all', [1], ['dark-no-footsteps'], Array(20).fill(FIRST)])
    expect(() => parse(wrong), JSON.stringify(wrong)).toThrow(SetupError);
});
