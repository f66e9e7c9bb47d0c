import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { all, blankActivation, enemyOf, field, withSheets } from '../../../test/fight.ts';
import { shoot, strike } from '../../../test/hero-cards.ts';
import { card, carry, withItems } from '../../../test/items.ts';
import { say } from '../../../test/words.ts';
import { canHold } from '../items/hands.ts';
import { attackActions } from './attack-actions.ts';

const PLAIN = withSheets({});
const ARMS = withItems(
  card('pistol', {
    keywords: ['gun', 'pistol'],
    hands: 1,
    weapon: { kind: 'gun', range: 6, shots: 2 },
  }),
  card('short-pistol', {
    keywords: ['gun'],
    hands: 1,
    weapon: { kind: 'gun', range: 5, shots: 3 },
  }),
  card('rifle', { keywords: ['gun'], hands: 2, weapon: { kind: 'gun', range: 8, shots: 1 } }),
  card('knife', { hands: 1, weapon: { kind: 'hand' }, ability: { stats: { combat: 1 } } }),
  card('training', { ability: { stats: { combat: 1 } } }),
);
const CONTENT = all(PLAIN, ARMS);

rule(['B-ATK-01', 'B-TURN-10', 'B-TURN-11'], 'one attack in an activation, moved or not', () => {
  const played = field('us-marshal 3,3 vs tentacles 2,3', 'move 5, to-hit 1 1', {
    content: CONTENT,
    wears: 'pistol',
  }).runs(activateHero);
  expect(played.options).toContain('melee');
  expect(played.options).toContain('i100');
  played.pick('i100').done();
});

rule(['B-ATK-03', 'B-ATK-04'], 'Combat and bonuses are the dice of a melee attack', () => {
  const dice = (...items: string[]) =>
    field('us-marshal 3,3 vs tentacles 2,3', {
      content: CONTENT,
      change: (state) => {
        for (const id of items) carry(state, 0, id, { equipped: true });
      },
      dice: [['to-hit', ...Array<number>(2 + items.length).fill(1)]],
    })
      .runs(strike)
      .done()
      .event('rolled')?.dice;
  expect(dice()).toEqual([1, 1]);
  expect(dice('knife', 'training')).toEqual([1, 1, 1, 1]);
  field('us-marshal 3,3', { content: CONTENT, wears: 'knife', carries: 'rifle' }).runs(
    function* (g, hero) {
      const [, rifle] = hero.items;
      expect(rifle && canHold(g, hero, rifle)).toBe(false);
      yield* g.do.anytime(g);
    },
  );
});

rule(['B-ATK-05'], 'melee hits go to adjacent enemies only', () => {
  const played = field('us-marshal 3,3 vs tentacles 2,3 5,3', 'to-hit 4 5, damage 3 2', {
    content: CONTENT,
  }).runs(strike);
  played.done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([5, 0]);
});

rule('B-ATK-06 B-ATK-07 B-ATK-14', 'a ranged attack takes one ranged weapon and its range', () => {
  const ids = (column: number, ...items: string[]) => {
    let found: string[] = [];
    field(`us-marshal 1,3 vs tentacles ${column},3`, {
      content: CONTENT,
      change: (state) => {
        for (const id of items) carry(state, 0, id, { equipped: true });
      },
    }).runs(function* (g, hero) {
      hero.activation = blankActivation();
      found = (yield* attackActions(g, hero)).map(({ id }) => id);
    });
    return found;
  };
  expect(ids(6)).toEqual([]);
  expect(ids(6, 'short-pistol')).toEqual(['i100']);
  expect(ids(7, 'short-pistol')).toEqual([]);
  expect(ids(7, 'pistol')).toEqual(['i100']);
  expect(ids(6, 'pistol', 'rifle')).toEqual(['i100', 'i101']);
  for (const [weapon, shots] of [
    ['i100', [1, 1]],
    ['i101', [1]],
  ] as const) {
    const fired = field('us-marshal 1,3 vs tentacles 6,3', {
      content: CONTENT,
      dice: [
        ['move', 2],
        ['to-hit', ...shots],
      ],
      change: (state) => {
        for (const id of ['pistol', 'rifle']) carry(state, 0, id, { equipped: true });
      },
    }).runs(activateHero);
    fired.pick(weapon).done();
    expect(fired.eventsNamed('attack')).toHaveLength(1);
  }
});

rule('B-ATK-08 B-ATK-09', 'Shots are dice, and each that reaches the To Hit value is a hit', () => {
  const melee = field('bandido 3,3 vs tentacles 2,3', 'to-hit 3 4 5, damage 1 1', {
    content: CONTENT,
    wears: 'knife',
  }).runs(strike);
  melee.done();
  const ranged = field('bandido 3,3 vs tentacles 6,3', 'to-hit 3 4 5, damage 1', {
    content: CONTENT,
    wears: 'short-pistol',
  }).runs(shoot);
  ranged.done();
});

rule('B-ATK-10 B-ATK-11', 'hits are assigned after the roll, one at a time or in groups', () => {
  const threeHits = {
    at: '3,3',
    enemies: 'tentacles 2,3 4,3',
    content: CONTENT,
    change: (state: Parameters<typeof carry>[0]) =>
      void carry(state, 0, 'knife', { equipped: true }),
  } as const;
  const together = field({ ...threeHits, dice: 'to-hit 4 4 5, damage 1 2, damage 6' }).runs(strike);
  expect(together.prompt).toBe('prompt.assign-hits');
  const asked = together.pending[0]?.prompt;
  expect(asked && say('en', asked)).toMatch(/^Who takes your hits \(3\)\? Those you keep back/);
  together.pick('tentacles1', 'tentacles1', 'tentacles2').done();
  expect(together.state.enemies.map(({ wounds }) => wounds)).toEqual([3, 6]);
  const apart = field({ ...threeHits, dice: 'to-hit 4 4 5, damage 1, damage 2, damage 3' }).runs(
    strike,
  );
  apart.pick('tentacles2').pick('tentacles1').pick('tentacles1').done();
  expect(apart.state.enemies.map(({ wounds }) => wounds)).toEqual([5, 1]);
});

rule(['B-ATK-12'], 'ranged hits need range and sight', () => {
  const played = field('us-marshal 2,3 vs tentacles 6,3 4,1', 'to-hit 4 5, damage 1 1', {
    tile: 'mines-stull-forest',
    content: CONTENT,
    wears: 'pistol',
  }).runs(shoot);
  // The rock at (3, 2) hides the enemy at (4, 1).
  played.done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([2, 0]);
});

rule(['B-ATK-13'], 'ranged hits go to adjacent enemies first, until those are dead', () => {
  const facing = {
    at: '3,3',
    enemies: 'tentacles 2,3 stranglers 6,3',
    content: all(withSheets({ tentacles: { health: 4 } }), ARMS),
    change: (state: Parameters<typeof carry>[0]) =>
      void carry(state, 0, 'short-pistol', { equipped: true }),
  } as const;
  const killed = field({ ...facing, dice: 'to-hit 4 4 5, damage 4, damage 2 3' }).runs(shoot);
  expect(killed.options).toEqual(['tentacles1']);
  killed.pick('tentacles1').done();
  expect(killed.state.enemies.map(({ type, wounds }) => [type, wounds])).toEqual([
    ['stranglers', 5],
  ]);
  const alive = field({ ...facing, dice: 'to-hit 4 4 5, damage 3, damage 1, damage 2' }).runs(
    shoot,
  );
  alive.pick('tentacles1');
  expect(alive.options).toEqual(['tentacles1']);
  alive.pick('tentacles1').done();
  expect(enemyOf(alive.state, 0).wounds).toBe(2);
});

rule(['B-ATK-15'], 'no melee across a wall tip', () => {
  const played = field('us-marshal 3,3 vs tentacles 4,2 stranglers 2,3', 'to-hit 5 5, damage 1 1', {
    tile: 'mines-stull-forest',
    content: CONTENT,
  }).runs(strike);
  played.done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([0, 2]);
});

rule(['B-ATK-11'], 'a hit left over by a kill may go to another enemy', () => {
  const played = field(
    'us-marshal 3,3 vs tentacles 2,3 stranglers 4,3',
    'to-hit 4 5, damage 3, damage 2',
    { content: withSheets({ tentacles: { health: 3 } }) },
  ).runs(strike);
  played.pick('tentacles1').done();
  expect(played.state.enemies.map(({ type, wounds }) => [type, wounds])).toEqual([
    ['stranglers', 2],
  ]);
});
