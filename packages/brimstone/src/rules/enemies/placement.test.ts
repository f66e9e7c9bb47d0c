import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { HALL, placeOf, placesOf, walkers } from '../../../test/enemies.ts';
import { lay, layRoom, stack, standOn } from '../../../test/explore.ts';
import { field, spaceIn, withSheets } from '../../../test/fight.ts';
import { enemyAt, heroOf, stripped } from '../../../test/items.ts';
import {
  boardOf,
  distance,
  distanceToAny,
  doorways,
  type SpaceId,
  spacesOfTile,
} from '../../board/index.ts';
import { enemies } from '../../content/enemies/index.ts';
import { content } from '../../content/index.ts';
import type { ThreatGroup } from '../../content-types.ts';
import type { AdventureState } from '../../state.ts';
import { roomExploration } from '../exploration/exploration.ts';
import { enemySpaces } from '../figures/figures.ts';

/** The room of the worked example: its spaces are numbered 01 to 29 row by row. */
const EXAMPLE = 'mines-dug-chamber';

/** The entry of the Void Spiders’ Elite chart that makes them quicker. */
const SKITTER = enemies['void-spiders'].normal.elite.indexOf('el-spi-skitter') + 1;

function spawning(...groups: ThreatGroup[]) {
  return field('us-marshal 3,6', '', {
    tile: EXAMPLE,
    content: withSheets({ 'night-terrors': { initiative: 3 }, 'void-spiders': { initiative: 6 } }),
  }).runs((g) => g.do.spawn(g, groups, { kind: 'tile', tile: 0 }));
}

/** Numbers of the example's spaces, from 1. */
function numbersOf(state: AdventureState, type: string): number[] {
  return state.enemies.filter((enemy) => enemy.type === type).map(({ space }) => space + 1);
}

rule(
  ['B-PLACE-01', 'B-PLACE-02', 'B-PLACE-05', 'B-PLACE-06', 'B-PLACE-12'],
  'the worked example: the slowest type first, in one checkerboard from the back left',
  () => {
    const t = spawning({ type: 'void-spiders', number: 6 }, { type: 'night-terrors', number: 2 });
    expect(numbersOf(t.done().state, 'night-terrors')).toEqual([1, 4]);
    expect(numbersOf(t.state, 'void-spiders')).toEqual([6, 7, 9, 11, 14, 16]);
    expect(t.eventsNamed('enemies-placed').map(({ type }) => type)).toEqual([
      'night-terrors',
      'void-spiders',
    ]);
  },
);

rule(['B-PLACE-01'], 'enemies of a token stand on its tile, the others are empty', () => {
  const t = scene({
    heroes: ['us-marshal', 'gunslinger', 'bandido'],
    content: walkers(4),
    change(state) {
      stripped(state);
      // An Attack token; the two other heroes are still on the Entrance tile.
      standOn(state, 0, layRoom(state, EXAMPLE, 'tok-02'));
      stack(state.decks.threat.med, 'med-short-rope-company');
    },
    dice: 'exit 1 3, peril 5',
  }).runs(roomExploration);
  const here = spacesOfTile(boardOf(content.tiles, t.state.board.layout), 1);
  expect(t.done().state.enemies).toHaveLength(5);
  expect(t.state.enemies.every(({ space }) => here.includes(space))).toBe(true);
});

rule(['B-PLACE-03'], 'every other space, row by row from the far left, in both editions', () => {
  for (const edition of ['revised', 'first'] as const) {
    const t = field('us-marshal 2,6', '', {
      tile: 'mines-miners-nook',
      options: { edition },
      content: walkers(4),
    }).runs((g) => g.do.spawn(g, [{ type: 'tentacles', number: 5 }], { kind: 'tile', tile: 0 }));
    // Rows of this room from the back: half spaces (1,0) (2,0); floor (1,1) to (3,1); (0,2) to (5,2) …
    expect(placesOf(t.done(), 'tentacles')).toEqual([
      [1, 0],
      [2, 1],
      [1, 2],
      [3, 2],
      [5, 2],
    ]);
  }
});

rule(['B-PLACE-04'], 'half spaces of the back row are part of the pattern', () => {
  const t = spawning({ type: 'tentacles', number: 1 });
  expect(placesOf(t.done(), 'tentacles')).toEqual([[2, 0]]);
});

rule(['B-PLACE-07'], 'chance decides which of two equally quick types is placed first', () => {
  const groups: ThreatGroup[] = [
    { type: 'tentacles', number: 1 },
    { type: 'stranglers', number: 1 },
  ];
  const orders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
    field('us-marshal 3,6', {
      tile: EXAMPLE,
      seed,
      content: withSheets({ tentacles: { initiative: 4 }, stranglers: { initiative: 4 } }),
    })
      .runs((g) => g.do.spawn(g, groups, { kind: 'tile', tile: 0 }))
      .state.enemies.map(({ type }) => type),
  );
  expect(orders).toContainEqual(['tentacles', 'stranglers']);
  expect(orders).toContainEqual(['stranglers', 'tentacles']);
});

rule(
  ['B-PLACE-02', 'B-AMBUSH-03'],
  'a variant and Elite abilities count for the order before the first model stands',
  () => {
    const order = (initiative: number, spiders: Partial<ThreatGroup>, ambush: boolean) =>
      field('us-marshal 3,6', {
        tile: EXAMPLE,
        content: withSheets({ 'void-spiders': { initiative }, stranglers: { initiative: 5 } }),
        dice: spiders.elite ? `elite ${SKITTER}` : [],
      })
        .runs((g) => {
          const groups: ThreatGroup[] = [
            { type: 'stranglers', number: 1 },
            { type: 'void-spiders', number: 1, ...spiders },
          ];
          return g.do.spawn(g, groups, ambush ? { kind: 'ambush' } : { kind: 'tile', tile: 0 });
        })
        .done()
        .state.enemies.map(({ type }) => type);
    // Ice Scarabs are 2 slower than Void Spiders, those that skitter 2 quicker.
    for (const [initiative, spiders, quick] of [
      [6, { variant: 'ice-scarabs' }, 'stranglers'],
      [4, { elite: 1 }, 'void-spiders'],
    ] as const) {
      const slow = quick === 'stranglers' ? 'void-spiders' : 'stranglers';
      expect(order(initiative, spiders, false)).toEqual([slow, quick]);
      expect(order(initiative, spiders, true)).toEqual([quick, slow]);
    }
  },
);

rule(['B-PLACE-08'], 'a corner of less than half a space is skipped, half spaces are used', () => {
  const t = field('us-marshal 2,6', '', { tile: 'mines-miners-nook', content: walkers(4) }).runs(
    (g) => g.do.spawn(g, [{ type: 'void-spiders', number: 12 }], { kind: 'tile', tile: 0 }),
  );
  const places = placesOf(t.done(), 'void-spiders');
  // (4,1) of this room shows 40 %; the doorway half spaces (1,0) and (5,2) exactly half.
  expect(places).not.toContainEqual([4, 1]);
  expect(places).toContainEqual([1, 0]);
  expect(places).toContainEqual([5, 2]);
});

rule(['B-PLACE-09'], 'spaces with a model are skipped', () => {
  const t = field('us-marshal 3,1', '', { tile: EXAMPLE, content: walkers(4) }).runs((g) =>
    g.do.spawn(g, [{ type: 'tentacles', number: 2 }], { kind: 'tile', tile: 0 }),
  );
  expect(numbersOf(t.done().state, 'tentacles')).toEqual([1, 6]);
});

rule(['B-PLACE-10'], 'when the checkerboard is full the gaps are filled from the back', () => {
  const t = field('us-marshal 3,6', '', {
    tile: EXAMPLE,
    content: walkers(4),
    hero: { space: 27 },
  }).runs((g) =>
    g.do.spawn(
      g,
      [
        { type: 'void-spiders', number: 12 },
        { type: 'night-terrors', number: 3 },
      ],
      { kind: 'tile', tile: 0 },
    ),
  );
  const order = t.done().state.enemies.map(({ space }) => space + 1);
  expect(order).toEqual([1, 4, 6, 7, 9, 11, 14, 16, 18, 21, 23, 25, 26, 29, 2]);
});

rule(
  ['B-PLACE-11'],
  'what a full tile cannot hold goes on the nearest spaces at its Entrance',
  () => {
    const t = scene({
      content: walkers(4),
      change(state) {
        const room = lay(state, 'mines-short');
        const map = boardOf(content.tiles, state.board.layout);
        heroOf(state, 0).space = map.start[0] ?? 0;
        // Eight spaces, six of them free.
        const [one = 0, two = 0] = spacesOfTile(map, room);
        enemyAt(state, one, 'stranglers');
        enemyAt(state, two, 'stranglers');
      },
      dice: [],
    }).runs((g) => g.do.spawn(g, [{ type: 'void-spiders', number: 8 }], { kind: 'tile', tile: 1 }));
    const map = boardOf(content.tiles, t.done().state.board.layout);
    const here = spacesOfTile(map, 1);
    const spiders = t.state.enemies.filter(({ type }) => type === 'void-spiders');
    const beyond = spiders.filter(({ space }) => !here.includes(space));
    expect(spiders).toHaveLength(8);
    expect(beyond.map(({ space }) => placeOf(t.state, space))).toEqual([
      [1, 1],
      [2, 1],
    ]);
    const away = (space: SpaceId) => Math.min(...here.map((from) => distance(map, from, space)));
    const entrance = spacesOfTile(map, 0).filter((space) => !here.includes(space));
    const nearest = entrance.map(away).sort((one, other) => one - other);
    expect(beyond.map(({ space }) => away(space))).toEqual(nearest.slice(0, 2));
  },
);

test('who finds no space on the whole board does not come', () => {
  const t = field('us-marshal 4,3', '', {
    tile: HALL,
    content: walkers(4),
    change(state) {
      const hero = heroOf(state, 0).space;
      for (const space of spacesOfTile(boardOf(content.tiles, state.board.layout), 0)) {
        if (space !== hero) enemyAt(state, space, 'stranglers');
      }
    },
  }).runs((g) => g.do.spawn(g, [{ type: 'tentacles', number: 2 }], { kind: 'tile', tile: 0 }));
  expect(t.done().event('enemies-placed')).toMatchObject({ amount: 0, spaces: [] });
});

test('the nearest spaces at the Entrance come first, wherever they lie', () => {
  for (const side of ['n', 's'] as const) {
    const t = field('us-marshal 2,2', '', {
      tile: 'mines-cross',
      content: walkers(4),
      change(state) {
        const door = doorways(content.tiles, state.board.layout, 0).find(
          (each) => each.side === side,
        );
        const full = lay(state, 'mines-short', { tile: 0, exit: door?.exit ?? 0 });
        for (const space of spacesOfTile(boardOf(content.tiles, state.board.layout), full)) {
          enemyAt(state, space, 'stranglers');
        }
      },
    }).runs((g) => g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'tile', tile: 1 }));
    const map = boardOf(content.tiles, t.done().state.board.layout);
    const [tentacle] = t.state.enemies.filter(({ type }) => type === 'tentacles');
    expect(distanceToAny(map, tentacle?.space ?? 0, spacesOfTile(map, 1))).toBe(1);
  }
});

test('the tile at the Entrance comes before nearer spaces elsewhere', () => {
  const t = scene({
    content: walkers(4),
    change(state) {
      const before = lay(state, 'mines-mid');
      const full = lay(state, 'mines-short', { tile: before, exit: 1 });
      lay(state, 'mines-mid', { tile: full, exit: 1 });
      const map = boardOf(content.tiles, state.board.layout);
      heroOf(state, 0).space = map.start[0] ?? 0;
      // Of the tile before, only the far end is free.
      const entrance = map.doorwaysOf[full]?.[0]?.spaces ?? [];
      const [far = -1] = spacesOfTile(map, before)
        .filter((space) => map.tilesOf[space]?.length === 1)
        .toSorted(
          (one, other) => distanceToAny(map, other, entrance) - distanceToAny(map, one, entrance),
        );
      const taken = [before, full].flatMap((tile) => spacesOfTile(map, tile));
      for (const space of new Set(taken)) if (space !== far) enemyAt(state, space, 'stranglers');
    },
    dice: [],
  }).runs((g) => g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'tile', tile: 2 }));
  const map = boardOf(content.tiles, t.done().state.board.layout);
  const [tentacle] = t.state.enemies.filter(({ type }) => type === 'tentacles');
  expect(map.tilesOf[tentacle?.space ?? 0]).toEqual([1]);
});

test('what that tile cannot hold either goes on, nearest to the Entrance', () => {
  const t = scene({
    content: walkers(4),
    change(state) {
      const before = lay(state, 'mines-short');
      const full = lay(state, 'mines-mid', { tile: before, exit: 1 });
      // Next to the full tile, but farther from its Entrance than the tile before.
      lay(state, 'mines-mid', { tile: full, exit: 1 });
      const map = boardOf(content.tiles, state.board.layout);
      heroOf(state, 0).space = map.start[0] ?? 0;
      const taken = [before, full].flatMap((tile) => spacesOfTile(map, tile));
      for (const space of new Set(taken)) enemyAt(state, space, 'stranglers');
    },
    dice: [],
  }).runs((g) => g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'tile', tile: 2 }));
  const map = boardOf(content.tiles, t.done().state.board.layout);
  const [tentacle] = t.state.enemies.filter(({ type }) => type === 'tentacles');
  expect(map.tilesOf[tentacle?.space ?? 0]).toEqual([0]);
});

rule(
  ['B-PLACE-13'],
  'too few models give the type one Elite ability, however many are missing',
  () => {
    const t = field('us-marshal 4,6 vs tentacles 1,2 2,2 3,2 4,2', 'elite 3', { tile: HALL }).runs(
      (g) => g.do.spawn(g, [{ type: 'tentacles', number: 4 }], { kind: 'tile', tile: 0 }),
    );
    expect(t.done().state.enemies).toHaveLength(6);
    expect(t.state.fight?.groups.tentacles?.elite).toEqual(['el-tent-regrowth']);
  },
);

rule(['B-PLACE-13'], 'a type with the whole chart gains no more', () => {
  const t = field('us-marshal 4,6', '', {
    tile: HALL,
    change(state) {
      enemyAt(state, spaceIn(state, [1, 2]), 'goliath');
      const group = state.fight?.groups.goliath;
      if (group) group.elite = ['a', 'b', 'c', 'd', 'e', 'f'];
    },
  }).runs((g) => g.do.spawn(g, [{ type: 'goliath', number: 1 }], { kind: 'tile', tile: 0 }));
  expect(t.done().state.fight?.groups.goliath?.elite).toHaveLength(6);
});

rule(['B-PLACE-14'], 'the set has so many models of each type', () => {
  const t = field('us-marshal 4,6 vs tentacles 1,2 2,2 3,2 4,2 5,2', 'elite 1', {
    tile: HALL,
  }).runs(function* (g) {
    const models = Object.values(g.content.enemies).map((type) => [type.id, type.models]);
    expect(Object.fromEntries(models)).toEqual({
      tentacles: 6,
      stranglers: 6,
      'void-spiders': 12,
      'night-terrors': 3,
      goliath: 1,
      'targa-pylons': 2,
    });
    yield* g.do.spawn(g, [{ type: 'tentacles', number: 3 }], { kind: 'tile', tile: 0 });
  });
  expect(t.done().state.enemies).toHaveLength(6);
  expect(t.state.fight?.groups.tentacles?.elite).toHaveLength(1);
});

rule(['B-XL-02'], 'an Extra Large enemy is placed where its whole base is free', () => {
  const t = field('us-marshal 3,1', '', { tile: EXAMPLE, content: walkers(4) }).runs((g) =>
    g.do.spawn(g, [{ type: 'goliath', number: 1 }], { kind: 'tile', tile: 0 }),
  );
  // (2,0) to (3,1) would cover the hero on (3,1), and so would every other base in the two back rows but one.
  expect(placesOf(t.done(), 'goliath')).toEqual([[4, 1]]);
});

rule(['B-XL-02'], 'with its anchor on a free corner it covers the other three spaces', () => {
  const t = field('us-marshal 3,6', '', { tile: EXAMPLE, content: walkers(4) }).runs(function* (g) {
    yield* g.do.spawn(g, [{ type: 'goliath', number: 1 }], { kind: 'tile', tile: 0 });
    const covered = g.state.enemies.flatMap((enemy) => [...enemySpaces(g, enemy)]);
    expect(covered.map((space) => placeOf(g.state, space))).toEqual([
      [2, 0],
      [3, 0],
      [3, 1],
      [2, 1],
    ]);
  });
  expect(placesOf(t.done(), 'goliath')).toEqual([[2, 0]]);
});
