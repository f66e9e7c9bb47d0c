import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fromTheStart, scene } from '../../../../test/descent.ts';
import { foeAttacks } from '../../../../test/fights.ts';
import { look } from '../../../../test/look.ts';
import { set } from '../../../../test/notation.ts';
import { trials } from '../../../../test/trials.ts';
import {
  amulet,
  BASIC,
  mathrin,
  mathrinsTurn,
  withWand,
  wizardWith,
} from '../../../../test/wizard.ts';
import { heroAt } from '../../../descent.ts';
import { gainSkill, skillsToGain } from '../../../rules/round/level-up.ts';
import { content } from '../../index.ts';

describe('the Spell Amulet', () => {
  rule(['H-WIZ-01'], 'is new with a basic spell in each of four quadrants', () => {
    const board = content.classes.wizard.newBoard(content, (cards) => cards);
    expect(board).toMatchObject({ class: 'wizard', quadrants: BASIC });
    expect(new Set(BASIC).size).toBe(4);
    for (const spell of BASIC) expect(content.basicSpells[spell]?.abilities).toHaveLength(1);
  });

  rule(
    ['H-WIZ-02', 'H-HERO-02'],
    'takes the first skill in a quadrant of choice, the marker points at one of choice',
    () => {
      const table = fromTheStart({ heroes: ['wizard'] })
        .pick('dark-magic-1')
        .shows('prompt ask.quadrant')
        .pick('quadrant2')
        .shows('prompt ask.ready-marker')
        .pick('quadrant3');
      const board = amulet(table.state);
      expect(board.quadrants).toEqual([BASIC[0], BASIC[1], 'dark-magic-1', BASIC[3]]);
      expect(board.ready).toBe(3);
      expect(content.heroes[table.hero().class].id).toBe('mathrin');
    },
  );

  rule(['H-WIZ-04'], 'turns from the last quadrant to the first after a cast', () => {
    const table = mathrinsTurn({ ready: 3, spells: [...BASIC.slice(0, 3), 'rift-step-1'] })
      .picks('use-rift-step-1/0', 'zone1', 'done')
      .shows('wizard ready 0');
    expect(table.event('marker')).toMatchObject({ hero: 0, card: BASIC[0] });
  });

  rule(['H-WIZ-06'], 'takes a third skill over a basic spell', () => {
    const table = gaining('ley-draught', ['fire-course-1', 'dark-magic-1'])
      .pick('quadrant3')
      .done();
    const { quadrants } = amulet(table.state);
    expect(quadrants).toEqual(['fire-course-1', 'dark-magic-1', BASIC[2], 'ley-draught']);
    expect(quadrants.filter((spell) => BASIC.includes(spell))).toHaveLength(1);
  });

  it('takes a skill over another skill, which is then no longer cast', () => {
    const table = gaining('ley-draught', ['fire-course-1', 'dark-magic-1'])
      .pick('quadrant0')
      .done();
    expect(amulet(table.state).quadrants).toEqual([
      'ley-draught',
      'dark-magic-1',
      BASIC[2],
      BASIC[3],
    ]);
    expect(table.hero().skills).toEqual(['fire-course-1', 'dark-magic-1', 'ley-draught']);
  });

  rule(['H-WIZ-06', 'H-SKILL-02'], 'keeps a covered skill for the sake of its next rank', () => {
    const table = gaining('ley-draught', ['fire-course-1', 'dark-magic-1'])
      .pick('quadrant0')
      .done();
    const { state } = table;
    const left = look(
      {
        heroes: ['wizard'],
        change(again) {
          Object.assign(again.heroes[0] ?? {}, {
            skills: state.heroes[0]?.skills,
            board: state.heroes[0]?.board,
            level: 3,
          });
        },
      },
      (g) => skillsToGain(g, heroAt(g, 0)),
    );
    expect(left).toContain('fire-course-2');
    expect(left).not.toContain('fire-course-1');
  });

  rule(['H-SKILL-03'], 'has never two ranks of a spell: the lower one leaves the Amulet', () => {
    const table = gaining('fire-course-2', ['fire-course-1', 'dark-magic-1'])
      .pick('quadrant3')
      .done();
    expect(amulet(table.state).quadrants).toEqual([
      BASIC[0],
      'dark-magic-1',
      BASIC[2],
      'fire-course-2',
    ]);
    expect(table.hero().skills).toEqual(['dark-magic-1', 'fire-course-2']);
  });
});

describe('attack spells', () => {
  rule(['H-WIZ-07'], 'need a weapon with a Magic attack', () => {
    const attack = (wand: boolean) =>
      mathrinsTurn({
        spells: ['fire-course-1'],
        wand,
        dice: 'yellow H',
        change: set('hero wears practice-sword, straw@0'),
      }).pick('attack');
    // With sword and wand the attack may even be the sword's.
    attack(true).pick('melee-straw1').shows('offers use-fire-course-1/0');
    const bare = attack(false).shows('prompt ask.results, lacks use-fire-course-1/0');
    expect(() => bare.pick('use-fire-course-1/0')).toThrow('not-an-option');
  });

  it('are Combat spells too while he attacks; in defense those need no weapon', () => {
    const spells = ['twist-of-fate', 'side-step', 'mending', 'ley-draught'];
    mathrinsTurn({
      spells,
      wand: false,
      dice: 'yellow HM',
      change: set('hero wears practice-sword, straw@0'),
    })
      .pick('attack')
      .shows('prompt ask.results, lacks use-twist-of-fate/0');
    scene({
      heroes: ['wizard'],
      content: withWand,
      dice: 'yellow HH -',
      change: wizardWith({ spells, wand: false, change: set('straw@0') }),
    })
      .runs(foeAttacks)
      .picks('use-twist-of-fate/0', 'reroll0')
      .done()
      .shows('hero health 4 mana 5');
  });
});

trials(
  mathrin,
  `
H-WIZ-03 he can cast the ready spell and no other
  turn side-step arcane-bolt dark-magic-1 ley-draught | hero mana 3, straw@0 | | | offers use-side-step/0, lacks use-dark-magic-1/0, lacks use-ley-draught/0
  | turn-amulet turn-amulet | offers use-dark-magic-1/0, lacks use-side-step/0
H-WIZ-05 the marker is turned by force for 1 Mana a quadrant
  turn | wizard ready 2, hero mana 2 | | turn-amulet turn-amulet | wizard ready 0, hero mana 0 turn.actions 3, lacks turn-amulet
the Amulet can be turned in the middle of an attack, as often as there is Mana
  attack side-step mending fire-course-1 arcane-bolt | hero mana 6, straw@0 | yellow H | | lacks use-fire-course-1/0 | use-spell-amulet/0 use-spell-amulet/0 use-fire-course-1/0
  | wizard ready 3 quadrants.3 arcane-bolt | use-arcane-bolt/0 finish | straw1 wounds 4 fire 1, hero mana 1
the Amulet is only offered to a defender when a spell ahead can help
  defend side-step mending ley-draught arcane-bolt | hero mana 6 | yellow H | ! | hero mana 6
  defend side-step mana-ward-1 mending arcane-bolt | hero mana 1 | yellow H | ! | hero mana 1
  defend side-step mana-ward-1 mending arcane-bolt | hero mana 2 | yellow H | use-spell-amulet/0 use-mana-ward-1/0 ! | hero health 4 mana 0
H-SKILL-05 spells cannot be cast with less Mana than they cost
  attack fire-course-1 side-step | hero mana 1, straw@0 | yellow H | | offers use-spell-amulet/0, lacks use-fire-course-1/0
  attack fire-course-1 side-step | hero mana 2, straw@0 | yellow H | | offers use-fire-course-1/0
H-WIZ-09 Fire Course I adds 2 hits and sets the target on fire for 2 Mana
  attack fire-course-1 | hero mana 5, straw@1 | yellow HH | use-fire-course-1/0 | hero mana 3, straw1 fire 1 | finish | straw1 wounds 4
H-WIZ-08 H-WIZ-10 H-ATK-37 Dark Magic I costs 1 Mana and 2 Wounds, and no action
  turn dark-magic-1 | hero health 6 maxHealth 6 mana 4 maxMana 6, straw@2 minions 1 wounds 17 | | recover | hero mana 6 turn.actions 2
  | use-dark-magic-1/0 | hero health 4 mana 5 xp 1 turn.actions 2, told enemy-wounded 1, event enemy-wounded amount 3, straw1 minions 0 wounds 0
H-HERO-11 H-ACT-06 Mathrin spends an action to gain 3 Mana
  turn | hero mana 2 | | use-mathrin/0 | hero mana 5 turn.actions 2 | use-mathrin/0 | hero mana 6
H-WIZ-11 Mathrin plays the sequence of the example
  turn fire-course-1 dark-magic-1 twist-of-fate mending | hero mana 7 maxMana 7, straw@0, straw@1 | yellow H HH | attack magic-straw1 use-fire-course-1/0 finish | wizard ready 1
  | use-dark-magic-1/0 enemy-straw2 | wizard ready 2 | turn-amulet turn-amulet | wizard ready 0
  | attack magic-straw1 use-fire-course-1/0 | hero mana 0 health 2 turn.actions 1, wizard ready 1, straw2 wounds 3, straw1 wounds 7 fire 2
in Shadow Mathrin points the marker at any spell, which then costs no Mana
  turn side-step fire-course-1 mending ley-draught | hero mana 0 zone 3, straw@3 | yellow H, shadow X | attack die1 | prompt ask.ready-marker-free
  | quadrant1 use-fire-course-1/0 | hero mana 0, wizard ready 2 free false, straw1 wounds 3 fire 1
a free spell is kept until the marker moves, and still costs its Wounds
  turn dark-magic-1 | hero mana 0, straw@0, wizard free true | | use-dark-magic-1/0 | hero mana 0 health 2, wizard ready 1 free false
`,
);

/** Mathrin with these spells gains a skill. */
function gaining(skill: string, spells: readonly string[]) {
  return scene({ heroes: ['wizard'], change: wizardWith({ spells, wand: false }) }).runs(
    (g, hero) => gainSkill(g, hero, skill),
  );
}
