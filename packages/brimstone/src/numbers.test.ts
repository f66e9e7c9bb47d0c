import { Table } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { brimstone } from './module.ts';
import { explained } from './numbers.ts';

test('a number on the sheet is what is printed and what cards add', () => {
  const setup = brimstone.parseSetup({
    heroes: [{ class: 'us-marshal', upgrade: 'hold-the-line' }],
  });
  const view = Table.start(brimstone, setup, 'sheet').view({ seat: 0 }).game;
  const [hero] = view.heroes;
  if (!hero) throw new Error('no hero');
  const health = explained(view, hero, 'maxHealth');
  expect(health.printed).toBe(10);
  expect(health.value).toBeGreaterThan(10);
  expect(health.changes).toContainEqual({
    source: 'hold-the-line',
    amount: health.value - health.printed,
  });
  expect(explained(view, hero, 'agility')).toEqual({ value: 3, printed: 3, changes: [] });
});
