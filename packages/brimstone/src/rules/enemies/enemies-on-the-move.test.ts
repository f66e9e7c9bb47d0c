import { expect, test } from 'vitest';
import { activation, enemyIn, HALL, placeOf, whereIs } from '../../../test/enemies.ts';
import { knockOut } from '../../../test/explore.ts';
import { all, enemyOf, type Field, field, spaceIn, withSheets } from '../../../test/fight.ts';
import { card, carry, heroOf, withItems } from '../../../test/items.ts';
import type { Place } from '../../../test/notation.ts';
import { enemySpaces } from '../figures/figures.ts';
import { placeAtFirst } from './placement.ts';

const PLAIN = withSheets({ tentacles: { move: 2, combat: 0 }, goliath: { move: 2, combat: 0 } });

test('the nearest goes first, and KO’d heroes do not count', () => {
  const played = field('us-marshal 0,3 saloon-girl 8,3 vs tentacles 7,3 5,3', '', {
    tile: HALL,
    content: PLAIN,
    change: (state) => knockOut(heroOf(state, 1)),
  }).runs(activation());
  const [far, near] = played.done().state.enemies;
  expect(played.eventsNamed('enemy-moved').map(({ enemy }) => enemy)).toEqual([near?.id, far?.id]);
});

test('who shoots and is stunned takes no aim and keeps its place', () => {
  const aimed = (stunned: boolean) => {
    const played = field('us-marshal 2,3 vs tentacles 8,3', {
      tile: HALL,
      content: withSheets({
        tentacles: { move: 3, combat: null, toHitRanged: 4, ranged: { range: 4, shots: 1 } },
      }),
      change: (state) => {
        if (stunned) enemyOf(state, 0).stunned = true;
      },
      dice: stunned ? [] : 'enemy-to-hit 1',
    }).runs(activation());
    const { target, stunned: still } = enemyIn(played.done().state, 0);
    return [whereIs(played, 0)[0], target, still];
  };
  expect(aimed(true)).toEqual([8, null, undefined]);
  expect(aimed(false)).toEqual([6, 0, undefined]);
});

test('a fight ends with what the last enemy suffers in its own activation', () => {
  const trap = card('trap', {
    ability: {
      on: {
        *enemyActivationStart(g) {
          for (const enemy of [...g.state.enemies]) yield* g.do.takeAway(g, enemy);
        },
      },
    },
  });
  const played = field('us-marshal 2,3 vs tentacles 8,3', {
    tile: HALL,
    content: all(PLAIN, withItems(trap)),
    carries: 'trap',
    change(state) {
      if (state.fight) state.fight.lootSources = 0;
    },
  }).runs(activation());
  expect(played.done().state.fight).toBeNull();
});

/** Where an extra large model comes to stand in a passage with only these spaces left. */
function squeezed(free: readonly Place[], first: Place): Place[] | null {
  let covered: Place[] | null = null;
  const spaces = [0, 1].flatMap((column) => [0, 1, 2, 3, 4].map((row) => [column, row] as const));
  const isFree = ([column, row]: Place) => free.some(([x, y]) => x === column && y === row);
  field('us-marshal 1,4', {
    tile: 'mines-mid',
    enemies: spaces
      .filter((place) => !isFree(place) && String(place) !== '1,4')
      .map(([column, row]) => ['stranglers', column, row] as const),
    content: PLAIN,
  })
    .runs((g) => {
      const enemy = placeAtFirst(g, 'goliath', [spaceIn(g.state, first)]);
      const places = enemy && enemySpaces(g, enemy).map((space) => placeOf(g.state, space));
      covered = places?.toSorted() ?? null;
    })
    .done();
  return covered;
}

test('an extra large model needs half its base on the board, and takes all of it where it can', () => {
  const top: Place[] = [
    [0, 0],
    [1, 0],
  ];
  const square: Place[] = [
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
  ];
  expect(squeezed(square, [1, 2])).toEqual(square);
  expect(squeezed(top, [0, 0])).toEqual(top);
  expect(squeezed(top, [1, 0])).toEqual(top);
  expect(squeezed([[0, 0]], [0, 0])).toBeNull();
});

test('models have names of their own and come unhurt', () => {
  const played = field('us-marshal 2,3', { tile: HALL, content: PLAIN }).runs((g) =>
    g.do.spawn(g, [{ type: 'tentacles', number: 3 }], { kind: 'tile', tile: 0 }),
  );
  const { enemies, fight } = played.done().state;
  expect(new Set(enemies.map(({ id }) => id)).size).toBe(3);
  expect(enemies.map(({ wounds, target }) => [wounds, target])).toEqual(
    Array.from({ length: 3 }, () => [0, null]),
  );
  expect(fight).toMatchObject({ final: false, lootSources: 1 });
});

test('what has a say in where enemies come is asked', () => {
  const lure = card('bell', {
    ability: {
      on: {
        enemiesComing: (g, _source, coming): undefined => {
          const [, second] = g.state.heroes;
          if (second) coming.placing = { kind: 'ambush', among: [second] };
        },
      },
    },
  });
  const situation: Partial<Field> = {
    heroes: ['us-marshal', 'saloon-girl'],
    tile: HALL,
    at: '2,3 7,3',
    content: all(PLAIN, withItems(lure)),
    change: (state) => void carry(state, 0, 'bell'),
    dice: [],
  };
  const played = field(situation).runs((g) =>
    g.do.spawn(g, [{ type: 'tentacles', number: 2 }], { kind: 'tile', tile: 0 }),
  );
  expect(played.done().state.enemies.map(({ target }) => target)).toEqual([1, 1]);
});

test('Tougher Monsters bring their free Elite abilities once, not with more of the same', () => {
  const played = field('us-marshal 2,3', 'elite 1 2', {
    tile: HALL,
    content: PLAIN,
    change: (state) => Object.assign(state, { posseLevel: 4 }),
  }).runs(function* (g) {
    const group = [{ type: 'tentacles', number: 1 }] as const;
    yield* g.do.spawn(g, group, { kind: 'tile', tile: 0 });
    yield* g.do.spawn(g, group, { kind: 'tile', tile: 0 });
  });
  expect(played.done().state.fight?.groups.tentacles?.elite).toHaveLength(2);
});

test('groups of one type that come together add up their Elite abilities', () => {
  const played = field('us-marshal 2,3', 'elite 1 2 3', { tile: HALL, content: PLAIN }).runs((g) =>
    g.do.spawn(
      g,
      [
        { type: 'tentacles', number: 1, elite: 1 },
        { type: 'tentacles', number: 2, elite: 2 },
      ],
      { kind: 'tile', tile: 0 },
    ),
  );
  expect(played.done().state.enemies).toHaveLength(3);
  expect(played.state.fight?.groups.tentacles?.elite).toHaveLength(3);
});
