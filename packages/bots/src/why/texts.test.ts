import { describe, expect, test } from 'vitest';
import { sayWhy } from './texts.ts';

const odds = { key: 'why.odds', params: { chance: 86 } };
const params = { usual: { key: 'why.rest' }, futures: 12, odds, points: 1 };
const SEARCHED = ['why.search-agrees', 'why.search-slightly', 'why.search-better'];

describe('what a search says', () => {
  test.each(SEARCHED)('%s counts simulated games', (key) => {
    expect(sayWhy('en', { key, params })).toContain('12 simulated games');
    expect(sayWhy('it', { key, params })).toContain('12 partite simulate');
  });

  test.each(SEARCHED)('%s writes percentages as each language does', (key) => {
    expect(sayWhy('en', { key, params })).toMatch(/86% to win/);
    expect(sayWhy('it', { key, params })).toMatch(/86 % di vittorie/);
  });
});
