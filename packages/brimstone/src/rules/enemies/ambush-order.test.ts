import { expect, test } from 'vitest';
import { HALL } from '../../../test/enemies.ts';
import { enemyOf, type Field, field, withSheets } from '../../../test/fight.ts';
import { heroAt } from '../../adventure.ts';
import { boardOf, distance } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { ThreatGroup } from '../../content-types.ts';
import { adjacentHeroes } from '../figures/figures.ts';

const SHEETS = withSheets({
  'targa-pylons': { abilities: { 'ab-immobile': 1 }, initiative: 9 },
  tentacles: { initiative: 5 },
  stranglers: { initiative: 4 },
});
const TWO: Partial<Field> = {
  heroes: ['us-marshal', 'saloon-girl'],
  tile: HALL,
  at: '2,3 7,3',
  content: SHEETS,
};

/** An Ambush that goes for the second hero, as a card says. */
function ambush(
  by: 'near' | 'among',
  groups: readonly ThreatGroup[],
  situation: Partial<Field> = {},
) {
  return field({ ...TWO, ...situation }).runs(function* (g) {
    const hero = heroAt(g, 1);
    const placing = by === 'near' ? { near: hero } : { among: [hero] };
    yield* g.do.spawn(g, groups, { kind: 'ambush', ...placing });
  });
}

const targetsOf = (played: ReturnType<typeof ambush>, type: string) =>
  played.state.enemies.flatMap((enemy) => (enemy.type === type ? [enemy.target] : []));

test('whom a card names is for the first model of the first type only', () => {
  const played = ambush(
    'near',
    [
      { type: 'stranglers', number: 1 },
      { type: 'tentacles', number: 2 },
    ],
    { dice: 'random-hero 0' },
  ).done();
  // The second goes where fewest of its type are; the other type begins with a Random Hero.
  expect(targetsOf(played, 'tentacles')).toEqual([1, 0]);
  expect(targetsOf(played, 'stranglers')).toEqual([0]);
});

test('Immobile ones come first and take nobody, whomever a card names', () => {
  const played = ambush(
    'near',
    [
      { type: 'targa-pylons', number: 1 },
      { type: 'tentacles', number: 1 },
    ],
    { dice: 'random-hero 0' },
  ).done();
  expect(played.state.enemies.map(({ type }) => type)).toEqual(['targa-pylons', 'tentacles']);
  expect(targetsOf(played, 'targa-pylons')).toEqual([null]);
  expect(targetsOf(played, 'tentacles')).toEqual([1]);
});

test('after Immobile ones the first who moves still takes any hero', () => {
  const played = field({
    ...TWO,
    enemies: 'tentacles 1,3',
    change: (state) => Object.assign(enemyOf(state, 0), { target: 0 }),
    dice: 'random-hero 1 0',
  }).runs((g) =>
    g.do.spawn(
      g,
      [
        { type: 'targa-pylons', number: 1 },
        { type: 'tentacles', number: 1 },
      ],
      { kind: 'ambush' },
    ),
  );
  expect(targetsOf(played.done(), 'tentacles')).toEqual([0, 0]);
});

test('named heroes are ambushed by all, as long as there is room beside them', () => {
  const played = ambush('among', [{ type: 'tentacles', number: 3 }], { dice: [] }).done();
  expect(targetsOf(played, 'tentacles')).toEqual([1, 1, 1]);
  const crowded = ambush('among', [{ type: 'tentacles', number: 1 }], {
    dice: [],
    enemies: [6, 7, 8].flatMap((column) =>
      [2, 3, 4].flatMap((row) =>
        column === 7 && row === 3 ? [] : [['stranglers', column, row] as const],
      ),
    ),
  }).done();
  expect(targetsOf(crowded, 'tentacles')).toEqual([0]);
});

test('without room beside anybody they come as near as they can, without a target', () => {
  const played = field({
    ...TWO,
    heroes: ['us-marshal'],
    at: '7,3',
    enemies: [6, 7, 8].flatMap((column) =>
      [2, 3, 4].flatMap((row) =>
        column === 7 && row === 3 ? [] : [['stranglers', column, row] as const],
      ),
    ),
    dice: [],
  })
    .runs(function* (g) {
      yield* g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'ambush' });
      const [came] = g.state.enemies.filter(({ type }) => type === 'tentacles');
      expect(came && adjacentHeroes(g, came.space)).toEqual([]);
    })
    .done();
  const [came] = played.state.enemies.filter(({ type }) => type === 'tentacles');
  const map = boardOf(content.tiles, played.state.board.layout);
  expect(came?.target).toBeNull();
  expect(distance(map, came?.space ?? 0, played.hero(0).space)).toBe(2);
});
