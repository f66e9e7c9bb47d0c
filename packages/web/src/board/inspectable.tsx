import './choices.css';
import type { Point } from './plane.ts';

/** Something on a board that answers nothing, and what is opened when somebody wants to know more about it. */
export interface Thing<What extends { readonly kind: string }> extends Point {
  readonly key: string;
  readonly reach: number;
  readonly name: string;
  readonly what: What;
  /** Lies over what can be picked, not under it. */
  readonly above?: boolean;
}

interface Props<What extends { readonly kind: string }> {
  readonly things: readonly Thing<What>[];
  readonly onInspect: (what: What) => void;
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
