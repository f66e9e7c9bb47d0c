import type { PlacedDoor, PlacedTile, PlacedToken, QuestMap } from '../../quest-types.ts';
import { type Cell, cropped, door, gate, lay, tile } from './lay.ts';

/** One of the four tiles around the centre, with all that is on it. */
interface Outer {
  readonly tile: PlacedTile;
  /** Its Dimension Gates; they open together. */
  readonly gates: readonly PlacedDoor[];
  readonly doors: readonly PlacedDoor[];
  readonly start: Cell;
  readonly tokens: readonly PlacedToken[];
  readonly rooms?: readonly (readonly Cell[])[];
}

const south: Outer = {
  tile: tile('6A', 3, 6),
  // The way in leads through the antechamber of the centre, so there are two gates on it.
  gates: [gate(4, 6, 'n'), gate(4, 5, 'n')],
  doors: [door(3, 8, 'n'), door(5, 8, 'n')],
  start: [4, 7],
  tokens: [
    ...lay('spawn', [3, 6], [5, 6]),
    ...lay('loot', [4, 6], [5, 7]),
    ...lay('chest', [3, 7]),
    ...lay('fountain', [5, 7]),
    ...lay('spike-trap', [3, 8]),
    ...lay('forge', [4, 8]),
    ...lay('roaming-portal', [5, 8]),
  ],
};

const west: Outer = {
  tile: tile('3A', 0, 3),
  gates: [gate(2, 3, 'e')],
  doors: [door(1, 4, 'w'), door(1, 5, 'e')],
  start: [0, 3],
  tokens: [
    ...lay('spawn', [0, 5], [2, 4]),
    ...lay('loot', [0, 4], [2, 5]),
    ...lay('chest', [0, 5]),
    ...lay('fountain', [1, 3]),
    ...lay('bear-trap', [1, 4]),
    ...lay('forge', [2, 3]),
    ...lay('portal', [1, 5]),
  ],
};

const east: Outer = {
  tile: tile('2B', 6, 3, 1),
  gates: [gate(6, 4, 'w')],
  doors: [door(8, 3, 's'), door(6, 4, 'e')],
  start: [8, 3],
  tokens: [
    ...lay('spawn', [6, 5], [8, 5]),
    ...lay('loot', [7, 4], [7, 5]),
    ...lay('chest', [8, 4]),
    ...lay('greater-chest', [6, 5]),
    ...lay('fountain', [7, 3]),
    ...lay('spike-trap', [7, 3]),
    ...lay('forge', [6, 4]),
    ...lay('portal', [6, 3]),
  ],
};

const north: Outer = {
  tile: tile('7A', 3, 0),
  gates: [gate(4, 3, 'n')],
  doors: [door(4, 0, 'w'), door(4, 0, 'e'), door(4, 2, 'w'), door(4, 2, 'e')],
  rooms: [
    [
      [3, 0],
      [3, 1],
      [3, 2],
    ],
    [
      [5, 0],
      [5, 1],
      [5, 2],
    ],
  ],
  start: [4, 0],
  tokens: [
    ...lay('spawn', [3, 1], [5, 1]),
    ...lay('loot', [3, 0], [5, 2]),
    ...lay('chest', [5, 0]),
    ...lay('fountain', [3, 0]),
    ...lay('bear-trap', [5, 1]),
    ...lay('forge', [3, 2]),
    ...lay('portal', [4, 2]),
  ],
};

/** The tiles around 5A, the one that is always there first. */
const OUTER = [south, west, east, north];

const centre: readonly PlacedToken[] = [
  ...lay('spawn', [3, 3], [5, 3]),
  ...lay('loot', [3, 4], [5, 4]),
  ...lay('chest', [4, 3]),
  ...lay('greater-chest', [4, 5]),
];

/** 5A in the middle, and around it a tile for each hero, four at most. */
export function hellscapeMap(heroes: number): QuestMap {
  const outer = OUTER.slice(0, heroes);
  return cropped({
    tiles: [tile('5A', 3, 3), ...outer.map((each) => each.tile)],
    doors: [...outer.flatMap(({ gates }) => gates), ...outer.flatMap(({ doors }) => doors)],
    rooms: outer.flatMap(({ rooms }) => rooms ?? []),
    start: outer.map(({ start }) => start),
    tokens: [...centre, ...outer.flatMap(({ tokens }) => tokens)],
  });
}
