import { describe, expect, test } from 'vitest';
import { trigger } from '../src/rules/abilities/active.ts';
import { markOf } from '../src/rules/darkness/depth.ts';
import { roomExploration } from '../src/rules/exploration/exploration.ts';
import { checkMission } from '../src/rules/turn/outcome.ts';
import type { AdventureState } from '../src/state.ts';
import { heroOf, inside, knockOut, standOn } from './explore.ts';
import { enemyAt } from './items.ts';
import {
  act,
  actionsOf,
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

const MISSION = 'run-for-daylight';
const PROP = `${MISSION}:prop`;

function run(situation: Partial<MissionScene> = {}) {
  return missionScene({ mission: MISSION, ...situation });
}

/** The prop has been found; nobody is left to guard it. */
function found(more: (state: AdventureState) => void = () => {}) {
  return (state: AdventureState) => {
    state.board.tokens = [];
    state.mission.objectiveFound = true;
    const space = inside(state, ROOM).at(-1) ?? 0;
    state.mission.markers = [{ id: 'prop', tile: ROOM, space }];
    state.depth.darkness = markOf(8);
    more(state);
  };
}

/** It comes down, for so many turns. */
function comingDown(down: number, more: (state: AdventureState) => void = () => {}) {
  return found((state) => {
    state.mission.markers = [];
    state.mission.counters['down'] = down;
    more(state);
  });
}

describe('the prop', () => {
  test('the second clue: it stands at the far end, guarded by a High Threat', () => {
    const t = run({ counters: { clues: 1 }, seed: 'prop' }).runs(roomExploration);
    finish(t);
    expect(t.state.mission).toMatchObject({ objectiveFound: true, markers: [{ id: 'prop' }] });
    expect(t.eventsNamed('threat')[0]?.card).toMatch(/^high-/);
    expect(told(finish(run({ seed: 'bent' }).runs(roomExploration)))).toContain('clue');
  });

  test('is knocked out with Strength 4+, by who is there: 25 XP, the Darkness two steps back', () => {
    const knock = (...dice: number[]) =>
      run({ change: found(), dice: [['skill-strength', ...dice]] })
        .runs((g) => act(g, 0, PROP))
        .done();
    const down = knock(4, 1);
    expect(down.state.mission).toMatchObject({ markers: [], counters: { down: 1 } });
    expect([down.state.depth.darkness, xpOf(down)]).toEqual([markOf(6), [25, 0]]);
    expect(knock(3, 3).state.mission.markers).toHaveLength(1);
    const fight = found((state) => {
      standOn(state, 1, 0);
      enemyAt(state, inside(state, ROOM)[1] ?? 0);
    });
    run({ change: fight }).runs((g) => {
      expect([actionsOf(g, 0), actionsOf(g, 1)]).toEqual([[], []]);
    });
  });

  test('a stick of Dynamite does it without a test', () => {
    const change = found((state) => {
      heroOf(state, 0).bag = ['dynamite'];
    });
    const t = run({ change, dice: [] })
      .runs((g) => act(g, 0, PROP))
      .done();
    expect([t.state.mission.counters['down'], t.hero(0).bag]).toEqual([1, []]);
  });
});

describe('the hill', () => {
  test('lets everybody run: two spaces more', () => {
    const spaces = (down: number) => {
      let rolled = 0;
      run({ change: comingDown(down) }).runs(function* (g) {
        const moved = { hero: hero(g, 0), die: 3, grit: 0, byAbility: false, byWorld: false };
        const rolls = { ...moved, spaces: 3 };
        yield* trigger(g, 'moveRolled', rolls);
        rolled = rolls.spaces;
      });
      return rolled;
    };
    expect([spaces(0), spaces(1)]).toEqual([3, 5]);
  });

  test('waits two turns, then the farthest tile falls on who is there, friend or foe', () => {
    const early = run({ change: comingDown(2), dice: [] })
      .runs(startTurn)
      .done();
    expect(early.state.mission.markers).toEqual([]);
    const change = comingDown(3, (state) => {
      standOn(state, 1, 0);
      enemyAt(state, inside(state, ROOM)[1] ?? 0, 'night-terrors');
    });
    const t = run({ change, dice: 'rocks 3, rocks 5' }).runs(startTurn).done();
    expect(t.state.mission.markers).toEqual([{ id: `rubble${ROOM}`, tile: ROOM, space: null }]);
    expect(t.state.heroes.map(({ wounds }) => wounds)).toEqual([3, 0]);
    expect(t.state.enemies.map(({ wounds }) => wounds)).toEqual([5]);
    expect(told(t)).toEqual(['fall']);
  });

  test('drives others out too, on a 1', () => {
    const change = comingDown(3, (state) => {
      for (const { index } of state.heroes) standOn(state, index, 0);
      heroOf(state, 1).space = inside(state, ROOM)[0] ?? 0;
    });
    const quiet = run({ change, dice: 'rocks 1, chase 2' }).runs(startTurn).done();
    expect(told(quiet)).toEqual(['fall']);
    let chased = 0;
    for (let n = 0; n < 20 && chased === 0; n++) {
      const t = finish(run({ change, seed: `chase ${n}` }).runs(startTurn));
      if (told(t).includes('chased')) chased = t.state.enemies.length;
    }
    expect(chased).toBeGreaterThan(0);
  });

  test('buries everybody when the Entrance falls', () => {
    const change = comingDown(4, (state) => {
      state.mission.markers = [{ id: `rubble${ROOM}`, tile: ROOM, space: null }];
    });
    const t = finish(run({ change, seed: 'buried' }).runs(startTurn));
    expect(t.state.outcome).toEqual({ won: false, cause: 'buried' });
  });
});

describe('daylight', () => {
  const home = (down: number, fallen: boolean, stay = false) =>
    finish(
      run({
        seed: 'home',
        change: comingDown(down, (state) => {
          standOn(state, 0, 0);
          if (!stay) standOn(state, 1, 0);
          if (fallen) knockOut(heroOf(state, 1));
        }),
      }).runs((g) => checkMission(g)),
    );

  test('wins when everybody who is up is at the Entrance', () => {
    expect([home(0, false).state.outcome, home(2, false, true).state.outcome]).toEqual([
      null,
      null,
    ]);
    const all = home(2, false);
    expect(all.state.outcome).toEqual({ won: true, cause: 'objective' });
    expect(xpOf(all)).toEqual([110, 110]);
    expect(all.eventsNamed('gold').map(({ amount }) => amount)).toEqual([100, 100]);
  });

  test('without the bonus when somebody was left lying', () => {
    const one = home(2, true, true);
    expect(one.state.outcome?.won).toBe(true);
    expect(xpOf(one)).toEqual([80, 80]);
  });

  test('failure costs $100 each', () => {
    const change = found((state) => {
      heroOf(state, 0).gold = 150;
      heroOf(state, 1).gold = 50;
    });
    const t = missionGame({ mission: MISSION, change, seed: 'flee' });
    finish(t.pick('flee').pickAs(0, 'yes').pickAs(1, 'yes'));
    expect(t.state.outcome?.won).toBe(false);
    expect(t.state.heroes.map(({ gold }) => gold)).toEqual([50, 0]);
  });
});
