import { describe, expect, test } from 'vitest';
import { kept, keptChoice } from './kept.ts';

describe('settings', () => {
  test('work where nothing can be remembered', () => {
    const choice = keptChoice('nowhere', ['a', 'b'], 'a');
    choice.value = 'b';
    expect(choice.value).toBe('b');
  });

  test('are remembered, and what makes no sense is not', () => {
    const shelf = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => shelf.get(key) ?? null,
        setItem: (key: string, value: string) => shelf.set(key, value),
      },
    });
    try {
      keptChoice('choice', ['a', 'b'], 'a').value = 'b';
      expect(keptChoice('choice', ['a', 'b'], 'a').value).toBe('b');
      expect(keptChoice('choice', ['x', 'y'], 'x').value).toBe('x');
      shelf.set('crawlspace.flag', '{broken');
      expect(kept('flag', false, (stored) => typeof stored === 'boolean').value).toBe(false);
      expect(shelf.size).toBe(2);
    } finally {
      Reflect.deleteProperty(globalThis, 'localStorage');
    }
  });
});
