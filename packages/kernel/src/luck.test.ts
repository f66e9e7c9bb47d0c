import { expect, test } from 'vitest';
import { d6 } from './dice.ts';
import { ScriptError, ScriptedLuck, SeededLuck } from './luck.ts';

const symbols = [{ id: 'blank' }, { id: 'hit', hits: 1 }];

test('scripted dice come up as written, in order, by face or by the id of a face', () => {
  const luck = new ScriptedLuck(
    [
      ['to-hit', 3, 6],
      ['symbol', 'hit'],
    ],
    'seed',
  );
  expect([luck.pick('to-hit', d6.faces), luck.pick('to-hit', d6.faces)]).toEqual([3, 6]);
  expect(luck.pick('symbol', symbols)).toBe(symbols[1]);
  luck.assertAllUsed();
});

test('a roll for another purpose than the scripted one fails', () => {
  const luck = new ScriptedLuck([['to-hit', 3]], 'seed');
  expect(() => luck.pick('damage', d6.faces)).toThrow(
    new ScriptError('the script has "to-hit" next, the game rolls "damage"'),
  );
});

test('a roll past the end of the script fails', () => {
  expect(() => new ScriptedLuck([], 'seed').pick('move', d6.faces)).toThrow(
    'roll "move" is not in the script',
  );
});

test('a face the die does not have fails', () => {
  const luck = new ScriptedLuck([['move', 7]], 'seed');
  expect(() => luck.pick('move', d6.faces)).toThrow('"move" cannot come up 7');
});

test('dice that were never rolled fail', () => {
  const luck = new ScriptedLuck([['move', 1, 2]], 'seed');
  luck.pick('move', d6.faces);
  expect(() => luck.assertAllUsed()).toThrow('scripted but never rolled: move 2');
});

test('scripted and seeded luck go on from where they were saved', () => {
  for (const luck of [new ScriptedLuck([['move', 1, 2, 3]], 'seed'), new SeededLuck('seed')]) {
    luck.pick('move', d6.faces);
    const saved = luck.save();
    const first = [luck.pick('move', d6.faces), luck.shuffle([1, 2, 3, 4, 5])];
    luck.restore(saved);
    expect([luck.pick('move', d6.faces), luck.shuffle([1, 2, 3, 4, 5])]).toEqual(first);
  }
});

test('with a seed of its own every purpose has its own luck, whatever else is rolled', () => {
  const rolls = (others: number) => {
    const luck = new SeededLuck('game');
    luck.reseed('future');
    for (let n = 0; n < others; n++) luck.pick('damage', d6.faces);
    return Array.from({ length: 20 }, () => luck.pick('move', d6.faces));
  };
  expect(rolls(7)).toEqual(rolls(0));
  expect(new Set(rolls(0)).size).toBe(6);
});

test('luck by purpose is saved and restored', () => {
  const luck = new SeededLuck('game');
  luck.reseed('future');
  const rolls = () => ['move', 'damage', 'luck'].map((label) => luck.pick(label, d6.faces));
  rolls();
  const saved = luck.save();
  const after = [rolls(), rolls()];
  luck.restore(saved);
  expect([rolls(), rolls()]).toEqual(after);
});
