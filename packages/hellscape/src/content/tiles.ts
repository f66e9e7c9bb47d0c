import type { Side, Tile, TileCell } from '../quest-types.ts';

/**
 * The sixteen sides of the eight tiles, row by row. S is a Shadow Zone, L a Light Zone, X no zone;
 * a star marks a chamber; after the colon come the sides with a wall.
 */
const PRINTED: Readonly<Record<string, readonly [Tile['look'], string, string, string]>> = {
  '1A': ['stone', 'S*:NEW L:W L:S', 'S*:ESW S:EW S*:NEW', 'L:N S:E L*:ESW'],
  '1B': ['hell', 'S*:NESW L:W S:S', 'L:NS S:E S*:NESW', 'S*:NESW L:W S:N'],
  '2A': ['stone', 'S*:NEW L:W L:S', 'S*:EW S:EW L*:NESW', 'S*:ESW L:W S:N'],
  '2B': ['hell', 'S:E L*:NW L*:NE', 'L:E L*:SW S*:E', 'S: L:NE S*:ESW'],
  '3A': ['stone', 'S:S S: S:S', 'L*:NEW S:EW S*:NEW', 'L*:ESW L:EW S*:ESW'],
  '3B': ['hell', 'L:E S*:NW S*:NE', 'S:E S*:SW S*:ES', 'L: S:N L:N'],
  '4A': ['stone', 'S*:NEW L:EW S*:NEW', 'L*:EW L:EW L*:ESW', 'S*:ESW S:W L:N'],
  '4B': ['hell', 'L*:NEW S:EW S*:NEW', 'S*:EW L:EW S*:EW', 'L*:ESW S:EW L*:ESW'],
  '5A': ['hell', 'L*:NW S*:N L*:NE', 'S*:SW S*:S S*:ES', 'L:N L:N L:N'],
  '5B': ['hell', 'L*:NEW S:W S:S', 'S*:ESW S:EW L*:NEW', 'L:N L:E L*:ESW'],
  '6A': ['hell', 'S*:NW L*:NS S*:NE', 'S*:ESW L:NEW L*:ESW', 'S:N S: L:N'],
  '6B': ['stone', 'L*:NSW S*:NS L*:NES', 'X S:NEW X', 'X L:EW X'],
  '7A': ['stone', 'S: L:S S:', 'L:E X L:W', 'L: S:N L:'],
  '7B': ['hell', 'L*:NSW S*:N L*:NES', 'S:NE L*:ESW S:NW', 'L: S:N S:'],
  '8A': ['hell', 'L*:NW S*:N L*:NE', 'S*:W L*: S*:E', 'L*:SW S*:S L*:ES'],
  '8B': ['stone', 'L*:NW S*:N L*:NE', 'S*:W L*: S*:E', 'L*:SW S*:S L*:ES'],
};

export const tiles: Readonly<Record<string, Tile>> = Object.fromEntries(
  Object.entries(PRINTED).map(([id, [look, ...rows]]) => [id, readTile(id, look, rows)]),
);

/** A tile side from its rows as they are written down. */
export function readTile(id: string, look: Tile['look'], rows: readonly string[]): Tile {
  return { id, look, cells: rows.map((row) => row.split(' ').map(readCell)) };
}

function readCell(printed: string): TileCell {
  const [kind = '', sides = ''] = printed.split(':');
  return {
    ground: kind.startsWith('S') ? 'shadow' : kind.startsWith('L') ? 'light' : 'none',
    chamber: kind.endsWith('*'),
    walls: [...sides.toLowerCase()] as Side[],
  };
}
