import { circle, line } from './brush.ts';
import type { Point } from './plane.ts';

/** The way from whoever acts to a place. */
export function WayLine({ points }: { points: readonly Point[] }) {
  const steps = points.slice(1).map(({ x, y }) => circle(x, y, 8));
  return (
    <g class="board-way">
      <path d={line(...points)} class="board-way-shade" />
      <path d={line(...points)} class="board-way-line" />
      <path d={steps.join('')} class="board-way-steps" />
    </g>
  );
}

/** Something around which a finger hits: its ring. */
export function Ring({ reach }: { reach: number }) {
  return (
    <>
      <circle r={reach} class="board-hit" />
      <circle r={reach} class="board-ring" />
    </>
  );
}

/** A foe that can be picked: four strokes close in on it. */
export function FoeRing({ reach }: { reach: number }) {
  return (
    <g>
      <Ring reach={reach} />
      <path d={ticks(reach)} class="board-brackets" />
    </g>
  );
}

/** A friend that can be picked. */
export function FriendRing({ reach }: { reach: number }) {
  return (
    <g>
      <Ring reach={reach} />
      <circle r={reach + 7} class="board-ring is-outer" />
    </g>
  );
}

/** A square of ground that can be picked. */
export function GroundGlow({ reach, round }: { reach: number; round: number }) {
  const square = { x: -reach, y: -reach, width: reach * 2, height: reach * 2, rx: round };
  return (
    <>
      <rect {...square} class="board-glow" />
      <rect {...square} class="board-ring" />
    </>
  );
}

function ticks(reach: number): string {
  const near = reach - 9;
  const far = reach + 9;
  return `M0 ${-far}V${-near}M${far} 0H${near}M0 ${far}V${near}M${-far} 0H${-near}`;
}
