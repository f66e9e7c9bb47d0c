import { content } from '@crawlspace/brimstone';
import { expect, test } from 'vitest';
import { LABELS, TOWN } from './CountyMap.tsx';
import { type Point, type Room, spread } from './spread.ts';

const places = Object.values(content.missions).flatMap(({ place }) => (place ? [place] : []));

function overlaps(points: readonly Point[], { width, height }: Room): number {
  return points.flatMap((one, n) =>
    points
      .slice(n + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) < width - 0.1 && Math.abs(one.y - other.y) < height - 0.1,
      ),
  ).length;
}

test.each(Object.entries(LABELS))('no label of the county lies over another (%s)', (_, room) => {
  expect(overlaps([...places, TOWN], room)).toBeGreaterThan(0);
  const labels = spread(places, room, [TOWN]);
  expect(overlaps([...labels, TOWN], room)).toBe(0);
  for (const { x, y } of labels) {
    expect(Math.min(x, 100 - x)).toBeGreaterThan(room.width / 2);
    expect(Math.min(y, 100 - y)).toBeGreaterThan(room.height / 2);
  }
});

test('a label with room around it stays where its place is', () => {
  expect(
    spread(
      [
        { x: 30, y: 40 },
        { x: 70, y: 40 },
      ],
      { width: 20, height: 10 },
    ),
  ).toEqual([
    { x: 30, y: 40 },
    { x: 70, y: 40 },
  ]);
});
