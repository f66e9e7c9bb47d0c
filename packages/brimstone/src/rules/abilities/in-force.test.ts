import { Game, SeededLuck, StaleError } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import type { Adventure } from '../../adventure.ts';
import { adventureOf } from '../../assembly.ts';
import { cloneState } from '../../clone.ts';
import { content } from '../../content/index.ts';
import type { Hero } from '../../state.ts';
import { abilitiesOf, reacts } from './active.ts';
import { setUpgrades } from './changes.ts';

function aMarshal(check: boolean): { readonly g: Adventure; readonly hero: Hero } {
  const { state } = scene().runs(() => {});
  const copy = cloneState(state);
  const g = adventureOf(new Game(copy, new SeededLuck('in force'), null), content, check);
  return { g, hero: copy.heroes[0] as Hero };
}

const cards = (g: Adventure, hero: Hero) => abilitiesOf(g, hero).map(({ source }) => source.card);

test('what is in force is worked out anew when it has changed', () => {
  const { g, hero } = aMarshal(true);
  const [first] = hero.upgrades as [string];
  expect(cards(g, hero)).toContain(first);
  setUpgrades(g, hero, []);
  expect(cards(g, hero)).not.toContain(first);
});

test('a change that nobody announced is found at the next look', () => {
  const { g, hero } = aMarshal(true);
  expect(cards(g, hero)).not.toEqual([]);
  expect(() => reacts(g, 'turnStart')).not.toThrow();
  hero.upgrades = [];
  expect(() => cards(g, hero)).toThrow(StaleError);
  expect(() => reacts(g, 'turnStart')).toThrow(StaleError);
});

test('without a check what is kept is taken as it is', () => {
  const { g, hero } = aMarshal(false);
  const before = cards(g, hero);
  hero.upgrades = [];
  expect(cards(g, hero)).toEqual(before);
});
