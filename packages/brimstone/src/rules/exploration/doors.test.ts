import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import {
  FIRST_DOOR,
  heroOf,
  just,
  lay,
  layBeyondGate,
  layRoom,
  setExit,
  standOn,
} from '../../../test/explore.ts';
import { plainHeroes } from '../../../test/items.ts';
import type { Dice } from '../../../test/notation.ts';
import type { Adventure } from '../../adventure.ts';
import {
  doorways,
  type ExitRef,
  type TileId,
  takesATile,
  type WorldId,
} from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { ExplorationToken, Mission } from '../../content-types.ts';
import type { AdventureState } from '../../state.ts';
import { closeUnexploredExits, keepAWayOn, openExits } from './doors.ts';
import { waysOn } from './exits.ts';

const ADVANCED = 'nine-days-down';

function token(doors: number, gates = 0): ExplorationToken {
  return { id: 'test', doors, gates, clue: false, attacks: 0, encounters: 0 };
}

/** Opens the exits of a room behind the Entrance and tells what becomes of them, in order. */
function open(
  icons: ExplorationToken,
  dice: Dice,
  {
    room = 'mines-wet-shaft',
    mission = 'a-fistful-of-dark-stone',
    change = () => {},
  }: {
    room?: TileId;
    mission?: string;
    change?: (state: AdventureState, tile: number) => void;
  } = {},
) {
  const t = scene({
    mission,
    dice,
    change: (state) => change(state, layRoom(state, room, 'tok-01')),
  }).runs((g) => just(() => openExits(g, 1, icons)));
  t.done();
  return { t, kinds: kindsOf(t.state, 1) };
}

function kindsOf(state: AdventureState, tile: number): (string | null)[] {
  return doorways(content.tiles, state.board.layout, tile).map(
    ({ exit }) =>
      state.board.exits.find((each) => each.tile === tile && each.exit === exit)?.kind ?? null,
  );
}

describe('the exits of a room', () => {
  rule(
    ['B-EXPL-07', 'B-EXPL-08', 'B-EXPL-10'],
    'one Door for each icon by die, End Caps for the rest',
    () => {
      expect(open(token(1), [['exit', 4]]).kinds).toEqual(['joined', 'end-cap', 'door', 'end-cap']);
      const two = open(token(2), 'exit 4 5');
      expect(two.kinds).toEqual(['joined', 'end-cap', 'door', 'door']);
      expect(two.t.state.board.layout.caps).toEqual([{ tile: 1, exit: 1 }]);
      expect(open(token(1), 'exit 1').t.eventsNamed('end-cap')).toHaveLength(2);
    },
  );

  rule(
    ['B-EXPL-07', 'B-EXPL-09'],
    'more icons than exits: all open, and no further die is rolled',
    () => {
      const t = open(token(3), 'exit 2', { room: 'mines-crooked-vein' });
      expect(t.kinds).toEqual(['joined', 'door', 'door']);
    },
  );

  rule('B-EXPL-09', 'a die that hits a Door is rolled again', () => {
    expect(open(token(2), [['exit', 3, 3, 4, 6]]).kinds).toEqual([
      'joined',
      'end-cap',
      'door',
      'door',
    ]);
  });

  rule(['B-EXPL-11', 'B-GATE-01'], 'in the Basic Game a Gate Icon is a Door', () => {
    const { kinds } = open(token(1, 1), 'exit 1 5');
    expect(kinds).toEqual(['joined', 'door', 'end-cap', 'door']);
  });

  rule(
    ['B-EXPL-12', 'B-GATE-02'],
    'in the Advanced Game it puts a Gate End Cap there, a Door when all six are used up',
    () => {
      const { kinds } = open(token(1, 1), 'exit 1 5', { mission: ADVANCED });
      expect(kinds).toEqual(['joined', 'door', 'end-cap', 'gate']);
      const usedUp = open(token(1, 1), 'exit 1 5', {
        mission: ADVANCED,
        change(state) {
          for (let exit = 10; exit < 16; exit++) {
            state.board.exits.push({ tile: 0, exit, kind: 'gate' });
          }
        },
      });
      expect(usedUp.kinds).toEqual(['joined', 'door', 'end-cap', 'door']);
    },
  );

  rule('B-SEARCH-21', 'an exit that can take no tile is left out in the revised edition', () => {
    const blocked = (edition: 'revised' | 'first') => {
      let dead: number[] = [];
      let closed: number[] = [];
      const t = scene({
        options: { edition },
        change(state) {
          lay(state, 'mines-wet-shaft');
          blockAnExit(state);
        },
      }).runs((g) =>
        just(() => {
          const { layout } = g.state.board;
          const tile = layout.tiles.length - 1;
          dead = doorways(content.tiles, layout, tile).flatMap(({ exit, state }) =>
            state === 'open' && !takesATile(content.tiles, layout, { tile, exit }) ? exit : [],
          );
          openExits(g, tile, token(4));
          closed = kindsOf(g.state, tile).flatMap((kind, exit) => (kind === 'end-cap' ? exit : []));
        }),
      );
      t.done();
      return { dead, closed };
    };
    // With an icon for every exit, only an exit that does not count is left without a Door.
    const { dead, closed } = blocked('revised');
    expect(dead.length).toBeGreaterThan(0);
    expect(closed).toEqual(dead);
    expect(blocked('first').closed).toEqual([]);
  });

  test('all unexplored exits are closed at the objective, explored ones stay', () => {
    const t = scene({
      mission: ADVANCED,
      change(state) {
        const room = lay(state, 'mines-wet-shaft');
        lay(state, 'mines-mid', { tile: room, exit: 2 });
        setExit(state, { tile: room, exit: 3 }, 'gate');
      },
    }).runs((g) => just(() => closeUnexploredExits(g, 1)));
    expect(kindsOf(t.done().state, 1)).toEqual(['joined', 'end-cap', 'joined', 'end-cap']);
  });
});

/** Adds tiles until the last one has an exit that takes no tile, and leaves its exits undecided. */
function blockAnExit(state: AdventureState): void {
  const blocked = (tile: number) =>
    doorways(content.tiles, state.board.layout, tile).some(
      ({ exit, state: of }) =>
        of === 'open' && !takesATile(content.tiles, state.board.layout, { tile, exit }),
    );
  for (const id of [
    'mines-corner-left',
    'mines-dug-chamber',
    'mines-stull-forest',
    'mines-chapel-level',
  ] as const) {
    for (const door of [...state.board.exits].filter(({ kind }) => kind === 'door')) {
      const before = structuredClone(state.board);
      try {
        const tile = lay(state, id, door);
        if (blocked(tile)) {
          state.board.exits = state.board.exits.filter(
            (each) => each.tile !== tile || each.kind === 'joined',
          );
          return;
        }
      } catch {
        Object.assign(state.board, before);
      }
    }
  }
  throw new Error('no exit was blocked');
}

describe('what cards do to exits', () => {
  const inWetShaft =
    (kinds: readonly ('door' | 'end-cap' | 'gate')[]) => (state: AdventureState) => {
      plainHeroes(state);
      const room = lay(state, 'mines-wet-shaft');
      kinds.forEach((kind, index) => {
        setExit(state, { tile: room, exit: index + 1 }, kind);
      });
    };
  const after = (
    kinds: readonly ('door' | 'end-cap' | 'gate')[],
    dice: Dice,
    act: (g: Adventure) => unknown,
    mission = ADVANCED,
  ) => {
    const t = scene({ mission, dice, change: inWetShaft(kinds) }).runs((g) =>
      just(() => void act(g)),
    );
    return kindsOf(t.done().state, 1).slice(1);
  };

  test('a collapse buries a random Door, never the last way on', () => {
    const collapse = (g: Adventure) => g.do.collapse(g, 1);
    expect(after(['door', 'end-cap', 'door'], [['exit', 3, 6]], collapse)).toEqual([
      'door',
      'end-cap',
      'end-cap',
    ]);
    expect(after(['door', 'end-cap', 'end-cap'], [], collapse)).toEqual([
      'door',
      'end-cap',
      'end-cap',
    ]);
    expect(after(['door', 'gate', 'end-cap'], [], collapse)).toEqual([
      'end-cap',
      'gate',
      'end-cap',
    ]);
    const gates = ['gate', 'gate', 'end-cap'] as const;
    expect(after(gates, [], collapse)).toEqual(gates);
  });

  test('the Door of another tile is a way on, so the only one here may be buried', () => {
    const t = scene({
      mission: ADVANCED,
      dice: [],
      plain: true,
      change(state) {
        const room = lay(state, 'mines-wet-shaft');
        lay(state, 'mines-mid', { tile: room, exit: 2 });
        setExit(state, { tile: room, exit: 1 }, 'door');
        setExit(state, { tile: room, exit: 3 }, 'end-cap');
      },
    }).runs((g) => just(() => void g.do.collapse(g, 1)));
    expect(kindsOf(t.done().state, 1)).toEqual(['joined', 'end-cap', 'joined', 'end-cap']);
    expect(t.eventsNamed('collapsed')).toEqual([expect.objectContaining({ tile: 1 })]);
  });

  test('the last way on in the world in which the mission goes on stays', () => {
    const goingOnIn = (world: WorldId, tile: number, doors: readonly number[]) => {
      const t = scene({
        mission: ADVANCED,
        dice: [],
        content: (content) => {
          const mission = { ...content.missions[ADVANCED], goesOnIn: () => world } as Mission;
          return { ...content, missions: { ...content.missions, [ADVANCED]: mission } };
        },
        change(state) {
          inWetShaft(['gate', 'door', 'end-cap'])(state);
          const beyond = layBeyondGate(state, 'targa-cross', { tile: 1, exit: 1 });
          doorways(content.tiles, state.board.layout, beyond).forEach(({ exit }, index) => {
            const ref = { tile: beyond, exit };
            if (index > 0) setExit(state, ref, doors.includes(index) ? 'door' : 'end-cap');
          });
        },
      }).runs((g) => just(() => void g.do.collapse(g, tile)));
      return t.done().eventsNamed('collapsed').length;
    };
    expect(goingOnIn('mines', 1, [1])).toBe(0);
    expect(goingOnIn('mines', 2, [1])).toBe(1);
    expect(goingOnIn('targa', 1, [1])).toBe(1);
    // The very last Door of the map stays even where the mission does not go on.
    expect(goingOnIn('targa', 1, [])).toBe(0);
  });

  test('all dice that looked for an exit are told of', () => {
    const t = scene({
      mission: ADVANCED,
      dice: 'exit 3 6',
      change: inWetShaft(['door', 'end-cap', 'door']),
    }).runs((g) => just(() => void g.do.collapse(g, 1)));
    const rolled = t.done().eventsNamed('rolled');
    expect(rolled).toEqual([
      expect.objectContaining({ purpose: 'exit', tile: 1, dice: [3, 6], rule: 'B-EXPL-08' }),
    ]);
  });

  test('a Door opens at a random End Cap', () => {
    const opened = after(['end-cap', 'door', 'end-cap'], 'exit 4 5', (g) => g.do.openDoor(g, 1));
    expect(opened).toEqual(['end-cap', 'door', 'door']);
    expect(after(['door', 'door', 'door'], [], (g) => g.do.openDoor(g, 1))).toEqual([
      'door',
      'door',
      'door',
    ]);
  });

  rule('B-GATE-03', 'an encounter may open a Gate at an End Cap, in the Advanced Game', () => {
    const gate = (g: Adventure) => g.do.openGate(g, 1);
    expect(after(['end-cap', 'door', 'end-cap'], [['exit', 1]], gate)).toEqual([
      'gate',
      'door',
      'end-cap',
    ]);
    expect(after(['end-cap', 'door', 'end-cap'], [], gate, 'a-fistful-of-dark-stone')).toEqual([
      'end-cap',
      'door',
      'end-cap',
    ]);
  });

  test('a Gate opens at an exit that its token has not decided about, even if it is the only one', () => {
    const t = scene({
      mission: ADVANCED,
      dice: [],
      change(state) {
        inWetShaft(['end-cap', 'door', 'end-cap'])(state);
        state.board.exits = state.board.exits.filter(({ tile, exit }) => tile !== 1 || exit !== 2);
      },
    }).runs((g) => just(() => void g.do.openGate(g, 1)));
    expect(kindsOf(t.done().state, 1).slice(1)).toEqual(['end-cap', 'gate', 'end-cap']);
  });

  test('a map without a way on opens an End Cap on the last tile, before the objective is found', () => {
    const opened = after(['end-cap', 'end-cap', 'end-cap'], 'exit 3', keepAWayOn);
    expect(opened).toEqual(['end-cap', 'door', 'end-cap']);
    const found = scene({
      change(state) {
        inWetShaft(['end-cap', 'end-cap', 'end-cap'])(state);
        state.mission.objectiveFound = true;
      },
    }).runs((g) => just(() => keepAWayOn(g)));
    expect(kindsOf(found.done().state, 1)).not.toContain('door');
  });

  test('the first way on is the Door of the Entrance', () => {
    let ways: ExitRef[] = [];
    scene().runs((g) =>
      just(() => {
        standOn(g.state, heroOf(g.state, 0).index, 0);
        ways = waysOn(g);
      }),
    );
    expect(ways).toEqual([FIRST_DOOR]);
  });
});
