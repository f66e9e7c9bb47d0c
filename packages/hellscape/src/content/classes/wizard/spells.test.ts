import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ally } from '../../../../test/allies.ts';
import { type Played, scene } from '../../../../test/descent.ts';
import { foeAttacks } from '../../../../test/fights.ts';
import { set } from '../../../../test/notation.ts';
import { strawMan } from '../../../../test/practice.ts';
import { at } from '../../../../test/training-ground.ts';
import {
  type Mathrin,
  mathrinsTurn,
  ready,
  withWand,
  wizardWith,
} from '../../../../test/wizard.ts';
import { heroAt } from '../../../descent.ts';
import { gainSkill, skillsToGain } from '../../../rules/round/level-up.ts';
import type { AttackDice, Content } from '../../types.ts';

/** Mathrin attacks with 1 rolled hit and casts the ready spell. */
function attackWith(spell: string, mathrin: Mathrin = {}): Played {
  const table = mathrinsTurn({
    spells: [spell],
    dice: 'yellow H',
    ...mathrin,
    change: set('straw@1', mathrin.change),
  }).pick('attack');
  return table.pick(`use-${spell}/0`);
}

/** Two hits from each yellow die of a straw man's club, and Mathrin casts the ready spell. */
function defendWith(spell: string, club = { yellow: 1 }): Played {
  return scene({
    heroes: ['wizard'],
    content: (content) => withClub(withWand(content), club),
    dice: [['yellow', ...Array<string>(club.yellow).fill('HH')]],
    change: wizardWith({
      spells: [spell, 'side-step', 'mending', 'ley-draught'],
      change: set('straw@0'),
    }),
  })
    .runs(foeAttacks)
    .pick(`use-${spell}/0`);
}

function withClub(content: Content, melee: AttackDice): Content {
  const club = content.mobItems['straw-club'];
  if (!club) throw new Error('there is no club');
  return {
    ...content,
    mobItems: { ...content.mobItems, [club.id]: { ...club, attacks: { melee } } },
  };
}

describe('basic spells', () => {
  it('Arcane Bolt adds a hit', () =>
    attackWith('arcane-bolt').pick('finish').shows('straw1 wounds 2, hero mana 5'));

  it('Side Step moves one zone, and whoever stands there strikes', () =>
    mathrinsTurn({ spells: ['side-step'], change: set('straw@0') })
      .picks('use-side-step/0', 'zone1')
      .shows('hero zone 1 mana 5 health 3, prompt ask.turn'));

  it('Twist of Fate rerolls a die in attack and defense', () =>
    attackWith('twist-of-fate', { dice: 'yellow - HH' })
      .pick('reroll0')
      .shows('hero mana 5')
      .pick('finish')
      .shows('straw1 wounds 2'));

  it('Mending heals 1, or another hero in the zone', () =>
    mathrinsTurn({ spells: ['mending'], change: set('hero health 2, hero1 zone 0 health 5') })
      .picks('use-mending/0', 'hero1')
      .shows('hero1 health 6, hero health 2 mana 4'));
});

describe('courses of fire and rime', () => {
  it('Fire Course II: 3 hits and 2 Fire', () =>
    attackWith('fire-course-2').pick('finish').shows('straw1 wounds 4 fire 2, hero mana 4'));

  it('Fire Course III: 4 hits, 2 Fire, and 1 Fire on everyone else there', () =>
    mathrinsTurn({
      spells: ['fire-course-3'],
      dice: 'yellow H',
      change: set('straw@1, straw@1, straw@1, straw@0'),
    })
      .picks('attack', 'magic-straw1', 'use-fire-course-3/0', 'finish')
      .shows('straw1 wounds 5 fire 2, straw2 fire 1, straw3 fire 1, straw4 fire 0', 'hero mana 3'));

  it('Rime Course I: a yellow die and 1 Frost, before the roll', () =>
    attackWith('rime-course-1', { dice: 'yellow H HH' })
      .pick('finish')
      .shows('straw1 wounds 3 frost 1, hero mana 4'));

  it('Rime Course II: an orange die, a hit, and Frost on two enemies', () =>
    mathrinsTurn({
      spells: ['rime-course-2'],
      dice: 'yellow H, orange HHH',
      change: set('straw@1, straw@1, straw@1'),
    })
      .picks('attack', 'magic-straw1', 'use-rime-course-2/0', 'enemy-straw3', 'finish')
      .shows('straw1 wounds 5 frost 1, straw2 frost 0, straw3 frost 1, hero mana 4'));
});

describe('wards', () => {
  it('Mana Ward I: 2 shields', () =>
    defendWith('mana-ward-1').done().shows('hero health 4 mana 5'));

  it('Mana Ward II: 4 shields, and the attacker freezes', () => {
    const table = defendWith('mana-ward-2', { yellow: 3 }).done().shows('straw1 frost 1');
    // Three yellow dice showed 6 hits.
    table.shows('hero health 2 mana 4');
  });
});

describe('spells of the turn', () => {
  it('Dark Magic II deals 5 Wounds to anyone in sight', () =>
    mathrinsTurn({ spells: ['dark-magic-2'], change: set('straw@2:0, straw@1:1') })
      .pick('use-dark-magic-2/0')
      .shows('straw1 wounds 5, straw2 wounds 0, hero health 2 mana 5'));

  it('Dark Magic is not for who has not the Health', () =>
    mathrinsTurn({ spells: ['dark-magic-1'], change: set('straw@0, hero health 1') }).shows(
      'lacks use-dark-magic-1/0',
    ));

  it('Rift Step I moves up to two zones past every blade', () =>
    mathrinsTurn({ spells: ['rift-step-1'], change: set('straw@0') })
      .picks('use-rift-step-1/0', 'zone1', 'zone2')
      .shows('hero zone 2 mana 5 health 4 turn.actions 3'));

  it('Rift Step II puts any hero of the zone into a zone in sight, three away at most', () => {
    const table = mathrinsTurn({
      spells: ['rift-step-2'],
      change: set('straw@0, hero1 zone 0'),
    }).picks('use-rift-step-2/0', 'hero1');
    expect([...table.options].sort()).toEqual(
      [at(1, 0), at(2, 0), at(3, 0), at(0, 1), at(0, 2)].map((zone) => `zone${zone}`).sort(),
    );
    table.pick(`zone${at(3, 0)}`).shows('hero1 zone 3:0 health 8, hero zone 0 mana 5');
  });

  rule(['H-SHA-08', 'H-QPASSAGE-07'], 'Rift Step II is for Spirits too', () => {
    const whom = (held: boolean) =>
      mathrinsTurn({
        spells: ['rift-step-2'],
        change(state) {
          if (held) strawMan(state, 0);
          ally(state, 'frost-spirit', 0);
          ally(state, 'summoner', 0);
        },
      }).pick('use-rift-step-2/0');
    whom(false).shows('options hero0 ally-frost-spirit ally-summoner');
    // The Summoner never leaves a zone with enemies.
    whom(true)
      .shows('options hero0 ally-frost-spirit')
      .picks('ally-frost-spirit', `zone${at(2, 0)}`)
      .shows('frost-spirit zone 2:0, hero zone 0');
  });

  it('Ley Draught gives 2 Mana once a round, and turns the Amulet like any cast', () => {
    const table = mathrinsTurn({ spells: ['ley-draught'], mana: 1 })
      .pick('use-ley-draught/0')
      .shows('hero mana 3');
    expect(ready(table)).toBe('side-step');
    table.picks('turn-amulet', 'turn-amulet', 'turn-amulet');
    expect(ready(table)).toBe('ley-draught');
    table.shows('lacks use-ley-draught/0');
  });

  it('Stolen Moment gives an action once a round', () =>
    mathrinsTurn({ spells: ['stolen-moment'], mana: 9 })
      .pick('use-stolen-moment/0')
      .shows('hero turn.actions 4 mana 6')
      .picks('turn-amulet', 'turn-amulet', 'turn-amulet')
      .shows('hero mana 3, lacks use-stolen-moment/0'));
});

describe('the Shadowbane powers of the Wizard', () => {
  const wearing = (pieces: number, mathrin: Mathrin = {}) =>
    mathrinsTurn({
      ...mathrin,
      content: (content) => ({
        ...withWand(content),
        items: {
          ...withWand(content).items,
          'practice-plate': {
            id: 'practice-plate',
            deck: 'epic',
            look: 'plate',
            slot: 'none',
            copies: 0,
            set: 'shadowbane',
          },
        },
      }),
      change: (state) => {
        for (let number = 0; number < pieces; number++) {
          state.heroes[0]?.items.push({
            number: 90 + number,
            card: 'practice-plate',
            equipped: true,
          });
        }
        mathrin.change?.(state);
      },
    });

  it('minor: 1 Mana at the start of the turn', () => {
    wearing(1, { mana: 2 }).shows('hero mana 2');
    wearing(2, { mana: 2 }).shows('hero mana 3');
  });

  it('greater: an orange die for Magic attacks, and the marker where he likes once a round', () =>
    wearing(4, { mana: 1, dice: 'yellow H, orange HH', change: set('straw@0') })
      .picks('use-shadowbane-wizard-greater/1', 'quadrant3')
      .shows('wizard ready 3, hero mana 2, lacks use-shadowbane-wizard-greater/1')
      .picks('attack', 'finish')
      .shows('straw1 wounds 3'));
});

describe('gaining spells', () =>
  it('offers ranks only in order, and always a choice', () =>
    scene({ heroes: ['wizard'], change: wizardWith({ wand: false }) })
      .runs(function* (g) {
        const hero = heroAt(g, 0);
        expect(skillsToGain(g, hero)).toEqual(['fire-course-1', 'rime-course-1', 'dark-magic-1']);
        yield* gainSkill(g, hero, 'fire-course-1');
        hero.level = 5;
        expect(skillsToGain(g, hero)).toEqual([
          'rime-course-1',
          'dark-magic-1',
          'rift-step-1',
          'mana-ward-1',
          'ley-draught',
          'fire-course-2',
          'stolen-moment',
        ]);
      })
      .pick('quadrant0')
      .done()));
