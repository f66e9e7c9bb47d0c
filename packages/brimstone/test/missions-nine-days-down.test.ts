import { describe, expect, test } from 'vitest';
import { distance } from '../src/board/index.ts';
import { boardOf } from '../src/board/layout.ts';
import { content } from '../src/content/index.ts';
import { markOf } from '../src/rules/darkness/depth.ts';
import { roomExploration } from '../src/rules/exploration/exploration.ts';
import { scene } from './adventure.ts';
import { encounter, stack, withCards } from './explore.ts';
import {
  act,
  actionsOf,
  defeatAll,
  FOUR,
  farFrom,
  finish,
  hero,
  type MissionScene,
  missionScene,
  playTo,
  ROOM,
  startTurn,
  told,
  xpOf,
} from './missions.ts';

const MISSION = 'nine-days-down';

function nineDays(situation: Partial<MissionScene> = {}) {
  return missionScene({ mission: MISSION, counters: { clues: 1 }, ...situation });
}

const quiet = withCards({
  encounters: [
    encounter('quiet', function* () {
      yield* [];
      return [];
    }),
  ],
});

describe('on the way', () => {
  test('bad air takes a miner when the Darkness first enters space 6, and one at 11', () => {
    const calm = withCards({ darkness: [{ id: 'calm' }], growingDread: [{ id: 'dread' }] });
    const t = scene({
      mission: MISSION,
      content: calm,
      change(state) {
        state.depth.darkness = markOf(5);
        state.decks.darkness.draw = ['calm', 'calm', 'calm', 'calm', 'calm', 'calm'];
        state.decks.growingDread.draw = ['dread', 'dread', 'dread'];
      },
    }).runs(function* (g) {
      const lost = () => g.state.mission.counters['lost'] ?? 0;
      yield* g.do.moveDarkness(g, 1);
      expect(lost()).toBe(1);
      yield* g.do.moveDarkness(g, -1);
      yield* g.do.moveDarkness(g, 1);
      expect(lost()).toBe(1);
      yield* g.do.moveDarkness(g, 5);
      expect([g.state.depth.darkness, lost()]).toEqual([markOf(11), 2]);
    });
    t.done();
    expect(told(t)).toEqual(['lost', 'lost']);
  });

  test('not any more once the miners are found', () => {
    const t = scene({
      mission: MISSION,
      content: withCards({ growingDread: [{ id: 'dread' }] }),
      change(state) {
        state.depth.darkness = markOf(5);
        state.mission.objectiveFound = true;
        state.decks.growingDread.draw = ['dread'];
        for (const each of state.heroes) each.grit = 0;
      },
    }).runs((g) => g.do.moveDarkness(g, 1));
    expect(t.done().state.mission.counters['lost']).toBeUndefined();
  });

  test('the first clue gives 5 XP to the quickest there, and the token is resolved as usual', () => {
    const t = nineDays({
      heroes: FOUR,
      token: 'tok-06',
      counters: {},
      content: quiet,
      change: (state) => stack(state.decks.encounter.mines, 'quiet'),
      dice: 'exit 1 3',
    }).runs(roomExploration);
    t.done();
    const quickest = t.state.heroes.filter(({ xp }) => xp === 5);
    expect(quickest.map((each) => each.class)).toEqual(['gunslinger']);
    expect(t.eventsNamed('door-opened')).toHaveLength(2);
    expect(t.eventsNamed('encounter')).toHaveLength(1);
    expect(t.state.mission.objectiveFound).toBe(false);
  });
});

describe('at the objective', () => {
  test('the miners who are left wait at the far end, guarded by a High Threat', () => {
    const t = finish(
      nineDays({ counters: { clues: 1, lost: 1 }, seed: 'far' }).runs(roomExploration),
    );
    const { mission, board, decks } = t.state;
    expect(mission.markers.map(({ id, tile }) => [id, tile])).toEqual([
      ['survivor0', ROOM],
      ['survivor1', ROOM],
    ]);
    const map = boardOf(content.tiles, board.layout);
    const [door = 0] = map.doorwaysOf[ROOM]?.[0]?.spaces ?? [];
    const away = mission.markers.map(({ space }) => distance(map, door, space ?? 0));
    expect(Math.min(...away)).toBeGreaterThan(4);
    expect(decks.threat.high.discard).toHaveLength(1);
    expect(t.state.fight?.final).toBe(true);
  });

  test('a hero beside a miner may free them: Strength or Cunning 4+, 20 XP', () => {
    const free = (...dice: number[]) =>
      nineDays({ dice: [['skill-cunning', ...dice]] })
        .runs(function* (g) {
          const { space } = hero(g, 0);
          g.state.mission.objectiveFound = true;
          g.state.mission.markers = [
            { id: 'survivor0', tile: ROOM, space },
            { id: 'survivor1', tile: ROOM, space: null },
          ];
          hero(g, 1).space = farFrom(g.state, 'survivor0');
          expect(actionsOf(g, 1)).toEqual([]);
          expect(actionsOf(g, 0)).toEqual([`${MISSION}:free`]);
          yield* act(g, 0, `${MISSION}:free`);
        })
        .pick('cunning')
        .done();
    const saved = free(1, 4, 3, 1);
    expect(saved.state.mission.markers.map(({ id }) => id)).toEqual(['survivor1']);
    expect([saved.state.mission.counters['saved'], xpOf(saved)]).toEqual([1, [20, 0]]);
    const failed = free(3, 3, 3, 3);
    expect(failed.state.mission.markers).toHaveLength(2);
    expect(xpOf(failed)).toEqual([0, 0]);
  });

  test('from the second turn on each of them is harmed on a 1 or 2; the second harm kills', () => {
    const t = nineDays({ dice: 'harm 2 3 1, harm 1 6 6' }).runs(function* (g) {
      g.state.mission.objectiveFound = true;
      for (const n of [0, 1, 2]) {
        g.state.mission.markers.push({ id: `survivor${n}`, tile: ROOM, space: n });
      }
      yield* startTurn(g);
      yield* startTurn(g);
      expect(g.state.mission.markers).toHaveLength(3);
      yield* startTurn(g);
    });
    t.done();
    expect(t.state.mission.markers.map(({ id }) => id)).toEqual(['survivor1', 'survivor2']);
    expect(told(t)).toEqual(['dead']);
    expect(t.state.outcome).toBeNull();
  });

  test('with the last of them dead and none saved the mission fails at once', () => {
    const end = (saved: number) =>
      finish(
        nineDays({ seed: 'dead' }).runs(function* (g) {
          Object.assign(g.state.mission.counters, { saved, 'harm-survivor0': 1, 'final-turns': 1 });
          g.state.mission.objectiveFound = true;
          g.state.mission.markers = [{ id: 'survivor0', tile: ROOM, space: 3 }];
          yield* g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'tile', tile: ROOM });
          for (const each of g.state.heroes) each.gold = 30 + 40 * each.index;
          while (g.state.mission.markers.length > 0) yield* startTurn(g);
        }),
      );
    const lost = end(0);
    expect(lost.state.outcome).toEqual({ won: false, cause: 'survivors-dead' });
    expect(lost.state.heroes.map(({ gold }) => gold)).toEqual([0, 20]);
    expect(end(1).state.outcome).toBeNull();
  });
});

describe('the reward', () => {
  const win = (lost: number) =>
    nineDays({ counters: { clues: 1, lost }, seed: 'won' }).runs(function* (g) {
      yield* g.do.findObjective(g, ROOM);
      if (g.state.fight) g.state.fight.lootSources = 0;
      yield* defeatAll(g);
    });

  test('20 XP and $25 each for every miner; who was left in the room is saved with the fight', () => {
    const t = finish(win(1));
    expect(t.state.outcome?.won).toBe(true);
    expect(t.state.mission.counters['saved']).toBe(2);
    expect(xpOf(t)).toEqual([40, 40]);
    expect(t.eventsNamed('gold').map(({ amount }) => amount)).toEqual([50, 50]);
  });

  test('an Artifact for the party if all three live', () => {
    const t = win(0);
    playTo(t, 'prompt.who-draws-artifact');
    t.pick('h1');
    finish(t);
    expect(t.hero(1).items).toHaveLength(1);
    expect(t.hero(0).items).toHaveLength(0);
    expect(xpOf(t)).toEqual([60, 60]);
  });
});
