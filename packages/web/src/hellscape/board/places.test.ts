import { describe, expect, it } from 'vitest';
import { CELL } from './geometry.ts';
import { type Place, placesIn, type Wanting } from './places.ts';

function things(count: number, reach: number, name: string): Wanting[] {
  return Array.from({ length: count }, (_, i) => ({ key: `${name}${i}`, reach }));
}

const crowds: readonly (readonly [string, readonly Wanting[], readonly Wanting[]])[] = [
  ['one hero', things(1, 47, 'hero'), []],
  ['six heroes', things(6, 47, 'hero'), []],
  [
    'two mobs, four heroes and three tokens',
    [...things(2, 56, 'mob'), ...things(4, 47, 'hero')],
    things(3, 27, 'token'),
  ],
  [
    'a boss, a monster and six heroes',
    [...things(1, 96, 'boss'), ...things(1, 74, 'monster'), ...things(6, 47, 'hero')],
    things(2, 27, 'token'),
  ],
  ['tokens alone', [], things(7, 27, 'token')],
];

describe('places in a zone', () => {
  for (const [name, figures, tokens] of crowds) {
    it(`keeps ${name} inside and apart`, () => {
      const places = placesIn(figures, tokens);
      const all = [...figures, ...tokens].map(({ key, reach }) => {
        const place = places.get(key) as Place;
        return { x: place.x, y: place.y, reach: reach * place.scale };
      });
      for (const { x, y, reach } of all) {
        expect(Math.abs(x) + reach).toBeLessThanOrEqual(CELL / 2);
        expect(Math.abs(y) + reach).toBeLessThanOrEqual(CELL / 2);
      }
      for (const [i, one] of all.entries())
        for (const other of all.slice(i + 1)) {
          const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
          expect(apart).toBeGreaterThanOrEqual(one.reach + other.reach - 0.001);
        }
    });
  }
});
