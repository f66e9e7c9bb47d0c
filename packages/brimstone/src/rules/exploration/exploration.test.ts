import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import {
  activate,
  encounter,
  FIRST_DOOR,
  heroOf,
  inside,
  just,
  lay,
  layRoom,
  stack,
  standInDoorway,
  standOn,
  withCards,
} from '../../../test/explore.ts';
import type { Dice } from '../../../test/notation.ts';
import { boardOf, tilesOf } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { Content, Mission } from '../../content-types.ts';
import type { ClassId } from '../../ids.ts';
import type { AdventureState } from '../../state.ts';
import { DARKNESS_START } from '../darkness/depth.ts';
import { roomExploration } from './exploration.ts';
import { lookThroughDoor } from './search.ts';

const FOUR: readonly ClassId[] = ['us-marshal', 'gunslinger', 'bandido', 'saloon-girl'];
const QUIET = [encounter('quiet', () => noAttack()), encounter('silent', () => noAttack())];

function* noAttack(): Generator<never, []> {
  return [];
}

const quiet = withCards({
  encounters: QUIET,
  darkness: [{ id: 'calm' }],
  growingDread: [{ id: 'dread' }],
});

/** A room with a token and the first hero in it. */
function explore(
  token: string,
  dice: Dice,
  {
    change = () => {},
    content = quiet,
    mission = 'a-fistful-of-dark-stone',
    tokens = 'twelve',
    heroes = ['us-marshal'],
  }: {
    change?: (state: AdventureState) => void;
    content?: (content: Content) => Content;
    mission?: string;
    tokens?: 'twelve' | 'eight';
    heroes?: readonly ClassId[];
  } = {},
) {
  return scene({
    heroes,
    mission,
    dice,
    content,
    options: { tokens },
    plain: true,
    change(state) {
      standOn(state, 0, layRoom(state, 'mines-dug-chamber', token));
      stack(state.decks.encounter.mines, 'quiet', 'silent');
      stack(state.decks.darkness, 'calm');
      stack(state.decks.growingDread, 'dread');
      state.decks.threat.low.draw = ['low-three-wet-ropes'];
      state.decks.threat.med.draw = ['med-short-rope-company'];
      state.decks.threat.high.draw = ['high-the-floor-gives-up'];
      change(state);
    },
  }).runs(roomExploration);
}

function named(t: ReturnType<typeof explore>, ...names: readonly string[]): string[] {
  return t.events.map((event) => event.t).filter((name) => names.includes(name));
}

describe('Room Exploration', () => {
  rule(['B-EXPL-03'], 'reveals the token of a room with a hero, none without', () => {
    const t = explore('tok-07', 'exit 1').done();
    expect(t.state.board.tokens).toEqual([]);
    expect(t.state.decks.exploration.discard).toEqual(['tok-07']);
    const nobody = explore('tok-07', [], {
      change: (state) => Object.assign(heroOf(state, 0), { space: inside(state, 0)[0] ?? 0 }),
    }).done();
    expect(nobody.state.board.tokens).toHaveLength(1);
  });

  rule('B-EXPL-03', 'of several tokens the players choose the first', () => {
    const t = explore('tok-07', 'exit 1 3 1', {
      heroes: ['us-marshal', 'gunslinger'],
      change(state) {
        state.board.exits.push({ tile: 1, exit: 2, kind: 'door' });
        const second = layRoom(state, 'mines-winding-gallery', 'tok-06', { tile: 1, exit: 2 });
        standOn(state, 1, second);
      },
    });
    expect(t.prompt).toBe('prompt.which-room-first');
    expect(t.options).toEqual(['room1', 'room2']);
    t.pick('room2');
    expect(t.event('token-revealed')?.tile).toBe(1);
    expect(t.eventsNamed('token-revealed').map(({ tile }) => tile)).toEqual([2, 1]);
  });

  rule('B-EXPL-04', 'the hero who looked is on the new room already', () => {
    const t = scene({
      content: quiet,
      dice: 'exit 1',
      plain: true,
      change(state) {
        activate(heroOf(state, 0));
        standInDoorway(state, 0, FIRST_DOOR);
        stack(state.decks.map.mines, 'mines-dug-chamber');
        stack(state.decks.exploration, 'tok-07');
        stack(state.decks.encounter.mines, 'quiet');
      },
    }).runs(function* (g) {
      yield* lookThroughDoor(g, heroOf(g.state, 0), FIRST_DOOR);
      expect(g.state.board.tokens).toHaveLength(1);
      yield* roomExploration(g);
    });
    expect(t.done().event('token-revealed')?.card).toBe('tok-07');
  });

  rule(['B-TURN-08', 'B-FIGHT-09'], 'reveals nothing while a fight is on', () => {
    const t = explore('tok-07', [], {
      change(state) {
        const space = inside(state, 0)[0] ?? 0;
        state.enemies.push({
          id: 'tentacles1',
          type: 'tentacles',
          space,
          wounds: 0,
          target: null,
          spent: [],
        });
      },
    }).done();
    expect(t.state.board.tokens).toHaveLength(1);
  });

  rule(
    ['B-EXPL-24', 'B-ENC-01'],
    'an Encounter token: first the Doors, then one card of the deck',
    () => {
      const t = explore('tok-07', 'exit 1').done();
      expect(named(t, 'door-opened', 'encounter')).toEqual(['door-opened', 'encounter']);
      const { draw, discard } = t.state.decks.encounter.mines;
      expect(discard).toEqual(['quiet']);
      expect(draw).not.toContain('quiet');
    },
  );

  rule(
    ['B-EXPL-23', 'B-THREAT-01'],
    'an Attack token: first the Doors, then a Threat on that room',
    () => {
      const t = explore('tok-02', 'exit 1 3, peril 3', { heroes: FOUR.slice(0, 3) }).done();
      expect(named(t, 'door-opened', 'threat')).toEqual(['door-opened', 'door-opened', 'threat']);
      expect(t.event('threat')?.card).toBe('med-short-rope-company');
      expect(t.state.enemies.map(({ type }) => type)).toEqual([
        'stranglers',
        'stranglers',
        'stranglers',
      ]);
      const board = boardOf(content.tiles, t.state.board.layout);
      for (const { space } of t.state.enemies) expect(tilesOf(board, space)).toContain(1);
    },
  );

  rule('B-EXPL-13', 'the Growing Dread token adds its card between Doors and Encounter', () => {
    const t = explore('tok-11', 'exit 1 3', {
      change: (state) => {
        state.dread = ['dread'];
        stack(state.decks.growingDread, 'dread-sunday-best');
      },
    }).done();
    expect(named(t, 'door-opened', 'dread-added', 'encounter')).toEqual([
      'door-opened',
      'door-opened',
      'dread-added',
      'encounter',
    ]);
    expect(t.state.dread).toHaveLength(2);
  });

  rule('B-EXPL-14', 'with eight tokens Darkness and a Depth Event come there', () => {
    const dark = explore('tok8-7', 'exit 1', { tokens: 'eight' }).done();
    expect(named(dark, 'door-opened', 'darkness-card', 'encounter')).toEqual([
      'door-opened',
      'darkness-card',
      'encounter',
    ]);
    const deep = explore('tok8-8', 'exit 1 3, depth-event 3', { tokens: 'eight' }).done();
    expect(deep.event('depth-event')?.card).toBe('depth-mines-3');
    expect(named(deep, 'door-opened', 'depth-event', 'encounter')).toEqual([
      'door-opened',
      'door-opened',
      'depth-event',
      'encounter',
    ]);
  });

  test('the next tokens of the stack can be looked at and put back in another order', () => {
    const t = scene({
      change: (state) => stack(state.decks.exploration, 'tok-01', 'tok-02', 'tok-03', 'tok-04'),
    }).runs((g) => g.do.peekTokens(g, 3));
    expect(t.options).toEqual(['tok-01', 'tok-02', 'tok-03']);
    t.pick('tok-03', 'tok-01', 'tok-02').done();
    const { draw } = t.state.decks.exploration;
    expect(draw.slice(-4).reverse()).toEqual(['tok-03', 'tok-01', 'tok-02', 'tok-04']);
    expect(draw).toHaveLength(12);
  });
});

describe('Clues', () => {
  const clues = (found: number) => (state: AdventureState) => {
    state.mission.counters['clues'] = found;
  };

  rule('B-EXPL-15', 'mean nothing to a mission without them', () => {
    const content = (all: Content) =>
      withCards({ mission: { clues: 0 }, encounters: QUIET })(quiet(all));
    const t = explore('tok-06', 'exit 1 3', { content }).done();
    expect(t.state.mission.counters['clues']).toBe(0);
  });

  rule('B-MISSION-02', 'the first of two is only a hint: the token is resolved as usual', () => {
    const t = explore('tok-06', 'exit 1 3').done();
    expect(t.state.mission).toMatchObject({ objectiveFound: false, counters: { clues: 1 } });
    expect(named(t, 'door-opened', 'encounter')).toEqual([
      'door-opened',
      'door-opened',
      'encounter',
    ]);
  });

  test('a mission is told of each clue, which may open a Gate that counts for an icon', () => {
    const mission: Partial<Mission> = {
      clues: 3,
      gates: () => true,
      onClue: (g, tile) => just(() => g.do.openGate(g, tile)),
    };
    const content = (all: Content) => withCards({ mission })(quiet(all));
    const t = explore('tok-06', 'exit 5 1', { content }).done();
    const kinds = t.state.board.exits.filter(({ tile }) => tile === 1).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['door', 'end-cap', 'gate', 'joined']);
  });

  rule(['B-EXPL-12'], 'a Gate opened before the token is revealed is its Gate Icon', () => {
    // One Door and one Gate on the token.
    const mission: Partial<Mission> = {
      basic: false,
      clues: 3,
      onClue: (g, tile) => just(() => g.do.openGate(g, tile)),
    };
    const content = (all: Content) => withCards({ mission, encounters: QUIET })(quiet(all));
    const t = explore('tok-12', 'exit 5 1', { content }).done();
    const kinds = t.state.board.exits.filter(({ tile }) => tile === 1).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['door', 'end-cap', 'gate', 'joined']);
  });

  rule(
    ['B-EXPL-16', 'B-EXPL-17', 'B-MISSION-01', 'B-MISSION-03', 'B-MISSION-04'],
    'the last finds the objective: Doors and Encounters of the token are ignored',
    () => {
      const t = explore('tok-10', 'elite 1', { change: clues(1) });
      expect(t.state.mission.objectiveFound).toBe(true);
      expect(named(t, 'door-opened', 'encounter')).toEqual([]);
      expect(t.eventsNamed('end-cap')).toHaveLength(3);
      const attack = explore('tok-03', 'elite 1', { change: clues(1) });
      expect(attack.state.mission.objectiveFound).toBe(true);
      expect(attack.eventsNamed('threat').map(({ card }) => card)).toEqual([
        'high-the-floor-gives-up',
      ]);
      expect(named(attack, 'door-opened')).toEqual([]);
    },
  );

  rule(
    'B-EXPL-18',
    'the Growing Dread of the last token joins the stack before it is resolved',
    () => {
      const content = (all: Content) => {
        const changed = quiet(all);
        const token = changed.tokens['tok-11'];
        return token
          ? { ...changed, tokens: { ...changed.tokens, 'tok-11': { ...token, clue: true } } }
          : changed;
      };
      const t = explore('tok-11', 'elite 1', {
        content,
        change(state) {
          clues(1)(state);
          state.dread = ['dread', 'dread'];
          stack(state.decks.growingDread, 'dread');
        },
      });
      expect(t.event('dread-added')?.amount).toBe(3);
      expect(t.eventsNamed('dread-revealed')).toHaveLength(3);
      expect(named(t, 'dread-added', 'objective-found', 'threat')).toEqual([
        'dread-added',
        'objective-found',
        'threat',
      ]);
    },
  );

  rule('B-DEPTH-32', 'the Depth Event of a token is rolled, and the Darkness stays', () => {
    const content = (all: Content): Content => ({
      ...quiet(all),
      depthEvents: Object.fromEntries(
        Object.keys(all.depthEvents).map((id) => [id, { id, *resolve() {} }]),
      ),
    });
    const t = explore('tok8-8', 'exit 1 3, depth-event 4', { content, tokens: 'eight' }).done();
    expect(t.eventsNamed('depth-event').map(({ card }) => card)).toEqual(['depth-mines-4']);
    expect(t.state.depth.darkness).toBe(DARKNESS_START);
    expect(t.eventsNamed('darkness-moved')).toHaveLength(0);
  });

  rule('B-EXPL-19', 'so do Darkness and Depth Event of the eight tokens', () => {
    const content = (all: Content) => {
      const changed = quiet(all);
      const token = changed.tokens['tok8-8'];
      return token
        ? { ...changed, tokens: { ...changed.tokens, 'tok8-8': { ...token, clue: true } } }
        : changed;
    };
    const t = explore('tok8-8', 'depth-event 2, elite 1', {
      content,
      tokens: 'eight',
      change: clues(1),
    });
    expect(t.event('depth-event')?.card).toBe('depth-mines-2');
    expect(t.eventsNamed('encounter')).toHaveLength(0);
    expect(t.state.depth.darkness).toBe(DARKNESS_START);
  });

  test('a room with a hero in its doorway is explored from there', () => {
    const t = explore('tok-07', 'exit 1', {
      change(state) {
        standInDoorway(state, 0, { tile: 1, exit: 0 });
        lay(state, 'mines-mid', { tile: 1, exit: 2 });
      },
    });
    expect(t.event('token-revealed')?.tile).toBe(1);
  });
});
