import { describe, expect, test } from 'vitest';
import type { Adventure } from '../src/adventure.ts';
import { cardsChanged } from '../src/rules/abilities/changes.ts';
import { markOf } from '../src/rules/darkness/depth.ts';
import { roomExploration } from '../src/rules/exploration/exploration.ts';
import { heroStat } from '../src/rules/figures/stats.ts';
import { resolveUse, usesNow } from '../src/rules/items/uses.ts';
import type { AdventureState } from '../src/state.ts';
import { fromTheStart } from './adventure.ts';
import { heroOf, inside, standOn } from './explore.ts';
import { enemyAt } from './items.ts';
import {
  finish,
  hero,
  type MissionScene,
  missionGame,
  missionScene,
  playTo,
  ROOM,
  startTurn,
  told,
  xpOf,
} from './missions.ts';

const MISSION = 'dead-weight';
const BOX = 'lead-box';

function weight(situation: Partial<MissionScene> = {}) {
  return missionScene({ mission: MISSION, ...situation });
}

function usesOf(g: Adventure, index: number): string[] {
  const all = usesNow(g, hero(g, index), ['activation', 'instead-of-attack']);
  return all.flatMap(({ id, source }) => (source.card === MISSION ? [id.split(':')[1] ?? ''] : []));
}

function* use(g: Adventure, index: number, id: string) {
  const found = usesNow(g, hero(g, index), ['activation', 'instead-of-attack']).find(
    (each) => each.id === `${MISSION}:${id}`,
  );
  if (!found) throw new Error(`${id} is not offered`);
  yield* resolveUse(g, found);
}

/** The first hero has the box; in the room there may be a well. */
function carried(more: (state: AdventureState) => void = () => {}) {
  return (state: AdventureState) => {
    state.board.tokens = [];
    heroOf(state, 0).upgrades = [BOX];
    more(state);
  };
}

const atTheWell = carried((state) => {
  state.mission.objectiveFound = true;
  const space = inside(state, ROOM).at(-1) ?? 0;
  state.mission.markers = [{ id: 'well', tile: ROOM, space }];
});

function bearers({ state }: Pick<Adventure, 'state'>): number[] {
  return state.heroes.flatMap(({ index, upgrades }) => (upgrades.includes(BOX) ? index : []));
}

describe('the box', () => {
  test('is given to one hero at the start and taken back at the end', () => {
    const t = fromTheStart({ mission: MISSION, heroes: ['bandido', 'us-marshal'], seed: 'box' });
    playTo(t, 'prompt.who-carries-box');
    t.pick('h1');
    playTo(t, 'prompt.turn-start');
    expect(bearers(t)).toEqual([1]);
    t.pick('flee');
    for (const seat of [0, 1]) t.pickAs(seat, 'yes');
    expect(bearers(finish(t))).toEqual([]);
  });

  test('slows who carries it', () => {
    weight().runs((g) => {
      const before = heroStat(g, hero(g, 0), 'move');
      hero(g, 0).upgrades = [BOX];
      cardsChanged(g, hero(g, 0));
      expect(heroStat(g, hero(g, 0), 'move')).toBe(before - 1);
    });
  });

  test('whispers on a 2 or less: a Corruption Hit', () => {
    const heard = (die: number, ...willpower: number[]) =>
      weight({
        change: carried(),
        dice: [['whisper', die], ...willpower.map((face) => ['willpower', face] as const)] as never,
      })
        .runs(startTurn)
        .done();
    expect(told(heard(3))).toEqual([]);
    const cursed = heard(2, 1);
    expect(told(cursed)).toEqual(['whisper']);
    expect(cursed.state.heroes.map(({ corruption }) => corruption)).toEqual([1, 0]);
  });

  test('is handed to an adjacent hero, once a turn', () => {
    const t = weight({ change: carried() }).runs(function* (g) {
      expect([usesOf(g, 0), usesOf(g, 1)]).toEqual([['hand'], []]);
      yield* use(g, 0, 'hand');
      expect(bearers(g)).toEqual([1]);
      yield* use(g, 1, 'hand');
      expect([bearers(g), usesOf(g, 0)]).toEqual([[0], []]);
      standOn(g.state, 1, 0);
    });
    t.done();
  });

  test('is dropped by who is KO’d, and lifted by who is there', () => {
    const t = weight({ change: carried(), seed: 'down' }).runs(function* (g) {
      yield* g.do.woundHero(g, hero(g, 0), 99, { kind: 'card', id: 'test' });
      expect(bearers(g)).toEqual([]);
      expect(g.state.mission.markers).toEqual([{ id: 'box', tile: ROOM, space: hero(g, 0).space }]);
      expect(usesOf(g, 1)).toEqual(['lift']);
      yield* use(g, 1, 'lift');
      expect([bearers(g), g.state.mission.markers]).toEqual([[1], []]);
      yield* [];
    });
    finish(t);
  });
});

describe('the well', () => {
  test('the second clue: a High Threat, and the Darkness moves back three steps', () => {
    const t = weight({
      counters: { clues: 1 },
      seed: 'well',
      change: carried(({ board, depth }) => {
        board.tokens = [{ tile: ROOM, token: 'tok-03' }];
        depth.darkness = markOf(8);
      }),
    }).runs(roomExploration);
    finish(t);
    expect(t.state.mission).toMatchObject({ objectiveFound: true, markers: [{ id: 'well' }] });
    expect(t.state.depth.darkness).toBe(markOf(5));
    expect(t.eventsNamed('threat')[0]?.card).toMatch(/^high-/);
  });

  test('the bearer pushes it in with Strength 4+, three times; then it is won, whoever is there', () => {
    const push = (pushed: number, dice: readonly number[]) =>
      finish(
        weight({
          change: atTheWell,
          counters: { pushed },
          heroes: ['bandido', 'us-marshal'],
          dice: [['skill-strength', ...dice]],
        }).runs((g) => use(g, 0, 'throw')),
      );
    const once = push(0, [4, 3, 2, 1].slice(0, 4));
    expect(once.state.mission.counters['pushed']).toBe(1);
    expect([once.state.outcome, xpOf(once)]).toEqual([null, [10, 0]]);
    const last = push(2, [6, 1, 1, 1]);
    expect(last.state.outcome).toEqual({ won: true, cause: 'box-gone' });
    expect(xpOf(last)).toEqual([80, 70]);
    expect(last.eventsNamed('gold').map(({ amount }) => amount)).toEqual([100, 100]);
    expect(told(last)).toEqual(['gone']);
  });

  test('nobody else can, and in a fight one has to stand beside it', () => {
    weight({ change: atTheWell }).runs((g) => {
      expect([usesOf(g, 0), usesOf(g, 1)]).toEqual([['hand', 'throw'], []]);
    });
    const fight = (state: AdventureState) => {
      atTheWell(state);
      standOn(state, 1, 0);
      enemyAt(state, heroOf(state, 0).space + 1);
    };
    weight({ change: fight }).runs((g) => {
      expect(usesOf(g, 0)).toEqual([]);
    });
  });

  test('every third turn there brings an Ambush', () => {
    const told3 = [1, 2, 4, 5].map((turns) => {
      const t = weight({
        change: (state) => {
          atTheWell(state);
          heroOf(state, 0).upgrades = [];
        },
        counters: { 'final-turns': turns },
        seed: 'wave',
      });
      return told(finish(t.runs(startTurn)));
    });
    expect(told3).toEqual([[], ['wave'], [], ['wave']]);
  });

  test('failure: two Corruption Hits each, and the Darkness is ahead', () => {
    const t = missionGame({ mission: MISSION, change: carried(), seed: 'flee' });
    finish(t.pick('flee').pickAs(0, 'yes').pickAs(1, 'yes'));
    expect(t.state.outcome?.won).toBe(false);
    expect(t.state.mission.darknessAhead).toBe(true);
    const rolled = t.eventsNamed('rolled').filter(({ purpose }) => purpose === 'willpower');
    expect(rolled.map(({ dice }) => dice?.length)).toEqual([2, 2]);
  });
});
