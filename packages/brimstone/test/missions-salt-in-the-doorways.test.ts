import { describe, expect, test } from 'vitest';
import { markOf } from '../src/rules/darkness/depth.ts';
import { roomExploration } from '../src/rules/exploration/exploration.ts';
import { checkMission } from '../src/rules/turn/outcome.ts';
import type { AdventureState } from '../src/state.ts';
import { encounter, stack, standOn, withCards } from './explore.ts';
import { enemyAt } from './items.ts';
import {
  act,
  actionsOf,
  defeatAll,
  finish,
  type MissionScene,
  missionGame,
  missionScene,
  ROOM,
  startTurn,
  told,
  xpOf,
} from './missions.ts';

const MISSION = 'salt-in-the-doorways';
const SEAL = `${MISSION}:seal`;

function salt(situation: Partial<MissionScene> = {}) {
  return missionScene({ mission: MISSION, ...situation });
}

/** A rift in the room. */
function withRift(width: number, more: (state: AdventureState) => void = () => {}) {
  return (state: AdventureState) => {
    state.board.tokens = [];
    state.mission.markers = [{ id: 'rift1', tile: ROOM, space: null }];
    Object.assign(state.mission.counters, { clues: 1, rift1: width });
    state.depth.darkness = markOf(8);
    more(state);
  };
}

const quiet = withCards({
  encounters: [
    encounter('quiet', function* () {
      yield* [];
      return [];
    }),
  ],
});

describe('the rifts', () => {
  test('the first two clues open one each; alone they are narrower', () => {
    const found = (heroes: MissionScene['heroes']) =>
      salt({
        ...(heroes ? { heroes } : {}),
        token: 'tok-06',
        content: quiet,
        change: (state) => stack(state.decks.encounter.mines, 'quiet'),
        dice: 'exit 1 3',
      })
        .runs(roomExploration)
        .done();
    const two = found(['bandido', 'gunslinger']);
    expect(two.state.mission).toMatchObject({
      objectiveFound: false,
      markers: [{ id: 'rift1', tile: ROOM }],
      counters: { rift1: 3 },
    });
    expect(told(two)).toEqual(['clue']);
    expect(found(['bandido']).state.mission.counters['rift1']).toBe(2);
  });

  test('are sealed on their tile, in a fight too', () => {
    salt({ change: withRift(3) }).runs((g) => {
      standOn(g.state, 1, 0);
      expect([actionsOf(g, 0), actionsOf(g, 1)]).toEqual([[SEAL], []]);
    });
    const fight = withRift(3, (state) => enemyAt(state, state.heroes[1]?.space ?? 0));
    salt({ change: fight }).runs((g) => {
      expect(actionsOf(g, 0)).toEqual([SEAL]);
    });
  });

  test('each success of Spirit or Lore 4+ is one width', () => {
    const t = salt({ change: withRift(3), dice: 'skill-spirit 4 3' })
      .runs((g) => act(g, 0, SEAL))
      .pick('spirit')
      .done();
    expect(t.state.mission.counters['rift1']).toBe(2);
    expect([t.state.mission.markers.length, xpOf(t)]).toEqual([1, [0, 0]]);
  });

  test('sealed: 15 XP, and the Darkness moves back three steps', () => {
    const t = salt({ change: withRift(1), dice: 'skill-lore 4' })
      .runs((g) => act(g, 0, SEAL))
      .pick('lore')
      .done();
    expect(t.state.mission).toMatchObject({ markers: [], counters: { sealed: 1 } });
    expect([t.state.depth.darkness, xpOf(t)]).toEqual([markOf(5), [15, 0]]);
    expect(told(t)).toEqual(['sealed']);
  });

  test('grow when the Darkness enters space 11 or 6', () => {
    const width = (space: number) =>
      salt({
        seed: 'wider',
        change: withRift(2, ({ depth }) => {
          depth.darkness = markOf(space - 1);
        }),
      }).runs((g) => g.do.moveDarkness(g, 1));
    const widths = [12, 11, 10, 6].map(
      (space) => finish(width(space)).state.mission.counters['rift1'],
    );
    expect(widths).toEqual([2, 3, 2, 3]);
  });

  test('let something in on a 1, each of them, while there is no fight', () => {
    const rolled = (die: number) => salt({ change: withRift(2), dice: `leak ${die}` });
    expect(told(rolled(2).runs(startTurn).done())).toEqual([]);
    let leaks = 0;
    for (let n = 0; n < 20 && leaks === 0; n++) {
      const t = salt({ change: withRift(2), seed: `leak ${n}` }).runs(startTurn);
      if (told(finish(t)).includes('leak')) leaks = t.state.enemies.length;
    }
    expect(leaks).toBeGreaterThan(0);
    const fight = withRift(2, (state) => enemyAt(state, state.heroes[1]?.space ?? 0));
    expect(told(salt({ change: fight, dice: [] }).runs(startTurn).done())).toEqual([]);
  });
});

describe('the third rift', () => {
  const third = (open: boolean) => (state: AdventureState) => {
    Object.assign(state.mission.counters, { clues: 2, rift1: 1 });
    if (open) state.mission.markers = [{ id: 'rift1', tile: 0, space: null }];
  };

  test('is guarded by a High Threat; it is won when all are sealed and nobody is left', () => {
    const t = salt({ change: third(false), seed: 'third' }).runs(function* (g) {
      yield* g.do.findObjective(g, ROOM);
      expect(g.state.mission.markers).toMatchObject([{ id: 'rift2', tile: ROOM }]);
      expect(g.state.fight?.final).toBe(true);
      yield* defeatAll(g);
      expect(g.state.outcome).toBeNull();
      g.state.mission.markers = [];
      yield* checkMission(g);
    });
    finish(t);
    expect(t.eventsNamed('threat')[0]?.card).toMatch(/^high-/);
    expect(t.state.outcome).toEqual({ won: true, cause: 'objective' });
    expect(xpOf(t)).toEqual([75, 75]);
    expect(
      t
        .eventsNamed('gold')
        .map(({ amount }) => amount)
        .slice(-2),
    ).toEqual([60, 60]);
  });

  test('without the bonus when another was still open', () => {
    const t = salt({ change: third(true), seed: 'third' }).runs(function* (g) {
      yield* g.do.findObjective(g, ROOM);
      yield* defeatAll(g);
      g.state.mission.markers = [];
      yield* checkMission(g);
    });
    expect(xpOf(finish(t))).toEqual([50, 50]);
  });

  test('failure leaves the Darkness one step ahead', () => {
    const t = missionGame({ mission: MISSION, change: withRift(2), seed: 'flee' });
    finish(t.pick('flee').pickAs(0, 'yes').pickAs(1, 'yes'));
    expect(t.state.outcome?.won).toBe(false);
    expect(t.state.mission.darknessAhead).toBe(true);
  });
});
