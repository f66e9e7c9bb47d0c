import { brimstone, content, type Layout } from '@crawlspace/brimstone';
import { Table } from '@crawlspace/kernel';
import { describe, expect, it } from 'vitest';
import { nextSpot } from '../../board/arrows.ts';
import { changesBetween } from './changes.ts';
import { islands, Plan } from './geometry.ts';
import { litTiles } from './light.ts';
import { sceneOf } from './scene.ts';
import { spotsOf } from './spots.ts';
import type { BoardTarget } from './types.ts';

/** Four tiles in a row to the north, and one beyond a Gate. */
const LAYOUT: Layout = {
  tiles: [
    { tile: 'mines-entrance', world: 'mines', x: 0, y: 0, rotation: 0 },
    { tile: 'mines-short', world: 'mines', x: 1, y: -3, rotation: 0 },
    { tile: 'mines-mid', world: 'mines', x: 1, y: -7, rotation: 0 },
    { tile: 'mines-cross', world: 'mines', x: -1, y: -12, rotation: 0 },
    { tile: 'targa-mid', world: 'targa', x: 0, y: 0, rotation: 0 },
  ],
  gates: [{ a: { tile: 3, exit: 2 }, b: { tile: 4, exit: 0 } }],
  caps: [],
};

function start() {
  const setup = brimstone.parseSetup({ heroes: [{ class: 'gunslinger' }, { class: 'bandido' }] });
  return Table.start(brimstone, setup, 'board').view({ seat: 0 }).game;
}

function viewAt(spaces: readonly number[]) {
  const view = start();
  const heroes = view.heroes.map((hero, i) => ({ ...hero, space: spaces[i] ?? 0 }));
  return { ...view, lantern: 0, heroes, board: { ...view.board, layout: LAYOUT } };
}

const plan = new Plan(content, LAYOUT);
const onTile = (tile: number) =>
  plan.board.spacesOf[tile]?.find((s) => plan.board.tilesOf[s]?.length === 1) ?? 0;

describe('the plan', () => {
  it('tells the parts of the map apart that only Gates connect', () => {
    expect(islands(plan.board)).toEqual([[0, 1, 2, 3], [4]]);
  });

  it('lays them side by side so that nothing overlaps', () => {
    const mine = plan.around([0, 1, 2, 3].flatMap((tile) => plan.board.spacesOf[tile] ?? []));
    const targa = plan.around(plan.board.spacesOf[4] ?? []);
    expect(targa?.left).toBe((mine?.right ?? 0) + 400);
  });

  it('turns drawings to where tiles lie', () => {
    const turned = new Plan(content, {
      ...LAYOUT,
      gates: [],
      tiles: [{ tile: 'mines-short', world: 'mines', x: 2, y: 5, rotation: 1 }],
    });
    // As printed 200 wide and 400 high; lying on its side its right edge is 400 further.
    expect(turned.transform(0)).toBe('translate(600 500) rotate(90)');
  });
});

describe('the light', () => {
  it('reaches the tile of the lantern and the ones next to it', () => {
    expect(litTiles(viewAt([onTile(0), 0]))).toEqual(new Set([0, 1]));
    expect(litTiles(viewAt([onTile(2), 0]))).toEqual(new Set([1, 2, 3]));
  });

  it('reaches through a Gate', () => {
    expect(litTiles(viewAt([onTile(4), 0]))).toEqual(new Set([3, 4]));
  });

  it('comes from both tiles where the bearer stands in a doorway', () => {
    const between = plan.board.tilesOf.findIndex((tiles) => tiles.includes(1) && tiles.includes(2));
    expect(litTiles(viewAt([between, 0]))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('follows the lantern, not the hero who had it', () => {
    const view = { ...viewAt([onTile(0), onTile(2)]), lantern: 1 };
    expect(sceneOf(view).tiles.map(({ lit }) => lit)).toEqual([false, true, true, true, false]);
  });
});

describe('spots', () => {
  const scene = sceneOf(viewAt([onTile(0), onTile(1)]));
  const target = (option: string, place: Partial<BoardTarget>): BoardTarget => ({
    option,
    label: option,
    ...place,
  });

  it('finds spaces, heroes, tiles and doorways, and leaves out what is gone', () => {
    const spots = spotsOf(scene, [
      target('s0', { space: 0 }),
      target('h1', { hero: 1 }),
      target('t', { tile: 2 }),
      target('door', { exit: { tile: 0, exit: 0 } }),
      target('gone', { enemy: 'tentacles9' }),
    ]);
    expect(spots.map(({ kind }) => kind)).toEqual(['space', 'hero', 'tile', 'exit']);
    expect(spots[0]).toMatchObject(scene.plan.center(0));
  });

  it('goes with the arrow keys to the nearest one that way', () => {
    const [here, right, far] = spotsOf(scene, [
      target('a', { space: 6 }),
      target('b', { space: 7 }),
      target('c', { space: 8 }),
    ]);
    if (!here || !right || !far) throw new Error('three spaces in a row');
    expect(nextSpot([here, far, right], here, { x: 1, y: 0 })).toBe(right);
    expect(nextSpot([here, far, right], here, { x: -1, y: 0 })).toBeNull();
  });
});

describe('changes', () => {
  it('lets a hero walk the way that was told', () => {
    const before = sceneOf(viewAt([0, 9]));
    const after = sceneOf(viewAt([5, 9]));
    const { journeys } = changesBetween(before, after, [
      { n: 7, event: { t: 'moved', hero: 0, spaces: [2, 5] } },
    ]);
    expect(journeys).toEqual([
      { key: 'hero0', way: [0, 2, 5].map((space) => after.plan.center(space)) },
    ]);
  });

  it('tells wounds by a number at the hero', () => {
    const view = viewAt([0, 9]);
    const hurt = {
      ...view,
      heroes: view.heroes.map((hero) => ({ ...hero, wounds: hero.wounds + 3 })),
    };
    const { blows } = changesBetween(sceneOf(view), sceneOf(hurt), []);
    expect(blows).toMatchObject([
      { key: 'hero0', kind: 'wounds', amount: 3 },
      { key: 'hero1', kind: 'wounds', amount: 3 },
    ]);
  });
});
