import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { descent, scene } from '../../../../test/descent.ts';
import { strikes } from '../../../../test/fights.ts';
import { set } from '../../../../test/notation.ts';
import { type Rite, rite, shamanBoard } from '../../../../test/shaman.ts';
import { at } from '../../../../test/training-ground.ts';
import { type Stage, trials } from '../../../../test/trials.ts';
import type { Descent } from '../../../descent.ts';
import { spirits } from './spirits.ts';

const BOTH = ['flame-spirit-1', 'frost-spirit-1'];

function turn(situation: Rite) {
  return descent(rite(situation)).picks('hero0', 'air');
}

/** The first Spirit attacks so many times. */
const attacks = (times: number) => (skills: readonly string[], stage: Stage) =>
  scene(rite({ skills, ...stage })).runs(function* (g: Descent) {
    const [ally] = g.state.allies;
    for (let i = 0; ally && i < times; i++) yield* g.do.allyAttack(g, ally);
  });

trials(
  {
    turn: (skills, stage) => turn({ skills, ...stage }),
    attack: attacks(1),
    attacks: attacks(2),
    strike: (skills, stage) => scene(rite({ skills, ...stage })).runs(strikes),
    /** A straw man attacks the Spirit. */
    defend: (skills, stage) =>
      scene(rite({ skills, ...stage })).runs(function* (g) {
        const [enemy] = g.state.enemies;
        const [ally] = g.state.allies;
        if (enemy && ally) yield* g.do.enemyAttack(g, enemy, 'melee', ally);
      }),
  },
  `
H-SHA-09 each activates once for nothing, and again for an action
  turn | flame-spirit@0:0, frost-spirit@0:0 | | flame-spirit-move done frost-spirit-move done | hero turn.actions 3 | flame-spirit-move done | hero turn.actions 2
  | flame-spirit-move done frost-spirit-move done | hero turn.actions 0, lacks flame-spirit-move, lacks frost-spirit-move
they are ready again in the next turn
  turn | frost-spirit@0:0 activated true | | frost-spirit-move done | hero turn.actions 3
they do not act again while Frost holds the Shaman
  turn | frost-spirit@0:0, hero frost 1 | | frost-spirit-move done | offers thaw, lacks frost-spirit-move | thaw | offers frost-spirit-move
H-SHA-10 a Spirit moves up to 2 zones, or attacks
  turn | flame-spirit@0:0, straw@2:0 | yellow H, orange H | | lacks flame-spirit-attack | flame-spirit-move zone1:0 zone1:1 | flame-spirit zone 1:1, prompt ask.turn
  | flame-spirit-move zone2:1 done flame-spirit-attack | straw1 wounds 2
H-SHA-11 no Shadow die and no doors for Spirits
  turn | flame-spirit@1:1, straw@1:1 | yellow H, orange H | flame-spirit-attack | straw1 wounds 2
  turn | flame-spirit@3:0 | | flame-spirit-move | offers done, lacks door0, lacks door1, lacks zone4:0
they have no part in the rerolls that spent Lifebringers give to heroes
  turn | flame-spirit@1:1, straw@1:1, shaman elements.fire 1, state lifebringers.spent 2 | yellow H, orange H | flame-spirit-attack | offers use-flame-spirit/0, lacks reroll0, lacks reroll1
H-SHA-12 the Shaman gains the experience of their kills
  turn | frost-spirit@0:0, hero mana 0, straw@0:0 card straw-twigs minions 2 | yellow HH HH, enemy - - | frost-spirit-attack | straw1 minions 0 wounds 0, hero xp 2, hero1 xp 0
H-SHA-13 they defend as their reference cards say, and Frost Spirit II has a shield more
  defend | flame-spirit@0:0, straw@0:0 | yellow HH, blue S | ! | flame-spirit wounds 1, event wounded card flame-spirit amount 1
  defend | frost-spirit@0:0, straw@0:0 | yellow HH, blue S S | ! | frost-spirit wounds 0
  defend frost-spirit-2 | frost-spirit@0:0, straw@0:0 | yellow HH, blue - - | ! | frost-spirit wounds 1
H-SHA-14 a killed Spirit can be conjured again for its price; what it hit with its last breath counts
  turn flame-spirit-1 frost-spirit-1 | shaman elements.fire 2, flame-spirit@0:0 wounds 2, straw@0:0 minions 1 | yellow HH, orange -, enemy W | flame-spirit-attack finish | gone flame-spirit, straw1 wounds 2
  | use-flame-spirit-1/0 | flame-spirit wounds 0, shaman elements.fire 0, state lifebringers.spent 0
H-SHA-09 H-SHA-14 one conjured again in the same turn has acted already
  turn flame-spirit-1 frost-spirit-1 | shaman elements.fire 4, flame-spirit@0:0 wounds 2, straw@0:0 minions 1 | yellow -, orange -, enemy W | flame-spirit-attack finish use-flame-spirit-1/0 | hero turn.actions 3
  | flame-spirit-move done | hero turn.actions 2
they burn when they activate, and Frost costs them the activation
  turn | flame-spirit@0:0 frost 1, frost-spirit@0:0 fire 1 | fire H | flame-spirit-move | prompt ask.turn, flame-spirit frost 0 activated true | frost-spirit-move done | frost-spirit fire 0 wounds 1
they may burn away before they act
  turn | flame-spirit@0:0 fire 1 | fire HHH | flame-spirit-move | prompt ask.turn, gone flame-spirit
the Flame Spirit asks nothing that cannot be paid
  attack | flame-spirit@0:0, straw@0:0 | yellow H, orange H | ! | straw1 fire 0
the Fire is for a Spirit that stands: before a claw, not after it
  turn | shaman elements.fire 1, flame-spirit@0:0 wounds 2, straw@0:0 minions 1 | yellow H, orange H, enemy W | flame-spirit-attack use-flame-spirit/0 | prompt ask.turn, straw1 fire 1
  turn | shaman elements.fire 1, flame-spirit@0:0 wounds 2, straw@0:0 minions 1 | yellow H, orange H, enemy W | flame-spirit-attack die2 | prompt ask.turn, straw1 fire 0, gone flame-spirit
Frost: a Frost on the target for 1 Water, once in a round, if one likes
  attacks | shaman elements.water 2, frost-spirit@0:0, straw@0:0 | yellow H H, yellow H H | use-frost-spirit/0 ! | straw1 frost 1 wounds 4, shaman elements.water 1
  attack | shaman elements.water 2, frost-spirit@0:0, straw@0:0 | yellow H H | finish ! | straw1 frost 0, shaman elements.water 2
Flame Spirit II: an orange die more, and the price of conjuring is 1
  attack flame-spirit-2 | flame-spirit@0:0, straw@0:0 | yellow H, orange H, orange HHH | ! | straw1 wounds 5
  turn flame-spirit-2 | shaman elements.fire 1 | | use-flame-spirit-2/0 | flame-spirit wounds 0, shaman elements.fire 0
Frost Spirit II: a yellow die more, and the price of conjuring is 1
  attack frost-spirit-2 | frost-spirit@0:0, straw@0:0 | yellow H H, yellow HH | ! | straw1 wounds 4
  turn frost-spirit-2 | shaman elements.water 1 | | use-frost-spirit-2/0 | frost-spirit wounds 0, shaman elements.water 0
they serve no attack of the Shaman
  strike frost-spirit-2 | shaman elements.water 2, frost-spirit@0:0, straw@0:0 | yellow H | ! | straw1 wounds 1
`,
);

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

  it('attack with the dice of their reference cards', () => {
    expect(spirits['flame-spirit'].attacks).toEqual({ magic: { yellow: 1, orange: 1 } });
    expect(spirits['frost-spirit'].attacks).toEqual({ melee: { yellow: 2 } });
  });

  it('are told apart: for nothing, or for an action', () => {
    const table = turn({ change: set('frost-spirit@0:0') });
    const key = () => table.pending[0]?.describe?.('frost-spirit-move').text?.key;
    expect(key()).toBe('deed.frost-spirit-move');
    table.picks('frost-spirit-move', 'done');
    expect(key()).toBe('deed.frost-spirit-move-again');
  });

  it('Flame: a Fire on the target for 1 Fire, once the dice have fallen', () => {
    const table = attacks(1)([], {
      dice: 'yellow H, orange H',
      change: set('shaman elements.fire 1, flame-spirit@0:0, straw@0:0'),
    }).shows('prompt ask.results, told rolled 1');
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
});
