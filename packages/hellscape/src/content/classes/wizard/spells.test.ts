import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ally, allyIn } from '../../../../test/allies.ts';
import { type Played, scene } from '../../../../test/descent.ts';
import { strawMan } from '../../../../test/practice.ts';
import { at } from '../../../../test/training-ground.ts';
import {
  amulet,
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
    dice: [['yellow', 'H']],
    ...mathrin,
    change: (state) => {
      strawMan(state, 1);
      mathrin.change?.(state);
    },
  });
  table.pick('attack');
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
      change: (state) => strawMan(state, 0),
    }),
  })
    .runs(function* (g) {
      const [enemy] = g.state.enemies;
      if (enemy) yield* g.do.enemyAttack(g, enemy, 'melee', heroAt(g, 0));
    })
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
  it('Arcane Bolt adds a hit', () => {
    const table = attackWith('arcane-bolt').pick('finish');
    expect(table.enemy('straw1').wounds).toBe(2);
    expect(table.hero().mana).toBe(5);
  });

  it('Side Step moves one zone, and whoever stands there strikes', () => {
    const table = mathrinsTurn({ spells: ['side-step'], change: (state) => strawMan(state, 0) });
    table.picks('use-side-step/0', 'zone1');
    expect(table.hero()).toMatchObject({ zone: 1, mana: 5, health: 3 });
    expect(table.prompt).toBe('ask.turn');
  });

  it('Twist of Fate rerolls a die in attack and defense', () => {
    const attack = attackWith('twist-of-fate', { dice: [['yellow', '-', 'HH']] });
    attack.pick('reroll0');
    expect(attack.hero().mana).toBe(5);
    attack.pick('finish');
    expect(attack.enemy('straw1').wounds).toBe(2);
  });

  it('Mending heals 1, or another hero in the zone', () => {
    const table = mathrinsTurn({
      spells: ['mending'],
      change: (state) => {
        const [mathrin, gheta] = state.heroes;
        if (mathrin) mathrin.health = 2;
        if (gheta) Object.assign(gheta, { zone: 0, health: 5 });
      },
    });
    table.picks('use-mending/0', 'hero1');
    expect(table.hero(1).health).toBe(6);
    expect(table.hero()).toMatchObject({ health: 2, mana: 4 });
  });
});

describe('courses of fire and rime', () => {
  it('Fire Course II: 3 hits and 2 Fire', () => {
    const table = attackWith('fire-course-2').pick('finish');
    expect(table.enemy('straw1')).toMatchObject({ wounds: 4, fire: 2 });
    expect(table.hero().mana).toBe(4);
  });

  it('Fire Course III: 4 hits, 2 Fire, and 1 Fire on everyone else there', () => {
    const table = mathrinsTurn({
      spells: ['fire-course-3'],
      dice: [['yellow', 'H']],
      change: (state) => {
        strawMan(state, 1);
        strawMan(state, 1);
        strawMan(state, 1);
        strawMan(state, 0);
      },
    });
    table.picks('attack', 'magic-straw1', 'use-fire-course-3/0', 'finish');
    expect(table.enemy('straw1')).toMatchObject({ wounds: 5, fire: 2 });
    expect(table.enemy('straw2').fire).toBe(1);
    expect(table.enemy('straw3').fire).toBe(1);
    expect(table.enemy('straw4').fire).toBe(0);
    expect(table.hero().mana).toBe(3);
  });

  it('Rime Course I: a yellow die and 1 Frost, before the roll', () => {
    const table = attackWith('rime-course-1', { dice: [['yellow', 'H', 'HH']] }).pick('finish');
    expect(table.enemy('straw1')).toMatchObject({ wounds: 3, frost: 1 });
    expect(table.hero().mana).toBe(4);
  });

  it('Rime Course II: an orange die, a hit, and Frost on two enemies', () => {
    const table = mathrinsTurn({
      spells: ['rime-course-2'],
      dice: [
        ['yellow', 'H'],
        ['orange', 'HHH'],
      ],
      change: (state) => {
        strawMan(state, 1);
        strawMan(state, 1);
        strawMan(state, 1);
      },
    });
    table.picks('attack', 'magic-straw1', 'use-rime-course-2/0', 'enemy-straw3', 'finish');
    expect(table.enemy('straw1')).toMatchObject({ wounds: 5, frost: 1 });
    expect(table.enemy('straw2').frost).toBe(0);
    expect(table.enemy('straw3').frost).toBe(1);
    expect(table.hero().mana).toBe(4);
  });
});

describe('wards', () => {
  it('Mana Ward I: 2 shields', () => {
    const table = defendWith('mana-ward-1').done();
    expect(table.hero()).toMatchObject({ health: 4, mana: 5 });
  });

  it('Mana Ward II: 4 shields, and the attacker freezes', () => {
    const table = defendWith('mana-ward-2', { yellow: 3 }).done();
    expect(table.enemy('straw1').frost).toBe(1);
    // Three yellow dice showed 6 hits.
    expect(table.hero()).toMatchObject({ health: 2, mana: 4 });
  });
});

describe('spells of the turn', () => {
  it('Dark Magic II deals 5 Wounds to anyone in sight', () => {
    const table = mathrinsTurn({
      spells: ['dark-magic-2'],
      change: (state) => {
        strawMan(state, at(2, 0));
        strawMan(state, at(1, 1));
      },
    });
    table.pick('use-dark-magic-2/0');
    expect(table.enemy('straw1').wounds).toBe(5);
    expect(table.enemy('straw2').wounds).toBe(0);
    expect(table.hero()).toMatchObject({ health: 2, mana: 5 });
  });

  it('Dark Magic is not for who has not the Health', () => {
    const table = mathrinsTurn({
      spells: ['dark-magic-1'],
      change: (state) => {
        strawMan(state, 0);
        const hero = state.heroes[0];
        if (hero) hero.health = 1;
      },
    });
    expect(table.options).not.toContain('use-dark-magic-1/0');
  });

  it('Rift Step I moves up to two zones past every blade', () => {
    const table = mathrinsTurn({ spells: ['rift-step-1'], change: (state) => strawMan(state, 0) });
    table.picks('use-rift-step-1/0', 'zone1', 'zone2');
    expect(table.hero()).toMatchObject({ zone: 2, mana: 5, health: 4 });
    expect(table.hero().turn?.actions).toBe(3);
  });

  it('Rift Step II puts any hero of the zone into a zone in sight, three away at most', () => {
    const table = mathrinsTurn({
      spells: ['rift-step-2'],
      change: (state) => {
        strawMan(state, 0);
        const gheta = state.heroes[1];
        if (gheta) gheta.zone = 0;
      },
    });
    table.picks('use-rift-step-2/0', 'hero1');
    expect([...table.options].sort()).toEqual(
      [at(1, 0), at(2, 0), at(3, 0), at(0, 1), at(0, 2)].map((zone) => `zone${zone}`).sort(),
    );
    table.pick(`zone${at(3, 0)}`);
    expect(table.hero(1)).toMatchObject({ zone: at(3, 0), health: 8 });
    expect(table.hero()).toMatchObject({ zone: 0, mana: 5 });
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
    expect(whom(false).options).toEqual(['hero0', 'ally-frost-spirit', 'ally-summoner']);
    // The Summoner never leaves a zone with enemies.
    const table = whom(true);
    expect(table.options).toEqual(['hero0', 'ally-frost-spirit']);
    table.picks('ally-frost-spirit', `zone${at(2, 0)}`);
    expect(allyIn(table.state, 'frost-spirit').zone).toBe(at(2, 0));
    expect(table.hero().zone).toBe(0);
  });

  it('Ley Draught gives 2 Mana once a round, and turns the Amulet like any cast', () => {
    const table = mathrinsTurn({ spells: ['ley-draught'], mana: 1 }).pick('use-ley-draught/0');
    expect(table.hero().mana).toBe(3);
    expect(ready(table)).toBe('side-step');
    table.picks('turn-amulet', 'turn-amulet', 'turn-amulet');
    expect(ready(table)).toBe('ley-draught');
    expect(table.options).not.toContain('use-ley-draught/0');
  });

  it('Stolen Moment gives an action once a round', () => {
    const table = mathrinsTurn({ spells: ['stolen-moment'], mana: 9 }).pick('use-stolen-moment/0');
    expect(table.hero().turn?.actions).toBe(4);
    expect(table.hero().mana).toBe(6);
    table.picks('turn-amulet', 'turn-amulet', 'turn-amulet');
    expect(table.hero().mana).toBe(3);
    expect(table.options).not.toContain('use-stolen-moment/0');
  });
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
    expect(wearing(1, { mana: 2 }).hero().mana).toBe(2);
    expect(wearing(2, { mana: 2 }).hero().mana).toBe(3);
  });

  it('greater: an orange die for Magic attacks, and the marker where he likes once a round', () => {
    const table = wearing(4, {
      mana: 1,
      dice: [
        ['yellow', 'H'],
        ['orange', 'HH'],
      ],
      change: (state) => strawMan(state, 0),
    });
    table.picks('use-shadowbane-wizard-greater/1', 'quadrant3');
    expect(amulet(table.state).ready).toBe(3);
    expect(table.hero().mana).toBe(2);
    expect(table.options).not.toContain('use-shadowbane-wizard-greater/1');
    table.picks('attack', 'finish');
    expect(table.enemy('straw1').wounds).toBe(3);
  });
});

describe('gaining spells', () => {
  it('offers ranks only in order, and always a choice', () => {
    const table = scene({ heroes: ['wizard'], change: wizardWith({ wand: false }) }).runs(
      function* (g) {
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
      },
    );
    table.pick('quadrant0').done();
  });
});
