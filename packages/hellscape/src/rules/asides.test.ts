import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { USE, wearing } from '../../test/charms.ts';
import { descent, scene } from '../../test/descent.ts';
import { duel, strikes, turnOf } from '../../test/fights.ts';
import { carries, wears } from '../../test/items.ts';
import { set } from '../../test/notation.ts';
import { consecrated, paladinBoard } from '../../test/paladin.ts';
import { withPractice } from '../../test/practice.ts';
import { at } from '../../test/training-ground.ts';
import type { DescentState } from '../state.ts';

describe('what may be done at any moment', () => {
  rule(['H-ITEM-16'], 'an item goes to the Inventory in the middle of a Move', () => {
    const table = turnOf({ arms: ['sword', 'mail'], foeZone: at(5, 2) }).picks('move', 'zone1');
    const [, mail] = table.hero().items;
    table.picks('put-away', `item${mail?.number}`);
    expect(wears(table.hero())).toEqual(['sword']);
    expect(carries(table.hero())).toEqual(['sword', 'mail']);
    table.shows('hero turn.mp 1 turn.actions 3');
  });

  rule(['H-ITEM-16'], 'or in the middle of an attack, before the roll and after it', () => {
    const dice = { timing: 'attack', cost: { mana: 1 }, effects: [{ do: 'dice', yellow: 1 }] };
    const luck = { timing: 'attack', cost: { mana: 1 }, effects: [{ do: 'hits', n: 1 }] };
    const table = duel(
      wearing([dice, luck] as Parameters<typeof wearing>[0], { hero: { mana: 2 } }),
    )
      .runs(strikes)
      .shows('prompt ask.before-roll');
    const [sword, charm] = table.hero().items;
    table.picks('put-away', `item${sword?.number}`, 'roll').shows('prompt ask.results');
    // What the charm could still do has gone with it, and nothing else is left to put away.
    table.pick('put-away').done();
    expect(charm?.equipped).toBe(false);
    expect(wears(table.hero())).toEqual([]);
  });

  rule(['H-PAL-07'], 'a Consecration is taken back in the middle of a Move', () => {
    const table = descent({
      heroes: ['paladin'],
      change: (state) => consecrated(state, 1, at(2, 2)),
    }).picks('move', 'lift-consecration-blue');
    expect(paladinBoard(table.state).zones).toEqual([null, null, null]);
    table.shows('hero turn.mp 2, lacks lift-consecration-blue');
  });

  rule(['H-ITEM-16', 'H-PAL-07'], 'both in the Enemy Phase, where something is asked', () => {
    const between = (change: (state: DescentState) => void) =>
      scene({
        heroes: ['paladin'],
        content: withPractice,
        change: set(
          'state active null',
          (state) => void consecrated(state, 1, at(2, 2)),
          'hero wears pot-helm, straw@0',
          change,
        ),
      }).runs((g) => g.do.anytime(g));
    const table = between(set('hero has thunder-keg'))
      .shows('options use-thunder-keg/0 put-away lift-consecration-blue skip')
      .picks('lift-consecration-blue', 'put-away', 'skip')
      .done();
    expect(paladinBoard(table.state).zones).toEqual([null, null, null]);
    expect(wears(table.hero())).toEqual([]);
    // They are no question of their own.
    between(() => {}).done();
  });

  it('does not keep a Move open that has nothing left to spend', () =>
    turnOf(wearing({ timing: 'turn', effects: [] }, { foeZone: at(5, 2) }))
      .shows(`offers ${USE}`)
      .picks('move', 'zone1', 'zone0')
      .shows('prompt ask.turn'));
});
