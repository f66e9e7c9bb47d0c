import { describe, expect, it } from 'vitest';
import { look } from '../../test/look.ts';
import { onMap, placed, questWith } from '../../test/maps.ts';
import { set } from '../../test/notation.ts';
import { withPractice } from '../../test/practice.ts';
import { at } from '../../test/training-ground.ts';
import { content } from '../content/index.ts';
import { readTile } from '../content/tiles.ts';
import { heroAt } from '../descent.ts';
import type { Enemy } from '../state.ts';
import { mapOf } from './map.ts';
import { neighbours, zonesInSight } from './queries.ts';

/** The chambers of a single tile. */
function chambersOf(...rows: readonly [string, string, string]) {
  const tiles = { ...content.tiles, shape: readTile('shape', 'stone', rows) };
  const quest = questWith({ tiles: [placed('shape', 0, 0)], start: [[0, 0]] });
  return mapOf({ tiles }, quest, 1).chambers.map(({ zones }) => zones);
}

describe('a chamber', () => {
  it('ends at a wall, on whichever side of it that is printed', () => {
    expect(chambersOf('L* L* L', 'L L L', 'L L L')).toEqual([[0, 1]]);
    expect(chambersOf('L*:E L* L', 'L L L', 'L L L')).toEqual([[0], [1]]);
    expect(chambersOf('L* L*:W L', 'L L L', 'L L L')).toEqual([[0], [1]]);
    expect(chambersOf('L* L L', 'L*:N L L', 'L L L')).toEqual([[0], [3]]);
  });

  it('has its zones in the order of the map', () =>
    expect(chambersOf('L* L* L*', 'L* L L', 'L* L L')).toEqual([[0, 1, 2, 3, 6]]));
});

describe('bridges', () =>
  it('are tiles of their own, each of them', () => {
    const map = mapOf(
      content,
      questWith({
        tiles: [placed('8A', 0, 0), placed('8A', 4, 0)],
        bridges: [
          { x: 3, y: 0, open: ['e', 'w'] },
          { x: 3, y: 1, open: ['e', 'w'] },
          { x: 3, y: 2, open: ['e', 'w'] },
        ],
        start: [[0, 0]],
      }),
      1,
    );
    expect([0, 1, 2].map((y) => map.zoneAt(3, y)?.tile)).toEqual([2, 3, 4]);
  }));

describe('what is seen from a zone', () =>
  it('is the zone itself first, then all in a straight line by their number', () => {
    const seen = (x: number, y: number) =>
      look({}, (g) => zonesInSight(g, at(x, y))).map(({ zone, range }) => [zone, range]);
    expect(seen(1, 0)).toEqual([
      [at(1, 0), 0],
      [at(0, 0), 1],
      [at(2, 0), 1],
      [at(1, 1), 1],
      [at(1, 2), 2],
      [at(3, 0), 2],
    ]);
    expect(seen(5, 0)).toEqual([
      [at(5, 0), 0],
      [at(4, 0), 1],
    ]);
  }));

describe('passages', () =>
  it('lead to every other one, and to none of them twice', () => {
    const passages = () => [0, 1, 8];
    look(
      {
        ...onMap({ tiles: [placed('field', 0, 0)], start: [[0, 0]] }, { passages }, withPractice),
        change: set('straw@0'),
      },
      (g) => {
        const around = neighbours(g, 0, g.state.enemies[0] as Enemy);
        expect([...around].sort()).toEqual([1, 3, 8]);
        expect([...neighbours(g, 0, heroAt(g, 0))].sort()).toEqual([1, 3]);
      },
    );
  }));
