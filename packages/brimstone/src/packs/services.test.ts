import { SeededLuck } from '@crawlspace/kernel';
import { loadPacks, type Pack, sentence } from '@crawlspace/kernel/packs';
import { expect, test } from 'vitest';
import { offersAt } from '../between/offers.ts';
import { content } from '../content/index.ts';
import { wordsFor } from '../locales/words.ts';
import { brimstoneWith } from '../module.ts';
import { lookAt } from '../sheets.ts';
import { brimstonePacks } from './index.ts';

const TENT = {
  id: 'revival-tent',
  kind: 'favour',
  location: 'church',
  data: { price: 15 },
  effects: [{ do: 'roll', what: 'revival-tent', from: [4], rows: [[], [{ do: 'xp', n: 10 }]] }],
};
const SHIV = {
  id: 'shivs-for-sale',
  kind: 'goods',
  location: 'saloon',
  token: 'dark-stone-shiv',
  data: { price: 120 },
};

function load(adds: object, more: Partial<Pack> = {}) {
  const pack = {
    ...{ format: 1, id: 'stalls', version: '1', game: 'brimstone', name: 'Stalls' },
    ...{ author: 'Me', licence: 'MIT', languages: ['en'] },
    adds: { services: [adds].flat() },
    texts: { en: { 'revival-tent.name': 'Revival Tent', 'shivs-for-sale.name': 'Shivs' } },
    ...more,
  } as unknown as Pack;
  return loadPacks(brimstonePacks, content, [pack]);
}

const saidOf = (adds: object) => load(adds).problems.map((each) => sentence('en', each));

test('a pack brings goods and favours to Town, and takes some away', () => {
  const { content: all, problems } = load([TENT, SHIV], { removes: { services: ['store-bath'] } });
  expect(problems.map((each) => sentence('en', each))).toEqual([]);
  const module = brimstoneWith(all);
  const setup = module.parseSetup({ heroes: [{ class: 'bandido' }] });
  const g = lookAt(all, module.setUp(setup, new SeededLuck('stalls')));
  const [hero] = g.state.heroes;
  if (!hero) throw new Error('there is a hero');
  const at = (location: 'church' | 'saloon' | 'general-store') =>
    offersAt(g, hero, location).map(({ id, price }) => [id, price]);
  expect(at('church')).toContainEqual(['revival-tent', 15]);
  expect(at('saloon')).toContainEqual(['shivs-for-sale', 120]);
  expect(all.services['revival-tent']).toMatchObject({ kind: 'favour', chance: 0.5 });
  expect(all.services).not.toHaveProperty('store-bath');
  expect(wordsFor(all).cardWords('en', 'revival-tent').text).toContain('10 XP');
});

test.each([
  ['goods without a token', { ...SHIV, token: undefined }, 'token'],
  ['a favour with a card', { ...TENT, card: 'coach-gun' }, 'unknown field “card”'],
  [
    'a ware that is no item',
    { ...SHIV, kind: 'ware', card: 'coach-gnu', token: undefined },
    '“coach-gun”',
  ],
  ['a place that is not in Town', { ...SHIV, location: 'salon' }, 'did you mean “saloon”'],
])('%s is refused', (_, entry, reason) => {
  expect(saidOf(JSON.parse(JSON.stringify(entry))).join('\n')).toContain(reason);
});
