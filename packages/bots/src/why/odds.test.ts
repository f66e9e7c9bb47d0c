import { expect, test } from 'vitest';
import { oddsText } from './odds.ts';
import { sayWhy } from './texts.ts';

const said = (chance: number, half: number) => {
  const told = oddsText({ chance, low: chance - half, high: chance + half });
  return [sayWhy('en', told), sayWhy('it', told)];
};

test('a chance is a number where enough stands behind it, else a range that says so', () => {
  expect(said(0.683, 0.05)).toEqual(['68%', '68 %']);
  expect(said(0.683, 0.06)).toEqual(['about 60–75%', 'circa 60–75 %']);
});

test('nothing is certain or hopeless before it is over', () => {
  expect(said(0.99, 0.1)[0]).toBe('about 85–99%');
  expect(said(0.02, 0.1)[0]).toBe('about 1–15%');
});
