import { hashOf } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { cloneState } from '../src/clone.ts';
import { content } from '../src/content/index.ts';
import type { DescentState } from '../src/state.ts';
import { randomAnswers, startRandom } from './games.ts';

/** What is never changed in place, only replaced: copies may share it. */
const SHARED = /^(options|wishes|outcome|combat\.(attacker|defender|weapons|dice\.\d+\.face))$/;

/** Every place where a copy holds the very object of its original. */
function shared(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null || SHARED.test(path)) return [];
  if (one === other) return [path];
  return Object.entries(one).flatMap(([key, value]) =>
    shared(value, (other as Record<string, unknown>)[key], path ? `${path}.${key}` : key),
  );
}

/** Changes every number, word and list within, save what may be shared. */
function spoil(value: object, path = ''): void {
  for (const [key, inner] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    if (SHARED.test(at)) continue;
    if (typeof inner === 'object' && inner !== null) spoil(inner, at);
    else Object.assign(value, { [key]: 'spoiled' });
  }
  if (Array.isArray(value)) value.push('spoiled');
  else Object.assign(value, { spoiled: true });
}

/** States from all over some games, in the middle of combats too. */
function* states(): Generator<DescentState> {
  for (let n = 0; n < 22; n++) {
    const table = startRandom('clone', n);
    for (const at of randomAnswers(table, `clone ${n}`, 600)) {
      if (at.n % 40 === 0 || (table.state.combat && at.n % 5 === 0)) yield table.state;
    }
  }
}

test('a copy of a state is equal and shares nothing that could change', () => {
  const seen = { combats: 0, boards: new Set<string>() };
  for (const state of states()) {
    const copy = cloneState(content, state);
    expect(hashOf(copy)).toBe(hashOf(state));
    expect(shared(state, copy)).toEqual([]);
    if (state.combat) seen.combats++;
    for (const hero of state.heroes) seen.boards.add(hero.class);
  }
  expect(seen.combats).toBeGreaterThan(10);
  expect(seen.boards.size).toBe(6);
});

test('whatever is done to a copy, the original does not notice', () => {
  for (const state of states()) {
    const before = hashOf(state);
    spoil(cloneState(content, state));
    expect(hashOf(state)).toBe(before);
  }
});

test('a copy has the keys of the original in the same order: engines read both alike', () => {
  const keys = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, inner]) => [key, keys(inner)])
      : null;
  for (const state of states()) expect(keys(cloneState(content, state))).toEqual(keys(state));
});
