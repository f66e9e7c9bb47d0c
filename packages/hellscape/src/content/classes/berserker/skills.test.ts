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
import { byFoe } from '../../../../test/fights.ts';
import { set } from '../../../../test/notation.ts';
import { strawMan } from '../../../../test/practice.ts';
import { at } from '../../../../test/training-ground.ts';
import { heroAt } from '../../../descent.ts';
import { chooseSkill, gainSkill, skillsToGain } from '../../../rules/round/level-up.ts';
import type { DescentState, Hero } from '../../../state.ts';

const gheta = (state: DescentState) => state.heroes[0] as Hero;

/** Gheta attacks a straw man beside her with a sword of one yellow die. */
function attackWith(skills: readonly string[], more: Gheta = {}): Played {
  return ghetasTurn({
    skills,
    dice: 'yellow H',
    ...more,
    change: set('hero wears practice-sword, straw@0', more.change),
  }).pick('attack');
}

/** A straw man attacks Gheta from so many zones away. */
function defendWith(skills: readonly string[], more: Gheta & { far?: boolean } = {}): Played {
  return scene({
    heroes: ['berserker'],
    content: withAxe,
    dice: 'yellow HH',
    ...more,
    change: berserkerWith({
      skills,
      stance: 'provoke',
      ...more,
      change: set((state) => void strawMan(state, more.far ? 2 : 0), more.change),
    }),
  }).runs(byFoe((g, foe) => g.do.enemyAttack(g, foe, more.far ? 'ranged' : 'melee', heroAt(g, 0))));
}

describe('Blood Rage skills', () => {
  it('Fatal Fury II adds an orange die and a hit', () =>
    attackWith(['fatal-fury-2'], { rage: 1, dice: 'yellow H, orange HH' })
      .pick('use-fatal-fury-2/0')
      .shows('straw1 wounds 4, berserker rage 0'));

  it('Cleave deals 2 Wounds to everyone else in the zone of the target', () => {
    const table = attackWith(['cleave'], {
      rage: 1,
      change: set('straw@0, straw@0, straw@1'),
    }).picks('melee-straw1', 'use-cleave/0');
    expect([1, 2, 3, 4].map((n) => table.enemy(`straw${n}`).wounds)).toEqual([1, 2, 2, 0]);
    table.shows('berserker rage 0');
    attackWith(['cleave'], { rage: 1 }).shows('lacks use-cleave/0');
  });

  it('Bloodbath attacks again after an attack, once a round', () =>
    attackWith(['bloodbath'], { rage: 5, dice: 'yellow H HH H' })
      .pick('finish')
      .shows('prompt ask.use')
      .picks('yes', 'finish')
      .shows('straw1 wounds 3, prompt ask.turn, hero turn.actions 2, berserker rage 3')
      .picks('attack', 'finish')
      .shows('prompt ask.turn, berserker rage 3'));
});

describe('Reckless skills', () => {
  const charge = (skill: string, change: (state: DescentState) => void = () => {}) =>
    ghetasTurn({
      skills: [skill],
      stance: 'reckless',
      rage: 3,
      change: set('straw@0', change),
    }).pick(`use-${skill}/0`);

  it('Wild Charge I moves two zones past every blade, at no action, once a round', () =>
    charge('wild-charge-1')
      .picks('zone1', 'zone2')
      .shows('hero zone 2 health 8 turn.actions 3, berserker rage 2', 'lacks use-wild-charge-1/0'));

  it('Wild Charge II also deals 2 Wounds to an enemy where it ends', () => {
    const table = charge('wild-charge-2', set('straw@1, straw@1')).picks(
      'zone1',
      'done',
      'enemy-straw3',
    );
    expect([1, 2, 3].map((n) => table.enemy(`straw${n}`).wounds)).toEqual([0, 0, 2]);
    table.shows('hero zone 1 health 8, berserker rage 2');
  });

  it('Wild Charge III goes three zones and deals 3 Wounds to all enemies there', () => {
    const table = charge('wild-charge-3', set('straw@3:0, straw@3:0')).picks(
      'zone1',
      'zone2',
      `zone${at(3, 0)}`,
    );
    expect([1, 2, 3].map((n) => table.enemy(`straw${n}`).wounds)).toEqual([0, 3, 3]);
    table.shows('berserker rage 2, lacks use-wild-charge-3/0');
  });
});

describe('Provoke skills', () => {
  it('Retaliate I deals 2 Wounds to an attacker beside her', () => {
    const table = defendWith(['retaliate-1'], { rage: 1 })
      .pick('use-retaliate-1/0')
      .done()
      .shows('straw1 wounds 2');
    expect(fury(table.state).rage).toBe(0 + 2);
    table.shows('hero health 6');
    defendWith(['retaliate-1'], { rage: 1, far: true }).shows('lacks use-retaliate-1/0');
  });

  it('Retaliate II deals 4, however far away', () =>
    defendWith(['retaliate-2'], { rage: 1, far: true, dice: [] })
      .picks('use-retaliate-2/0')
      .shows('straw1 wounds 4, berserker rage 0'));

  it('Iron Scars adds 2 blue dice', () =>
    defendWith(['iron-scars'], { rage: 1, dice: 'yellow HH, blue S S' })
      .pick('use-iron-scars/0')
      .done()
      .shows('hero health 8, berserker rage 0'));
});

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

  it('Open Old Wounds: 1 Wound is 2 Rage, once a round', () =>
    ghetasTurn({ skills: ['open-old-wounds'] })
      .pick('use-open-old-wounds/0')
      .shows('hero health 7, berserker rage 2, lacks use-open-old-wounds/0'));

  it('Pain Is Power: with 4 Wounds an orange die to attack and a blue one to defend', () => {
    const hurt = (health: number) => (state: DescentState) => {
      gheta(state).health = health;
    };
    attackWith(['pain-is-power'], { dice: 'yellow H, orange HHH', change: hurt(4) }).shows(
      'straw1 wounds 4',
    );
    attackWith(['pain-is-power'], { change: hurt(5) }).shows('straw1 wounds 1');
    defendWith(['pain-is-power'], { dice: 'yellow HH, blue SS', change: hurt(4) })
      .done()
      .shows('hero health 4');
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
      }).runs(function* (g) {
        for (const n of wounds) {
          yield* g.do.woundHero(g, heroAt(g, 0), n, { kind: 'rule', id: 'test' });
        }
      });
    wounded(2).pick('yes').done().shows('hero knockedOut false health 3, berserker rage 0');
    wounded(2).pick('no').done().shows('hero knockedOut true');
    // Once a round: the second time she is not asked.
    wounded(2, 3).pick('yes').done().shows('hero knockedOut true, berserker rage 3');
  });
});

describe('the Shadowbane powers of the Berserker', () => {
  const wearing = (pieces: number, more: Gheta = {}) =>
    ghetasTurn({
      ...more,
      content: (content) => ({
        ...withAxe(content),
        items: {
          ...withAxe(content).items,
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
          gheta(state).items.push({ number: 90 + number, card: 'practice-plate', equipped: true });
        }
        more.change?.(state);
      },
    });

  it('minor: 1 Rage at the start of the turn', () => {
    wearing(1, { rage: 1 }).shows('berserker rage 1');
    wearing(2, { rage: 1 }).shows('berserker rage 2');
  });

  it('greater: an orange die in Melee, and 2 Rage heal 3 once a round', () =>
    wearing(4, {
      rage: 3,
      stance: 'provoke',
      dice: 'yellow H, orange HH',
      change: set('hero wears practice-sword, straw@0, hero health 4'),
    })
      .pick('use-shadowbane-berserker-greater/1')
      .shows('hero health 7, berserker rage 2, lacks use-shadowbane-berserker-greater/1')
      .pick('attack')
      .shows('straw1 wounds 3'));
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
      .runs(function* (g) {
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
      .runs(function* (g) {
        heroAt(g, 0).xp = 5 + 10;
        yield* g.do.levelUpPhase(g);
      })
      .picks('iron-scars', 'fatal-fury-1')
      .done()
      .shows('hero level 3');
    expect(table.hero().skills).toEqual(['retaliate-1', 'iron-scars', 'fatal-fury-1']);
  });

  it('a level 5 hero has gained five', () => {
    const table = scene({ heroes: ['berserker'], change: berserkerWith({}) })
      .runs(function* (g) {
        const hero = heroAt(g, 0);
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
  }).runs(function* (g) {
    if (skill) yield* gainSkill(g, heroAt(g, 0), skill);
    else yield* chooseSkill(g, heroAt(g, 0));
  });
}
