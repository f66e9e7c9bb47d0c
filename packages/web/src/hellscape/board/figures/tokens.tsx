import type { Rarity } from '@crawlspace/hellscape';
import { Component } from 'preact';
import { circle, rect, regular, star } from '../../../board/brush.ts';
import { sameValues } from '../../../board/same.ts';
import type { TokenInScene } from '../scene.ts';
import { drawn } from './ink.ts';

/** A token where it lies; several of a kind lie on each other and say how many they are. */
export class TokenFigure extends Component<{ token: TokenInScene }> {
  override shouldComponentUpdate(next: { token: TokenInScene }): boolean {
    return !sameValues(next.token, this.props.token);
  }

  override render({ token }: { token: TokenInScene }) {
    const number = token.count ?? (token.stack > 1 ? token.stack : null);
    return (
      <g
        class="hell-token"
        data-token={token.ids}
        style={{ transform: `translate(${token.x}px, ${token.y}px) scale(${token.scale})` }}
      >
        <ellipse cx="2" cy="5" rx="25" ry="23" fill="#000" opacity="0.5" />
        {token.stack > 1 ? <Ring x={4} y={-4} /> : null}
        <TokenFace kind={token.kind} rarity={token.rarity} />
        {number === null ? null : (
          <g transform="translate(18 -17)">
            <circle r="11" fill="#160d10" stroke="#f3e6cb" stroke-width="2" />
            <text class="hell-number is-light" y="5.4">
              {number}
            </text>
          </g>
        )}
      </g>
    );
  }
}

function Ring({ x, y }: { x: number; y: number }) {
  return <path d={circle(x, y, 23)} fill="#241a1e" stroke="#0c0609" stroke-width="2.4" />;
}

interface Face {
  readonly kind: TokenInScene['kind'];
  readonly rarity: Rarity | null;
}

const RARITIES = {
  common: { ground: '#4b5a63', gem: '#c3d0d6', corners: 4 },
  rare: { ground: '#1d4d8c', gem: '#7fc0ff', corners: 6 },
  epic: { ground: '#5c2a86', gem: '#e0a3ff', corners: 8 },
} as const;

/** The face of a token that is up. Its shape tells it apart as well as its colour. */
export function TokenFace({ kind, rarity }: Face) {
  if (kind === 'treasure') return <Treasure rarity={rarity ?? 'common'} />;
  return FACES[kind];
}

/** One gem, two or three: the rarer, the more facets and the more of them. */
function Treasure({ rarity }: { rarity: Rarity }) {
  const { ground, gem, corners } = RARITIES[rarity];
  const gems = rarity === 'common' ? [0] : rarity === 'rare' ? [-8, 8] : [-11, 0, 11];
  return (
    <g>
      <path d={circle(0, 0, 23)} fill={ground} stroke="#0c0609" stroke-width="3" />
      <path d={circle(0, 0, 19)} {...drawn(gem, 1.6)} />
      {gems.map((x, i) => (
        <path
          key={x}
          d={regular(x, gems.length === 3 && i !== 1 ? 4 : -1, gems.length > 1 ? 8 : 12, corners)}
          fill={gem}
          stroke="#0c0609"
          stroke-width="2"
        />
      ))}
    </g>
  );
}

function disc(ground: string, rim: string) {
  return (
    <g>
      <path d={circle(0, 0, 23)} fill={ground} stroke="#0c0609" stroke-width="3" />
      <path d={circle(0, 0, 18.6)} {...drawn(rim, 2)} />
    </g>
  );
}

function swirl(colour: string) {
  return (
    <path
      d="M0 0Q6 -6 11 0Q13 10 0 13Q-16 12 -15 -4Q-12 -19 6 -18Q16 -16 18 -6"
      {...drawn(colour, 4)}
    />
  );
}

const FACES: Readonly<Record<Exclude<Face['kind'], 'treasure'>, preact.JSX.Element>> = {
  spawn: (
    <g>
      {disc('#4d1016', '#ff7a5c')}
      <path d="M-11 -3Q-11 -14 0 -14Q11 -14 11 -3Q11 2 7 4V11H-7V4Q-11 2 -11 -3z" fill="#ffd9c9" />
      <path d={`${circle(-4.4, -3, 3)}${circle(4.4, -3, 3)}M0 2l2 4h-4z`} fill="#4d1016" />
    </g>
  ),
  loot: (
    <g>
      {disc('#3e3320', '#e9c55b')}
      <path
        d="M-5 -13H5L3 -7H-3zM-4 -6H4Q13 0 13 8Q12 14 0 14Q-12 14 -13 8Q-13 0 -4 -6z"
        fill="#e9c55b"
      />
      <path d="M0 -2V9M-4 1H3M-3 6H4" {...drawn('#3e3320', 2.4)} />
    </g>
  ),
  objective: (
    <g>
      <path d={star(0, 0, 30, 8, 0.72)} fill="#0c0609" />
      <path d={star(0, 0, 26, 8, 0.72)} fill="#c8871c" />
      <path d={circle(0, 0, 14)} fill="#5b3705" stroke="#ffe3a0" stroke-width="2.4" />
      <path d={star(0, 0, 11)} fill="#ffe3a0" />
    </g>
  ),
  'objective-gray': (
    <g>
      <path d={star(0, 0, 30, 8, 0.72)} fill="#0c0609" />
      <path d={star(0, 0, 26, 8, 0.72)} fill="#8b8f97" />
      <path d={circle(0, 0, 14)} fill="#33363c" stroke="#e3e6ea" stroke-width="2.4" />
      <path d={circle(0, 0, 6)} {...drawn('#e3e6ea', 3)} />
    </g>
  ),
  chest: chest('#7a4f26', '#b98246', 0.92),
  'greater-chest': chest('#8a6a1c', '#f0c95b', 1.2),
  'spike-trap': (
    <g>
      <path d={rect(-21, -21, 42, 42)} fill="#2b2024" stroke="#0c0609" stroke-width="3" />
      <path
        d="M-16 15L-10 -13L-4 15zM-6 15L0 -16L6 15zM4 15L10 -13L16 15z"
        fill="#cfd3d6"
        stroke="#0c0609"
        stroke-width="1.6"
      />
    </g>
  ),
  'bear-trap': (
    <g>
      <path d={rect(-21, -21, 42, 42)} fill="#2b2024" stroke="#0c0609" stroke-width="3" />
      <path
        d="M-16 2A16 15 0 0 1 16 2L12 -1L8 4L4 -2L0 4L-4 -2L-8 4L-12 -1zM-16 5L-12 3L-8 8L-4 3L0 8L4 3L8 8L12 3L16 5A16 13 0 0 1 -16 5z"
        fill="#b9a48a"
        stroke="#0c0609"
        stroke-width="1.6"
      />
    </g>
  ),
  pillar: (
    <g>
      <path d={rect(-22, 12, 44, 12)} fill="#6e6468" stroke="#0c0609" stroke-width="3" />
      <path d={rect(-15, -18, 30, 32)} fill="#9a8f90" stroke="#0c0609" stroke-width="3" />
      <path d={rect(-20, -26, 40, 10)} fill="#b5aaa8" stroke="#0c0609" stroke-width="3" />
      <path d="M-6 -15V11M5 -15V11" {...drawn('#6e6468', 3)} />
    </g>
  ),
  fountain: (
    <g>
      <path d="M-24 4H24L17 22H-17z" fill="#66707c" stroke="#0c0609" stroke-width="3" />
      <path d="M-20 4Q0 -4 20 4Q0 11 -20 4z" fill="#58b8e8" stroke="#0c0609" stroke-width="2" />
      <path d="M0 2V-16M0 -16Q-10 -20 -13 -4M0 -16Q10 -20 13 -4" {...drawn('#aee6ff', 3.4)} />
    </g>
  ),
  forge: (
    <g>
      <path
        d="M-24 -10H12Q22 -10 26 -16V-6Q18 2 8 4L10 14H18V22H-16V14H-8L-6 4Q-20 2 -24 -10z"
        fill="#5d6068"
        stroke="#0c0609"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <path d="M-18 -7H12" {...drawn('#9aa0aa', 2.6)} />
      <path
        d="M-6 -12Q0 -26 2 -14Q8 -24 8 -12z"
        fill="#ff9a2e"
        stroke="#0c0609"
        stroke-width="1.6"
      />
    </g>
  ),
  portal: (
    <g>
      <path d={circle(0, 0, 26)} fill="#3a0b10" stroke="#0c0609" stroke-width="3" />
      <path d={circle(0, 0, 21)} fill="#8e1a1c" />
      {swirl('#ffb27a')}
    </g>
  ),
  'roaming-portal': (
    <g>
      <path d={star(0, 0, 31, 9, 0.8)} fill="#1c0930" stroke="#0c0609" stroke-width="3" />
      <path d={circle(0, 0, 21)} fill="#4b1d86" />
      {swirl('#d9b3ff')}
    </g>
  ),
  corruption: (
    <g>
      <path
        d="M0 -26L18 -12L24 8L8 24L-12 22L-25 4L-16 -16z"
        fill="#1e0d2c"
        stroke="#0c0609"
        stroke-width="3"
      />
      <path
        d="M0 -18L6 -4L16 2L5 6L2 17L-5 6L-16 2L-6 -5z"
        fill="#b04ad8"
        stroke="#0c0609"
        stroke-width="1.6"
      />
    </g>
  ),
  hourglass: (
    <g>
      <path
        d={rect(-19, -26, 38, 8) + rect(-19, 18, 38, 8)}
        fill="#8a6a3c"
        stroke="#0c0609"
        stroke-width="3"
      />
      <path
        d="M-13 -18H13Q12 -4 3 0Q12 4 13 18H-13Q-12 4 -3 0Q-12 -4 -13 -18z"
        fill="#cfe3ea"
        stroke="#0c0609"
        stroke-width="2.4"
      />
      <path d="M-9 -10H9Q7 -4 0 -1Q-7 -4 -9 -10zM-10 17Q0 4 10 17z" fill="#e2b44a" />
    </g>
  ),
};

function chest(body: string, trim: string, scale: number) {
  return (
    <g transform={`scale(${scale})`} stroke="#0c0609" stroke-width="2.8" stroke-linejoin="round">
      <path d="M-22 -4Q-22 -20 -8 -20H8Q22 -20 22 -4z" fill={body} />
      <path d={rect(-22, -4, 44, 22)} fill={body} />
      <path
        d={`${rect(-22, -6, 44, 5)}${rect(-16, -19, 6, 37)}${rect(10, -19, 6, 37)}`}
        fill={trim}
        stroke-width="1.6"
      />
      <path d={rect(-5, -8, 10, 12)} fill="#f3e6cb" stroke-width="2" />
      <path d="M0 -4V1" stroke-width="2.6" />
    </g>
  );
}
