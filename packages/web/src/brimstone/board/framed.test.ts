import { describe, expect, test } from 'vitest';
import { aFight, aWalk, gameAt } from '../../../testing/saves.ts';
import type { Point, Rect } from '../../board/plane.ts';
import { NOTHING } from './changes.ts';
import { whatMatters, wholeMap } from './framed.ts';
import { CELL } from './geometry.ts';
import { sceneOf } from './scene.ts';
import { type Spot, spotsOf } from './spots.ts';

const peace = sceneOf(gameAt(aWalk).view({ seat: 0 }).game);
const fight = sceneOf(gameAt(aFight).view({ seat: 0 }).game);

function contains(box: Rect | undefined, { x, y }: Point): boolean {
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

function enemySpots(): Spot[] {
  const targets = fight.enemies.map(({ key }) => ({ option: key, enemy: key, label: key }));
  return spotsOf(fight, targets);
}

describe('what the camera looks at in a mine', () => {
  test('the one who acts, where nothing can be picked', () => {
    const actor = peace.heroes[peace.acting ?? -1];
    if (!actor) throw new Error('nobody acts');
    const framed = whatMatters(peace, [], NOTHING);
    expect(contains(framed?.heart, actor)).toBe(true);
    expect(contains(framed?.context, actor)).toBe(true);
  });

  test('enemies that can be picked come before whoever acts', () => {
    const heart = whatMatters(fight, enemySpots(), NOTHING)?.heart;
    for (const enemy of fight.enemies) expect(contains(heart, enemy)).toBe(true);
  });

  test('nearest foes stand in the middle with whoever acts, at most two of them', () => {
    const actor = fight.heroes[fight.acting ?? -1];
    if (!actor) throw new Error('nobody acts');
    const near = [1, 2, 3].map((spaces) => ({ ...actor, x: actor.x + spaces * CELL }));
    const enemies = near.map((place, i) => ({ ...fight.enemies[0], ...place, key: `e${i}` }));
    const heart = whatMatters({ ...fight, enemies } as typeof fight, [], NOTHING)?.heart;
    expect(near.map((place) => contains(heart, place))).toEqual([true, true, false]);
  });

  test('a tile that was just found comes first; many at once are a jump and show nothing new', () => {
    const last = peace.tiles.length - 1;
    const spaces = (peace.plan.board.spacesOf[last] ?? []).map((s) => peace.plan.center(s));
    const found = whatMatters(peace, [], { ...NOTHING, tiles: [last] });
    for (const space of spaces) expect(contains(found?.heart, space)).toBe(true);
    const jumped = whatMatters(peace, [], { ...NOTHING, tiles: [last, last, last] });
    expect(jumped?.heart).toEqual(whatMatters(peace, [], NOTHING)?.heart);
  });

  test('what just happened comes first while nobody is asked, and is told beside a choice', () => {
    const [foe] = fight.enemies;
    if (!foe) throw new Error('nobody fights');
    const there = { x: foe.x + 30 * CELL, y: foe.y };
    const changes = { ...NOTHING, turned: [there] };
    expect(contains(whatMatters(fight, [], changes)?.heart, there)).toBe(true);
    const asked = whatMatters(fight, enemySpots(), changes);
    expect(contains(asked?.heart, there)).toBe(false);
    expect(contains(asked?.news?.box, there)).toBe(true);
    expect(asked?.news?.of).toBe(changes);
    const jumped = { ...NOTHING, turned: Array.from({ length: 17 }, () => there) };
    expect(whatMatters(fight, [], jumped)?.news).toBeUndefined();
  });

  test('whoever acts is in sight, even when the enemies to pick are at the other end', () => {
    const actor = fight.heroes[fight.acting ?? -1];
    if (!actor) throw new Error('nobody acts');
    const enemies = fight.enemies.map((enemy) => ({ ...enemy, x: actor.x + 15 * CELL }));
    const far = { ...fight, enemies };
    const targets = enemies.map(({ key }) => ({ option: key, enemy: key, label: key }));
    const framed = whatMatters(far, spotsOf(far, targets), NOTHING);
    expect(contains(framed?.heart, actor)).toBe(false);
    expect(contains(framed?.box, actor)).toBe(true);
  });

  test('what can be picked far away does not pull the camera there', () => {
    const [spot] = enemySpots();
    if (!spot) throw new Error('nobody to fight');
    const away = { ...spot, kind: 'space' as const, x: spot.x + 40 * CELL };
    const box = whatMatters(fight, [spot, away], NOTHING)?.box;
    expect(contains(box, spot)).toBe(true);
    expect(contains(box, away)).toBe(false);
  });

  test('without heroes there is nothing to look at, and the whole map holds every space', () => {
    expect(whatMatters({ ...peace, heroes: [], acting: null }, enemySpots(), NOTHING)).toBeNull();
    const whole = wholeMap(peace);
    for (let space = 0; space < peace.plan.board.size; space++)
      expect(contains(whole, peace.plan.center(space))).toBe(true);
  });
});
