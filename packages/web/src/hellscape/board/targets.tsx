import type { JSX } from 'preact';
import { FoeRing, FriendRing, GroundGlow, Ring } from '../../board/shapes.tsx';
import { Sign } from './figures/marks.tsx';
import type { Spot } from './spots.ts';

const SHAPES: Readonly<Record<Spot['kind'], (props: { spot: Spot }) => JSX.Element>> = {
  zone: ({ spot: { reach } }) => (
    <g>
      <GroundGlow reach={reach} round={20} />
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
      <Ring reach={reach} />
    </g>
  ),
  enemy: ({ spot: { reach } }) => <FoeRing reach={reach} />,
  hero: ({ spot: { reach } }) => <FriendRing reach={reach} />,
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
