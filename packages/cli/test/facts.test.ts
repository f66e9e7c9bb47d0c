import type { BrimstoneEvent } from '@crawlspace/brimstone';
import type { HellscapeEvent } from '@crawlspace/hellscape';
import { describe, expect, test } from 'vitest';
import { factsOfAdventure } from '../src/games/brimstone/facts.ts';
import { Luck } from '../src/games/facts.ts';
import { factsOfDescent } from '../src/games/hellscape/facts.ts';

describe('luck', () => {
  test('is none where nothing was rolled, and none where dice did as expected', () => {
    const luck = new Luck();
    expect(luck.deviation).toBe(0);
    luck.count(1, 0.5);
    luck.count(0, 0.5);
    expect(luck.deviation).toBe(0);
  });

  test('is counted in standard deviations', () => {
    const luck = new Luck();
    for (let n = 0; n < 4; n++) luck.count(1, 0.5);
    // Two more than expected, and the variance of four coins is 1.
    expect(luck.deviation).toBe(2);
  });

  test('is not moved by what is certain', () => {
    const luck = new Luck();
    luck.count(1, 1);
    luck.count(0, 0);
    expect(luck.deviation).toBe(0);
  });
});

describe('the facts of an adventure', () => {
  const TYPE = 'void-spiders';
  const facts = (events: readonly BrimstoneEvent[]) =>
    factsOfAdventure(events, ['bandido', 'us-marshal']);

  test('wounds and kills go to who dealt them, and to nobody where nobody did', () => {
    const { heroes } = facts([
      { t: 'enemy-wounded', enemy: 'e1', type: TYPE, amount: 3, by: 1 },
      { t: 'enemy-wounded', enemy: 'e1', type: TYPE, amount: 2, by: 1 },
      { t: 'enemy-wounded', enemy: 'e2', type: TYPE, amount: 9 },
      { t: 'enemy-killed', enemy: 'e1', type: TYPE, by: 0 },
      { t: 'enemy-killed', enemy: 'e2', type: TYPE },
    ]);
    expect(heroes).toEqual([
      { hero: 'bandido', dealt: 0, kills: 1, taken: 0, knockedOut: 0 },
      { hero: 'us-marshal', dealt: 5, kills: 0, taken: 0, knockedOut: 0 },
    ]);
  });

  test('the last harm before a fall is what did it, of body or mind, by enemy or card', () => {
    const { heroes, knockedOutBy } = facts([
      { t: 'wounded', hero: 0, amount: 2, type: TYPE },
      { t: 'sanity-lost', hero: 0, amount: 4, card: 'groaning-timbers' },
      { t: 'wounded', hero: 1, amount: 1, type: TYPE },
      { t: 'knocked-out', hero: 0 },
      { t: 'knocked-out', hero: 1 },
    ]);
    expect(knockedOutBy).toEqual(['groaning-timbers', TYPE]);
    expect(heroes.map(({ taken, knockedOut }) => [taken, knockedOut])).toEqual([
      [6, 1],
      [1, 1],
    ]);
  });

  test('a fall out of nowhere has another cause', () => {
    expect(facts([{ t: 'knocked-out', hero: 1 }]).knockedOutBy).toEqual(['other']);
  });

  test('cards are seen in the turn they came first, each with its deck', () => {
    const { seen } = facts([
      { t: 'item-gained', hero: 0, card: 'powder-mans-hat' },
      { t: 'turn', amount: 1 },
      { t: 'threat', card: 'low-eight-eyes-each' },
      { t: 'turn', amount: 2 },
      { t: 'threat', card: 'high-the-floor-gives-up' },
      { t: 'encounter', card: 'groaning-timbers', tile: 1 },
      { t: 'item-gained', hero: 0, card: 'powder-mans-hat' },
      { t: 'turn', amount: 3 },
      { t: 'threat', card: 'low-eight-eyes-each' },
      { t: 'enemies-placed', type: TYPE, amount: 2, spaces: [] },
    ]);
    // What a hero starts with is not counted: the hat was found in turn 2.
    expect(seen).toEqual({
      'low threat': { 'low-eight-eyes-each': 1 },
      'high threat': { 'high-the-floor-gives-up': 2 },
      'mines encounter': { 'groaning-timbers': 2 },
      gear: { 'powder-mans-hat': 2 },
      enemy: { [TYPE]: 3 },
    });
  });

  const luckOf = (purpose: string, need: number | undefined, dice: readonly number[]) =>
    facts([{ t: 'rolled', purpose, dice, hero: 0, ...(need === undefined ? {} : { need }) }]).luck;

  test('each die against a number is a test of luck of its own', () => {
    // 4 or more on a D6 is a coin: 2 of 3 is half a success more than expected, over √(3/4).
    expect(luckOf('to-hit', 4, [6, 4, 1])).toBeCloseTo(0.5 / Math.sqrt(0.75), 10);
    expect(luckOf('to-hit', 4, [1, 1, 1])).toBeCloseTo(-1.5 / Math.sqrt(0.75), 10);
    expect(luckOf('damage', undefined, [6, 6, 6])).toBe(0);
  });

  test('faces that a D6 does not have are left out', () => {
    expect(luckOf('to-hit', 4, [8])).toBe(0);
    expect(luckOf('to-hit', 4, [8, 6])).toBeCloseTo(1, 10);
  });

  test('holding back the darkness is one test with two dice', () => {
    // 7 or more: 21 of 36 ways.
    const chance = 21 / 36;
    const spread = Math.sqrt(chance * (1 - chance));
    expect(luckOf('hold-back', 7, [3, 4])).toBeCloseTo((1 - chance) / spread, 10);
    expect(luckOf('hold-back', 7, [6, 0])).toBeCloseTo(-chance / spread, 10);
  });
});

describe('the facts of a descent', () => {
  const facts = (events: readonly HellscapeEvent[]) => factsOfDescent(events, ['rogue', 'wizard']);

  test('wounds and kills go to who dealt them; allies are nobody', () => {
    const { heroes } = facts([
      { t: 'enemy-wounded', enemy: 'undead1', card: 'mob-undead-1-2', amount: 2, hero: 0 },
      { t: 'enemy-wounded', enemy: 'undead1', card: 'mob-undead-1-2', amount: 5 },
      {
        t: 'killed',
        enemy: 'undead1',
        card: 'mob-undead-1-2',
        purpose: 'minions',
        amount: 3,
        hero: 1,
      },
      { t: 'killed', card: 'frost-spirit', amount: 1 },
      { t: 'wounded', card: 'frost-spirit', amount: 1, enemy: 'undead1' },
    ]);
    expect(heroes).toEqual([
      { hero: 'rogue', dealt: 2, kills: 0, taken: 0, knockedOut: 0 },
      { hero: 'wizard', dealt: 0, kills: 3, taken: 0, knockedOut: 0 },
    ]);
  });

  test('an enemy that brought a hero down goes by its kind, a rule by its name', () => {
    const { knockedOutBy } = facts([
      { t: 'wounded', hero: 0, amount: 1, enemy: 'undead12' },
      { t: 'knocked-out', hero: 0 },
      { t: 'wounded', hero: 1, amount: 1, purpose: 'reaction' },
      { t: 'knocked-out', hero: 1 },
      { t: 'wounded', hero: 1, amount: 1 },
      { t: 'knocked-out', hero: 1 },
    ]);
    expect(knockedOutBy).toEqual(['undead', 'reaction', 'other']);
  });

  test('cards are seen in the round they came first, each with its deck', () => {
    const { seen } = facts([
      { t: 'item-gained', hero: 0, card: 'widowmaker-saber' },
      { t: 'spawned', enemy: 'undead1', card: 'mob-undead-1-2', zone: 1, amount: 3 },
      { t: 'round', amount: 1 },
      { t: 'spawned', enemy: 'undead2', card: 'mob-undead-1-2', zone: 1, amount: 3 },
      { t: 'spawned', enemy: 'ghoul1', card: 'roaming-ghoul-1-2', zone: 1, amount: 1 },
      { t: 'door-card', card: 'door-treasure-trap-room' },
      { t: 'round', amount: 2 },
      { t: 'spawned', enemy: 'michael', card: 'michael', zone: 1, amount: 1 },
      { t: 'item-gained', hero: 0, card: 'widowmaker-saber' },
      { t: 'skill', hero: 0, card: 'fatal-fury-1' },
    ]);
    expect(seen).toEqual({
      mob: { undead: 0 },
      'roaming monster': { ghoul: 1 },
      boss: { michael: 2 },
      door: { 'door-treasure-trap-room': 1 },
      'rare item': { 'widowmaker-saber': 2 },
      'berserker skill': { 'fatal-fury-1': 2 },
    });
  });

  const attack = (attacker: 'hero' | 'enemy', ...dice: string[]) =>
    facts([
      { t: 'attack', attacker, hero: 0, enemy: 'undead1', purpose: 'melee' },
      { t: 'rolled', purpose: 'pool', dice },
    ]).luck;

  test('hits are luck for who attacks', () => {
    // A yellow die shows 1 hit on average, with a variance of 1/3.
    expect(attack('hero', 'yellow HH')).toBeCloseTo(Math.sqrt(3), 10);
    expect(attack('enemy', 'yellow HH')).toBeCloseTo(-Math.sqrt(3), 10);
    expect(attack('hero', 'yellow H', 'yellow HM')).toBeCloseTo(0, 10);
  });

  test('shields are luck for who defends', () => {
    // A blue die shows 5/6 shields on average, with a variance of 17/36.
    expect(attack('hero', 'blue -')).toBeCloseTo(5 / Math.sqrt(17), 10);
    expect(attack('enemy', 'blue -')).toBeCloseTo(-5 / Math.sqrt(17), 10);
  });

  test('the enemy die is never luck of the heroes, but for its blank', () => {
    for (const side of ['hero', 'enemy'] as const) {
      expect(attack(side, 'enemy AW')).toBeLessThan(attack(side, 'enemy W'));
      expect(attack(side, 'enemy W')).toBeLessThan(0);
      expect(attack(side, 'enemy -')).toBeGreaterThan(0);
    }
  });

  test('what is no die is left out', () => {
    expect(attack('hero', 'purple H', 'yellow Z')).toBe(0);
  });
});
