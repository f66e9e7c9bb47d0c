import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ally as spirit } from '../../../../test/allies.ts';
import { descent, scene } from '../../../../test/descent.ts';
import { set } from '../../../../test/notation.ts';
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
    const table = turn({ skills: BOTH, elements: { fire: 5, water: 5 } })
      .pick('use-flame-spirit-1/0')
      .shows('lacks use-flame-spirit-1/0');
    expect(() => table.pick('use-flame-spirit-1/0')).toThrow('not-an-option');
    table.pick('use-frost-spirit-1/0').shows('lacks use-frost-spirit-1/0');
    expect(table.state.allies).toMatchObject([
      { id: 'flame-spirit', owner: 0, zone: at(0, 0), wounds: 0 },
      { id: 'frost-spirit', owner: 0, zone: at(0, 0), wounds: 0 },
    ]);
    expect(Object.keys(spirits)).toEqual(['flame-spirit', 'frost-spirit']);
    expect(Object.keys(shamanBoard(table.state).elements)).toHaveLength(4);
    table.shows('hero turn.actions 3');
  });

  rule(['H-SHA-08'], 'they are targets like heroes, and count for nothing else', () => {
    const table = scene(
      rite({ change: set('heroes zone 0:0, flame-spirit@0:0, frost-spirit@0:0') }),
    )
      .runs(function* (g) {
        yield* g.do.spawnMob(g, at(2, 2));
        const [mob] = g.state.enemies;
        if (!mob) throw new Error('no mob came');
        Object.assign(mob, { zone: at(0, 0), item: null });
        yield* g.do.enemyAction(g, mob);
      })
      .shows('foe minions 2');
    expect([...table.options].sort()).toEqual([
      'ally-flame-spirit',
      'ally-frost-spirit',
      'hero0',
      'hero1',
    ]);
  });

  rule(['H-SHA-09'], 'each activates once for nothing, and again for an action', () => {
    const table = turn({ change: set('flame-spirit@0:0, frost-spirit@0:0') })
      .picks('flame-spirit-move', 'done', 'frost-spirit-move', 'done')
      .shows('hero turn.actions 3')
      .picks('flame-spirit-move', 'done')
      .shows('hero turn.actions 2')
      .picks('flame-spirit-move', 'done', 'frost-spirit-move', 'done')
      .shows('hero turn.actions 0');
    expect(table.options.filter((id) => id.includes('spirit'))).toEqual([]);
  });

  it('are ready again in the next turn', () =>
    turn({ change: set('frost-spirit@0:0 activated true') })
      .picks('frost-spirit-move', 'done')
      .shows('hero turn.actions 3'));

  it('are told apart: for nothing, or for an action', () => {
    const table = turn({ change: set('frost-spirit@0:0') });
    const key = () => table.pending[0]?.describe?.('frost-spirit-move').text?.key;
    expect(key()).toBe('deed.frost-spirit-move');
    table.picks('frost-spirit-move', 'done');
    expect(key()).toBe('deed.frost-spirit-move-again');
  });

  it('do not act again while Frost holds the Shaman', () => {
    const table = turn({ change: set('frost-spirit@0:0, hero frost 1') })
      .picks('frost-spirit-move', 'done')
      .shows('offers thaw');
    expect(table.options.filter((id) => id.includes('spirit'))).toEqual([]);
    table.pick('thaw').shows('offers frost-spirit-move');
  });

  rule(['H-SHA-10'], 'a Spirit moves up to 2 zones, or attacks', () =>
    turn({ dice: 'yellow H, orange H', change: set('flame-spirit@0:0, straw@2:0') })
      .shows('lacks flame-spirit-attack')
      .picks('flame-spirit-move', `zone${at(1, 0)}`, `zone${at(1, 1)}`)
      .shows('flame-spirit zone 1:1, prompt ask.turn')
      .picks('flame-spirit-move', `zone${at(2, 1)}`, 'done', 'flame-spirit-attack')
      .shows('straw1 wounds 2'),
  );

  rule(['H-SHA-11'], 'no Shadow die and no doors for Spirits', () => {
    const table = turn({
      dice: 'yellow H, orange H',
      change: set('flame-spirit@1:1, straw@1:1'),
    }).pick('flame-spirit-attack');
    expect(table.eventsNamed('rolled').find(({ purpose }) => purpose === 'pool')?.dice).toEqual([
      'yellow H',
      'orange H',
    ]);
    const atTheDoor = turn({ change: set('flame-spirit@3:0') })
      .pick('flame-spirit-move')
      .shows('offers done');
    expect(atTheDoor.options.filter((id) => id.startsWith('door'))).toEqual([]);
    atTheDoor.shows(`lacks zone${at(4, 0)}`);
  });

  it('have no part in the rerolls that spent Lifebringers give to heroes', () => {
    const table = turn({
      elements: { fire: 1 },
      dice: 'yellow H, orange H',
      change: set('flame-spirit@1:1, straw@1:1, state lifebringers.spent 2'),
    })
      .pick('flame-spirit-attack')
      .shows('offers use-flame-spirit/0');
    expect(table.options.filter((option) => option.startsWith('reroll'))).toEqual([]);
  });

  rule(['H-SHA-12'], 'the Shaman gains the experience of their kills', () =>
    turn({
      mana: 0,
      dice: 'yellow HH HH, enemy - -',
      change: set('frost-spirit@0:0, straw@0:0 card straw-twigs minions 2'),
    })
      .pick('frost-spirit-attack')
      .shows('straw1 minions 0 wounds 0, hero xp 2, hero1 xp 0'),
  );

  rule(['H-SHA-13'], 'they defend as their reference cards say', () => {
    const attacked = (id: 'flame-spirit' | 'frost-spirit', ...shields: string[]) =>
      scene(
        rite({
          dice: [
            ['yellow', 'HH'],
            ['blue', ...shields],
          ],
          change: set((state) => void spirit(state, id, at(0, 0)), 'straw@0:0'),
        }),
      ).runs(function* (g) {
        const [enemy] = g.state.enemies;
        const [ally] = g.state.allies;
        if (enemy && ally) yield* g.do.enemyAttack(g, enemy, 'melee', ally);
      });
    attacked('flame-spirit', 'S')
      .done()
      .shows('flame-spirit wounds 1, event wounded card flame-spirit amount 1');
    attacked('frost-spirit', 'S', 'S').done().shows('frost-spirit wounds 0');
    expect(spirits['flame-spirit'].attacks).toEqual({ magic: { yellow: 1, orange: 1 } });
    expect(spirits['frost-spirit'].attacks).toEqual({ melee: { yellow: 2 } });
  });

  rule(['H-SHA-14'], 'a killed Spirit can be conjured again for its price', () => {
    const table = turn({
      skills: BOTH,
      elements: { fire: 2 },
      dice: 'yellow HH, orange -, enemy W',
      change: set('flame-spirit@0:0 wounds 2, straw@0:0 minions 1'),
    }).picks('flame-spirit-attack', 'finish');
    expect(table.state.allies).toEqual([]);
    // What it hit with its last breath still counts.
    table.shows('straw1 wounds 2').pick('use-flame-spirit-1/0');
    expect(table.state.allies).toMatchObject([{ id: 'flame-spirit', wounds: 0 }]);
    table.shows('shaman elements.fire 0, state lifebringers.spent 0');
  });

  rule(['H-SHA-09', 'H-SHA-14'], 'one conjured again in the same turn has acted already', () =>
    turn({
      skills: BOTH,
      elements: { fire: 4 },
      dice: 'yellow -, orange -, enemy W',
      change: set('flame-spirit@0:0 wounds 2, straw@0:0 minions 1'),
    })
      .picks('flame-spirit-attack', 'finish', 'use-flame-spirit-1/0')
      .shows('hero turn.actions 3')
      .picks('flame-spirit-move', 'done')
      .shows('hero turn.actions 2'),
  );

  it('burn when they activate, and Frost costs them the activation', () =>
    turn({ dice: 'fire H', change: set('flame-spirit@0:0 frost 1, frost-spirit@0:0 fire 1') })
      .pick('flame-spirit-move')
      .shows('prompt ask.turn, flame-spirit frost 0 activated true')
      .picks('frost-spirit-move', 'done')
      .shows('frost-spirit fire 0 wounds 1'));

  it('may burn away before they act', () => {
    const table = turn({ dice: 'fire HHH', change: set('flame-spirit@0:0 fire 1') })
      .pick('flame-spirit-move')
      .shows('prompt ask.turn');
    expect(table.state.allies).toEqual([]);
  });
});

describe('the reference cards', () => {
  it('Flame: a Fire on the target for 1 Fire, once the dice have fallen', () => {
    const table = attackBy('flame-spirit', { elements: { fire: 1 } }).shows(
      'prompt ask.results, told rolled 1',
    );
    const [question] = table.pending;
    expect(question?.means?.('use-flame-spirit/0')).toEqual({
      ...{ kind: 'use', card: 'flame-spirit', index: 0, timing: 'attack' },
    });
    // Used up, it leaves nothing to decide.
    table
      .pick('use-flame-spirit/0')
      .done()
      .shows(
        'straw1 fire 1 wounds 2, event ability hero 0 card flame-spirit',
        'shaman elements.fire 0',
      );
  });

  it('asks nothing that cannot be paid', () =>
    attackBy('flame-spirit', {}).done().shows('straw1 fire 0'));

  it('is for a Spirit that stands: before a claw, not after it', () => {
    const clawed = (...picks: readonly string[]) => {
      const table = turn({
        elements: { fire: 1 },
        dice: 'yellow H, orange H, enemy W',
        change: set('flame-spirit@0:0 wounds 2, straw@0:0 minions 1'),
      });
      return table.picks('flame-spirit-attack', ...picks);
    };
    clawed('use-flame-spirit/0').shows('prompt ask.turn, straw1 fire 1');
    const after = clawed('die2').shows('prompt ask.turn, straw1 fire 0');
    expect(after.state.allies).toEqual([]);
  });

  it('Frost: a Frost on the target for 1 Water, once in a round', () =>
    attackBy('frost-spirit', { elements: { water: 2 } }, 2)
      .pick('use-frost-spirit/0')
      .done()
      .shows('straw1 frost 1 wounds 4, shaman elements.water 1'));

  it('may be declined', () =>
    attackBy('frost-spirit', { elements: { water: 2 } })
      .pick('finish')
      .done()
      .shows('straw1 frost 0, shaman elements.water 2'));

  it('Flame Spirit II: an orange die more, and the price of conjuring is 1', () => {
    attackBy('flame-spirit', { skills: ['flame-spirit-2'], more: ['orange', 'HHH'] })
      .done()
      .shows('straw1 wounds 5');
    const conjuring = turn({ skills: ['flame-spirit-2'], elements: { fire: 1 } }).pick(
      'use-flame-spirit-2/0',
    );
    expect(conjuring.state.allies).toHaveLength(1);
    conjuring.shows('shaman elements.fire 0');
  });

  it('Frost Spirit II: a yellow die more, and the price of conjuring is 1', () => {
    attackBy('frost-spirit', { skills: ['frost-spirit-2'], more: ['yellow', 'HH'] })
      .done()
      .shows('straw1 wounds 4');
    const conjuring = turn({ skills: ['frost-spirit-2'], elements: { water: 1 } }).pick(
      'use-frost-spirit-2/0',
    );
    expect(conjuring.state.allies).toHaveLength(1);
    conjuring.shows('shaman elements.water 0');
  });

  it('Frost Spirit II: a shield more', () =>
    scene(
      rite({
        skills: ['frost-spirit-2'],
        dice: 'yellow HH, blue - -',
        change: set('frost-spirit@0:0, straw@0:0'),
      }),
    )
      .runs(function* (g) {
        const [enemy] = g.state.enemies;
        const [ally] = g.state.allies;
        if (enemy && ally) yield* g.do.enemyAttack(g, enemy, 'melee', ally);
      })
      .done()
      .shows('frost-spirit wounds 1'));

  it('serve no attack of the Shaman', () =>
    scene(
      rite({
        skills: ['frost-spirit-2'],
        elements: { water: 2 },
        dice: 'yellow H',
        change: set('frost-spirit@0:0, straw@0:0'),
      }),
    )
      .runs((g) => g.do.heroAttack(g, heroAt(g, 0)))
      .done()
      .shows('straw1 wounds 1'));
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
      change: set((state) => void spirit(state, id, at(0, 0)), 'straw@0:0'),
    }),
  ).runs(function* (g) {
    const [ally] = g.state.allies;
    for (let i = 0; ally && i < times; i++) yield* g.do.allyAttack(g, ally);
  });
}
