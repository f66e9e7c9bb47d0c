import type { RollScript } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  berserkerWith,
  fury,
  type Gheta,
  ghetasTurn,
  withAxe,
} from '../../../../test/berserker.ts';
import { fromTheStart, type Played, scene } from '../../../../test/descent.ts';
import { armed, strawMan } from '../../../../test/practice.ts';
import { at, enemy, equipped } from '../../../../test/training-ground.ts';
import { heroAt } from '../../../descent.ts';
import { STANCES } from '../../../ids.ts';
import type { Hero } from '../../../state.ts';
import { content } from '../../index.ts';

/** So many Wounds on Gheta, outside of any combat. */
function wounded(wounds: number, gheta: Gheta = {}): Played {
  return scene({ heroes: ['berserker'], change: berserkerWith(gheta) }).runs(function* (g) {
    yield* g.do.woundHero(g, heroAt(g, 0), wounds, { kind: 'rule', id: 'test' });
  });
}

const dicesOf = (table: Played) => table.state.combat?.dice.map(({ die }) => die).sort();

describe('stances', () => {
  rule(['H-BER-01'], 'are three', () => {
    expect(Object.keys(content.stances).sort()).toEqual([...STANCES].sort());
    expect(STANCES).toHaveLength(3);
  });

  rule(['H-BER-02'], 'at set up one is chosen, and the first skill lies under its own', () => {
    const table = fromTheStart({ heroes: ['berserker'] }).pick('wild-charge-1');
    expect(table.prompt).toBe('ask.stance');
    table.pick('provoke');
    expect(fury(table.state)).toEqual({
      class: 'berserker',
      rage: 0,
      stance: 'provoke',
      under: { 'wild-charge-1': 'reckless' },
    });
    expect(table.hero().skills).toEqual(['wild-charge-1']);
  });

  rule(['H-BER-06', 'H-BER-08'], 'Reckless: 1 Rage is a movement point more', () => {
    const table = ghetasTurn({ stance: 'reckless', rage: 4 }).pick('move');
    expect(table.hero().turn?.mp).toBe(2);
    table.pick('use-reckless/0');
    expect(table.hero().turn?.mp).toBe(3);
    expect(fury(table.state).rage).toBe(3);
    expect(table.options).not.toContain('use-reckless/0');
    const last = ghetasTurn({ stance: 'reckless', rage: 1 }).picks('move', 'use-reckless/0');
    expect(last.hero().turn?.mp).toBe(3);
    expect(fury(last.state).rage).toBe(0);
  });

  it('Provoke: 1 Rage is a shield', () => {
    const table = attacked({ stance: 'provoke', rage: 2, dice: [['yellow', 'HH']] });
    table.pick('use-provoke/0').done();
    expect(table.hero().health).toBe(7);
    expect(fury(table.state).rage).toBe(2 - 1 + 1);
  });

  rule(['H-BER-10'], 'only what lies under the current one can be used', () => {
    const table = ghetasTurn({
      stance: 'reckless',
      skills: ['fatal-fury-1'],
      rage: 2,
      dice: [['yellow', 'H']],
      change: (state) => {
        armed(state);
        strawMan(state, 0);
      },
    }).pick('attack');
    expect(table.enemy('straw1').wounds).toBe(1);
    expect(fury(table.state).rage).toBe(2);
    expect(table.events.some(({ t }) => t === 'ability')).toBe(false);
  });

  rule(['H-BER-11'], 'change for 1 Rage and no action, before or after an action', () => {
    const table = ghetasTurn({ rage: 2 });
    expect(table.options).not.toContain('stance-blood-rage');
    table.pick('stance-provoke');
    expect(fury(table.state)).toMatchObject({ stance: 'provoke', rage: 1 });
    expect(table.hero().turn?.actions).toBe(3);
    expect(table.event('stance')).toMatchObject({ hero: 0, card: 'provoke' });
    table.picks('move', 'done', 'stance-reckless');
    expect(fury(table.state)).toMatchObject({ stance: 'reckless', rage: 0 });
    expect(table.options.filter((option) => option.startsWith('stance-'))).toEqual([]);
  });

  it('do not change within an action', () => {
    const table = ghetasTurn({ rage: 3 }).pick('move');
    expect(table.options.filter((option) => option.startsWith('stance-'))).toEqual([]);
  });
});

describe('Rage', () => {
  rule(['H-BER-03'], 'comes from the Health a claw took, without a question', () => {
    const table = attacked({
      dice: [
        ['yellow', '-'],
        ['enemy', 'W'],
      ],
      change: (state) => strawMan(state, 0, { minions: 1 }),
    }).done();
    expect(table.hero().health).toBe(7);
    expect(fury(table.state).rage).toBe(1);
    expect(table.event('rage')).toMatchObject({ hero: 0, amount: 1 });
  });

  rule(['H-BER-04'], 'is 7 at most; the rest is lost', () => {
    const table = wounded(3, { rage: 6 }).done();
    expect(table.hero().health).toBe(5);
    expect(fury(table.state).rage).toBe(7);
    const full = wounded(3, { rage: 7 }).done();
    expect(fury(full.state).rage).toBe(7);
  });

  it('is not offered for Mana when there is no room for more', () => {
    const offered = (rage: number) => ghetasTurn({ rage }).options.includes('use-gheta/0');
    expect([offered(6), offered(7)]).toEqual([true, false]);
  });

  it('comes only from Health that was there to lose', () => {
    const table = wounded(5, {
      change: (state) => {
        const hero = state.heroes[0];
        if (hero) hero.health = 2;
      },
    });
    table.done();
    expect(fury(table.state).rage).toBe(2);
    expect(table.hero().knockedOut).toBe(true);
  });

  rule(['H-BER-05'], 'pays for one ability at a time', () => {
    const table = ghetasTurn({
      skills: ['fatal-fury-1'],
      rage: 1,
      dice: [['yellow', 'H', 'H']],
      change: (state) => {
        armed(state);
        strawMan(state, 0);
      },
    });
    table.pick('attack');
    expect(table.prompt).toBe('ask.before-roll');
    table.pick('use-fatal-fury-1/0');
    expect(table.enemy('straw1').wounds).toBe(2);
    expect(fury(table.state).rage).toBe(0);
    expect(table.eventsNamed('ability').map(({ card }) => card)).toEqual(['fatal-fury-1']);
  });

  rule(['H-BER-12'], 'without Wounds takes no Health', () => {
    const table = ghetasTurn({
      change: (state) => {
        const hero = state.heroes[0] as Hero;
        hero.health = 5;
      },
    }).pick('use-gheta/0');
    expect(table.hero()).toMatchObject({ health: 5, mana: 1 });
    expect(fury(table.state).rage).toBe(1);
  });

  rule(['H-HERO-12'], 'is 3 more by the Shadow Ability, which needs the shadow symbol', () => {
    const attack = (zone: number, dice: RollScript) =>
      ghetasTurn({
        stance: 'provoke',
        rage: 2,
        dice,
        change: (state) => {
          armed(state);
          strawMan(state, zone);
          const hero = state.heroes[0] as Hero;
          hero.zone = zone;
        },
      }).pick('attack');
    const inShadow = attack(at(0, 1), [
      ['yellow', 'H'],
      ['shadow', 'X'],
    ]);
    expect(fury(inShadow.state).rage).toBe(5);
    expect(inShadow.hero().health).toBe(8);
    expect(inShadow.eventsNamed('ability')).toHaveLength(1);
    const inLight = attack(at(0, 0), [['yellow', 'H']]);
    expect(fury(inLight.state).rage).toBe(2);
    expect(inLight.eventsNamed('ability')).toEqual([]);
  });
});

describe('Gheta attacks', () => {
  rule(['H-BER-07'], 'in Blood Rage 1 Rage rerolls a die', () => {
    const table = ghetasTurn({
      rage: 1,
      dice: [
        ['yellow', 'H'],
        ['blue', 'SS', '-'],
      ],
      change: (state) => {
        armed(state);
        state.enemies.push(skeletons(0));
      },
    }).picks('attack', 'use-blood-rage/0', 'reroll1');
    expect(fury(table.state).rage).toBe(0);
    expect(table.event('rerolled')?.dice).toEqual(['blue -']);
    expect(table.event('totalled')?.amount).toBe(1);
  });

  rule(['H-BER-09'], 'Fatal Fury I adds a yellow die for 1 Rage', () => {
    const table = ghetasTurn({
      skills: ['fatal-fury-1'],
      rage: 1,
      change: (state) => {
        equipped(state, 'big-freakin-greatsword');
        strawMan(state, 0);
      },
      dice: [
        ['yellow', 'H'],
        ['orange', 'HH'],
        ['yellow', 'HH'],
      ],
    }).pick('attack');
    expect(dicesOf(table)).toEqual(['orange', 'yellow']);
    table.pick('use-fatal-fury-1/0');
    expect(fury(table.state).rage).toBe(0);
    expect(table.event('rolled')?.dice).toEqual(['yellow H', 'orange HH', 'yellow HH']);
    expect(table.enemy('straw1').wounds).toBe(5);
  });

  rule(
    ['H-ATK-10', 'H-ATK-15', 'H-ATK-16', 'H-ATK-18'],
    'Skeletons: the pool of the example',
    () => {
      const table = ghetasTurn({
        skills: ['fatal-fury-1'],
        rage: 2,
        change: (state) => {
          equipped(state, 'big-freakin-greatsword');
          state.enemies.push(skeletons(2));
        },
        dice: [
          ['yellow', 'H'],
          ['orange', 'H'],
          ['blue', '-'],
          ['enemy', '-', '-'],
          ['yellow', 'H'],
        ],
      }).pick('attack');
      expect(dicesOf(table)).toEqual(['blue', 'enemy', 'enemy', 'orange', 'yellow']);
      table.pick('use-fatal-fury-1/0');
      expect(fury(table.state).rage).toBe(1);
      expect(dicesOf(table)).toEqual(['blue', 'enemy', 'enemy', 'orange', 'yellow', 'yellow']);
      expect(table.eventsNamed('rolled').map(({ dice }) => dice?.length)).toEqual([6]);
      expect(table.state.combat?.dice.every(({ face }) => face !== null)).toBe(true);
    },
  );

  rule(
    ['H-ATK-39', 'H-ATK-21', 'H-BER-14'],
    'Gargoyles: the Rage of a claw rerolls in the same attack',
    () => {
      const table = ghetasTurn({
        change: (state) => {
          equipped(state, 'practice-axe');
          const hero = state.heroes[0] as Hero;
          hero.mana = 0;
          state.enemies.push(
            enemy('gargoyles1', { type: 'gargoyles', card: 'practice-gargoyles', minions: 2 }),
          );
        },
        content: (all) => ({
          ...withAxe(all),
          mobs: { ...withAxe(all).mobs, 'practice-gargoyles': gargoyles },
        }),
        dice: [
          ['yellow', 'HM', 'HH'],
          ['orange', 'HHH'],
          ['blue', 'S'],
          ['enemy', 'W', 'A'],
          ['blue', 'S'],
        ],
      }).pick('attack');
      expect(table.options).not.toContain('use-blood-rage/0');
      table.pick('die4');
      expect(table.hero().health).toBe(7);
      expect(fury(table.state).rage).toBe(1);
      table.pick('use-blood-rage/0');
      expect(fury(table.state).rage).toBe(0);
      expect(table.options).not.toContain('reroll4');
      expect(table.options).toContain('reroll3');
      // Nothing is left to decide after it: the Mana and the symbol resolve by themselves.
      table.pick('reroll3');
      expect(table.event('rerolled')?.dice).toEqual(['blue S']);
      expect(table.hero().mana).toBe(1);
      expect(table.eventsNamed('enemy-ability')).toHaveLength(1);
      expect(table.event('totalled')?.amount).toBe(4);
      expect(table.enemy('gargoyles1').wounds).toBe(4);
    },
  );

  rule(['H-BER-13'], 'the example: Reckless, a move of three zones, Blood Rage, Fatal Fury', () => {
    const table = ghetasTurn({
      skills: ['fatal-fury-1'],
      rage: 4,
      dice: [['yellow', 'H', 'H']],
      change: (state) => {
        armed(state);
        strawMan(state, at(3, 0));
      },
    });
    table.picks('stance-reckless', 'move', 'use-reckless/0');
    table.picks('zone1', 'zone2', `zone${at(3, 0)}`);
    expect(table.hero().zone).toBe(at(3, 0));
    expect(table.hero().turn).toMatchObject({ actions: 2, mp: null });
    expect(fury(table.state).rage).toBe(2);
    table.picks('stance-blood-rage', 'attack', 'use-fatal-fury-1/0');
    expect(fury(table.state).rage).toBe(0);
    expect(table.event('rolled')?.dice).toHaveLength(2);
    expect(table.enemy('straw1').wounds).toBe(2);
    expect(table.hero().turn?.actions).toBe(1);
  });
});

const gargoyles = {
  id: 'practice-gargoyles',
  type: 'gargoyles',
  tier: '1-2',
  health: 9,
  reward: 1,
  defense: 1,
  abilities: [{ timing: 'defense', cost: { symbols: 1 }, effects: [{ do: 'shields', n: 1 }] }],
} as const;

function skeletons(minions: number) {
  return enemy('skeletons1', { type: 'skeletons', card: 'mob-skeletons-1-2', minions });
}

/** A straw man attacks Gheta with one yellow die. */
function attacked(gheta: Gheta): Played {
  return scene({
    heroes: ['berserker'],
    content: withAxe,
    ...gheta,
    change: berserkerWith({
      ...gheta,
      change: (state) => {
        gheta.change?.(state);
        if (state.enemies.length === 0) strawMan(state, 0);
      },
    }),
  }).runs(function* (g) {
    const [straw] = g.state.enemies;
    if (straw) yield* g.do.enemyAttack(g, straw, 'melee', heroAt(g, 0));
  });
}
