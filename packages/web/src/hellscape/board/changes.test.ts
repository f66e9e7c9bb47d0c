import type { HellscapeEvent } from '@crawlspace/hellscape';
import { describe, expect, test } from 'vitest';
import { aTurn, descentAt } from '../../../testing/descents.ts';
import { changesBetween, NOTHING } from './changes.ts';
import { whatMatters, wholeMap } from './framed.ts';
import { CELL, centerOf } from './geometry.ts';
import { type Scene, sceneOf } from './scene.ts';
import { spotsOf } from './spots.ts';

const scene = sceneOf(descentAt(aTurn).view({ seat: 0 }).game);
const [hero, enemy] = [first(scene.heroes), first(scene.enemies)];

function first<Thing>(all: readonly Thing[]): Thing {
  const [one] = all;
  if (!one) throw new Error('there is nobody');
  return one;
}

function withHero(change: Partial<Scene['heroes'][number]>): Scene {
  const heroes = scene.heroes.map((each) => (each === hero ? { ...each, ...change } : each));
  return { ...scene, heroes };
}

function withEnemy(change: Partial<Scene['enemies'][number]>): Scene {
  const enemies = scene.enemies.map((each) => (each === enemy ? { ...each, ...change } : each));
  return { ...scene, enemies };
}

function moved(...zones: number[]) {
  return zones.map((zone, n) => {
    const event: HellscapeEvent = { t: 'moved', hero: hero.index, zone };
    return { n, event };
  });
}

const [near = 0, far = 0] = scene.map.zones.map(({ id }) => id).filter((id) => id !== hero.zone);

describe('what happened between two scenes of a dungeon', () => {
  test('nothing did when they are the same', () => {
    expect(changesBetween(scene, scene, [])).toEqual(NOTHING);
  });

  test('a hero walks through the middles of the zones that were told', () => {
    const there = { zone: far, ...centerOf(scene.map, far) };
    const { journeys } = changesBetween(scene, withHero(there), moved(near, far));
    expect(journeys).toHaveLength(1);
    const points = journeys[0]?.way.map(({ x, y }) => ({ x, y }));
    expect(points).toEqual([
      { x: hero.x, y: hero.y },
      centerOf(scene.map, near),
      centerOf(scene.map, far),
    ]);
  });

  test('a way that led elsewhere is not believed: the hero goes straight', () => {
    const there = { zone: far, ...centerOf(scene.map, far) };
    const { journeys } = changesBetween(scene, withHero(there), moved(far, near));
    expect(journeys[0]?.way).toHaveLength(2);
  });

  test('wounds and healing rise as numbers; a mob loses the health of everybody in it', () => {
    const hurt = withHero({ health: hero.health - 2 });
    expect(changesBetween(scene, hurt, []).blows).toEqual([
      { key: hero.key, x: hero.x, y: hero.y, kind: 'wounds', amount: 2 },
    ]);
    expect(changesBetween(hurt, scene, []).blows).toMatchObject([{ kind: 'healing', amount: 2 }]);
    const crowd = withEnemy({ minions: 3, health: 1 });
    const thinned = withEnemy({ minions: 2, health: enemy.maxHealth });
    expect(changesBetween(crowd, thinned, []).blows).toMatchObject([{ key: enemy.key, amount: 1 }]);
  });

  test('enemies fall and arrive', () => {
    const without = { ...scene, enemies: scene.enemies.filter((each) => each !== enemy) };
    expect(changesBetween(scene, without, []).dead).toEqual([enemy]);
    expect(changesBetween(without, scene, []).arrived).toEqual([enemy.key]);
  });

  test('another map or another part of it is a new start', () => {
    const below = { ...withHero({ health: 0 }), bossOnly: !scene.bossOnly };
    expect(changesBetween(scene, below, [])).toBe(NOTHING);
  });
});

describe('what the camera looks at in a dungeon', () => {
  const contains = (
    box: { left: number; right: number; top: number; bottom: number } | undefined,
    { x, y }: { x: number; y: number },
  ) => box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

  test('a chamber that comes to light is looked at as a whole', () => {
    const [room] = scene.map.chambers;
    const zones = room?.zones ?? [];
    const event: HellscapeEvent = { t: 'chamber-revealed', zone: zones[0] ?? 0 };
    const changes = changesBetween(scene, scene, [{ n: 1, event }]);
    expect(changes.revealed).toEqual(zones);
    const heart = whatMatters(scene, [], changes)?.heart;
    for (const zone of zones) expect(contains(heart, centerOf(scene.map, zone))).toBe(true);
  });

  test('whoever acts, else those who fight, else everybody who is up', () => {
    const acting = { ...scene, acting: hero.index, strike: null };
    expect(contains(whatMatters(acting, [], NOTHING)?.heart, hero)).toBe(true);
    const strike = { from: enemy.key, to: hero.key };
    const fought = whatMatters({ ...acting, strike }, [], NOTHING);
    expect(contains(fought?.heart, enemy)).toBe(true);
    const nobody = whatMatters({ ...scene, acting: null, strike: null }, [], NOTHING);
    for (const each of scene.heroes) expect(contains(nobody?.heart, each)).toBe(true);
  });

  test('what can be picked nearby comes into view, what is far away does not', () => {
    const acting = { ...scene, acting: hero.index, strike: null };
    const [beside] = spotsOf(acting, [{ option: 'zone', zone: hero.zone, label: '' }]);
    if (!beside) throw new Error('the hero stands nowhere');
    const spots = [2, 6].map((zones) => ({ ...beside, x: beside.x + zones * CELL }));
    const box = whatMatters(acting, spots, NOTHING)?.box;
    expect(spots.map((spot) => contains(box, spot))).toEqual([true, false]);
  });

  test('the whole map holds every zone', () => {
    const whole = wholeMap(scene);
    for (const { id } of scene.map.zones)
      expect(contains(whole, centerOf(scene.map, id))).toBe(true);
  });
});
