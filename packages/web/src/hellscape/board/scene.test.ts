import { content, type DescentView, mapOf, SUMMONER_HEALTH } from '@crawlspace/hellscape';
import { type ComponentChild, h } from 'preact';
import { afterAll, describe, expect, test } from 'vitest';
import { atTheBossDoor } from '../../../testing/boss-door.ts';
import { RAW } from '../../../testing/fit-to-read.ts';
import { openPage } from '../../../testing/page.ts';
import { randomDescents, randomMoments } from '../../../testing/random-descents.ts';
import { sceneTeller } from '../../board/changes.ts';
import { language } from '../../settings/index.ts';
import { boardTargets } from '../table/targets.ts';
import { Veils } from './art/veil.tsx';
import { type Changes, changesBetween, NOTHING } from './changes.ts';
import { whatMatters, wholeMap } from './framed.ts';
import { CELL, centerOf, edgesOf, isBridge, lookOf, mapFor } from './geometry.ts';
import { Ground } from './ground.tsx';
import { REACH, type Scene, sceneOf } from './scene.ts';
import { spotsOf } from './spots.ts';
import { thingsOf } from './things.ts';
import { describe as inWords, tokenName, zoneCalled } from './words.ts';

const moments = randomMoments();
/** Every eleventh moment is enough where much is compared. */
const some = moments.filter((_, n) => n % 11 === 0);

afterAll(() => {
  language.value = 'en';
});

function within(scene: Scene, zone: number, { x, y }: { x: number; y: number }): boolean {
  const middle = centerOf(scene.map, zone);
  return Math.abs(x - middle.x) <= CELL / 2 && Math.abs(y - middle.y) <= CELL / 2;
}

function figuresOf({ heroes, enemies, allies }: Scene) {
  return [...heroes, ...enemies, ...allies];
}

/** Heroes that stand in the dungeon. */
function heroesThere(view: DescentView) {
  const { start } = mapFor(view);
  return view.heroes.filter(
    ({ gone, zone }) => !gone && (view.phase !== 'setup' || start.includes(zone)),
  );
}

describe('scenes of random quests', () => {
  test('hold everybody who is there, once, with the numbers of the view', () => {
    for (const { view } of some) {
      const scene = sceneOf(view);
      const keys = figuresOf(scene).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(scene.heroes.map(({ index }) => index)).toEqual(
        heroesThere(view).map(({ index }) => index),
      );
      for (const hero of scene.heroes) expect(view.heroes[hero.index]).toMatchObject(ofView(hero));
      expect(scene.enemies.map(({ key }) => key)).toEqual(view.enemies.map(({ id }) => id));
      for (const [i, enemy] of view.enemies.entries())
        expect(scene.enemies[i]).toMatchObject({
          zone: enemy.zone,
          minions: enemy.minions,
          health: enemy.health - enemy.wounds,
          maxHealth: enemy.health,
          poisoned: enemy.poison !== null,
          reach: REACH[enemy.kind],
        });
      expect(scene.allies.map(({ id }) => id)).toEqual(view.allies.map(({ id }) => id));
    }
  });

  test('put everybody into the zone where they stand', () => {
    for (const { view } of some) {
      const scene = sceneOf(view);
      for (const each of [...figuresOf(scene), ...scene.tokens])
        expect(within(scene, each.zone, each)).toBe(true);
    }
  });

  test('stack tokens that look the same, and lose none', () => {
    for (const { view } of some) {
      const { tokens } = sceneOf(view);
      const ids = tokens.flatMap((stack) => stack.ids.split(' ').map(Number));
      expect(ids.sort((a, b) => a - b)).toEqual(
        view.dungeon.tokens.map(({ id }) => id).sort((a, b) => a - b),
      );
      for (const { stack, ids: listed, kind, zone, rarity } of tokens) {
        expect(listed.split(' ')).toHaveLength(stack);
        const first = view.dungeon.tokens.find(({ id }) => id === Number(listed.split(' ')[0]));
        expect(first).toMatchObject({ kind, zone });
        expect(rarity === null).toBe(kind !== 'treasure');
      }
    }
  });

  test('veil what is not revealed, and open what is open', () => {
    for (const { view } of moments) {
      const { hidden, open, map } = sceneOf(view);
      const veiled = numbers(hidden);
      for (const { id } of map.chambers)
        expect(veiled.includes(id)).toBe(view.dungeon.revealed[id] !== true);
      const opened = numbers(open);
      for (const { id } of map.doors) expect(opened.includes(id)).toBe(view.dungeon.open[id]);
    }
  });

  test('show who strikes at whom while there is an attack', () => {
    let strikes = 0;
    for (const { view } of moments) {
      const scene = sceneOf(view);
      expect(scene.strike === null).toBe(view.combat === null);
      if (!scene.strike || view.phase === 'setup') continue;
      strikes++;
      const keys = figuresOf(scene).map(({ key }) => key);
      const { from, to } = scene.strike;
      // Whoever has fallen to the blow is gone before the attack is over.
      expect(
        [from, to].filter((key) => keys.includes(key) || !key.startsWith('hero')),
      ).toHaveLength(2);
      expect(keys.includes(from) || keys.includes(to)).toBe(true);
    }
    expect(strikes).toBeGreaterThan(50);
  });

  test('are told in words that name everybody once, in both languages', () => {
    for (const spoken of ['en', 'it'] as const) {
      language.value = spoken;
      for (const { view } of some) {
        const scene = sceneOf(view);
        const lines = inWords(scene);
        expect(lines.filter((line) => RAW.test(line))).toEqual([]);
        for (const { zone } of [...figuresOf(scene), ...scene.tokens]) {
          const code = zoneCalled(scene.map, zone);
          if (scene.bossOnly && scene.map.zones[zone]?.tile !== scene.map.boss?.tile) continue;
          expect(lines.filter((line) => line.startsWith(`${code} (`))).toHaveLength(1);
        }
      }
    }
  });

  test('can be looked at: every thing has a name and lies where its figure lies', () => {
    language.value = 'en';
    for (const { view } of some) {
      const scene = sceneOf(view);
      const things = thingsOf(scene, []);
      const drawn = [...figuresOf(scene), ...scene.tokens];
      expect(things.map(({ key }) => key).sort()).toEqual(drawn.map(({ key }) => key).sort());
      for (const thing of things) {
        expect(drawn.find(({ key }) => key === thing.key)).toMatchObject({
          x: thing.x,
          y: thing.y,
        });
        expect(thing.name).not.toBe('');
        expect(RAW.test(thing.name)).toBe(false);
      }
    }
  });

  test('what matters holds its heart, lies in its surroundings and on the map', () => {
    for (const { view, decision } of some) {
      const scene = sceneOf(view);
      const framed = whatMatters(scene, spotsOf(scene, boardTargets(view, decision)), NOTHING);
      if (!framed) throw new Error('there is always something that matters');
      expect(holds(framed.box, framed.heart)).toBe(true);
      expect(holds(framed.context, framed.box)).toBe(true);
      for (const side of Object.values(wholeMap(scene))) expect(Number.isFinite(side)).toBe(true);
    }
  });

  test('every target of a question has a spot inside the zone it belongs to', () => {
    for (const { view, decision } of moments) {
      if (view.phase === 'setup') continue;
      const scene = sceneOf(view);
      const targets = boardTargets(view, decision);
      const spots = spotsOf(scene, targets);
      expect(spots.map(({ option }) => option).sort()).toEqual(
        targets.map(({ option }) => option).sort(),
      );
      for (const spot of spots) {
        const zone = targets.find(({ option }) => option === spot.option)?.zone;
        if (zone !== undefined && spot.kind === 'zone')
          expect(within(scene, zone, spot)).toBe(true);
      }
      const places = spots.map(({ kind, x, y }) => `${kind} ${x} ${y}`);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});

function ofView(hero: Scene['heroes'][number]) {
  const { index, health, maxHealth, mana, fire, frost, knockedOut, activated, zone } = hero;
  return {
    index,
    class: hero.class,
    health,
    maxHealth,
    mana,
    fire,
    frost,
    knockedOut,
    activated,
    zone,
  };
}

function numbers(list: string): number[] {
  return list === '' ? [] : list.split(' ').map(Number);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

describe('what is seen to happen in random quests', () => {
  const teller = () =>
    sceneTeller<DescentView, (typeof told)[number]['event'], Scene, Changes>({
      sceneOf,
      changesBetween,
      nothing: NOTHING,
    });
  const [{ told }] = randomDescents() as [ReturnType<typeof randomDescents>[number]];

  test('ways begin where a figure stood and end where it stands', () => {
    let journeys = 0;
    for (const { moments: one, told: all } of randomDescents()) {
      const tell = teller();
      let before: Scene | null = null;
      for (const { view, told: count } of one) {
        const { scene, changes } = tell(view, all.slice(0, count));
        for (const { key, way } of changes.journeys) {
          const [from, to] = [way[0], way.at(-1)];
          expect(before && figuresOf(before).find((each) => each.key === key)).toMatchObject({
            x: from?.x,
            y: from?.y,
          });
          expect(figuresOf(scene).find((each) => each.key === key)).toMatchObject({
            x: to?.x,
            y: to?.y,
          });
          journeys++;
        }
        before = scene;
      }
    }
    expect(journeys).toBeGreaterThan(100);
  });

  test('numbers that rise are what the health of heroes changed by', () => {
    for (const { moments: one, told: all } of randomDescents()) {
      const tell = teller();
      let before: DescentView | null = null;
      for (const { view, told: count } of one) {
        const { changes } = tell(view, all.slice(0, count));
        for (const { index, health } of heroesThere(view)) {
          const was = before && heroesThere(before).find((each) => each.index === index)?.health;
          const lost = was === null || was === undefined ? 0 : was - health;
          const blow = changes.blows.find(({ key }) => key === `hero${index}`);
          if (before?.dungeon.bossOnly !== view.dungeon.bossOnly) continue;
          expect(blow ? (blow.kind === 'wounds' ? blow.amount : -blow.amount) : 0).toBe(lost);
        }
        before = view;
      }
    }
  });
});

describe('the ground of every quest', () => {
  for (const quest of Object.values(content.quests))
    test(`${quest.id}: doors, veils and walls are drawn where the map has them`, () => {
      const map = mapOf(content, quest, 4);
      const all = map.chambers.map(({ id }) => id).join(' ');
      const closed = drawn(h(Ground, { map, bossOnly: false, hidden: all, open: '' }));
      expect(closed('.hell-door.is-closed')).toHaveLength(map.doors.length);
      expect(closed('.hell-door.is-open')).toEqual([]);
      expect(closed('.hell-veil:not(.is-lifted)')).toHaveLength(map.chambers.length);
      const doors = map.doors.map(({ id }) => id).join(' ');
      const opened = drawn(h(Ground, { map, bossOnly: false, hidden: '', open: doors }));
      expect(opened('.hell-door.is-open')).toHaveLength(map.doors.length);
      expect(opened('.hell-veil.is-lifted')).toHaveLength(map.chambers.length);
      const written = opened('path').flatMap(({ attributes }) => [...attributes.values()]);
      expect(written.filter((value) => /NaN|undefined/.test(value))).toEqual([]);
    });

  test('a veil has a shut eye for every zone of its chamber', () => {
    const quest = content.quests['tutorial'];
    if (!quest) throw new Error('there is no tutorial');
    const map = mapOf(content, quest, 2);
    const chambers = map.chambers.map(({ id }) => id);
    const veils = drawn(h(Veils, { map, chambers, hidden: chambers }))('.hell-veil');
    const eyes = veils.map((veil) => veil.children.length - 2);
    expect(eyes).toEqual(map.chambers.map(({ zones }) => zones.length));
  });

  test('every edge lies between two cells of its zone, walls are walls from both sides', () => {
    for (const quest of Object.values(content.quests)) {
      const map = mapOf(content, quest, 6);
      for (const { zone, x, y, flat, kind, door } of edgesOf(map, () => true)) {
        const middle = centerOf(map, zone);
        expect(Math.abs(x - middle.x) + Math.abs(y - middle.y)).toBe(CELL / 2);
        expect(flat).toBe(x === middle.x);
        expect(kind === 'door').toBe(door >= 0);
      }
      for (const { id } of map.zones) {
        expect(['stone', 'hell', 'bridge']).toContain(lookOf(map, id));
        expect(lookOf(map, id) === 'bridge').toBe(isBridge(map, id));
      }
    }
  });

  test('in the boss fight nothing but the chamber of the boss is left', () => {
    const { view } = { view: atTheBossDoor(['berserker', 'wizard']).view({ seat: 0 }).game };
    const map = mapFor(view);
    const inside = map.zones.filter(({ tile }) => tile === map.boss?.tile).map(({ id }) => id);
    const scene = { ...sceneOf(view), bossOnly: true };
    const whole = wholeMap(scene);
    for (const { id } of map.zones)
      expect(holds(whole, boxOf(centerOf(map, id)))).toBe(inside.includes(id));
    const lines = inWords(scene);
    for (const line of lines)
      expect(inside.map((id) => zoneCalled(map, id)).some((code) => line.includes(code))).toBe(
        true,
      );
  });
});

function boxOf({ x, y }: { x: number; y: number }): Box {
  return { left: x, top: y, right: x, bottom: y };
}

/** Draws something, and finds what is in it. */
function drawn(what: ComponentChild) {
  const page = openPage(what);
  const { all } = page;
  const found = all('*');
  page.close();
  return (selector: string) => found.filter((each) => each.matches(selector));
}

describe('single things of a scene', () => {
  const view = atTheBossDoor(['paladin', 'shaman']).view({ seat: 0 }).game;

  test('allies have the health of their card, the Summoner her own', () => {
    const ally = { owner: 1, zone: 0, wounds: 1, fire: 0, frost: 0, activated: false };
    const [spirit] = Object.keys(content.spirits) as (keyof typeof content.spirits)[];
    if (!spirit) throw new Error('there are no spirits');
    const { allies } = sceneOf({
      ...view,
      allies: [
        { ...ally, id: spirit },
        { ...ally, id: 'summoner', wounds: 99 },
      ],
    });
    const { health } = content.spirits[spirit];
    expect(allies[0]).toMatchObject({ health: health - 1, maxHealth: health });
    expect(allies[1]).toMatchObject({ health: 0, maxHealth: SUMMONER_HEALTH });
  });

  test('consecrated ground lies where the Paladin laid it', () => {
    const heroes = view.heroes.map((hero) =>
      hero.board.class === 'paladin'
        ? { ...hero, board: { ...hero.board, zones: [null, 3, 5] as const } }
        : hero,
    );
    const { grounds, map } = sceneOf({ ...view, heroes } as DescentView);
    expect(grounds).toEqual([
      { key: 'ground1', column: 1, zone: 3, ...centerOf(map, 3) },
      { key: 'ground2', column: 2, zone: 5, ...centerOf(map, 5) },
    ]);
  });

  test('whoever has left is not seen', () => {
    const heroes = view.heroes.map((hero) => ({ ...hero, gone: hero.index === 0 }));
    expect(sceneOf({ ...view, heroes }).heroes.map(({ index }) => index)).toEqual([1]);
  });

  test('tokens say how many there are, or what is on them', () => {
    language.value = 'en';
    const token = { x: 0, y: 0, scale: 1, key: 't', ids: '1', zone: 0, rarity: null, count: null };
    expect(tokenName({ ...token, kind: 'spawn', stack: 1 })).toBe('spawn token');
    expect(tokenName({ ...token, kind: 'spawn', stack: 3 })).toBe('spawn token (3)');
    expect(tokenName({ ...token, kind: 'hourglass', stack: 1, count: 4 })).toBe('hourglass (4)');
    expect(tokenName({ ...token, kind: 'treasure', stack: 1, rarity: 'epic' })).toMatch(/epic/i);
  });
});
