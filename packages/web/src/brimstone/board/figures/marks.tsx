import { Component } from 'preact';
import { circle, rect, regular, star } from '../../../board/brush.ts';
import { sameValues } from '../../../board/same.ts';
import type { MarkInScene } from '../scene.ts';

/** Exploration tokens, scavenged markers, and what the mission puts on the board. */
export class Mark extends Component<{ mark: MarkInScene }> {
  override shouldComponentUpdate(next: { mark: MarkInScene }): boolean {
    return !sameValues(next.mark, this.props.mark);
  }

  override render({ mark }: { mark: MarkInScene }) {
    return (
      <g class="board-mark" transform={`translate(${mark.x} ${mark.y})`}>
        {mark.kind === 'token' ? (
          <Token />
        ) : mark.kind === 'scavenged' ? (
          <Scavenged count={mark.count} />
        ) : (
          <MissionMark name={mark.name} />
        )}
      </g>
    );
  }
}

/** Face down: nobody knows yet what is in this room. */
function Token() {
  return (
    <g>
      <ellipse cx="3" cy="6" rx="36" ry="34" fill="#000" opacity="0.5" />
      <circle r="33" fill="#211309" stroke="#c79443" stroke-width="4" />
      <circle r="26" fill="none" stroke="#7c5422" stroke-width="2" stroke-dasharray="5 4" />
      <path
        d="M-10 -8Q-10 -19 1 -19Q12 -19 12 -9Q12 -2 4 2Q1 4 1 9"
        fill="none"
        stroke="#f2c46a"
        stroke-width="6.4"
        stroke-linecap="round"
      />
      <circle cx="1" cy="18" r="4" fill="#f2c46a" />
    </g>
  );
}

/** Nothing more to find here, or so it says. */
function Scavenged({ count }: { count: number }) {
  return (
    <g opacity="0.9" transform="scale(0.8)">
      <ellipse cx="2" cy="5" rx="22" ry="20" fill="#000" opacity="0.45" />
      <path
        d="M-19 -12Q0 -24 19 -12L15 17Q0 22 -15 17z"
        fill="#4e3c26"
        stroke="#0f0a06"
        stroke-width="2.6"
      />
      <path d="M-19 -12Q0 -4 19 -12" fill="none" stroke="#7d6440" stroke-width="3" />
      <path d="M-7 2L7 14M7 2L-7 14" stroke="#b3966a" stroke-width="3.4" stroke-linecap="round" />
      {count > 1 ? (
        <text class="board-chip-number is-light" x="20" y="-10">
          {count}
        </text>
      ) : null}
    </g>
  );
}

/** What the mission puts on the board, by its name. */
export function MissionMark({ name }: { name: string }) {
  return (
    <g>
      <circle r="44" fill="#ffcf7d" opacity="0.13" />
      <ellipse cx="3" cy="6" rx="34" ry="32" fill="#000" opacity="0.5" />
      <path
        d={regular(0, 0, 33, 8, Math.PI / 8)}
        fill="#2c1a33"
        stroke="#ffcf7d"
        stroke-width="3.6"
      />
      <Emblem name={name} />
    </g>
  );
}

function Emblem({ name }: { name: string }) {
  const stroke = {
    fill: 'none',
    stroke: '#ffe2ab',
    'stroke-width': 4.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  } as const;
  if (name === 'survivor' || name === 'daughter') {
    return <path d={`${circle(0, -11, 8)}M-14 18Q-14 1 0 1Q14 1 14 18z`} fill="#ffe2ab" />;
  }
  if (name === 'bell')
    return (
      <path
        d="M-14 12Q-9 6 -9 -4Q-9 -17 0 -17Q9 -17 9 -4Q9 6 14 12zM-4 16a4 4 0 0 0 8 0z"
        fill="#ffe2ab"
      />
    );
  if (name === 'wire') return <path d="M-17 10Q-8 -20 0 0T17 -10M-17 10v6M17 -10v-6" {...stroke} />;
  if (name === 'charge') {
    return (
      <g>
        <path
          d={rect(-13, -7, 7, 24) + rect(-3.5, -7, 7, 24) + rect(6, -7, 7, 24)}
          fill="#e2563a"
        />
        <path d="M0 -8Q2 -18 12 -18" {...stroke} stroke-width="3" />
      </g>
    );
  }
  if (name === 'hole')
    return (
      <path
        d={circle(0, 0, 15) + circle(0, 0, 9) + circle(0, 0, 3.4)}
        {...stroke}
        stroke-width="3.4"
      />
    );
  if (name === 'conduit') return <path d="M4 -19L-8 3H2L-4 19L10 -5H0z" fill="#8ff0ff" />;
  if (name === 'engine')
    return (
      <path d={`${star(0, 0, 18, 8, 0.72)}${circle(0, 0, 6)}`} fill="#8ff0ff" fill-rule="evenodd" />
    );
  if (name === 'bone')
    return (
      <path
        d="M-9 6L6 -9Q3 -17 10 -17Q14 -16 13 -12Q18 -12 17 -7Q15 -2 9 -5L-6 10Q-3 18 -10 18Q-14 17 -13 13Q-18 13 -17 8Q-15 3 -9 6z"
        fill="#ffe2ab"
      />
    );
  if (name === 'grave') return <path d="M0 -20V20M-12 -7H12" {...stroke} stroke-width="7" />;
  if (name === 'rift')
    return <path d="M2 -22L9 -8L3 -2L11 8L0 22L-4 8L-10 2L-3 -7z" fill="#c48bff" />;
  if (name === 'spoor')
    return (
      <path
        d={`${circle(0, 8, 9)}${circle(-12, -5, 4.6)}${circle(0, -11, 4.6)}${circle(12, -5, 4.6)}`}
        fill="#e2563a"
      />
    );
  if (name === 'box')
    return <path d="M-16 -8H16V14H-16zM-16 -8L-9 -16H9L16 -8M-4 -8V2H4V-8" {...stroke} />;
  if (name === 'well')
    return (
      <g>
        <path d={circle(0, 0, 18)} {...stroke} />
        <path d={circle(0, 0, 11)} fill="#05030a" />
      </g>
    );
  if (name === 'prop')
    return <path d="M-18 -16H18M-11 -16V20M11 -16V20M-11 0L0 -14L11 0" {...stroke} />;
  if (name === 'rubble')
    return <path d="M-20 16L-14 2L-4 6L2 -10L12 -4L20 16zM-9 -6L-5 -14L1 -9z" fill="#b3966a" />;
  if (name === 'valve')
    return (
      <path
        d={`${circle(0, 0, 16)}M0 -16V16M-14 -8L14 8M14 -8L-14 8`}
        {...stroke}
        stroke="#ff9b5a"
      />
    );
  return <path d={star(0, 0, 18)} fill="#ffe2ab" />;
}
