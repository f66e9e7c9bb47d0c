import { describe, expect, it } from 'vitest';
import { ally, allyIn } from '../../../test/allies.ts';
import { charm, withItems } from '../../../test/arms.ts';
import { descent, scene } from '../../../test/descent.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { strawMan } from '../../../test/practice.ts';
import { at, equipped } from '../../../test/training-ground.ts';
import { heroAt } from '../../descent.ts';
import type { Ability } from '../../language/ability.ts';
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
    const table = scene({
      heroes: ['ranger'],
      change: ({ heroes: [hero] }) => {
        if (hero) hero.turn = null;
      },
    }).runs((g) => g.do.moveWith(g, heroAt(g, 0), 2));
    expect(table.done().eventsNamed('moved')).toEqual([]);
  });

  it('takes no Reaction damage where nobody is left behind, and tells of none', () => {
    const table = withRing([]).picks('move', `zone${NEXT}`);
    expect(table.eventsNamed('reaction')).toEqual([]);
    expect(table.hero().health).toBe(6);
  });

  it('lets a hero slip away until it ends, and no longer', () => {
    const table = withRing([SLIP, JUMP], (state) => {
      strawMan(state, 0);
      strawMan(state, NEXT);
    });
    table.picks('move', USE, `zone${NEXT}`, 'done');
    expect(table.hero()).toMatchObject({ health: 6, turn: { slipping: false, mp: null } });
    table.picks('use-ring/1', `zone${at(2, 0)}`);
    expect(table.hero().health).toBe(5);
  });

  it('is over in a Bear Trap, whatever the hero could still use in a Move', () => {
    const table = withRing([SLIP], (state) => {
      strawMan(state, NEXT);
      state.dungeon.tokens.push({ id: 9, kind: 'bear-trap', zone: NEXT, face: 'bear-trap-1' });
    }).picks('move', `zone${NEXT}`);
    expect(table.prompt).toBe('ask.turn');
    expect(table.hero().turn).toMatchObject({ mp: null, slipping: false });
  });

  it('asks about a free ability that does more than help to move', () => {
    const table = withRing([
      {
        timing: 'move',
        effects: [
          { do: 'mp', n: 1 },
          { do: 'wounds', n: 1, on: 'self' },
        ],
      },
    ]).pick('move');
    expect(table.hero()).toMatchObject({ health: 6, turn: { mp: 2 } });
    table.pick(USE);
    expect(table.hero()).toMatchObject({ health: 5, turn: { mp: 3 } });
  });
});

describe('a step without a Move', () => {
  it('is a movement all the same', () => {
    const table = withRing([JUMP]);
    expect(table.hero().turn?.moved).toBe(false);
    table.picks(USE, `zone${NEXT}`);
    expect(table.hero()).toMatchObject({ zone: NEXT, turn: { moved: true } });
  });

  it('says where it leads, or that the hero stays', () => {
    const table = scene({ heroes: ['ranger'] }).runs((g) => stepHero(g, heroAt(g, 0), 2, false));
    const [question] = table.pending;
    expect(question?.means?.(`zone${NEXT}`)).toEqual({ kind: 'zone', zone: NEXT });
    expect(question?.means?.('done')).toEqual({ kind: 'done' });
    expect(question?.prompt.params).toEqual({ n: 2 });
  });

  it('leads out of a dead end, too', () => {
    const table = scene({
      heroes: ['ranger'],
      change: ({ heroes: [hero] }) => {
        if (hero) hero.zone = at(5, 0);
      },
    }).runs((g) => stepHero(g, heroAt(g, 0), 1, false));
    expect(table.options).toEqual([`zone${at(4, 0)}`, 'done']);
    expect(
      table
        .pick(`zone${at(4, 0)}`)
        .done()
        .hero().zone,
    ).toBe(at(4, 0));
  });

  it('of who falls on the way is nothing the quest hears of', () => {
    const seen: number[] = [];
    const heroMoved = function* (_g: unknown, hero: { zone: number }) {
      seen.push(hero.zone);
    };
    const arrives = (health: number) =>
      scene({
        ...onMap({ tiles: [placed('field', 0, 0)], start: [[0, 0]] }, { heroMoved }),
        heroes: ['ranger', 'wizard'],
        change(state) {
          for (const hero of state.heroes) hero.health = health;
          state.dungeon.tokens.push({ id: 9, kind: 'spike-trap', zone: 1, face: 'spike-trap-2' });
        },
      })
        .runs((g) => g.do.placeHero(g, heroAt(g, 0), 1))
        .done();
    expect(arrives(2).hero().knockedOut).toBe(true);
    expect(seen).toEqual([]);
    arrives(3);
    expect(seen).toEqual([1]);
  });
});

describe('a Spirit that moves', () => {
  it('is led by its owner, and the Summoner by all', () => {
    const asked = (id: 'flame-spirit' | 'summoner') => {
      const table = scene({
        heroes: ['ranger', 'shaman'],
        change: (state) => {
          ally(state, id, 0, id === 'summoner' ? {} : { owner: 1 });
        },
      }).runs((g) => moveAlly(g, allyIn(g.state, id), 1));
      const seat = table.pending[0]?.seat;
      table.pick(`zone${NEXT}`).done();
      expect(table.eventsNamed('moved')).toMatchObject([{ card: id, zone: NEXT }]);
      return seat;
    };
    expect([asked('flame-spirit'), asked('summoner')]).toEqual([1, -1]);
  });
});

describe('an enemy that is driven away', () => {
  const driven = (from: number, zone: number, zones: number) =>
    scene({
      heroes: ['ranger'],
      content: withItems(),
      change: (state) => void strawMan(state, zone),
    }).runs((g) => pushEnemy(g, g.state.enemies[0] as Enemy, from, zones));

  it('goes so many zones, and not one more', () => {
    // Along the corridor in the middle of the hall there is only one way on.
    expect(driven(at(3, 1), at(4, 1), 1).done().enemy('straw1').zone).toBe(at(5, 1));
    expect(driven(at(0, 1), at(3, 1), -1).done().enemy('straw1').zone).toBe(at(2, 1));
    const away = driven(at(0, 0), at(0, 0), 1).pick(`zone${NEXT}`);
    expect(away.done().enemy('straw1').zone).toBe(NEXT);
    expect(driven(at(5, 1), at(2, 1), -2).done().enemy('straw1').zone).toBe(at(4, 1));
  });

  it('stays where no way leads to whoever drives it, nor from there', () => {
    expect(driven(at(0, 0), at(4, 0), 1).done().enemy('straw1').zone).toBe(at(4, 0));
    expect(driven(at(0, 0), at(4, 0), -1).done().enemy('straw1').zone).toBe(at(4, 0));
  });
});
