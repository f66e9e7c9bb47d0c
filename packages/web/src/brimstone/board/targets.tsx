import { modelNumber } from '@crawlspace/brimstone';
import type { JSX } from 'preact';
import { circle, rect } from '../../board/brush.ts';
import { FoeRing, FriendRing, GroundGlow, WayLine } from '../../board/shapes.tsx';
import { percent } from '../../text/index.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spots.ts';

const SHAPES: Readonly<Record<Spot['kind'], (props: { spot: Spot }) => JSX.Element>> = {
  space: ({ spot: { reach } }) => (
    <g>
      <GroundGlow reach={reach} round={15} />
      <circle r="6" class="board-dot" />
    </g>
  ),
  enemy: ({ spot: { reach } }) => <FoeRing reach={reach} />,
  hero: ({ spot: { reach } }) => <FriendRing reach={reach} />,
  exit: ({ spot: { turn } }) => (
    <g transform={`rotate(${turn})`}>
      <rect x="-92" y="-46" width="184" height="112" rx="14" class="board-hit" />
      <path d="M-88 56V-6Q-88 -46 -48 -46H48Q88 -46 88 -6V56" class="board-ring" />
      <path d="M-30 10L0 -20L30 10M-30 34L0 4L30 34" class="board-brackets" />
    </g>
  ),
  tile: ({ spot: { reach } }) => (
    <g>
      <circle r={reach} class="board-chip" />
      <path d={circle(-4, -4, 12)} class="board-lens" />
      <path d="M5 5L16 16" class="board-lens" />
    </g>
  ),
};

/** How a target looks. */
export function Shape({ spot }: { spot: Spot }) {
  const Drawn = SHAPES[spot.kind];
  return (
    <g>
      {spot.outline ? (
        <g transform={`translate(${-spot.x} ${-spot.y})`}>
          <path d={spot.outline.d} transform={spot.outline.transform} class="board-room" />
        </g>
      ) : null}
      <Drawn spot={spot} />
    </g>
  );
}

/** The way from whoever acts to a space. */
export function Way({ scene, path }: { scene: Scene; path: readonly number[] }) {
  const start = scene.heroes[scene.acting ?? -1];
  const points = [...(start ? [start] : []), ...path.map((space) => scene.plan.center(space))];
  return <WayLine points={points} />;
}

/** Which enemy it is in the list, what it costs and how likely it is. It keeps its size however near the camera is. */
export function Tag({ spot }: { spot: Spot }) {
  const { odds, cost, enemy } = spot.target;
  const number = modelNumber(enemy ?? '');
  if (odds === undefined && cost === undefined && !number) return null;
  const price = cost === undefined ? '' : String(cost);
  const chance = odds === undefined ? '' : percent(odds);
  const named = number ? number.length * 9 + (chance ? 9 : 0) : 0;
  const width =
    18 + named + (price ? 22 + price.length * 9 : 0) + (chance ? chance.length * 8.6 + 4 : 0);
  const grade =
    odds === undefined ? '' : odds >= 0.6 ? ' is-good' : odds >= 0.35 ? ' is-even' : ' is-poor';
  const left = -width / 2 + 10;
  return (
    <g class={`board-tag${grade}`} transform={`translate(${spot.x} ${spot.y - spot.reach - 6})`}>
      <g class="board-tag-body">
        <path d={`${rect(-width / 2, -28, width, 24)}M-6 -4L0 3L6 -4z`} />
        {number ? (
          <text class="board-tag-number" x={left} y="-11">
            {number}
          </text>
        ) : null}
        {price ? (
          <g>
            <path
              class="board-tag-foot"
              transform={`translate(${left + named + 5} -16) scale(0.8)`}
              d="M-6 8h13q3 -5 -4 -6l-3 -1v-10h-6z"
            />
            <text x={left + named + 18} y="-11">
              {price}
            </text>
          </g>
        ) : null}
        {chance ? (
          <text
            class="board-tag-odds"
            x={left + named + (price ? 24 + price.length * 9 : 0)}
            y="-11"
          >
            {chance}
          </text>
        ) : null}
      </g>
    </g>
  );
}
