import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { berserkerWith, fury, gheta, ghetasTurn } from '../../../../test/berserker.ts';
import { fromTheStart, type Played, scene } from '../../../../test/descent.ts';
import { set } from '../../../../test/notation.ts';
import { trials } from '../../../../test/trials.ts';
import { chooseSkill, gainSkill, skillsToGain } from '../../../rules/round/level-up.ts';

trials(
  gheta,
  `
Fatal Fury II adds an orange die and a hit
  attack fatal-fury-2 | berserker rage 1 | yellow H, orange HH | use-fatal-fury-2/0 | straw1 wounds 4, berserker rage 0
Cleave deals 2 Wounds to everyone else in the zone of the target
  attack cleave | berserker rage 1, straw@0, straw@0, straw@1 | yellow H | melee-straw1 use-cleave/0 | foes wounds 1 2 2 0, berserker rage 0
  attack cleave | berserker rage 1 | yellow H | | lacks use-cleave/0
Bloodbath attacks again after an attack, once a round
  attack bloodbath | berserker rage 5 | yellow H HH H | finish | prompt ask.use
  | yes finish | straw1 wounds 3, prompt ask.turn, hero turn.actions 2, berserker rage 3 | attack finish | prompt ask.turn, berserker rage 3
Wild Charge I moves two zones past every blade, at no action, once a round
  reckless wild-charge-1 | | | use-wild-charge-1/0 zone1 zone2 | hero zone 2 health 8 turn.actions 3, berserker rage 2, lacks use-wild-charge-1/0
Wild Charge II also deals 2 Wounds to an enemy where it ends
  reckless wild-charge-2 | straw@1, straw@1 | | use-wild-charge-2/0 zone1 done enemy-straw3 | foes wounds 0 0 2, hero zone 1 health 8, berserker rage 2
Wild Charge III goes three zones and deals 3 Wounds to all enemies there
  reckless wild-charge-3 | straw@3:0, straw@3:0 | | use-wild-charge-3/0 zone1 zone2 zone3:0 | foes wounds 0 3 3, berserker rage 2, lacks use-wild-charge-3/0
Retaliate I deals 2 Wounds to an attacker beside her
  defend retaliate-1 | berserker rage 1 | yellow HH | use-retaliate-1/0 ! | straw1 wounds 2, berserker rage 2, hero health 6
  far retaliate-1 | berserker rage 1 | . | | lacks use-retaliate-1/0
Retaliate II deals 4, however far away
  far retaliate-2 | berserker rage 1 | . | use-retaliate-2/0 | straw1 wounds 4, berserker rage 0
Iron Scars adds 2 blue dice
  defend iron-scars | berserker rage 1 | yellow HH, blue S S | use-iron-scars/0 ! | hero health 8, berserker rage 0
Open Old Wounds: 1 Wound is 2 Rage, once a round
  turn open-old-wounds | | | use-open-old-wounds/0 | hero health 7, berserker rage 2, lacks use-open-old-wounds/0
Pain Is Power: with 4 Wounds an orange die to attack and a blue one to defend
  attack pain-is-power | hero health 4 | yellow H, orange HHH | | straw1 wounds 4
  attack pain-is-power | hero health 5 | yellow H | | straw1 wounds 1
  defend pain-is-power | hero health 4 | yellow HH, blue SS | ! | hero health 4
Shadowbane, two pieces: 1 Rage at the start of the turn
  turn | hero relics 1, berserker rage 1 | | | berserker rage 1
  turn | hero relics 2, berserker rage 1 | | | berserker rage 2
Shadowbane, four pieces: an orange die in Melee, and 2 Rage heal 3 once a round
  turn | hero health 4 wears practice-sword relics 4, berserker rage 3 stance provoke, straw@0 | yellow H, orange HH | use-shadowbane-berserker-greater/1
  | hero health 7, berserker rage 2, lacks use-shadowbane-berserker-greater/1 | attack | straw1 wounds 3
`,
);

describe('skills for any stance', () => {
  it('go under the stance of choice, and work there only', () => {
    const table = gaining('open-old-wounds').pick('provoke').done();
    expect(fury(table.state).under).toEqual({ 'open-old-wounds': 'provoke' });
    ghetasTurn({
      rage: 1,
      stance: 'reckless',
      skills: ['open-old-wounds'],
      change: (state) => {
        fury(state).under['open-old-wounds'] = 'provoke';
      },
    })
      .shows('lacks use-open-old-wounds/0')
      .pick('stance-provoke')
      .shows('offers use-open-old-wounds/0');
  });

  it('Too Angry to Die: 3 Rage heal 3 at once, even at the last Health', () => {
    const wounded = (...wounds: number[]) =>
      scene({
        heroes: ['berserker'],
        change: berserkerWith({
          skills: ['too-angry-to-die'],
          rage: 1,
          change: set('hero health 2'),
        }),
      }).runs(function* (g, hero) {
        for (const n of wounds) {
          yield* g.do.woundHero(g, hero, n, { kind: 'rule', id: 'test' });
        }
      });
    wounded(2).pick('yes').done().shows('hero knockedOut false health 3, berserker rage 0');
    wounded(2).pick('no').done().shows('hero knockedOut true');
    // Once a round: the second time she is not asked.
    wounded(2, 3).pick('yes').done().shows('hero knockedOut true, berserker rage 3');
  });
});

describe('gaining skills', () => {
  rule(['H-SKILL-04'], 'Fatal Fury II takes the place of Fatal Fury I', () => {
    const table = gaining(null, ['fatal-fury-1', 'cleave'], 3)
      .shows('prompt ask.skill, offers fatal-fury-2')
      .pick('fatal-fury-2')
      .done();
    expect(table.hero().skills).toEqual(['cleave', 'fatal-fury-2']);
    expect(fury(table.state).under).toEqual({ cleave: 'blood-rage', 'fatal-fury-2': 'blood-rage' });
  });

  rule(['H-SKILL-07'], 'at level 3 skills of levels 1, 2 and 3 are legal, of 4 and 5 not', () => {
    const table = gaining(null, ['retaliate-1'], 3);
    expect([...table.options].sort()).toEqual([
      'cleave',
      'fatal-fury-1',
      'iron-scars',
      'open-old-wounds',
      'pain-is-power',
      'wild-charge-1',
    ]);
    gaining(null, ['retaliate-1'], 4).shows('offers retaliate-2');
  });

  rule(['H-SKILL-08', 'H-SETUP-08'], 'at set up one of three is chosen, twelve stay aside', () => {
    const table = fromTheStart({ heroes: ['berserker'] });
    expect([...table.options].sort()).toEqual(['fatal-fury-1', 'retaliate-1', 'wild-charge-1']);
    table.picks('retaliate-1', 'blood-rage');
    expect(table.hero().skills).toEqual(['retaliate-1']);
    scene({ heroes: ['berserker'] })
      .runs((g) => {
        const skills = Object.values(g.content.skills).filter((each) => each.class === 'berserker');
        expect(skills).toHaveLength(1 + 12);
      })
      .done();
  });

  rule(['H-SKILL-09'], 'each level gained gives exactly one', () => {
    const table = scene({
      heroes: ['berserker'],
      change: berserkerWith({ skills: ['retaliate-1'] }),
    })
      .runs(function* (g, hero) {
        hero.xp = 5 + 10;
        yield* g.do.levelUpPhase(g);
      })
      .picks('iron-scars', 'fatal-fury-1')
      .done()
      .shows('hero level 3');
    expect(table.hero().skills).toEqual(['retaliate-1', 'iron-scars', 'fatal-fury-1']);
  });

  it('a level 5 hero has gained five', () => {
    const table = scene({ heroes: ['berserker'], change: berserkerWith({}) })
      .runs(function* (g, hero) {
        yield* chooseSkill(g, hero);
        hero.xp = 5 + 10 + 12 + 18;
        yield* g.do.levelUpPhase(g);
        expect(skillsToGain(g, hero).length).toBeGreaterThan(0);
      })
      .picks('fatal-fury-1', 'cleave', 'fatal-fury-2', 'too-angry-to-die', 'provoke', 'bloodbath')
      .done()
      .shows('hero level 5 xp 0');
    expect(table.hero().skills).toEqual([
      'cleave',
      'fatal-fury-2',
      'too-angry-to-die',
      'bloodbath',
    ]);
    table.shows('told skill 5');
  });
});

/** Gheta gains this skill, or one of her choice. */
function gaining(skill: string | null, skills: readonly string[] = [], level = 1): Played {
  return scene({
    heroes: ['berserker'],
    change: berserkerWith({ skills, change: set(`hero level ${level}`) }),
  }).runs(function* (g, hero) {
    if (skill) yield* gainSkill(g, hero, skill);
    else yield* chooseSkill(g, hero);
  });
}
