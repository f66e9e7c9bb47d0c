import { describe, expect, it } from 'vitest';
import { descent, scene } from '../../../../test/descent.ts';
import { armed, strawMan } from '../../../../test/practice.ts';
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
    const table = shooting({ cards: [blank(3), blank(3), blank(2), blank(2)], dice: ROLL });
    table.picks('reveal', 'reveal');
    expect(table.prompt).toBe('ask.arrows');
    expect(table.options).toEqual(['use-irk/0', 'stop']);
    table.pick('use-irk/0');
    expect(table.hero().mana).toBe(1);
    expect(rangerBoard(table.state).revealed).toEqual([blank(3), blank(3)]);
    expect(rangerBoard(table.state).arrows.discard).toEqual([blank(2)]);
    expect(table.options).toEqual(['reveal', 'stop']);
    table.pick('stop').done();
    expect(table.event('shot')?.purpose).toBe('quick-shot');
  });

  it('has nothing to mend in a Bullseye, and nothing without Mana', () => {
    const bullseye = shooting({ cards: [blank(3), blank(4)], dice: ROLL });
    expect(bullseye.options).toContain('use-irk/0');
    bullseye.pick('reveal').done();
    expect(bullseye.event('shot')?.purpose).toBe('bullseye');
    const poor = shooting({ cards: [blank(3), blank(5)], mana: 0, dice: ROLL });
    expect(poor.options).toEqual(['reveal', 'stop']);
    poor.pick('reveal').done();
    expect(poor.event('shot')?.purpose).toBe('overload');
  });

  it('finds a gap and a Mana when the shadow shows', () => {
    const table = shooting({
      cards: [blank(1)],
      mana: 0,
      target: 'straw-guards',
      dice: [
        ['orange', 'H', '-'],
        ['shadow', 'X'],
        ['blue', 'SS'],
      ],
      change: (state) => {
        Object.assign(state.heroes[0] ?? {}, { zone: at(0, 1) });
        Object.assign(state.enemies[0] ?? {}, { zone: at(2, 1) });
      },
    });
    table.pick('stop').done();
    expect(table.enemy('straw1').wounds).toBe(1);
    expect(table.hero().mana).toBe(1);
  });
});

describe('Steady Aim', () => {
  it('I looks at the next card and may put it under the deck', () => {
    const cards = [blank(3), blank(5), blank(4), blank(1)];
    const table = shooting({ cards, skills: ['steady-aim-1'], mana: 0, dice: ROLL });
    table.pick('use-steady-aim-1/0');
    expect(table.prompt).toBe('ask.arrows-under');
    expect(table.options).toEqual([blank(5)]);
    table.pick(blank(5));
    expect(rangerBoard(table.state).arrows.draw).toEqual([blank(5), blank(1), blank(4)]);
    expect(table.options).toEqual(['reveal', 'stop']);
    table.pick('reveal').done();
    expect(table.event('shot')?.purpose).toBe('bullseye');
  });

  it('I may leave the card where it is', () => {
    const cards = [blank(3), blank(4)];
    const table = shooting({ cards, skills: ['steady-aim-1'], mana: 0, dice: ROLL });
    table.pick('use-steady-aim-1/0').pick();
    table.pick('reveal').done();
    expect(table.event('shot')?.purpose).toBe('bullseye');
  });

  it('I has nothing to look for when 7 arrows show', () => {
    const cards = [blank(3), blank(4)];
    const table = shooting({ cards, skills: ['steady-aim-1'], mana: 0, dice: ROLL });
    expect(table.options).toContain('use-steady-aim-1/0');
    table.pick('reveal').done();
    expect(table.event('shot')?.purpose).toBe('bullseye');
  });

  it('I sees the new deck when the old one is empty', () => {
    const table = shooting({
      cards: [blank(3)],
      skills: ['steady-aim-1'],
      mana: 0,
      change: (state) => {
        rangerBoard(state).arrows.discard = [blank(2)];
      },
    });
    table.pick('use-steady-aim-1/0');
    expect(table.options).toEqual([blank(2)]);
  });

  it('II looks at three', () => {
    const cards = [blank(1), 'arrow-long-draw', 'arrow-hair-trigger', blank(6), blank(2)];
    const table = shooting({ cards, skills: ['steady-aim-2'], mana: 0, dice: ROLL });
    table.pick('use-steady-aim-2/0');
    expect(table.options).toEqual(['arrow-long-draw', 'arrow-hair-trigger', blank(6)]);
    table.pick('arrow-long-draw', 'arrow-hair-trigger');
    expect(rangerBoard(table.state).arrows.draw).toEqual([
      'arrow-long-draw',
      'arrow-hair-trigger',
      blank(2),
      blank(6),
    ]);
    table.pick('reveal').done();
    expect(table.event('shot')?.purpose).toBe('bullseye');
  });
});

describe('Skirmisher', () => {
  const cards = [blank(1), blank(1), blank(1), blank(1)];
  const dice = [['orange', '-', '-', '-', '-']] as const;

  it('I steps away after the first attack of a round, and nobody strikes', () => {
    const table = turn({
      cards,
      skills: ['skirmisher-1'],
      mana: 0,
      dice,
      change: (state) => void strawMan(state, at(0, 0)),
    });
    table.picks('attack', 'stop');
    expect(table.prompt).toBe('ask.step');
    table.pick(`zone${at(1, 0)}`);
    expect(table.hero()).toMatchObject({ zone: at(1, 0), health: 5 });
    expect(table.hero().turn?.actions).toBe(2);
    table.picks('attack', 'ranged-straw1', 'stop');
    expect(table.prompt).toBe('ask.turn');
  });

  it('I may also stay', () => {
    const table = turn({ cards, skills: ['skirmisher-1'], mana: 0, dice });
    table.picks('attack', 'stop', 'done');
    expect(table.prompt).toBe('ask.turn');
    expect(table.hero().zone).toBe(at(0, 0));
  });

  it('II steps away after each attack', () => {
    const table = turn({ cards, skills: ['skirmisher-2'], mana: 0, dice });
    table.picks('attack', 'stop', `zone${at(1, 0)}`, 'attack', 'stop');
    expect(table.prompt).toBe('ask.step');
    table.pick(`zone${at(0, 0)}`);
    expect(table.hero().zone).toBe(at(0, 0));
  });

  it('II defends with a shield more', () => {
    const table = scene(range({ cards, skills: ['skirmisher-2'], dice: [['yellow', 'HH']] })).runs(
      function* (g) {
        const [enemy] = g.state.enemies;
        if (enemy) yield* g.do.enemyAttack(g, enemy, 'melee', heroAt(g, 0));
      },
    );
    table.done();
    expect(table.hero().health).toBe(4);
  });
});

describe('Pinning Shot', () => {
  it('I costs 2 Mana, once in a round', () => {
    const table = turn({
      cards: [blank(1), blank(1)],
      skills: ['pinning-shot-1'],
      mana: 4,
      dice: [['orange', 'H', '-', 'H', '-']],
    });
    table.picks('attack', 'stop', 'use-pinning-shot-1/0');
    expect(table.enemy('straw1')).toMatchObject({ frost: 1, wounds: 2 });
    expect(table.hero().mana).toBe(2);
    table.picks('attack', 'stop');
    expect(table.prompt).toBe('ask.turn');
  });

  it('II costs 1, and what is frozen takes a hit more', () => {
    const table = turn({
      cards: [blank(1), blank(1)],
      skills: ['pinning-shot-2'],
      mana: 1,
      dice: [['orange', 'H', '-', 'H', '-']],
    });
    table.picks('attack', 'stop', 'use-pinning-shot-2/0');
    expect(table.enemy('straw1')).toMatchObject({ frost: 1, wounds: 3 });
    table.picks('attack', 'stop');
    expect(table.enemy('straw1').wounds).toBe(5);
    expect(table.hero().mana).toBe(0);
  });
});

describe('Sniper’s Patience', () => {
  it('I brings a yellow die, unless the Ranger has moved', () => {
    const still = turn({
      cards: [blank(1)],
      skills: ['snipers-patience-1'],
      mana: 0,
      dice: [
        ['orange', 'H', 'H'],
        ['yellow', 'HH'],
      ],
    });
    still.picks('attack', 'stop');
    expect(still.enemy('straw1').wounds).toBe(4);
    const moved = turn({ cards: [blank(1)], skills: ['snipers-patience-1'], mana: 0, dice: ROLL });
    moved.picks('move', `zone${at(1, 0)}`, 'done', 'attack', 'stop');
    expect(moved.enemy('straw1').wounds).toBe(2);
  });

  it('II brings an orange die and takes a shield', () => {
    const table = turn({
      cards: [blank(1)],
      skills: ['snipers-patience-2'],
      mana: 0,
      target: 'straw-guards',
      dice: [
        ['orange', 'H', 'H'],
        ['blue', 'SS'],
        ['orange', 'HHH'],
      ],
    });
    table.picks('attack', 'stop');
    expect(table.enemy('straw1').wounds).toBe(4);
  });
});

describe('Burning Arrows', () => {
  it('I sets the target on fire', () => {
    const table = shooting({ cards: [blank(1)], skills: ['burning-arrows-1'], dice: ROLL });
    table.picks('stop', 'use-burning-arrows-1/0').done();
    expect(table.enemy('straw1')).toMatchObject({ fire: 1, wounds: 2 });
    expect(table.hero().mana).toBe(1);
  });

  it('II hits harder and sets everybody there on fire', () => {
    const table = shooting({
      cards: [blank(1)],
      skills: ['burning-arrows-2'],
      dice: ROLL,
      change: (state) => {
        strawMan(state, at(2, 0));
        strawMan(state, at(2, 2));
      },
    });
    table.picks('ranged-straw1', 'stop', 'use-burning-arrows-2/0').done();
    expect(table.state.enemies.map(({ fire }) => fire)).toEqual([1, 1, 0]);
    expect(table.enemy('straw1').wounds).toBe(3);
    expect(table.hero().mana).toBe(1);
  });
});

describe('Second String', () => {
  it('shoots again for 2 Mana, once in a round, at no action', () => {
    const table = turn({
      cards: Array<string>(4).fill(blank(1)),
      skills: ['second-string'],
      mana: 4,
      dice: [['orange', 'H', 'H', 'H', 'H', 'H', 'H']],
    });
    table.picks('attack', 'stop');
    expect(table.prompt).toBe('ask.use');
    table.picks('yes', 'stop');
    expect(table.hero()).toMatchObject({ mana: 2, turn: { actions: 2 } });
    expect(table.enemy('straw1').wounds).toBe(4);
    table.picks('attack', 'stop');
    expect(table.prompt).toBe('ask.turn');
    expect(table.hero().turn?.actions).toBe(1);
  });
});

describe('Dead Eye', () => {
  it('makes a Bullseye of 6 arrows, once in a round', () => {
    const table = turn({
      cards: ['arrow-iron-bolt', blank(2), blank(1), blank(6), blank(6)],
      skills: ['dead-eye'],
      mana: 0,
      dice: [['orange', 'H', '-', 'H', '-']],
    });
    table.picks('attack', 'reveal');
    expect(table.options).toEqual(['reveal', 'stop']);
    table.pick('reveal');
    expect(table.options).toEqual(['reveal', 'use-dead-eye/0', 'stop']);
    table.pick('use-dead-eye/0');
    expect(table.event('shot')).toMatchObject({ purpose: 'bullseye', amount: 6 });
    expect(table.enemy('straw1').wounds).toBe(3);
    table.pick('attack');
    expect(table.options).toEqual(['reveal', 'stop']);
  });

  it('makes a Bullseye of 8, or leaves it an Overload', () => {
    const cards = ['arrow-iron-bolt', blank(5)];
    const bent = shooting({ cards, skills: ['dead-eye'], mana: 0, dice: ROLL }).pick('reveal');
    expect(bent.options).toEqual(['use-dead-eye/0', 'stop']);
    bent.pick('use-dead-eye/0').done();
    expect(bent.enemy('straw1').wounds).toBe(4);
    const dice = [['blue', 'S'], ...ROLL] as const;
    const left = shooting({ cards, skills: ['dead-eye'], mana: 0, dice });
    left.picks('reveal', 'stop').done();
    expect(left.enemy('straw1').wounds).toBe(1);
  });
});

describe('Storm of Arrows', () => {
  it('adds a hit for each card of a Bullseye', () => {
    const cards = [blank(3), blank(3), blank(1)];
    const table = shooting({ cards, skills: ['storm-of-arrows'], mana: 1, dice: ROLL });
    table.picks('reveal', 'reveal', 'use-storm-of-arrows/0').done();
    expect(table.enemy('straw1').wounds).toBe(5);
    expect(table.hero().mana).toBe(0);
  });

  it('is nothing for a quick shot', () => {
    const table = shooting({ cards: [blank(3)], skills: ['storm-of-arrows'], dice: ROLL });
    table.pick('stop').done();
    expect(table.enemy('straw1').wounds).toBe(2);
  });
});

describe('the Shadowbane power of the Ranger', () => {
  const pieces = ['hood', 'greaves', 'mail', 'signet'].map((piece) => `shadowbane-${piece}`);
  const wearing = (count: number) => (state: Parameters<typeof equipped>[0]) => {
    for (const piece of pieces.slice(0, count)) equipped(state, piece);
  };

  it('rerolls a die of a Ranged attack', () => {
    const dice = [...ROLL, ['orange', 'HHH']] as const;
    const table = shooting({ cards: [blank(1)], mana: 0, dice, change: wearing(2) });
    table.picks('stop', 'use-shadowbane-ranger/0', 'reroll0').done();
    expect(table.enemy('straw1').wounds).toBe(4);
  });

  it('brings an orange die, and Mana for kills', () => {
    const table = shooting({
      cards: [blank(1)],
      mana: 0,
      minions: 1,
      dice: [
        ['orange', 'HHH', 'HHH'],
        ['enemy', '-'],
        ['orange', 'HHH'],
      ],
      change: (state) => {
        wearing(4)(state);
        Object.assign(state.enemies[0] ?? {}, { wounds: 15 });
      },
    });
    table.picks('stop', 'finish').done();
    expect(table.enemy('straw1')).toMatchObject({ minions: 0, wounds: 4 });
    expect(table.hero().mana).toBe(1);
  });

  it('does nothing for a Melee attack', () => {
    const table = scene(
      range({
        cards: [blank(1)],
        mana: 0,
        dice: [['yellow', 'H']],
        change: (state) => {
          wearing(4)(state);
          armed(state);
          Object.assign(state.enemies[0] ?? {}, { zone: at(0, 0) });
        },
      }),
    ).runs((g) => g.do.heroAttack(g, heroAt(g, 0)));
    expect(table.done().enemy('straw1').wounds).toBe(1);
  });
});
