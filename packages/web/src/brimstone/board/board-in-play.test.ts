import { content, type TileId, tileOf } from '@crawlspace/brimstone';
import { describe, expect, test } from 'vitest';
import { randomAdventures, randomMoments } from '../../../testing/random-adventures.ts';
import { lateGame } from '../../../testing/saves.ts';
import type { Point, Rect } from '../../board/plane.ts';
import { percent } from '../../text/index.ts';
import { boardTargets } from '../table/targets.ts';
import { changesBetween, NOTHING } from './changes.ts';
import { whatMatters, wholeMap } from './framed.ts';
import { CELL, OUTWARD, planOf } from './geometry.ts';
import { litTiles } from './light.ts';
import { type Edge, floorPath, outlineOf, wallsOf } from './outline.ts';
import { fromTheGroundUp, heartOfTile, type Scene, sceneOf, spacesOfEnemy } from './scene.ts';
import { spotsOf } from './spots.ts';
import { thingsOf } from './things.ts';

const some = randomMoments().filter((_, n) => n % 15 === 0);
const late = lateGame().view({ seat: 0 }).game;
const views = [...some.map(({ view }) => view), late];
const scenes = views.map((view) => ({ view, scene: sceneOf(view) }));

function isIn({ x, y }: Point, box: Rect): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

describe('the plan of maps that were explored', () => {
  test('has every space in a place of its own, in the middle of a square', () => {
    for (const { scene } of scenes) {
      const { plan } = scene;
      const places = Array.from({ length: plan.board.size }, (_, space) => plan.center(space));
      expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(plan.board.size);
      for (const { x, y } of places) {
        // Remainders of negative numbers are negative.
        expect(Math.abs(x % CELL)).toBe(CELL / 2);
        expect(Math.abs(y % CELL)).toBe(CELL / 2);
      }
    }
  });

  test('has spaces beside each other where the rules say they are neighbours', () => {
    const { plan } = sceneOf(late);
    const { board } = plan;
    for (let space = 0; space < board.size; space++)
      for (const next of board.neighbours[space] ?? []) {
        const [one, other] = [plan.center(space), plan.center(next)];
        const away = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        const tiles = [...(board.tilesOf[space] ?? []), ...(board.tilesOf[next] ?? [])];
        const gates = tiles.some((tile) => board.doorwaysOf[tile]?.some(({ byGate }) => byGate));
        if (!gates) expect(away).toBe(CELL);
      }
  });

  test('draws every tile where its spaces are', () => {
    for (const { scene } of scenes)
      for (const { index, id, transform } of scene.tiles) {
        const spaces = scene.plan.board.spacesOf[index] ?? [];
        const drawn = spacesDrawn(id, transform);
        const missing = spaces.filter((space) => {
          const { x, y } = scene.plan.center(space);
          return !drawn.has(`${x},${y}`);
        });
        expect(missing).toEqual([]);
      }
  });

  test('is worked out anew only when the map has changed', () => {
    expect(planOf(late)).toBe(planOf({ ...late, board: { ...late.board } }));
    const layout = { ...late.board.layout, tiles: [...late.board.layout.tiles] };
    expect(planOf({ ...late, board: { ...late.board, layout } })).not.toBe(planOf(late));
  });
});

/** The middles of the squares of a drawing, as its transform puts them. */
function spacesDrawn(tile: TileId, transform: string): Set<string> {
  const [, left = '0', top = '0'] = /translate\((-?\d+) (-?\d+)\)/.exec(transform) ?? [];
  const degrees = Number(/rotate\((\d+)\)/.exec(transform)?.[1] ?? 0);
  const [cos, sin] = [
    Math.round(Math.cos((degrees * Math.PI) / 180)),
    Math.round(Math.sin((degrees * Math.PI) / 180)),
  ];
  const drawn = tileOf(content.tiles, tile).rows.flatMap((line, row) =>
    [...line].flatMap((symbol, column) => {
      if (!'oSD'.includes(symbol)) return [];
      const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
      return `${Number(left) + x * cos - y * sin},${Number(top) + x * sin + y * cos}`;
    }),
  );
  return new Set(drawn);
}

describe('a scene', () => {
  test('has every tile, hero and enemy of the view, once', () => {
    for (const { view, scene } of scenes) {
      expect(scene.tiles.map(({ id }) => id)).toEqual(
        view.board.layout.tiles.map(({ tile }) => tile),
      );
      expect(scene.heroes.map(({ class: kind }) => kind)).toEqual(
        view.heroes.map((hero) => hero.class),
      );
      expect(scene.enemies.map(({ key }) => key)).toEqual(view.enemies.map(({ id }) => id));
      const keys = [...scene.heroes, ...scene.enemies, ...scene.marks, ...scene.doors].map(
        ({ key }) => key,
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('shows numbers within their bounds', () => {
    for (const { scene } of scenes) {
      for (const hero of scene.heroes) {
        expect(hero.health).toBeGreaterThanOrEqual(0);
        expect(hero.health).toBeLessThanOrEqual(hero.maxHealth);
        expect(hero.sanity).toBeGreaterThanOrEqual(0);
        expect(hero.sanity).toBeLessThanOrEqual(hero.maxSanity);
        expect(hero.state === 'up' && hero.crowded).toBe(false);
      }
      for (const { health, maxHealth } of scene.enemies) {
        expect(health).toBeGreaterThan(0);
        expect(health).toBeLessThanOrEqual(maxHealth);
      }
    }
  });

  test('has one lantern, where its bearer stands, and at most one hero who acts', () => {
    for (const { view, scene } of scenes) {
      const bearer = scene.heroes.filter(({ lantern }) => lantern);
      expect(bearer.map(({ index }) => index)).toEqual([view.lantern]);
      expect(scene.lantern).toEqual({ x: bearer[0]?.x, y: bearer[0]?.y });
      expect(scene.heroes.filter(({ acting }) => acting).length).toBeLessThan(2);
      expect(scene.acting === null).toBe(!scene.heroes.some(({ acting }) => acting));
    }
  });

  test('has a door for every way out of a tile, once where two tiles meet', () => {
    for (const { scene } of scenes) {
      const { doorwaysOf } = scene.plan.board;
      const ways = doorwaysOf.flat();
      const joined = ways.filter(({ leadsTo, byGate }) => leadsTo !== null && !byGate).length;
      expect(scene.doors).toHaveLength(ways.length - joined / 2);
      expect(scene.doors.filter(({ state }) => state === 'joined')).toHaveLength(joined / 2);
    }
  });

  test('says of each door what the layout says', () => {
    for (const { view, scene } of scenes)
      for (const { tile, exit, state, x, y, side } of scene.doors) {
        const doorway = scene.plan.board.doorwaysOf[tile]?.[exit];
        const capped = view.board.layout.caps.some((c) => c.tile === tile && c.exit === exit);
        if (state === 'gate') expect(doorway?.byGate || view.board.exits.length > 0).toBe(true);
        if (state === 'joined') expect(doorway?.leadsTo).not.toBeNull();
        if (capped) expect(state).toBe('cap');
        if (state === 'unknown') expect(doorway?.leadsTo).toBeNull();
        expect(side).toBe(doorway?.side);
        // Across the line that a doorway leads through, its middle lies between two spaces.
        const across = OUTWARD[side].x === 0 ? x : y;
        expect(Math.abs(across % CELL)).toBe(0);
      }
  });

  test('lights what the lantern reaches', () => {
    for (const { view, scene } of scenes) {
      const lit = litTiles(view);
      expect(scene.tiles.filter((tile) => tile.lit).map(({ index }) => index)).toEqual(
        [...lit].sort((one, other) => one - other),
      );
      const bearer = view.heroes[view.lantern];
      for (const tile of scene.plan.board.tilesOf[bearer?.space ?? 0] ?? [])
        expect(lit.has(tile)).toBe(true);
    }
  });

  test('puts what lies on a tile on the tile', () => {
    for (const { scene } of scenes)
      for (const { index } of scene.tiles) {
        const spaces = scene.plan.board.spacesOf[index] ?? [];
        const box = scene.plan.around(spaces);
        expect(box && isIn(heartOfTile(scene.plan, index), box)).toBe(true);
      }
  });

  test('counts tokens and searched tiles as the view does', () => {
    for (const { view, scene } of scenes) {
      const of = (kind: string) => scene.marks.filter((mark) => mark.kind === kind);
      expect(of('token')).toHaveLength(view.board.tokens.length);
      expect(of('mission')).toHaveLength(view.mission.markers.length);
      const searched = view.board.scavenged
        .slice(0, view.board.layout.tiles.length)
        .filter((count) => count > 0);
      expect(of('scavenged').map(({ count }) => count)).toEqual(searched);
    }
  });

  test('draws those who lie on the ground below those who stand', () => {
    const { heroes } = sceneOf(late);
    const [one, ...others] = heroes;
    if (!one) throw new Error('nobody is there');
    const fallen = { ...one, state: 'knocked-out' as const };
    expect(fromTheGroundUp([...others, fallen])[0]).toBe(fallen);
    expect(fromTheGroundUp(heroes)).toEqual(heroes);
  });

  test('knows all spaces of a large enemy, and stands it in their middle', () => {
    const large = Object.values(content.enemies).find(
      ({ normal }) => normal.size === 'extra-large',
    );
    if (!large) throw new Error('there is no extra large enemy');
    const type = large.id;
    const { plan } = sceneOf(late);
    const model = { id: `${type}1`, type, wounds: 0, target: null, spent: [] };
    for (const corner of [0, 1, 2, 3] as const)
      for (let space = 0; space < plan.board.size; space += 7) {
        const enemy = { ...model, space, corner };
        const [shown] = sceneOf({ ...late, enemies: [enemy], fight: null }).enemies;
        const spaces = spacesOfEnemy(plan, enemy).map((each) => plan.center(each));
        if (spaces.length !== 4 || !shown) continue;
        const middle = (axis: 'x' | 'y') => spaces.reduce((sum, each) => sum + each[axis], 0) / 4;
        expect({ x: shown.x, y: shown.y }).toEqual({ x: middle('x'), y: middle('y') });
      }
  });
});

describe('the outline of every tile', () => {
  const tiles = new Set(views.flatMap(({ board }) => board.layout.tiles.map(({ tile }) => tile)));

  test('is closed, and only its doorways are open', () => {
    expect(tiles.size).toBeGreaterThan(10);
    for (const id of tiles) {
      const tile = tileOf(content.tiles, id);
      const rounds = outlineOf(tile);
      for (const round of rounds)
        round.forEach((edge, i) => {
          expect(edge.from).toEqual(round.at(i - 1)?.to);
        });
      // A doorway is two spaces wide.
      const open = length(rounds.flat().filter((edge) => edge.open));
      expect(open).toBe(tile.doorways.length * 2 * CELL);
      expect(length(wallsOf(rounds).flat()) + open).toBe(length(rounds.flat()));
      expect(floorPath(rounds, { name: id, waver: 0, corner: 0 })).not.toMatch(/NaN|undefined/);
    }
  });

  test('goes around as much floor as there are spaces', () => {
    for (const id of tiles) {
      const tile = tileOf(content.tiles, id);
      const symbols = tile.rows.join('');
      const count = (symbol: string) => symbols.split(symbol).length - 1;
      // Small corners add at most a quarter of a space for each of their four sides.
      const least = (count('o') + count('S') + count('D') / 2) * CELL * CELL;
      const area = outlineOf(tile).reduce((sum, round) => sum + areaOf(round), 0);
      expect(area).toBeGreaterThanOrEqual(least);
      expect(area).toBeLessThanOrEqual(least + count(',') * CELL * CELL);
    }
  });
});

function length(edges: readonly Edge[]): number {
  return edges.reduce((sum, { from, to }) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
}

/** What a round goes around; with the floor to its right, holes count less. */
function areaOf(round: readonly Edge[]): number {
  return round.reduce((sum, { from, to }) => sum + from.x * to.y - to.x * from.y, 0) / 2;
}

describe('between two scenes of random adventures', () => {
  const steps = randomAdventures().flatMap(({ moments, told }) =>
    moments.slice(1, 60).map((after, i) => {
      const before = moments[i] as (typeof moments)[number];
      return { before, after, told: told.slice(before.told, after.told) };
    }),
  );
  const compared = steps
    .filter((_, n) => n % 3 === 0)
    .map(({ before, after, told }) => {
      const scene: [Scene, Scene] = [sceneOf(before.view), sceneOf(after.view)];
      return { before: scene[0], after: scene[1], told, changes: changesBetween(...scene, told) };
    });

  test('journeys lead from where a figure stood to where it stands', () => {
    let journeys = 0;
    for (const { before, after, changes } of compared)
      for (const { key, way } of changes.journeys) {
        journeys++;
        const find = ({ heroes, enemies }: Scene) =>
          [...heroes, ...enemies].find((figure) => figure.key === key);
        const [from, to] = [find(before), find(after)];
        expect(way.at(-1)).toEqual({ x: to?.x, y: to?.y });
        expect(way[0]).toEqual(after.plan.center(from?.space ?? -1));
      }
    expect(journeys).toBeGreaterThan(20);
  });

  test('figures that did not move make no journey', () => {
    for (const { before, after, changes } of compared) {
      const moved = new Set(changes.journeys.map(({ key }) => key));
      for (const hero of after.heroes)
        expect(moved.has(hero.key)).toBe(before.heroes[hero.index]?.space !== hero.space);
    }
  });

  test('who is gone is dead, who is new has arrived, and new tiles are the last ones', () => {
    for (const { before, after, changes } of compared) {
      const keys = (scene: Scene) => scene.enemies.map(({ key }) => key);
      expect(changes.dead.map(({ key }) => key)).toEqual(
        keys(before).filter((key) => !keys(after).includes(key)),
      );
      expect(changes.arrived).toEqual(keys(after).filter((key) => !keys(before).includes(key)));
      expect(changes.tiles).toHaveLength(after.tiles.length - before.tiles.length);
    }
  });

  test('blows are what was lost or won', () => {
    for (const { before, after, changes } of compared)
      for (const hero of after.heroes) {
        const old = before.heroes[hero.index];
        const lost = (old?.health ?? 0) - hero.health;
        const blows = changes.blows.filter(({ key }) => key === hero.key);
        const amount = (kind: string) => blows.find((blow) => blow.kind === kind)?.amount ?? 0;
        expect(amount('wounds') - amount('healing')).toBe(lost);
      }
  });

  test('a step back in time shows nothing', () => {
    const grown = compared.find(({ changes }) => changes.tiles.length > 0);
    if (!grown) throw new Error('nothing was explored');
    const back = changesBetween(grown.after, grown.before, []);
    expect(Object.values(back).flat()).toEqual([]);
  });
});

describe('what the camera frames in random adventures', () => {
  test('holds whoever acts and lies within the map', () => {
    for (const { view, decision } of some) {
      const scene = sceneOf(view);
      const spots = spotsOf(scene, boardTargets(view, decision));
      const framed = whatMatters(scene, spots, NOTHING);
      if (!framed) throw new Error('there is nothing to look at');
      const actor = scene.heroes[scene.acting ?? -1];
      if (actor) expect(isIn(actor, framed.box)).toBe(true);
      expect(framed.box.left).toBeLessThanOrEqual(framed.heart.left);
      expect(framed.context.right).toBeGreaterThanOrEqual(framed.box.right);
      const whole = wholeMap(scene);
      expect(framed.box.left).toBeGreaterThan(whole.left - 2 * CELL);
      expect(framed.box.bottom).toBeLessThan(whole.bottom + 2 * CELL);
    }
  });

  test('can be touched: things lie where the figures stand, and are named', () => {
    for (const { scene } of scenes) {
      const things = thingsOf(scene);
      expect(things).toHaveLength(scene.heroes.length + scene.enemies.length);
      const figures = new Map([...scene.heroes, ...scene.enemies].map((each) => [each.key, each]));
      for (const { key, x, y, reach } of things) {
        expect({ x, y }).toEqual({ x: figures.get(key)?.x, y: figures.get(key)?.y });
        expect(reach).toBeGreaterThan(0);
      }
    }
  });

  test('says chances in whole percent', () => {
    expect(percent(0)).toBe('0%');
    expect(percent(2 / 3)).toBe('67%');
    const scene = sceneOf(late);
    const [spot] = spotsOf(scene, [{ option: 'a', hero: 0, label: 'Ada', odds: 0.5 }]);
    expect(spot?.label).toBe('Ada, 50%');
    expect(spotsOf(scene, [{ option: 'a', space: 99_999, label: 'nowhere' }])).toEqual([]);
    expect(spotsOf(scene, [{ option: 'a', label: 'nothing' }])).toEqual([]);
  });
});
