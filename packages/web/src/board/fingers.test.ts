import { expect, test } from 'vitest';
import { placeIn, placeText } from './fingers.tsx';
import { placeAt, transformOf } from './framing.ts';

test('a place travels as text and comes back', () => {
  expect(placeIn(placeText({ x: 12.4, y: -340.6 }))).toEqual({ x: 12, y: -341 });
});

test.each(['', '12', 'a,b', '1,2,3', '1e9,2', '<b>,2', '12345678,1'])('%j is no place', (text) => {
  expect(placeIn(text)).toBeNull();
});

test('where a finger is in the window is a place on the board', () => {
  const window = {
    width: 1000,
    height: 800,
    insets: { top: 40, right: 300, bottom: 60, left: 100 },
  };
  const look = { x: 250, y: -30, zoom: 0.8 };
  const [x = 0, y = 0, zoom = 0] =
    transformOf(look, window)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const place = placeAt(look, { x: 420, y: 333 }, window);
  expect(place.x * zoom + x).toBeCloseTo(420, 0);
  expect(place.y * zoom + y).toBeCloseTo(333, 0);
});
