import { describe, expect, test } from 'vitest';
import { field } from '../../test/fight.ts';
import { heroOf } from '../../test/items.ts';
import type { Dice } from '../../test/notation.ts';
import { trigger } from '../rules/abilities/active.ts';
import { enemyStat } from '../rules/figures/enemy-stats.ts';
import { heroStat } from '../rules/figures/stats.ts';
import { content } from './index.ts';

interface Numbers {
  readonly id: string;
  readonly from: number | null;
  readonly health?: number;
  readonly damage?: number;
  readonly stamina?: number;
  readonly xp?: number;
  readonly gold?: number;
}

const CARDS: readonly Numbers[] = [
  { id: 'hardship-something-listens', from: 1, health: 2, xp: 75, gold: 25 },
  { id: 'hardship-they-know-the-lantern', from: 2, health: 2, damage: 1, xp: 250, gold: 50 },
  { id: 'hardship-a-price-on-your-heads', from: 3, health: 2, damage: 1, xp: 400, gold: 75 },
  { id: 'hardship-the-hill-holds-a-grudge', from: 4, health: 2, damage: 1, xp: 500, gold: 100 },
  { id: 'hardship-your-names-in-the-rock', from: 5, stamina: 3, xp: 600, gold: 125 },
  { id: 'hardship-out-of-their-depth', from: null, health: 1, damage: 1 },
];
const OF_LEVELS = CARDS.filter(({ from }) => from !== null);
/** Of 2D6 in total. */
const DEAD_ON = 3;

/** The first of two heroes lies KO'd, perhaps among enemies, with these cards in play. */
function fallen(cards: readonly string[], enemies: boolean, dice: Dice) {
  return field({
    heroes: ['us-marshal', 'bandido'],
    at: '2,2 4,2',
    ...(enemies ? { enemies: 'stranglers 7,2' } : {}),
    hero: { knockedOut: ['health'] },
    change: (state) =>
      Object.assign(state, { inPlay: cards.map((card) => ({ card, tile: null })) }),
    dice,
  });
}

describe.each(CARDS)('$id', ({ id, ...numbers }) => {
  test('gives enemies and heroes what it says', () => {
    const { health, damage } = content.enemies.stranglers.normal;
    const usual = content.classes.bandido.base.maxHealth;
    fallen([id], true, [])
      .runs((g) => {
        expect(heroStat(g, heroOf(g.state, 1), 'maxHealth')).toBe(usual + (numbers.stamina ?? 0));
        expect(enemyStat(g, 'stranglers', 'health')).toBe(health + (numbers.health ?? 0));
        expect(enemyStat(g, 'stranglers', 'damage')).toBe(damage + (numbers.damage ?? 0));
      })
      .done();
  });
});

test('each belongs to its level', () => {
  const cards = Object.values(content.hardships).map(({ id, from }) => ({ id, from }));
  expect(cards).toEqual(CARDS.map(({ id, from }) => ({ id, from })));
});

describe.each(OF_LEVELS)('$id', ({ id, ...numbers }) => {
  test.each([
    ['dies on a low roll', true, [['bleeding', 1, DEAD_ON - 1]], true],
    ['lives on a higher one', true, [['bleeding', 1, DEAD_ON]], false],
    ['is not asked for without enemies', false, [], false],
  ] as const)('who lies there %s', (_, enemies, dice, dead) => {
    const t = fallen([id], enemies, dice).runs((g) => trigger(g, 'turnEnd', { turn: 1 }));
    expect(heroOf(t.done().state, 0).dead).toBe(dead);
    expect(t.eventsNamed('rolled')).toHaveLength(dice.length);
    expect(heroOf(t.state, 1).dead).toBe(false);
  });

  test.each([true, false])('pays the living when the mission is won (%s)', (won) => {
    const t = fallen([id], false, []).runs(function* (g) {
      heroOf(g.state, 0).dead = true;
      yield* trigger(g, 'adventureEnd', { won });
    });
    const [xp, gold] = won ? [numbers.xp, numbers.gold] : [0, 0];
    expect(heroOf(t.done().state, 1)).toMatchObject({ xp, gold });
    expect(heroOf(t.state, 0)).toMatchObject({ xp: 0, gold: 0 });
  });
});
