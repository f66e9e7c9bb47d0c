import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ally } from '../../../../test/allies.ts';
import { scene } from '../../../../test/descent.ts';
import { set } from '../../../../test/notation.ts';
import { strawMan } from '../../../../test/practice.ts';
import { at } from '../../../../test/training-ground.ts';
import { trials } from '../../../../test/trials.ts';
import { mathrin, mathrinsTurn, wizardWith } from '../../../../test/wizard.ts';
import { gainSkill, skillsToGain } from '../../../rules/round/level-up.ts';

trials(
  mathrin,
  `
Arcane Bolt adds a hit
  attack arcane-bolt | straw@1 | yellow H | use-arcane-bolt/0 finish | straw1 wounds 2, hero mana 5
Side Step moves one zone, and whoever stands there strikes
  turn side-step | straw@0 | | use-side-step/0 zone1 | hero zone 1 mana 5 health 3, prompt ask.turn
Twist of Fate rerolls a die in attack
  attack twist-of-fate | straw@1 | yellow - HH | use-twist-of-fate/0 reroll0 | hero mana 5 | finish | straw1 wounds 2
Mending heals 1, or another hero in the zone
  turn mending | hero health 2, hero1 zone 0 health 5 | | use-mending/0 hero1 | hero1 health 6, hero health 2 mana 4
Fire Course II: 3 hits and 2 Fire
  attack fire-course-2 | straw@1 | yellow H | use-fire-course-2/0 finish | straw1 wounds 4 fire 2, hero mana 4
Fire Course III: 4 hits, 2 Fire, and 1 Fire on everyone else there
  attack fire-course-3 | straw@1, straw@1, straw@1, straw@0 | yellow H | magic-straw1 use-fire-course-3/0 finish | straw1 wounds 5, foes fire 2 1 1 0, hero mana 3
Rime Course I: a yellow die and 1 Frost, before the roll
  attack rime-course-1 | straw@1 | yellow H HH | use-rime-course-1/0 finish | straw1 wounds 3 frost 1, hero mana 4
Rime Course II: an orange die, a hit, and Frost on two enemies
  attack rime-course-2 | straw@1, straw@1, straw@1 | yellow H, orange HHH | magic-straw1 use-rime-course-2/0 enemy-straw3 finish | straw1 wounds 5, foes frost 1 0 1, hero mana 4
Mana Ward I: 2 shields
  defend mana-ward-1 | | yellow HH | use-mana-ward-1/0 ! | hero health 4 mana 5
Mana Ward II: 4 shields of 6 hits, and the attacker freezes
  defend3 mana-ward-2 | | yellow HH HH HH | use-mana-ward-2/0 ! | straw1 frost 1, hero health 2 mana 4
Dark Magic II deals 5 Wounds to anyone in sight
  turn dark-magic-2 | straw@2:0, straw@1:1 | | use-dark-magic-2/0 | foes wounds 5 0, hero health 2 mana 5
Dark Magic is not for who has not the Health
  turn dark-magic-1 | straw@0, hero health 1 | | | lacks use-dark-magic-1/0
Rift Step I moves up to two zones past every blade
  turn rift-step-1 | straw@0 | | use-rift-step-1/0 zone1 zone2 | hero zone 2 mana 5 health 4 turn.actions 3
Ley Draught gives 2 Mana once a round, and turns the Amulet like any cast
  turn ley-draught | hero mana 1 | | use-ley-draught/0 | hero mana 3, wizard ready 1 quadrants.1 side-step
  | turn-amulet turn-amulet turn-amulet | wizard ready 0 quadrants.0 ley-draught, lacks use-ley-draught/0
Stolen Moment gives an action once a round
  turn stolen-moment | hero mana 9 maxMana 9 | | use-stolen-moment/0 | hero turn.actions 4 mana 6 | turn-amulet turn-amulet turn-amulet | hero mana 3, lacks use-stolen-moment/0
Shadowbane, two pieces: 1 Mana at the start of the turn
  turn | hero mana 2 relics 1 | | | hero mana 2
  turn | hero mana 2 relics 2 | | | hero mana 3
Shadowbane, four pieces: an orange die for Magic attacks, and the marker where he likes once a round
  turn | hero mana 1 relics 4, straw@0 | yellow H, orange HH | use-shadowbane-wizard-greater/1 quadrant3 | wizard ready 3, hero mana 2, lacks use-shadowbane-wizard-greater/1 | attack finish | straw1 wounds 3
`,
);

describe('Rift Step II', () => {
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
});

describe('gaining spells', () =>
  it('offers ranks only in order, and always a choice', () =>
    scene({ heroes: ['wizard'], change: wizardWith({ wand: false }) })
      .runs(function* (g, hero) {
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
