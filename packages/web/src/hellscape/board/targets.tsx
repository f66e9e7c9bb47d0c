import type { JSX } from 'preact';
import { FoeRing, FriendRing, GroundGlow, Ring, WayLine } from '../../board/shapes.tsx';
import { Sign } from './figures/marks.tsx';
import { centerOf } from './geometry.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spots.ts';
import type { SymbolName } from './symbols.ts';

const SHAPES: Readonly<Record<Spot['kind'], (props: { spot: Spot }) => JSX.Element>> = {
  zone: ({ spot: { reach, actions } }) => (
    <g class={actions > 0 ? `hell-far is-far-${Math.min(actions, 3)}` : undefined}>
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

/** The way of whoever acts to a zone. */
export function Way({ scene, spot }: { scene: Scene; spot: Spot }) {
  const walker = scene.heroes.find(({ index }) => index === scene.acting);
  if (!walker || spot.path.length === 0) return null;
  return <WayLine points={[walker, ...spot.path.map((zone) => centerOf(scene.map, zone))]} />;
}

const PRICES = [
  ['actions', 'action', 'var(--target)'],
  ['wounds', 'claw', 'var(--odds-poor)'],
  ['traps', 'skull', 'var(--odds-even)'],
] as const satisfies readonly (readonly [keyof Spot, SymbolName, string])[];

/** What a way costs in actions, blood and risk. It keeps its size however near the camera is. */
export function Price({ spot }: { spot: Spot }) {
  const prices = PRICES.filter(([what]) => spot[what] > 0);
  if (prices.length === 0) return null;
  const width = prices.length * 44 + 8;
  return (
    <g
      class={spot.wounds > 0 ? 'board-tag is-poor' : 'board-tag'}
      transform={`translate(${spot.x} ${spot.y - 18})`}
    >
      <g class="board-tag-body">
        <path d={`M${-width / 2} -28h${width}v24h${-width}zM-6 -4L0 3L6 -4z`} />
        {prices.map(([what, sign, fill], i) => (
          <g key={what} transform={`translate(${i * 44 - width / 2 + 14} 0)`}>
            <g transform="translate(0 -16)">
              <Sign name={sign} size={16} fill={fill} />
            </g>
            <text class={what === 'wounds' ? 'board-tag-odds' : ''} x="12" y="-11">
              {what === 'wounds' ? `−${spot[what]}` : spot[what]}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}
