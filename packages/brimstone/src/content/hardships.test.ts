import type { RollScript } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { field } from '../../test/fight.ts';
import { heroOf } from '../../test/items.ts';
import { trigger } from '../rules/abilities/active.ts';
import { enemyStat } from '../rules/enemies/enemy-stats.ts';
import { heroStat } from '../rules/heroes/stats.ts';
import { content } from './index.ts';

const CARDS = Object.values(content.hardships);
const OF_LEVELS = CARDS.filter(({ from }) => from !== null);
const BRUTAL_LEVEL = 5;
const numberOf = (card: string, name: string) => Number(content.hardships[card]?.data?.[name] ?? 0);

/** The first of two heroes lies KO'd, perhaps among enemies, with these cards in play. */
function fallen(cards: readonly string[], enemies: boolean, dice: RollScript) {
  return field({
    heroes: ['us-marshal', 'bandido'],
    at: [
      [2, 2],
      [4, 2],
    ],
    ...(enemies ? { enemies: [['stranglers', 7, 2]] as const } : {}),
    change(state) {
      heroOf(state, 0).knockedOut = ['health'];
      state.inPlay = cards.map((card) => ({ card, tile: null }));
    },
    dice,
  });
}

describe.each(CARDS)('$id', ({ id }) => {
  test('gives enemies and heroes what it says', () => {
    const { health, damage } = content.enemies.stranglers.normal;
    const usual = content.classes.bandido.base.maxHealth;
    fallen([id], true, [])
      .runs(function* (g) {
        expect(heroStat(g, heroOf(g.state, 1), 'maxHealth')).toBe(usual + numberOf(id, 'stamina'));
        expect(enemyStat(g, 'stranglers', 'health')).toBe(health + numberOf(id, 'health'));
        expect(enemyStat(g, 'stranglers', 'damage')).toBe(damage + numberOf(id, 'damage'));
      })
      .done();
  });
});

test('each level pays better than the one before, and is as hard until Brutal enemies are', () => {
  const before = OF_LEVELS.slice(0, -1);
  for (const [n, { id }] of before.entries()) {
    const next = OF_LEVELS[n + 1];
    for (const name of ['xp', 'gold'])
      expect(numberOf(next?.id ?? '', name)).toBeGreaterThan(numberOf(id, name));
    if ((next?.from ?? 0) >= BRUTAL_LEVEL) continue;
    for (const name of ['health', 'damage'])
      expect(numberOf(next?.id ?? '', name)).toBeGreaterThanOrEqual(numberOf(id, name));
  }
});

describe.each(OF_LEVELS)('$id', ({ id }) => {
  const deadOn = numberOf(id, 'deadOn');

  test.each([
    ['dies on a low roll', true, [['bleeding', 1, deadOn - 1]], true],
    ['lives on a higher one', true, [['bleeding', 1, deadOn]], false],
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
    const [xp, gold] = won ? [numberOf(id, 'xp'), numberOf(id, 'gold')] : [0, 0];
    expect(heroOf(t.done().state, 1)).toMatchObject({ xp, gold });
    expect(heroOf(t.state, 0)).toMatchObject({ xp: 0, gold: 0 });
  });
});
