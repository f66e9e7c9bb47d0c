import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { descent, fromTheStart, scene } from '../../../../test/descent.ts';
import { byFoe } from '../../../../test/fights.ts';
import { set } from '../../../../test/notation.ts';
import { strawMan, withAbilities, withPractice } from '../../../../test/practice.ts';
import { feydrasTrials, rogueBoard, turnWith, used } from '../../../../test/rogue.ts';
import { trials } from '../../../../test/trials.ts';
import type { Content } from '../../../content-types.ts';
import { sufferPoison } from '../../../rules/combat/conditions.ts';
import { activateEnemy } from '../../../rules/enemies/enemy-phase.ts';
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
      dice: 'rogue-token token-dash token-vial token-dash',
      change: set('state phase round-start'),
    });
    const board = rogueBoard(table.state);
    expect(board.drawn).toEqual([
      { token: 'token-dash', used: false },
      { token: 'token-vial', used: false },
      { token: 'token-dash', used: false },
    ]);
    expect(board.bag).toHaveLength(6);
    table.shows('told token-drawn 3');
  });

  rule(['H-SOLO-04'], 'a Rogue alone draws four', () => {
    const table = descent({ heroes: ['rogue'], change: set('state phase round-start') });
    expect(rogueBoard(table.state).drawn).toHaveLength(4);
    table.shows('prompt ask.turn, hero turn.actions 4');
  });

  rule(['H-ROG-12'], 'an empty bag takes back the discarded tokens, and drawing goes on', () => {
    const table = scene({
      heroes: ['rogue', 'berserker'],
      dice: 'rogue-token token-knack token-vial token-blade',
      change: (state) => {
        const board = rogueBoard(state);
        board.bag = ['token-knack'];
        board.discard = FIRST_NINE.filter((token) => token !== 'token-knack');
      },
    }).runs((g, hero) => {
      drawForTheRound(g, hero);
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
      change: (state) => Object.assign(rogueBoard(state), { bag: ['token-dash'], discard: [] }),
    }).runs((g, hero) => {
      drawForTheRound(g, hero);
    });
    expect(rogueBoard(table.done().state).drawn).toHaveLength(1);
  });
});

trials(
  feydrasTrials,
  `
H-ROG-03 three tokens are three actions
  turn token-dash token-blade token-vial | | | | hero turn.actions 3 | move | prompt ask.token-move | token-dash done move token-blade done move done
  | rogue drawn.0.used true drawn.1.used true drawn.2.used true, hero turn.actions 0, lacks move, lacks attack, lacks recover, lacks trade
H-ROG-04 red goes with attacks, blue with moves, green with everything
  turn token-blade token-dash token-knack | hero mana 0 | yellow H | move token-blade | hero turn.mp 2 | done attack token-dash recover | hero mana 3, told ability 1, event ability card token-knack
  turn token-blade token-dash token-knack | hero mana 0 | yellow H H | attack token-blade | told ability 1, event ability card token-blade
  | move token-dash | hero turn.mp 3, told ability 2, event ability card token-dash | done recover | hero mana 3, told ability 3, event ability card token-knack
H-ROG-05 a token that fits helps: +1 MP
  turn token-dash | | | move | hero turn.mp 3
H-ROG-06 a token that does not fit is used, and the action takes place
  turn token-dash | | yellow HH | attack | straw1 wounds 2, rogue drawn.length 1 drawn.0.token token-dash drawn.0.used true
H-ROG-07 a token more is an action more
  turn token-trick token-dash token-dash | | rogue-token token-blade | move token-trick done | rogue drawn.length 4, hero turn.actions 3
  | move token-dash done move token-dash done move done | told action 4, lacks move, rogue drawn.0.used true drawn.1.used true drawn.2.used true drawn.3.used true
H-ROG-09 a Bear Trap flips a second token
  turn token-dash token-blade token-vial | foe zone 2:2, bear-trap@1:0 face bear-trap-1 | | move token-dash zone1:0 | prompt ask.lose-token
  | token-blade | rogue drawn.0.used true drawn.1.used true drawn.2.used false, hero turn.actions 1
Frost flips a token too
  turn token-dash token-blade | hero frost 1 | | thaw token-blade | rogue drawn.0.used false drawn.1.used true, hero turn.actions 1
Poison stays with the target when its token is flipped for an attack, and is not laid by a Move
  turn token-vial | | yellow - | attack | straw1 poison token-vial, rogue drawn.length 0 discard.length 0 active null
  turn token-vial | | | move done | straw1 poison null, rogue drawn.0.used true
H-ROG-16 a Shadow token brings the Shadow die in Light, for that attack only
  turn token-smoke token-dash | | yellow H, shadow HH, yellow H | attack token-smoke | straw1 wounds 3 | attack | straw1 wounds 4
H-ROG-17 Feydra: a Move with 3 MP, an attack with a die more, and one without
  turn token-dash token-dash token-blade | foe zone 1:0 | yellow H HH H | move token-dash | hero turn.mp 3 | zone1:0 done attack token-blade | straw1 wounds 3
  | attack | straw1 wounds 4, rogue drawn.0.used true drawn.1.used true drawn.2.used true, hero turn.actions 0
`,
);

describe('tokens and actions', () => {
  it('asks for a token, and says which clearly fits', () => {
    const fitting = (action: string, ...tokens: string[]) =>
      turnWith(tokens).pick(action).pending[0]?.prompt.facts?.['fitting'];
    expect(fitting('move', 'token-dash', 'token-blade')).toBe('token-dash');
    expect(fitting('move', 'token-knack', 'token-dash', 'token-blade')).toBe('token-dash');
    expect(fitting('move', 'token-knack', 'token-blade')).toBe('token-knack');
    expect(fitting('move', 'token-dash', 'token-tumble')).toBeUndefined();
    expect(fitting('move', 'token-fang', 'token-blade')).toBe('token-blade');
  });

  rule('H-ROG-08 H-ROG-11', 'at the end of the turn every token is discarded, used or not', () => {
    const table = turnWith(['token-dash', 'token-blade', 'token-vial'], {
      heroes: ['rogue', 'berserker'],
    }).picks('hero0', 'move', 'token-dash', 'done', 'move', 'token-blade', 'done', 'end-turn');
    const board = rogueBoard(table.state);
    expect(board.drawn.filter((token) => !token.used)).toEqual([]);
    expect(board.drawn).toEqual([]);
    expect(board.discard).toEqual(['token-dash', 'token-blade', 'token-vial']);
  });

  rule(['H-ROG-10'], 'an action gained by other means needs no token', () => {
    const haste = [{ timing: 'turn', limit: 'round', effects: [{ do: 'actions', n: 1 }] }] as const;
    const table = turnWith(['token-dash', 'token-blade', 'token-vial'], {
      content: (content) => withAbilities(withPractice(content), haste),
    })
      .pick('use-practice-sword/0')
      .shows('hero turn.actions 4')
      .picks('move', 'no-token', 'done');
    expect(used(table)).toBe(0);
    table.shows('hero turn.actions 3').pick('move').shows('lacks no-token');
  });
});

describe('a further attack in the same action', () => {
  /** The practice sword strikes again, at this moment. */
  const again = (timing: 'after-attack' | 'on-kill') => (content: Content) =>
    withAbilities(withPractice(content), [{ timing, limit: 'round', effects: [{ do: 'attack' }] }]);

  rule(['H-ROG-18'], 'has nothing of the token: it is an attack gained by other means', () => {
    const table = turnWith(['token-gash'], {
      content: again('after-attack'),
      dice: 'yellow -, orange H, yellow -',
    }).pick('attack');
    const pools = table.eventsNamed('rolled').map(({ dice }) => dice);
    expect(pools).toEqual([['yellow -', 'orange H'], ['yellow -']]);
  });

  rule(['H-ROG-18'], 'lays no Poison that was flipped for something else', () => {
    const table = turnWith(['token-fang', 'token-fang'], {
      content: again('on-kill'),
      dice: 'yellow HH -',
      change: set('foe wounds 18, straw@0'),
    }).picks('move', 'done', 'attack', 'melee-straw1', 'keep');
    expect(table.state.enemies.map(({ id, poison }) => [id, poison])).toEqual([['straw2', null]]);
  });
});

describe('Poison', () => {
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
          dice: 'yellow - - - -',
          change: set(
            (state) => void Object.assign(state.heroes[0] ?? {}, { skills: [...skills] }),
            'hero1 gone true, straw@0 poison token-vial',
          ),
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
      dice: 'yellow -',
      change: (state) => {
        rogueBoard(state).bag = FIRST_NINE.slice(0, 5);
        Object.assign(state.enemies[0] ?? {}, { poison: 'token-vial' });
      },
    })
      .pick('attack')
      .shows('straw1 poison token-fang');
    expect(rogueBoard(table.state).bag).toEqual([...FIRST_NINE.slice(0, 5), 'token-vial']);
  });

  rule(['H-ROG-13', 'H-ATK-37'], 'kills for the Rogue whose Poison it is', () => {
    const killed = (gone: boolean) =>
      scene({
        heroes: ['berserker', 'rogue'],
        content: withPractice,
        change: set(`straw@0 poison token-vial wounds 19 item null, hero1 gone ${gone}`),
      }).runs(byFoe((g, foe) => sufferPoison(g, foe)));
    killed(false).done().shows('heroes xp 2 3');
    killed(true).done().shows('heroes xp 3 2');
  });

  rule(['H-ROG-15'], 'goes back into the bag when the enemy dies', () => {
    const table = scene({
      heroes: ['rogue', 'berserker'],
      content: withPractice,
      change: (state) => {
        rogueBoard(state).bag = FIRST_NINE.slice(0, 5);
        strawMan(state, 0, { poison: 'token-vial', wounds: 19, item: null });
      },
    }).runs(byFoe((g, foe) => g.do.woundEnemy(g, foe, 1, { kind: 'hero', hero: 0 })));
    const board = rogueBoard(table.done().state);
    expect(table.state.enemies).toEqual([]);
    expect(board.bag).toHaveLength(6);
    expect(board.discard).toEqual([]);
  });
});
