import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import {
  FIRST_DOOR,
  inside,
  knockOut,
  passages,
  standInDoorway,
  standOn,
} from '../../../test/explore.ts';
import { enemyAt, heroOf } from '../../../test/items.ts';
import { boardOf, distanceToAny, doorwayOf } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { AdventureState } from '../../state.ts';
import { heroesInReach, isInReach } from './reach.ts';

/** Whether the first two heroes have each other in reach. */
function reached(change: (state: AdventureState) => void): [boolean, boolean] {
  const t = scene({
    heroes: ['us-marshal', 'gunslinger'],
    bare: [],
    change(state) {
      passages(state, 2);
      change(state);
    },
  });
  const reaches: boolean[] = [];
  t.runs((g) => {
    const [one, other] = [heroOf(g.state, 0), heroOf(g.state, 1)];
    reaches.push(isInReach(g, one, other), isInReach(g, other, one));
    expect(heroesInReach(g, one)).toEqual(isInReach(g, one, other) ? [other] : []);
  }).done();
  return reaches as [boolean, boolean];
}

/** A space of a tile two steps from the doorway between the Entrance and the first passage. */
function farOn(state: AdventureState, tile: 0 | 1): number {
  const { layout } = state.board;
  const { spaces } = doorwayOf(content.tiles, layout, FIRST_DOOR);
  const steps = (space: number) => distanceToAny(boardOf(content.tiles, layout), space, spaces);
  return inside(state, tile).find((space) => steps(space) === 2) ?? 0;
}

test('a hero in a connection space has those on both tiles in reach', () => {
  for (const tile of [0, 1] as const) {
    const between = (state: AdventureState) => {
      standInDoorway(state, 0, FIRST_DOOR);
      heroOf(state, 1).space = farOn(state, tile);
    };
    expect(reached(between)).toEqual([true, true]);
    const fighting = (state: AdventureState) => {
      between(state);
      enemyAt(state, inside(state, 2)[0] ?? 0);
    };
    expect(reached(fighting)).toEqual([false, false]);
  }
});

test('heroes on different tiles, or one of whom is down, are out of reach', () => {
  const apart = (state: AdventureState) => {
    standOn(state, 0, 0);
    heroOf(state, 1).space = farOn(state, 1);
  };
  expect(reached(apart)).toEqual([false, false]);
  for (const index of [0, 1]) {
    const down = (state: AdventureState) => {
      standOn(state, 0, 0);
      standOn(state, 1, 0);
      knockOut(heroOf(state, index));
    };
    expect(reached(down)).toEqual([false, false]);
  }
});
