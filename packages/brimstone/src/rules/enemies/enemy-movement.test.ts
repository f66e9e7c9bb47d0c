import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import {
  activation,
  enemyIn,
  FOUR,
  facesThatCanShow,
  HALL,
  walkers,
  whereIs,
} from '../../../test/enemies.ts';
import { field, withSheets } from '../../../test/fight.ts';
import { heroOf } from '../../../test/items.ts';

const two = ['us-marshal', 'gunslinger'] as const;

rule(['B-EMOVE-01'], 'all of a type move before the first of them attacks', () => {
  const t = field('us-marshal 1,3 vs tentacles 4,3 5,3 6,3', 'enemy-to-hit 1 1 1', {
    tile: HALL,
    content: withSheets({ tentacles: { move: 6, combat: 1 } }),
  }).runs(activation());
  const told = t.done().events.map((event) => event.t);
  expect(told.filter((name) => name === 'enemy-moved')).toHaveLength(3);
  expect(told.filter((name) => name === 'enemy-attack')).toHaveLength(3);
  expect(told.lastIndexOf('enemy-moved')).toBeLessThan(told.indexOf('enemy-attack'));
});

rule(['B-EMOVE-02'], 'the nearest enemy moves first', () => {
  const t = field('us-marshal 1,3 vs tentacles 3,3 6,3 4,3', {
    tile: HALL,
    content: walkers(6),
  }).runs(activation());
  const [near, far, middle] = t.done().state.enemies;
  const order = t.eventsNamed('enemy-moved').map(({ enemy }) => enemy);
  expect(order).toEqual([near?.id, middle?.id, far?.id]);
});

rule(['B-EMOVE-03'], 'the players order equally near enemies as they like', () => {
  const orders = ['012', '021', '102', '120', '201', '210'];
  for (const order of orders) {
    const t = field('us-marshal 1,3 vs tentacles 5,2 5,3 5,4', {
      tile: HALL,
      content: walkers(6),
    }).runs(activation());
    expect(t.prompt).toBe('prompt.enemy-order');
    const picks = [...order].map((index) => enemyIn(t.state, Number(index)).id);
    t.pick(...picks).done();
    expect(t.eventsNamed('enemy-moved').map(({ enemy }) => enemy)).toEqual(picks);
  }
});

rule(['B-EMOVE-04'], 'the first enemy targets a Random Hero it can reach', () => {
  const chosen = facesThatCanShow([0, 1, 2], (face) => {
    const t = field(
      'us-marshal 3,2 gunslinger 3,4 bandido 9,3 vs tentacles 0,3',
      `random-hero ${face}`,
      { tile: HALL, content: walkers(5) },
    ).runs(activation());
    expect(enemyIn(t.done().state, 0).target).toBe(face);
  });
  expect(chosen).toEqual([0, 1]);
});

rule('B-EMOVE-05', 'it goes as deep as it can: to the far side, then to the lowest number', () => {
  const t = field('us-marshal 4,3 vs tentacles 2,3', { tile: HALL, content: walkers(5) }).runs(
    activation(),
  );
  // (5,2), (5,3) and (5,4) all cost 3 of its 5; spaces are numbered row by row.
  expect(whereIs(t.done(), 0)).toEqual([5, 2]);
  expect(t.event('enemy-moved')?.spaces).toHaveLength(3);
});

rule(['B-EMOVE-06'], 'the next enemies spread over the heroes; other types do not count', () => {
  const eligible = facesThatCanShow([0, 1, 2, 3], (face) => {
    field({
      heroes: FOUR,
      tile: HALL,
      at: '3,2 3,4 5,2 5,4',
      enemies: 'tentacles 2,2 stranglers 6,4 tentacles 4,5',
      content: walkers(6),
      change({ enemies: [first, other] }) {
        if (first) first.target = 0;
        if (other) other.target = 3;
      },
      dice: `random-hero ${face}`,
    })
      .runs(activation())
      .done();
  });
  expect(eligible).toEqual([1, 2, 3]);
});

rule(['B-EMOVE-07'], 'who reaches nobody comes nearer and does not attack', () => {
  const t = field('us-marshal 0,3 vs tentacles 9,3', '', {
    tile: HALL,
    content: withSheets({ tentacles: { move: 4, combat: 3 } }),
  }).runs(activation());
  expect(whereIs(t.done(), 0)[0]).toBe(5);
  expect(enemyIn(t.state, 0).target).toBeNull();
  expect(t.eventsNamed('enemy-attack')).toEqual([]);
});

rule(['B-EMOVE-08'], 'an enemy stays on its target as long as it is adjacent', () => {
  const t = field({
    heroes: two,
    tile: HALL,
    at: '4,3 4,4',
    enemies: 'tentacles 3,3',
    content: withSheets({ tentacles: { combat: 1 } }),
    change({ enemies: [enemy] }) {
      if (enemy) enemy.target = 0;
    },
    dice: 'enemy-to-hit 1 1 1',
  }).runs(function* (g) {
    for (let turn = 0; turn < 3; turn++) yield* activation()(g);
  });
  expect(whereIs(t.done(), 0)).toEqual([3, 3]);
  expect(t.eventsNamed('enemy-attack').map(({ hero }) => hero)).toEqual([0, 0, 0]);
  expect(t.eventsNamed('enemy-moved')).toEqual([]);
});

rule(['B-ENEMY-08'], 'an enemy moves up to its Move in every turn, without a die', () => {
  const t = field('us-marshal 0,3 vs tentacles 9,3', '', { tile: HALL, content: walkers(2) }).runs(
    function* (g) {
      for (let turn = 0; turn < 3; turn++) yield* activation()(g);
    },
  );
  expect(whereIs(t.done(), 0)[0]).toBe(3);
  expect(t.eventsNamed('enemy-moved').map(({ spaces }) => spaces?.length)).toEqual([2, 2, 2]);
});

rule(['B-EMOVE-09'], 'who wounds an enemy does not draw it away', () => {
  const t = field({
    heroes: two,
    tile: HALL,
    at: '4,3 3,4',
    enemies: 'tentacles 3,3',
    content: walkers(5),
    change({ enemies: [enemy] }) {
      if (enemy) enemy.target = 0;
    },
    dice: [],
  }).runs(function* (g) {
    const by = { hero: heroOf(g.state, 1), cause: { kind: 'rule', id: 'attack' } } as const;
    yield* g.do.woundEnemy(g, enemyIn(g.state, 0), 5, by);
    yield* activation()(g);
  });
  expect(enemyIn(t.done().state, 0)).toMatchObject({ target: 0, wounds: 5 });
});

rule(['B-EMOVE-10'], 'a target that left is replaced by the normal process', () => {
  const possible = facesThatCanShow([0, 1], (face) => {
    field({
      heroes: two,
      tile: HALL,
      at: '6,3 3,4',
      enemies: 'tentacles 3,3',
      content: walkers(5),
      change({ enemies: [enemy] }) {
        if (enemy) enemy.target = 0;
      },
      dice: `random-hero ${face}`,
    })
      .runs(activation())
      .done();
  });
  expect(possible).toEqual([0, 1]);
});

rule(['B-EMOVE-10'], 'attacks on a target that is KO’d meanwhile are lost', () => {
  const t = field({
    heroes: two,
    tile: HALL,
    at: '4,3 8,2',
    enemies: 'tentacles 3,2 3,3 3,4',
    content: withSheets({ tentacles: { combat: 1, toHitMelee: 4, damage: 50 } }),
    change(state) {
      state.reviveTokens = 0;
      for (const enemy of state.enemies) enemy.target = 0;
    },
    dice: 'enemy-to-hit 6 6 6, defense 1 1 1',
  }).runs(activation());
  t.done();
  expect(t.hero(0).knockedOut).toEqual(['health']);
  expect(t.eventsNamed('wounded')).toHaveLength(1);
});
