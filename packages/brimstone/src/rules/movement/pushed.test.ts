import { expect, test } from 'vitest';
import { HALL, placeOf, whereIs } from '../../../test/enemies.ts';
import { enemyOf, field, spaceIn, withSheets } from '../../../test/fight.ts';
import type { Place } from '../../../test/notation.ts';
import { placeEnemy, placeHero, pushEnemy } from './push.ts';

const SHEETS = withSheets({});

/** Where a push by one space from a place takes the hero. */
function pushed(from: Place, at: Place, spaces = 1) {
  const played = field({ tile: HALL, at: [at], content: SHEETS })
    .runs((g, hero) => g.do.pushHero(g, hero, spaces, spaceIn(g.state, from)))
    .done();
  const { space } = played.hero(0);
  const ways = played.eventsNamed('moved').map((moved) => moved.spaces);
  expect(ways.flat().at(-1) ?? space).toBe(space);
  return { to: placeOf(played.state, space), told: ways.map(({ length }) => length) };
}

test.each<[Place, Place, Place]>([
  [
    [2, 3],
    [3, 3],
    [4, 3],
  ],
  [
    [2, 3],
    [6, 3],
    [7, 3],
  ],
  [
    [2, 2],
    [4, 3],
    [5, 4],
  ],
  [
    [1, 2],
    [4, 3],
    [5, 3],
  ],
  [
    [6, 2],
    [4, 3],
    [3, 4],
  ],
  [
    [6, 4],
    [4, 3],
    [3, 2],
  ],
  [
    [2, 4],
    [4, 3],
    [5, 2],
  ],
  [
    [4, 5],
    [4, 3],
    [4, 2],
  ],
  [
    [3, 1],
    [4, 3],
    [5, 4],
  ],
  [
    [4, 2],
    [4, 3],
    [4, 4],
  ],
])('a push from %j moves a hero at %j straight away to %j', (from, at, end) => {
  expect(pushed(from, at)).toEqual({ to: end, told: [1] });
});

test('a push from the own space, or against a Wall, moves nobody and tells nothing', () => {
  expect(pushed([4, 3], [4, 3])).toEqual({ to: [4, 3], told: [] });
  expect(pushed([2, 3], [0, 3], 3)).toEqual({ to: [0, 3], told: [] });
  expect(pushed([2, 3], [1, 3], 3)).toEqual({ to: [0, 3], told: [1] });
});

test('an enemy is pushed as heroes are, and all spaces of its way are told', () => {
  const played = field('us-marshal 8,3 vs tentacles 4,2 0,3', { tile: HALL, content: SHEETS }).runs(
    (g) => {
      pushEnemy(g, enemyOf(g.state, 0), 2, spaceIn(g.state, [3, 2]));
      pushEnemy(g, enemyOf(g.state, 1), 2, spaceIn(g.state, [1, 3]));
    },
  );
  expect([whereIs(played, 0), whereIs(played, 1)]).toEqual([
    [6, 2],
    [0, 3],
  ]);
  const [first, ...more] = played.eventsNamed('enemy-pushed');
  const way = [5, 6].map((column) => spaceIn(played.state, [column, 2]));
  expect(first).toMatchObject({ enemy: enemyOf(played.state, 0).id, spaces: way, space: way[1] });
  expect(more).toEqual([]);
});

test('models that are put elsewhere are there, and it is told', () => {
  const played = field('us-marshal 1,1 vs tentacles 4,2', { content: SHEETS }).runs((g, hero) => {
    placeHero(g, hero, spaceIn(g.state, [7, 3]));
    placeEnemy(g, enemyOf(g.state, 0), spaceIn(g.state, [2, 3]));
  });
  const [there, near] = [spaceIn(played.state, [7, 3]), spaceIn(played.state, [2, 3])];
  expect([played.hero(0).space, enemyOf(played.state, 0).space]).toEqual([there, near]);
  expect(played.event('moved')).toMatchObject({ hero: 0, spaces: [there] });
  expect(played.event('enemy-moved')).toMatchObject({ space: near, spaces: [near] });
});
