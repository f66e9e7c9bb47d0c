import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { fury, gheta, ghetasTurn, withAxe } from '../../../../test/berserker.ts';
import { fromTheStart, type Played } from '../../../../test/descent.ts';
import { set } from '../../../../test/notation.ts';
import { enemy, equipped } from '../../../../test/training-ground.ts';
import { trials } from '../../../../test/trials.ts';
import { STANCES } from '../../../ids.ts';
import type { Hero } from '../../../state.ts';
import { content } from '../../index.ts';

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
});

trials(
  gheta,
  `
H-BER-06 H-BER-08 Reckless: 1 Rage is a movement point more
  turn | berserker stance reckless rage 4 | | move | hero turn.mp 2 | use-reckless/0 | hero turn.mp 3, berserker rage 3, lacks use-reckless/0
  turn | berserker stance reckless rage 1 | | move use-reckless/0 | hero turn.mp 3, berserker rage 0
Provoke: 1 Rage is a shield
  defend | berserker rage 2 | yellow HH | use-provoke/0 ! | hero health 7, berserker rage 2
H-BER-07 in Blood Rage 1 Rage rerolls a die
  attack | berserker rage 1, foe card armoured-straw | yellow H, blue SS - | use-blood-rage/0 reroll1 | berserker rage 0, event totalled amount 1
H-BER-10 only what lies under the current stance can be used
  attack fatal-fury-1 | berserker stance reckless rage 2 | yellow H | | straw1 wounds 1, berserker rage 2, told ability 0
H-BER-11 stances change for 1 Rage and no action, before or after an action
  turn | berserker rage 2 | | | lacks stance-blood-rage | stance-provoke | berserker stance provoke rage 1, hero turn.actions 3, event stance hero 0 card provoke
  | move done stance-reckless | berserker stance reckless rage 0, lacks stance-provoke, lacks stance-blood-rage
stances do not change within an action
  turn | berserker rage 3 | | move | lacks stance-provoke, lacks stance-reckless, lacks stance-blood-rage
H-BER-03 Rage comes from the Health a claw took, without a question
  defend | berserker stance blood-rage, foe minions 1 | yellow -, enemy W | ! | hero health 7, berserker rage 1, event rage hero 0 amount 1
H-BER-04 Rage is 7 at most; the rest is lost
  wounded 3 | berserker rage 6 | | ! | hero health 5, berserker rage 7
  wounded 3 | berserker rage 7 | | ! | berserker rage 7
Rage comes only from Health that was there to lose
  wounded 5 | hero health 2 | | ! | berserker rage 2, hero knockedOut true
Rage is not offered for Mana when there is no room for more
  turn | berserker rage 6 | | | offers use-gheta/0
  turn | berserker rage 7 | | | lacks use-gheta/0
H-BER-05 Rage pays for one ability at a time
  attack fatal-fury-1 | berserker rage 1 | yellow H H | | prompt ask.before-roll | use-fatal-fury-1/0 | straw1 wounds 2, berserker rage 0, told ability 1, event ability card fatal-fury-1
H-BER-12 Rage without Wounds takes no Health
  turn | hero health 5 | | use-gheta/0 | hero health 5 mana 1, berserker rage 1
H-HERO-12 Rage is 3 more by the Shadow Ability, which needs the shadow symbol
  attack | berserker stance provoke rage 2, hero zone 0:1, foe zone 0:1 | yellow H, shadow X | | berserker rage 5, hero health 8, told ability 1
  attack | berserker stance provoke rage 2 | yellow H | | berserker rage 2, told ability 0
H-BER-13 the example: Reckless, a move of three zones, Blood Rage, Fatal Fury
  turn fatal-fury-1 | berserker rage 4, hero wears practice-sword, straw@3:0 | yellow H H | stance-reckless move use-reckless/0 zone1 zone2 zone3:0 | hero zone 3:0 turn.actions 2 turn.mp null, berserker rage 2
  | stance-blood-rage attack use-fatal-fury-1/0 | berserker rage 0, straw1 wounds 2, hero turn.actions 1
`,
);

describe('Gheta attacks', () => {
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

  rule('H-ATK-10 H-ATK-15 H-ATK-16 H-ATK-18', 'Skeletons: the pool of the example', () => {
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
  });

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
