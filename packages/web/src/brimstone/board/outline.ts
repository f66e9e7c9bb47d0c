import type { MapTile } from '@crawlspace/brimstone';
import { jitterAt, short } from '../../board/noise.ts';
import { CELL, type Point } from './geometry.ts';

/** Half a space: doorways are half spaces of two tiles, so outlines are traced at this measure. */
const HALF = CELL / 2;

/** A stretch of the outline. `open` ones lead through a doorway; the others are Wall. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly open: boolean;
}

/** Closed rounds of edges with the floor to their right. The tile is taken as printed. */
export type Outline = readonly (readonly Edge[])[];

type Side = keyof typeof BESIDE;

/** For each side of a half: what lies beyond, and the edge there, the floor to its right. */
const BESIDE = {
  n: { dx: 0, dy: -1, from: [0, 0], to: [1, 0] },
  e: { dx: 1, dy: 0, from: [1, 0], to: [1, 1] },
  s: { dx: 0, dy: 1, from: [1, 1], to: [0, 1] },
  w: { dx: -1, dy: 0, from: [0, 1], to: [0, 0] },
} as const;
const SIDES = ['n', 'e', 's', 'w'] as const satisfies readonly Side[];

/** Floor by half spaces: what is there, and through which side a doorway leads out of it. */
interface Halves {
  readonly width: number;
  readonly floor: readonly boolean[];
  readonly leads: readonly (Side | null)[];
}

const outlines = new WeakMap<MapTile, Outline>();

/** The walls around and inside a tile. */
export function outlineOf(tile: MapTile): Outline {
  let kept = outlines.get(tile);
  if (!kept) {
    kept = trace(edgesOf(halvesOf(tile)));
    outlines.set(tile, kept);
  }
  return kept;
}

function halvesOf(tile: MapTile): Halves {
  const width = (tile.rows[0] ?? '').length * 2;
  const floor = Array.from({ length: tile.rows.length * 2 * width }, () => false);
  const leads: (Side | null)[] = floor.map(() => null);
  const sides = new Map(
    tile.doorways.flatMap(({ cells, side }) => cells.map(([r, c]) => [`${r},${c}`, side] as const)),
  );
  tile.rows.forEach((line, row) => {
    [...line].forEach((symbol, column) => {
      for (const [h, v] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const index = (row * 2 + v) * width + column * 2 + h;
        const side = sides.get(`${row},${column}`) ?? null;
        if (symbol === 'D' && side) {
          floor[index] = isInnerHalf(side, h, v);
          leads[index] = floor[index] ? side : null;
        } else if (symbol === ',') floor[index] = isCornerOfFloor(tile, row, column, h, v);
        else floor[index] = symbol === 'o' || symbol === 'S';
      }
    });
  });
  return { width, floor, leads };
}

function isInnerHalf(side: Side, h: number, v: number): boolean {
  if (side === 'n') return v === 1;
  if (side === 's') return v === 0;
  return side === 'w' ? h === 1 : h === 0;
}

/** Of a space too small to stand on, only what lies in the corner between its neighbours. */
function isCornerOfFloor(tile: MapTile, row: number, column: number, h: number, v: number) {
  const isFloor = (r: number, c: number) => 'oS'.includes(tile.rows[r]?.[c] ?? '.');
  return isFloor(row, column + (h === 0 ? -1 : 1)) && isFloor(row + (v === 0 ? -1 : 1), column);
}

function edgesOf({ width, floor, leads }: Halves): Edge[] {
  const isFloor = (x: number, y: number) => x >= 0 && x < width && (floor[y * width + x] ?? false);
  return floor.flatMap((is, index) => {
    if (!is) return [];
    const x = index % width;
    const y = Math.floor(index / width);
    return SIDES.flatMap((side) => {
      const { dx, dy, from, to } = BESIDE[side];
      if (isFloor(x + dx, y + dy)) return [];
      const at = ([right, down]: readonly [number, number]) => ({
        x: (x + right) * HALF,
        y: (y + down) * HALF,
      });
      return [{ from: at(from), to: at(to), open: leads[index] === side }];
    });
  });
}

function trace(edges: readonly Edge[]): Edge[][] {
  const left = new Map<string, Edge[]>();
  const key = ({ x, y }: Point) => `${x},${y}`;
  for (const edge of edges) left.set(key(edge.from), [...(left.get(key(edge.from)) ?? []), edge]);
  const rounds: Edge[][] = [];
  for (const first of edges) {
    if (!left.get(key(first.from))?.includes(first)) continue;
    const round: Edge[] = [];
    for (let edge: Edge | undefined = first; edge; ) {
      round.push(edge);
      const used: Edge = edge;
      left.set(
        key(used.from),
        (left.get(key(used.from)) ?? []).filter((other) => other !== used),
      );
      edge = sharpestRight(used, left.get(key(used.to)) ?? []);
    }
    rounds.push(round);
  }
  return rounds;
}

/** Where two corners of floor touch, each keeps its own round. */
function sharpestRight(edge: Edge, onward: readonly Edge[]): Edge | undefined {
  const turn = (next: Edge) => {
    const a = { x: edge.to.x - edge.from.x, y: edge.to.y - edge.from.y };
    const b = { x: next.to.x - next.from.x, y: next.to.y - next.from.y };
    return a.x * b.y - a.y * b.x;
  };
  return [...onward].sort((one, other) => turn(other) - turn(one))[0];
}

/** How a world cuts its walls: hewn rock wavers, laid stone is straight. */
export interface Cut {
  readonly name: string;
  readonly waver: number;
  /** How far corners are rounded off, up to half a half space. */
  readonly corner: number;
}

/** The stretches of Wall between doorways; a round without doorways is one closed stretch. */
export function wallsOf(outline: Outline): readonly (readonly Edge[])[] {
  return outline.flatMap((round) => {
    const gap = round.findIndex(({ open }) => open);
    if (gap < 0) return [round];
    const turned = [...round.slice(gap), ...round.slice(0, gap)];
    const walls: Edge[][] = [];
    turned.forEach((edge, index) => {
      if (edge.open) return;
      if (turned[index - 1]?.open) walls.push([]);
      walls.at(-1)?.push(edge);
    });
    return walls;
  });
}

/** The path along a stretch of wall, with the waver and the corners of the world. */
export function wallPath(wall: readonly Edge[], cut: Cut): string {
  const points = wall.map(({ from }) => from);
  const last = wall.at(-1)?.to;
  const isClosed = last && points[0] && last.x === points[0].x && last.y === points[0].y;
  if (last && !isClosed) points.push(last);
  const moved = points.map((point, index) =>
    !isClosed && (index === 0 || index === points.length - 1) ? point : wavered(point, cut),
  );
  return isClosed ? closedPath(moved, cut) : openPath(moved, cut);
}

/** The floor as one path: walls as they are cut, doorways straight. */
export function floorPath(outline: Outline, cut: Cut): string {
  return outline
    .map((round) => {
      const walls = wallsOf([round]);
      return `${walls.map((wall, i) => joined(wallPath(wall, cut), i)).join('')}Z`;
    })
    .join('');
}

function joined(path: string, index: number): string {
  return index === 0 ? path.replace(/Z$/, '') : path.replace('M', 'L');
}

function wavered({ x, y }: Point, { name, waver }: Cut): Point {
  if (waver === 0) return { x, y };
  return { x: x + jitterAt(name, x, y) * waver, y: y + jitterAt(name, y + 7, x) * waver };
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(length, whole / 2) / whole;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function xy({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

function corners(points: readonly Point[], { corner }: Cut): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before || !after) return '';
      return `L${xy(towards(point, before, corner))}Q${xy(point)} ${xy(towards(point, after, corner))}`;
    })
    .join('');
}

function openPath(points: readonly Point[], cut: Cut): string {
  const [first] = points;
  const last = points.at(-1);
  return first && last ? `M${xy(first)}${corners(points, cut)}L${xy(last)}` : '';
}

function closedPath(points: readonly Point[], cut: Cut): string {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return '';
  const start = towards(first, second, cut.corner);
  return `M${xy(start)}${corners([first, ...points.slice(1), first, second], cut)}Z`;
}
