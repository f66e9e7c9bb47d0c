import { describe, expect, it } from 'vitest';
import { descent, scene } from '../../../../test/descent.ts';
import { foeAttacks } from '../../../../test/fights.ts';
import { set } from '../../../../test/notation.ts';
import { blank, range, rangerBoard, type Shooting, shooting } from '../../../../test/ranger.ts';
import { at, equipped } from '../../../../test/training-ground.ts';
import { heroAt } from '../../../descent.ts';

const ROLL = [['orange', 'H', 'H']] as const;

/** The turn of the Ranger, before the first action. */
function turn(situation: Shooting) {
  return descent(range(situation)).pick('hero0');
}

describe('Irk', () => {
  it('discards the last card for a Mana, once in an attack', () => {
    const table = shooting({ cards: [blank(3), blank(3), blank(2), blank(2)], dice: ROLL })
      .picks('reveal', 'reveal')
      .shows('prompt ask.arrows, options use-irk/0 stop')
      .pick('use-irk/0')
      .shows('hero mana 1');
    expect(rangerBoard(table.state).revealed).toEqual([blank(3), blank(3)]);
    expect(rangerBoard(table.state).arrows.discard).toEqual([blank(2)]);
    table.shows('options reveal stop').pick('stop').done().shows('event shot purpose quick-shot');
  });

  it('has nothing to mend in a Bullseye, and nothing without Mana', () => {
    shooting({ cards: [blank(3), blank(4)], dice: ROLL })
      .shows('offers use-irk/0')
      .pick('reveal')
      .done()
      .shows('event shot purpose bullseye');
    shooting({ cards: [blank(3), blank(5)], mana: 0, dice: ROLL })
      .shows('options reveal stop')
      .pick('reveal')
      .done()
      .shows('event shot purpose overload');
  });

  it('finds a gap and a Mana when the shadow shows', () =>
    shooting({
      cards: [blank(1)],
      mana: 0,
      target: 'straw-guards',
      dice: 'orange H -, shadow X, blue SS',
      change: set('hero zone 0:1, foe zone 2:1'),
    })
      .pick('stop')
      .done()
      .shows('straw1 wounds 1, hero mana 1'));
});

describe('Steady Aim', () => {
  it('I looks at the next card and may put it under the deck', () => {
    const cards = [blank(3), blank(5), blank(4), blank(1)];
    const table = shooting({ cards, skills: ['steady-aim-1'], mana: 0, dice: ROLL })
      .pick('use-steady-aim-1/0')
      .shows('prompt ask.arrows-under');
    expect(table.options).toEqual([blank(5)]);
    table.pick(blank(5));
    expect(rangerBoard(table.state).arrows.draw).toEqual([blank(5), blank(1), blank(4)]);
    table.shows('options reveal stop').pick('reveal').done().shows('event shot purpose bullseye');
  });

  it('I may leave the card where it is', () => {
    const cards = [blank(3), blank(4)];
    shooting({ cards, skills: ['steady-aim-1'], mana: 0, dice: ROLL })
      .pick('use-steady-aim-1/0')
      .pick()
      .pick('reveal')
      .done()
      .shows('event shot purpose bullseye');
  });

  it('I has nothing to look for when 7 arrows show', () => {
    const cards = [blank(3), blank(4)];
    shooting({ cards, skills: ['steady-aim-1'], mana: 0, dice: ROLL })
      .shows('offers use-steady-aim-1/0')
      .pick('reveal')
      .done()
      .shows('event shot purpose bullseye');
  });

  it('I sees the new deck when the old one is empty', () => {
    const table = shooting({
      cards: [blank(3)],
      skills: ['steady-aim-1'],
      mana: 0,
      change: (state) => {
        rangerBoard(state).arrows.discard = [blank(2)];
      },
    }).pick('use-steady-aim-1/0');
    expect(table.options).toEqual([blank(2)]);
  });

  it('II looks at three', () => {
    const cards = [blank(1), 'arrow-long-draw', 'arrow-hair-trigger', blank(6), blank(2)];
    const table = shooting({ cards, skills: ['steady-aim-2'], mana: 0, dice: ROLL }).pick(
      'use-steady-aim-2/0',
    );
    expect(table.options).toEqual(['arrow-long-draw', 'arrow-hair-trigger', blank(6)]);
    table.pick('arrow-long-draw', 'arrow-hair-trigger');
    expect(rangerBoard(table.state).arrows.draw).toEqual([
      'arrow-long-draw',
      'arrow-hair-trigger',
      blank(2),
      blank(6),
    ]);
    table.pick('reveal').done().shows('event shot purpose bullseye');
  });
});

describe('Skirmisher', () => {
  const cards = [blank(1), blank(1), blank(1), blank(1)];
  const dice = 'orange - - - -';

  it('I steps away after the first attack of a round, and nobody strikes', () =>
    turn({ cards, skills: ['skirmisher-1'], mana: 0, dice, change: set('straw@0:0') })
      .picks('attack', 'stop')
      .shows('prompt ask.step')
      .pick(`zone${at(1, 0)}`)
      .shows('hero zone 1:0 health 5 turn.actions 2')
      .picks('attack', 'ranged-straw1', 'stop')
      .shows('prompt ask.turn'));

  it('I may also stay', () =>
    turn({ cards, skills: ['skirmisher-1'], mana: 0, dice })
      .picks('attack', 'stop', 'done')
      .shows('prompt ask.turn, hero zone 0:0'));

  it('II steps away after each attack', () =>
    turn({ cards, skills: ['skirmisher-2'], mana: 0, dice })
      .picks('attack', 'stop', `zone${at(1, 0)}`, 'attack', 'stop')
      .shows('prompt ask.step')
      .pick(`zone${at(0, 0)}`)
      .shows('hero zone 0:0'));

  it('II defends with a shield more', () =>
    scene(range({ cards, skills: ['skirmisher-2'], dice: 'yellow HH' }))
      .runs(foeAttacks)
      .done()
      .shows('hero health 4'));
});

describe('Pinning Shot', () => {
  it('I costs 2 Mana, once in a round', () =>
    turn({
      cards: [blank(1), blank(1)],
      skills: ['pinning-shot-1'],
      mana: 4,
      dice: 'orange H - H -',
    })
      .picks('attack', 'stop', 'use-pinning-shot-1/0')
      .shows('straw1 frost 1 wounds 2, hero mana 2')
      .picks('attack', 'stop')
      .shows('prompt ask.turn'));

  it('II costs 1, and what is frozen takes a hit more', () =>
    turn({
      cards: [blank(1), blank(1)],
      skills: ['pinning-shot-2'],
      mana: 1,
      dice: 'orange H - H -',
    })
      .picks('attack', 'stop', 'use-pinning-shot-2/0')
      .shows('straw1 frost 1 wounds 3')
      .picks('attack', 'stop')
      .shows('straw1 wounds 5, hero mana 0'));
});

describe('Sniper’s Patience', () => {
  it('I brings a yellow die, unless the Ranger has moved', () => {
    turn({
      cards: [blank(1)],
      skills: ['snipers-patience-1'],
      mana: 0,
      dice: 'orange H H, yellow HH',
    })
      .picks('attack', 'stop')
      .shows('straw1 wounds 4');
    turn({ cards: [blank(1)], skills: ['snipers-patience-1'], mana: 0, dice: ROLL })
      .picks('move', `zone${at(1, 0)}`, 'done', 'attack', 'stop')
      .shows('straw1 wounds 2');
  });

  it('II brings an orange die and takes a shield', () =>
    turn({
      cards: [blank(1)],
      skills: ['snipers-patience-2'],
      mana: 0,
      target: 'straw-guards',
      dice: 'orange H H, blue SS, orange HHH',
    })
      .picks('attack', 'stop')
      .shows('straw1 wounds 4'));
});

describe('Burning Arrows', () => {
  it('I sets the target on fire', () =>
    shooting({ cards: [blank(1)], skills: ['burning-arrows-1'], dice: ROLL })
      .picks('stop', 'use-burning-arrows-1/0')
      .done()
      .shows('straw1 fire 1 wounds 2, hero mana 1'));

  it('II hits harder and sets everybody there on fire', () =>
    shooting({
      cards: [blank(1)],
      skills: ['burning-arrows-2'],
      dice: ROLL,
      change: set('straw@2:0, straw@2:2'),
    })
      .picks('ranged-straw1', 'stop', 'use-burning-arrows-2/0')
      .done()
      .shows('foes fire 1 1 0, straw1 wounds 3, hero mana 1'));
});

describe('Second String', () =>
  it('shoots again for 2 Mana, once in a round, at no action', () =>
    turn({
      cards: Array<string>(4).fill(blank(1)),
      skills: ['second-string'],
      mana: 4,
      dice: 'orange H H H H H H',
    })
      .picks('attack', 'stop')
      .shows('prompt ask.use')
      .picks('yes', 'stop')
      .shows('hero mana 2 turn.actions 2, straw1 wounds 4')
      .picks('attack', 'stop')
      .shows('prompt ask.turn, hero turn.actions 1')));

describe('Dead Eye', () => {
  it('makes a Bullseye of 6 arrows, once in a round', () =>
    turn({
      cards: ['arrow-iron-bolt', blank(2), blank(1), blank(6), blank(6)],
      skills: ['dead-eye'],
      mana: 0,
      dice: 'orange H - H -',
    })
      .picks('attack', 'reveal')
      .shows('options reveal stop')
      .pick('reveal')
      .shows('options reveal use-dead-eye/0 stop')
      .pick('use-dead-eye/0')
      .shows('event shot purpose bullseye amount 6, straw1 wounds 3')
      .pick('attack')
      .shows('options reveal stop'));

  it('makes a Bullseye of 8, or leaves it an Overload', () => {
    const cards = ['arrow-iron-bolt', blank(5)];
    shooting({ cards, skills: ['dead-eye'], mana: 0, dice: ROLL })
      .pick('reveal')
      .shows('options use-dead-eye/0 stop')
      .pick('use-dead-eye/0')
      .done()
      .shows('straw1 wounds 4');
    const dice = [['blue', 'S'], ...ROLL] as const;
    shooting({ cards, skills: ['dead-eye'], mana: 0, dice })
      .picks('reveal', 'stop')
      .done()
      .shows('straw1 wounds 1');
  });
});

describe('Storm of Arrows', () => {
  it('adds a hit for each card of a Bullseye', () => {
    const cards = [blank(3), blank(3), blank(1)];
    shooting({ cards, skills: ['storm-of-arrows'], mana: 1, dice: ROLL })
      .picks('reveal', 'reveal', 'use-storm-of-arrows/0')
      .done()
      .shows('straw1 wounds 5, hero mana 0');
  });

  it('is nothing for a quick shot', () =>
    shooting({ cards: [blank(3)], skills: ['storm-of-arrows'], dice: ROLL })
      .pick('stop')
      .done()
      .shows('straw1 wounds 2'));
});

describe('the Shadowbane power of the Ranger', () => {
  const pieces = ['hood', 'greaves', 'mail', 'signet'].map((piece) => `shadowbane-${piece}`);
  const wearing = (count: number) => (state: Parameters<typeof equipped>[0]) => {
    for (const piece of pieces.slice(0, count)) equipped(state, piece);
  };

  it('rerolls a die of a Ranged attack', () => {
    const dice = [...ROLL, ['orange', 'HHH']] as const;
    shooting({ cards: [blank(1)], mana: 0, dice, change: wearing(2) })
      .picks('stop', 'use-shadowbane-ranger/0', 'reroll0')
      .done()
      .shows('straw1 wounds 4');
  });

  it('brings an orange die, and Mana for kills', () =>
    shooting({
      cards: [blank(1)],
      mana: 0,
      minions: 1,
      dice: 'orange HHH HHH, enemy -, orange HHH',
      change: set(wearing(4), 'foe wounds 15'),
    })
      .picks('stop', 'finish')
      .done()
      .shows('straw1 minions 0 wounds 4, hero mana 1'));

  it('does nothing for a Melee attack', () =>
    scene(
      range({
        cards: [blank(1)],
        mana: 0,
        dice: 'yellow H',
        change: set(wearing(4), 'hero wears practice-sword, foe zone 0:0'),
      }),
    )
      .runs((g) => g.do.heroAttack(g, heroAt(g, 0)))
      .done()
      .shows('straw1 wounds 1'));
});
