import { Table } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { fromTheStart, Played, scene } from '../../../test/adventure.ts';
import { CLASS_IDS } from '../../../test/classes.ts';
import { content } from '../../content/index.ts';
import type { ClassId } from '../../ids.ts';
import { classIn } from '../../lookup.ts';
import { brimstoneWith } from '../../module.ts';
import { DEFAULT_OPTIONS, type RuleOptions } from '../../options.ts';
import { CREATION_STEPS } from './hero-creation.ts';

/** Heroes as they are when the party asks who carries the lantern. */
function created(
  heroes: readonly ClassId[],
  options: Partial<RuleOptions> = {},
  token = 't:bandages',
) {
  const played = fromTheStart({ heroes, options });
  while (played.prompt === 'prompt.free-token') played.pick(token);
  return played;
}

rule(
  ['B-HERO-01', 'B-HERO-02', 'B-HERO-09'],
  'four classes, each hero is of one, each with abilities',
  () => {
    expect(CLASS_IDS).toEqual(['us-marshal', 'saloon-girl', 'bandido', 'gunslinger']);
    const played = created(CLASS_IDS);
    expect(played.state.heroes.map((hero) => hero.class)).toEqual([...CLASS_IDS]);
    for (const hero of played.state.heroes) {
      const { abilities } = classIn(content, hero.class);
      expect(abilities.length).toBeGreaterThan(0);
      expect(hero.upgrades.slice(0, abilities.length)).toEqual(abilities);
    }
  },
);

rule(['B-HERO-07'], 'every class has the six Skills', () => {
  for (const id of CLASS_IDS) {
    const { agility, cunning, spirit, strength, lore, luck } = content.classes[id].base;
    for (const skill of [agility, cunning, spirit, strength, lore, luck]) {
      expect(skill).toBeGreaterThanOrEqual(1);
      expect(skill).toBeLessThanOrEqual(6);
    }
  }
});

rule(['B-HERO-15'], 'creation has seven steps in their order', () => {
  const played = created(['gunslinger']);
  const steps = played.eventsNamed('creation').map(({ purpose }) => purpose);
  expect(steps).toEqual([
    'class',
    'starting-items',
    'personal-item',
    'starting-upgrade',
    'class-cards',
    'side-bag',
    'name',
  ]);
  expect(steps).toEqual([...CREATION_STEPS]);
  expect(steps.indexOf('class-cards')).toBeLessThan(steps.indexOf('side-bag'));
});

rule(['B-HERO-10'], 'a hero starts with the items of the sheet, at no cost', () => {
  const played = created(CLASS_IDS);
  for (const hero of played.state.heroes) {
    const items = hero.items.filter(({ card }) => content.itemDecks.starting.includes(card));
    const brought = hero.upgrades.flatMap((id) => content.upgrades[id]?.items ?? []);
    const sheet = classIn(content, hero.class).items;
    expect(items.map(({ card }) => card)).toEqual([...sheet, ...brought]);
    expect(hero.gold).toBe(0);
  }
});

rule(['B-HERO-17', 'B-HERO-18', 'B-ITEM-19'], 'each hero draws a different personal item', () => {
  const played = created(CLASS_IDS);
  const personal = played.state.heroes.flatMap(({ items }) =>
    items.filter(({ card }) => content.items[card]?.personal).map(({ card }) => card),
  );
  expect(new Set(personal).size).toBe(4);
  expect(personal).toHaveLength(4);
  expect(content.itemDecks.personal).toHaveLength(10);
  expect(played.state.decks.personal.draw).toHaveLength(6);
});

rule(['B-HERO-19'], 'one of three starting upgrades is taken, the others are gone', () => {
  const setup = {
    mission: 'a-fistful-of-dark-stone',
    heroes: [{ class: 'gunslinger' as const }],
    options: DEFAULT_OPTIONS,
  };
  const played = new Played(Table.start(brimstoneWith(content), setup, 'test'), () => false);
  const { upgrades } = content.classes.gunslinger;
  expect(played.prompt).toBe('prompt.starting-upgrade');
  expect(played.options).toEqual(upgrades);
  expect(upgrades).toHaveLength(3);
  played.pick(upgrades[1] ?? '');
  const [taken, ...others] = played.hero(0).upgrades.filter((id) => upgrades.includes(id));
  expect([taken, others]).toEqual([upgrades[1], []]);
});

rule(['B-HERO-22'], 'cards that an upgrade brings are taken, and no others', () => {
  const played = created(['bandido', 'gunslinger']);
  const brought = (index: number) =>
    played.hero(index).upgrades.flatMap((id) => content.upgrades[id]?.items ?? []);
  const owned = (index: number) =>
    played
      .hero(index)
      .items.map(({ card }) => card)
      .filter((card) => !content.items[card]?.personal);
  expect([brought(0), brought(1)]).toEqual([['dynamite-satchel'], []]);
  expect(owned(0)).toEqual([...content.classes.bandido.items, 'dynamite-satchel']);
  expect(owned(1)).toEqual(content.classes.gunslinger.items);
});

rule('B-HERO-23', 'every new hero has a Side Bag for five', () => {
  const party = created(CLASS_IDS);
  expect(party.state.heroes.map(({ bag }) => bag)).toEqual(CLASS_IDS.map(() => ['bandages']));
  const t = scene({ heroes: CLASS_IDS }).runs(function* (g) {
    for (const hero of g.state.heroes) {
      for (let i = 0; i < 5; i++) yield* g.do.gainToken(g, hero, 'bandages');
    }
    const [first] = g.state.heroes;
    if (first) yield* g.do.gainToken(g, first, 'whiskey');
  });
  // The sixth token has no place: something has to go.
  expect(t.prompt).toBeDefined();
  t.pick(t.options[0] as string).done();
  expect(t.state.heroes.map(({ bag }) => bag.length)).toEqual([5, 5, 5, 5]);
});

rule('B-HERO-24', 'one free token of four kinds', () => {
  const played = fromTheStart({ heroes: ['gunslinger'] });
  expect(played.prompt).toBe('prompt.free-token');
  expect([...played.options].sort()).toEqual(['t:bandages', 't:dynamite', 't:tonic', 't:whiskey']);
  played.pick('t:tonic');
  expect(played.hero(0).bag).toEqual(['tonic']);
});

rule(['B-HERO-25'], 'in the first edition the free token is no Tonic', () => {
  const played = fromTheStart({ heroes: ['gunslinger'], options: { edition: 'first' } });
  expect([...played.options].sort()).toEqual(['t:bandages', 't:dynamite', 't:whiskey']);
  expect(() => played.pick('t:tonic')).toThrow('refuses t:tonic');
});

rule(
  ['B-HERO-27', 'B-HERO-29'],
  'three heroes of one class are legal and have names of their own',
  () => {
    const played = created(['gunslinger', 'gunslinger', 'gunslinger']);
    const names = played.state.heroes.map(({ name }) => name);
    expect(new Set(names).size).toBe(3);
    expect(names.every((name) => name.length > 0)).toBe(true);
  },
);

rule(['B-SETUP-20'], 'a new hero is complete before the adventure', () => {
  const played = created(['saloon-girl']);
  const hero = played.hero(0);
  const { items, upgrades } = content.classes['saloon-girl'];
  const cards = hero.items.map(({ card }) => card);
  expect(cards.filter((card) => items.includes(card))).toEqual(items);
  expect(cards.filter((card) => content.items[card]?.personal)).toHaveLength(1);
  expect(hero.upgrades.filter((id) => upgrades.includes(id))).toHaveLength(1);
  expect(hero.bag).toEqual(['bandages']);
});

rule(['B-CLASS-17', 'B-CLASS-18'], 'the Bandido has the most Health and the least Sanity', () => {
  const { bandido, ...others } = content.classes;
  for (const { base } of Object.values(others)) {
    expect(bandido.base.maxHealth).toBeGreaterThan(base.maxHealth ?? 0);
    expect(bandido.base.maxSanity).toBeLessThan(base.maxSanity ?? 0);
  }
});

rule(['B-GRIT-09'], 'a hero starts the mission with 1 Grit', () => {
  const hero = created(['us-marshal']).hero(0);
  expect(content.classes['us-marshal'].base.maxGrit).toBe(2);
  expect(hero.grit).toBe(1);
});
