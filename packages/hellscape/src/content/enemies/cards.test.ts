import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { scene } from '../../../test/descent.ts';
import { byFoe, foeAttacks, strikes } from '../../../test/fights.ts';
import { all, arms, forHeroes, plain, reprint, reprintMonster } from '../../../test/foes.ts';
import { rolls, set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';

import { BOSSES, MOBS, ROAMING, TIERS } from '../../ids.ts';
import { mobs, roaming } from './index.ts';

const printed = (id: string) => mobs[id] ?? roaming[id];

/**
 * One combat against two Enemy dice. The enemy shows 3 hits against 2 shields of the hero: 1 Wound. The hero
 * shows 4 hits against no shield: 4 Wounds. Says what goes through, and all that changes besides.
 */
function fight(card: string, when: string): string {
  const [side = '', symbols = '', ...more] = when.split(' ');
  const { type, tier } = printed(card) as { type: string; tier: string };
  const enemy = ['enemy', ...`${symbols}--`.slice(0, 2)].join(' ');
  const attack = side === 'attack';
  const straight = {
    attack: { orange: 1, enemy: 2 },
    attackType: 'melee',
    healthPerHero: 50,
  } as const;
  const t = scene({
    heroes: ['paladin', 'wizard', 'ranger', 'rogue'],
    content: all(
      plain,
      mobs[card]
        ? reprint(card, { health: 50, defense: 0 })
        : reprintMonster(card, { ...straight, defense: 0, defenseEnemyDice: 2 }),
      arms({ maul: { melee: { orange: 1 } } }),
      forHeroes({ mail: { defense: 2 }, hammer: { attacks: { melee: { orange: 2 } } } }),
    ),
    dice: [
      ...rolls(attack ? `orange HHH, ${enemy}, blue S S` : `orange HH HH, ${enemy}`),
      ...(more.length > 0 ? rolls(more.join(' ')) : []),
    ],
    change: set(
      'heroes health 12 mana 4 zone 2:2, hero zone 0:0 wears mail wears hammer',
      `${type}@0:0 tier ${tier} wounds 9 minions 2${mobs[card] ? ' item maul' : ''}`,
    ),
  })
    .runs(attack ? foeAttacks : strikes)
    .done();
  const total = t.event('totalled')?.amount ?? 0;
  const [hero, foe] = [t.hero(), t.enemy(type)];
  const changes = Object.entries({
    fire: hero.fire,
    frost: hero.frost,
    mana: hero.mana - 4,
    hero: hero.health - 12 + (attack ? total : 0),
    foe: 9 - foe.wounds + (attack ? 0 : total),
    minions: foe.minions - 2,
  });
  return [total, ...changes.flatMap(([what, n]) => (n ? [what, n] : []))].join(' ');
}

/** What every card does with its symbols, in attack and defense: the Wounds in the end, and who gains or loses what. */
const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mob-fallen-angels-1-2': { 'attack A': '2', 'attack AA': '3' },
  'mob-fallen-angels-3-4': { 'attack A': '3' },
  'mob-fallen-angels-5': { 'attack A': '4' },
  'mob-undead-1-2': { 'attack A yellow HH': '3 foe -1' },
  'mob-undead-3-4': { 'attack A yellow HH H': '4 foe -2' },
  'mob-undead-5': { 'attack A orange HHH HH': '6 foe -2' },
  'mob-satyrs-1-2': { 'attack A': '2' },
  'mob-satyrs-3-4': { 'attack A orange HH': '3' },
  'mob-satyrs-5': { 'attack A': '3' },
  'mob-demons-1-2': { 'attack A': '1', 'attack AA': '1 fire 1' },
  'mob-demons-3-4': { 'attack AA': '2 fire 1' },
  'mob-demons-5': { 'attack AA': '3 fire 1' },
  'mob-fire-entities-1-2': { 'defense AA': '4 fire 1', 'attack AA': '1' },
  'mob-fire-entities-3-4': { 'defense AA': '4 fire 1', 'attack AA': '1 fire 1' },
  'mob-fire-entities-5': { 'defense AA': '4 fire 1 hero -1', 'attack AA': '1 fire 1 hero -1' },
  'mob-skeletons-1-2': { 'defense AA': '4 minions 1', 'attack AA': '1' },
  'mob-skeletons-3-4': { 'defense AA': '4 minions 1', 'attack AA': '1 minions 1' },
  'mob-skeletons-5': { 'defense AA': '4 foe 2 minions 1', 'attack AA': '1 foe 2 minions 1' },
  'mob-infernal-imps-1-2': { 'attack A': '1 mana -1', 'defense AA': '4 mana -2' },
  'mob-infernal-imps-3-4': { 'attack A': '2 mana -1', 'defense A': '3' },
  'mob-infernal-imps-5': { 'attack A': '2 mana -2', 'defense A': '3 mana -1' },
  'mob-gargoyles-1-2': { 'defense A': '3', 'defense AA': '2', 'attack AA': '1' },
  'mob-gargoyles-3-4': { 'defense A': '3', 'attack AA': '2' },
  'mob-gargoyles-5': { 'defense A': '2', 'attack AA': '3' },
  'roaming-ghoul-1-2': { 'attack A': '2 foe 1', 'attack AA': '3 foe 2', 'defense A': '4' },
  'roaming-ghoul-3-4': { 'attack A': '2 foe 2' },
  'roaming-ghoul-5': { 'attack A': '2 foe 3' },
  'roaming-lyidan-1-2': { 'attack A': '1 mana -1', 'defense A': '4 mana -1' },
  'roaming-lyidan-3-4': { 'attack A': '2 mana -1', 'defense A': '4 mana -1' },
  'roaming-lyidan-5': { 'attack A': '2 mana -2', 'defense A': '4 mana -1' },
  'roaming-andra-1-2': { 'attack A': '2' },
  'roaming-andra-3-4': { 'attack A': '3' },
  'roaming-andra-5': { 'attack A': '1', 'attack AA': '3 frost 1' },
  'roaming-ytheria-1-2': {
    'attack AA': '1 hero -1 foe 1',
    'defense AA': '4 hero -1 foe 1',
    'attack A': '1',
  },
  'roaming-ytheria-3-4': { 'attack AA': '1 hero -1 foe 2' },
  'roaming-ytheria-5': { 'defense AA': '4 hero -2 foe 3' },
};

describe('the ability of an enemy', () =>
  it.each(Object.keys({ ...mobs, ...roaming }))('%s', (card) => {
    const does = TABLE[card] ?? {};
    const found = Object.keys(does).map((when) => [when, fight(card, when)]);
    expect(found.length).toBeGreaterThan(0);
    expect(Object.fromEntries(found)).toEqual(does);
  }));

rule('H-CONT-20 H-CONT-13', 'a Mob card for each of eight kinds on each of three levels', () => {
  expect(Object.keys(mobs)).toHaveLength(24);
  for (const type of MOBS)
    for (const tier of TIERS) expect(mobs[`mob-${type}-${tier}`]).toMatchObject({ type, tier });
  const largest = 6 + 1;
  expect(MOBS.length * largest + ROAMING.length + BOSSES.length).toBe(62);
});

rule(['H-CONT-21', 'H-CONT-15'], 'a card for each of four monsters on each of three levels', () => {
  expect(Object.keys(roaming)).toHaveLength(12);
  for (const type of ROAMING)
    for (const tier of TIERS)
      expect(roaming[`roaming-${type}-${tier}`]).toMatchObject({ type, tier });
  expect([...ROAMING].sort()).toEqual(['andra', 'ghoul', 'lyidan', 'ytheria']);
});

describe('enemies grow with the level', () => {
  const rising = <Card>(
    cards: readonly Card[],
    ...numbers: readonly ((card: Card) => number)[]
  ) => {
    for (const of of numbers) expect(cards.map(of)).toEqual(cards.map(of).sort((a, b) => a - b));
  };

  it.each(MOBS)('%s', (type) => {
    const cards = TIERS.flatMap((tier) => mobs[`mob-${type}-${tier}`] ?? []);
    rising(
      cards,
      ({ health }) => health,
      ({ defense }) => defense,
      ({ reward }) => reward,
    );
    expect(cards[0]).toMatchObject({ health: 2, reward: 1 });
    expect(cards[2]?.health).toBeGreaterThan(2);
  });

  it.each(ROAMING)('%s, who pays a Fixed Reward', (type) => {
    const cards = TIERS.flatMap((tier) => roaming[`roaming-${type}-${tier}`] ?? []);
    rising(
      cards,
      ({ healthPerHero }) => healthPerHero,
      ({ defense }) => defense,
      ({ attack }) => (attack.yellow ?? 0) + 1.5 * (attack.orange ?? 0),
    );
    for (const { fixed } of cards) expect(Object.values(fixed)).toEqual([1]);
  });
});

it('as far as they are known, mobs are as they are known', () => {
  expect(mobs['mob-fallen-angels-1-2']).toMatchObject({ health: 2, defense: 2, reward: 1 });
  expect(mobs['mob-undead-3-4']).toMatchObject({ health: 4, reward: 1 });
  expect(mobs['mob-skeletons-1-2']?.defense).toBe(1);
});

const acts = byFoe((g, foe) => g.do.enemyAction(g, foe));
const withMaul = all(plain, arms({ maul: { melee: { orange: 1 } } }));

it('skeletons never get up in greater number than they came', () =>
  scene({
    heroes: ['paladin', 'wizard'],
    content: withMaul,
    dice: 'orange -, enemy A A',
    change: set('hero zone 0:0, hero1 zone 2:2, skeletons@0:0 tier 3-4 item maul minions 2'),
  })
    .runs(acts)
    .done()
    .shows('skeletons minions 2'));

it('satyrs charge', () => {
  const strides = TIERS.map((tier) => {
    const change = set(`hero zone ${at(5, 1)}, satyrs@0:1 tier ${tier} item maul`);
    return scene({ content: withMaul, change }).runs(acts).done().eventsNamed('enemy-moved').length;
  });
  expect(strides).toEqual([2, 2, 3]);
});
