import { describe, expect, test } from 'vitest';
import type { Adventure } from '../src/adventure.ts';
import { trigger } from '../src/rules/abilities/active.ts';
import { tableChanged } from '../src/rules/abilities/changes.ts';
import { markOf } from '../src/rules/darkness/depth.ts';
import { roomExploration } from '../src/rules/exploration/exploration.ts';
import { enemyStat } from '../src/rules/figures/enemy-stats.ts';
import { checkMission } from '../src/rules/turn/outcome.ts';
import type { AdventureState, Enemy } from '../src/state.ts';
import { enemyAt } from './items.ts';
import {
  defeat,
  finish,
  type MissionScene,
  missionGame,
  missionScene,
  ROOM,
  startTurn,
  told,
  xpOf,
} from './missions.ts';

const MISSION = 'the-one-that-limps';

function hunt(situation: Partial<MissionScene> = {}) {
  return missionScene({ mission: MISSION, ...situation });
}

/** Its trail lies in the room. */
function trail(hurt = 0) {
  return (state: AdventureState) => {
    state.board.tokens = [];
    state.mission.markers = [{ id: 'spoor', tile: ROOM, space: null }];
    Object.assign(state.mission.counters, { clues: 1, hurt });
  };
}

function quarryIn({ state }: Pick<Adventure, 'state'>): Enemy | undefined {
  return state.enemies.find(({ id }) => id === `night-terrors${state.mission.counters['quarry']}`);
}

function found(g: Pick<Adventure, 'state'>): Enemy {
  const it = quarryIn(g);
  if (!it) throw new Error('it is not there');
  return it;
}

function* endOfTurn(g: Adventure) {
  yield* trigger(g, 'turnEnd', { turn: g.state.turn.number });
}

describe('the trail', () => {
  test('a clue is its trail, and it comes out there when the next turn starts', () => {
    const t = hunt({ seed: 'trail' }).runs(roomExploration);
    expect(finish(t).state.mission.markers).toMatchObject([{ id: 'spoor', tile: ROOM }]);
    expect(told(t)).toEqual(['clue']);
    const next = hunt({ change: trail(), seed: 'out' }).runs(function* (g) {
      yield* startTurn(g);
      expect(found(g)).toMatchObject({ type: 'night-terrors', wounds: 0 });
      // Three more Health for each of the two heroes.
      expect(enemyStat(g, 'night-terrors', 'health', found(g))).toBe(20);
      expect(enemyStat(g, 'night-terrors', 'health')).toBe(14);
      expect(g.state.mission.markers).toEqual([]);
    });
    expect(told(finish(next))).toEqual(['comes']);
  });

  test('it comes as hurt as it got away, and not while all of its kind are there', () => {
    const t = hunt({ change: trail(6), seed: 'hurt' }).runs(function* (g) {
      yield* startTurn(g);
      expect(found(g).wounds).toBe(6);
    });
    finish(t);
    const full = (state: AdventureState) => {
      trail()(state);
      for (const n of [1, 2, 3]) enemyAt(state, n, 'night-terrors');
    };
    const waits = finish(hunt({ change: full }).runs(startTurn));
    expect(waits.state.mission.markers).toHaveLength(1);
    expect(told(waits)).toEqual([]);
  });
});

describe('it gets away', () => {
  const after = (wounds: number, stayed: number, counters = {}) =>
    finish(
      hunt({ change: trail(), counters, seed: 'away' }).runs(function* (g) {
        yield* startTurn(g);
        g.state.mission.counters['stayed'] = stayed;
        found(g).wounds = wounds;
        yield* endOfTurn(g);
      }),
    );

  test('after two turns, or at once with half its Health lost; it keeps its Wounds', () => {
    expect(quarryIn(after(9, 0))).toBeDefined();
    const late = after(3, 1);
    expect(late.state).toMatchObject({ enemies: [], fight: null });
    expect(late.state.mission.counters).toMatchObject({ quarry: 0, hurt: 3 });
    const hurt = after(10, 0);
    expect(hurt.state.mission.counters).toMatchObject({ quarry: 0, hurt: 10 });
    expect(told(hurt)).toEqual(['comes', 'flees']);
    expect(xpOf(hurt)).toEqual([0, 0]);
    expect(hurt.state.outcome).toBeNull();
  });

  test('and heals 1 when the Darkness moves ahead while it is away', () => {
    const hurtAfter = (quarry: number, by: number) =>
      finish(
        hunt({
          counters: { hurt: 5, quarry },
          seed: 'heal',
          change: (state) => {
            state.board.tokens = [];
            state.depth.darkness = markOf(8);
          },
        }).runs((g) => g.do.moveDarkness(g, by)),
      ).state.mission.counters['hurt'];
    expect([hurtAfter(0, 1), hurtAfter(0, -1), hurtAfter(9, 1)]).toEqual([4, 5, 5]);
  });
});

describe('its end', () => {
  const slain = (objective: boolean) =>
    finish(
      hunt({ change: trail(), seed: 'end' }).runs(function* (g) {
        g.state.mission.objectiveFound = objective;
        yield* startTurn(g);
        found(g).wounds = 15;
        if (objective) yield* endOfTurn(g);
        enemyAt(g.state, 0);
        tableChanged(g);
        yield* defeat(g, found(g));
        yield* checkMission(g);
      }),
    );

  test('wins whoever else is there; 30 XP more before the lair is found', () => {
    const early = slain(false);
    expect(early.state.outcome).toEqual({ won: true, cause: 'objective' });
    expect(xpOf(early)).toEqual([90, 90]);
    expect(
      early
        .eventsNamed('gold')
        .map(({ amount }) => amount)
        .slice(-2),
    ).toEqual([75, 75]);
    expect(early.state.heroes.flatMap(({ items }) => items)).toHaveLength(1);
    expect(xpOf(slain(true))).toEqual([60, 60]);
  });

  test('in its lair it stays, with a Threat beside it', () => {
    const t = hunt({ counters: { clues: 2 }, seed: 'lair' }).runs(function* (g) {
      yield* g.do.findObjective(g, ROOM);
      expect(g.state.fight?.final).toBe(true);
      expect(g.state.enemies.length).toBeGreaterThan(1);
      g.state.mission.counters['stayed'] = 9;
      yield* endOfTurn(g);
      expect(quarryIn(g)).toBeDefined();
    });
    finish(t);
    expect(t.state.outcome).toBeNull();
  });

  test('who gives up takes 1 Sanity Damage along', () => {
    const t = missionGame({ mission: MISSION, change: trail(), seed: 'flee' });
    finish(t.pick('flee').pickAs(0, 'yes').pickAs(1, 'yes'));
    expect(t.state.outcome?.won).toBe(false);
    expect(t.state.heroes.map(({ sanityDamage }) => sanityDamage)).toEqual([1, 1]);
  });
});
