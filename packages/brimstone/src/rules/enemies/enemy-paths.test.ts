import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import {
  activation,
  enemyIn,
  FOUR,
  HALL,
  placesOf,
  walkers,
  whereIs,
} from '../../../test/enemies.ts';
import { field, spaceIn, withSheets } from '../../../test/fight.ts';
import { targetAndMove } from './enemy-movement.ts';

const two = ['us-marshal', 'gunslinger'] as const;

/** A passage of which one lane is walled in by models that nobody pushes: one space wide, six long. */
const lane = {
  tile: 'targa-long',
  walls: [0, 1, 2, 3, 4, 5].map((row) => ['targa-pylons', 1, row] as const),
} as const;

rule(['B-EMOVE-11'], 'a Large enemy changes places with a smaller one', () => {
  const t = field('us-marshal 0,2', '', {
    tile: lane.tile,
    enemies: [['night-terrors', 0, 0], ['void-spiders', 0, 1], ...lane.walls],
    content: walkers(1),
  }).runs(activation('night-terrors'));
  expect(whereIs(t.done(), 0)).toEqual([0, 1]);
  expect(whereIs(t, 1)).toEqual([0, 0]);
  expect(t.event('enemy-pushed')).toMatchObject({
    type: 'void-spiders',
    space: spaceIn(t.state, [0, 0]),
  });
});

rule(['B-EMOVE-12'], 'it passes any number of smaller enemies', () => {
  const t = field('us-marshal 0,5', '', {
    tile: lane.tile,
    enemies: [
      ['night-terrors', 0, 0],
      ['void-spiders', 0, 1],
      ['void-spiders', 0, 2],
      ['void-spiders', 0, 3],
      ...lane.walls,
    ],
    content: walkers(4),
  }).runs(activation('night-terrors'));
  expect(whereIs(t.done(), 0)).toEqual([0, 4]);
  expect(placesOf(t, 'void-spiders')).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
  ]);
});

rule(
  ['B-EMOVE-07', 'B-EMOVE-11'],
  'a Large enemy pushes past smaller ones also when it reaches nobody',
  () => {
    const t = field('us-marshal 0,5', '', {
      tile: lane.tile,
      enemies: [
        ['night-terrors', 0, 0],
        ['void-spiders', 0, 1],
        ['void-spiders', 0, 2],
        ...lane.walls,
      ],
      content: walkers(2),
    }).runs(activation('night-terrors'));
    expect(whereIs(t.done(), 0)).toEqual([0, 2]);
    expect(placesOf(t, 'void-spiders')).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(enemyIn(t.state, 0).target).toBeNull();
  },
);

test('of two spaces equally near a Large enemy takes the free one', () => {
  // (4,2), (4,3) and (4,4) are all four spaces from the hero; the first has the lowest number.
  const t = field('us-marshal 0,3 vs night-terrors 5,3 void-spiders 4,2', '', {
    tile: HALL,
    content: walkers(1),
  }).runs(activation('night-terrors'));
  expect(whereIs(t.done(), 0)).toEqual([4, 3]);
  expect(t.eventsNamed('enemy-pushed')).toEqual([]);
});

rule(['B-EMOVE-13'], 'a Large enemy passes neither Large ones nor heroes', () => {
  const behindALargeOne = field('us-marshal 0,5', '', {
    tile: lane.tile,
    enemies: [['night-terrors', 0, 0], ['targa-pylons', 0, 2], ...lane.walls],
    content: walkers(5),
  }).runs(activation('night-terrors'));
  expect(whereIs(behindALargeOne.done(), 0)).toEqual([0, 1]);
  expect(whereIs(behindALargeOne, 1)).toEqual([0, 2]);
  const behindAHero = field({
    heroes: two,
    tile: lane.tile,
    at: '0,2 0,5',
    enemies: [['night-terrors', 0, 0], ...lane.walls],
    content: walkers(5),
    dice: [],
  }).runs(activation('night-terrors'));
  expect(whereIs(behindAHero.done(), 0)).toEqual([0, 1]);
  expect(enemyIn(behindAHero.state, 0).target).toBe(0);
  expect(behindAHero.eventsNamed('enemy-pushed')).toEqual([]);
});

rule(['B-EMOVE-13'], 'an Extra Large enemy does not pass heroes who bar the way', () => {
  const t = field('us-marshal 0,3 gunslinger 1,3 bandido 0,5 vs goliath 0,0', 'random-hero 1', {
    tile: lane.tile,
    content: walkers(5),
  }).runs(activation('goliath'));
  expect(whereIs(t.done(), 0)).toEqual([0, 1]);
  expect(t.eventsNamed('enemy-pushed')).toEqual([]);
});

rule(['B-EMOVE-13'], 'an Extra Large enemy does not pass Large ones either', () => {
  const t = field('us-marshal 0,5 vs goliath 0,0 targa-pylons 0,3 night-terrors 1,3', '', {
    tile: lane.tile,
    content: walkers(5),
  }).runs(activation('goliath'));
  expect(whereIs(t.done(), 0)).toEqual([0, 1]);
  expect([whereIs(t, 1), whereIs(t, 2)]).toEqual([
    [0, 3],
    [1, 3],
  ]);
  expect(t.eventsNamed('enemy-pushed')).toEqual([]);
});

rule(['B-EMOVE-14'], 'enemies do not pass each other, and a diagonal step is one space', () => {
  const blocked = field('us-marshal 0,5', '', {
    tile: lane.tile,
    enemies: [['tentacles', 0, 0], ['stranglers', 0, 2], ...lane.walls],
    content: walkers(5),
  }).runs(activation());
  expect(whereIs(blocked.done(), 0)).toEqual([0, 1]);
  const diagonal = field('us-marshal 5,4 vs tentacles 3,2', '', {
    tile: HALL,
    content: walkers(1),
  }).runs(activation());
  expect(whereIs(diagonal.done(), 0)).toEqual([4, 3]);
});

rule(['B-EMOVE-15'], 'the marker of a KO’d hero is in nobody’s way', () => {
  for (const move of [2, 4]) {
    const t = field({
      heroes: two,
      tile: lane.tile,
      at: '0,2 0,5',
      enemies: [['tentacles', 0, 0], ...lane.walls],
      content: walkers(move),
      hero: { knockedOut: ['health'] },
      dice: [],
    }).runs(activation());
    expect(whereIs(t.done(), 0)).toEqual([0, move]);
  }
});

rule(['B-EMOVE-16'], 'the worked example: the third enemy has only one choice', () => {
  // Heroes A to D; where enemy 2 stands, the way to A and B is closed for enemy 3.
  const t = field({
    heroes: FOUR,
    tile: lane.tile,
    at: '0,0 1,0 0,5 1,5',
    enemies: 'stranglers 0,1 1,2 targa-pylons 0,2 stranglers 1,3',
    content: walkers(6),
    change({ enemies: [first, second] }) {
      if (first) first.target = 1;
      if (second) second.target = 3;
    },
    dice: [],
  }).runs((g) => {
    targetAndMove(g, enemyIn(g.state, 3));
  });
  expect(enemyIn(t.done().state, 3).target).toBe(2);
});

test('enemies that pass models move beneath them', () => {
  const t = field('us-marshal 0,5', '', {
    tile: lane.tile,
    enemies: [['tentacles', 0, 0], ['targa-pylons', 0, 2], ...lane.walls],
    content: withSheets({ tentacles: { move: 4, combat: 0, abilities: { 'ab-undermine': 1 } } }),
  }).runs(activation());
  expect(whereIs(t.done(), 0)).toEqual([0, 4]);
});

rule(
  ['B-MOVE-14'],
  'enemies that pass models cross a Barrier with a normal step, others do not',
  () => {
    const after = (abilities: Readonly<Record<string, number>>) =>
      whereIs(
        field('us-marshal 5,3 vs tentacles 5,1', '', {
          content: withSheets({ tentacles: { move: 1, combat: 0, abilities } }),
        })
          .runs(activation())
          .done(),
        0,
      );
    expect(after({ 'ab-undermine': 1 })[1]).toBe(2);
    expect(after({})[1]).toBe(1);
  },
);

test('twelve spiders among six heroes all find somebody', () => {
  const spiders = Array.from(
    { length: 12 },
    (_, index) => ['void-spiders', 1 + (index % 8), 2 + Math.floor(index / 8)] as const,
  );
  const t = field({
    heroes: [...FOUR, 'bandido', 'gunslinger'],
    tile: HALL,
    at: '1,4 3,4 5,4 7,4 4,5 5,5',
    enemies: spiders,
    content: walkers(8),
  }).runs(activation('void-spiders'));
  while (t.pending.length > 0) t.pick(...t.options);
  expect(t.state.enemies.every(({ target }) => target !== null)).toBe(true);
});
