import { afterEach, describe, expect, test } from 'vitest';
import { language } from '../settings/index.ts';
import { ago, listed, number, signed } from './numbers.ts';

afterEach(() => {
  language.value = 'en';
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('numbers', () => {
  test('are written as the language writes them', () => {
    expect(number(1234.56, 1)).toBe('1,234.6');
    language.value = 'it';
    expect(number(12345.6, 1)).toBe('12.345,6');
  });

  test('carry their sign, but zero has none', () => {
    expect(signed(1.25)).toBe('+1.3');
    expect(signed(-2)).toBe('-2.0');
    expect(signed(0)).toBe('0.0');
  });
});

describe('how long ago', () => {
  const now = 1_700_000_000_000;

  test('in the largest unit that has passed', () => {
    expect(ago(now - 30_000, now)).toBe('now');
    expect(ago(now - 59 * MINUTE, now)).toBe('59 minutes ago');
    expect(ago(now - 119 * MINUTE, now)).toBe('1 hour ago');
    expect(ago(now - DAY, now)).toBe('yesterday');
    expect(ago(now - 9 * DAY, now)).toBe('9 days ago');
  });

  test('a clock that was set back counts as now, in any language', () => {
    expect(ago(now + HOUR, now)).toBe('now');
    language.value = 'it';
    expect(ago(now + HOUR, now)).toBe('ora');
    expect(ago(now - DAY, now)).toBe('ieri');
  });
});

test('words in a row end as the language ends them', () => {
  expect(listed(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(listed(['a'])).toBe('a');
  language.value = 'it';
  expect(listed(['a', 'b', 'c'])).toBe('a, b e c');
});
