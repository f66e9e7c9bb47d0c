import type { JSX } from 'preact';
import { Sign } from './figures/marks.tsx';
import type { Spot } from './spots.ts';

const SHAPES: Readonly<Record<Spot['kind'], (props: { spot: Spot }) => JSX.Element>> = {
  zone: ({ spot: { reach } }) => (
    <g>
      <rect x={-reach} y={-reach} width={reach * 2} height={reach * 2} rx="20" class="board-glow" />
      <rect x={-reach} y={-reach} width={reach * 2} height={reach * 2} rx="20" class="board-ring" />
      <path d={corners(reach - 12)} class="hell-corners" />
    </g>
  ),
  door: ({ spot: { flat } }) => (
    <g transform={flat ? undefined : 'rotate(90)'}>
      <rect x="-86" y="-44" width="172" height="88" rx="18" class="board-hit" />
      <rect x="-86" y="-44" width="172" height="88" rx="18" class="board-ring" />
    </g>
  ),
  token: ({ spot: { reach } }) => (
    <g>
      <circle r={reach} class="board-hit" />
      <circle r={reach} class="board-ring" />
    </g>
  ),
  enemy: ({ spot: { reach } }) => (
    <g>
      <circle r={reach} class="board-hit" />
      <circle r={reach} class="board-ring" />
      <path d={ticks(reach)} class="board-brackets" />
    </g>
  ),
  hero: ({ spot: { reach } }) => (
    <g>
      <circle r={reach} class="board-hit" />
      <circle r={reach} class="board-ring" />
      <circle r={reach + 7} class="board-ring is-outer" />
    </g>
  ),
  chip: ({ spot: { reach, sign } }) => (
    <g>
      <circle r={reach} class="board-chip" />
      <Sign name={sign ?? 'eye'} size={reach * 1.1} fill="var(--target)" />
    </g>
  ),
};

/** How a target looks. */
export function Shape({ spot }: { spot: Spot }) {
  const Drawn = SHAPES[spot.kind];
  return <Drawn spot={spot} />;
}

/** Four strokes that close in on a foe. */
function ticks(reach: number): string {
  const near = reach - 9;
  const far = reach + 9;
  return `M0 ${-far}V${-near}M${far} 0H${near}M0 ${far}V${near}M${-far} 0H${-near}`;
}

/** The four corners of a zone. */
function corners(reach: number): string {
  const arm = 26;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([x = 1, y = 1]) => `M${x * (reach - arm)} ${y * reach}H${x * reach}V${y * (reach - arm)}`)
    .join('');
}

/** What a step costs in blood. It keeps its size however near the camera is. */
export function Price({ spot }: { spot: Spot }) {
  return (
    <g class="board-tag is-poor" transform={`translate(${spot.x} ${spot.y - 18})`}>
      <g class="board-tag-body">
        <path d="M-27 -28h54v24h-54zM-6 -4L0 3L6 -4z" />
        <g transform="translate(-12 -16)">
          <Sign name="claw" size={16} fill="var(--odds-poor)" />
        </g>
        <text class="board-tag-odds" x="0" y="-11">
          {`−${spot.wounds}`}
        </text>
      </g>
    </g>
  );
}
