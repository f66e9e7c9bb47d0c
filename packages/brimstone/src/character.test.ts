import { Random, randomPicks, SetupError, Table } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { type Character, characterOf } from './character.ts';
import { cloneState } from './clone.ts';
import { content } from './content/index.ts';
import { brimstone } from './module.ts';
import { posseLevel } from './rules/abilities/enemy-sheets.ts';
import type { AdventureState } from './state.ts';

/** A character that has seen something. */
const IRENE: Character = {
  class: 'gunslinger',
  name: 'Irene',
  portrait: 'woman',
  level: 3,
  xp: 320,
  gold: 150,
  darkStone: 2,
  wounds: 3,
  sanityDamage: 1,
  corruption: 4,
  bag: ['whiskey', 'dynamite'],
  items: [{ card: 'pistol', equipped: true, upgrades: [], charges: null, holds: [] }],
  upgrades: ['six-shooter', 'called-out'],
  conditions: [],
  dead: false,
  resurrectable: false,
};
const NEW = { class: 'bandido' };

function started(...heroes: readonly unknown[]): AdventureState {
  return table(...heroes).state;
}

function table(...heroes: readonly unknown[]) {
  return Table.start(brimstone, brimstone.parseSetup({ heroes }), 'company');
}

/** Past the set-up: the first question of the first turn. */
function underway(...heroes: readonly unknown[]): AdventureState {
  const begun = table(...heroes);
  const random = Random.seeded('company');
  while (begun.state.turn.step === 'setup') {
    const [question] = begun.pending;
    if (!question) throw new Error('the set-up asks for nothing');
    begun.answerQuestion(question, randomPicks(question, random));
  }
  return begun.state;
}

rule(['B-CAMP-12'], 'a hero brings along what the last adventure left', () => {
  const [irene, bandit] = underway({ character: IRENE }, NEW).heroes;
  expect(irene && characterOf(irene)).toMatchObject({
    xp: 320,
    gold: 150,
    darkStone: 2,
    level: 3,
    corruption: 4,
    bag: ['whiskey', 'dynamite'],
    upgrades: ['six-shooter', 'called-out'],
    items: [{ card: 'pistol', equipped: true }],
  });
  expect(bandit).toMatchObject({ level: 1, xp: 0, gold: 0 });
});

rule(['B-CAMP-11'], 'wounds of road and Town are there when the adventure starts', () => {
  expect(underway({ character: IRENE }).heroes[0]).toMatchObject({ wounds: 3, sanityDamage: 1 });
});

rule(['B-LEVEL-07'], 'the Posse Level is the highest level of the party', () => {
  const levels = [1, 2, 2, 4].map((level) => ({ character: { ...IRENE, level } }));
  expect(posseLevel({ state: started(...levels), content })).toBe(4);
  expect(posseLevel({ state: started(NEW, NEW), content })).toBe(1);
});

test('no two items have the same number, and a personal item is there once', () => {
  const personal = content.itemDecks.personal[0] ?? '';
  const [pistol] = IRENE.items;
  const items = [pistol, { ...pistol, card: personal }];
  const state = underway({ character: { ...IRENE, items } }, NEW, NEW);
  const carried = state.heroes.flatMap((hero) => hero.items);
  expect(new Set(carried.map(({ number }) => number)).size).toBe(carried.length);
  expect(Math.max(...carried.map(({ number }) => number))).toBeLessThan(state.nextItem);
  expect(carried.filter(({ card }) => card === personal)).toHaveLength(1);
  expect(state.decks.personal.draw).not.toContain(personal);
});

test('the Darkness is one step ahead after such a failure', () => {
  const at = (ahead: object) =>
    Table.start(brimstone, brimstone.parseSetup({ heroes: [NEW], ...ahead }), 'x').state.depth;
  expect(at({ darknessAhead: true }).darkness).toBe(at({}).darkness - 1);
});

test('a character becomes a figure and is the same again', () => {
  const [figure] = cloneState(started({ character: IRENE })).heroes;
  expect(figure && characterOf(figure)).toEqual(IRENE);
});

test.each<[string, unknown]>([
  ['nobody', null],
  ['a list', []],
  ['an unknown class', { ...IRENE, class: 'wizard' }],
  ['no name', { ...IRENE, name: '' }],
  ['a name without end', { ...IRENE, name: 'x'.repeat(41) }],
  ['level 9', { ...IRENE, level: 9 }],
  ['half a dollar', { ...IRENE, gold: 0.5 }],
  ['debts', { ...IRENE, gold: -5 }],
  ['no XP', { ...IRENE, xp: undefined }],
  ['a field too many', { ...IRENE, luck: 7 }],
  ['an unknown item', { ...IRENE, items: [{ ...IRENE.items[0], card: 'excalibur' }] }],
  ['a number of its own', { ...IRENE, items: [{ ...IRENE.items[0], number: 1 }] }],
  ['a card of Object itself', { ...IRENE, upgrades: ['toString'] }],
  ['an unknown injury', { ...IRENE, conditions: ['hangover'] }],
  ['a token that is none', { ...IRENE, bag: ['beer'] }],
  ['the dead', { ...IRENE, dead: true }],
])('%s cannot go on an adventure', (_, character) => {
  expect(() => brimstone.parseSetup({ heroes: [{ character }] })).toThrow(SetupError);
});
