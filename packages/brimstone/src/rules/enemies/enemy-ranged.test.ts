import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { activation, enemyIn, facesThatCanShow, HALL, whereIs } from '../../../test/enemies.ts';
import { type Field, field, withSheets } from '../../../test/fight.ts';
import { heroOf } from '../../../test/items.ts';
import { boardOf, distance, sees } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { EnemySheet } from '../../content-types.ts';

const two = ['us-marshal', 'saloon-girl'] as const;
const three = [...two, 'us-marshal'] as const;

function shooting(sheet: Partial<EnemySheet>, asked: Field) {
  const ranged = { toHitRanged: 4, combat: null, ranged: { range: 8, shots: 1 } };
  return field({
    tile: HALL,
    ...asked,
    content: withSheets({ tentacles: { ...ranged, ...sheet } }),
  }).runs(activation());
}

rule(['B-ERANGE-01'], 'it targets by Range and sight, not by Move and a clear path', () => {
  // Rock hides the second hero; the way to the first is closed by other models.
  const t = shooting(
    { move: 3 },
    {
      heroes: two,
      tile: 'mines-buried-bunkhouse',
      at: '1,2 5,2',
      enemies: 'tentacles 3,2 targa-pylons 2,1 2,2 2,3',
      dice: 'enemy-to-hit 1',
    },
  );
  const map = boardOf(content.tiles, t.done().state.board.layout);
  const [hidden] = [heroOf(t.state, 1).space];
  expect(sees(map, enemyIn(t.state, 0).space, hidden)).toBe(false);
  expect(distance(map, enemyIn(t.state, 0).space, hidden)).toBeLessThanOrEqual(8);
  expect(t.event('enemy-attack')?.hero).toBe(0);
});

rule(['B-ERANGE-02'], 'adjacent heroes come first', () => {
  const targets = facesThatCanShow([0, 1, 2, 3], (face) => {
    shooting(
      {},
      {
        heroes: [...three, 'saloon-girl'],
        at: '3,3 5,3 8,3 8,4',
        enemies: 'tentacles 4,3',
        dice: `random-hero ${face}, enemy-to-hit 1`,
      },
    ).done();
  });
  expect(targets).toEqual([0, 1]);
});

rule(['B-ERANGE-03'], 'it chooses a new target each turn, in both editions', () => {
  for (const edition of ['revised', 'first'] as const) {
    const targets = facesThatCanShow([0, 1, 2], (face) => {
      const t = field({
        heroes: three,
        options: { edition },
        tile: HALL,
        at: '7,2 7,3 7,4',
        enemies: 'tentacles 2,3',
        content: withSheets({
          tentacles: { toHitRanged: 4, combat: null, ranged: { range: 8, shots: 1 } },
        }),
        dice: `random-hero 1, enemy-to-hit 1, random-hero ${face}, enemy-to-hit 1`,
      }).runs(function* (g) {
        yield* activation()(g);
        yield* activation()(g);
      });
      expect(
        t
          .done()
          .eventsNamed('enemy-attack')
          .map(({ hero }) => hero),
      ).toEqual([1, face]);
    });
    expect(targets).toEqual([0, 1, 2]);
  }
});

const ABREAST: Field['at'] = '7,2 7,3 7,4';

rule(['B-ERANGE-08'], 'those of a type spread over the heroes whom they can shoot at', () => {
  const line = [2, 3, 4, 5].map((column) => ['tentacles', column, 3] as const);
  const aimed = (...faces: number[]) => {
    const t = shooting(
      {},
      {
        heroes: three,
        at: ABREAST,
        enemies: line,
        dice: [
          ['random-hero', ...faces],
          ['enemy-to-hit', 1, 1, 1, 1],
        ],
      },
    ).done();
    return t.state.enemies.map(({ target }) => target);
  };
  // The nearest chooses first, the third has only one hero left, the last anybody again.
  expect(aimed(1, 2, 0)).toEqual([0, 0, 2, 1]);
  expect(facesThatCanShow([0, 1, 2], (face) => void aimed(1, face, 0))).toEqual([0, 2]);
  expect(facesThatCanShow([0, 1, 2], (face) => void aimed(1, 2, face))).toEqual([0, 1, 2]);
});

rule(['B-ERANGE-08'], 'targets of the last turn do not count, nor those of other types', () => {
  const targets = facesThatCanShow([0, 1, 2], (face) => {
    shooting(
      {},
      {
        heroes: three,
        at: ABREAST,
        enemies: 'tentacles 2,3 3,3 stranglers 2,2',
        change(state) {
          for (const enemy of state.enemies) enemy.target = 1;
        },
        dice: `random-hero 1 ${face}, enemy-to-hit 1 1`,
      },
    ).done();
  });
  expect(targets).toEqual([0, 2]);
});

rule('B-ERANGE-08 B-ERANGE-02', 'of several adjacent heroes, too, those with the fewest', () => {
  const t = shooting(
    { combat: 1, toHitMelee: 4 },
    {
      heroes: three,
      at: '4,2 4,4 8,3',
      enemies: 'tentacles 4,3 5,3',
      dice: 'random-hero 1, enemy-to-hit 1 1',
    },
  );
  // Both stand beside heroes 0 and 1, and hero 2 is in Range.
  expect(t.done().state.enemies.map(({ target }) => target)).toEqual([1, 0]);
});

rule(['B-ERANGE-08'], 'the players order the equally near where the order matters', () => {
  const beside = (places: readonly (readonly ['tentacles', number, number])[]) =>
    shooting(
      { combat: 1, toHitMelee: 4 },
      { heroes: two, at: '3,3 5,3', enemies: places, dice: 'enemy-to-hit 1 1' },
    );
  // One is beside hero 0 alone, the other beside both.
  const t = beside([
    ['tentacles', 2, 3],
    ['tentacles', 4, 3],
  ]);
  expect(t.prompt).toBe('prompt.enemy-order');
  t.pick(...t.options).done();
  expect(t.state.enemies.map(({ target }) => target)).toEqual([0, 1]);
  // Beside a hero of their own they do not care, nor do those who can do nothing at all.
  const apart = beside([
    ['tentacles', 2, 3],
    ['tentacles', 6, 3],
  ]);
  expect(apart.done().state.enemies.map(({ target }) => target)).toEqual([0, 1]);
  const rooted = field('us-marshal 8,3 vs targa-pylons 2,2 2,4', '', {
    tile: HALL,
    content: pylon,
  }).runs(activation('targa-pylons'));
  expect(rooted.done().state.enemies.map(({ target }) => target)).toEqual([null, null]);
});

rule(['B-ERANGE-04'], 'it does not move while it can shoot at somebody', () => {
  const t = shooting({ move: 5 }, { at: '8,3', enemies: 'tentacles 2,3', dice: 'enemy-to-hit 1' });
  expect(whereIs(t.done(), 0)).toEqual([2, 3]);
  expect(t.eventsNamed('enemy-attack')).toHaveLength(1);
});

rule(['B-ERANGE-05'], 'it moves until it can shoot, and no farther', () => {
  const t = shooting(
    { move: 4, ranged: { range: 5, shots: 1 } },
    { at: '8,3', enemies: 'tentacles 1,3', dice: 'enemy-to-hit 1' },
  );
  const map = boardOf(content.tiles, t.done().state.board.layout);
  expect(t.event('enemy-moved')?.spaces).toHaveLength(2);
  expect(distance(map, enemyIn(t.state, 0).space, heroOf(t.state, 0).space)).toBe(5);
  expect(t.eventsNamed('enemy-attack')).toHaveLength(1);
});

rule(['B-ERANGE-06'], 'with a Combat value it fights only who is adjacent', () => {
  const sheet = { combat: 3, toHitMelee: 4 };
  const far = shooting(sheet, { at: '4,3', enemies: 'tentacles 2,3', dice: 'enemy-to-hit 1' });
  expect(whereIs(far.done(), 0)).toEqual([2, 3]);
  const near = shooting(sheet, { at: '3,3', enemies: 'tentacles 2,3', dice: 'enemy-to-hit 1 1 1' });
  expect(near.done().event('enemy-attack')?.dice).toHaveLength(3);
});

rule(['B-ERANGE-07'], 'an extra shot does not change how it targets and moves', () => {
  const t = field('us-marshal 6,3 vs night-terrors 2,3', 'enemy-to-hit 1, enemy-to-hit 1 1', {
    tile: HALL,
    content: withSheets({ 'night-terrors': { move: 6, combat: 2, toHitMelee: 4 } }),
    change(state) {
      const group = state.fight?.groups['night-terrors'];
      if (group) group.variant = 'guardians';
    },
  }).runs(activation('night-terrors'));
  const told = t.done().events.filter((event) => ['enemy-attack', 'enemy-moved'].includes(event.t));
  expect(told.map((event) => event.t)).toEqual(['enemy-attack', 'enemy-moved', 'enemy-attack']);
  expect(enemyIn(t.state, 0).target).toBe(0);
});

const pylon = withSheets({
  'targa-pylons': { abilities: { 'ab-immobile': 1 }, ranged: { range: 3, shots: 1 } },
});

rule(['B-IMMOB-01'], 'Immobile enemies do not move', () => {
  const t = field('us-marshal 8,3 vs targa-pylons 2,3', '', { tile: HALL, content: pylon }).runs(
    activation('targa-pylons'),
  );
  expect(whereIs(t.done(), 0)).toEqual([2, 3]);
  expect(t.eventsNamed('enemy-moved')).toEqual([]);
});
