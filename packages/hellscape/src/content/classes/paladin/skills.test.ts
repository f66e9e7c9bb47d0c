import { describe, expect, it } from 'vitest';
import { descent, type Played, type Situation, scene } from '../../../../test/descent.ts';
import { foeAttacks } from '../../../../test/fights.ts';
import { set } from '../../../../test/notation.ts';
import { consecrated, paladinBoard } from '../../../../test/paladin.ts';
import { withPractice, withRelics } from '../../../../test/practice.ts';
import { at } from '../../../../test/training-ground.ts';
import { heroAt } from '../../../descent.ts';
import type { DescentState } from '../../../state.ts';

const RED = 0;
const BLUE = 1;
const GREEN = 2;
const HERE = at(0, 0);
const BOTH = ['paladin', 'berserker'] as const;

interface Ground extends Pick<Situation, 'dice' | 'change'> {
  readonly blessed?: boolean;
  readonly column?: number;
}

function setting(
  skill: string | null,
  { blessed, column = BLUE, dice, change }: Ground,
): Situation {
  return {
    heroes: BOTH,
    content: withPractice,
    ...(dice ? { dice } : {}),
    change: set(
      (state) =>
        void consecrated(state, column, HERE, skill ? [skill] : [], blessed ? skill : null),
      'hero wears practice-sword, hero1 wears practice-sword, straw@0:0',
      change,
    ),
  };
}

/** The Berserker attacks from the Paladin's ground with one yellow die. */
function attack(skill: string | null, ground: Ground): Played {
  return scene(setting(skill, { column: GREEN, ...ground })).runs((g) =>
    g.do.heroAttack(g, heroAt(g, 1)),
  );
}

/** The Paladin is attacked on this ground. */
function defend(skill: string | null, ground: Ground): Played {
  return scene(setting(skill, { column: GREEN, ...ground })).runs(foeAttacks);
}

/** The Berserker's turn on this ground. */
function turn(skill: string | null, ground: Ground): Played {
  return descent(setting(skill, ground)).pick('hero1');
}

const spent = set('heroes health 2 mana 1');

describe('the ground itself', () => {
  it('of Wrath rerolls a die of an attack', () =>
    attack(null, { column: RED, dice: 'yellow - HH' })
      .picks('use-consecration-red/0', 'reroll0')
      .done()
      .shows('straw1 wounds 2'));

  it('of Shelter ignores a claw in a defense', () =>
    defend(null, { column: BLUE, dice: 'yellow -, enemy W W', change: set('foe minions 2') })
      .done()
      .shows('hero health 5'));

  it('of Grace heals 1 when a turn begins', () => {
    turn(null, { column: GREEN, change: spent }).shows('hero1 health 3');
    turn(null, { column: RED, change: spent }).shows('hero1 health 2');
  });
});

describe('Holy Strike', () => {
  it('I: a yellow die for 1 Mana of whoever strikes', () =>
    attack('holy-strike-1', { dice: 'yellow H HH' })
      .pick('use-holy-strike-1/0')
      .done()
      .shows('straw1 wounds 3', 'hero mana 4, hero1 mana 1'));

  it('I blessed: a hit more', () =>
    attack('holy-strike-1', { blessed: true, dice: 'yellow H HH' })
      .pick('use-holy-strike-1/0')
      .done()
      .shows('straw1 wounds 4', 'hero1 mana 1'));

  const withOrange = 'yellow H, blue SS, orange HH';
  const armoured = set('foe card armoured-straw');

  it('II: an orange die and a hit for 1 Mana', () =>
    attack('holy-strike-2', { dice: withOrange, change: armoured })
      .pick('use-holy-strike-2/0')
      .done()
      .shows('straw1 wounds 2', 'hero1 mana 1'));

  it('II blessed: a shield of the enemy less', () =>
    attack('holy-strike-2', { blessed: true, dice: withOrange, change: armoured })
      .pick('use-holy-strike-2/0')
      .done()
      .shows('straw1 wounds 3'));

  const bothDice = 'yellow H H, orange HH';

  it('III: a yellow and an orange die and a hit for 1 Mana', () =>
    attack('holy-strike-3', { dice: bothDice })
      .pick('use-holy-strike-3/0')
      .done()
      .shows('straw1 wounds 5', 'hero1 mana 1'));

  it('III blessed: all of it for nothing', () =>
    attack('holy-strike-3', { blessed: true, dice: bothDice })
      .done()
      .shows('straw1 wounds 5', 'hero1 mana 2'));
});

describe('Shield of Faith', () => {
  const dice = 'yellow HH';

  it('I: 2 shields for 1 Mana', () =>
    defend('shield-of-faith-1', { dice })
      .pick('use-shield-of-faith-1/0')
      .done()
      .shows('hero health 6 mana 3'));

  it('I blessed and II: a shield for nothing, and another for 1 Mana', () => {
    for (const [skill, blessed] of [
      ['shield-of-faith-1', true],
      ['shield-of-faith-2', false],
    ] as const) {
      defend(skill, { dice, blessed }).pick('finish').done().shows('hero health 5 mana 4');
      defend(skill, { dice, blessed }).pick(`use-${skill}/1`).done().shows('hero health 6 mana 3');
    }
  });

  it('II blessed: 2 shields for nothing', () =>
    defend('shield-of-faith-2', { dice, blessed: true }).done().shows('hero health 6'));
});

describe('Healing Light', () => {
  const ailing = (state: DescentState) => {
    spent(state);
    Object.assign(state.heroes[1] ?? {}, { frost: 2 });
  };

  it('I: Heal 2 for 1 Mana, once a round', () =>
    turn('healing-light-1', { change: spent })
      .picks('use-healing-light-1/0', 'hero1')
      .shows('hero1 health 4 mana 0, lacks use-healing-light-1/0'));

  it('may heal another hero who stands there', () =>
    turn('healing-light-1', { change: spent })
      .picks('use-healing-light-1/0', 'hero0')
      .shows('hero health 4, hero1 health 2'));

  it('I blessed and II: Heal 3 and a token off for 1 Mana', () => {
    for (const [skill, blessed] of [
      ['healing-light-1', true],
      ['healing-light-2', false],
    ] as const) {
      turn(skill, { change: ailing, blessed })
        .picks(`use-${skill}/0`, 'hero1')
        .shows('hero1 health 5 mana 0 frost 1');
    }
  });

  it('II blessed: two tokens off, and for nothing', () =>
    turn('healing-light-2', { change: ailing, blessed: true })
      .picks('use-healing-light-2/0', 'hero1')
      .shows('hero1 health 5 mana 1 frost 0, lacks use-healing-light-2/0'));
});

describe('other skills', () => {
  it('Searing Ground: a hit and Fire for 1 Mana, blessed 2 Fire', () => {
    for (const [blessed, fire] of [
      [false, 1],
      [true, 2],
    ] as const) {
      attack('searing-ground', { blessed, dice: 'yellow H' })
        .pick('use-searing-ground/0')
        .done()
        .shows(`straw1 wounds 2 fire ${fire}, hero1 mana 1`);
    }
  });

  it('March of the Faithful: +1 MP, blessed without Reaction damage', () => {
    turn('march-of-the-faithful', {})
      .pick('move')
      .shows('hero1 turn.mp 3')
      .pick(`zone${at(1, 0)}`)
      .shows('hero1 health 7');
    turn('march-of-the-faithful', { blessed: true })
      .pick('move')
      .shows('hero1 turn.mp 3')
      .pick(`zone${at(1, 0)}`)
      .shows('hero1 health 8');
  });

  it('Font of Grace: 1 Mana when a turn begins, blessed 2', () => {
    const change = set('hero1 mana 0');
    turn('font-of-grace', { change }).shows('hero1 mana 1');
    turn('font-of-grace', { change, blessed: true }).shows('hero1 mana 2');
  });

  it('Retribution: a Wound to whoever strikes from close by, blessed 2', () => {
    for (const [blessed, wounds] of [
      [false, 1],
      [true, 2],
    ] as const) {
      defend('retribution', { blessed, dice: 'yellow -' }).done().shows(`straw1 wounds ${wounds}`);
    }
    defend('retribution', { dice: 'yellow -', change: set('foe zone 2:0') })
      .done()
      .shows('straw1 wounds 0');
  });

  it('Steps of Light: from one consecrated zone to another for 1 Mana, blessed for nothing', () => {
    for (const [blessed, mana] of [
      [false, 1],
      [true, 2],
    ] as const) {
      const change = (state: DescentState) => {
        paladinBoard(state).zones[RED] = at(2, 2);
        paladinBoard(state).zones[GREEN] = at(2, 1);
      };
      turn('steps-of-light', { blessed, change })
        .pick('use-steps-of-light/0')
        .shows(`options zone${at(2, 2)} zone${at(2, 1)}`)
        .pick(`zone${at(2, 2)}`)
        .shows(`hero1 zone 2:2 mana ${mana} health 8, lacks use-steps-of-light/0`);
    }
  });

  it('Steps of Light lead nowhere when no other zone is consecrated', () =>
    turn('steps-of-light', {}).shows('lacks use-steps-of-light/0'));

  it('Judgement: an orange die and a hit for each hero there for 2 Mana, blessed for 1', () => {
    const dice = 'yellow H, orange HH';
    for (const [blessed, mana] of [
      [false, 0],
      [true, 1],
    ] as const) {
      attack('judgement', { blessed, dice })
        .pick('use-judgement/0')
        .done()
        .shows(`straw1 wounds 5, hero1 mana ${mana}`);
    }
    attack('judgement', { dice, change: set('hero zone 2:2') })
      .pick('use-judgement/0')
      .done()
      .shows('straw1 wounds 4');
  });
});

describe('Sir Ronen', () => {
  const ronen = (change: (state: DescentState) => void) =>
    descent({ heroes: BOTH, content: withPractice, change }).pick('hero0');

  it('moves a Consecration to the next zone, once a round and for nothing', () => {
    const table = ronen((state) => {
      consecrated(state, RED, at(1, 1));
      consecrated(state, BLUE, at(1, 0));
    }).picks('use-sir-ronen/0', 'consecration-red');
    expect(table.options).toEqual(
      expect.arrayContaining([at(0, 1), at(2, 1), at(1, 2)].map((zone) => `zone${zone}`)),
    );
    expect(table.options).toHaveLength(3);
    table.pick(`zone${at(1, 2)}`);
    expect(paladinBoard(table.state).zones).toEqual([at(1, 2), at(1, 0), null]);
    table.shows('hero mana 4 turn.actions 3, lacks use-sir-ronen/0');
  });

  it('has nothing to move while his tokens lie on the board', () =>
    ronen(() => undefined).shows('lacks use-sir-ronen/0'));

  it('mends everybody beside him when the Shadow answers, and gains 1 Mana', () =>
    scene({
      heroes: BOTH,
      content: withPractice,
      dice: 'yellow -, shadow X',
      change: set(spent, 'heroes zone 0:1, hero wears practice-sword, straw@0:1'),
    })
      .runs((g) => g.do.heroAttack(g, heroAt(g, 0)))
      .done()
      .shows('hero health 3 mana 2', 'hero1 health 3 mana 1'));
});

describe('the Shadowbane set', () => {
  const off = (state: DescentState, pieces: number) => {
    paladinBoard(state).zones = [null, null, null];
    withRelics(state, pieces, 0);
  };

  it('adds a shield with two pieces', () => {
    const change = (state: DescentState) => off(state, 2);
    defend(null, { dice: 'yellow HH', change }).done().shows('hero health 5');
  });

  it('adds an orange die and 1 Mana a turn with four', () => {
    scene({ ...setting(null, { dice: 'yellow H, orange HHH', change: (state) => off(state, 4) }) })
      .runs((g) => g.do.heroAttack(g, heroAt(g, 0)))
      .done()
      .shows('straw1 wounds 4');
    const change = (state: DescentState) => {
      off(state, 4);
      spent(state);
    };
    descent(setting(null, { change })).pick('hero0').shows('hero mana 2');
  });
});
