import { describe, expect, test } from 'vitest';
import { markOf } from '../src/rules/darkness/depth.ts';
import type { AdventureState } from '../src/state.ts';
import { fromTheStart } from './adventure.ts';
import { inside, standOn } from './explore.ts';
import { enemyAt } from './items.ts';
import {
  act,
  actionsOf,
  FOUR,
  finish,
  type MissionScene,
  missionGame,
  missionScene,
  playTo,
  startTurn,
  told,
  xpOf,
} from './missions.ts';

const MISSION = 'the-last-warm-room';
const SHUT = `${MISSION}:shut`;
/** The room behind the Entrance, in the other world. */
const ROOM = 1;

function stove(situation: Partial<MissionScene> = {}) {
  return missionScene({ mission: MISSION, ...situation });
}

/** The stove has been found: two valves, and nobody left to guard it. */
function found(heat: number, more: (state: AdventureState) => void = () => {}) {
  return (state: AdventureState) => {
    state.board.tokens = [];
    state.mission.objectiveFound = true;
    const [one = 0] = inside(state, ROOM);
    const other = inside(state, ROOM).at(-1) ?? 0;
    state.mission.markers = [
      { id: 'valve0', tile: ROOM, space: one },
      { id: 'valve1', tile: ROOM, space: other },
    ];
    state.mission.counters['heat'] = heat;
    more(state);
  };
}

describe('the plateau', () => {
  test('is where it starts, and no Gate leads away', () => {
    const t = fromTheStart({ mission: MISSION, heroes: ['bandido'], seed: 'plateau' });
    playTo(t, 'prompt.turn-start');
    expect(t.state.worlds).toEqual(['targa']);
    expect(t.state.board.layout.tiles[0]?.world).toBe('targa');
  });
});

describe('the stove', () => {
  test('has heat for every hero, three valves apart from each other, and an Epic Threat', () => {
    const lit = (size: number) =>
      finish(
        stove({
          heroes: FOUR.slice(0, size),
          counters: { clues: 2 },
          seed: 'stove',
          change: ({ depth }) => Object.assign(depth, { darkness: markOf(8) }),
        }).runs((g) => g.do.findObjective(g, ROOM)),
      );
    const four = lit(4);
    expect(four.state.mission.counters['heat']).toBe(9);
    expect(lit(1).state.mission.counters['heat']).toBe(3);
    const spaces = four.state.mission.markers.map(({ space }) => space);
    expect(four.state.mission.markers.map(({ id }) => id)).toEqual(['valve0', 'valve1', 'valve2']);
    expect(new Set(spaces).size).toBe(3);
    expect(four.state.depth.darkness).toBe(markOf(5));
    expect(four.eventsNamed('threat')[0]?.card).toMatch(/^epic-/);
  });

  test('each valve is turned once a turn: 1 heat less, 10 XP, and a Hit', () => {
    const t = stove({ change: found(6), dice: 'defense 1' })
      .runs(function* (g) {
        expect(actionsOf(g, 0)).toEqual([SHUT]);
        yield* act(g, 0, SHUT);
      })
      .done();
    expect(t.state.mission.counters).toMatchObject({ heat: 5, valve0: 1 });
    expect([t.hero(0).wounds, xpOf(t)]).toEqual([1, [10, 0]]);
    const used = found(6, (state) => {
      Object.assign(state.mission.counters, { valve0: 1, valve1: 1 });
    });
    stove({ change: used }).runs((g) => {
      expect(actionsOf(g, 0)).toEqual([]);
      g.state.turn.number++;
      expect(actionsOf(g, 0)).toEqual([SHUT]);
    });
  });

  test('in a fight only from beside it', () => {
    const fight = found(6, (state) => {
      standOn(state, 1, 0);
      const [space = 0] = inside(state, ROOM);
      if (state.heroes[0]) state.heroes[0].space = space;
      enemyAt(state, inside(state, ROOM)[3] ?? 0);
    });
    stove({ change: fight }).runs((g) => {
      expect([actionsOf(g, 0), actionsOf(g, 1)]).toEqual([[SHUT], []]);
    });
  });

  test('half of the heat is noticed; the last wins, whoever is there', () => {
    // Two heroes: five of it at first.
    const half = stove({ change: found(3), dice: 'defense 6' }).runs((g) => act(g, 0, SHUT));
    expect(told(half.done())).toEqual(['half']);
    const last = finish(stove({ change: found(1), seed: 'out' }).runs((g) => act(g, 0, SHUT)));
    expect(last.state.outcome).toEqual({ won: true, cause: 'stove-out' });
    expect(xpOf(last)).toEqual([160, 150]);
    expect(last.eventsNamed('gold').map(({ amount }) => amount)).toEqual([200, 200]);
    expect(last.state.heroes.flatMap(({ items }) => items)).toHaveLength(1);
  });

  test('every fourth turn there brings an Ambush', () => {
    const lines = [1, 2, 3, 6, 7].map((turns) => {
      const t = stove({ change: found(6), counters: { 'final-turns': turns }, seed: 'wave' });
      return told(finish(t.runs(startTurn)));
    });
    expect(lines).toEqual([[], [], ['wave'], [], ['wave']]);
  });

  test('failure: two Corruption Hits each, and the Darkness is ahead', () => {
    const t = missionGame({ mission: MISSION, change: found(6), seed: 'flee' });
    finish(t.pick('flee').pickAs(0, 'yes').pickAs(1, 'yes'));
    expect(t.state.outcome?.won).toBe(false);
    expect(t.state.mission.darknessAhead).toBe(true);
    const rolled = t.eventsNamed('rolled').filter(({ purpose }) => purpose === 'willpower');
    expect(rolled.map(({ dice }) => dice?.length)).toEqual([2, 2]);
  });
});
