import { expect, it } from 'vitest';
import { scene } from './descent.ts';
import { rolls, type Step, set } from './notation.ts';
import { withPractice } from './practice.ts';
import { at } from './training-ground.ts';
import { trials } from './trials.ts';

const after = (...steps: Step[]) =>
  scene({ heroes: ['rogue', 'wizard'], content: withPractice, change: set(...steps) }).runs((g) =>
    g.do.anytime(g),
  );

it('short words change a scene, and show what it is', () => {
  const table = after(
    'hero zone 1:1 mana 0 wears practice-sword has crude-axe',
    undefined,
    (state) => Object.assign(state.pool, { rare: 2 }),
    'straw@2:0 minions 2 treasure.rare 1, ghoul@0 wounds 3, heroes fire 1, bear-trap@5 face bear-trap-1',
    'hero1 turn.actions 2, rogue bag token-dash+token-vial',
  ).shows(
    'hero zone 1:1 mana 0, straw1 minions 2 treasure.rare 1, ghoul wounds 3, foes wounds 0 3, heroes fire 1 1',
    'hero1 turn.actions 2 turn.mp null, rogue bag token-dash+token-vial, state pool.rare 2, gone flame-spirit',
    'prompt none, lacks end-turn, told rolled 0',
  );
  expect(table.hero().zone).toBe(at(1, 1));
  expect(table.hero().items).toMatchObject([
    { card: 'practice-sword', equipped: true },
    { card: 'crude-axe', equipped: false },
  ]);
  expect(table.state.dungeon.tokens).toMatchObject([{ kind: 'bear-trap', zone: 5 }]);
});

it.each([
  ['hero mana 3', /hero mana 0/],
  ['hero mana', /in pairs/],
  ['hero mona 0', /hero mona undefined/],
  ['nobody wounds 0', /no nobody/],
  ['gone straw1', /here straw1/],
  ['foes wounds 0 0', /foes wounds 0/],
  ['told rolled 1', /told rolled 0/],
  ['event rolled purpose pool', /undefined/],
  ['prompt ask.turn', /prompt none/],
  ['offers end-turn', /lacks end-turn/],
])('what is not so is noticed: %s', (words, instead) => {
  const table = after('hero mana 0, straw@0');
  const failure = (() => {
    try {
      table.shows(words);
    } catch (error) {
      return error as Error & { actual?: unknown };
    }
    throw new Error('nobody noticed');
  })();
  expect(`${failure.message} ${String(failure.actual)}`).toMatch(instead);
});

it('what cannot be changed is an error', () => {
  for (const words of ['hero mona 1', 'hero7 mana 1', 'paladin zones.0 1', 'hero mana'])
    expect(() => after(words), words).toThrow();
});

it('dice are rolled as they are named', () =>
  expect(rolls('yellow H -, blue S')).toEqual([
    ['yellow', 'H', '-'],
    ['blue', 'S'],
  ]));

it('a trial without anything to see is an error', () =>
  expect(() => trials({}, 'A card that nobody tries')).toThrow('nothing shows'));
