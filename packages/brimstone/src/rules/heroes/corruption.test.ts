import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { type Bare, bareScene as scene } from '../../../test/bare-heroes.ts';
import { d36 } from '../../dice.ts';
import { heroStat } from '../figures/stats.ts';
import { gainCorruption } from './corruption.ts';

function gaining(points: number, bare: Bare) {
  return scene({ dice: [], ...bare }).runs(function* (g, hero) {
    yield* gainCorruption(g, hero, points);
  });
}

rule(['B-CORR-01'], 'every hero has a Corruption Resistance of 5', () => {
  scene({ heroes: ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] })
    .runs((g) => {
      for (const hero of g.state.heroes) {
        expect(heroStat(g, hero, 'corruptionResistance')).toBe(5);
      }
    })
    .done();
});

rule(['B-CORR-02'], 'four points have no effect', () => {
  const t = gaining(1, { hero: { corruption: 3 } });
  expect(t.done().hero(0)).toMatchObject({ corruption: 4, conditions: [] });
});

rule(['B-CORR-03'], 'at the resistance they turn into a Mutation, the rest stays', () => {
  const from4 = { hero: { corruption: 4 } };
  const one = gaining(1, { ...from4, dice: 'mutation 35' });
  expect(one.done().hero(0)).toMatchObject({ corruption: 0, conditions: ['mutation-35'] });
  const three = gaining(3, { ...from4, dice: 'mutation 35' });
  expect(three.done().hero(0)).toMatchObject({ corruption: 2, conditions: ['mutation-35'] });
  const eight = gaining(8, { ...from4, dice: 'mutation 35 36' });
  expect(eight.done().hero(0)).toMatchObject({
    corruption: 2,
    conditions: ['mutation-35', 'mutation-36'],
  });
});

rule(['B-CORR-04'], 'the Basic Game of the first edition has no Mutations', () => {
  const options = { edition: 'first' } as const;
  const t = gaining(1, {
    options,
    hero: { corruption: 4 },
    change: (state) => Object.assign(state, { mission: { ...state.mission, basic: true } }),
  });
  expect(t.done().hero(0)).toMatchObject({ corruption: 5, conditions: [] });
});

rule(['B-CORR-05'], 'the resistance can be raised', () => {
  const abilities = [{ stats: { corruptionResistance: 1 } }];
  const five = gaining(1, { abilities, hero: { corruption: 4 } });
  expect(five.done().hero(0)).toMatchObject({ corruption: 5, conditions: [] });
  const six = gaining(2, { abilities, hero: { corruption: 4 }, dice: 'mutation 11' });
  expect(six.done().hero(0)).toMatchObject({ corruption: 0, conditions: ['mutation-11'] });
});

rule(['B-CORR-06'], 'a D36 has 36 results, tens and ones', () => {
  expect(new Set(d36.faces).size).toBe(36);
  expect(d36.faces[2 * 6 + 4]).toBe(35);
  expect([Math.min(...d36.faces), Math.max(...d36.faces)]).toEqual([11, 66]);
  const rolled = (face: number) => gaining(5, { dice: `mutation ${face}` });
  for (const face of d36.faces) {
    expect(rolled(face).done().hero(0).conditions).toEqual([`mutation-${face}`]);
  }
  for (const face of [10, 17, 40, 67]) expect(() => rolled(face)).toThrow('cannot come up');
});

rule(['B-CORR-07'], 'one D36 for a Mutation, and no Grit on it', () => {
  const t = gaining(5, { hero: { grit: 2 }, dice: 'mutation 22' });
  expect(t.done().hero(0)).toMatchObject({ grit: 2, conditions: ['mutation-22'] });
});

rule(['B-CORR-08', 'B-INJ-14'], 'a Mutation the hero already has is death', () => {
  const hero = { corruption: 4, conditions: ['mutation-35'] };
  const t = gaining(9, { hero, dice: 'mutation 35' });
  expect(t.done().hero(0)).toMatchObject({ dead: true, resurrectable: true });
});

rule(['B-CORR-10'], 'Dark Stone may corrupt when the adventure is over', () => {
  const icon = {
    id: 'test-icon',
    keywords: [],
    hands: 0,
    weight: 0,
    slots: [],
    darkStone: 1,
    upgradeSlots: 0,
    only: [],
    price: 0,
  } as const;
  const item = { number: 900, card: 'test-icon', equipped: false, upgrades: [] };
  const t = scene({
    stats: { willpower: 4 },
    hero: { darkStone: 3, items: [{ ...item, charges: null, holds: [] }] },
    content: (all) => ({ ...all, items: { ...all.items, 'test-icon': icon } }),
    dice: 'corruption-check 1 3 4 6, willpower 2 5',
  }).runs(function* (g) {
    yield* g.do.loseAdventure(g, 'test');
  });
  expect(t.done().hero(0).corruption).toBe(1);
});
