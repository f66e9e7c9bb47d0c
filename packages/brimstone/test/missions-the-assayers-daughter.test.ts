import { describe, expect, test } from 'vitest';
import type { Adventure } from '../src/adventure.ts';
import { trigger } from '../src/rules/abilities/active.ts';
import { standingChanged } from '../src/rules/abilities/changes.ts';
import { markOf } from '../src/rules/darkness/depth.ts';
import { roomExploration } from '../src/rules/exploration/exploration.ts';
import { resolveUse, usesNow } from '../src/rules/items/uses.ts';
import type { AdventureState } from '../src/state.ts';
import { inside, knockOut, standOn } from './explore.ts';
import { enemyAt } from './items.ts';
import {
  actionsOf,
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

const MISSION = 'the-assayers-daughter';
const LEAD = `${MISSION}:lead`;

function daughter(situation: Partial<MissionScene> = {}) {
  return missionScene({ mission: MISSION, ...situation });
}

/** She has been found in the room, and nobody is left there to fight. */
function found(more: (state: AdventureState) => void = () => {}) {
  return (state: AdventureState) => {
    state.board.tokens = [];
    state.mission.objectiveFound = true;
    const space = inside(state, ROOM).at(-1) ?? 0;
    state.mission.markers = [{ id: 'daughter', tile: ROOM, space }];
    Object.assign(state.mission.counters, { clues: 2, 'final-turns': 3 });
    more(state);
  };
}

/** An enemy next to her, and the heroes far from her or beside her. */
function threatened(guarded: boolean) {
  return found((state) => {
    const she = spaceOf(state, 'daughter');
    for (const { index } of state.heroes) standOn(state, index, 0);
    enemyAt(state, she - 1);
    if (guarded && state.heroes[0]) state.heroes[0].space = she;
  });
}

function leads(g: Adventure, index: number) {
  return usesNow(g, hero(g, index), ['activation']).find(({ id }) => id === LEAD);
}

function* takeHand(g: Adventure, index: number) {
  const use = leads(g, index);
  if (!use) throw new Error('she is out of reach');
  yield* resolveUse(g, use);
}

describe('finding her', () => {
  test('the second clue: she is at the far end, a Threat between, the Darkness three steps back', () => {
    const t = daughter({
      counters: { clues: 1 },
      seed: 'found',
      change: ({ depth }) => Object.assign(depth, { darkness: markOf(8) }),
    }).runs(roomExploration);
    finish(t);
    expect(t.state.mission).toMatchObject({ objectiveFound: true, markers: [{ id: 'daughter' }] });
    expect(t.state.depth.darkness).toBe(markOf(5));
    expect(t.state.enemies.length).toBeGreaterThan(0);
    expect(told(t)).toEqual(['objective']);
  });

  test('the first clue is told', () => {
    expect(told(finish(daughter({ seed: 'chalk' }).runs(roomExploration)))).toContain('clue1');
  });
});

describe('leading her', () => {
  test('in peace by anybody on her tile, in a fight by who is beside her', () => {
    daughter({ change: found((state) => standOn(state, 1, 0)) }).runs((g) => {
      expect([leads(g, 0)?.id, leads(g, 1)]).toEqual([LEAD, undefined]);
      expect(actionsOf(g, 0)).toEqual([]);
    });
    daughter({ change: threatened(true) }).runs((g) => {
      expect([leads(g, 0)?.id, leads(g, 1)]).toEqual([LEAD, undefined]);
    });
  });

  test('she ends every activation of who leads her in the same space, and waits where that hero falls', () => {
    const t = daughter({ change: found() }).runs(function* (g) {
      yield* takeHand(g, 0);
      expect(leads(g, 0)).toBeUndefined();
      hero(g, 0).space = inside(g.state, ROOM)[2] ?? 0;
      yield* trigger(g, 'heroActivationEnd', { hero: hero(g, 1) });
      expect(spaceOf(g.state, 'daughter')).not.toBe(hero(g, 0).space);
      yield* trigger(g, 'heroActivationEnd', { hero: hero(g, 0) });
      expect(spaceOf(g.state, 'daughter')).toBe(hero(g, 0).space);
      knockOut(hero(g, 0));
      standingChanged(g);
      yield* trigger(g, 'heroDown', { hero: hero(g, 0), cause: { kind: 'card', id: 'test' } });
      expect(g.state.mission.counters['leader']).toBe(0);
    });
    expect(xpOf(t.done())).toEqual([5, 0]);
  });

  test('heroes move two spaces more on the way home, except in a fight', () => {
    const spaces = (change: (state: AdventureState) => void) => {
      let rolled = 0;
      daughter({ change }).runs(function* (g) {
        const moved = {
          hero: hero(g, 0),
          die: 4,
          grit: 0,
          spaces: 4,
          byAbility: false,
          byWorld: false,
        };
        yield* trigger(g, 'moveRolled', moved);
        rolled = moved.spaces;
      });
      return rolled;
    };
    expect([spaces(found()), spaces(threatened(false)), spaces(() => {})]).toEqual([6, 4, 4]);
  });
});

describe('the way home', () => {
  test('the Entrance tile wins, whoever is behind: 40 XP and $50, $25 more without a fright', () => {
    const home = (fright: number) =>
      finish(
        daughter({ change: found(), counters: { fright }, seed: 'sky' }).runs(function* (g) {
          yield* takeHand(g, 0);
          standOn(g.state, 0, 0);
          yield* trigger(g, 'heroActivationEnd', { hero: hero(g, 0) });
        }),
      );
    const calm = home(0);
    expect(calm.state.outcome).toEqual({ won: true, cause: 'daughter-home' });
    expect(xpOf(calm)).toEqual([45, 40]);
    expect(calm.eventsNamed('gold').map(({ amount }) => amount)).toEqual([75, 75]);
    expect(
      home(1)
        .eventsNamed('gold')
        .map(({ amount }) => amount),
    ).toEqual([50, 50]);
  });

  test('something is behind her on a 1, once she is led', () => {
    const none = daughter({ change: found() }).runs(startTurn).done();
    expect(none.state.enemies).toEqual([]);
    const quiet = daughter({ change: found(), counters: { leader: 1 }, dice: 'chase 2' }).runs(
      startTurn,
    );
    expect(told(quiet.done())).toEqual([]);
    let chased = 0;
    for (let n = 0; n < 20 && chased === 0; n++) {
      const change = found();
      const t = daughter({ change, counters: { leader: 1 }, seed: `chase ${n}` }).runs(startTurn);
      if (told(finish(t)).includes('chased')) chased = t.state.enemies.length;
    }
    expect(chased).toBeGreaterThan(0);
  });

  test('enemies beside her frighten her on a 3 or less, on a 1 while she is guarded', () => {
    const fright = (guarded: boolean, die: number) =>
      daughter({ change: threatened(guarded), dice: `fright ${die}` })
        .runs(startTurn)
        .done().state.mission.counters['fright'] ?? 0;
    expect([fright(false, 3), fright(false, 4), fright(true, 1), fright(true, 2)]).toEqual([
      1, 0, 1, 0,
    ]);
  });

  test('the fourth fright loses her: 2 Sanity Damage for the next adventure', () => {
    const t = missionGame({
      mission: MISSION,
      counters: { fright: 4 },
      change: found(),
      seed: 'lost',
    });
    finish(t.pick('hold-back'));
    expect(t.state.outcome).toEqual({ won: false, cause: 'daughter-lost' });
    expect(t.state.heroes.map(({ sanityDamage }) => sanityDamage)).toEqual([2, 2]);
  });
});
