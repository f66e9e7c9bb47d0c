import type { PlacedDoor, PlacedTile, PlacedToken, QuestMap, Side } from '../../quest-types.ts';

/** A cell of a quest's map. */
export type Cell = readonly [x: number, y: number];

export function tile(id: string, x: number, y: number, turn: PlacedTile['turn'] = 0): PlacedTile {
  return { tile: id, x, y, turn };
}

/** A closed door on a side of a cell. */
export function door(x: number, y: number, side: Side): PlacedDoor {
  return { x, y, side };
}

/** A closed door with the white outline. */
export function gate(x: number, y: number, side: Side): PlacedDoor {
  return { x, y, side, marked: true };
}

/** A token of one kind on each of these cells. */
export function lay(kind: PlacedToken['kind'], ...cells: readonly Cell[]): PlacedToken[] {
  return cells.map(([x, y]) => ({ kind, x, y }));
}

/** The portals of larger parties: one more from three heroes on, a second one from five on. */
export function portals(three: Cell, five: Cell): PlacedToken[] {
  return [
    { kind: 'portal', x: three[0], y: three[1], heroes: 3 },
    { kind: 'portal', x: five[0], y: five[1], heroes: 5 },
  ];
}

/** A map without bridges, moved so that nothing empty is left above it and to its left. */
export function cropped(map: Omit<QuestMap, 'bridges' | 'boss'>): QuestMap {
  const left = Math.min(...map.tiles.map(({ x }) => x));
  const top = Math.min(...map.tiles.map(({ y }) => y));
  const moved = <Placed extends { readonly x: number; readonly y: number }>(placed: Placed) => ({
    ...placed,
    x: placed.x - left,
    y: placed.y - top,
  });
  const cell = ([x, y]: Cell): Cell => [x - left, y - top];
  return {
    tiles: map.tiles.map(moved),
    bridges: [],
    doors: map.doors.map(moved),
    rooms: (map.rooms ?? []).map((room) => room.map(cell)),
    start: map.start.map(cell),
    tokens: map.tokens.map(moved),
  };
}
