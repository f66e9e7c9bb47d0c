import { expect, test } from 'vitest';
import { HALL } from '../../../test/enemies.ts';
import { all, type Field, field, withSheets } from '../../../test/fight.ts';
import { card, carry, heroOf, withItems } from '../../../test/items.ts';
import { promptOf, told } from '../../../test/told.ts';
import { content } from '../../content/index.ts';
import { meaningOf } from '../../meanings.ts';
import type { AdventureState } from '../../state.ts';
import { equipAtTurnStart } from './clothing.ts';
import { canManageItems, manageItems } from './manage-items.ts';

const CARDS = withItems(
  card('lamp', { hands: 1, upgradeSlots: 1 }),
  card('hat', { slots: ['hat'] }),
  card('cap', { slots: ['hat'] }),
  card('stone'),
  card('rune', { upgrade: { onto: ['one-handed'], takes: 1, darkStone: 2 } }),
  card('cheap-rune', { upgrade: { onto: ['one-handed'], takes: 1, darkStone: 0 } }),
  card('belt', { ability: { stats: { strength: 1 } } }),
  card('brick', { weight: 1 }),
);
const CONTENT = all(withSheets({}), CARDS);

function pair(change: (state: AdventureState) => void, situation: Partial<Field> = {}) {
  return field({
    heroes: ['us-marshal', 'saloon-girl'],
    tile: HALL,
    at: '3,3 4,3',
    content: CONTENT,
    ...situation,
    change(state) {
      state.lantern = 1;
      for (const hero of state.heroes) hero.gold = 0;
      change(state);
    },
  });
}

test('each thing to do with belongings says what it is and what it costs', () => {
  const played = pair((state) => {
    heroOf(state, 0).darkStone = 2;
    carry(state, 0, 'lamp', { equipped: true });
    carry(state, 0, 'hat');
    carry(state, 0, 'rune');
    carry(state, 0, 'cheap-rune');
  }).runs(manageItems);
  const name = (id: string) => ({ key: `${id}.name` });
  const hero = played.hero(1).name;
  const texts = Object.fromEntries(
    played.options.map((option) => [option, told(played, option)] as const),
  );
  expect(texts).toEqual({
    done: { text: { key: 'option.done' } },
    'put-away:i100': { text: { key: 'option.put-away', params: { card: name('lamp') } } },
    'wear:i101': { text: { key: 'option.wear', params: { card: name('hat') } } },
    'attach:i102:i100': {
      text: { key: 'option.attach', params: { card: name('rune'), other: name('lamp') } },
      cost: { darkStone: 2 },
    },
    'attach:i103:i100': {
      text: { key: 'option.attach', params: { card: name('cheap-rune'), other: name('lamp') } },
    },
    'give:h1': { text: { key: 'option.give', params: { hero } } },
    'ask:h1': { text: { key: 'option.ask', params: { hero } } },
  });
  const [question] = played.pending;
  const meant = (option: string) => question && meaningOf(question, option);
  expect(meant('done')).toEqual({ kind: 'done' });
  expect(meant('give:h1')).toEqual({ kind: 'give', hero: 1 });
  expect(meant('wear:i101')).toEqual({ kind: 'wear', item: 101, card: 'hat' });
  expect(meant('attach:i102:i100')).toEqual({ kind: 'attach', item: 102, card: 'rune', onto: 100 });
  played.pick('attach:i102:i100');
  expect(played.hero(0).darkStone).toBe(0);
  expect(told(played, 'remove:i100:rune')).toEqual({
    text: { key: 'option.remove', params: { card: name('rune'), other: name('lamp') } },
  });
  expect(played.options).not.toContain('attach:i103:i100');
});

test('what is handed over, asked for and paid is told to both', () => {
  const played = pair((state) => {
    carry(state, 0, 'stone');
    heroOf(state, 0).bag = ['whiskey'];
    state.lantern = 0;
    heroOf(state, 1).gold = 60;
  }).runs(manageItems);
  const [giver, taker] = [played.hero(0).name, played.hero(1).name];
  played.pick('give:h1');
  expect(promptOf(played)).toEqual({ from: giver, to: taker });
  expect(played.options).toEqual(['back', 'i100', 't:whiskey', 'lantern']);
  expect(played.options.map((option) => told(played, option).text?.key)).toEqual([
    'option.back',
    'stone.name',
    'whiskey.name',
    'old-lantern.name',
  ]);
  played.pick('i100');
  // 60 dollars are two steps of 25.
  expect(promptOf(played)).toEqual({ hero: taker, gold: 60 });
  expect(told(played, 'gold').text?.params).toEqual({ step: 25 });
  expect(played.pending[0]?.means?.('gold')).toEqual({ kind: 'gold', step: 25, most: 50 });
  expect(played.pending[0]).toMatchObject({ seat: 0, min: 0, max: 2, capacity: [2] });
  played.pick('gold', 'gold');
  expect(played.pending[0]?.seat).toBe(1);
  expect([played.prompt, promptOf(played)]).toEqual([
    'prompt.buy',
    { hero: giver, price: 50, gold: 60, thing: { key: 'stone.name' } },
  ]);
  played.pick('yes');
  expect([played.hero(0).gold, played.hero(1).gold]).toEqual([50, 10]);
  expect(played.hero(1).items.map(({ card: id }) => id)).toEqual(['stone']);
});

test('a gift needs no consent, and what is asked for does', () => {
  const played = pair((state) => {
    carry(state, 0, 'stone');
    heroOf(state, 1).gold = 30;
    heroOf(state, 1).bag = ['tonic'];
    heroOf(state, 0).gold = 24;
  }).runs(manageItems);
  played.pick('give:h1').pick('i100').pick();
  expect(played.hero(1).items).toHaveLength(1);
  // 24 dollars are less than a step: there is no price to name.
  played.pick('ask:h1').pick('t:tonic');
  expect(played.pending[0]).toMatchObject({ seat: 1, prompt: { key: 'prompt.part-with' } });
  played.pick('no');
  expect(played.hero(0).bag).toEqual([]);
  played.pick('ask:h1').pick('back').pick('ask:h1').pick('t:tonic').pick('yes');
  expect(played.hero(0).bag).toEqual(['tonic']);
});

test('whoever gives away what lends Strength lightens the load at once', () => {
  const { carry: five, strength } = content.classes['us-marshal'].base;
  const played = pair((state) => {
    carry(state, 0, 'belt');
    // As much as can be carried with the belt on.
    for (let n = 0; n < five + strength + 1; n++) carry(state, 0, 'brick');
  }).runs(manageItems);
  played.pick('give:h1').pick('i100');
  expect(played.prompt).toBe('prompt.too-heavy');
  played.pick('discard:i101');
  expect(played.hero(0).items).toHaveLength(five + strength);
  expect(played.prompt).toBe('prompt.manage-items');
});

test('belongings are worth a look for upgrades, for things not in hand, and in company', () => {
  const worth = (change: (state: AdventureState) => void, situation: Partial<Field> = {}) => {
    return pair(change, situation).sees((g, hero) => canManageItems(g, hero));
  };
  const alone: Partial<Field> = { heroes: ['us-marshal'], at: '3,3' };
  const self = (change: (state: AdventureState) => void) => (state: AdventureState) => {
    state.lantern = 0;
    change(state);
  };
  expect(
    worth(
      self(() => {}),
      alone,
    ),
  ).toBe(false);
  expect(
    worth(
      self((state) => void carry(state, 0, 'lamp')),
      alone,
    ),
  ).toBe(true);
  expect(
    worth(
      self((state) => void carry(state, 0, 'lamp', { equipped: true })),
      alone,
    ),
  ).toBe(false);
  expect(
    worth(
      self((state) => void carry(state, 0, 'stone')),
      alone,
    ),
  ).toBe(false);
  expect(
    worth(
      self((state) => void carry(state, 0, 'rune')),
      alone,
    ),
  ).toBe(true);
  const upgraded = { equipped: true, upgrades: ['rune'] };
  expect(
    worth(
      self((state) => void carry(state, 0, 'lamp', upgraded)),
      alone,
    ),
  ).toBe(true);
  const fighting: Partial<Field> = { ...alone, enemies: 'tentacles 8,3' };
  expect(
    worth(
      self((state) => void carry(state, 0, 'lamp')),
      fighting,
    ),
  ).toBe(false);
  // Company with the lantern in the other's hands, with a token, and apart.
  expect(worth(() => {})).toBe(true);
  expect(worth((state) => void carry(state, 1, 'stone'))).toBe(true);
  const apart: Partial<Field> = { enemies: 'tentacles 8,3', at: '2,3 6,3' };
  expect(worth((state) => void carry(state, 1, 'stone'), apart)).toBe(false);
});

test('in a fight what could be worn instead is told when a turn begins', () => {
  const played = pair(
    (state) => {
      carry(state, 0, 'hat', { equipped: true });
      carry(state, 0, 'cap');
    },
    { enemies: 'tentacles 8,3' },
  ).runs(equipAtTurnStart);
  expect(played.options).toEqual(['keep', 'i101']);
  expect(told(played, 'keep')).toEqual({ text: { key: 'option.as-it-is' } });
  expect(told(played, 'i101')).toEqual({
    text: { key: 'option.wear', params: { card: { key: 'cap.name' } } },
  });
  // What was just taken off is not asked about again.
  played.pick('i101').done();
  expect(played.hero(0).items.map(({ equipped }) => equipped)).toEqual([false, true]);
});
