import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { fromTheStart, scene } from '../../test/adventure.ts';
import { CLASS_IDS } from '../../test/classes.ts';
import { heroAt } from '../adventure.ts';
import { SKILLS } from '../ids.ts';
import { heroStat } from '../rules/figures/stats.ts';
import { nextActor } from '../rules/turn/initiative.ts';
import { classes } from './classes.ts';
import { upgrades } from './upgrades.ts';

const all = Object.values(classes);

rule(['B-HERO-02', 'B-CONT-11', 'B-CONT-17'], 'there are four classes, one sheet for each', () => {
  expect(Object.keys(classes)).toEqual(['us-marshal', 'saloon-girl', 'bandido', 'gunslinger']);
  expect(CLASS_IDS).toHaveLength(4);
  for (const [id, sheet] of Object.entries(classes)) expect(sheet.id).toBe(id);
});

rule(['B-HERO-07'], 'every sheet has the six skills, 1 to 6', () => {
  for (const { base } of all) {
    expect(SKILLS.map((skill) => base[skill]).every((value) => value >= 1 && value <= 6)).toBe(
      true,
    );
  }
  expect([...SKILLS].sort()).toEqual(['agility', 'cunning', 'lore', 'luck', 'spirit', 'strength']);
});

rule(['B-HERO-09'], 'every sheet has at least one ability of the class', () => {
  for (const { id, abilities } of all) {
    expect(abilities.length).toBeGreaterThan(0);
    expect(abilities.map((ability) => upgrades[ability]?.class)).toEqual(abilities.map(() => id));
  }
});

rule(['B-CONT-38'], 'there are twelve starting upgrades, three for each class', () => {
  const starting = all.flatMap(({ id, upgrades: own }) => own.map((card) => [card, id] as const));
  expect(new Set(starting.map(([card]) => card)).size).toBe(12);
  for (const [card, id] of starting) expect(upgrades[card]?.class).toBe(id);
  for (const { upgrades: own } of all) expect(own).toHaveLength(3);
});

test('there are 64 abilities to learn, four columns of four for each class', () => {
  for (const { id, tracks } of all) {
    expect(tracks.map((track) => track.length)).toEqual([4, 4, 4, 4]);
    for (const card of tracks.flat()) expect([card, upgrades[card]?.class]).toEqual([card, id]);
  }
  const learned = all.flatMap(({ tracks }) => tracks.flat());
  expect(new Set(learned).size).toBe(64);
});

rule(['B-CLASS-17', 'B-CLASS-18'], 'the Bandido has most Health and least Sanity', () => {
  const others = all.filter(({ id }) => id !== 'bandido');
  const { maxHealth = 0, maxSanity = 0 } = classes.bandido.base;
  for (const { base } of others) {
    expect(base.maxHealth ?? 0).toBeLessThan(maxHealth);
    expect(base.maxSanity ?? 0).toBeGreaterThan(maxSanity);
  }
});

rule(['B-CLASS-01', 'B-CLASS-10'], 'Marshal and Saloon Girl defend with 3 or more', () => {
  const played = scene({
    heroes: ['us-marshal', 'saloon-girl'],
    dice: 'defense 2 3 6, defense 3 2',
    change: (state) => {
      for (const hero of state.heroes) hero.grit = 0;
      for (const hero of state.heroes) hero.upgrades = [];
    },
  }).runs(function* (g, hero) {
    const cause = { kind: 'card', id: 'test' } as const;
    expect(yield* g.do.hitHero(g, hero, { hits: 3, cause })).toBe(1);
    expect(yield* g.do.hitHero(g, heroAt(g, 1), { hits: 2, cause })).toBe(1);
  });
  played.done();
});

rule(['B-HERO-01', 'B-HERO-10', 'B-HERO-22'], 'a new hero has what the sheet lists', () => {
  for (const heroClass of CLASS_IDS) {
    const played = fromTheStart({ heroes: [heroClass] });
    const hero = played.hero(0);
    expect(hero.class).toBe(heroClass);
    const starting = hero.items.filter(({ card }) => classes[heroClass].items.includes(card));
    expect(starting.map(({ card }) => card)).toEqual(classes[heroClass].items);
    const brought = hero.upgrades.flatMap((card) => upgrades[card]?.items ?? []);
    expect(hero.items).toHaveLength(starting.length + 1 + brought.length);
  }
});

rule(['B-HERO-08'], 'the hero with the higher Initiative goes first', () => {
  const played = scene({
    heroes: ['bandido', 'saloon-girl'],
    change: (state) => bare(state.heroes),
  }).runs(function* (g) {
    expect(yield* nextActor(g)).toEqual({ kind: 'hero', hero: 1 });
  });
  played.done();
});

const SHEETS = [
  ['us-marshal', 4, 4, 2, 4, 10, 3, 10, 4],
  ['saloon-girl', 4, 4, 2, 5, 8, 3, 14, 4],
  ['bandido', 5, 4, 2, 3, 16, 4, 8, 5],
  ['gunslinger', 3, 5, 1, 6, 10, 5, 12, 4],
] as const;

test('the numbers of the sheets count in play', () => {
  for (const [heroClass, ...numbers] of SHEETS) {
    scene({ heroes: [heroClass], change: (state) => bare(state.heroes) })
      .runs((g, hero) => {
        const names = [
          'toHitRanged',
          'toHitMelee',
          'combat',
          'initiative',
          'maxHealth',
          'defense',
          'maxSanity',
          'willpower',
        ] as const;
        expect(names.map((name) => heroStat(g, hero, name))).toEqual(numbers);
      })
      .done();
  }
});

function bare(heroes: { upgrades: string[]; items: unknown[] }[]): void {
  for (const hero of heroes) {
    hero.upgrades = [];
    hero.items = [];
  }
}
