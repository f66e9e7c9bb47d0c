import './foresight.css';
import { line, rect } from './brush.ts';
import type { Point } from './plane.ts';

/** Whom somebody on the board would go for. Of several it will be one. */
export interface Aim {
  readonly key: string;
  readonly from: Point;
  readonly at: readonly Point[];
  /** What it would roll, in a few signs. */
  readonly says: string;
}

/** So near to an enemy's middle a finger holds it. */
const HELD = 60;

/** The enemy that a finger holds there. */
export function aimAt(aims: readonly Aim[], { x, y }: Point): Aim | null {
  const far = ({ from }: Aim) => Math.hypot(from.x - x, from.y - y);
  const [nearest] = [...aims].sort((one, other) => far(one) - far(other));
  return nearest && far(nearest) <= HELD ? nearest : null;
}

/** How far arrows keep from the middle of a figure. */
const ROOM = 44;
const HEAD = 20;

/** Arrows from enemies to those they would go for: broken ones where it is not decided yet. */
export function Aims({ aims }: { aims: readonly Aim[] }) {
  return (
    <g class="board-aims">
      {aims.map(({ key, from, at }) => (
        <g key={key} class={at.length > 1 ? 'board-aim is-maybe' : 'board-aim'}>
          {at.map((to) => (
            <path key={`${to.x} ${to.y}`} d={arrow(from, to)} />
          ))}
        </g>
      ))}
      {aims.map(({ key, from, says }) => (says ? <Says key={key} at={from} text={says} /> : null))}
    </g>
  );
}

function Says({ at, text }: { at: Point; text: string }) {
  const width = 14 + text.length * 8.4;
  return (
    <g class="board-tag board-aim-tag" transform={`translate(${at.x} ${at.y - ROOM})`}>
      <g class="board-tag-body">
        <path d={rect(-width / 2, -24, width, 24)} />
        <text x={-width / 2 + 7} y="-7">
          {text}
        </text>
      </g>
    </g>
  );
}

function arrow(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = (to.x - from.x) / length;
  const y = (to.y - from.y) / length;
  const room = Math.min(ROOM, length / 3);
  const start = { x: from.x + x * room, y: from.y + y * room };
  const tip = { x: to.x - x * room, y: to.y - y * room };
  const wing = (side: 1 | -1) => ({
    x: tip.x - (x + side * y * 0.6) * HEAD,
    y: tip.y - (y - side * x * 0.6) * HEAD,
  });
  return line(start, tip) + line(wing(1), tip, wing(-1));
}

/** Squares of ground that something would cover or see. */
export function Covered({
  squares,
  reach,
  kind,
}: {
  squares: readonly Point[];
  reach: number;
  kind: 'blast' | 'sight';
}) {
  return (
    <path
      class={`board-covered is-${kind}`}
      d={squares.map(({ x, y }) => rect(x - reach, y - reach, reach * 2, reach * 2)).join('')}
    />
  );
}

/** Rings around those who could be hit from there. */
export function InReach({ figures, reach }: { figures: readonly Point[]; reach: number }) {
  return (
    <g class="board-in-reach">
      {figures.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={reach} />
      ))}
    </g>
  );
}
