import type { BrimstoneEvent } from '@crawlspace/brimstone';
import { expect, test } from 'vitest';
import { somebody, stayOf } from '../../../testing/stays.ts';
import { isNightOver, whereabouts } from './whereabouts.ts';

function places(
  step: 'road' | 'visits' | 'evening',
  gone: number[],
  ...events: BrimstoneEvent[]
): readonly string[] {
  const dead = somebody({ dead: true, resurrectable: true });
  const view = stayOf([somebody(), somebody(), dead]).view({ seat: 0 }).game;
  const told = events.map((event, n) => ({ n, event }));
  return whereabouts({ ...view, stay: { ...view.stay, step, gone } }, told);
}

test('everybody is where they were last told to be', () => {
  expect(places('road', [])).toEqual(['road', 'road', 'grave']);
  const day: BrimstoneEvent = { t: 'town-day', amount: 1, need: 1 };
  const camps: BrimstoneEvent = { t: 'lodging', hero: 1, purpose: 'camp-site', amount: 0 };
  const goes: BrimstoneEvent = { t: 'went-to', hero: 0, card: 'church' };
  expect(places('visits', [], day, camps, goes)).toEqual(['church', 'camp-site', 'grave']);
  const evening: BrimstoneEvent = { t: 'quiet-day', hero: 0, dice: [6], need: 1 };
  expect(places('evening', [1], day, camps, goes, evening)).toEqual(['street', 'away', 'grave']);
});

test('the night lies ahead until its die has fallen, and again with the next day', () => {
  const day: BrimstoneEvent = { t: 'town-day', amount: 1, need: 1 };
  const quiet: BrimstoneEvent = { t: 'quiet-day', hero: 0, dice: [6], need: 1 };
  const visit: BrimstoneEvent = {
    t: 'chart-row',
    hero: 0,
    card: 'church-candles',
    purpose: 'church',
    dice: [3, 4],
  };
  const isOver = (...events: BrimstoneEvent[]) =>
    isNightOver(events.map((event, n) => ({ n, event })));
  expect(isOver(day, visit)).toBe(false);
  expect(isOver(day, visit, quiet)).toBe(true);
  expect(isOver(day, { ...visit, purpose: 'town' })).toBe(true);
  expect(isOver(day, quiet, day)).toBe(false);
});
