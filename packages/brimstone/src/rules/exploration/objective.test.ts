import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { encounter, FIRST_DOOR, lay, standOn, withCards } from '../../../test/explore.ts';
import { type TileId, tileOf } from '../../board/tiles.ts';
import { content } from '../../content/index.ts';
import type { AdventureState } from '../../state.ts';
import { keepAWayOn } from './doors.ts';
import { exitsOf, kindOf } from './exits.ts';
import { findObjective } from './exploration.ts';

const UNIQUE = content.tiles.of.mines.find(
  (id) => tileOf(content.tiles, id).encounter !== null,
) as TileId;

test('a unique room’s own encounter comes when the objective is found by exploring it, only then', () => {
  const named = tileOf(content.tiles, UNIQUE).encounter ?? '';
  const met = (explored?: boolean) => {
    let times = 0;
    scene({
      options: { advancedEncounters: true },
      content: withCards({
        encounters: [
          encounter(named, function* () {
            times++;
            return [];
          }),
        ],
        mission: { *onObjective() {} },
      }),
      plain: true,
      change: (state) => standOn(state, 0, lay(state, UNIQUE)),
    })
      .runs((g) => (explored === undefined ? findObjective(g, 1) : findObjective(g, 1, explored)))
      .done();
    return times;
  };
  expect([met(), met(false), met(true)]).toEqual([0, 0, 1]);
});

test('a room that names no encounter leaves the deck as it is', () => {
  let before: readonly string[] = [];
  const played = scene({
    options: { advancedEncounters: true },
    content: withCards({ mission: { *onObjective() {} } }),
    plain: true,
    change(state) {
      standOn(state, 0, lay(state, 'mines-dug-chamber'));
      before = [...state.decks.encounter.mines.draw];
    },
  }).runs((g) => findObjective(g, 1, true));
  expect(played.done().state.decks.encounter.mines.draw).toEqual(before);
});

/** Forgets what is known of the exits of a tile but the one it was entered by. */
function undecide(state: AdventureState, tile: number): void {
  state.board.exits = state.board.exits.filter(
    (exit) => exit.tile !== tile || exit.kind === 'joined',
  );
}

test('where no Door can open one Gate does, on the tile placed last', () => {
  scene({
    content: withCards({ mission: { gates: () => true } }),
    plain: true,
    change(state) {
      const first = lay(state, 'mines-dug-chamber', FIRST_DOOR);
      const door = state.board.exits.find(({ tile, kind }) => tile === first && kind === 'door');
      if (!door) throw new Error('a Door');
      const second = lay(state, 'mines-company-store', door);
      for (const tile of [first, second]) undecide(state, tile);
    },
  })
    .runs((g) => {
      keepAWayOn(g);
      const gates = [1, 2].map(
        (tile) => exitsOf(g, tile).filter((exit) => kindOf(g, exit) === 'gate').length,
      );
      expect(gates).toEqual([0, 1]);
    })
    .done();
});
