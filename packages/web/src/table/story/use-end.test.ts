import { expect, test } from 'vitest';
import { isAtEnd } from './use-end.ts';

const list = (scrollTop: number, scrollHeight = 600) => ({
  scrollTop,
  scrollHeight,
  clientHeight: 100,
});

test('a list that grew since it was scrolled stays at its end', () => {
  expect(isAtEnd(true, 200, list(200), true)).toBe(true);
});

test('a list on its way down stays at its end', () => {
  expect(isAtEnd(true, 200, list(300), true)).toBe(true);
});

test('whoever scrolls back leaves the end, and finds it again there', () => {
  expect(isAtEnd(true, 500, list(300), true)).toBe(false);
  expect(isAtEnd(false, 300, list(350), true)).toBe(false);
  expect(isAtEnd(false, 350, list(490), true)).toBe(true);
});

test('a list that got shorter and long again within a moment stays at its end', () => {
  expect(isAtEnd(true, 500, list(300), false)).toBe(true);
});
