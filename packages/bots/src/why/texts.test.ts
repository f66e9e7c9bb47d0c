import { describe, expect, test } from 'vitest';
import { sayWhy } from './texts.ts';

const params = { usual: { key: 'why.rest' }, futures: 12, chance: 86, instead: 70 };
const SEARCHED = ['why.search-agrees', 'why.search-slightly', 'why.search-better'];

describe('what a search says', () => {
  test.each(SEARCHED)('%s counts simulated games', (key) => {
    expect(sayWhy('en', { key, params })).toContain('12 simulated games');
    expect(sayWhy('it', { key, params })).toContain('12 partite simulate');
  });

  test.each(SEARCHED)('%s writes percentages as each language does', (key) => {
    expect(sayWhy('en', { key, params })).toMatch(/about 86%/);
    expect(sayWhy('it', { key, params })).toMatch(/circa (il )?86 %/);
  });
});
