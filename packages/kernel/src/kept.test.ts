import { expect, test } from 'vitest';
import { Kept, StaleError } from './kept.ts';

function counted(check: boolean) {
  const state = { items: ['rope'], times: 0 };
  const kept = new Kept(
    'the load',
    () => {
      state.times++;
      return new Map([['items', { count: state.items.length, names: new Set(state.items) }]]);
    },
    check,
  );
  return { state, kept };
}

test('it is worked out once, until somebody says that it has changed', () => {
  const { state, kept } = counted(false);
  expect(kept.get()).toBe(kept.get());
  expect(state.times).toBe(1);
  state.items.push('lamp');
  kept.changed();
  expect(kept.get().get('items')?.count).toBe(2);
  expect(state.times).toBe(2);
});

test('a change that nobody mentioned is found out when it is checked', () => {
  const { state, kept } = counted(true);
  kept.get();
  expect(() => kept.get()).not.toThrow();
  state.items.push('lamp');
  expect(() => kept.get()).toThrow(StaleError);
  expect(() => kept.get()).toThrow('the load has changed, and nobody said so');
  kept.changed();
  expect(kept.get().get('items')?.names.has('lamp')).toBe(true);
});

test('values inside sets and maps count, and functions are equal only to themselves', () => {
  let value: unknown = { handler: () => 1 };
  const kept = new Kept('a handler', () => value, true);
  kept.get();
  value = { ...(value as object) };
  expect(() => kept.get()).not.toThrow();
  value = { handler: () => 1 };
  expect(() => kept.get()).toThrow(StaleError);
});

test('what was recalled wrongly is found out at the first look', () => {
  const kept = new Kept(
    'the load',
    () => ['rope'],
    true,
    () => ['lamp'],
  );
  expect(() => kept.get()).toThrow(StaleError);
});
