import { describe, expect, test } from 'vitest';
import { trigger } from '../src/rules/abilities/active.ts';
import { markOf } from '../src/rules/darkness/depth.ts';
import type { AdventureState } from '../src/state.ts';
import { standOn } from './explore.ts';
import { enemyAt } from './items.ts';
import {
  act,
  actionsOf,
  defeatAll,
  finish,
  hero,
  type MissionScene,
  missionGame,
  missionScene,
  ROOM,
  startTurn,
  told,
  xpOf,
} from './missions.ts';

const MISSION = 'the-bones-of-father-crane';
const DIG = `${MISSION}:dig`;
const BURY = `${MISSION}:bury`;
const BONE = { id: `bone${ROOM}` as const, tile: ROOM, space: null };

function crane(situation: Partial<MissionScene> = {}) {
  return missionScene({ mission: MISSION, ...situation });
}

/** A bone in the explored room. */
function withBone(state: AdventureState): void {
  state.board.tokens = [];
  state.mission.markers = [BONE];
  state.depth.darkness = markOf(5);
}

/** All heroes at the Entrance. */
function atHome(state: AdventureState): void {
  state.board.tokens = [];
  for (const { index } of state.heroes) standOn(state, index, 0);
}

describe('the bones', () => {
  test('every room that is found has one, and no passage', () => {
    crane().runs(function* (g) {
      yield* trigger(g, 'tileRevealed', { tile: ROOM, hero: null });
      yield* trigger(g, 'tileRevealed', { tile: 0, hero: null });
      expect(g.state.mission.markers).toEqual([BONE]);
    });
  });

  test('are dug out of an explored room, without a fight, by who is there', () => {
    crane({ change: withBone }).runs((g) => {
      expect(actionsOf(g, 0)).toEqual([DIG]);
      standOn(g.state, 1, 0);
      expect(actionsOf(g, 1)).toEqual([]);
      g.state.board.tokens = [{ tile: ROOM, token: 'tok-03' }];
      expect(actionsOf(g, 0)).toEqual([]);
      g.state.board.tokens = [];
      g.state.mission.counters['bones'] = 6;
      expect(actionsOf(g, 0)).toEqual([]);
    });
    const inFight = (state: AdventureState) => {
      withBone(state);
      enemyAt(state, state.heroes[1]?.space ?? 0);
    };
    crane({ change: inFight }).runs((g) => {
      expect(actionsOf(g, 0)).toEqual([]);
    });
  });

  test('Cunning or Spirit 4+: 10 XP; each brings the Darkness a step nearer', () => {
    const dug = (bones: number) =>
      crane({ change: withBone, counters: { bones }, dice: 'skill-spirit 4 1' })
        .runs((g) => act(g, 0, DIG))
        .pick('spirit')
        .done();
    const first = dug(0);
    expect(first.state.mission).toMatchObject({ markers: [], counters: { bones: 1 } });
    expect([first.state.depth.darkness, xpOf(first)]).toEqual([markOf(6), [10, 0]]);
    expect(told(first)).toEqual(['bone']);
    expect(dug(1).state.depth.darkness).toBe(markOf(6));
  });

  test('a failure is a Horror Hit, and the bone stays', () => {
    const t = crane({ change: withBone, dice: 'skill-cunning 3 1 1 1, willpower 1' })
      .runs((g) => act(g, 0, DIG))
      .pick('cunning')
      .done();
    expect(t.state.mission.markers).toEqual([BONE]);
    expect(t.hero(0).sanityDamage).toBe(1);
  });

  test('call from the third on: as many as there are beyond two, or less, is an Ambush', () => {
    const silent = (bones: number, die: number) =>
      crane({ change: withBone, counters: { bones }, dice: `call ${die}` })
        .runs(startTurn)
        .done();
    expect(told(silent(3, 2))).toEqual([]);
    expect(told(silent(4, 3))).toEqual([]);
    const quiet = crane({ change: withBone, counters: { bones: 2 } })
      .runs(startTurn)
      .done();
    expect(quiet.state.enemies).toEqual([]);
    // With so many of them any roll will do.
    const loud = crane({ change: withBone, counters: { bones: 8 }, seed: 'call' }).runs(startTurn);
    expect(told(finish(loud))).toEqual(['called']);
    expect(loud.eventsNamed('ambush').length).toBeGreaterThan(0);
    expect(loud.state.enemies.length).toBeGreaterThan(0);
  });
});

describe('the grave', () => {
  test('is at the Entrance, for three bones, or two of who goes alone', () => {
    const offered = (bones: number, heroes: 1 | 2) => {
      let found: string[] = [];
      crane({
        change: atHome,
        counters: { bones },
        heroes: heroes === 1 ? ['bandido'] : ['bandido', 'gunslinger'],
      }).runs((g) => {
        found = actionsOf(g, 0);
        standOn(g.state, 0, ROOM);
        expect(actionsOf(g, 0)).toEqual([]);
      });
      return found;
    };
    expect([offered(2, 2), offered(3, 2), offered(1, 1), offered(2, 1)]).toEqual([
      [],
      [BURY],
      [],
      [BURY],
    ]);
  });

  const buried = (bones: number, corruption = 0) =>
    finish(
      crane({ change: atHome, counters: { bones }, seed: 'grave' }).runs(function* (g) {
        for (const each of g.state.heroes) each.corruption = corruption;
        yield* act(g, 0, BURY);
        expect(g.state.turn.over).toBe(true);
        expect(g.state.mission).toMatchObject({ objectiveFound: true, markers: [{ id: 'grave' }] });
        expect(g.state.fight?.final).toBe(true);
        expect(hero(g, 0).xp).toBe(0);
        yield* defeatAll(g);
      }),
    );

  test('what has followed the bones has to be defeated; the reward is for each of them', () => {
    const t = buried(4, 2);
    expect(t.state.outcome).toEqual({ won: true, cause: 'objective' });
    expect(xpOf(t)).toEqual([60, 60]);
    expect(
      t
        .eventsNamed('gold')
        .map(({ amount }) => amount)
        .slice(-2),
    ).toEqual([60, 60]);
    expect(t.state.heroes.map(({ corruption }) => corruption)).toEqual([2, 2]);
  });

  test('with all six of them every hero loses Corruption', () => {
    expect(buried(6, 2).state.heroes.map(({ corruption }) => corruption)).toEqual([1, 1]);
  });

  test('who leaves him there takes a Corruption Hit', () => {
    const t = missionGame({ mission: MISSION, change: withBone, seed: 'left' });
    finish(t.pick('flee').pickAs(0, 'yes').pickAs(1, 'yes'));
    expect(t.state.outcome).toEqual({ won: false, cause: 'fled' });
    expect(t.eventsNamed('rolled').filter(({ purpose }) => purpose === 'willpower')).toHaveLength(
      2,
    );
  });
});
