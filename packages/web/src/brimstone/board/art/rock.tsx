import type { MapTile } from '@crawlspace/brimstone';
import { onceFor } from '@crawlspace/kernel';
import { polygon, rect, stone } from '../../../board/brush.ts';
import { noise } from '../../../board/noise.ts';
import { type Cut, type Edge, floorPath, outlineOf, wallPath, wallsOf } from '../outline.ts';
import { places } from './cells.ts';
import { isRock, lookOf } from './look.ts';

export const CUTS = {
  rock: { waver: 7, corner: 24 },
  blocks: { waver: 0, corner: 9 },
} as const;

export function cutOf(id: string, { world }: MapTile): Cut {
  return { name: id, ...CUTS[lookOf(world)] };
}

const keptOf = onceFor((_: MapTile) => new Map<string, string>());

/** Paths are long and always the same: each is worked out once for a tile. */
function once(tile: MapTile, what: string, make: () => string): string {
  const kept = keptOf(tile);
  let path = kept.get(what);
  if (path === undefined) {
    path = make();
    kept.set(what, path);
  }
  return path;
}

/** The floor of a tile as one path, as printed. */
export function groundOf(id: string, tile: MapTile): string {
  return once(tile, 'ground', () => floorPath(outlineOf(tile), cutOf(id, tile)));
}

/** The floor and the rock inside the room, which is part of its picture. */
export function coverOf(id: string, tile: MapTile): string {
  return once(tile, 'cover', () => {
    const blocks = places(tile.rows, '#').map(({ x, y }) => rect(x - 50, y - 50, 100, 100));
    return groundOf(id, tile) + blocks.join('');
  });
}

export function wallLines(id: string, tile: MapTile): string {
  return once(tile, 'walls', () => {
    const cut = cutOf(id, tile);
    return wallsOf(outlineOf(tile))
      .map((wall) => wallPath(wall, cut))
      .join('');
  });
}

/** What surrounds a tile: broken rock in the mines, cut blocks under snow on the plateau. */
export function Rock({ id, tile }: { id: string; tile: MapTile }) {
  const edges = outlineOf(tile)
    .flat()
    .filter(({ open }) => !open);
  const random = noise(`rock ${id}`);
  const lines = wallLines(id, tile);
  return isRock(tile) ? (
    <g>
      <path d={lines} fill="none" stroke="#17110d" stroke-width="92" stroke-linejoin="round" />
      <path d={boulders(edges, random, 30, 13)} fill="#241b14" />
      <path d={boulders(edges, random, 15, 11)} fill="#33271d" />
      <path d={boulders(edges, random, 9, 8)} fill="#453626" />
    </g>
  ) : (
    <g>
      <path d={lines} fill="none" stroke="#0c1620" stroke-width="88" stroke-linejoin="miter" />
      <path d={blocks(edges, random, 25, 20)} fill="#1a2b39" />
      <path d={blocks(edges, random, 3, 19)} fill="#2a4254" />
      <path d={boulders(edges, random, 33, 6)} fill="#8fb3c4" opacity="0.18" />
    </g>
  );
}

function outside({ from, to }: Edge) {
  // The floor is to the right of an edge, so what is outside is to its left.
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
}

function boulders(
  edges: readonly Edge[],
  random: () => number,
  away: number,
  size: number,
): string {
  return edges
    .map((edge) => {
      const out = outside(edge);
      return [0.1, 0.5, 0.85]
        .map((along) => {
          const shift = along + (random() - 0.5) * 0.3;
          const reach = away + (random() - 0.5) * 12;
          const x = edge.from.x + (edge.to.x - edge.from.x) * shift + out.x * reach;
          const y = edge.from.y + (edge.to.y - edge.from.y) * shift + out.y * reach;
          return stone(x, y, size * (0.7 + random() * 0.6), random, 6);
        })
        .join('');
    })
    .join('');
}

function blocks(edges: readonly Edge[], random: () => number, away: number, size: number): string {
  return edges
    .map((edge) => {
      const out = outside(edge);
      const inset = 0.03 + random() * 0.05;
      const at = (along: number, reach: number) => ({
        x: edge.from.x + (edge.to.x - edge.from.x) * along + out.x * reach,
        y: edge.from.y + (edge.to.y - edge.from.y) * along + out.y * reach,
      });
      const depth = size * (0.85 + random() * 0.3);
      return polygon(
        at(inset, away),
        at(1 - inset, away),
        at(1 - inset, away + depth),
        at(inset, away + depth),
      );
    })
    .join('');
}

/** The edge of the walls over the floor: shade at their foot and a hard line of rock. */
export function Walls({ id, tile }: { id: string; tile: MapTile }) {
  const lines = wallLines(id, tile);
  const stroke = { d: lines, fill: 'none', 'stroke-linejoin': 'round' } as const;
  return isRock(tile) ? (
    <g>
      <path {...stroke} stroke="#120b05" stroke-opacity="0.28" stroke-width="34" />
      <path {...stroke} stroke="#120b05" stroke-opacity="0.4" stroke-width="22" />
      <path {...stroke} stroke="#1c130b" stroke-width="13" stroke-linecap="round" />
      <path {...stroke} stroke="#7d6244" stroke-width="3.2" stroke-linecap="round" />
    </g>
  ) : (
    <g>
      <path {...stroke} stroke="#030a12" stroke-opacity="0.3" stroke-width="32" />
      <path {...stroke} stroke="#030a12" stroke-opacity="0.42" stroke-width="22" />
      <path {...stroke} stroke="#0b1825" stroke-width="14" stroke-linecap="square" />
      <path {...stroke} stroke="#7fa9bd" stroke-width="3.4" stroke-linecap="square" />
    </g>
  );
}
