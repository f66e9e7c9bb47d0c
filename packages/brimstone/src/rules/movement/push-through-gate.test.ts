import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { layBeyondGate, passages } from '../../../test/explore.ts';
import { heroOf, stripped } from '../../../test/items.ts';
import { outward, turned } from '../../board/directions.ts';
import { boardOf, doorwayOf, spaceInDirection } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { AdventureState } from '../../state.ts';

/** A passage with a Gate at its end, and the spaces of a straight way through it. */
function throughTheGate(state: AdventureState) {
  passages(state, 1);
  const gate = state.board.exits.find(({ tile, kind }) => tile === 1 && kind === 'door');
  if (!gate) throw new Error('an exit for the Gate');
  layBeyondGate(state, 'targa-long', gate);
  const { layout } = state.board;
  const board = boardOf(content.tiles, layout);
  const { side, spaces } = doorwayOf(content.tiles, layout, gate);
  const [near] = spaces;
  const first = spaceInDirection(board, near, outward(side)) ?? -1;
  const on = turned(outward(doorwayOf(content.tiles, layout, { tile: 2, exit: 0 }).side), 4);
  return { near, first, second: spaceInDirection(board, first, on) ?? -1 };
}

test('who is pushed from before a Gate goes straight on beyond it', () => {
  let way = { near: -1, first: -1, second: -1 };
  const played = scene({
    change(state) {
      way = throughTheGate(state);
      stripped(state);
      heroOf(state, 0).space = way.first;
      state.worlds = ['targa'];
    },
  }).runs((g, hero) => g.do.pushHero(g, hero, 1, way.near));
  expect(played.done().hero(0).space).toBe(way.second);
  expect(played.event('moved')?.spaces).toEqual([way.second]);
});
