import { expect, test } from 'vitest';
import { numbers, scenes } from '../../test/card-rows.ts';
import { comesOf } from '../../test/card-scenes.ts';
import { content } from './index.ts';

test.each(numbers)('%s: %s', (card, changes) => {
  expect(comesOf(card, 'has it', '', '')).toBe(changes);
});

test.each(scenes)('%s: who has it %s, %s, %s', (card = '', scene = '', ...played) => {
  const [dice = '', picks = '', comes = ''] = played;
  expect(comesOf(card, scene, dice, picks)).toBe(comes);
});

test('no other card changes a number by itself', () => {
  const told = new Set(numbers.map(([card]) => card));
  const { items, upgrades, conditions } = content;
  const others = [items, upgrades, conditions].flatMap((deck) =>
    Object.keys(deck).filter((card) => !told.has(card)),
  );
  for (const card of others) expect([card, comesOf(card, 'has it', '', '')]).toEqual([card, '']);
});
