import { circle, line, oval, polygon, rect, regular } from '../../../board/brush.ts';
import { noise } from '../../../board/noise.ts';
import { Put } from './props.tsx';

/** The things of the Targa Plateau. */

interface At {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
}

const DARK = '#07121b';

/** A six-sided pillar with rime on its shoulders. */
export function Pillar(at: At) {
  return (
    <Put {...at}>
      <path d={regular(6, 8, 40, 6)} fill="#000" opacity="0.4" />
      <path d={regular(0, 0, 40, 6)} fill="#5d7d90" stroke={DARK} stroke-width="4" />
      <path d={regular(0, 0, 29, 6)} fill="#7da0b3" />
      <path d={regular(0, 0, 18, 6)} fill="#3c596b" stroke="#a9d5e3" stroke-width="2" />
      <path d={regular(0, 0, 8, 6)} fill="#7fe3f5" opacity="0.9" />
      <path
        d="M-34 -20q16 -22 40 -18M-38 8q-2 18 14 26"
        fill="none"
        stroke="#eaf7fb"
        stroke-width="7"
        opacity="0.75"
        stroke-linecap="round"
      />
    </Put>
  );
}

/** A casket behind frosted glass; somebody is in it. */
export function Casket({ open = false, ...at }: At & { open?: boolean }) {
  return (
    <Put {...at}>
      <path d="M-24 -40h54q8 0 8 8v78q0 8 -8 8h-54z" fill="#000" opacity="0.38" />
      <path
        d="M-30 -46h60l6 14v64l-6 14h-60l-6 -14v-64z"
        fill="#4e6c7e"
        stroke={DARK}
        stroke-width="3.4"
      />
      <path
        d="M-21 -37h42l4 10v54l-4 10h-42l-4 -10v-54z"
        fill={open ? '#0a1a26' : '#8fd0e0'}
        opacity={open ? 1 : 0.75}
      />
      {open ? null : (
        <path
          d="M0 -28a9 10 0 0 1 0 20a9 10 0 0 1 0 -20zM-15 30v-24q2 -10 15 -10t15 10v24z"
          fill="#2d5466"
          opacity="0.75"
        />
      )}
      <path
        d="M-17 -30l14 -5M-19 -18l26 -14"
        stroke="#fff"
        stroke-width="3"
        opacity="0.6"
        stroke-linecap="round"
      />
      <circle cx="0" cy="41" r="3.5" fill={open ? '#ff8d6b' : '#7fe3f5'} />
    </Put>
  );
}

/** Racks of engraved plates that remember. */
export function PlateRack(at: At) {
  const plates = [-70, -52, -34, -16, 2, 20, 38, 56];
  return (
    <Put {...at}>
      <path d={rect(-38, -88, 84, 190)} fill="#000" opacity="0.38" />
      <path d={rect(-42, -95, 84, 190)} fill="#2f4b5c" stroke={DARK} stroke-width="4" />
      {plates.map((y, i) => (
        <rect
          key={y}
          x="-32"
          y={y}
          width="64"
          height="11"
          rx="2"
          fill={i % 3 === 1 ? '#7fe3f5' : '#b48d52'}
          opacity={i % 3 === 1 ? 0.9 : 1}
          stroke={DARK}
          stroke-width="1.6"
        />
      ))}
    </Put>
  );
}

/** A shelf of plates along a wall. */
export function PlateShelf(at: At) {
  return (
    <Put {...at}>
      <path d={rect(-64, -16, 128, 30)} fill="#2f4b5c" stroke={DARK} stroke-width="3" />
      {[-54, -40, -26, -12, 2, 16, 30, 44].map((x, i) => (
        <rect
          key={x}
          x={x}
          y="-11"
          width="9"
          height="20"
          fill={i % 3 === 0 ? '#7fe3f5' : '#b48d52'}
          stroke={DARK}
          stroke-width="1.2"
        />
      ))}
    </Put>
  );
}

/** A well frozen to the brim with a face under the ice: two by two spaces. */
export function FrozenWell(at: At) {
  return (
    <Put {...at}>
      <path d={regular(0, 0, 104, 8, Math.PI / 8)} fill="#5a7a8c" stroke={DARK} stroke-width="5" />
      <path d={regular(0, 0, 86, 8, Math.PI / 8)} fill="#2b4a5b" />
      <circle r="74" fill="#12354a" />
      <circle r="74" fill="#7fd6ea" opacity="0.3" />
      <g fill="#06202f" opacity="0.72">
        <path
          d={`${oval(0, 2, 34, 46)}${oval(-13, -8, 9, 6)}${oval(13, -8, 9, 6)}${oval(0, 26, 9, 12)}`}
          fill-rule="evenodd"
        />
      </g>
      <path d={circle(-13, -8, 2.6) + circle(13, -8, 2.6)} fill="#d4fbff" />
      <path
        d="M-62 -20L-20 -44L6 -66M-20 -44L-34 -8L-58 24M40 -52L26 -14L64 12M26 -14L-4 60"
        fill="none"
        stroke="#d9f6fc"
        stroke-width="2.4"
        opacity="0.6"
      />
      <path
        d="M-48 -38q14 -18 34 -24"
        stroke="#fff"
        stroke-width="6"
        fill="none"
        opacity="0.6"
        stroke-linecap="round"
      />
    </Put>
  );
}

/** The great eye in the floor, all rings and lashes of bronze. */
export function GreatEye(at: At) {
  const random = noise('eye');
  const lashes = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2;
    const reach = 92 + random() * 14;
    return line(
      { x: Math.cos(a) * 80, y: Math.sin(a) * 80 },
      { x: Math.cos(a) * reach, y: Math.sin(a) * reach },
    );
  }).join('');
  return (
    <Put {...at}>
      <path d={lashes} stroke="#b48d52" stroke-width="4" />
      <circle r="80" fill="#14293a" stroke="#b48d52" stroke-width="5" />
      <path d="M-72 0Q0 -62 72 0Q0 62 -72 0z" fill="#a9c8d4" stroke={DARK} stroke-width="3" />
      <circle r="32" fill="#1f6f8c" stroke={DARK} stroke-width="3" />
      <path
        d={circle(0, 0, 24) + circle(0, 0, 18)}
        fill="none"
        stroke="#7fe3f5"
        stroke-width="2.4"
        opacity="0.8"
      />
      <path d={oval(0, 0, 6, 22)} fill="#04101a" />
      <circle cx="-11" cy="-12" r="5" fill="#fff" opacity="0.85" />
    </Put>
  );
}

/** A ring of departure: the way on, when it still worked. */
export function TransitRing({ lit = true, ...at }: At & { lit?: boolean }) {
  return (
    <Put {...at}>
      <circle cx="5" cy="7" r="48" fill="#000" opacity="0.3" />
      <circle r="48" fill="#1a3342" stroke={DARK} stroke-width="4" />
      <circle r="40" fill="none" stroke="#6f93a6" stroke-width="10" stroke-dasharray="26 5.4" />
      <circle r="27" fill={lit ? '#2b93b5' : '#102330'} opacity="0.8" />
      <path
        d="M-10 -16L10 0L-10 16"
        fill="none"
        stroke={lit ? '#d4fbff' : '#4f7082'}
        stroke-width="7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </Put>
  );
}

export function StoneBench(at: At) {
  return (
    <Put {...at}>
      <path d={rect(-54, -10, 114, 28)} fill="#000" opacity="0.35" />
      <path d={rect(-58, -15, 116, 28)} fill="#6d8da0" stroke={DARK} stroke-width="3" />
      <path d="M-52 -9H52" stroke="#b9d6e2" stroke-width="3" opacity="0.7" />
    </Put>
  );
}

/** Engine block of the custodians: wheels, a vat, cold lamps. */
export function Engine(at: At) {
  const gear = (x: number, y: number, radius: number) => (
    <g key={`${x}`} transform={`translate(${x} ${y})`}>
      <circle r={radius} fill="none" stroke="#8a7247" stroke-width="11" stroke-dasharray="7 6.1" />
      <circle r={radius - 4} fill="#a3854f" stroke={DARK} stroke-width="3" />
      <circle r={radius * 0.35} fill="#2a3d49" stroke={DARK} stroke-width="2" />
    </g>
  );
  return (
    <Put {...at}>
      <path d={rect(-40, -90, 88, 192)} fill="#000" opacity="0.4" />
      <path d={rect(-44, -97, 88, 194)} fill="#3a5566" stroke={DARK} stroke-width="4" />
      {gear(-6, -50, 27)}
      {gear(12, 4, 20)}
      <path d={rect(-30, 34, 60, 50)} fill="#0b1e2a" stroke="#7fa9bd" stroke-width="3" />
      <path d={rect(-24, 56, 48, 24)} fill="#39b5d8" opacity="0.75" />
      <path d={circle(30, -84, 5) + circle(-32, -84, 5) + circle(-34, 18, 4)} fill="#7fe3f5" />
    </Put>
  );
}

/** A custodian that has stopped on its rounds. */
export function StoppedCustodian(at: At) {
  return (
    <Put {...at}>
      <circle cx="4" cy="6" r="26" fill="#000" opacity="0.35" />
      <path
        d="M-30 -20l12 8M30 -20l-12 8M-30 22l12 -8M30 22l-12 -8"
        stroke="#7b8f9a"
        stroke-width="7"
        stroke-linecap="round"
      />
      <circle r="22" fill="#8299a5" stroke={DARK} stroke-width="3" />
      <circle r="12" fill="#1a2d39" />
      <circle r="4.5" fill="#ff9a6b" />
    </Put>
  );
}

/** A gap in the floor: nothing is under it. */
export function Chasm({ points }: { points: readonly { x: number; y: number }[] }) {
  const d = polygon(...points.map(({ x, y }) => ({ x: x * 100, y: y * 100 })));
  return (
    <g>
      <path d={d} fill="#02060a" stroke="#0b1825" stroke-width="7" stroke-linejoin="round" />
      <path d={d} fill="none" stroke="#8fc3d6" stroke-width="2" opacity="0.7" />
    </g>
  );
}

/** A round table of a wardroom with a map let into it. */
export function MapTable(at: At) {
  return (
    <Put {...at}>
      <path d={regular(5, 7, 52, 8)} fill="#000" opacity="0.35" />
      <path d={regular(0, 0, 52, 8)} fill="#567486" stroke={DARK} stroke-width="4" />
      <path d={regular(0, 0, 40, 8)} fill="#143244" />
      <path
        d="M-26 10q10 -24 22 -12t26 -16M-18 24q18 -8 34 -2"
        fill="none"
        stroke="#7fe3f5"
        stroke-width="2.6"
        opacity="0.85"
      />
      <path d={circle(-4, -2, 4) + circle(16, -12, 3)} fill="#ffcf7d" />
    </Put>
  );
}

/** A broken statue and what is left of its basin. */
export function Basin(at: At) {
  return (
    <Put {...at}>
      <circle cx="4" cy="6" r="44" fill="#000" opacity="0.3" />
      <circle r="44" fill="#5f8092" stroke={DARK} stroke-width="4" />
      <circle r="33" fill="#bfe6f0" opacity="0.8" />
      <path d="M-20 -8L4 2L-6 20M4 2L22 -12" fill="none" stroke="#3f6a7e" stroke-width="2.4" />
      <path
        d="M-24 -16q10 -12 24 -12"
        stroke="#fff"
        stroke-width="5"
        fill="none"
        opacity="0.8"
        stroke-linecap="round"
      />
    </Put>
  );
}
