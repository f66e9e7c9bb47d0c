import { expect, test } from 'vitest';
import { bareScene } from '../../../test/bare-heroes.ts';
import { factsTold, promptOf, told } from '../../../test/told.ts';
import type { Ability } from '../../abilities.ts';
import type { HeroDice } from '../../effects.ts';
import { meaningOf } from '../../meanings.ts';

/** A roll of the first hero, who has Grit to roll dice of it again. */
function rolled(
  dice: readonly number[],
  asked: Partial<HeroDice> = {},
  { grit = 1, abilities = [] as readonly Ability[], purpose = 'test', again = [] as number[] } = {},
) {
  return bareScene({
    hero: { grit },
    abilities,
    dice: [
      [purpose, ...dice],
      ['reroll', ...again],
    ],
  }).runs(function* (g, hero) {
    yield* g.do.heroRoll(g, hero, purpose, { count: dice.length, ...asked });
  });
}

const meant = (played: ReturnType<typeof rolled>, option: string) => {
  const [question] = played.pending;
  return question && meaningOf(question, option);
};

test('the prompt tells the dice, what they need and what pays for a re-roll', () => {
  const plain = rolled([2, 3]);
  expect(plain.prompt).toBe('prompt.reroll-higher');
  expect(promptOf(plain)).toEqual({
    hero: plain.hero(0).name,
    purpose: { key: 'roll.test' },
    still: '',
    dice: '2 3',
    with: { key: 'option.grit' },
  });
  const needed = rolled([2, 3], { need: 5, card: 'a-card', doAsTheyLie: () => true });
  expect(needed.prompt).toBe('prompt.reroll');
  expect(promptOf(needed)).toMatchObject({ need: 5, card: { key: 'a-card.name' } });
  expect(factsTold(needed)).toEqual({ dice: [2, 3], need: 5, card: 'a-card', done: true });
  const undone = rolled([2, 3], { need: 5, doAsTheyLie: () => false });
  expect(factsTold(undone)).not.toHaveProperty('done');
});

test('more than one success that is still missing is said, not a single one or an open number', () => {
  const still = (asked: Partial<HeroDice>) => promptOf(rolled([1, 2, 3], asked))['still'];
  expect(still({ need: 4 })).toBe('');
  expect(still({ need: 4, enough: 1 })).toBe('');
  expect(still({ need: 4, enough: 2 })).toEqual({ key: 'reroll.still', params: { missing: 2 } });
  expect(still({ need: 3, enough: 3 })).toEqual({ key: 'reroll.still', params: { missing: 2 } });
  expect(still({ enough: 9 })).toBe('');
});

test('what is rolled against is said, as a name or looked up', () => {
  const from = { key: 'tentacles.name' };
  const against = { key: 'roll.against', params: { purpose: { key: 'roll.test' }, from } };
  expect(promptOf(rolled([2], { against: from }))['purpose']).toEqual(against);
  expect(promptOf(rolled([2], { against: () => from }))['purpose']).toEqual(against);
});

test('each die tells its number, whether it is enough, its price and its chance to get better', () => {
  const grit = { cost: { grit: 1 } };
  const plain = rolled([2, 5]);
  const text = (value: number) => ({ key: 'option.die', params: { value } });
  expect(told(plain, 'die0')).toEqual({ text: text(2), odds: 4 / 6, oddsOf: 'better', ...grit });
  expect(told(plain, 'die1')).toEqual({ text: text(5), odds: 1 / 6, oddsOf: 'better', ...grit });
  const worth = (face: number) => (face === 6 ? 2 : Number(face >= 4));
  const hits = rolled([3, 4], { need: 4, worth });
  expect(told(hits, 'die0')).toEqual({ text: text(3), odds: 3 / 6, oddsOf: 'enough', ...grit });
  const enough = { key: 'option.die-enough', params: { value: 4 } };
  expect(told(hits, 'die1')).toEqual({ text: enough, odds: 1 / 6, oddsOf: 'better', ...grit });
});

test('a die tells what it is about, and what else it may bring', () => {
  const chances = (shown: number) => [{ of: 'further', odds: shown / 10 }];
  const about = (position: number, face: number) => (face === 2 ? `die ${position}` : undefined);
  const played = rolled([2, 3], { about, chances });
  const first = { key: 'option.die-about', params: { value: 2, what: 'die 0' } };
  expect(told(played, 'die0')).toMatchObject({ text: first, chances: [{ odds: 0.2 }] });
  expect(told(played, 'die1').text).toEqual({ key: 'option.die', params: { value: 3 } });
});

test('what a die and a re-roll mean: whose roll, of what kind, and what is missing', () => {
  const roll = { hero: 0, purpose: 'test', sides: 6 };
  const open = meant(rolled([2]), 'die0');
  expect(open).toMatchObject({ die: 0, value: 2, roll, again: [-1, 0, 1, 2, 3, 4] });
  expect(open).not.toHaveProperty('roll.missing');
  const closed = meant(rolled([2, 6], { need: 5, enough: 2, die: 'D8' }), 'die0');
  expect(closed).toMatchObject({
    again: [0, 0, 0, 0, 1, 1, 1, 1],
    roll: { ...roll, sides: 8, missing: 1 },
  });
});

test('an attack whose dice all hit is rolled again for a critical hit', () => {
  const worth = (face: number) => (face === 6 ? 2 : Number(face >= 4));
  const kind = (...dice: number[]) => {
    const die = meant(rolled(dice, { need: 4, worth }, { purpose: 'to-hit' }), 'die1');
    return die?.kind === 'die' ? die.roll?.kind : undefined;
  };
  expect(kind(3, 5)).toBe('attack');
  expect(kind(4, 5)).toBe('critical');
});

test('of several ways to roll again each tells its name and its price', () => {
  const lucky: Ability = {
    on: {
      heroRolled: (_g, source, roll): undefined => {
        roll.offers.push({ source, grit: 2 });
      },
    },
  };
  const both = rolled([2, 3], {}, { grit: 2, abilities: [lucky], again: [6] });
  expect(both.prompt).toBe('prompt.reroll-with-higher');
  expect(promptOf(both)).not.toHaveProperty('with');
  expect(told(both, 'grit')).toEqual({ text: { key: 'option.grit' }, cost: { grit: 1 } });
  const name = { key: 'test-ability-0.name' };
  expect(told(both, 'test-ability-0')).toEqual({ text: name, cost: { grit: 2 } });
  both.pick('test-ability-0');
  expect(promptOf(both)['with']).toEqual(name);
  expect(both.pending[0]).toMatchObject({ min: 0, max: 2 });
  both.pick('die1').done();
  expect(both.hero(0).grit).toBe(0);
  expect(both.event('rerolled')).toMatchObject({ hero: 0, by: 0, purpose: 'test', dice: [6] });
  // An ability that costs more Grit than there is left is none to choose from.
  const poor = rolled([2, 3], {}, { abilities: [lucky] });
  expect(poor.options).toEqual(['die0', 'die1']);
});

test('one offer may be for fewer dice than there are', () => {
  const once: Ability = {
    on: {
      heroRolled: (_g, source, roll): undefined => {
        roll.offers.push({ source, most: 1, failedOnly: true });
      },
    },
  };
  const played = rolled(
    [2, 3, 5],
    { need: 4, worth: (face) => face },
    { grit: 0, abilities: [once] },
  );
  expect(played.options).toEqual(['die0', 'die1']);
  expect(played.pending[0]).toMatchObject({ min: 0, max: 1 });
  expect(told(played, 'die0')).not.toHaveProperty('cost');
});
