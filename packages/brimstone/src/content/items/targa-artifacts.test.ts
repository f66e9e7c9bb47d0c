import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { scene } from '../../../test/adventure.ts';
import { FIRST_DOOR, layBeyondGate } from '../../../test/explore.ts';
import {
  blankActivation,
  enemyOf,
  type Field,
  field,
  spaceIn,
  withSheets,
} from '../../../test/fight.ts';
import { shoot, useOnly } from '../../../test/hero-cards.ts';
import { give, heroOf } from '../../../test/items.ts';
import { boardOf, doorwayOf, spacesOfTile } from '../../board/index.ts';
import type { Cause } from '../../moments.ts';
import { exhaust, isExhausted, trigger } from '../../rules/abilities/active.ts';
import { activateEnemies } from '../../rules/enemies/enemy-activation.ts';
import { enemyStat } from '../../rules/figures/enemy-stats.ts';
import { fearOf } from '../../rules/heroes/fear.ts';
import { usesNow } from '../../rules/items/uses.ts';
import { mustEscape } from '../../rules/movement/escape.ts';
import { content } from '../index.ts';

const ENEMY: Cause = { kind: 'enemy', id: 'stranglers' };

/** A Marshal with an artifact, in the own activation, and a Bandido beside. */
function bearing(id: string, more: Field = {}) {
  return field({
    heroes: ['us-marshal', 'bandido'],
    at: '1,3 1,2',
    content: withSheets({}),
    ...more,
    hero: { activation: blankActivation() },
    has: id,
    change: (state) => more.change?.(state),
  });
}

test('the Spark Repeater: a 6 jumps over to a neighbour of the target', () => {
  const played = bearing('spark-repeater', {
    enemies: 'tentacles 4,3 5,3 8,1',
    content: withSheets({ tentacles: { defense: 5 } }),
    dice: 'to-hit 6 1, damage 2, spark 3',
  }).runs(shoot);
  played.pick('tentacles1').done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([2, 3, 0]);
});

rule(['B-XP-60'], 'the spark of the Spark Repeater is part of the Attack', () => {
  const played = bearing('spark-repeater', {
    enemies: 'stranglers 4,3 5,3',
    content: withSheets({ stranglers: { health: 20, xp: { base: 10, each: 5 } } }),
    dice: 'to-hit 6 4, damage 1, spark 2, damage 3',
  }).runs(shoot);
  played.pick('stranglers1').pick('die0').pick('stranglers2').done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([1, 5]);
  // Each is wounded, one of them twice: two bases, and 5 for every Wound.
  expect(played.hero(0).xp).toBe(10 + 10 + 6 * 5);
});

test('the Frost Projector hits without a roll and slows until the end of the next turn', () => {
  const played = bearing('frost-projector', {
    enemies: 'stranglers 4,3 7,3',
    content: withSheets({ stranglers: { defense: 2, move: 5, initiative: 4 } }),
    dice: 'damage 5',
  }).runs(function* (g, hero) {
    yield* useOnly(g, hero, 'instead-of-attack');
    const move = () => g.state.enemies.map((each) => enemyStat(g, each.type, 'move', each));
    expect([move(), enemyStat(g, 'stranglers', 'initiative')]).toEqual([[3, 5], 2]);
    g.state.turn.number++;
    expect([move(), enemyStat(g, 'stranglers', 'initiative')]).toEqual([[3, 5], 2]);
    g.state.turn.number++;
    expect([move(), enemyStat(g, 'stranglers', 'initiative')]).toEqual([[5, 5], 4]);
  });
  expect(enemyOf(played.done().state, 0).wounds).toBe(3);
});

test('the Frost Projector slows the Initiative of a Large enemy, but not its Move', () => {
  const played = bearing('frost-projector', {
    enemies: 'night-terrors 4,3',
    content: withSheets({ 'night-terrors': { size: 'large', move: 5, initiative: 4 } }),
    dice: 'damage 1',
  }).runs(function* (g, hero) {
    yield* useOnly(g, hero, 'instead-of-attack');
    const enemy = enemyOf(g.state, 0);
    const now = ['move', 'initiative'] as const;
    expect(now.map((stat) => enemyStat(g, enemy.type, stat, enemy))).toEqual([5, 2]);
  });
  played.done();
});

test('the Guardian Plate stops 2 Wounds of one hit, once in a turn', () => {
  const played = bearing('guardian-plate', { dice: 'defense 1 1, defense 1' }).runs(
    function* (g, hero) {
      expect(yield* g.do.hitHero(g, hero, { hits: 2, damage: 3, cause: ENEMY })).toBe(4);
      expect(yield* g.do.hitHero(g, hero, { hits: 1, damage: 3, cause: ENEMY })).toBe(3);
    },
  );
  played.pick('yes').done();
});

test('the Heat-Coil Mantle heals on a Move roll of 1 or 2', () => {
  for (const [die, wounds] of [
    [2, 3],
    [3, 4],
  ] as const) {
    const played = bearing('heat-coil-mantle', {
      dice: `move ${die}`,
      change: (state) => {
        heroOf(state, 0).wounds = 4;
      },
    }).runs(activateHero);
    expect(played.hero(0).wounds).toBe(wounds);
  }
});

test('the Memory Prism readies something used up for a turn or a fight, twice', () => {
  const played = bearing('memory-prism', {
    enemies: 'tentacles 8,3',
    change: (state) => {
      give(state, 1, 'drovers-whip');
      give(state, 1, 'marshal-badge');
    },
  }).runs(function* (g, hero) {
    const whip = { card: 'drovers-whip', hero: 1, item: 101, type: null };
    const badge = { card: 'marshal-badge', hero: 1, item: 102, type: null };

    exhaust(g, badge, 'adventure', 'rally');
    expect(usesNow(g, hero, ['activation'])).toEqual([]);
    for (const span of ['turn', 'fight'] as const) {
      exhaust(g, whip, span, 'drive');
      yield* useOnly(g, hero, 'activation');
      expect(isExhausted(g, whip, 'drive')).toBe(false);
    }
    exhaust(g, whip, 'turn', 'drive');
    expect(usesNow(g, hero, ['activation'])).toEqual([]);
    expect(isExhausted(g, badge, 'rally')).toBe(true);
  });
  expect(played.done().hero(0).sanityDamage).toBe(2);
});

test('an enemy in a Stasis Sphere does nothing, frightens nobody and cannot be harmed', () => {
  const played = bearing('stasis-sphere', {
    enemies: 'stranglers 2,3',
    content: withSheets({ stranglers: { combat: 2, abilities: { 'ab-fear': 2 } } }),
    dice: 'enemy-to-hit 1 1',
    change: (state) => {
      enemyOf(state, 0).target = 0;
    },
  }).runs(function* (g, hero) {
    yield* useOnly(g, hero, 'activation');
    const enemy = enemyOf(g.state, 0);
    const by = { hero, cause: ENEMY };
    yield* g.do.woundEnemy(g, enemy, 5, by);
    yield* fearOf(g, hero);
    yield* activateEnemies(g, 'stranglers');
    expect([enemy.wounds, mustEscape(g, hero)]).toEqual([0, false]);
    g.state.turn.number += 2;
    expect(mustEscape(g, hero)).toBe(true);
    yield* activateEnemies(g, 'stranglers');
    yield* g.do.woundEnemy(g, enemy, 5, by);
    expect(usesNow(g, hero, ['activation'])).toEqual([]);
  });
  expect(enemyOf(played.done().state, 0).wounds).toBe(5);
});

test('the Recall Beacon brings its owner next to another hero instead of moving', () => {
  const played = bearing('recall-beacon', {
    at: '1,3 7,2',
    change: (state) => {
      heroOf(state, 0).activation = blankActivation(4);
    },
  }).runs(function* (g, hero) {
    yield* useOnly(g, hero, 'activation');
    expect(hero.activation).toMatchObject({ moved: true, moveLeft: 0, acted: false });
    hero.activation = blankActivation(4);
    expect(usesNow(g, hero, ['activation'])).toEqual([]);
    yield* trigger(g, 'tileRevealed', { tile: 0, hero: null });
    expect(usesNow(g, hero, ['activation'])).toHaveLength(1);
  });
  played.pick(`s${spaceIn(played.state, [6, 2])}`).done();
  expect(played.hero(0).space).toBe(spaceIn(played.state, [6, 2]));
  expect(played.hero(0).sanityDamage).toBe(1);
});

rule(
  ['B-GATE-08'],
  'it may bring its owner through a Gate: that World’s card comes into play',
  () => {
    let beyond: readonly number[] = [];
    const played = scene({
      heroes: ['us-marshal', 'bandido'],
      has: 'recall-beacon',
      change(state) {
        const far = layBeyondGate(state, 'targa-entrance', FIRST_DOOR);
        const map = boardOf(content.tiles, state.board.layout);
        beyond = spacesOfTile(map, far);
        heroOf(state, 1).space = doorwayOf(content.tiles, state.board.layout, FIRST_DOOR)
          .spaces[0] as number;
        heroOf(state, 0).activation = blankActivation(4);
      },
    }).runs((g, hero) => useOnly(g, hero, 'activation'));
    const there = played.options.find((option) => beyond.includes(Number(option.slice(1))));
    played.pick(there as string).done();
    expect(beyond).toContain(played.hero(0).space);
    expect(played.state.worlds).toEqual(['mines', 'targa']);
    expect(played.event('world-entered')).toMatchObject({ hero: 0 });
  },
);
