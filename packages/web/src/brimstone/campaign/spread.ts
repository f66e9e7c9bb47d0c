/** A point of the map, in hundredths of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How much room a label takes, in the same measure. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

const ROUNDS = 400;
/** No label touches the frame. */
const FRAME = 1.5;

/**
 * Where labels of places are written so that none lies over another: each as near to its place as the
 * others let it. What is fixed stays where it is.
 */
export function spread(
  places: readonly Point[],
  room: Room,
  fixed: readonly Point[] = [],
): readonly Point[] {
  const labels = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let isClear = true;
    for (const [n, label] of labels.entries()) {
      for (const other of labels.slice(n + 1))
        if (pushApart(label, other, room, 0.5)) isClear = false;
      for (const point of fixed) if (pushApart(label, { ...point }, room, 1)) isClear = false;
    }
    for (const label of labels) keepInside(label, room);
    if (isClear) break;
  }
  return labels;
}

/** Along the way that is shorter; true when they lay over each other. */
function pushApart(one: Moving, other: Moving, { width, height }: Room, share: number): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const [overX, overY] = [width - Math.abs(dx), height - Math.abs(dy)];
  if (overX <= TOUCH || overY <= TOUCH) return false;
  if (overX / width < overY / height) {
    const step = overX * share * (dx < 0 ? -1 : 1);
    one.x -= step;
    other.x += step;
  } else {
    const step = overY * share * (dy < 0 ? -1 : 1);
    one.y -= step;
    other.y += step;
  }
  return true;
}

const TOUCH = 0.01;

interface Moving {
  x: number;
  y: number;
}

function keepInside(label: Moving, { width, height }: Room): void {
  label.x = within(label.x, width / 2 + FRAME);
  label.y = within(label.y, height / 2 + FRAME);
}

function within(value: number, margin: number): number {
  return Math.max(margin, Math.min(100 - margin, value));
}
