import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import {
  FIRST_DOOR,
  lay,
  passages,
  setExit,
  standInDoorway,
  standOn,
  withCards,
} from '../../../test/explore.ts';
import { enemyAt, heroOf, plainHeroes } from '../../../test/items.ts';
import type { Adventure } from '../../adventure.ts';
import { boardOf } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { AdventureState } from '../../state.ts';
import { collapse, keepAWayOn, openDoor, openGate } from './doors.ts';
import { exitsOf, kindOf, waysOn } from './exits.ts';
import { scavengeLimit, searchOptions } from './search.ts';

/** Something is done with the board, and what becomes of its exits. */
function exploring(
  change: (state: AdventureState) => void,
  act: (g: Adventure) => void,
  situation: Parameters<typeof scene>[0] = {},
) {
  return scene({
    ...situation,
    change(state) {
      plainHeroes(state);
      change(state);
    },
  })
    .runs((g) => act(g))
    .done();
}

/** A room beyond the first Door with all its exits closed. */
function closedRoom(state: AdventureState): void {
  lay(state, 'mines-dug-chamber', FIRST_DOOR, 'end-cap');
}

const exitsIn = (g: Adventure, kind: string) =>
  exitsOf(g, 1).filter((ref) => kindOf(g, ref) === kind);

test('while the objective is hidden a closed map opens again, by a single Door', () => {
  exploring(closedRoom, (g) => {
    expect(waysOn(g)).toEqual([]);
    keepAWayOn(g);
    expect(waysOn(g)).toHaveLength(1);
    expect(exitsIn(g, 'door')).toHaveLength(1);
    keepAWayOn(g);
    expect(waysOn(g)).toHaveLength(1);
  });
});

test('once it is found, or with a token to come, nothing opens', () => {
  exploring(
    (state) => {
      closedRoom(state);
      state.mission.objectiveFound = true;
    },
    (g) => {
      keepAWayOn(g);
      expect(waysOn(g)).toEqual([]);
    },
  );
  exploring(
    (state) => {
      closedRoom(state);
      state.board.tokens.push({ tile: 1, token: 'tok-01' });
    },
    (g) => {
      keepAWayOn(g);
      expect(waysOn(g)).toEqual([]);
    },
  );
});

test('the last way on is never buried, others are', () => {
  const doorsLeft = (doors: number) => {
    let left = -1;
    const played = exploring(
      (state) => {
        closedRoom(state);
        const count = (boardOf(content.tiles, state.board.layout).doorwaysOf[1] ?? []).length;
        const open = Array.from({ length: count }, (_, exit) => exit).filter((exit) =>
          state.board.exits.some(
            (each) => each.tile === 1 && each.exit === exit && each.kind === 'end-cap',
          ),
        );
        for (const exit of open.slice(0, doors)) setExit(state, { tile: 1, exit }, 'door');
      },
      (g) => {
        collapse(g, 1);
        left = exitsIn(g, 'door').length;
      },
    );
    expect(played.eventsNamed('collapsed')).toHaveLength(doors - left);
    return left;
  };
  expect([doorsLeft(0), doorsLeft(1), doorsLeft(2)]).toEqual([0, 1, 1]);
});

test('a Door and a Gate open at an End Cap, or not at all', () => {
  exploring(closedRoom, (g) => {
    const caps = exitsIn(g, 'end-cap').length;
    expect(openDoor(g, 1)).not.toBeNull();
    expect([exitsIn(g, 'door').length, exitsIn(g, 'end-cap').length]).toEqual([1, caps - 1]);
    for (let cap = 1; cap < caps; cap++) openDoor(g, 1);
    expect([openDoor(g, 1), exitsIn(g, 'end-cap').length]).toEqual([null, 0]);
  });
  const gates = (allowed: boolean) => {
    let opened = false;
    exploring(
      closedRoom,
      (g) => {
        opened = openGate(g, 1) !== null;
        expect(exitsIn(g, 'gate')).toHaveLength(opened ? 1 : 0);
      },
      { content: withCards({ mission: { gates: () => allowed } }) },
    );
    return opened;
  };
  expect([gates(true), gates(false)]).toEqual([true, false]);
});

test('a tile is scavenged so often: by half the heroes, or once in the first edition', () => {
  const limit = (heroes: number, edition: 'revised' | 'first') => {
    let found = 0;
    exploring(
      () => {},
      (g) => {
        found = scavengeLimit(g);
      },
      { heroes: Array.from({ length: heroes }, () => 'us-marshal' as const), options: { edition } },
    );
    return found;
  };
  expect([1, 2, 3, 4].map((heroes) => limit(heroes, 'revised'))).toEqual([1, 1, 2, 2]);
  expect([1, 4].map((heroes) => limit(heroes, 'first'))).toEqual([1, 1]);
});

/** What the first hero may Search, by kind. */
function searches(
  change: (state: AdventureState) => void,
  edition: 'revised' | 'first' = 'revised',
): string[] {
  let found: string[] = [];
  exploring(
    (state) => {
      passages(state, 1);
      standOn(state, 0, 1);
      change(state);
    },
    (g) => {
      found = searchOptions(g, heroOf(g.state, 0)).map(({ kind }) => kind);
    },
    { options: { edition } },
  );
  return found;
}

test('a Search needs peace, a tile that still holds something, and no action before', () => {
  expect(searches(() => {})).toEqual(['scavenge']);
  expect(searches((state) => void enemyAt(state, 0))).toEqual([]);
  expect(searches((state) => void Object.assign(state.board.scavenged, { 1: 1 }))).toEqual([]);
  expect(searches((state) => void state.board.tokens.push({ tile: 1, token: 'tok-01' }))).toEqual(
    [],
  );
  expect(searches((state) => void state.turn.scavenged.push(1))).toEqual(['scavenge']);
  expect(searches((state) => void state.turn.scavenged.push(1), 'first')).toEqual([]);
});

test('through a Door one looks from its connection only', () => {
  const atTheDoor = searches((state) => {
    const exit = state.board.exits.find(({ tile, kind }) => tile === 1 && kind === 'door');
    if (exit) standInDoorway(state, 0, exit);
  });
  expect(atTheDoor).toContain('door');
  expect(searches((state) => standInDoorway(state, 0, FIRST_DOOR))).toEqual([
    'scavenge',
    'scavenge',
  ]);
});
