import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { type Bare, bareScene } from '../../../test/bare-heroes.ts';
import { enemyAt, heroOf } from '../../../test/items.ts';
import type { Adventure } from '../../adventure.ts';
import { areAdjacent, boardOf } from '../../board/index.ts';
import { content } from '../../content/index.ts';

/** The first hero is KO'd when the last enemy of a fight without Loot dies. */
function lastEnemyDies(bare: Bare) {
  return bareScene({
    ...bare,
    change(state) {
      const space = state.heroes.length;
      enemyAt(state, space).wounds = 0;
      if (state.fight) state.fight.lootSources = 0;
      for (const { index } of state.heroes) state.turn.done.push({ kind: 'hero', hero: index });
      bare.change?.(state);
    },
  }).runs(function* (g) {
    const [enemy] = g.state.enemies;
    const by = { hero: null, cause: { kind: 'rule', id: 'test' } } as const;
    if (enemy) yield* g.do.woundEnemy(g, enemy, 50, by);
  });
}

rule(['B-LOOT-05'], 'who was KO’d by Wounds rolls an Injury and heals 2D6', () => {
  const t = lastEnemyDies({
    hero: { wounds: 10, knockedOut: ['health'] },
    dice: 'breath 1, injury 3 4, recover 3 4',
  });
  expect(t.done().hero(0)).toMatchObject({ wounds: 3, knockedOut: null });
  expect(t.hero(0).conditions).toEqual(['injury-7']);
});

rule(['B-LOOT-06'], 'with both at 0 there is a roll on each chart, and 2D6 for each', () => {
  const t = lastEnemyDies({
    hero: { wounds: 10, sanityDamage: 10, knockedOut: ['health', 'sanity'] },
    dice: 'breath 1, injury 3 4, madness 3 4, recover 1 4, recover 4 5',
  });
  expect(t.done().hero(0)).toMatchObject({ wounds: 5, sanityDamage: 1, knockedOut: null });
});

rule(['B-LOOT-07'], 'both come to at least 1', () => {
  const t = lastEnemyDies({
    hero: { wounds: 10, sanityDamage: 7, knockedOut: ['health'] },
    dice: 'breath 1, injury 3 4, recover 1 1',
  });
  // One of the two points is due to Health; the other one is free.
  expect(t.pending[0]).toMatchObject({ min: 1, max: 1 });
  t.pick('sanity').done();
  expect(t.hero(0)).toMatchObject({ wounds: 9, sanityDamage: 6 });
});

rule(['B-LOOT-08'], 'who stands on the marker makes room for the hero who comes back', () => {
  const t = lastEnemyDies({
    hero: { wounds: 10, knockedOut: ['health'] },
    change: (state) => Object.assign(heroOf(state, 1), { space: heroOf(state, 0).space }),
    dice: 'breath 1, injury 3 4, recover 3 4',
  });
  const marker = t.hero(0).space;
  if (t.prompt) t.pick(t.options[0] ?? '');
  expect(t.done().hero(0).space).toBe(marker);
  expect(t.hero(1).space).not.toBe(marker);
  expect(areAdjacent(boardOf(content.tiles, t.state.board.layout), marker, t.hero(1).space)).toBe(
    true,
  );
});

rule(['B-LOOT-05'], 'who falls while another recovers gets up before Loot too', () => {
  const scream = {
    id: 'madness-7',
    kind: 'madness',
    row: 7,
    passing: true,
    *resolve(g: Adventure) {
      yield* g.do.loseSanity(g, heroOf(g.state, 0), 20, { kind: 'rule', id: 'test' });
    },
  } as const;
  const t = lastEnemyDies({
    heroes: ['us-marshal', 'gunslinger', 'bandido'],
    conditions: [scream],
    change: (state) =>
      Object.assign(heroOf(state, 1), { sanityDamage: 12, knockedOut: ['sanity'] }),
    dice: 'breath 1, breath 1, madness 3 4, recover 6 6, madness 1 1, recover 6 6',
  });
  expect(t.done().state.heroes.map(({ knockedOut }) => knockedOut)).toEqual([null, null, null]);
  expect(t.hero(0).conditions).toEqual(['madness-2']);
});
