import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { scene } from '../../../test/adventure.ts';
import { HALL } from '../../../test/enemies.ts';
import { layBeyondGate, passages, standOn } from '../../../test/explore.ts';
import { all, type Field, field, withSheets } from '../../../test/fight.ts';
import { card, carry, enemyAt, heroOf, withItems } from '../../../test/items.ts';
import type { Adventure } from '../../adventure.ts';
import { boardOf, doorwayOf, spacesOfTile } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { EnemyTypeId } from '../../ids.ts';
import { fearOf } from './fear.ts';

const two = ['us-marshal', 'us-marshal'] as const;
const three = [...two, 'us-marshal'] as const;

function withAbility(id: 'ab-fear' | 'ab-terror' | 'ab-unspeakable-terror', number: number) {
  return withSheets({ tentacles: { abilities: { [id]: number } } });
}

/** Fear as every hero starts an activation, one after the other. */
function* everyHero(g: Adventure) {
  for (const hero of g.state.heroes) yield* fearOf(g, hero);
}

function afraid(asked: Field) {
  return field({ tile: HALL, ...asked }).runs(everyHero);
}

rule(['B-FEAR-01'], 'Fear hits adjacent heroes, in both editions', () => {
  for (const edition of ['revised', 'first'] as const) {
    const t = afraid({
      heroes: two,
      options: { edition },
      at: '4,3 5,3',
      enemies: 'tentacles 3,3',
      content: withAbility('ab-fear', 2),
      dice: 'willpower 1 1',
    });
    expect(t.done().state.heroes.map(({ sanityDamage }) => sanityDamage)).toEqual([2, 0]);
  }
});

/** Three passages in a row behind the Entrance; the enemy is on the second one. */
function inPassages(
  id: 'ab-terror' | 'ab-unspeakable-terror',
  number: number,
  dice: readonly number[],
  connection = false,
) {
  return scene({
    heroes: three,
    content: withAbility(id, number),
    bare: [],
    change(state) {
      const [, first = 0, second = 0, third = 0] = passages(state, 3);
      const map = boardOf(content.tiles, state.board.layout);
      const middle = (tile: number) => spacesOfTile(map, tile)[4] ?? 0;
      heroOf(state, 0).space = middle(first);
      heroOf(state, 1).space = connection
        ? doorwayOf(content.tiles, state.board.layout, { tile: first, exit: 1 }).spaces[0]
        : middle(second);
      heroOf(state, 2).space = middle(third);
      enemyAt(state, middle(connection ? second : first) + 1);
    },
    dice: [['willpower', ...dice]],
  }).runs(everyHero);
}

rule(['B-FEAR-02'], 'Terror hits all heroes on the tile', () => {
  const t = field({
    heroes: two,
    tile: HALL,
    at: '1,3 8,3',
    enemies: 'tentacles 4,2',
    content: withAbility('ab-terror', 1),
    dice: 'willpower 1, willpower 1',
  }).runs(everyHero);
  expect(t.done().state.heroes.map(({ sanityDamage }) => sanityDamage)).toEqual([1, 1]);
  const other = inPassages('ab-terror', 1, [1]);
  expect(other.done().state.heroes.map(({ sanityDamage }) => sanityDamage)).toEqual([1, 0, 0]);
});

rule(['B-FEAR-03'], 'Unspeakable Terror reaches adjacent tiles, not the one behind them', () => {
  const t = inPassages('ab-unspeakable-terror', 3, [1, 1, 1, 1, 1, 1]);
  expect(t.done().state.heroes.map(({ sanityDamage }) => sanityDamage)).toEqual([3, 3, 0]);
});

rule(['B-FEAR-04'], 'Willpower stops Horror Hits, each other costs 1 Sanity', () => {
  const t = afraid({
    at: '4,3',
    enemies: 'tentacles 3,3',
    content: (content) => {
      const changed = withAbility('ab-fear', 3)(content);
      const marshal = changed.classes['us-marshal'];
      const base = { ...marshal.base, willpower: 4 };
      return { ...changed, classes: { ...changed.classes, 'us-marshal': { ...marshal, base } } };
    },
    dice: 'willpower 2 4 6',
  });
  expect(t.done().hero(0).sanityDamage).toBe(1);
});

rule(['B-FEAR-05'], 'the fears of several enemies add up', () => {
  const t = afraid({
    at: '4,3',
    enemies: 'tentacles 3,2 3,3 5,3',
    content: withAbility('ab-fear', 1),
    dice: 'willpower 1 1 1',
  });
  expect(t.done().hero(0).sanityDamage).toBe(3);
});

rule(['B-FEAR-06'], 'it comes again in every turn, as long as the enemy lives', () => {
  const t = field(
    'us-marshal 4,3 vs tentacles 8,3 stranglers 8,4',
    'willpower 1 1, move 3, willpower 1 6, move 3, willpower 6 6, move 3, move 3',
    { tile: HALL, content: withAbility('ab-terror', 2) },
  ).runs(function* (g, hero) {
    for (let turn = 0; turn < 3; turn++) yield* activateHero(g, hero);
    const [terror] = g.state.enemies;
    const cause = { kind: 'rule', id: 'test' } as const;
    if (terror) yield* g.do.woundEnemy(g, terror, 99, { hero: null, cause });
    yield* activateHero(g, hero);
  });
  for (const sanity of [2, 3, 3, 3]) {
    expect(t.hero(0).sanityDamage).toBe(sanity);
    t.pick('end');
  }
  t.done();
});

rule(['B-FEAR-07'], 'a Wall over the corner between them stops Fear', () => {
  // The rock at (4,2) and (4,3) of this room: (3,3) and (4,4) meet at a covered crossing.
  const t = afraid({
    tile: 'mines-buried-bunkhouse',
    at: '3,3',
    enemies: 'tentacles 4,4',
    content: withAbility('ab-fear', 1),
    dice: [],
  });
  expect(t.done().hero(0).sanityDamage).toBe(0);
});

rule(['B-FEAR-08'], 'in a connection space a hero is on both tiles', () => {
  const t = inPassages('ab-terror', 1, [1]);
  expect(t.done().hero(1).sanityDamage).toBe(0);
  const between = inPassages('ab-terror', 1, [1], true);
  expect(between.done().state.heroes.map(({ sanityDamage }) => sanityDamage)).toEqual([0, 1, 0]);
});

/** The hero stands on a tile with a Gate to Targa, where the enemy is. */
function throughGate(
  id: 'ab-terror' | 'ab-unspeakable-terror',
  onGate: 0 | 1 | null,
  dice: number[],
) {
  return scene({
    content: withAbility(id, dice.length || 1),
    bare: [],
    change(state) {
      const gate = { tile: 0, exit: 0 };
      const far = layBeyondGate(state, 'targa-entrance', gate);
      const map = boardOf(content.tiles, state.board.layout);
      const { spaces } = doorwayOf(content.tiles, state.board.layout, gate);
      heroOf(state, 0).space = onGate === null ? (map.start[0] ?? 0) : spaces[onGate];
      enemyAt(state, spacesOfTile(map, far).at(-1) ?? 0);
    },
    dice: dice.length > 0 ? [['willpower', ...dice]] : [],
  }).runs(everyHero);
}

rule(['B-GATE-21'], 'Terror reaches the two spaces right beyond a Gate', () => {
  for (const space of [0, 1] as const) {
    expect(throughGate('ab-terror', space, [1]).done().hero(0).sanityDamage).toBe(1);
  }
  expect(throughGate('ab-terror', null, []).done().hero(0).sanityDamage).toBe(0);
});

rule(['B-GATE-20'], 'Unspeakable Terror reaches the tile beyond a Gate', () => {
  const t = throughGate('ab-unspeakable-terror', null, [1, 1]);
  expect(t.done().hero(0).sanityDamage).toBe(2);
});

test('a hero KO’d by fear takes no more of it', () => {
  const t = afraid({
    heroes: two,
    at: '4,3 9,3',
    enemies: 'tentacles 3,3',
    content: withSheets({ tentacles: { abilities: { 'ab-fear': 3, 'ab-terror': 3 } } }),
    change(state) {
      state.reviveTokens = 0;
      heroOf(state, 0).sanityDamage = 9;
    },
    dice: 'willpower 1 1 1, willpower 6 6 6',
  });
  expect(t.done().hero(0).knockedOut).not.toBeNull();
});

/** An enemy in the connection between two passages, with a hero deep in each of them and one on the Entrance. */
function enemyBetween(enemy: EnemyTypeId) {
  return scene({
    heroes: three,
    content: withSheets({ [enemy]: { abilities: { 'ab-terror': 1 } } }),
    bare: [],
    change(state) {
      const [entrance = 0, first = 0, second = 0] = passages(state, 2);
      for (const [index, tile] of [first, second, entrance].entries()) standOn(state, index, tile);
      enemyAt(
        state,
        doorwayOf(content.tiles, state.board.layout, { tile: first, exit: 1 }).spaces[0],
        enemy,
      );
    },
    dice: 'willpower 1 1',
  }).runs(everyHero);
}

test('an enemy in a connection space is on both tiles', () => {
  for (const enemy of ['tentacles', 'goliath'] as const) {
    const { heroes } = enemyBetween(enemy).done().state;
    expect(heroes.map(({ sanityDamage }) => sanityDamage)).toEqual([1, 1, 0]);
  }
});

test('an enemy out of time frightens nobody', () => {
  const t = afraid({
    at: '4,3',
    enemies: 'tentacles 3,3',
    content: withAbility('ab-fear', 2),
    change: (state) => {
      for (const enemy of state.enemies) enemy.stasis = state.turn.number;
    },
    dice: [],
  });
  expect(t.done().hero(0).sanityDamage).toBe(0);
});

test('who is immune to a fear takes the others all the same', () => {
  const t = afraid({
    at: '4,3',
    enemies: 'tentacles 3,3',
    content: all(
      withSheets({ tentacles: { abilities: { 'ab-fear': 1, 'ab-terror': 2 } } }),
      withItems(card('calm', { ability: { immune: ['fear'] } })),
    ),
    change: (state) => void carry(state, 0, 'calm'),
    dice: 'willpower 1 1',
  });
  expect(t.done().hero(0).sanityDamage).toBe(2);
});
