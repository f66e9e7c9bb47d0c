import './fingers.css';
import type { Point } from './plane.ts';

/** Somebody's finger on the board, for a moment. */
export interface Finger extends Point {
  readonly key: number;
  readonly name: string;
  /** The colour of whoever points. */
  readonly colour: string;
}

/** What several people who look at one board can do: point at something for the others. */
export interface Sharing {
  readonly fingers: readonly Finger[];
  /** Whether the next tap points. */
  readonly isPointing: boolean;
  toggle(): void;
  point(at: Point): void;
}

/** Fingers of those around the table. */
export function Fingers({ fingers }: Pick<Sharing, 'fingers'>) {
  return (
    <g class="board-fingers">
      {fingers.map(({ key, x, y, name, colour }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          <g class="board-finger" style={{ '--seat': colour }}>
            <circle class="board-finger-wave" r="30" />
            <circle class="board-finger-spot" r="9" />
            <text y="-40">{name}</text>
          </g>
        </g>
      ))}
    </g>
  );
}

/** A place as it travels to the others, and back. */
export function placeText({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

/** Whatever comes from elsewhere may be anything. */
export function placeIn(text: string): Point | null {
  const [, x, y] = /^(-?\d{1,6}),(-?\d{1,6})$/.exec(text) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}
