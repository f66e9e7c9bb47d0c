import type { MapTile } from '@crawlspace/brimstone';
import { line } from '../../../board/brush.ts';
import { CELL, OUTWARD, type Point } from '../geometry.ts';

/** A doorway of a tile as printed: the middle of its outer line, and the way in. */
export interface Mouth extends Point {
  readonly inward: Point;
  readonly side: 'n' | 'e' | 's' | 'w';
}

export function mouthsOf(tile: MapTile): readonly Mouth[] {
  return tile.doorways.map(({ cells: [one, other], side }) => {
    const out = OUTWARD[side];
    return {
      x: ((one[1] + other[1]) / 2 + 0.5) * CELL,
      y: ((one[0] + other[0]) / 2 + 0.5) * CELL,
      inward: { x: -out.x, y: -out.y },
      side,
    };
  });
}

/** A smooth way from one doorway to another. */
export function way(from: Mouth, to: Mouth): readonly Point[] {
  const reach = Math.hypot(to.x - from.x, to.y - from.y) * 0.55;
  const a = { x: from.x + from.inward.x * reach, y: from.y + from.inward.y * reach };
  const b = { x: to.x + to.inward.x * reach, y: to.y + to.inward.y * reach };
  const count = Math.max(8, Math.round(reach / 8));
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const u = 1 - t;
    const mix = (p: number, q: number, r: number, s: number) =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    return { x: mix(from.x, a.x, b.x, to.x), y: mix(from.y, a.y, b.y, to.y) };
  });
}

/** The same way, some units to its right. */
export function beside(points: readonly Point[], by: number): readonly Point[] {
  return points.map((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return {
      x: point.x - ((after.y - before.y) / length) * by,
      y: point.y + ((after.x - before.x) / length) * by,
    };
  });
}

/** Short lines across a way, every so many units: sleepers, steps. */
export function across(points: readonly Point[], every: number, reach: number): string {
  const left = beside(points, -reach);
  const right = beside(points, reach);
  let walked = every / 2;
  let path = '';
  points.forEach((point, i) => {
    const before = points[i - 1];
    const from = left[i];
    const to = right[i];
    if (!before || !from || !to) return;
    walked += Math.hypot(point.x - before.x, point.y - before.y);
    if (walked < every) return;
    walked -= every;
    path += line(from, to);
  });
  return path;
}
