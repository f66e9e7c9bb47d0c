import type { Door, Plane } from './plane.ts';

/** Something like a plane to draw lines in: what is where, and what is open between squares. */
interface Canvas {
  at(x: number, y: number): number | undefined;
  isOpen(squares: readonly (number | undefined)[]): boolean;
}

/**
 * Everything that can be seen from a space: lines between centres that cross no Wall, nor a crossing
 * that a Wall covers. Through a Gate only from its own spaces.
 */
export function sightFrom(plane: Plane, from: number): ReadonlySet<number> {
  const { squares } = plane;
  const self = squares[from];
  const seen = new Set<number>();
  if (!self) return seen;
  const here: Canvas = {
    at: (x, y) => plane.at(self.world, x, y),
    isOpen: (around) => shareATile(plane, around),
  };
  squares.forEach(({ x, y, world }, to) => {
    if (world === self.world && isClear(here, self, { x, y })) seen.add(to);
  });
  for (const [one, other] of plane.gates) {
    for (const [near, far] of [
      [one, other],
      [other, one],
    ] as const) {
      if (near.spaces.includes(from))
        for (const to of through(plane, from, near, far)) seen.add(to);
    }
  }
  return seen;
}

function shareATile({ squares }: Plane, around: readonly (number | undefined)[]): boolean {
  const [first] = around;
  const tiles = first === undefined ? [] : (squares[first]?.tiles ?? []);
  return tiles.some((tile) =>
    around.every((square) => square !== undefined && squares[square]?.tiles.includes(tile)),
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether the line between two centres is clear. All numbers are doubled, so that centres are odd. */
function isClear(canvas: Canvas, from: Point, to: Point): boolean {
  const [x0, y0, x1, y1] = [2 * from.x + 1, 2 * from.y + 1, 2 * to.x + 1, 2 * to.y + 1];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const between = (start: number, way: number) =>
    Array.from({ length: Math.abs(way) / 2 }, (_, n) => start + Math.sign(way) * (2 * n + 1));
  const overColumns = between(x0, dx).every((x) => {
    const y = y0 + (dy * (x - x0)) / dx;
    const isCrossing = Math.abs(y / 2 - Math.round(y / 2)) < 1e-9;
    const rows = isCrossing ? [Math.round(y / 2) - 1, Math.round(y / 2)] : [Math.floor(y / 2)];
    return canvas.isOpen(rows.flatMap((row) => [canvas.at(x / 2 - 1, row), canvas.at(x / 2, row)]));
  });
  return (
    overColumns &&
    between(y0, dy).every((y) => {
      const x = x0 + (dx * (y - y0)) / dy;
      // Crossings have been looked at where the line goes over the columns.
      if (Math.abs(x / 2 - Math.round(x / 2)) < 1e-9) return true;
      const column = Math.floor(x / 2);
      return canvas.isOpen([canvas.at(column, y / 2 - 1), canvas.at(column, y / 2)]);
    })
  );
}

const OUT: Readonly<Record<Door['side'], Point>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

/** Where squares of the far world are when it is laid right outside a Gate. */
export function laidOutside({ squares }: Plane, near: Door, far: Door): (square: Point) => Point {
  const out = OUT[near.side];
  const inward = { x: -OUT[far.side].x, y: -OUT[far.side].y };
  // The turn that makes the way into the far tile the way out of the near one.
  const cos = inward.x * out.x + inward.y * out.y;
  const sin = inward.x * out.y - inward.y * out.x;
  const turn = ({ x, y }: Point): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  const middle = ({ spaces: [one, other] }: Door): Point => {
    const [a, b] = [squares[one] as Point, squares[other] as Point];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const pivot = turn(middle(far));
  const goal = { x: middle(near).x + out.x, y: middle(near).y + out.y };
  return (square) => {
    const { x, y } = turn(square);
    return { x: Math.round(x - pivot.x + goal.x), y: Math.round(y - pivot.y + goal.y) };
  };
}

/** What is seen through a Gate from one of its spaces, with the far world laid right outside. */
function through(plane: Plane, from: number, near: Door, far: Door): Set<number> {
  const { squares } = plane;
  const self = squares[from] as Point;
  const lay = laidOutside(plane, near, far);
  const laid = new Map<string, number>();
  const places = new Map<number, Point>();
  const farWorld = squares[far.spaces[0]]?.world;
  squares.forEach((square, space) => {
    if (square.world !== farWorld) return;
    const place = lay(square);
    laid.set(`${place.x} ${place.y}`, space);
    places.set(space, place);
  });
  for (const space of near.spaces) {
    const { x, y } = squares[space] as Point;
    laid.set(`${x} ${y}`, space);
  }
  const gate = [...near.spaces, ...far.spaces];
  const canvas: Canvas = {
    at: (x, y) => laid.get(`${x} ${y}`),
    isOpen: (around) =>
      around.every((square) => square !== undefined && gate.includes(square)) ||
      shareATile(plane, around),
  };
  const seen = new Set<number>();
  for (const [space, place] of places) if (isClear(canvas, self, place)) seen.add(space);
  return seen;
}
