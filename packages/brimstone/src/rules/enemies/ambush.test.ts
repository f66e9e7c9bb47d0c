import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { FOUR, HALL, walkers, whereIs } from '../../../test/enemies.ts';
import { FIRST_DOOR, lay, layBeyondGate, standOn } from '../../../test/explore.ts';
import { field, withSheets } from '../../../test/fight.ts';
import { heroAt } from '../../adventure.ts';
import { boardOf, distance, spacesOfTile } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { ThreatGroup } from '../../content-types.ts';
import type { AdventureState, Step } from '../../state.ts';
import { adjacentHeroes } from '../figures/figures.ts';
import { initiativeOfEnemies, whoIsNext } from '../turn/initiative.ts';
import { playStep } from '../turn/turn.ts';

const three = ['us-marshal', 'saloon-girl', 'us-marshal'] as const;
const ambush = { kind: 'ambush' } as const;

const quick = withSheets({
  'night-terrors': { initiative: 3 },
  stranglers: { initiative: 4 },
  tentacles: { initiative: 5 },
  'void-spiders': { initiative: 6 },
});

function step(name: Step) {
  return (state: AdventureState) => {
    state.turn.step = name;
  };
}

rule(['B-AMBUSH-01'], 'ambushers stand next to the heroes', () => {
  const t = field('us-marshal 3,3 saloon-girl 6,3', 'random-hero 0 1', {
    tile: HALL,
    content: quick,
  }).runs(function* (g) {
    yield* g.do.spawn(g, [{ type: 'tentacles', number: 4 }], ambush);
    for (const enemy of g.state.enemies) {
      expect(adjacentHeroes(g, enemy.space).length).toBeGreaterThan(0);
    }
  });
  expect(t.done().state.enemies.map(({ target }) => target)).toEqual([0, 1, 1, 0]);
});

test.each([
  [2, 2],
  [4, 2],
  [2, 4],
  [4, 4],
] as const)('who ambushes leaves room beside a friend at %i, %i', (column, row) => {
  const t = field(`us-marshal 3,3 saloon-girl ${column},${row}`, 'random-hero 0', {
    tile: HALL,
    content: quick,
  }).runs(function* (g) {
    yield* g.do.spawn(g, [{ type: 'tentacles', number: 1 }], ambush);
    const [enemy] = g.state.enemies;
    expect(enemy && adjacentHeroes(g, enemy.space)).toHaveLength(1);
  });
  t.done();
});

rule(['B-AMBUSH-02', 'B-AMBUSH-11'], '+2 Initiative in the first turn of the Fight only', () => {
  const t = field('us-marshal 3,3', '', {
    tile: HALL,
    content: quick,
    change: step('darkness'),
  }).runs(function* (g) {
    yield* g.do.spawn(g, [{ type: 'night-terrors', number: 1 }], ambush);
    // The US Marshal has Initiative 4.
    expect([initiativeOfEnemies(g, 'night-terrors'), whoIsNext(g).enemies.length > 0]).toEqual([
      5,
      true,
    ]);
    g.state.turn.number++;
    expect([initiativeOfEnemies(g, 'night-terrors'), whoIsNext(g).enemies.length > 0]).toEqual([
      3,
      false,
    ]);
  });
  // An Ambush in the Darkness step does not end the turn.
  expect(t.done().state.turn).toMatchObject({ over: false, number: 2 });
});

rule(['B-AMBUSH-02'], 'it is for the next turn where an earlier fight has ended this one', () => {
  const t = field('us-marshal 3,3 vs stranglers 8,2', '', {
    tile: HALL,
    content: quick,
    change(state) {
      step('darkness')(state);
      if (state.fight) state.fight.lootSources = 0;
    },
  }).runs(function* (g) {
    const by = { hero: null, cause: { kind: 'rule', id: 'test' } } as const;
    for (const enemy of [...g.state.enemies]) yield* g.do.woundEnemy(g, enemy, 50, by);
    yield* g.do.spawn(g, [{ type: 'night-terrors', number: 1 }], ambush);
    expect(g.state.turn.over).toBe(true);
    g.state.turn.step = 'activations';
    const { number } = g.state.turn;
    while (g.state.turn.number === number) yield* playStep(g);
    expect(initiativeOfEnemies(g, 'night-terrors')).toBe(5);
  });
  expect(t.done().state.fight?.startedInTurn).toBe(t.state.turn.number);
});

rule(['B-AMBUSH-03'], 'the fastest type is placed first', () => {
  const groups: ThreatGroup[] = [
    { type: 'night-terrors', number: 1 },
    { type: 'void-spiders', number: 2 },
  ];
  const t = field('us-marshal 3,3', '', { tile: HALL, content: quick }).runs((g) =>
    g.do.spawn(g, groups, ambush),
  );
  expect(t.done().state.enemies.map(({ type }) => type)).toEqual([
    'void-spiders',
    'void-spiders',
    'night-terrors',
  ]);
});

rule(['B-AMBUSH-04'], 'all of an ambushing type are quicker, other types are not', () => {
  const t = field('us-marshal 3,3 vs stranglers 8,2 8,3 tentacles 7,2 7,3 7,4', '', {
    tile: HALL,
    content: quick,
    change: step('darkness'),
  }).runs(function* (g) {
    yield* g.do.spawn(g, [{ type: 'stranglers', number: 3 }], ambush);
    expect(initiativeOfEnemies(g, 'stranglers')).toBe(6);
    expect(initiativeOfEnemies(g, 'tentacles')).toBe(5);
  });
  expect(t.done().state.enemies.filter(({ type }) => type === 'stranglers')).toHaveLength(5);
});

rule(['B-AMBUSH-05'], 'the first ambusher takes a Random Hero as target', () => {
  const t = field({
    heroes: three,
    tile: HALL,
    at: '2,3 5,3 8,3',
    content: quick,
    dice: 'random-hero 1',
  }).runs(function* (g) {
    yield* g.do.spawn(g, [{ type: 'tentacles', number: 1 }], ambush);
    const [enemy] = g.state.enemies;
    expect(adjacentHeroes(g, enemy?.space ?? 0).map(({ index }) => index)).toEqual([1]);
  });
  expect(t.done().state.enemies[0]?.target).toBe(1);
});

rule(['B-AMBUSH-05'], 'so it does in a running Fight, however many of its type are there', () => {
  const t = field({
    heroes: ['us-marshal', 'saloon-girl'],
    tile: HALL,
    at: '2,3 6,3',
    enemies: 'void-spiders 1,3 night-terrors 7,3',
    content: quick,
    change({ enemies: [spider, terror] }) {
      if (spider) spider.target = 0;
      if (terror) terror.target = 0;
    },
    // One die for the first spider alone: the next one and the terror go where fewest of their type are.
    dice: 'random-hero 0',
  }).runs((g) =>
    g.do.spawn(
      g,
      [
        { type: 'void-spiders', number: 2 },
        { type: 'night-terrors', number: 1 },
      ],
      ambush,
    ),
  );
  expect(t.done().state.enemies.map(({ target }) => target)).toEqual([0, 0, 0, 1, 1]);
});

rule(
  ['B-AMBUSH-06', 'B-AMBUSH-07'],
  'the next goes where fewest of its type are, in both editions',
  () => {
    for (const edition of ['revised', 'first'] as const) {
      const t = field({
        heroes: three,
        options: { edition },
        tile: HALL,
        at: '2,3 5,3 8,3',
        enemies: 'void-spiders 1,3 night-terrors 5,2',
        content: quick,
        change({ enemies: [spider, terror] }) {
          if (spider) spider.target = 0;
          if (terror) terror.target = 1;
        },
        dice: 'random-hero 2',
      }).runs((g) => g.do.spawn(g, [{ type: 'void-spiders', number: 2 }], ambush));
      expect(t.done().state.enemies.map(({ target }) => target)).toEqual([0, 1, 2, 1]);
    }
  },
);

/** A passage, two spaces wide, so that few spaces are open around the heroes. */
const tight = 'targa-long';

rule(
  ['B-AMBUSH-08'],
  'without an open space they stand as near as possible, without a target',
  () => {
    const t = field('us-marshal 0,0 vs stranglers 1,0 0,1 1,1', '', {
      tile: tight,
      content: quick,
    }).runs((g) => g.do.spawn(g, [{ type: 'void-spiders', number: 2 }], ambush));
    expect([whereIs(t.done(), 3), whereIs(t, 4)]).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(t.state.enemies.slice(3).map(({ target }) => target)).toEqual([null, null]);
  },
);

rule(['B-AMBUSH-09'], 'the example: seven ambushers, five open spaces', () => {
  // Heroes with 2, 2 and 1 open spaces; none of them is next to two heroes.
  const t = field({
    heroes: three,
    tile: HALL,
    at: '1,2 5,3 9,3',
    enemies: 'tentacles 0,2 0,3 1,1 2,1 stranglers 4,2 5,2 6,2 4,3 6,3 4,4 tentacles 8,2 9,2 2,2',
    content: quick,
    seed: 'seven',
  }).runs((g) => g.do.spawn(g, [{ type: 'void-spiders', number: 7 }], ambush));
  const spiders = t.state.enemies.filter(({ type }) => type === 'void-spiders');
  const targeting = [0, 1, 2].map((hero) => spiders.filter(({ target }) => target === hero).length);
  expect(targeting).toEqual([2, 2, 1]);
  expect(new Set(spiders.slice(0, 3).map(({ target }) => target))).toEqual(new Set([0, 1, 2]));
  expect(spiders.slice(5).map(({ target }) => target)).toEqual([null, null]);
});

rule(['B-AMBUSH-10'], 'an Ambush while models activate ends the turn', () => {
  const t = field({
    heroes: FOUR,
    tile: HALL,
    at: '2,3 4,3 6,3 8,3',
    content: quick,
    change(state) {
      state.turn.step = 'activations';
      state.turn.number = 6;
    },
    dice: 'random-hero 2',
  }).runs((g) => g.do.spawn(g, [{ type: 'tentacles', number: 1 }], ambush));
  expect(t.done().state.turn.over).toBe(true);
  expect(t.state.fight?.groups.tentacles?.ambushTurn).toBe(7);
});

rule(['B-IMMOB-02'], 'an Immobile ambusher stays on the tile of the Random Hero', () => {
  const t = scene({
    heroes: ['us-marshal', 'saloon-girl'],
    content: withSheets({ 'targa-pylons': { abilities: { 'ab-immobile': 1 } } }),
    bare: [],
    change: (state) => standOn(state, 1, lay(state, 'mines-dug-chamber')),
    dice: 'random-hero 1',
  }).runs((g) => g.do.spawn(g, [{ type: 'targa-pylons', number: 1 }], ambush));
  const { heroes, enemies, board } = t.done().state;
  const map = boardOf(content.tiles, board.layout);
  const away = (space: number) =>
    Math.min(...heroes.map((hero) => distance(map, hero.space, space)));
  const room = spacesOfTile(map, 1);
  const space = enemies[0]?.space ?? -1;
  expect(room).toContain(space);
  expect(away(space)).toBe(Math.max(...room.map(away)));
  expect(away(space)).toBeGreaterThan(2);
});

rule(['B-IMMOB-02'], 'all Immobile ambushers come to the tile of one Random Hero', () => {
  const immobile = { abilities: { 'ab-immobile': 1 } };
  const t = scene({
    heroes: ['us-marshal', 'saloon-girl'],
    content: withSheets({ 'targa-pylons': immobile, stranglers: immobile }),
    bare: [],
    change: (state) => standOn(state, 1, lay(state, 'mines-dug-chamber')),
    // One die for all four of both types.
    dice: 'random-hero 1',
  }).runs((g) =>
    g.do.spawn(
      g,
      [
        { type: 'targa-pylons', number: 2 },
        { type: 'stranglers', number: 2 },
      ],
      ambush,
    ),
  );
  const { enemies, board } = t.done().state;
  const room = spacesOfTile(boardOf(content.tiles, board.layout), 1);
  expect(enemies).toHaveLength(4);
  expect(enemies.every(({ space }) => room.includes(space))).toBe(true);
});

rule(['B-IMMOB-02', 'B-IMMOB-03'], 'Immobile ambushers come first and far from the heroes', () => {
  const t = field('us-marshal 0,3', '', {
    tile: HALL,
    content: withSheets({
      'targa-pylons': { initiative: 1, abilities: { 'ab-immobile': 1 } },
      'void-spiders': { initiative: 6 },
    }),
  }).runs((g) =>
    g.do.spawn(
      g,
      [
        { type: 'void-spiders', number: 3 },
        { type: 'targa-pylons', number: 1 },
      ],
      ambush,
    ),
  );
  expect(t.done().state.enemies[0]?.type).toBe('targa-pylons');
  expect(whereIs(t, 0)[0]).toBe(9);
});

test('a card may say whom the first one takes', () => {
  const t = field({
    heroes: three,
    tile: HALL,
    at: '2,3 5,3 8,3',
    content: walkers(1),
    dice: 'random-hero 0',
  }).runs((g) => {
    const near = g.state.heroes[2];
    const place = near ? ({ ...ambush, near } as const) : ambush;
    return g.do.spawn(g, [{ type: 'tentacles', number: 2 }], place);
  });
  expect(t.done().state.enemies.map(({ target }) => target)).toEqual([2, 0]);
});

test('an Ambush on a hero comes into that hero’s world', () => {
  const t = scene({
    heroes: ['us-marshal', 'bandido'],
    content: walkers(4),
    change(state) {
      const tile = layBeyondGate(state, 'targa-entrance', FIRST_DOOR);
      standOn(state, 0, 0);
      standOn(state, 1, tile);
    },
    dice: [],
  }).runs((g) =>
    g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'ambush', near: heroAt(g, 1) }),
  );
  const map = boardOf(content.tiles, t.done().state.board.layout);
  expect(t.state.enemies.map(({ space }) => map.world[space])).toEqual(['targa']);
});
