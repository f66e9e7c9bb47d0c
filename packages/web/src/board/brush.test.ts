import { describe, expect, test } from 'vitest';
import { blob, circle, line, oval, polygon, rect, regular, star, stone } from './brush.ts';
import { jitterAt, noise, short } from './noise.ts';
import { sameValues } from './same.ts';

/** The corners of a path of straight lines. */
function corners(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

describe('paths', () => {
  test('of squares, circles and lines are what they say', () => {
    expect(rect(1, 2, 30, 40)).toBe('M1 2h30v40h-30z');
    expect(circle(10, 20, 5)).toBe(oval(10, 20, 5, 5));
    expect(oval(10, 20, 5, 8)).toBe('M5 20a5 8 0 1 0 10 0a5 8 0 1 0 -10 0z');
    expect(line({ x: 0, y: 0 }, { x: 1.26, y: 2 })).toBe('M0 0L1.3 2');
    expect(polygon({ x: 0, y: 0 }, { x: 1, y: 2 })).toBe('M0 0L1 2z');
  });

  test('of regular shapes have their corners as far from the middle, the first one above', () => {
    const six = corners(regular(100, 100, 50, 6));
    expect(six).toHaveLength(6);
    expect(six[0]).toEqual({ x: 100, y: 50 });
    for (const { x, y } of six) expect(Math.hypot(x - 100, y - 100)).toBeCloseTo(50, 0);
  });

  test('of stars go out and in', () => {
    const reach = corners(star(0, 0, 100, 5, 0.5)).map(({ x, y }) => Math.round(Math.hypot(x, y)));
    expect(reach).toEqual(Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? 100 : 50)));
  });

  test('of stones and puddles stay around their middle and are always the same', () => {
    const made = () => stone(0, 0, 20, noise('a stone'));
    expect(made()).toBe(made());
    expect(made()).not.toBe(stone(0, 0, 20, noise('another')));
    for (const { x, y } of corners(made())) {
      expect(Math.hypot(x, y)).toBeGreaterThan(14);
      expect(Math.hypot(x, y)).toBeLessThan(26);
    }
    const puddle = blob(0, 0, 40, 20, noise('a puddle'));
    expect(puddle).toBe(blob(0, 0, 40, 20, noise('a puddle')));
    const numbers = [...puddle.matchAll(/-?[\d.]+/g)].map(Number);
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(40 * 1.22);
    expect(puddle.endsWith('z')).toBe(true);
  });
});

describe('noise', () => {
  test('is the same for the same name, and lies between 0 and 1', () => {
    const [one, again, other] = ['rock', 'rock', 'wall'].map((name) => {
      const next = noise(name);
      return Array.from({ length: 200 }, next);
    });
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
    for (const value of one ?? []) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
    const mean = (one ?? []).reduce((sum, value) => sum + value, 0) / 200;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.1);
  });

  test('of a point goes both ways, and coordinates are short', () => {
    const all = Array.from({ length: 60 }, (_, i) => jitterAt('floor', i, -i));
    expect(all.some((value) => value < -0.3)).toBe(true);
    expect(all.some((value) => value > 0.3)).toBe(true);
    expect(jitterAt('floor', 3, 4)).toBe(jitterAt('floor', 3, 4));
    expect(short(1.249)).toBe('1.2');
    expect(short(-3)).toBe('-3');
  });
});

test('records are the same when they hold the same, in whatever order', () => {
  expect(sameValues({ a: 1, b: 'x' }, { b: 'x', a: 1 })).toBe(true);
  expect(sameValues({ a: 1 }, { a: 2 })).toBe(false);
  expect(sameValues({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(sameValues({ a: Number.NaN }, { a: Number.NaN })).toBe(true);
});
