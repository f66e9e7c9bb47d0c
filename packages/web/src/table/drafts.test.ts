import type { Decision } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { Drafts } from './drafts.ts';

function asked(id: number, max: number, ...options: Decision['options']): Decision {
  const at = { epoch: 0, n: 0 };
  return { id, at, seat: 0, kind: 'many', prompt: { key: 'prompt' }, options, min: 0, max };
}

const [HAT, BOOTS, COIN] = [{ id: 'hat' }, { id: 'boots' }, { id: 'coin', capacity: 2 }];

test('what can still be had stays picked when others act', () => {
  const drafts = new Drafts();
  drafts.keep(asked(1, 2, HAT, BOOTS), ['boots', 'hat']);
  expect(drafts.of(asked(1, 2, HAT, BOOTS))).toEqual(['boots', 'hat']);
  expect(drafts.of(asked(1, 1, HAT))).toEqual(['hat']);
});

test('points stay as far as there is room for them', () => {
  const drafts = new Drafts();
  drafts.keep(asked(1, 9, { id: 'coin', capacity: 5 }), ['coin', 'coin', 'coin']);
  expect(drafts.of(asked(1, 9, COIN))).toEqual(['coin', 'coin']);
  expect(drafts.of(asked(1, 1, COIN))).toEqual(['coin']);
});

test('every question has its own, until the table goes back', () => {
  const drafts = new Drafts();
  drafts.keep(asked(1, 2, HAT), ['hat']);
  expect(drafts.of(asked(2, 2, HAT))).toEqual([]);
  expect(drafts.of(asked(1, 2, HAT))).toEqual(['hat']);
  drafts.clear();
  expect(drafts.of(asked(1, 2, HAT))).toEqual([]);
});
