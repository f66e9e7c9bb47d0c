import { describe, expect, test } from 'vitest';
import { content } from '../src/content/index.ts';
import type { AdventureState } from '../src/state.ts';
import { CLASS_IDS } from './classes.ts';
import { layBeyondGate, setExit, standOn } from './explore.ts';
import { missionGame, playAtRandom, ROOM, wholeRandomGame } from './missions.ts';

const MISSIONS = Object.keys(content.missions);

/** Just before the objective is found, whatever leads to it. */
const BEFORE_THE_END: Readonly<Record<string, (state: AdventureState) => void>> = {
  'a-fistful-of-dark-stone': ({ mission }) => {
    mission.counters['clues'] = 1;
  },
  'nine-days-down': ({ mission }) => {
    mission.counters['clues'] = 1;
  },
  'until-the-cage-comes': ({ mission }) => {
    mission.counters['clues'] = 1;
  },
  'the-bones-of-father-crane': (state) => {
    state.board.tokens = [];
    for (const { index } of state.heroes) standOn(state, index, 0);
    Object.assign(state.mission.counters, { bones: 3 });
  },
  'the-assayers-daughter': ({ mission }) => {
    mission.counters['clues'] = 1;
  },
  'salt-in-the-doorways': ({ mission }) => {
    mission.counters['clues'] = 2;
  },
  'the-one-that-limps': ({ mission }) => {
    mission.counters['clues'] = 2;
  },
  'dead-weight': ({ mission }) => {
    mission.counters['clues'] = 1;
  },
  'run-for-daylight': ({ mission }) => {
    mission.counters['clues'] = 1;
  },
  'the-last-warm-room': ({ mission }) => {
    mission.counters['clues'] = 1;
  },
  'close-the-throat': (state) => {
    state.board.tokens = [];
    state.mission.markers = [{ id: 'hole2', tile: ROOM, space: null }];
    Object.assign(state.mission.counters, { clues: 2, charges: 2 });
  },
  'the-far-engine': (state) => {
    const [token] = state.board.tokens.splice(0);
    setExit(state, { tile: ROOM, exit: 1 }, 'gate');
    for (const exit of [2, 3]) setExit(state, { tile: ROOM, exit }, 'door');
    const tile = layBeyondGate(state, 'targa-choked-chamber', { tile: ROOM, exit: 1 });
    state.board.exits = state.board.exits.filter((exit) => exit.tile !== tile || exit.exit === 0);
    if (token) state.board.tokens = [{ ...token, tile }];
    for (const { index } of state.heroes) standOn(state, index, tile);
    state.worlds = ['targa'];
    state.depth.party = 2;
    Object.assign(state.mission.counters, { gate: 1 });
  },
};

describe('games of random answers come to an end', () => {
  for (const mission of MISSIONS) {
    test(`${mission}, whole`, () => {
      for (const size of [1, 3, 6]) {
        expect(['won', 'lost']).toContain(wholeRandomGame(mission, size));
      }
    });

    test(`${mission}, from the objective on`, () => {
      const objectives = [1, 2, 4, 6].map((size) => {
        const seed = `${mission} ${size}`;
        const heroes = Array.from({ length: size }, (_, n) => CLASS_IDS[n % 4] ?? 'bandido');
        const change = BEFORE_THE_END[mission];
        const t = missionGame({ mission, heroes, seed, ...(change ? { change } : {}) });
        playAtRandom(t, seed);
        expect(t.state.outcome).not.toBeNull();
        return t.state.mission.objectiveFound;
      });
      expect(objectives).toContain(true);
    });
  }
});
