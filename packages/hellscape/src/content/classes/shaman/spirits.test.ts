import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { allyIn as conjured, ally as spirit } from '../../../../test/allies.ts';
import { descent, scene } from '../../../../test/descent.ts';
import { strawMan } from '../../../../test/practice.ts';
import { type Rite, rite, shamanBoard } from '../../../../test/shaman.ts';
import { at } from '../../../../test/training-ground.ts';
import { heroAt } from '../../../descent.ts';
import { spirits } from './spirits.ts';

const BOTH = ['flame-spirit-1', 'frost-spirit-1'];

function turn(situation: Rite) {
  return descent(rite(situation)).picks('hero0', 'air');
}

describe('Spirits', () => {
  rule(['H-SHA-07', 'H-CONT-05'], 'one of each kind can be in the dungeon', () => {
    const table = turn({ skills: BOTH, elements: { fire: 5, water: 5 } });
    table.pick('use-flame-spirit-1/0');
    expect(table.options).not.toContain('use-flame-spirit-1/0');
    expect(() => table.pick('use-flame-spirit-1/0')).toThrow('not-an-option');
    table.pick('use-frost-spirit-1/0');
    expect(table.options).not.toContain('use-frost-spirit-1/0');
    expect(table.state.allies).toMatchObject([
      { id: 'flame-spirit', owner: 0, zone: at(0, 0), wounds: 0 },
      { id: 'frost-spirit', owner: 0, zone: at(0, 0), wounds: 0 },
    ]);
    expect(Object.keys(spirits)).toEqual(['flame-spirit', 'frost-spirit']);
    expect(Object.keys(shamanBoard(table.state).elements)).toHaveLength(4);
    expect(table.hero().turn?.actions).toBe(3);
  });

  rule(['H-SHA-08'], 'they are targets like heroes, and count for nothing else', () => {
    const table = scene(
      rite({
        change: (state) => {
          for (const hero of state.heroes) hero.zone = at(0, 0);
          spirit(state, 'flame-spirit', at(0, 0));
          spirit(state, 'frost-spirit', at(0, 0));
        },
      }),
    ).runs(function* (g) {
      yield* g.do.spawnMob(g, at(2, 2));
      const [mob] = g.state.enemies;
      if (!mob) throw new Error('no mob came');
      Object.assign(mob, { zone: at(0, 0), item: null });
      yield* g.do.enemyAction(g, mob);
    });
    expect(table.state.enemies[0]?.minions).toBe(2);
    expect([...table.options].sort()).toEqual([
      'ally-flame-spirit',
      'ally-frost-spirit',
      'hero0',
      'hero1',
    ]);
  });

  rule(['H-SHA-09'], 'each activates once for nothing, and again for an action', () => {
    const table = turn({
      change: (state) => {
        spirit(state, 'flame-spirit', at(0, 0));
        spirit(state, 'frost-spirit', at(0, 0));
      },
    });
    table.picks('flame-spirit-move', 'done', 'frost-spirit-move', 'done');
    expect(table.hero().turn?.actions).toBe(3);
    table.picks('flame-spirit-move', 'done');
    expect(table.hero().turn?.actions).toBe(2);
    table.picks('flame-spirit-move', 'done', 'frost-spirit-move', 'done');
    expect(table.hero().turn?.actions).toBe(0);
    expect(table.options.filter((id) => id.includes('spirit'))).toEqual([]);
  });

  it('are ready again in the next turn', () => {
    const table = turn({
      change: (state) => void spirit(state, 'frost-spirit', at(0, 0), { activated: true }),
    });
    table.picks('frost-spirit-move', 'done');
    expect(table.hero().turn?.actions).toBe(3);
  });

  it('are told apart: for nothing, or for an action', () => {
    const table = turn({ change: (state) => void spirit(state, 'frost-spirit', at(0, 0)) });
    const key = () => table.pending[0]?.describe?.('frost-spirit-move').text?.key;
    expect(key()).toBe('deed.frost-spirit-move');
    table.picks('frost-spirit-move', 'done');
    expect(key()).toBe('deed.frost-spirit-move-again');
  });

  it('do not act again while Frost holds the Shaman', () => {
    const table = turn({
      change: (state) => {
        spirit(state, 'frost-spirit', at(0, 0));
        Object.assign(state.heroes[0] ?? {}, { frost: 1 });
      },
    });
    table.picks('frost-spirit-move', 'done');
    expect(table.options).toContain('thaw');
    expect(table.options.filter((id) => id.includes('spirit'))).toEqual([]);
    table.pick('thaw');
    expect(table.options).toContain('frost-spirit-move');
  });

  rule(['H-SHA-10'], 'a Spirit moves up to 2 zones, or attacks', () => {
    const table = turn({
      dice: [
        ['yellow', 'H'],
        ['orange', 'H'],
      ],
      change: (state) => {
        spirit(state, 'flame-spirit', at(0, 0));
        strawMan(state, at(2, 0));
      },
    });
    expect(table.options).not.toContain('flame-spirit-attack');
    table.picks('flame-spirit-move', `zone${at(1, 0)}`, `zone${at(1, 1)}`);
    expect(conjured(table.state, 'flame-spirit').zone).toBe(at(1, 1));
    expect(table.prompt).toBe('ask.turn');
    table.picks('flame-spirit-move', `zone${at(2, 1)}`, 'done', 'flame-spirit-attack');
    expect(table.enemy('straw1').wounds).toBe(2);
  });

  rule(['H-SHA-11'], 'no Shadow die and no doors for Spirits', () => {
    const table = turn({
      dice: [
        ['yellow', 'H'],
        ['orange', 'H'],
      ],
      change: (state) => {
        spirit(state, 'flame-spirit', at(1, 1));
        strawMan(state, at(1, 1));
      },
    });
    table.pick('flame-spirit-attack');
    expect(table.eventsNamed('rolled').find(({ purpose }) => purpose === 'pool')?.dice).toEqual([
      'yellow H',
      'orange H',
    ]);
    const atTheDoor = turn({ change: (state) => void spirit(state, 'flame-spirit', at(3, 0)) });
    atTheDoor.pick('flame-spirit-move');
    expect(atTheDoor.options).toContain('done');
    expect(atTheDoor.options.filter((id) => id.startsWith('door'))).toEqual([]);
    expect(atTheDoor.options).not.toContain(`zone${at(4, 0)}`);
  });

  it('have no part in the rerolls that spent Lifebringers give to heroes', () => {
    const table = turn({
      elements: { fire: 1 },
      dice: [
        ['yellow', 'H'],
        ['orange', 'H'],
      ],
      change: (state) => {
        spirit(state, 'flame-spirit', at(1, 1));
        strawMan(state, at(1, 1));
        state.lifebringers.spent = 2;
      },
    }).pick('flame-spirit-attack');
    expect(table.options).toContain('use-flame-spirit/0');
    expect(table.options.filter((option) => option.startsWith('reroll'))).toEqual([]);
  });

  rule(['H-SHA-12'], 'the Shaman gains the experience of their kills', () => {
    const table = turn({
      mana: 0,
      dice: [
        ['yellow', 'HH', 'HH'],
        ['enemy', '-', '-'],
      ],
      change: (state) => {
        spirit(state, 'frost-spirit', at(0, 0));
        strawMan(state, at(0, 0), { card: 'straw-twigs', minions: 2 });
      },
    });
    table.pick('frost-spirit-attack');
    expect(table.enemy('straw1')).toMatchObject({ minions: 0, wounds: 0 });
    expect(table.hero(0).xp).toBe(2);
    expect(table.hero(1).xp).toBe(0);
  });

  rule(['H-SHA-13'], 'they defend as their reference cards say', () => {
    const attacked = (id: 'flame-spirit' | 'frost-spirit', ...shields: string[]) =>
      scene(
        rite({
          dice: [
            ['yellow', 'HH'],
            ['blue', ...shields],
          ],
          change: (state) => {
            spirit(state, id, at(0, 0));
            strawMan(state, at(0, 0));
          },
        }),
      ).runs(function* (g) {
        const [enemy] = g.state.enemies;
        const [ally] = g.state.allies;
        if (enemy && ally) yield* g.do.enemyAttack(g, enemy, 'melee', ally);
      });
    const flame = attacked('flame-spirit', 'S').done();
    expect(conjured(flame.state, 'flame-spirit').wounds).toBe(1);
    expect(flame.event('wounded')).toMatchObject({ card: 'flame-spirit', amount: 1 });
    const frost = attacked('frost-spirit', 'S', 'S').done();
    expect(conjured(frost.state, 'frost-spirit').wounds).toBe(0);
    expect(spirits['flame-spirit'].attacks).toEqual({ magic: { yellow: 1, orange: 1 } });
    expect(spirits['frost-spirit'].attacks).toEqual({ melee: { yellow: 2 } });
  });

  rule(['H-SHA-14'], 'a killed Spirit can be conjured again for its price', () => {
    const table = turn({
      skills: BOTH,
      elements: { fire: 2 },
      dice: [
        ['yellow', 'HH'],
        ['orange', '-'],
        ['enemy', 'W'],
      ],
      change: (state) => {
        spirit(state, 'flame-spirit', at(0, 0), { wounds: 2 });
        strawMan(state, at(0, 0), { minions: 1 });
      },
    });
    table.picks('flame-spirit-attack', 'finish');
    expect(table.state.allies).toEqual([]);
    // What it hit with its last breath still counts.
    expect(table.enemy('straw1').wounds).toBe(2);
    table.pick('use-flame-spirit-1/0');
    expect(table.state.allies).toMatchObject([{ id: 'flame-spirit', wounds: 0 }]);
    expect(shamanBoard(table.state).elements.fire).toBe(0);
    expect(table.state.lifebringers.spent).toBe(0);
  });

  rule(['H-SHA-09', 'H-SHA-14'], 'one conjured again in the same turn has acted already', () => {
    const table = turn({
      skills: BOTH,
      elements: { fire: 4 },
      dice: [
        ['yellow', '-'],
        ['orange', '-'],
        ['enemy', 'W'],
      ],
      change: (state) => {
        spirit(state, 'flame-spirit', at(0, 0), { wounds: 2 });
        strawMan(state, at(0, 0), { minions: 1 });
      },
    });
    table.picks('flame-spirit-attack', 'finish', 'use-flame-spirit-1/0');
    expect(table.hero().turn?.actions).toBe(3);
    table.picks('flame-spirit-move', 'done');
    expect(table.hero().turn?.actions).toBe(2);
  });

  it('burn when they activate, and Frost costs them the activation', () => {
    const table = turn({
      dice: [['fire', 'H']],
      change: (state) => {
        spirit(state, 'flame-spirit', at(0, 0), { frost: 1 });
        spirit(state, 'frost-spirit', at(0, 0), { fire: 1 });
      },
    });
    table.pick('flame-spirit-move');
    expect(table.prompt).toBe('ask.turn');
    expect(conjured(table.state, 'flame-spirit')).toMatchObject({ frost: 0, activated: true });
    table.picks('frost-spirit-move', 'done');
    expect(conjured(table.state, 'frost-spirit')).toMatchObject({ fire: 0, wounds: 1 });
  });

  it('may burn away before they act', () => {
    const table = turn({
      dice: [['fire', 'HHH']],
      change: (state) => void spirit(state, 'flame-spirit', at(0, 0), { fire: 1 }),
    });
    table.pick('flame-spirit-move');
    expect(table.prompt).toBe('ask.turn');
    expect(table.state.allies).toEqual([]);
  });
});

describe('the reference cards', () => {
  it('Flame: a Fire on the target for 1 Fire, once the dice have fallen', () => {
    const table = attackBy('flame-spirit', { elements: { fire: 1 } });
    expect(table.prompt).toBe('ask.results');
    expect(table.eventsNamed('rolled')).toHaveLength(1);
    const [question] = table.pending;
    expect(question?.means?.('use-flame-spirit/0')).toEqual({
      ...{ kind: 'use', card: 'flame-spirit', index: 0, timing: 'attack' },
    });
    // Used up, it leaves nothing to decide.
    table.pick('use-flame-spirit/0').done();
    expect(table.enemy('straw1')).toMatchObject({ fire: 1, wounds: 2 });
    expect(table.event('ability')).toMatchObject({ hero: 0, card: 'flame-spirit' });
    expect(shamanBoard(table.state).elements.fire).toBe(0);
  });

  it('asks nothing that cannot be paid', () => {
    expect(attackBy('flame-spirit', {}).done().enemy('straw1').fire).toBe(0);
  });

  it('is for a Spirit that stands: before a claw, not after it', () => {
    const clawed = (...picks: readonly string[]) => {
      const table = turn({
        elements: { fire: 1 },
        dice: [
          ['yellow', 'H'],
          ['orange', 'H'],
          ['enemy', 'W'],
        ],
        change: (state) => {
          spirit(state, 'flame-spirit', at(0, 0), { wounds: 2 });
          strawMan(state, at(0, 0), { minions: 1 });
        },
      });
      return table.picks('flame-spirit-attack', ...picks);
    };
    const before = clawed('use-flame-spirit/0');
    expect([before.prompt, before.enemy('straw1').fire]).toEqual(['ask.turn', 1]);
    const after = clawed('die2');
    expect([after.prompt, after.enemy('straw1').fire]).toEqual(['ask.turn', 0]);
    expect(after.state.allies).toEqual([]);
  });

  it('Frost: a Frost on the target for 1 Water, once in a round', () => {
    const table = attackBy('frost-spirit', { elements: { water: 2 } }, 2);
    table.pick('use-frost-spirit/0').done();
    expect(table.enemy('straw1')).toMatchObject({ frost: 1, wounds: 4 });
    expect(shamanBoard(table.state).elements.water).toBe(1);
  });

  it('may be declined', () => {
    const table = attackBy('frost-spirit', { elements: { water: 2 } });
    table.pick('finish').done();
    expect(table.enemy('straw1').frost).toBe(0);
    expect(shamanBoard(table.state).elements.water).toBe(2);
  });

  it('Flame Spirit II: an orange die more, and the price of conjuring is 1', () => {
    const table = attackBy('flame-spirit', { skills: ['flame-spirit-2'], more: ['orange', 'HHH'] });
    expect(table.done().enemy('straw1').wounds).toBe(5);
    const conjuring = turn({ skills: ['flame-spirit-2'], elements: { fire: 1 } });
    conjuring.pick('use-flame-spirit-2/0');
    expect(conjuring.state.allies).toHaveLength(1);
    expect(shamanBoard(conjuring.state).elements.fire).toBe(0);
  });

  it('Frost Spirit II: a yellow die more, and the price of conjuring is 1', () => {
    const table = attackBy('frost-spirit', { skills: ['frost-spirit-2'], more: ['yellow', 'HH'] });
    expect(table.done().enemy('straw1').wounds).toBe(4);
    const conjuring = turn({ skills: ['frost-spirit-2'], elements: { water: 1 } });
    conjuring.pick('use-frost-spirit-2/0');
    expect(conjuring.state.allies).toHaveLength(1);
    expect(shamanBoard(conjuring.state).elements.water).toBe(0);
  });

  it('Frost Spirit II: a shield more', () => {
    const table = scene(
      rite({
        skills: ['frost-spirit-2'],
        dice: [
          ['yellow', 'HH'],
          ['blue', '-', '-'],
        ],
        change: (state) => {
          spirit(state, 'frost-spirit', at(0, 0));
          strawMan(state, at(0, 0));
        },
      }),
    ).runs(function* (g) {
      const [enemy] = g.state.enemies;
      const [ally] = g.state.allies;
      if (enemy && ally) yield* g.do.enemyAttack(g, enemy, 'melee', ally);
    });
    expect(conjured(table.done().state, 'frost-spirit').wounds).toBe(1);
  });

  it('serve no attack of the Shaman', () => {
    const table = scene(
      rite({
        skills: ['frost-spirit-2'],
        elements: { water: 2 },
        dice: [['yellow', 'H']],
        change: (state) => {
          spirit(state, 'frost-spirit', at(0, 0));
          strawMan(state, at(0, 0));
        },
      }),
    ).runs((g) => g.do.heroAttack(g, heroAt(g, 0)));
    expect(table.done().enemy('straw1').wounds).toBe(1);
  });
});

/** Attacks of a spirit on a straw man beside it: 2 hits each. */
function attackBy(
  id: 'flame-spirit' | 'frost-spirit',
  situation: Rite & { readonly more?: readonly [string, string] },
  times = 1,
) {
  const roll: [string, ...string[]][] =
    id === 'flame-spirit'
      ? [
          ['yellow', 'H'],
          ['orange', 'H'],
        ]
      : [['yellow', 'H', 'H']];
  const once = situation.more ? [...roll, [...situation.more] as [string, string]] : roll;
  return scene(
    rite({
      ...situation,
      dice: Array.from({ length: times }, () => once).flat(),
      change: (state) => {
        spirit(state, id, at(0, 0));
        strawMan(state, at(0, 0));
      },
    }),
  ).runs(function* (g) {
    const [ally] = g.state.allies;
    for (let i = 0; ally && i < times; i++) yield* g.do.allyAttack(g, ally);
  });
}
