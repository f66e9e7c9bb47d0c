import { describe, expect, it } from 'vitest';
import { ally, allyIn } from '../../../test/allies.ts';
import { charm, withItems } from '../../../test/arms.ts';
import { descent, scene } from '../../../test/descent.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { at, equipped } from '../../../test/training-ground.ts';
import type { Ability } from '../../ability.ts';
import type { DescentState, Enemy } from '../../state.ts';
import { moveAlly, pushEnemy, stepHero } from './move.ts';

const SLIP: Ability = { timing: 'move', cost: { mana: 1 }, effects: [{ do: 'slip' }] };
const JUMP: Ability = { timing: 'turn', cost: { mana: 1 }, effects: [{ do: 'step', n: 1 }] };
const NEXT = at(1, 0);
const USE = 'use-ring/0';

/** The turn of a hero in a corner, with a ring that can do this. */
function withRing(abilities: readonly Ability[], change: (state: DescentState) => void = () => {}) {
  return descent({
    heroes: ['ranger'],
    content: withItems(charm('ring', ...abilities)),
    change(state) {
      const [hero] = state.heroes;
      if (hero) Object.assign(hero, { health: 6, maxHealth: 8, mana: 4, maxMana: 4 });
      equipped(state, 'ring');
      change(state);
    },
  });
}

describe('a Move', () => {
  it('is nothing outside of a turn', () => {
    const table = scene({ heroes: ['ranger'], change: set('hero turn null') }).runs((g, hero) =>
      g.do.moveWith(g, hero, 2),
    );
    expect(table.done().eventsNamed('moved')).toEqual([]);
  });

  it('takes no Reaction damage where nobody is left behind, and tells of none', () => {
    const table = withRing([]).picks('move', `zone${NEXT}`);
    expect(table.eventsNamed('reaction')).toEqual([]);
    table.shows('hero health 6');
  });

  it('lets a hero slip away until it ends, and no longer', () =>
    withRing([SLIP, JUMP], set('straw@0, straw@1:0'))
      .picks('move', USE, `zone${NEXT}`, 'done')
      .shows('hero health 6 turn.slipping false turn.mp null')
      .picks('use-ring/1', `zone${at(2, 0)}`)
      .shows('hero health 5'));

  it('is over in a Bear Trap, whatever the hero could still use in a Move', () =>
    withRing([SLIP], set('straw@1:0, bear-trap@1:0 id 9 face bear-trap-1'))
      .picks('move', `zone${NEXT}`)
      .shows('prompt ask.turn, hero turn.mp null turn.slipping false'));

  it('asks about a free ability that does more than help to move', () =>
    withRing([
      {
        timing: 'move',
        effects: [
          { do: 'mp', n: 1 },
          { do: 'wounds', n: 1, on: 'self' },
        ],
      },
    ])
      .pick('move')
      .shows('hero health 6 turn.mp 2')
      .pick(USE)
      .shows('hero health 5 turn.mp 3'));
});

describe('a step without a Move', () => {
  it('is a movement all the same', () =>
    withRing([JUMP])
      .shows('hero turn.moved false')
      .picks(USE, `zone${NEXT}`)
      .shows('hero zone 1:0 turn.moved true'));

  it('says where it leads, or that the hero stays', () => {
    const table = scene({ heroes: ['ranger'] }).runs((g, hero) => stepHero(g, hero, 2, false));
    const [question] = table.pending;
    expect(question?.means?.(`zone${NEXT}`)).toEqual({ kind: 'zone', zone: NEXT });
    expect(question?.means?.('done')).toEqual({ kind: 'done' });
    expect(question?.prompt.params).toEqual({ n: 2 });
  });

  it('leads out of a dead end, too', () =>
    scene({ heroes: ['ranger'], change: set('hero zone 5:0') })
      .runs((g, hero) => stepHero(g, hero, 1, false))
      .shows(`options zone${at(4, 0)} done`)
      .pick(`zone${at(4, 0)}`)
      .done()
      .shows('hero zone 4:0'));

  it('of who falls on the way is nothing the quest hears of', () => {
    const seen: number[] = [];
    const heroMoved = function* (_g: unknown, hero: { zone: number }) {
      seen.push(hero.zone);
    };
    const arrives = (health: number) =>
      scene({
        ...onMap({ tiles: [placed('field', 0, 0)], start: [[0, 0]] }, { heroMoved }),
        heroes: ['ranger', 'wizard'],
        change: set(`heroes health ${health}, spike-trap@1 id 9 face spike-trap-2`),
      })
        .runs((g, hero) => g.do.placeHero(g, hero, 1))
        .done();
    arrives(2).shows('hero knockedOut true');
    expect(seen).toEqual([]);
    arrives(3);
    expect(seen).toEqual([1]);
  });
});

describe('a Spirit that moves', () =>
  it('is led by its owner, and the Summoner by all', () => {
    const asked = (id: 'flame-spirit' | 'summoner') => {
      const table = scene({
        heroes: ['ranger', 'shaman'],
        change: (state) => void ally(state, id, 0, id === 'summoner' ? {} : { owner: 1 }),
      }).runs((g) => moveAlly(g, allyIn(g.state, id), 1));
      const seat = table.pending[0]?.seat;
      table.pick(`zone${NEXT}`).done();
      expect(table.eventsNamed('moved')).toMatchObject([{ card: id, zone: NEXT }]);
      return seat;
    };
    expect([asked('flame-spirit'), asked('summoner')]).toEqual([1, -1]);
  }));

describe('an enemy that is driven away', () => {
  const driven = (from: number, zone: number, zones: number) =>
    scene({ heroes: ['ranger'], content: withItems(), change: set(`straw@${zone}`) }).runs((g) =>
      pushEnemy(g, g.state.enemies[0] as Enemy, from, zones),
    );

  it('goes so many zones, and not one more', () => {
    // Along the corridor in the middle of the hall there is only one way on.
    driven(at(3, 1), at(4, 1), 1).done().shows('straw1 zone 5:1');
    driven(at(0, 1), at(3, 1), -1).done().shows('straw1 zone 2:1');
    driven(at(0, 0), at(0, 0), 1).pick(`zone${NEXT}`).done().shows('straw1 zone 1:0');
    driven(at(5, 1), at(2, 1), -2).done().shows('straw1 zone 4:1');
  });

  it('stays where no way leads to whoever drives it, nor from there', () => {
    driven(at(0, 0), at(4, 0), 1).done().shows('straw1 zone 4:0');
    driven(at(0, 0), at(4, 0), -1).done().shows('straw1 zone 4:0');
  });
});
