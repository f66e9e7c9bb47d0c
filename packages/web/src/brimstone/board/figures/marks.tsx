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

function MissionMark({ name }: { name: string }) {
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
  if (name === 'survivor') {
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
  return <path d={star(0, 0, 18)} fill="#ffe2ab" />;
}
