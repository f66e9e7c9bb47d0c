import { expect, test } from 'vitest';
import { hiddenShare } from './corner.ts';

const box = (left: number, top: number, width: number, height: number) => {
  const [right, bottom] = [left + width, top + height];
  return { left, top, right, bottom, width, height } as DOMRect;
};

test('a button that a hint would hide counts for more than a zone that it only touches', () => {
  const card = box(0, 0, 100, 40);
  expect(hiddenShare(box(10, 0, 40, 40), card)).toBe(1);
  expect(hiddenShare(box(0, 30, 100, 100), card)).toBeCloseTo(0.1);
  expect(hiddenShare(box(100, 0, 40, 40), card)).toBe(0);
});
