import './choices.css';
import type { Point } from './plane.ts';

/** Something on a board that answers nothing, and what is opened when somebody wants to know more about it. */
export interface Thing<What extends { readonly kind: string }> extends Point {
  readonly key: string;
  readonly reach: number;
  readonly name: string;
  readonly what: What;
  /** What can be picked lies over it: its handle opens it then, or a right click. */
  readonly covered?: boolean;
}

/** The middle of a handle: at the shoulder of what it belongs to. */
const SHOULDER = 0.78;
const HANDLE = 17;

interface Props<What extends { readonly kind: string }> {
  readonly things: readonly Thing<What>[];
  readonly onInspect: (what: What) => void;
}

/** What lies nearest to a point of the board, if the point is on it. */
export function thingAt<What extends { readonly kind: string }>(
  things: readonly Thing<What>[],
  { x, y }: Point,
): Thing<What> | undefined {
  const away = (thing: Thing<What>) => Math.hypot(thing.x - x, thing.y - y);
  return things
    .filter((thing) => away(thing) <= thing.reach)
    .sort((one, other) => away(one) - away(other))[0];
}

/** Small signs at what lies under something that can be picked: a tap on one tells more about it. */
export function Handles<What extends { readonly kind: string }>(props: Props<What>) {
  return (
    <g>
      {props.things.map(({ key, x, y, reach, name, what }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: lists are for the keyboard
        <g
          key={key}
          class="board-handle"
          transform={`translate(${x + reach * SHOULDER} ${y - reach * SHOULDER})`}
          onClick={() => props.onInspect(what)}
        >
          <title>{name}</title>
          <circle r={HANDLE * 1.5} class="board-hit" />
          <circle r={HANDLE} class="board-handle-face" />
          <path d="M0 -8.5v.1M0 -2.5v10" class="board-handle-sign" />
        </g>
      ))}
    </g>
  );
}

/** A tap tells more about a thing. The lists of heroes and enemies offer the same to the keyboard. */
export function Inspectable<What extends { readonly kind: string }>(props: Props<What>) {
  const { things, onInspect } = props;
  return (
    <g>
      {things.map(({ key, x, y, reach, name, what }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: lists are for the keyboard
        <circle
          key={key}
          class={`board-inspect is-${what.kind}`}
          cx={x}
          cy={y}
          r={reach}
          onClick={() => onInspect(what)}
        >
          <title>{name}</title>
        </circle>
      ))}
    </g>
  );
}
