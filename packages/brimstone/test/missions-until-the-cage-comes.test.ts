import { describe, expect, test } from 'vitest';
import type { Adventure } from '../src/adventure.ts';
import type { Content } from '../src/content-types.ts';
import { roomExploration } from '../src/rules/exploration/exploration.ts';
import { checkMission } from '../src/rules/turn/outcome.ts';
import type { AdventureState } from '../src/state.ts';
import { walkers } from './enemies.ts';
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
  spaceOf,
  startTurn,
  told,
  xpOf,
} from './missions.ts';

const MISSION = 'until-the-cage-comes';
const SPLICE = `${MISSION}:splice`;
const RING = `${MISSION}:ring`;

function cage(situation: Partial<MissionScene> = {}) {
  return missionScene({ mission: MISSION, ...situation });
}

const quiet = withCards({
  encounters: [
    encounter('quiet', function* () {
      yield* [];
      return [];
    }),
  ],
});

/** On the landing, with one enemy far away and a wave that is one strangler. */
function landed(countdown: number, change: (state: AdventureState) => void = () => {}) {
  return {
    heroes: ['us-marshal', 'gunslinger'] as const,
    content: (all: Content) =>
      walkers(1)({
        ...all,
        threats: {
          ...all.threats,
          wave: { id: 'wave', groups: [{ type: 'stranglers', number: 1 }] },
        },
      }),
    change(state: AdventureState) {
      state.board.tokens = [];
      state.mission.objectiveFound = true;
      state.mission.markers = [{ id: 'bell', tile: ROOM, space: state.heroes[0]?.space ?? 0 }];
      Object.assign(state.mission.counters, { countdown, 'final-turns': 1 });
      state.decks.threat.low.draw = ['wave'];
      standOn(state, 1, 0);
      enemyAt(state, 0);
      if (state.fight) state.fight.lootSources = 0;
      change(state);
    },
  };
}

const clear = (state: AdventureState) => {
  state.enemies = [];
  state.fight = null;
};

function countdown({ state }: { readonly state: AdventureState }): number | undefined {
  return state.mission.counters['countdown'];
}

describe('the bell wire', () => {
  const found = (dice: readonly number[]) =>
    cage({
      token: 'tok-06',
      content: quiet,
      change: (state) => stack(state.decks.encounter.mines, 'quiet'),
      dice: [
        ['exit', 1, 3],
        ['skill-cunning', ...dice],
      ],
    })
      .runs(function* (g) {
        yield* roomExploration(g);
        expect([actionsOf(g, 0), told2(g)]).toEqual([[SPLICE], 1]);
        yield* act(g, 0, SPLICE);
        expect(actionsOf(g, 1)).toEqual([]);
      })
      .done();
  const told2 = (g: Adventure) => g.state.mission.counters['clues'];

  test('is the first clue; it may be spliced once, with Cunning 5+', () => {
    expect(found([5, 1, 1, 1]).state.mission.counters['spliced']).toBe(1);
    expect(found([4, 4, 1, 1]).state.mission.counters['spliced']).toBeUndefined();
  });

  test('and makes the countdown start at 6 instead of 7', () => {
    for (const [spliced, start] of [
      [0, 7],
      [1, 6],
    ] as const) {
      const t = finish(
        cage({ heroes: FOUR, counters: { clues: 1, spliced }, seed: 'start' }).runs(
          roomExploration,
        ),
      );
      expect(countdown(t)).toBe(start);
      expect(t.state.decks.threat.med.discard).toHaveLength(1);
      expect(spaceOf(t.state, 'bell')).toBeGreaterThan(0);
    }
  });
});

describe('the countdown', () => {
  test('does not run in the first turn, drops by one in a fight', () => {
    const t = cage({ ...landed(7), counters: {} }).runs(function* (g) {
      g.state.mission.counters['final-turns'] = 0;
      yield* startTurn(g);
      expect(countdown(g)).toBe(7);
      yield* startTurn(g);
      expect(countdown(g)).toBe(6);
    });
    expect(t.done().state.enemies).toHaveLength(1);
  });

  test('brings a wave at 5 and at 3, that ambushes and takes part in the turn', () => {
    for (const [from, to] of [
      [6, 5],
      [4, 3],
    ] as const) {
      const t = cage({ ...landed(from), seed: 'wave' }).runs((g) => startTurn(g));
      t.done();
      expect([countdown(t), told(t)]).toEqual([to, ['wave']]);
      expect(t.state.enemies.map(({ type }) => type)).toEqual(['tentacles', 'stranglers']);
      expect(t.event('ambush')).toBeDefined();
      expect(t.state.turn.over).toBe(false);
      expect(t.state.fight?.groups.stranglers?.ambushTurn).toBe(t.state.turn.number);
    }
  });

  test('jumps to the next wave when nobody is left to fight, and to 0 after the second', () => {
    for (const [from, to] of [
      [7, 5],
      [5, 3],
    ] as const) {
      const t = cage({ ...landed(from, clear), seed: 'jump' }).runs((g) => startTurn(g));
      expect([countdown(t), t.done().state.enemies.length]).toEqual([to, 1]);
    }
    const home = finish(cage({ ...landed(3, clear), seed: 'home' }).runs((g) => startTurn(g)));
    expect(home.state.outcome).toEqual({ won: true, cause: 'cage' });
  });

  test('defeating all enemies alone does not win', () => {
    const t = cage({ ...landed(5), seed: 'hold' }).runs(function* (g) {
      yield* defeatAll(g);
      yield* checkMission(g);
    });
    finish(t);
    expect(t.state.outcome).toBeNull();
  });
});

describe('the bell', () => {
  const ring = (from: number, dice: readonly number[]) =>
    cage({
      ...landed(from),
      dice: [
        ['skill-strength', ...dice],
        ['random-hero', 0],
      ],
    }).runs(function* (g) {
      g.state.turn.step = 'activations';
      expect([actionsOf(g, 0), actionsOf(g, 1)]).toEqual([[RING], []]);
      yield* act(g, 0, RING);
      expect(actionsOf(g, 0)).toEqual([]);
    });

  test('rung with Strength 5+ drops the countdown by one, for 15 XP, once a turn', () => {
    const t = ring(7, [5, 1]);
    expect([countdown(t), xpOf(t)]).toEqual([6, [15, 0]]);
    const failed = ring(7, [4, 4]);
    expect([countdown(failed), xpOf(failed)]).toEqual([7, [0, 0]]);
  });

  test('brings the wave at once: an Ambush, so the turn ends', () => {
    const t = ring(6, [5, 1]);
    expect([countdown(t), t.state.enemies.length, t.state.turn.over]).toEqual([5, 2, true]);
    expect(t.state.fight?.groups.stranglers?.ambushTurn).toBe(t.state.turn.number + 1);
  });

  test('and the cage at 0', () => {
    const t = cage({ ...landed(1), seed: 'ring' }).runs(function* (g) {
      while (!g.state.outcome) {
        g.state.turn.number++;
        yield* act(g, 0, RING);
      }
    });
    finish(t);
    expect(t.state.outcome).toEqual({ won: true, cause: 'cage' });
  });
});

describe('the cage', () => {
  test('waits for a hero on the landing', () => {
    const t = cage(landed(1, (state) => standOn(state, 0, 0))).runs((g) => startTurn(g));
    expect([countdown(t), t.done().state.outcome]).toEqual([1, null]);
  });

  test('a KO’d hero on the landing does not hold it, but rides along', () => {
    const down = (state: AdventureState) => {
      hero({ state } as Adventure, 0).knockedOut = ['health'];
    };
    const t = cage(landed(1, down)).runs((g) => startTurn(g));
    expect([countdown(t), t.done().state.outcome]).toEqual([1, null]);
    const other = (state: AdventureState) => {
      hero({ state } as Adventure, 1).knockedOut = ['health'];
    };
    const home = finish(cage({ ...landed(1, other), seed: 'ride' }).runs((g) => startTurn(g)));
    expect(home.state.outcome?.won).toBe(true);
    expect(xpOf(home)).toEqual([40, 40]);
  });

  test('pays 40 XP and $50, and Loot only when the landing was clear', () => {
    const crowded = finish(cage({ ...landed(1), seed: 'pay' }).runs((g) => startTurn(g)));
    expect(xpOf(crowded)).toEqual([40, 40]);
    expect(crowded.eventsNamed('gold').map(({ amount }) => amount)).toEqual([50, 50]);
    expect(crowded.eventsNamed('loot')).toHaveLength(0);
    const empty = finish(cage({ ...landed(1, clear), seed: 'pay' }).runs((g) => startTurn(g)));
    expect(empty.eventsNamed('loot')).toHaveLength(2);
  });

  test('missed: everyone leaves the Side Bag behind', () => {
    const t = missionGame({
      mission: MISSION,
      ...landed(3, (state) => {
        for (const each of state.heroes) each.bag = ['whiskey', 'bandages'];
      }),
    });
    finish(t.pick('flee').pickAs(0, 'yes').pickAs(1, 'yes'));
    expect(t.state.heroes.map(({ bag }) => bag)).toEqual([[], []]);
    expect(t.eventsNamed('token-lost')).toHaveLength(4);
  });
});
