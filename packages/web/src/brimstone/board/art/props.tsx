import type { ComponentChildren } from 'preact';
import { blob, circle, oval, polygon, rect, regular, stone } from '../../../board/brush.ts';
import { noise } from '../../../board/noise.ts';

export interface At {
  /** The middle, in spaces from the top left of the tile as printed. */
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
}

export const DARK = '#1a1109';

/** Puts a thing drawn around its middle where it belongs. */
export function Put({ x, y, turn = 0, size = 1, children }: At & { children: ComponentChildren }) {
  return (
    <g transform={`translate(${x * 100} ${y * 100}) rotate(${turn}) scale(${size})`}>{children}</g>
  );
}

/** A prop of the roof, seen from above: a log on end with a foot of wedges. */
export function Stull(at: At) {
  return (
    <Put {...at}>
      <path d={oval(5, 7, 24, 22)} fill="#000" opacity="0.4" />
      <path
        d={rect(-25, -5, 50, 10) + rect(-5, -25, 10, 50)}
        fill="#4a3320"
        stroke={DARK}
        stroke-width="2"
      />
      <circle r="19" fill="#8a643c" stroke={DARK} stroke-width="3" />
      <path
        d={circle(0, 0, 13) + circle(1, 0, 7.5) + circle(1, 1, 3)}
        fill="none"
        stroke="#5b3f22"
        stroke-width="1.8"
      />
      <path d="M0 0L17 -6M0 0L-8 16" stroke="#4a3119" stroke-width="1.8" />
    </Put>
  );
}

/** A powder keg; the mark says what is inside. */
export function Keg({ marked = true, ...at }: At & { marked?: boolean }) {
  return (
    <Put {...at}>
      <circle cx="4" cy="5" r="23" fill="#000" opacity="0.4" />
      <circle r="22" fill="#6b4627" stroke={DARK} stroke-width="3" />
      <circle r="17" fill="none" stroke="#a39a8c" stroke-width="3" />
      <path d="M-16 -6H16M-17 4H17M-12 13H12" stroke="#43290f" stroke-width="1.8" />
      {marked ? (
        <path d="M-7 -7L7 7M7 -7L-7 7" stroke="#e2563a" stroke-width="5" stroke-linecap="round" />
      ) : null}
    </Put>
  );
}

export function Crate(at: At) {
  return (
    <Put {...at}>
      <path d={rect(-21, -20, 48, 48)} fill="#000" opacity="0.38" />
      <path d={rect(-25, -25, 50, 50)} fill="#8b6a41" stroke={DARK} stroke-width="3" />
      <path d={rect(-18, -18, 36, 36)} fill="#6f5232" />
      <path d="M-18 -18L18 18" stroke="#8b6a41" stroke-width="7" />
      <path d="M-18 -18H18V18H-18z" fill="none" stroke="#3c2814" stroke-width="1.8" />
    </Put>
  );
}

/** A flooded shaft with a winch over it: two by two spaces. */
export function WetShaft(at: At) {
  return (
    <Put {...at}>
      <path d={rect(-96, -96, 192, 192)} fill="#3b2917" stroke={DARK} stroke-width="5" />
      <path d={rect(-82, -82, 164, 164)} fill="#06121a" />
      <path d={circle(8, 10, 66)} fill="#0d2b38" />
      <path
        d={circle(-6, 2, 20) + circle(-4, 4, 36) + circle(0, 6, 54)}
        fill="none"
        stroke="#4f94a6"
        stroke-width="2.4"
        opacity="0.55"
      />
      <path
        d="M-30 -34q14 -12 32 -8M20 40q14 -2 22 -16"
        fill="none"
        stroke="#bfeaf2"
        stroke-width="3"
        opacity="0.6"
        stroke-linecap="round"
      />
      <path
        d={rect(-96, -22, 192, 16) + rect(-96, 8, 192, 16)}
        fill="#6d4c2b"
        stroke={DARK}
        stroke-width="3"
      />
      <path d={rect(-30, -28, 60, 58)} fill="#8b6740" stroke={DARK} stroke-width="3" />
      <path
        d="M-22 -28V30M-12 -28V30M-2 -28V30M8 -28V30M18 -28V30"
        stroke="#d0b37c"
        stroke-width="5"
        opacity="0.85"
      />
      <path d="M64 0h26v-34" fill="none" stroke="#9b9387" stroke-width="7" stroke-linecap="round" />
      <circle cx="90" cy="-36" r="7" fill="#4a3018" stroke={DARK} stroke-width="2" />
    </Put>
  );
}

/** An ore cart, full. */
export function Cart({ ore = '#8b6bd1', ...at }: At & { ore?: string }) {
  const random = noise(`cart ${at.x} ${at.y}`);
  const heap = Array.from({ length: 9 }, () =>
    stone((random() - 0.5) * 34, (random() - 0.5) * 54, 7 + random() * 5, random, 6),
  ).join('');
  return (
    <Put {...at}>
      <path d={rect(-28, -40, 66, 92)} fill="#000" opacity="0.4" />
      <path
        d={
          rect(-38, -32, 10, 18) +
          rect(28, -32, 10, 18) +
          rect(-38, 16, 10, 18) +
          rect(28, 16, 10, 18)
        }
        fill="#2b2825"
      />
      <path d={rect(-31, -45, 62, 90)} fill="#56504a" stroke="#15120f" stroke-width="4" />
      <path d={rect(-23, -37, 46, 74)} fill="#231f1c" />
      <path d={heap} fill="#4b4038" stroke="#15120f" stroke-width="1.2" />
      <path d={stone(-6, -10, 8, random) + stone(9, 14, 7, random)} fill={ore} />
    </Put>
  );
}

/** A cluster of crystals: dark stone in the mine, ice on the plateau. */
export function Crystals({
  colour = '#8d6be0',
  glow = '#b79cff',
  ...at
}: At & { colour?: string; glow?: string }) {
  const shard = (turn: number, length: number, width: number) => {
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const p = (u: number, v: number) => ({ x: u * c - v * s, y: u * s + v * c });
    return polygon(
      p(0, -width),
      p(length * 0.7, -width),
      p(length, 0),
      p(length * 0.7, width),
      p(0, width),
    );
  };
  const shards = [-2.6, -1.9, -1.2, -0.5, 0.3, 2.8].map((turn, i) =>
    shard(turn, 30 + (i % 3) * 9, 7),
  );
  return (
    <Put {...at}>
      <circle r="48" fill={glow} opacity="0.14" />
      <circle r="28" fill={glow} opacity="0.2" />
      <path
        d={shards.join('')}
        fill={colour}
        stroke="#140d22"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path d={[-1.9, -0.5].map((t) => shard(t, 28, 2)).join('')} fill="#fff" opacity="0.5" />
    </Put>
  );
}

/** Fallen rock. */
export function Rubble({
  seed = 'r',
  colour = '#5a4833',
  ...at
}: At & { seed?: string; colour?: string }) {
  const random = noise(`rubble ${seed} ${at.x} ${at.y}`);
  const stones = Array.from({ length: 9 }, () =>
    stone((random() - 0.5) * 66, (random() - 0.5) * 60, 6 + random() * 11, random, 7),
  ).join('');
  return (
    <Put {...at}>
      <path d={stones} transform="translate(3 4)" fill="#000" opacity="0.4" />
      <path d={stones} fill={colour} stroke={DARK} stroke-width="2" />
    </Put>
  );
}

export function Ladder(at: At) {
  return (
    <Put {...at}>
      <path d="M-14 -60V60M14 -60V60" stroke={DARK} stroke-width="10" />
      <path d="M-14 -60V60M14 -60V60" stroke="#8b673d" stroke-width="6" />
      <path
        d="M-14 -46H14M-14 -24H14M-14 -2H14M-14 20H14M-14 42H14"
        stroke="#6d4d2a"
        stroke-width="6"
      />
    </Put>
  );
}

/** A pick and a shovel left against the wall. */
export function Tools(at: At) {
  return (
    <Put {...at}>
      <path d="M-30 26L22 -26M-6 34L34 -6" stroke={DARK} stroke-width="8" stroke-linecap="round" />
      <path
        d="M-30 26L22 -26M-6 34L34 -6"
        stroke="#8d6a3d"
        stroke-width="4.6"
        stroke-linecap="round"
      />
      <path
        d="M4 -38q22 4 32 30"
        fill="none"
        stroke="#8f8a83"
        stroke-width="7"
        stroke-linecap="round"
      />
      <path d="M-18 30l-6 14 14 4 8 -14z" fill="#8f8a83" stroke={DARK} stroke-width="2" />
    </Put>
  );
}

/** A coil of rope. */
export function Rope(at: At) {
  return (
    <Put {...at}>
      <path
        d={circle(0, 0, 20) + circle(1, 1, 14) + circle(0, 0, 8)}
        fill="none"
        stroke={DARK}
        stroke-width="7"
      />
      <path
        d={circle(0, 0, 20) + circle(1, 1, 14) + circle(0, 0, 8)}
        fill="none"
        stroke="#c0a068"
        stroke-width="4"
        stroke-dasharray="5 1.5"
      />
    </Put>
  );
}

/** Wooden steps of a signpost or a lamp on a post, seen from above. */
export function LampPost({ colour = '#ffb54a', ...at }: At & { colour?: string }) {
  return (
    <Put {...at}>
      <circle r="34" fill={colour} opacity="0.13" />
      <circle r="18" fill={colour} opacity="0.24" />
      <path d={regular(0, 0, 11, 6)} fill="#2b2219" stroke={DARK} stroke-width="2" />
      <circle r="5" fill={colour} />
    </Put>
  );
}

/** Standing water: middle in spaces, reach in units. */
export function Puddles({ at }: { at: readonly (readonly [number, number, number, number])[] }) {
  const random = noise('puddles');
  const water = at.map(([x, y, w, h]) => blob(x * 100, y * 100, w, h, random)).join('');
  const shine = at
    .map(([x, y, w]) => `M${x * 100 - w * 0.5} ${y * 100 - 8}q${w * 0.3} -16 ${w * 0.7} -6`)
    .join('');
  return (
    <g>
      <path d={water} fill="#142c35" opacity="0.85" stroke="#3f6c78" stroke-width="3" />
      <path
        d={shine}
        fill="none"
        stroke="#a8d8e0"
        stroke-width="3.4"
        stroke-linecap="round"
        opacity="0.5"
      />
    </g>
  );
}
