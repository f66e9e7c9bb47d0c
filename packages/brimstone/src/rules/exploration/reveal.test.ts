import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import {
  activate,
  FIRST_DOOR,
  heroOf,
  lay,
  layRoom,
  setExit,
  stack,
  standInDoorway,
} from '../../../test/explore.ts';
import { boardOf, doorways, entranceOf, placementsFor, type TileId } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { RuleOptions } from '../../options.ts';
import type { AdventureState } from '../../state.ts';
import { viewOf } from '../../view.ts';
import { markOf } from '../darkness/depth.ts';
import { lookThroughDoor } from './search.ts';

const TWO = ['us-marshal', 'gunslinger'] as const;

function look(
  change: (state: AdventureState) => void,
  edition: RuleOptions['edition'] = 'revised',
) {
  return scene({
    heroes: TWO,
    options: { edition },
    change(state) {
      activate(heroOf(state, 0));
      standInDoorway(state, 0, FIRST_DOOR);
      change(state);
    },
  }).runs((g) => lookThroughDoor(g, heroOf(g.state, 0), FIRST_DOOR));
}

/**
 * A state in which the door given back takes tiles only in some ways: a room beside it leaves little
 * space. Found by trying, so that the test does not depend on the shapes of tiles.
 */
function tightDoor(state: AdventureState, fits: (ways: Ways) => boolean) {
  for (const first of content.tiles.decks.mines) {
    for (const second of content.tiles.decks.mines) {
      const trial = structuredClone(state);
      const room = lay(trial, first);
      const doors = doorways(content.tiles, trial.board.layout, room).filter(
        (door) => door.state === 'open',
      );
      for (const { exit } of doors) {
        const other = doors.find((door) => door.exit !== exit);
        if (
          !other ||
          placementsFor(content.tiles, trial.board.layout, { tile: room, exit: other.exit }, second)
            .length === 0
        )
          continue;
        const next = structuredClone(trial);
        lay(next, second, { tile: room, exit: other.exit });
        const door = { tile: room, exit };
        const ways = content.tiles.decks.mines.map((tile) => ({
          tile,
          straight:
            placementsFor(content.tiles, next.board.layout, door, tile, 'entrance').length > 0,
          turned: placementsFor(content.tiles, next.board.layout, door, tile).length > 0,
        }));
        if (!fits({ ways })) continue;
        Object.assign(state, { board: next.board });
        return { door, ways };
      }
    }
  }
  throw new Error('no such door');
}

interface Ways {
  readonly ways: readonly { tile: TileId; straight: boolean; turned: boolean }[];
}

function lookAtTightDoor(
  fits: (ways: Ways) => boolean,
  cards: (ways: Ways['ways']) => readonly TileId[],
  edition: RuleOptions['edition'] = 'revised',
) {
  let door = FIRST_DOOR;
  let drawn: readonly TileId[] = [];
  const t = scene({
    heroes: TWO,
    options: { edition },
    change(state) {
      const tight = tightDoor(state, fits);
      door = tight.door;
      drawn = cards(tight.ways);
      state.decks.map.mines = { draw: [...drawn].reverse(), discard: [] };
      activate(heroOf(state, 0));
      standInDoorway(state, 0, door);
    },
  }).runs((g) => lookThroughDoor(g, heroOf(g.state, 0), door));
  return { t: t.done(), door, drawn };
}

describe('a new tile', () => {
  rule(
    ['B-SEARCH-15', 'B-SEARCH-23'],
    'is drawn from the map deck and put at the Door; the marker moves',
    () => {
      for (const tile of ['mines-mid', 'mines-dug-chamber'] as const) {
        const t = look((state) => {
          state.depth.party = markOf(13);
          stack(state.decks.map.mines, tile);
        }).done();
        expect(t.state.decks.map.mines.draw).toHaveLength(17);
        expect(t.state.board.layout.tiles.map((placed) => placed.tile)).toEqual([
          'mines-entrance',
          tile,
        ]);
        expect(t.state.depth.party).toBe(markOf(12));
      }
    },
  );

  test('is a passage when no exploration token is left for a room', () => {
    const t = look((state) => {
      stack(state.decks.map.mines, 'mines-dug-chamber');
      state.decks.exploration = { draw: [], discard: [] };
    }).done();
    expect(t.state.board.tokens.filter(({ tile }) => tile === 1)).toEqual([]);
    const kinds = t.state.board.exits.filter(({ tile }) => tile === 1).map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(1);
    expect(kinds).toEqual(['joined', ...kinds.slice(1).map(() => 'door')]);
  });

  rule('B-SEARCH-16', 'is joined by its entrance, exit 0 of the card', () => {
    const t = look((state) => stack(state.decks.map.mines, 'mines-stull-forest')).done();
    expect(entranceOf(content.tiles, t.state.board.layout, 1)).toEqual({ tile: 1, exit: 0 });
    expect(boardOf(content.tiles, t.state.board.layout).doorwaysOf[1]?.[0]?.leadsTo).toBe(0);
  });

  rule('B-SEARCH-17', 'is turned to another exit when it would overlap', () => {
    const { t, drawn } = lookAtTightDoor(
      ({ ways }) => ways.some((way) => !way.straight && way.turned),
      (ways) => ways.flatMap((way) => (!way.straight && way.turned ? way.tile : [])).slice(0, 1),
    );
    expect(t.state.board.layout.tiles.at(-1)?.tile).toBe(drawn[0]);
    expect(
      entranceOf(content.tiles, t.state.board.layout, t.state.board.layout.tiles.length - 1)?.exit,
    ).not.toBe(0);
    expect(t.state.decks.map.mines.discard).toEqual([]);
  });

  rule('B-SEARCH-18', 'that does not fit is discarded, and a second card is tried', () => {
    const { t, drawn } = lookAtTightDoor(
      ({ ways }) => ways.some((way) => !way.turned) && ways.some((way) => way.turned),
      (ways) =>
        [
          ...ways.filter((way) => !way.turned).slice(0, 1),
          ...ways.filter((way) => way.turned).slice(0, 1),
        ].map(({ tile }) => tile),
    );
    expect(t.state.decks.map.mines.discard).toEqual([drawn[0]]);
    expect(t.state.board.layout.tiles.at(-1)?.tile).toBe(drawn[1]);
  });

  rule(
    'B-SEARCH-19',
    'after a second misfit the exit gets an End Cap, and nothing else happens',
    () => {
      const { t, door, drawn } = lookAtTightDoor(
        ({ ways }) =>
          ways.filter((way) => !way.turned).length >= 2 && ways.some((way) => way.turned),
        (ways) =>
          [
            ...ways.filter((way) => !way.turned).slice(0, 2),
            ...ways.filter((way) => way.turned).slice(0, 1),
          ].map(({ tile }) => tile),
      );
      // A third card, which would fit, stays in the deck.
      expect(t.state.decks.map.mines).toEqual({ draw: drawn.slice(2), discard: drawn.slice(0, 2) });
      expect(t.eventsNamed('tile-placed')).toHaveLength(0);
      expect(t.state.board.layout.caps).toContainEqual(door);
      expect(t.state.board.exits).toContainEqual({ ...door, kind: 'end-cap' });
      expect(t.state.depth.party).toBe(0);
      expect(t.hero(0).xp).toBe(0);
    },
  );

  rule('B-SEARCH-20', 'in the first edition cards are drawn, unturned, until one fits', () => {
    const { t, drawn } = lookAtTightDoor(
      ({ ways }) =>
        ways.filter((way) => !way.straight).length >= 3 && ways.some((way) => way.straight),
      (ways) =>
        [
          ...ways.filter((way) => !way.straight).slice(0, 3),
          ...ways.filter((way) => way.straight).slice(0, 1),
        ].map(({ tile }) => tile),
      'first',
    );
    expect(t.state.decks.map.mines.discard).toEqual(drawn.slice(0, 3));
    expect(t.state.board.layout.tiles.at(-1)?.tile).toBe(drawn[3]);
  });

  rule('B-SEARCH-22', 'gives the hero who looked 5 XP, in the revised edition', () => {
    const t = look((state) => stack(state.decks.map.mines, 'mines-mid')).done();
    expect(t.state.heroes.map(({ xp }) => xp)).toEqual([5, 0]);
    const twice = scene({
      heroes: TWO,
      change: (state) => stack(state.decks.map.mines, 'mines-mid', 'mines-short'),
    }).runs(function* (g) {
      yield* lookThroughDoor(g, heroOf(g.state, 0), FIRST_DOOR);
      yield* lookThroughDoor(g, heroOf(g.state, 0), { tile: 1, exit: 1 });
    });
    expect(twice.done().state.heroes.map(({ xp }) => xp)).toEqual([10, 0]);
    const first = look((state) => stack(state.decks.map.mines, 'mines-mid'), 'first').done();
    expect(first.hero(0).xp).toBe(0);
  });
});

describe('what lies on it', () => {
  rule('B-EXPL-01', 'a room gets a token, from a new stack when the old one is used up', () => {
    const t = look((state) => stack(state.decks.map.mines, 'mines-dug-chamber')).done();
    expect(t.state.decks.exploration.draw).toHaveLength(11);
    const [lying] = t.state.board.tokens;
    expect(t.state.board.tokens).toMatchObject([{ tile: 1 }]);
    for (const seat of [0, 1]) {
      const view = viewOf(content, t.state, { seat });
      expect(view.board.tokens).toEqual([1]);
      expect(JSON.stringify(view)).not.toContain(lying?.token);
    }
    const renewed = look((state) => {
      stack(state.decks.map.mines, 'mines-dug-chamber');
      const { exploration } = state.decks;
      exploration.discard = exploration.draw.splice(0);
    }).done();
    expect(renewed.state.decks.exploration.draw).toHaveLength(11);
    expect(renewed.state.decks.exploration.discard).toHaveLength(0);
    expect(renewed.state.board.tokens).toHaveLength(1);
  });

  rule('B-EXPL-02', 'a passage gets none, and all its exits are Doors', () => {
    const t = look((state) => stack(state.decks.map.mines, 'mines-cross')).done();
    expect(t.state.decks.exploration.draw).toHaveLength(12);
    expect(t.state.board.tokens).toEqual([]);
    const kinds = t.state.board.exits.filter(({ tile }) => tile === 1).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['door', 'door', 'door', 'joined']);
  });

  test('a hero on an exit of a room waits for its token', () => {
    const t = look((state) => stack(state.decks.map.mines, 'mines-grand-junction')).done();
    const known = t.state.board.exits.filter(({ tile }) => tile === 1);
    expect(known).toEqual([{ tile: 1, exit: 0, kind: 'joined' }]);
  });
});

describe('a closed map', () => {
  test('never strands the mission: with the last Door gone, an End Cap opens', () => {
    const t = scene({
      change(state) {
        const room = layRoom(state, 'mines-dug-chamber', 'tok-01');
        state.board.tokens = [];
        for (const exit of [1, 2, 3]) {
          if (doorways(content.tiles, state.board.layout, room)[exit])
            setExit(state, { tile: room, exit }, 'end-cap');
        }
        setExit(state, { tile: room, exit: 1 }, 'door');
        state.decks.map.mines = { draw: [], discard: [] };
      },
    });
    const { exits } = t.runs((g) => lookThroughDoor(g, heroOf(g.state, 0), { tile: 1, exit: 1 }))
      .state.board;
    expect(exits.filter(({ kind }) => kind === 'door')).toHaveLength(1);
  });
});
