import { circle, rect } from '../../../board/brush.ts';
import { type At, DARK, Put } from './props.tsx';

/** What people brought down into the mine. */

/** A bed with a blanket; somebody made it. */
export function Bed({ blanket = '#7c3b31', ...at }: At & { blanket?: string }) {
  return (
    <Put {...at}>
      <path d={rect(-27, -43, 60, 94)} fill="#000" opacity="0.35" />
      <path d={rect(-29, -46, 58, 92)} fill="#5c4128" stroke={DARK} stroke-width="3" />
      <path d={rect(-24, -41, 48, 82)} fill="#d3c3a0" />
      <path d={rect(-24, -16, 48, 57)} fill={blanket} stroke={DARK} stroke-width="1.6" />
      <path d="M-24 -6H24M-24 28H24" stroke="#000" stroke-opacity="0.25" stroke-width="4" />
      <rect
        x="-17"
        y="-37"
        width="34"
        height="16"
        rx="6"
        fill="#efe6cf"
        stroke="#8b7a58"
        stroke-width="1.6"
      />
    </Put>
  );
}

export function Pew(at: At) {
  return (
    <Put {...at}>
      <path d={rect(-70, -8, 146, 30)} fill="#000" opacity="0.35" />
      <path d={rect(-74, -14, 148, 28)} fill="#7b5634" stroke={DARK} stroke-width="3" />
      <path d={rect(-74, 6, 148, 8)} fill="#4c331c" />
      <path d="M-36 -13V13M0 -13V13M36 -13V13" stroke="#4c331c" stroke-width="1.8" />
    </Put>
  );
}

export function Altar(at: At) {
  return (
    <Put {...at}>
      <path d={rect(-55, -22, 118, 54)} fill="#000" opacity="0.4" />
      <path d={rect(-60, -28, 120, 54)} fill="#5d4026" stroke={DARK} stroke-width="3" />
      <path d={rect(-22, -28, 44, 54)} fill="#c8b58a" />
      <path d={rect(-4, -20, 8, 38) + rect(-14, -10, 28, 8)} fill="#8c2f22" />
      {[-44, 44].map((x) => (
        <g key={x}>
          <circle cx={x} r="7" fill="#e6d7ae" stroke={DARK} stroke-width="1.6" />
          <circle cx={x} r="16" fill="#ffb54a" opacity="0.25" />
          <circle cx={x} r="3" fill="#ffdf8f" />
        </g>
      ))}
    </Put>
  );
}

/** A shop counter with a till, a scale and jars. */
export function Counter(at: At) {
  return (
    <Put {...at}>
      <path d={rect(-38, -90, 86, 190)} fill="#000" opacity="0.4" />
      <path d={rect(-42, -96, 84, 192)} fill="#7d5430" stroke={DARK} stroke-width="4" />
      <path d={rect(-34, -88, 68, 176)} fill="#946842" />
      <path d={rect(-22, -74, 44, 38)} fill="#3b4a3a" stroke={DARK} stroke-width="2.4" />
      <path
        d={
          circle(-10, -62, 4) +
          circle(0, -62, 4) +
          circle(10, -62, 4) +
          circle(-10, -50, 4) +
          circle(0, -50, 4) +
          circle(10, -50, 4)
        }
        fill="#d8b760"
      />
      <path
        d={circle(-14, -8, 12) + circle(14, -8, 12)}
        fill="#b79a52"
        stroke={DARK}
        stroke-width="2"
      />
      <path d="M-14 -8H14" stroke="#3a2a12" stroke-width="3" />
      <path
        d={circle(-16, 40, 11) + circle(10, 34, 11) + circle(2, 62, 11)}
        fill="#8fb3a6"
        stroke={DARK}
        stroke-width="2"
        opacity="0.9"
      />
    </Put>
  );
}

/** Shelves along a wall with tins and sacks. */
export function Shelf({
  goods = ['#a4532f', '#c7a052', '#6d7f55'],
  ...at
}: At & { goods?: readonly string[] }) {
  return (
    <Put {...at}>
      <path d={rect(-60, -14, 124, 34)} fill="#000" opacity="0.35" />
      <path d={rect(-64, -18, 128, 32)} fill="#4b3320" stroke={DARK} stroke-width="3" />
      {[-50, -30, -10, 10, 30, 50].map((x, i) => (
        <rect
          key={x}
          x={x - 8}
          y="-13"
          width="16"
          height="22"
          rx="4"
          fill={goods[i % goods.length]}
          stroke={DARK}
          stroke-width="1.5"
        />
      ))}
    </Put>
  );
}

export function TableWithStools({ cards = false, ...at }: At & { cards?: boolean }) {
  return (
    <Put {...at}>
      <path
        d={circle(-34, -26, 11) + circle(34, -24, 11) + circle(0, 42, 11)}
        fill="#6a4a2a"
        stroke={DARK}
        stroke-width="2.6"
      />
      <circle cx="4" cy="5" r="31" fill="#000" opacity="0.35" />
      <circle r="30" fill="#80592f" stroke={DARK} stroke-width="3" />
      <path d="M-27 -10H27M-29 4H29M-24 17H24" stroke="#533619" stroke-width="1.8" />
      {cards ? (
        <path
          d="M-12 -10l9 -4 5 13-9 4zM4 -2l10 2-3 13-10-2z"
          fill="#efe3c4"
          stroke={DARK}
          stroke-width="1.2"
        />
      ) : (
        <g>
          <circle cx="8" cy="-4" r="14" fill="#ffb54a" opacity="0.2" />
          <path d={rect(3, -10, 9, 12)} fill="#d9a441" stroke={DARK} stroke-width="1.6" />
        </g>
      )}
    </Put>
  );
}
