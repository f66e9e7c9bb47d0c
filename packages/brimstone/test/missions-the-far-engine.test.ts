import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/board/layout.ts';
import { content } from '../src/content/index.ts';
import { markOf } from '../src/rules/darkness/depth.ts';
import { keepAWayOn } from '../src/rules/exploration/doors.ts';
import { roomExploration } from '../src/rules/exploration/exploration.ts';
import { enemyStat } from '../src/rules/figures/enemy-stats.ts';
import { isImmune } from '../src/rules/figures/stats.ts';
import type { AdventureState } from '../src/state.ts';
import { fromTheStart } from './adventure.ts';
import { encounter, layBeyondGate, setExit, stack, standOn, withCards } from './explore.ts';
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
  playTo,
  ROOM,
  startTurn,
  told,
  xpOf,
} from './missions.ts';

const MISSION = 'the-far-engine';
const CUT = `${MISSION}:cut`;
const BREAK = `${MISSION}:break`;
/** The first tile beyond the Gate, when there is one. */
const BEYOND = 2;

function engine(situation: Partial<MissionScene> = {}) {
  return missionScene({ mission: MISSION, ...situation });
}

function* nobody() {
  yield* [];
  return [];
}

const quiet = withCards({
  encounters: [encounter('quiet', nobody), encounter('frost', nobody, { world: 'targa' })],
});

/** All heroes on a room of Targa behind the Gate of the mission, with a token or none. */
function onTarga(token: string | null, more: (state: AdventureState) => void = () => {}) {
  return (state: AdventureState) => {
    state.board.tokens = [];
    state.mission.counters['gate'] = 1;
    for (let exit = 1; exit < 4; exit++) setExit(state, { tile: ROOM, exit }, 'end-cap');
    setExit(state, { tile: ROOM, exit: 1 }, 'gate');
    const tile = layBeyondGate(state, 'targa-choked-chamber', { tile: ROOM, exit: 1 });
    if (token !== null) {
      state.board.exits = state.board.exits.filter((exit) => exit.tile !== tile || exit.exit === 0);
      state.board.tokens = [{ tile, token }];
      stack(state.decks.exploration, token);
      state.decks.exploration.draw.pop();
    }
    for (const { index } of state.heroes) standOn(state, index, tile);
    state.worlds = ['targa'];
    stack(state.decks.encounter.targa, 'frost');
    more(state);
  };
}

function exitKinds({ board }: AdventureState, tile: number): string[] {
  return board.exits.flatMap((exit) => (exit.tile === tile ? exit.kind : [])).sort();
}

describe('set up', () => {
  test('the players choose two heroes who are protected against Weather, until the end', () => {
    const t = fromTheStart({ mission: MISSION, heroes: FOUR, seed: 'coats' });
    playTo(t, 'prompt.who-wears-coats');
    t.pick('h1', 'h3');
    const wearers = () =>
      t.state.heroes.flatMap(({ index, upgrades }) =>
        upgrades.includes('company-coat') ? index : [],
      );
    expect(wearers()).toEqual([1, 3]);
    engine({ heroes: FOUR }).runs((g) => {
      hero(g, 1).upgrades = ['company-coat'];
      expect([isImmune(g, hero(g, 0), 'weather'), isImmune(g, hero(g, 1), 'weather')]).toEqual([
        false,
        true,
      ]);
    });
    playTo(t, 'prompt.turn-start');
    t.pick('flee');
    for (const seat of [0, 1, 2, 3]) t.pickAs(seat, 'yes');
    finish(t);
    expect(wearers()).toEqual([]);
  });

  test('one hero alone gets one coat', () => {
    const t = fromTheStart({ mission: MISSION, heroes: ['bandido'], seed: 'one coat' });
    playTo(t, 'prompt.turn-start');
    expect(t.hero(0).upgrades.filter((id) => id === 'company-coat')).toHaveLength(1);
  });
});

describe('the way there', () => {
  const explore = (token: string, dice: readonly number[], gate = 0) =>
    engine({
      token,
      content: quiet,
      counters: { gate },
      dice: [['exit', ...dice]],
      change(state) {
        state.depth.darkness = markOf(5);
        stack(state.decks.encounter.mines, 'quiet');
      },
    })
      .runs(roomExploration)
      .done();

  test('the first clue of the Mine opens a Gate in place of its first Door, and the Darkness draws back', () => {
    const t = explore('tok-06', [1, 3]);
    expect(t.state.depth.darkness).toBe(markOf(3));
    expect(exitKinds(t.state, ROOM)).toEqual(['door', 'end-cap', 'gate', 'joined']);
    expect(t.state.mission).toMatchObject({ objectiveFound: false, counters: { gate: 1 } });
    expect(told(t)).toEqual(['clue']);
    expect(t.state.mission.markers).toEqual([{ id: 'conduit', tile: ROOM, space: null }]);
  });

  test('no other Gate opens: Gate Icons are Doors, and further clues of the Mine mean nothing', () => {
    const t = explore('tok-08', [1, 3], 1);
    expect(exitKinds(t.state, ROOM)).toEqual(['door', 'door', 'end-cap', 'joined']);
    expect(t.eventsNamed('clue-found')).toEqual([]);
  });

  test('a clue that finds no exit for the Gate does not count; the next one does', () => {
    const t = engine({
      token: 'tok-06',
      content: quiet,
      change(state) {
        stack(state.decks.encounter.mines, 'quiet');
        for (let exit = 1; exit < 4; exit++) setExit(state, { tile: ROOM, exit }, 'joined');
      },
    }).runs(roomExploration);
    expect(t.state.mission.counters['gate']).toBeUndefined();
  });

  test('there is always a way on on Targa, whatever is left to explore in the Mine', () => {
    const t = engine({
      change: onTarga(null, (state) => {
        setExit(state, { tile: ROOM, exit: 2 }, 'door');
        for (let exit = 1; exit < 4; exit++) setExit(state, { tile: BEYOND, exit }, 'end-cap');
      }),
    }).runs((g) => {
      keepAWayOn(g);
      g.do.collapse(g, BEYOND);
    });
    expect(exitKinds(t.done().state, BEYOND)).toEqual(['door', 'end-cap', 'end-cap', 'gate']);
  });

  test('the conduit comes through the Gate; it may be cut once', () => {
    const cut = (dice: string) =>
      engine({
        token: 'tok-06',
        content: quiet,
        change: (state) => stack(state.decks.encounter.mines, 'quiet'),
        dice: `exit 1 3, ${dice}`,
      })
        .runs(function* (g) {
          yield* roomExploration(g);
          expect(actionsOf(g, 1)).toEqual([CUT]);
          yield* act(g, 0, CUT);
          expect(actionsOf(g, 1)).toEqual([]);
        })
        .pick('strength')
        .done();
    expect(cut('skill-strength 5 1').state.mission.counters['cut']).toBe(1);
    const failed = cut('skill-strength 4 4, defense 1');
    expect(failed.state.mission.counters['cut']).toBeUndefined();
    expect(failed.hero(0).wounds).toBe(1);
  });
});

describe('the engine', () => {
  rule(
    ['B-EXPL-20', 'B-WORLD-06'],
    'is the first clue of Targa, guarded by an Epic Threat whose further cards are Targa’s',
    () => {
      const find = (cut: number) =>
        finish(
          engine({
            heroes: FOUR,
            seed: 'engine',
            change: onTarga('tok-06', (state) => {
              Object.assign(state.mission.counters, { cut });
              stack(state.decks.threat.epic, 'epic-it-brought-company');
            }),
          }).runs(roomExploration),
        );
      const t = find(0);
      expect(t.state.mission).toMatchObject({ objectiveFound: true, counters: { power: 4 } });
      const drawn = t.eventsNamed('threat').map(({ card }) => card?.split('-')[0]);
      expect(drawn.slice(0, 2)).toEqual(['epic', 'targa']);
      expect(t.state.decks.threat.epic.discard).toHaveLength(1);
      expect(t.state.decks.threat.targa.discard).toHaveLength(1);
      expect(find(1).state.mission.counters['power']).toBe(2);
      expect(t.state.mission.markers).toMatchObject([{ id: 'engine', tile: BEYOND }]);
    },
  );

  const running = (power: number, more: (state: AdventureState) => void = () => {}) =>
    onTarga(null, (state) => {
      state.mission.objectiveFound = true;
      Object.assign(state.mission.counters, { power, 'final-turns': 1 });
      const space = state.heroes[0]?.space ?? 0;
      state.mission.markers = [{ id: 'engine', tile: BEYOND, space }];
      enemyAt(state, boardOf(content.tiles, state.board.layout).start[0] ?? 0);
      if (state.fight) Object.assign(state.fight, { final: true, lootSources: 0 });
      more(state);
    });

  test('gives the enemies 1 Initiative and strikes a random hero on its tile each turn', () => {
    const t = engine({
      change: running(4, (state) => standOn(state, 1, 0)),
      dice: 'defense 1',
    }).runs(function* (g) {
      const initiative = () => enemyStat(g, 'tentacles', 'initiative');
      const before = initiative();
      yield* startTurn(g);
      g.state.mission.counters['power'] = 0;
      expect(initiative()).toBe(before - 1);
      yield* startTurn(g);
    });
    expect(t.done().state.heroes.map(({ wounds }) => wounds)).toEqual([1, 0]);
  });

  test('not in the first turn, and nobody when nobody is there', () => {
    const t = engine({
      dice: [],
      change: running(6, (state) => {
        state.mission.counters['final-turns'] = 0;
      }),
    }).runs(function* (g) {
      yield* startTurn(g);
      for (const { index } of g.state.heroes) standOn(g.state, index, 0);
      yield* startTurn(g);
    });
    t.done();
  });

  test('loses 1 power for each success of a hero beside it; at 0 it stops, and Grit comes', () => {
    const strike = (power: number) =>
      engine({
        change: running(power, (state) => standOn(state, 1, 0)),
        dice: 'skill-cunning 5 6 4 1',
      })
        .runs(function* (g) {
          expect([actionsOf(g, 0), actionsOf(g, 1)]).toEqual([[BREAK], []]);
          yield* act(g, 0, BREAK);
        })
        .pick('cunning')
        .done();
    const weakened = strike(6);
    expect(weakened.state.mission.counters['power']).toBe(4);
    expect(told(weakened)).toEqual([]);
    const stopped = strike(2);
    expect(stopped.state.mission.counters['power']).toBe(0);
    expect(told(stopped)).toEqual(['stopped']);
    expect(stopped.state.heroes.map(({ grit }) => grit)).toEqual([1, 0]);
  });

  test('Dynamite that covers it is worth 2', () => {
    const blow = (offset: number) =>
      engine({
        seed: 'blow',
        change: running(6, (state) => {
          for (const { index } of state.heroes) standOn(state, index, 0);
        }),
      })
        .runs((g) => g.do.explode(g, (g.state.mission.markers[0]?.space ?? 0) + offset, 1, null))
        .done();
    expect(blow(0).state.mission.counters['power']).toBe(4);
    expect(blow(8).state.mission.counters['power']).toBe(6);
  });

  test('its guards defeated, the mission is won: 75 XP, 1 Dark Stone, one Targa Artifact', () => {
    const t = engine({ seed: 'won', change: running(3, (state) => standOn(state, 1, 0)) }).runs(
      (g) => defeatAll(g),
    );
    playTo(t, 'prompt.who-draws-artifact');
    t.pick('h1');
    finish(t);
    expect(t.state.outcome).toEqual({ won: true, cause: 'objective' });
    expect(xpOf(t)).toEqual([75, 75]);
    expect(t.state.heroes.map(({ darkStone }) => darkStone)).toEqual([1, 1]);
    expect(t.state.decks.artifact.targa.draw).toHaveLength(11);
    expect(t.hero(1).items).toHaveLength(1);
    expect(t.state.mission.darknessAhead).toBe(false);
  });

  test('failure: 2 Corruption Hits for who is on Targa, and the Darkness one step ahead', () => {
    const t = missionGame({
      mission: MISSION,
      seed: 'lost',
      change: running(3, (state) => {
        standOn(state, 1, 0);
        for (const each of state.heroes) each.upgrades = ['company-coat'];
      }),
    });
    finish(t.pick('flee').pickAs(0, 'yes').pickAs(1, 'yes'));
    expect(t.state.mission.darknessAhead).toBe(true);
    const saves = t.eventsNamed('rolled').filter(({ purpose }) => purpose === 'willpower');
    expect(saves.map(({ hero }) => hero)).toEqual([0]);
    expect(saves[0]?.dice).toHaveLength(2);
    expect(t.state.heroes.map(({ upgrades }) => upgrades)).toEqual([[], []]);
  });
});
