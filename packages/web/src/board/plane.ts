/** A point of the board, in units of its drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The margins of the board that panels lie over, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export function boxAround({ x, y }: Point, reach: number): Rect {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

export function unite(boxes: readonly Rect[]): Rect {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Whether a point lies within a box or not further than this from it. */
export function isNear({ x, y }: Point, { left, right, top, bottom }: Rect, far: number): boolean {
  return x > left - far && x < right + far && y > top - far && y < bottom + far;
}
