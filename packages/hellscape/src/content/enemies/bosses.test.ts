import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { BOSS_ZONE, theBoss as boss, fighting, lair } from '../../../test/boss-ground.ts';
import { type Situation, scene } from '../../../test/descent.ts';
import { all, forHeroes, plain } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import type { Descent } from '../../descent.ts';
import type { BossType } from '../../ids.ts';
import { ofEnemy } from '../../occasion.ts';
import { bossInPlay } from '../../rules/enemies/boss-fight.ts';
import { darknessPhase } from '../../rules/round/darkness.ts';
import type { DescentState } from '../../state.ts';
import { bosses } from './index.ts';

const HEALTH = 20;

/** Bosses with one yellow die: only what they do counts here. */
const quiet = (type: BossType) =>
  all(plain, (content) => ({
    ...content,
    bosses: { ...content.bosses, [type]: { ...content.bosses[type], attack: { yellow: 1 } } },
  }));

/** The boss does what it does for so many symbols. */
function acts(
  type: BossType,
  symbols: number,
  zones: readonly number[],
  more: { dice?: Situation['dice']; change?: (state: DescentState) => void } = {},
) {
  return scene({
    ...lair(type, quiet(type)),
    heroes: ['paladin', 'wizard', 'ranger'],
    ...(more.dice ? { dice: more.dice } : {}),
    change: set(
      (state) => void fighting(state, 1, zones),
      `heroes health ${HEALTH} maxHealth ${HEALTH} mana 2`,
      more.change,
    ),
  }).runs((g) => {
    const boss = bossInPlay(g);
    const action = bosses[type].special[symbols];
    if (!boss || !action) throw new Error('there is no boss');
    return g.do.happen(g, ofEnemy(boss), action);
  });
}

const lost = (t: { state: DescentState }) => t.state.heroes.map(({ health }) => HEALTH - health);

describe('Archangel Michael', () => {
  it('0: attacks, or comes nearer', () => {
    const near = acts('michael', 0, [13, 9, 9], { dice: 'yellow HH' });
    expect(lost(near.done())).toEqual([2, 0, 0]);
    const far = acts('michael', 0, [12, 12, 12]);
    expect(boss(far.done()).zone).toBe(12);
    far.shows('told attack 0');
  });

  it('1: charges two zones and attacks', () => {
    const t = acts('michael', 1, [12, 12, 12], { dice: 'yellow H' }).pick('hero1').done();
    expect(boss(t).zone).toBe(12);
    expect(lost(t)).toEqual([0, 1, 0]);
  });

  it('2: burns who stands in Light', () =>
    expect(lost(acts('michael', 2, [9, 10, 13]).done())).toEqual([2, 0, 2]));

  it('3: comes down upon the strongest', () => {
    const t = acts('michael', 3, [9, 11, 17], {
      dice: 'yellow H',
      change(state) {
        for (const hero of state.heroes) hero.health -= hero.index === 1 ? 0 : 5;
      },
    }).done();
    expect(boss(t).zone).toBe(11);
    expect(t.hero(1)).toMatchObject({ fire: 1, health: HEALTH - 1 });
    t.shows('event attack hero 1');
  });

  it('4: heals, and the heroes lose Mana', () => {
    const t = acts('michael', 4, [9, 9, 9], {
      change(state) {
        boss({ state }).wounds = 10;
      },
    }).done();
    expect(boss(t).wounds).toBe(10 - 2 * 3);
    t.shows('heroes mana 1 1 1');
  });

  it('grows on its track', () => {
    expect(bosses.michael.track).toMatchObject([
      {},
      { yellow: 1 },
      { blue: 1 },
      {},
      { activationDice: 1 },
      { orange: 1 },
      {},
      { actions: 1 },
    ]);
    arrival('michael', 3).shows('heroes mana 1 1');
    arrival('michael', 6).shows('heroes fire 1 1');
  });

  it('adds a hit or a shield for each symbol in combat', () => {
    expect(combat('michael', 'attack', 2)).toMatchObject({ total: 3 });
    expect(combat('michael', 'defense', 2)).toMatchObject({ total: 2 });
  });
});

const HOURGLASSES =
  (...counts: number[]) =>
  (state: DescentState): void => {
    counts.forEach((count, i) => {
      state.dungeon.tokens.push({ id: 70 + i, kind: 'hourglass', zone: [10, 16][i] ?? 0, count });
    });
  };

const time = (t: { state: DescentState }) => t.state.dungeon.tokens.map(({ count }) => count);

describe('The Reaper', () => {
  it('0: attacks, or comes nearer', () => {
    const near = acts('reaper', 0, [12, 9, 9], { dice: 'yellow HH' });
    expect(lost(near.done())).toEqual([2, 0, 0]);
    const far = acts('reaper', 0, [9, 9, 9]);
    expect([10, 12]).toContain(boss(far.pick(far.options[0] as string).done()).zone);
  });

  it('1: comes for the weakest', () => {
    const t = acts('reaper', 1, [14, 13, 9], {
      dice: 'yellow H',
      change(state) {
        for (const hero of state.heroes) hero.health -= hero.index === 2 ? 5 : 0;
      },
    })
      .pick('zone10')
      .done();
    expect(boss(t).zone).toBe(9);
    t.shows('event attack hero 2');
  });

  it('2: lets the fullest glass run and comes nearer', () => {
    const t = acts('reaper', 2, [12, 12, 12], { change: HOURGLASSES(1, 3) }).done();
    expect(time(t)).toEqual([1, 2]);
    expect(boss(t).zone).toBe(12);
    const tied = acts('reaper', 2, [12, 12, 12], { change: HOURGLASSES(2, 2) }).shows(
      'prompt ask.hourglass',
    );
    expect(time(tied.pick('token71').done())).toEqual([2, 1]);
  });

  it('3: reaps at the nearest glass', () => {
    const t = acts('reaper', 3, [16, 16, 10], {
      change(state) {
        HOURGLASSES(2, 2)(state);
        boss({ state }).zone = 17;
      },
    }).done();
    expect(boss(t).zone).toBe(16);
    expect(time(t)).toEqual([2, 1]);
    expect(lost(t)).toEqual([2, 2, 0]);
  });

  it('4: every glass runs', () =>
    expect(time(acts('reaper', 4, [9, 9, 9], { change: HOURGLASSES(1, 3) }).done())).toEqual([
      0, 2,
    ]));

  rule('H-QKEYS-15', 'a token that is not there loses the quest', () => {
    for (const symbols of [2, 3, 4]) {
      const t = acts('reaper', symbols, [9, 9, 9], {
        change(state) {
          HOURGLASSES(0, symbols === 2 ? 0 : 3)(state);
          boss({ state }).zone = 10;
        },
      });
      if (t.prompt) t.pick('token70');
      expect(t.state.outcome).toEqual({ won: false, cause: 'out-of-time' });
    }
    acts('reaper', 4, [9, 9, 9], { change: HOURGLASSES(1, 1) })
      .done()
      .shows('state outcome null');
  });

  it('grows on its track', () => {
    expect(bosses.reaper.track).toMatchObject([
      {},
      { enemy: 1 },
      { orange: 1 },
      {},
      { activationDice: 1 },
      { blue: 1 },
      {},
      { actions: 1 },
    ]);
    arrival('reaper', 3).shows('heroes mana 1 1');
    const hour = arrival('reaper', 6, (state) => {
      HOURGLASSES(2, 2)(state);
      boss({ state }).zone = 9;
    });
    expect(time(hour)).toEqual([1, 2]);
  });

  it('takes shields when it attacks, and wounds who attacks it', () => {
    expect(combat('reaper', 'attack', 2)).toMatchObject({ total: 3 });
    expect(combat('reaper', 'defense', 2)).toMatchObject({ total: 4, hero: 1 });
    expect(combat('reaper', 'defense', 1)).toMatchObject({ total: 4, hero: 0 });
  });
});

/** The marker moves on from a space. */
function arrival(type: BossType, from: number, change?: (state: DescentState) => void) {
  const t = scene({
    ...lair(type),
    heroes: ['paladin', 'wizard'],
    change: set((state) => void fighting(state, from, [9, 17]), 'heroes mana 2', change),
  })
    .runs((g: Descent) => darknessPhase(g))
    .done();
  expect(t.state.darkness.space).toBe(from + 1);
  return t;
}

/** One combat: 3 hits against 2 shields of the hero, or 4 hits against none of the boss. */
function combat(type: BossType, side: 'attack' | 'defense', symbols: number) {
  const enemyDice = [
    'enemy',
    ...['A', 'A'].slice(0, symbols),
    ...['-', '-'].slice(symbols),
  ] as const;
  const t = scene({
    ...lair(
      type,
      all(
        plain,
        forHeroes({ mail: { defense: 2 }, hammer: { attacks: { melee: { orange: 2 } } } }),
        (content) => ({
          ...content,
          bosses: {
            ...content.bosses,
            [type]: {
              ...content.bosses[type],
              attackType: 'melee',
              attack: { orange: 1, enemy: 2 },
              defense: 0,
              defenseEnemyDice: 2,
            },
          },
        }),
      ),
    ),
    heroes: ['paladin', 'wizard'],
    dice:
      side === 'attack'
        ? [['orange', 'HHH'], enemyDice, ['blue', 'S', 'S']]
        : [['orange', 'HH', 'HH'], enemyDice],
    change: set(
      (state) => void fighting(state, 1, [BOSS_ZONE, 9]),
      `heroes health ${HEALTH} maxHealth ${HEALTH}, hero wears mail wears hammer`,
    ),
  })
    .runs(function* (g) {
      const [hero] = g.state.heroes;
      if (!hero) return;
      if (side === 'attack') yield* g.do.enemyAttack(g, boss(g), 'melee', hero);
      else yield* g.do.heroAttack(g, hero);
    })
    .done();
  const total = t.event('totalled')?.amount ?? 0;
  return { total, hero: HEALTH - t.hero().health - (side === 'attack' ? total : 0) };
}
