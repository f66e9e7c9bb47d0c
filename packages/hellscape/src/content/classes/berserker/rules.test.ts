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
import { foeAttacks } from '../../../../test/fights.ts';
import { set } from '../../../../test/notation.ts';
import { strawMan } from '../../../../test/practice.ts';
import { at, enemy, equipped } from '../../../../test/training-ground.ts';
import { heroAt } from '../../../descent.ts';
import { STANCES } from '../../../ids.ts';
import type { Hero } from '../../../state.ts';
import { content } from '../../index.ts';

/** So many Wounds on Gheta, outside of any combat. */
function wounded(wounds: number, gheta: Gheta = {}): Played {
  return scene({ heroes: ['berserker'], change: berserkerWith(gheta) }).runs((g) =>
    g.do.woundHero(g, heroAt(g, 0), wounds, { kind: 'rule', id: 'test' }),
  );
}

const dicesOf = (table: Played) => table.state.combat?.dice.map(({ die }) => die).sort();

describe('stances', () => {
  rule(['H-BER-01'], 'are three', () => {
    expect(Object.keys(content.stances).sort()).toEqual([...STANCES].sort());
    expect(STANCES).toHaveLength(3);
  });

  rule(['H-BER-02'], 'at set up one is chosen, and the first skill lies under its own', () => {
    const table = fromTheStart({ heroes: ['berserker'] })
      .pick('wild-charge-1')
      .shows('prompt ask.stance')
      .pick('provoke');
    expect(fury(table.state)).toEqual({
      class: 'berserker',
      rage: 0,
      stance: 'provoke',
      under: { 'wild-charge-1': 'reckless' },
    });
    expect(table.hero().skills).toEqual(['wild-charge-1']);
  });

  rule(['H-BER-06', 'H-BER-08'], 'Reckless: 1 Rage is a movement point more', () => {
    ghetasTurn({ stance: 'reckless', rage: 4 })
      .pick('move')
      .shows('hero turn.mp 2')
      .pick('use-reckless/0')
      .shows('hero turn.mp 3, berserker rage 3, lacks use-reckless/0');
    ghetasTurn({ stance: 'reckless', rage: 1 })
      .picks('move', 'use-reckless/0')
      .shows('hero turn.mp 3, berserker rage 0');
  });

  it('Provoke: 1 Rage is a shield', () => {
    const table = attacked({ stance: 'provoke', rage: 2, dice: 'yellow HH' })
      .pick('use-provoke/0')
      .done()
      .shows('hero health 7');
    expect(fury(table.state).rage).toBe(2 - 1 + 1);
  });

  rule(['H-BER-10'], 'only what lies under the current one can be used', () => {
    const table = ghetasTurn({
      stance: 'reckless',
      skills: ['fatal-fury-1'],
      rage: 2,
      dice: 'yellow H',
      change: set('hero wears practice-sword, straw@0'),
    })
      .pick('attack')
      .shows('straw1 wounds 1, berserker rage 2');
    expect(table.events.some(({ t }) => t === 'ability')).toBe(false);
  });

  rule(['H-BER-11'], 'change for 1 Rage and no action, before or after an action', () => {
    const table = ghetasTurn({ rage: 2 })
      .shows('lacks stance-blood-rage')
      .pick('stance-provoke')
      .shows(
        'berserker stance provoke rage 1, hero turn.actions 3',
        'event stance hero 0 card provoke',
      )
      .picks('move', 'done', 'stance-reckless')
      .shows('berserker stance reckless rage 0');
    expect(table.options.filter((option) => option.startsWith('stance-'))).toEqual([]);
  });

  it('do not change within an action', () => {
    const table = ghetasTurn({ rage: 3 }).pick('move');
    expect(table.options.filter((option) => option.startsWith('stance-'))).toEqual([]);
  });
});

describe('Rage', () => {
  rule(['H-BER-03'], 'comes from the Health a claw took, without a question', () =>
    attacked({ dice: 'yellow -, enemy W', change: set('straw@0 minions 1') })
      .done()
      .shows('hero health 7, berserker rage 1, event rage hero 0 amount 1'),
  );

  rule(['H-BER-04'], 'is 7 at most; the rest is lost', () => {
    wounded(3, { rage: 6 }).done().shows('hero health 5, berserker rage 7');
    wounded(3, { rage: 7 }).done().shows('berserker rage 7');
  });

  it('is not offered for Mana when there is no room for more', () => {
    const offered = (rage: number) => ghetasTurn({ rage }).options.includes('use-gheta/0');
    expect([offered(6), offered(7)]).toEqual([true, false]);
  });

  it('comes only from Health that was there to lose', () =>
    wounded(5, { change: set('hero health 2') })
      .done()
      .shows('berserker rage 2, hero knockedOut true'));

  rule(['H-BER-05'], 'pays for one ability at a time', () => {
    const table = ghetasTurn({
      skills: ['fatal-fury-1'],
      rage: 1,
      dice: 'yellow H H',
      change: set('hero wears practice-sword, straw@0'),
    })
      .pick('attack')
      .shows('prompt ask.before-roll')
      .pick('use-fatal-fury-1/0')
      .shows('straw1 wounds 2, berserker rage 0');
    expect(table.eventsNamed('ability').map(({ card }) => card)).toEqual(['fatal-fury-1']);
  });

  rule(['H-BER-12'], 'without Wounds takes no Health', () =>
    ghetasTurn({ change: set('hero health 5') })
      .pick('use-gheta/0')
      .shows('hero health 5 mana 1, berserker rage 1'),
  );

  rule(['H-HERO-12'], 'is 3 more by the Shadow Ability, which needs the shadow symbol', () => {
    const attack = (zone: number, dice: string) =>
      ghetasTurn({
        stance: 'provoke',
        rage: 2,
        dice,
        change: set(`hero wears practice-sword, straw@${zone}, hero zone ${zone}`),
      }).pick('attack');
    attack(at(0, 1), 'yellow H, shadow X').shows('berserker rage 5, hero health 8, told ability 1');
    const inLight = attack(at(0, 0), 'yellow H').shows('berserker rage 2');
    expect(inLight.eventsNamed('ability')).toEqual([]);
  });
});

describe('Gheta attacks', () => {
  rule(['H-BER-07'], 'in Blood Rage 1 Rage rerolls a die', () => {
    const table = ghetasTurn({
      rage: 1,
      dice: 'yellow H, blue SS -',
      change: set('hero wears practice-sword', (state) => void state.enemies.push(skeletons(0))),
    })
      .picks('attack', 'use-blood-rage/0', 'reroll1')
      .shows('berserker rage 0');
    expect(table.event('rerolled')?.dice).toEqual(['blue -']);
    table.shows('event totalled amount 1');
  });

  rule(['H-BER-09'], 'Fatal Fury I adds a yellow die for 1 Rage', () => {
    const table = ghetasTurn({
      skills: ['fatal-fury-1'],
      rage: 1,
      change: set('hero wears big-freakin-greatsword, straw@0'),
      dice: 'yellow H, orange HH, yellow HH',
    }).pick('attack');
    expect(dicesOf(table)).toEqual(['orange', 'yellow']);
    table.pick('use-fatal-fury-1/0').shows('berserker rage 0');
    expect(table.event('rolled')?.dice).toEqual(['yellow H', 'orange HH', 'yellow HH']);
    table.shows('straw1 wounds 5');
  });

  rule(
    ['H-ATK-10', 'H-ATK-15', 'H-ATK-16', 'H-ATK-18'],
    'Skeletons: the pool of the example',
    () => {
      const table = ghetasTurn({
        skills: ['fatal-fury-1'],
        rage: 2,
        change: set(
          'hero wears big-freakin-greatsword',
          (state) => void state.enemies.push(skeletons(2)),
        ),
        dice: 'yellow H, orange H, blue -, enemy - -, yellow H',
      }).pick('attack');
      expect(dicesOf(table)).toEqual(['blue', 'enemy', 'enemy', 'orange', 'yellow']);
      table.pick('use-fatal-fury-1/0').shows('berserker rage 1');
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
        dice: 'yellow HM HH, orange HHH, blue S, enemy W A, blue S',
      })
        .pick('attack')
        .shows('lacks use-blood-rage/0')
        .pick('die4')
        .shows('hero health 7, berserker rage 1')
        .pick('use-blood-rage/0')
        .shows('berserker rage 0, lacks reroll4, offers reroll3');
      // Nothing is left to decide after it: the Mana and the symbol resolve by themselves.
      table.pick('reroll3');
      expect(table.event('rerolled')?.dice).toEqual(['blue S']);
      table.shows(
        'hero mana 1, told enemy-ability 1, event totalled amount 4, gargoyles1 wounds 4',
      );
    },
  );

  rule(['H-BER-13'], 'the example: Reckless, a move of three zones, Blood Rage, Fatal Fury', () => {
    const table = ghetasTurn({
      skills: ['fatal-fury-1'],
      rage: 4,
      dice: 'yellow H H',
      change: set('hero wears practice-sword, straw@3:0'),
    })
      .picks('stance-reckless', 'move', 'use-reckless/0', 'zone1', 'zone2', `zone${at(3, 0)}`)
      .shows('hero zone 3:0 turn.actions 2 turn.mp null, berserker rage 2')
      .picks('stance-blood-rage', 'attack', 'use-fatal-fury-1/0')
      .shows('berserker rage 0');
    expect(table.event('rolled')?.dice).toHaveLength(2);
    table.shows('straw1 wounds 2, hero turn.actions 1');
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
  }).runs(foeAttacks);
}
