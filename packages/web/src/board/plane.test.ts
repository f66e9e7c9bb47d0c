import { describe, expect, test } from 'vitest';
import { arrowOf, nearestTo, nextSpot } from './arrows.ts';
import { boxAround, isNear, unite } from './plane.ts';

describe('boxes', () => {
  test('reach as far to every side, and together they hold what each holds', () => {
    const one = boxAround({ x: 10, y: 20 }, 5);
    expect(one).toEqual({ left: 5, top: 15, right: 15, bottom: 25 });
    const both = unite([one, boxAround({ x: -10, y: 0 }, 1)]);
    expect(both).toEqual({ left: -11, top: -1, right: 15, bottom: 25 });
  });

  test('are near what lies in them or not too far from any side', () => {
    const box = boxAround({ x: 0, y: 0 }, 10);
    expect(isNear({ x: 0, y: 0 }, box, 0)).toBe(true);
    const beside = [
      { x: 14, y: 0 },
      { x: -14, y: 0 },
      { x: 0, y: 14 },
      { x: 0, y: -14 },
    ];
    for (const point of beside) {
      expect(isNear(point, box, 5)).toBe(true);
      expect(isNear(point, box, 4)).toBe(false);
    }
  });
});

describe('the way of an arrow key', () => {
  const right = arrowOf('ArrowRight') ?? { x: 0, y: 0 };

  test('leads straight ahead rather than aside, and never back', () => {
    const ahead = { x: 200, y: 0 };
    const aside = { x: 100, y: 90 };
    const behind = { x: -50, y: 0 };
    expect(nextSpot([aside, behind, ahead], { x: 0, y: 0 }, right)).toBe(ahead);
    expect(nextSpot([behind], { x: 0, y: 0 }, right)).toBeNull();
    expect(nextSpot([{ x: 10, y: 100 }], { x: 0, y: 0 }, right)).toBeNull();
  });

  test('begins at what is nearest, at the first where nobody stands', () => {
    const spots = [
      { x: 90, y: 0 },
      { x: 5, y: 5 },
    ];
    expect(nearestTo(spots, { x: 0, y: 0 })).toBe(spots[1]);
    expect(nearestTo(spots, null)).toBe(spots[0]);
    expect(nearestTo([], null)).toBeUndefined();
  });

  test('other keys have none', () => {
    expect(arrowOf('a')).toBeNull();
  });
});
