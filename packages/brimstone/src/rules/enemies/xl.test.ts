import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { activation, enemyIn, HALL, placeOf, walkers, whereIs } from '../../../test/enemies.ts';
import { field, spaceIn, withSheets } from '../../../test/fight.ts';
import { heroOf } from '../../../test/items.ts';
import type { Place } from '../../../test/notation.ts';
import type { AdventureState } from '../../state.ts';
import { adjacentEnemies, distanceToEnemy, enemySpaces, isFree } from '../figures/figures.ts';

const two = ['us-marshal', 'us-marshal'] as const;
/** A passage two spaces wide and six long. */
const PASSAGE = 'targa-long';

function baseOf(state: AdventureState, spaces: readonly number[]) {
  return spaces.map((space) => placeOf(state, space));
}

rule(['B-XL-01'], 'it stands on four spaces and is reached through any of them', () => {
  const t = field('us-marshal 5,4 vs goliath 3,2', '', { tile: HALL }).runs((g) => {
    const goliath = enemyIn(g.state, 0);
    expect(baseOf(g.state, enemySpaces(g, goliath))).toEqual([
      [3, 2],
      [4, 2],
      [4, 3],
      [3, 3],
    ]);
    expect(adjacentEnemies(g, heroOf(g.state, 0))).toEqual([goliath]);
    expect(distanceToEnemy(g, spaceIn(g.state, [8, 3]), goliath)).toBe(4);
    expect(isFree(g, spaceIn(g.state, [4, 3]))).toBe(false);
  });
  t.done();
});

rule(['B-EMOVE-07'], 'out of reach of everybody it goes toward who is nearest', () => {
  const t = field({
    heroes: two,
    tile: HALL,
    at: '1,3 9,3',
    enemies: 'goliath 4,2',
    content: walkers(1),
    dice: [],
  }).runs(activation('goliath'));
  expect(whereIs(t.done(), 0)[0]).toBe(3);
});

rule(['B-XL-03'], 'its Move is counted by one space of its base', () => {
  const t = field('us-marshal 9,3 vs goliath 1,2', '', { tile: HALL, content: walkers(6) }).runs(
    activation('goliath'),
  );
  expect(whereIs(t.done(), 0)[0]).toBe(7);
  expect(t.event('enemy-moved')?.spaces).toHaveLength(6);
});

rule(['B-XL-04'], 'smaller enemies change places with it and end up two spaces back', () => {
  for (const lane of [0, 1]) {
    const t = field(`us-marshal 0,4 vs goliath 0,0 void-spiders ${lane},2`, '', {
      tile: PASSAGE,
      content: walkers(1),
    }).runs(activation('goliath'));
    expect(whereIs(t.done(), 0)).toEqual([0, 1]);
    expect(whereIs(t, 1)).toEqual([lane, 0]);
    expect(t.event('enemy-pushed')).toMatchObject({ space: spaceIn(t.state, [lane, 0]) });
  }
});

rule(['B-XL-04'], 'they stay in their own row', () => {
  for (const row of [2, 3]) {
    const t = field(`us-marshal 8,3 vs goliath 2,2 void-spiders 4,${row}`, '', {
      tile: HALL,
      content: walkers(1),
    }).runs(activation('goliath'));
    expect(whereIs(t.done(), 0)).toEqual([3, 2]);
    expect(whereIs(t, 1)).toEqual([2, row]);
  }
});

test('where its base leaves no space behind, they go to the nearest that is free', () => {
  const t = field({
    tile: PASSAGE,
    at: '0,1',
    // Two of its spaces hang over the end of the passage.
    enemies: 'goliath 0,5 void-spiders 0,4',
    content: walkers(1),
    dice: [],
  }).runs(activation('goliath'));
  expect(whereIs(t.done(), 0)).toEqual([0, 4]);
  expect(whereIs(t, 1)).toEqual([0, 3]);
});

rule(['B-XL-04'], 'a hero in the way stops the step', () => {
  const t = field({
    heroes: two,
    tile: PASSAGE,
    at: '0,2 1,2',
    enemies: 'goliath 0,0',
    content: walkers(1),
    dice: 'random-hero 0',
  }).runs(activation('goliath'));
  expect(whereIs(t.done(), 0)).toEqual([0, 0]);
});

rule(['B-XL-05'], 'where its whole base gets to the target, it stays on the board', () => {
  const t = field('us-marshal 8,4 vs goliath 3,2', '', { tile: HALL, content: walkers(6) }).runs(
    function* (g) {
      yield* activation('goliath')(g);
      expect(enemySpaces(g, enemyIn(g.state, 0))).toHaveLength(4);
      expect(enemyIn(g.state, 0).target).toBe(0);
    },
  );
  t.done();
});

rule(['B-XL-06', 'B-XL-07'], 'in a passage it overflows past a hero, half on the board', () => {
  const t = field('us-marshal 0,4 vs goliath 0,0 targa-pylons 0,3', '', {
    tile: PASSAGE,
    content: walkers(5),
  }).runs(function* (g) {
    const goliath = enemyIn(g.state, 0);
    yield* activation('goliath')(g);
    // Over the edge behind the hero; with only (1,5) on the board it would be too far out.
    expect(baseOf(g.state, enemySpaces(g, goliath))).toEqual([
      [0, 5],
      [1, 5],
    ]);
  });
  const hero = heroOf(t.done().state, 0).space;
  expect(enemyIn(t.state, 0).target).toBe(0);
  expect(t.event('enemy-moved')?.spaces).not.toContain(hero);
});

rule(['B-XL-05'], 'it may overflow on the way and end with its whole base on the board', () => {
  const t = field('us-marshal 0,3 vs goliath 0,0 targa-pylons 0,2', '', {
    tile: PASSAGE,
    content: walkers(5),
  }).runs(activation('goliath'));
  expect(whereIs(t.done(), 0)).toEqual([0, 4]);
  expect(enemyIn(t.state, 0).corner).toBeUndefined();
});

rule(['B-XL-07'], 'heroes who bar the whole passage stop it', () => {
  const t = field({
    heroes: two,
    tile: PASSAGE,
    at: '0,4 1,4',
    enemies: 'goliath 0,0',
    content: walkers(6),
    dice: 'random-hero 1',
  }).runs(activation('goliath'));
  expect(whereIs(t.done(), 0)).toEqual([0, 2]);
});

/** Where it stops next to a hero whom it reaches with one step to the side it comes from. */
function oneStep(hero: Place, from: Place, spider?: Place): Place {
  const t = field({
    tile: HALL,
    at: [hero],
    enemies: [['goliath', ...from], ...(spider ? [['void-spiders', ...spider] as const] : [])],
    content: walkers(1),
    dice: [],
  }).runs(activation('goliath'));
  return whereIs(t.done(), 0);
}

test('of equally far places it takes that which leaves most room next to the hero', () => {
  // Two places are one step away; in the lower one it stands on a spider that takes room anyway.
  expect(oneStep([5, 3], [2, 2], [4, 4])).toEqual([3, 3]);
});

test('of places that leave as much room it takes that with the lowest number', () => {
  expect(oneStep([5, 3], [2, 2])).toEqual([3, 2]);
  expect(oneStep([2, 3], [4, 2])).toEqual([3, 2]);
});

rule(['B-XL-09'], 'it crosses Barriers for one space, a smaller enemy does not', () => {
  // The Barrier of this room runs below (4,1) to (7,1).
  const below = (type: 'goliath' | 'tentacles', hero: Place) =>
    field({
      tile: 'mines-chapel-level',
      at: [hero],
      enemies: `${type} 6,1`,
      content: walkers(1),
      dice: [],
    })
      .runs(activation(type))
      .done();
  const large = below('goliath', [7, 4]);
  expect(whereIs(large, 0)[1]).toBe(2);
  expect(large.event('enemy-moved')?.spaces).toHaveLength(1);
  expect(whereIs(below('tentacles', [6, 3]), 0)[1]).toBe(1);
});

test('an Extra Large enemy sweeps at the others around it', () => {
  const t = field({
    heroes: two,
    tile: HALL,
    at: '5,2 5,3',
    enemies: 'goliath 3,2',
    content: withSheets({
      goliath: { combat: 2, toHitMelee: 3, damage: 1, abilities: { 'ab-sweep': 1 } },
    }),
    change({ enemies: [goliath] }) {
      if (goliath) goliath.target = 0;
    },
    dice: 'enemy-to-hit 1 1, enemy-to-hit 3, defense 1',
  }).runs(activation('goliath'));
  expect(t.done().state.heroes.map(({ wounds }) => wounds)).toEqual([0, 1]);
});
