import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { descent, fromTheStart, scene } from '../../../../test/descent.ts';
import { strawMan, withAbilities, withPractice } from '../../../../test/practice.ts';
import { rogueBoard, turnWith, used } from '../../../../test/rogue.ts';
import { at } from '../../../../test/training-ground.ts';
import { heroAt } from '../../../descent.ts';
import { sufferPoison } from '../../../rules/combat/conditions.ts';
import { activateEnemy } from '../../../rules/enemies/enemy-phase.ts';
import type { DescentState } from '../../../state.ts';
import type { Content } from '../../types.ts';
import { drawForTheRound } from './bag.ts';

const FIRST_NINE = [
  'token-blade',
  'token-blade',
  'token-blade',
  'token-dash',
  'token-dash',
  'token-dash',
  'token-knack',
  'token-smoke',
  'token-vial',
];

describe('the Thieving Tools', () => {
  rule(['H-ROG-01'], 'nine tokens and the two of the first skill are in the bag', () => {
    const table = fromTheStart({ heroes: ['rogue'] }).pick('shadowform-1');
    const { bag } = rogueBoard(table.state);
    expect(bag).toHaveLength(11);
    expect([...bag].sort()).toEqual([...FIRST_NINE, 'token-nightfall', 'token-nightfall'].sort());
    expect(24 - bag.length).toBe(13);
  });

  rule(['H-ROG-02'], 'three tokens are drawn at the start of a round, face up', () => {
    const table = descent({
      heroes: ['rogue', 'berserker'],
      dice: [['rogue-token', 'token-dash', 'token-vial', 'token-dash']],
      change: (state) => {
        state.phase = 'round-start';
      },
    });
    const board = rogueBoard(table.state);
    expect(board.drawn).toEqual([
      { token: 'token-dash', used: false },
      { token: 'token-vial', used: false },
      { token: 'token-dash', used: false },
    ]);
    expect(board.bag).toHaveLength(6);
    expect(table.eventsNamed('token-drawn')).toHaveLength(3);
  });

  rule(['H-SOLO-04'], 'a Rogue alone draws four', () => {
    const table = descent({
      heroes: ['rogue'],
      change: (state) => {
        state.phase = 'round-start';
      },
    });
    expect(rogueBoard(table.state).drawn).toHaveLength(4);
    expect(table.prompt).toBe('ask.turn');
    expect(table.hero().turn?.actions).toBe(4);
  });

  rule(['H-ROG-12'], 'an empty bag takes back the discarded tokens, and drawing goes on', () => {
    const table = scene({
      heroes: ['rogue', 'berserker'],
      dice: [['rogue-token', 'token-knack', 'token-vial', 'token-blade']],
      change: (state) => {
        const board = rogueBoard(state);
        board.bag = ['token-knack'];
        board.discard = FIRST_NINE.filter((token) => token !== 'token-knack');
      },
    }).runs(function* (g) {
      drawForTheRound(g, heroAt(g, 0));
    });
    const board = rogueBoard(table.done().state);
    expect(board.drawn.map(({ token }) => token)).toEqual([
      'token-knack',
      'token-vial',
      'token-blade',
    ]);
    expect(board.bag).toHaveLength(6);
    expect(board.discard).toEqual([]);
  });

  rule(['H-ROG-12'], 'with bag and discard pile empty nothing is drawn', () => {
    const table = scene({
      heroes: ['rogue', 'berserker'],
      change: (state) => {
        Object.assign(rogueBoard(state), { bag: ['token-dash'], discard: [] });
      },
    }).runs(function* (g) {
      drawForTheRound(g, heroAt(g, 0));
    });
    expect(rogueBoard(table.done().state).drawn).toHaveLength(1);
  });
});

describe('tokens and actions', () => {
  rule(['H-ROG-03'], 'three tokens are three actions', () => {
    const table = turnWith(['token-dash', 'token-blade', 'token-vial']);
    expect(table.hero().turn?.actions).toBe(3);
    table.pick('move');
    expect(table.prompt).toBe('ask.token-move');
    table.picks('token-dash', 'done');
    table.picks('move', 'token-blade', 'done');
    table.picks('move', 'done');
    expect(used(table)).toBe(3);
    expect(table.hero().turn?.actions).toBe(0);
    for (const action of ['move', 'attack', 'recover', 'trade']) {
      expect(table.options).not.toContain(action);
    }
  });

  it('asks for a token, and says which clearly fits', () => {
    const fitting = (action: string, ...tokens: string[]) =>
      turnWith(tokens).pick(action).pending[0]?.prompt.params?.['fitting'];
    expect(fitting('move', 'token-dash', 'token-blade')).toBe('token-dash');
    expect(fitting('move', 'token-knack', 'token-dash', 'token-blade')).toBe('token-dash');
    expect(fitting('move', 'token-knack', 'token-blade')).toBe('token-knack');
    expect(fitting('move', 'token-dash', 'token-tumble')).toBeUndefined();
    expect(fitting('move', 'token-fang', 'token-blade')).toBe('token-blade');
  });

  rule(['H-ROG-04'], 'red goes with attacks, blue with moves, green with everything', () => {
    const tokens = ['token-blade', 'token-dash', 'token-knack'];
    const withoutMana = (state: DescentState) => {
      Object.assign(state.heroes[0] ?? {}, { mana: 0 });
    };
    const wrong = turnWith(tokens, { dice: [['yellow', 'H']], change: withoutMana });
    wrong.picks('move', 'token-blade');
    expect(wrong.hero().turn?.mp).toBe(2);
    wrong.picks('done', 'attack', 'token-dash');
    expect(wrong.event('rolled')?.dice).toEqual(['yellow H']);
    wrong.picks('recover');
    expect(wrong.eventsNamed('ability').map(({ card }) => card)).toEqual(['token-knack']);
    expect(wrong.hero().mana).toBe(3);

    const right = turnWith(tokens, { dice: [['yellow', 'H', 'H']], change: withoutMana });
    right.picks('attack', 'token-blade');
    expect(right.event('rolled')?.dice).toEqual(['yellow H', 'yellow H']);
    right.picks('move', 'token-dash');
    expect(right.hero().turn?.mp).toBe(3);
    right.picks('done', 'recover');
    expect(right.hero().mana).toBe(3);
    expect(right.eventsNamed('ability').map(({ card }) => card)).toEqual([
      'token-blade',
      'token-dash',
      'token-knack',
    ]);
  });

  rule(['H-ROG-05'], 'a token that fits helps: +1 MP', () => {
    const table = turnWith(['token-dash']).picks('move');
    expect(table.hero().turn?.mp).toBe(3);
  });

  rule(['H-ROG-06'], 'a token that does not fit is used, and the action takes place', () => {
    const table = turnWith(['token-dash'], { dice: [['yellow', 'HH']] }).picks('attack');
    expect(table.event('rolled')?.dice).toEqual(['yellow HH']);
    expect(table.enemy('straw1').wounds).toBe(2);
    expect(rogueBoard(table.state).drawn).toEqual([{ token: 'token-dash', used: true }]);
  });

  rule(['H-ROG-07'], 'a token more is an action more', () => {
    const table = turnWith(['token-trick', 'token-dash', 'token-dash'], {
      dice: [['rogue-token', 'token-blade']],
    });
    table.picks('move', 'token-trick', 'done');
    expect(rogueBoard(table.state).drawn).toHaveLength(4);
    expect(table.hero().turn?.actions).toBe(3);
    table.picks('move', 'token-dash', 'done', 'move', 'token-dash', 'done', 'move', 'done');
    expect(used(table)).toBe(4);
    expect(table.eventsNamed('action')).toHaveLength(4);
    expect(table.options).not.toContain('move');
  });

  rule(
    ['H-ROG-08', 'H-ROG-11'],
    'at the end of the turn every token is discarded, used or not',
    () => {
      const table = turnWith(['token-dash', 'token-blade', 'token-vial'], {
        heroes: ['rogue', 'berserker'],
      });
      table.picks('hero0', 'move', 'token-dash', 'done');
      table.picks('move', 'token-blade', 'done', 'end-turn');
      const board = rogueBoard(table.state);
      expect(board.drawn.filter((token) => !token.used)).toEqual([]);
      expect(board.drawn).toEqual([]);
      expect(board.discard).toEqual(['token-dash', 'token-blade', 'token-vial']);
    },
  );

  rule(['H-ROG-09'], 'a Bear Trap flips a second token', () => {
    const table = turnWith(['token-dash', 'token-blade', 'token-vial'], {
      change: (state) => {
        state.enemies = [];
        state.dungeon.tokens.push({
          id: 90,
          kind: 'bear-trap',
          zone: at(1, 0),
          face: 'bear-trap-1',
        });
      },
    });
    table.picks('move', 'token-dash', `zone${at(1, 0)}`);
    expect(table.prompt).toBe('ask.lose-token');
    table.pick('token-blade');
    expect(rogueBoard(table.state).drawn).toEqual([
      { token: 'token-dash', used: true },
      { token: 'token-blade', used: true },
      { token: 'token-vial', used: false },
    ]);
    expect(table.hero().turn?.actions).toBe(1);
  });

  it('Frost flips a token too', () => {
    const table = turnWith(['token-dash', 'token-blade'], {
      change: (state) => {
        Object.assign(state.heroes[0] ?? {}, { frost: 1 });
      },
    });
    table.picks('thaw', 'token-blade');
    expect(used(table)).toBe(1);
    expect(table.hero().turn?.actions).toBe(1);
  });

  rule(['H-ROG-10'], 'an action gained by other means needs no token', () => {
    const haste = [{ timing: 'turn', limit: 'round', effects: [{ do: 'actions', n: 1 }] }] as const;
    const table = turnWith(['token-dash', 'token-blade', 'token-vial'], {
      content: (content) => withAbilities(withPractice(content), haste),
    });
    table.pick('use-practice-sword/0');
    expect(table.hero().turn?.actions).toBe(4);
    table.picks('move', 'no-token', 'done');
    expect(used(table)).toBe(0);
    expect(table.hero().turn?.actions).toBe(3);
    table.pick('move');
    expect(table.options).not.toContain('no-token');
  });
});

describe('a further attack in the same action', () => {
  /** The practice sword strikes again, at this moment. */
  const again = (timing: 'after-attack' | 'on-kill') => (content: Content) =>
    withAbilities(withPractice(content), [{ timing, limit: 'round', effects: [{ do: 'attack' }] }]);

  rule(['H-ROG-18'], 'has nothing of the token: it is an attack gained by other means', () => {
    const table = turnWith(['token-gash'], {
      content: again('after-attack'),
      dice: [
        ['yellow', '-'],
        ['orange', 'H'],
        ['yellow', '-'],
      ],
    }).pick('attack');
    const pools = table.eventsNamed('rolled').map(({ dice }) => dice);
    expect(pools).toEqual([['yellow -', 'orange H'], ['yellow -']]);
  });

  rule(['H-ROG-18'], 'lays no Poison that was flipped for something else', () => {
    const table = turnWith(['token-fang', 'token-fang'], {
      content: again('on-kill'),
      dice: [['yellow', 'HH', '-']],
      change: (state) => {
        Object.assign(state.enemies[0] ?? {}, { wounds: 18 });
        strawMan(state, 0);
      },
    });
    table.picks('move', 'done', 'attack', 'melee-straw1', 'keep');
    expect(table.state.enemies.map(({ id, poison }) => [id, poison])).toEqual([['straw2', null]]);
  });
});

describe('Poison', () => {
  it('stays with the target when its token is flipped for an attack', () => {
    const table = turnWith(['token-vial'], { dice: [['yellow', '-']] }).pick('attack');
    expect(table.enemy('straw1').poison).toBe('token-vial');
    const { drawn, discard, active } = rogueBoard(table.state);
    expect({ drawn, discard, active }).toEqual({ drawn: [], discard: [], active: null });
  });

  it('is not laid by a Move', () => {
    const table = turnWith(['token-vial']).picks('move', 'done');
    expect(table.enemy('straw1').poison).toBeNull();
    expect(used(table)).toBe(1);
  });

  for (const [skills, wounds] of [
    [[], 1],
    [['venomcraft-1'], 2],
    [['venomcraft-2'], 3],
    [['venomcraft-3'], 4],
  ] as const) {
    rule(
      ['H-ROG-13'],
      `acts in every activation: ${wounds} with ${skills[0] ?? 'no skill'}`,
      () => {
        const table = scene({
          heroes: ['rogue', 'berserker'],
          content: withPractice,
          dice: [['yellow', '-', '-', '-', '-']],
          change: (state) => {
            Object.assign(state.heroes[0] ?? {}, { skills: [...skills] });
            Object.assign(state.heroes[1] ?? {}, { gone: true });
            strawMan(state, 0, { poison: 'token-vial' });
          },
        }).runs(function* (g) {
          const [mob] = g.state.enemies;
          if (!mob) return;
          yield* activateEnemy(g, mob);
          yield* activateEnemy(g, mob);
        });
        expect(table.done().enemy('straw1').wounds).toBe(2 * wounds);
        expect(table.eventsNamed('poisoned').map(({ amount }) => amount)).toEqual([wounds, wounds]);
      },
    );
  }

  rule(['H-ROG-14'], 'a second one takes the place of the first, which goes home', () => {
    const table = turnWith(['token-fang'], {
      dice: [['yellow', '-']],
      change: (state) => {
        rogueBoard(state).bag = FIRST_NINE.slice(0, 5);
        Object.assign(state.enemies[0] ?? {}, { poison: 'token-vial' });
      },
    });
    table.pick('attack');
    expect(table.enemy('straw1').poison).toBe('token-fang');
    expect(rogueBoard(table.state).bag).toEqual([...FIRST_NINE.slice(0, 5), 'token-vial']);
  });

  rule(['H-ROG-13', 'H-ATK-37'], 'kills for the Rogue whose Poison it is', () => {
    const killed = (gone: boolean) =>
      scene({
        heroes: ['berserker', 'rogue'],
        content: withPractice,
        change: (state) => {
          strawMan(state, 0, { poison: 'token-vial', wounds: 19, item: null });
          Object.assign(state.heroes[1] ?? {}, { gone });
        },
      }).runs(function* (g) {
        const [mob] = g.state.enemies;
        if (mob) yield* sufferPoison(g, mob);
      });
    expect(
      killed(false)
        .done()
        .state.heroes.map(({ xp }) => xp),
    ).toEqual([2, 3]);
    expect(
      killed(true)
        .done()
        .state.heroes.map(({ xp }) => xp),
    ).toEqual([3, 2]);
  });

  rule(['H-ROG-15'], 'goes back into the bag when the enemy dies', () => {
    const table = scene({
      heroes: ['rogue', 'berserker'],
      content: withPractice,
      change: (state) => {
        rogueBoard(state).bag = FIRST_NINE.slice(0, 5);
        strawMan(state, 0, { poison: 'token-vial', wounds: 19, item: null });
      },
    }).runs(function* (g) {
      const [mob] = g.state.enemies;
      if (mob) yield* g.do.woundEnemy(g, mob, 1, { kind: 'hero', hero: 0 });
    });
    const board = rogueBoard(table.done().state);
    expect(table.state.enemies).toEqual([]);
    expect(board.bag).toHaveLength(6);
    expect(board.discard).toEqual([]);
  });
});

describe('Shadow', () => {
  rule(['H-ROG-16'], 'a Shadow token brings the Shadow die in Light, for that attack only', () => {
    const table = turnWith(['token-smoke', 'token-dash'], {
      dice: [
        ['yellow', 'H'],
        ['shadow', 'HH'],
        ['yellow', 'H'],
      ],
    });
    table.picks('attack', 'token-smoke');
    expect(table.event('rolled')?.dice).toEqual(['yellow H', 'shadow HH']);
    table.pick('attack');
    expect(table.event('rolled')?.dice).toEqual(['yellow H']);
  });
});

rule(['H-ROG-17'], 'Feydra: a Move with 3 MP, an attack with a die more, and one without', () => {
  const table = turnWith(['token-dash', 'token-dash', 'token-blade'], {
    dice: [['yellow', 'H', 'HH', 'H']],
    change: (state) => {
      Object.assign(state.enemies[0] ?? {}, { zone: at(1, 0) });
    },
  });
  table.picks('move', 'token-dash');
  expect(table.hero().turn?.mp).toBe(3);
  table.picks(`zone${at(1, 0)}`, 'done', 'attack', 'token-blade');
  expect(table.event('rolled')?.dice).toEqual(['yellow H', 'yellow HH']);
  table.pick('attack');
  expect(table.event('rolled')?.dice).toEqual(['yellow H']);
  expect(used(table)).toBe(3);
  expect(table.hero().turn?.actions).toBe(0);
});
