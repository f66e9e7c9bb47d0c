import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Adventure } from '../src/adventure.ts';
import { tableChanged } from '../src/rules/abilities/changes.ts';
import { markOf } from '../src/rules/darkness/depth.ts';
import { roomExploration } from '../src/rules/exploration/exploration.ts';
import type { AdventureState } from '../src/state.ts';
import { fromTheStart } from './adventure.ts';
import { encounter, stack, standOn, withCards } from './explore.ts';
import { enemyAt } from './items.ts';
import {
  act,
  actionsOf,
  defeatAll,
  FOUR,
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

const MISSION = 'close-the-throat';
const PLANT = `${MISSION}:plant`;
const PINCH = `${MISSION}:pinch`;

function throat(situation: Partial<MissionScene> = {}) {
  return missionScene({ mission: MISSION, ...situation });
}

function withHole(state: AdventureState): void {
  state.board.tokens = [];
  state.mission.markers = [{ id: 'hole1', tile: ROOM, space: null }];
  state.depth.darkness = markOf(5);
}

const quiet = withCards({
  encounters: [
    encounter('quiet', function* () {
      yield* [];
      return [];
    }),
  ],
});

describe('the bore holes', () => {
  test('the first is at the Entrance from the start', () => {
    const t = fromTheStart({ mission: MISSION, heroes: FOUR, seed: 'cross' });
    expect(t.state.mission.markers).toEqual([{ id: 'hole0', tile: 0, space: null }]);
  });

  test('each of the first two clues is one, alone the first; the token is resolved as usual', () => {
    const find = (clues: number, size: number) =>
      throat({
        heroes: FOUR.slice(0, size),
        token: 'tok-06',
        counters: { clues },
        content: quiet,
        change: (state) => stack(state.decks.encounter.mines, 'quiet'),
        dice: 'exit 1 3',
      })
        .runs(roomExploration)
        .done();
    for (const [last, size] of [
      [2, 2],
      [1, 1],
    ] as const) {
      const found = find(last - 1, size);
      expect(found.state.mission).toMatchObject({
        objectiveFound: false,
        counters: { clues: last },
      });
      expect(found.state.mission.markers).toContainEqual({
        id: `hole${last}`,
        tile: ROOM,
        space: null,
      });
      expect(found.eventsNamed('encounter')).toHaveLength(1);
      const further = find(last, size);
      expect(further.state.mission.counters['clues']).toBe(last);
      expect(further.eventsNamed('clue-found')).toEqual([]);
    }
  });

  test('a hero on the tile may set a charge when there is no fight', () => {
    throat({ change: withHole }).runs((g) => {
      expect(actionsOf(g, 0)).toEqual([PLANT]);
      standOn(g.state, 1, 0);
      expect(actionsOf(g, 1)).toEqual([]);
      enemyAt(g.state, 0);
      tableChanged(g);
      expect(actionsOf(g, 0)).toEqual([]);
    });
  });

  test('Cunning 4+ sets it: 15 XP and the Darkness moves back two steps', () => {
    const t = throat({ change: withHole, dice: 'skill-cunning 4 1 1 1' })
      .runs((g) => act(g, 0, PLANT))
      .done();
    expect(t.state.mission).toMatchObject({ markers: [], counters: { charges: 1 } });
    expect(t.state.depth.darkness).toBe(markOf(3));
    expect(xpOf(t)).toEqual([15, 0]);
    expect(t.state.turn.over).toBe(false);
  });

  test('a failure is a Hit of 2 Wounds, and the hole stays empty', () => {
    const t = throat({ change: withHole, dice: 'skill-cunning 3 1 1 1, defense 1' })
      .runs((g) => act(g, 0, PLANT))
      .done();
    expect(t.state.mission.markers).toHaveLength(1);
    expect(t.hero(0).wounds).toBe(2);
  });

  test('a stick of Dynamite makes sure, if the hero likes', () => {
    const plant = () =>
      throat({
        dice: 'skill-cunning 6 1 1 1',
        change(state) {
          withHole(state);
          hero({ state } as Adventure, 0).bag = ['dynamite'];
        },
      }).runs((g) => act(g, 0, PLANT));
    const sure = plant().pick('dynamite');
    expect([sure.hero(0).bag, sure.state.mission.markers]).toEqual([[], []]);
    const clever = plant().pick('cunning').done();
    expect([clever.hero(0).bag, clever.state.mission.markers]).toEqual([['dynamite'], []]);
  });
});

describe('the last charge', () => {
  rule(
    ['B-EXPL-16', 'B-EXPL-20', 'B-EPIC-01'],
    'wakes an Epic Threat for three and more heroes, and the fight starts with the next turn',
    () => {
      const wake = (size: number) =>
        finish(
          throat({
            heroes: FOUR.slice(0, size),
            seed: 'wake',
            counters: { clues: 2, charges: size === 1 ? 1 : 2 },
            change(state) {
              withHole(state);
              state.turn.step = 'activations';
              hero({ state } as Adventure, 0).bag = ['dynamite'];
            },
          })
            .runs((g) => act(g, 0, PLANT))
            .pick('dynamite'),
        );
      const t = wake(4);
      expect(t.state.mission).toMatchObject({ objectiveFound: true, counters: { fuse: 6 } });
      expect(t.state.decks.threat.epic.discard).toHaveLength(1);
      expect(t.eventsNamed('threat')[0]?.card).toMatch(/^epic-/);
      expect(t.state.turn.over).toBe(true);
      expect(t.state.fight).toMatchObject({ final: true, startedInTurn: 2 });
      expect(t.state.mission.markers).toMatchObject([{ id: 'charge', tile: ROOM }]);
      for (const size of [1, 2]) {
        expect(wake(size).eventsNamed('threat')[0]?.card).toMatch(/^high-/);
      }
    },
  );

  const burning = (fuse: number, turns: number) => (state: AdventureState) => {
    state.board.tokens = [];
    state.mission.objectiveFound = true;
    state.mission.markers = [{ id: 'charge', tile: ROOM, space: null }];
    Object.assign(state.mission.counters, { fuse, 'final-turns': turns, charges: 3 });
    enemyAt(state, state.heroes[1]?.space ?? 0, 'stranglers');
    if (state.fight) Object.assign(state.fight, { final: true, lootSources: 0 });
    standOn(state, 1, 0);
  };

  test('its fuse burns from the second turn on, and may be pinched once a turn', () => {
    const t = throat({
      heroes: FOUR,
      change: burning(6, 0),
      dice: 'skill-agility 5 1 1, skill-agility 4 4 1',
    }).runs(function* (g) {
      const fuse = () => g.state.mission.counters['fuse'];
      yield* startTurn(g);
      expect([fuse(), actionsOf(g, 0)]).toEqual([6, []]);
      yield* startTurn(g);
      expect([fuse(), actionsOf(g, 0), actionsOf(g, 1)]).toEqual([5, [PINCH], []]);
      yield* act(g, 0, PINCH);
      expect([fuse(), actionsOf(g, 0), actionsOf(g, 2)]).toEqual([6, [], []]);
      yield* startTurn(g);
      yield* act(g, 0, PINCH);
      expect([fuse(), actionsOf(g, 2)]).toEqual([5, []]);
    });
    t.done();
  });

  test('at its end everything on the tile takes 2D6 Wounds, once', () => {
    const t = throat({ change: burning(1, 1), dice: 'blast 2 1, blast 1 1' }).runs(function* (g) {
      yield* startTurn(g);
      yield* startTurn(g);
    });
    t.done();
    expect(t.state.heroes.map(({ wounds }) => wounds)).toEqual([3, 0]);
    expect(t.state.enemies.map(({ wounds }) => wounds)).toEqual([2]);
    expect(xpOf(t)).toEqual([0, 0]);
    expect(told(t)).toEqual(['blast']);
  });

  test('the blast may win: then there is no bonus', () => {
    const change = burning(1, 1);
    const t = throat({ change, seed: 'boom' }).runs(function* (g) {
      for (const enemy of g.state.enemies) enemy.wounds = 3;
      yield* startTurn(g);
    });
    finish(t);
    expect(t.state.outcome).toEqual({ won: true, cause: 'objective' });
    expect(xpOf(t)).toEqual([50, 50]);
    expect(t.eventsNamed('gold').map(({ amount }) => amount)).toEqual([75, 75]);
  });

  test('won before the blast: 25 XP more', () => {
    const t = throat({ change: burning(3, 3), seed: 'before' }).runs((g) => defeatAll(g));
    finish(t);
    expect(t.state.outcome?.won).toBe(true);
    expect(xpOf(t)).toEqual([75, 75]);
    expect(t.state.mission.darknessAhead).toBe(false);
  });

  test('failure leaves the Darkness one step ahead', () => {
    const t = missionGame({ mission: MISSION, change: burning(3, 3), seed: 'flee' });
    finish(t.pick('flee').pickAs(0, 'yes').pickAs(1, 'yes'));
    expect(t.state.outcome).toEqual({ won: false, cause: 'fled' });
    expect(t.state.mission.darknessAhead).toBe(true);
  });
});
