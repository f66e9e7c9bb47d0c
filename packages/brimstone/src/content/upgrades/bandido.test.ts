import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { enemyOf, field, spaceIn, withSheets } from '../../../test/fight.ts';
import { shoot, strike } from '../../../test/hero-cards.ts';
import { heroOf } from '../../../test/items.ts';
import type { Cause } from '../../moments.ts';
import { throwDynamite } from '../../rules/fights/dynamite.ts';

const EVENT: Cause = { kind: 'card', id: 'test' };

rule(['B-CLASS-19'], 'Wild Card: Grit on a Move roll of 1 or 2', () => {
  for (const [die, grit] of [
    [1, 1],
    [2, 1],
    [3, 0],
  ] as const) {
    const played = field('bandido 1,1', `move ${die}`, { hero: { upgrades: ['wild-card'] } }).runs(
      activateHero,
    );
    expect(played.hero(0).grit).toBe(grit);
  }
});

rule(['B-CLASS-20'], 'on the Targa Plateau a roll of 1 or 2 gives him 2 Grit, others 1', () => {
  for (const die of [1, 2]) {
    for (const [heroClass, grit] of [
      ['bandido', 2],
      ['us-marshal', 1],
    ] as const) {
      const played = field({
        tile: 'targa-wardroom',
        heroes: [heroClass],
        at: '2,3',
        dice: `move ${die}`,
        change: (state) => {
          state.worlds = ['targa'];
          heroOf(state, 0).upgrades = heroClass === 'bandido' ? ['wild-card'] : [];
        },
      }).runs(activateHero);
      expect([heroClass, die, played.hero(0).grit]).toEqual([heroClass, die, grit]);
    }
  }
});

test('Friend of the Fuse: a missed throw bounces once', () => {
  const played = field('bandido 1,1 vs tentacles 8,3', 'to-hit 1, dynamite-direction 4', {
    hero: { upgrades: ['friend-of-the-fuse'], bag: ['dynamite'] },
  }).runs(throwDynamite);
  played.pick(`s${spaceIn(played.state, [4, 1])}`).done();
  expect(played.eventsNamed('dynamite-bounced')).toHaveLength(1);
});

function gamble(second: number) {
  return field('bandido 1,3 vs tentacles 4,3', `to-hit 5 1, damage 4, double-or-dust ${second}`, {
    content: withSheets({}),
    hero: { upgrades: ['double-or-dust'] },
    has: 'pistol',
  })
    .runs(shoot)
    .pick('yes')
    .done();
}

test('Double or Dust: an equal die doubles the damage, a lower one turns it to dust', () => {
  expect(enemyOf(gamble(4).state, 0).wounds).toBe(8);
  expect(enemyOf(gamble(3).state, 0).wounds).toBe(0);
});

test('Too Mean to Bury: more dice with half of the Health left', () => {
  for (const [wounds, dice] of [
    [7, [1, 1]],
    [8, [1, 1, 1, 1]],
  ] as const) {
    field('bandido 1,3 vs tentacles 2,3', {
      dice: [['to-hit', ...dice]],
      hero: { upgrades: ['too-mean-to-bury'], wounds },
    })
      .runs(strike)
      .done();
  }
});

test('Too Mean to Bury: once he stays up with 1 Health', () => {
  const played = field('bandido 1,3 us-marshal', {
    hero: { upgrades: ['too-mean-to-bury'] },
    change(state) {
      state.reviveTokens = 0;
    },
  }).runs(function* (g, hero) {
    yield* g.do.woundHero(g, hero, 30, EVENT);
    expect(hero.wounds).toBe(15);
    yield* g.do.woundHero(g, hero, 30, EVENT);
  });
  played.pick('yes').done();
  expect(played.hero(0).knockedOut).toEqual(['health']);
});
