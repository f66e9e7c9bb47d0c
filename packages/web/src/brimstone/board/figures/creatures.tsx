import type { EnemyTypeId } from '@crawlspace/brimstone';
import type { JSX } from 'preact';
import { circle, oval, polygon } from '../../../board/brush.ts';

/**
 * The six kinds of enemies, drawn around the middle. Three colours come from outside, so that
 * variants differ: --flesh, --shade and --gleam.
 */
const flesh = 'var(--flesh)';
const shade = 'var(--shade)';
const gleam = 'var(--gleam)';
const INK = '#0c0710';

function limbs(d: string, width: number, outline = 5) {
  const common = {
    d,
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  } as const;
  return (
    <g>
      <path {...common} stroke={INK} stroke-width={width + outline} />
      <path {...common} stroke={flesh} stroke-width={width} />
    </g>
  );
}

/** Arms that come up through the floor. */
function Tentacles() {
  const arms =
    'M-10 14Q-44 6 -36 -18Q-30 -34 -14 -26M12 14Q46 4 38 -20Q30 -38 12 -28M-2 16Q-18 -14 2 -26Q18 -36 6 -44M-14 20Q-34 30 -42 14M16 20Q36 32 42 16';
  return (
    <g>
      <path d={oval(0, 22, 34, 17)} fill="#05030a" />
      <path
        d={oval(0, 22, 34, 17)}
        fill="none"
        stroke={shade}
        stroke-width="4"
        stroke-dasharray="7 4"
      />
      {limbs(arms, 12)}
      <path
        d={arms}
        fill="none"
        stroke={shade}
        stroke-width="5"
        stroke-linecap="round"
        stroke-dasharray="0.1 8.5"
      />
      <path
        d={arms}
        fill="none"
        stroke={gleam}
        stroke-width="1.7"
        opacity="0.65"
        transform="translate(-3 -3)"
      />
      <path d={oval(0, 22, 15, 8)} fill={INK} />
      <path d={oval(0, 21, 8, 5)} fill={gleam} />
      <path d={oval(0, 21, 2, 5)} fill={INK} />
    </g>
  );
}

/** Long-armed and faceless, with hands meant for throats. */
function Stranglers() {
  return (
    <g>
      {limbs('M-14 -6Q-40 -8 -38 18Q-37 30 -26 34M14 -6Q40 -8 38 18Q37 30 26 34', 10)}
      <path
        d="M-26 34l8 -8M-26 34l10 1M-26 34l6 8M26 34l-8 -8M26 34l-10 1M26 34l-6 8"
        stroke={INK}
        stroke-width="7"
        stroke-linecap="round"
      />
      <path
        d="M-26 34l8 -8M-26 34l10 1M-26 34l6 8M26 34l-8 -8M26 34l-10 1M26 34l-6 8"
        stroke={flesh}
        stroke-width="3.6"
        stroke-linecap="round"
      />
      <path
        d="M-17 -12Q0 -20 17 -12L12 28Q8 42 4 30L0 40L-4 30Q-8 42 -12 28z"
        fill={flesh}
        stroke={INK}
        stroke-width="3.4"
        stroke-linejoin="round"
      />
      <path
        d="M-9 -2Q0 4 9 -2M-8 8Q0 13 8 8M-6 17Q0 21 6 17"
        fill="none"
        stroke={shade}
        stroke-width="3"
      />
      <path
        d="M-12 -22Q-14 -43 0 -43Q14 -43 12 -22Q8 -10 0 -10Q-8 -10 -12 -22z"
        fill={flesh}
        stroke={INK}
        stroke-width="3.4"
      />
      <path d="M-7 -28Q0 -33 7 -28" fill="none" stroke={shade} stroke-width="2.4" />
      <path d={oval(0, -17, 5, 4)} fill={INK} />
      <path d={circle(-5, -25, 2.6) + circle(5, -25, 2.6)} fill={gleam} />
    </g>
  );
}

function VoidSpiders() {
  const legs =
    'M-8 -4Q-28 -24 -38 -10M-8 0Q-32 -10 -42 8M-8 6Q-30 8 -38 26M-6 10Q-20 22 -22 38M8 -4Q28 -24 38 -10M8 0Q32 -10 42 8M8 6Q30 8 38 26M6 10Q20 22 22 38';
  return (
    <g>
      {limbs(legs, 4.6, 4.4)}
      <path d={oval(0, 16, 20, 22)} fill={flesh} stroke={INK} stroke-width="3.4" />
      <path d="M0 2L7 14L0 34L-7 14z" fill={gleam} opacity="0.85" />
      <path d="M-14 10Q-10 26 -4 32M14 10Q10 26 4 32" fill="none" stroke={shade} stroke-width="3" />
      <path d={oval(0, -10, 13, 12)} fill={flesh} stroke={INK} stroke-width="3.4" />
      <path
        d="M-6 -19L-8 -30L-1 -22zM6 -19L8 -30L1 -22z"
        fill="#e9dfe8"
        stroke={INK}
        stroke-width="2"
      />
      <path
        d={
          circle(-6, -11, 2.7) +
          circle(6, -11, 2.7) +
          circle(-2.4, -6, 2) +
          circle(2.4, -6, 2) +
          circle(-9, -6, 1.6) +
          circle(9, -6, 1.6)
        }
        fill={gleam}
      />
    </g>
  );
}

/** A cloak of night with claws. */
function NightTerrors() {
  return (
    <g>
      <path
        d="M-6 -12Q-34 -48 -56 -30Q-46 -22 -48 -8Q-40 -12 -38 2Q-30 -4 -26 10Q-16 0 -6 12zM6 -12Q34 -48 56 -30Q46 -22 48 -8Q40 -12 38 2Q30 -4 26 10Q16 0 6 12z"
        fill={shade}
        stroke={INK}
        stroke-width="3.6"
        stroke-linejoin="round"
      />
      <path
        d="M-52 -29Q-30 -30 -10 -6M-46 -10Q-28 -12 -10 -2M52 -29Q30 -30 10 -6M46 -10Q28 -12 10 -2"
        fill="none"
        stroke={flesh}
        stroke-width="2.4"
        opacity="0.8"
      />
      <path
        d="M-20 -14Q0 -26 20 -14Q26 16 16 48Q10 36 6 50Q0 38 -6 50Q-10 36 -16 48Q-26 16 -20 -14z"
        fill={flesh}
        stroke={INK}
        stroke-width="3.6"
        stroke-linejoin="round"
      />
      <path d="M-10 0Q0 12 -6 34M10 0Q2 14 6 32" fill="none" stroke={shade} stroke-width="4" />
      <path
        d="M-15 -28Q-24 -50 -12 -54Q-14 -44 -6 -40Q0 -43 6 -40Q14 -44 12 -54Q24 -50 15 -28Q12 -12 0 -10Q-12 -12 -15 -28z"
        fill={flesh}
        stroke={INK}
        stroke-width="3.6"
        stroke-linejoin="round"
      />
      <path d="M-10 -31L-2 -26L-9 -23zM10 -31L2 -26L9 -23z" fill={gleam} />
      <path
        d="M-7 -18L-4 -14L-1.5 -18L1.5 -14L4 -18L7 -14"
        fill="none"
        stroke="#efe8ea"
        stroke-width="2.2"
      />
      <path
        d="M-22 10l-10 18l8 -3l-2 10l9 -9zM22 10l10 18l-8 -3l2 10l-9 -9z"
        fill="#e8dfe6"
        stroke={INK}
        stroke-width="2"
      />
    </g>
  );
}

/** Too big for one space: it fills four. */
function Goliath() {
  const arms =
    'M-40 20Q-96 20 -84 -30Q-78 -58 -52 -50M40 20Q98 16 86 -34Q78 -62 50 -52M-30 50Q-70 88 -92 60M32 50Q72 90 92 58M-16 60Q-26 98 -2 92M18 60Q34 96 52 88';
  return (
    <g>
      {limbs(arms, 22, 7)}
      <path
        d={arms}
        fill="none"
        stroke={shade}
        stroke-width="9"
        stroke-linecap="round"
        stroke-dasharray="0.1 15"
      />
      <path
        d="M-62 8Q-66 -66 0 -72Q66 -66 62 8Q58 66 0 70Q-58 66 -62 8z"
        fill={flesh}
        stroke={INK}
        stroke-width="6"
      />
      <path
        d="M-50 -20Q-40 -52 -8 -60M-54 6Q-52 -6 -46 -12M40 -46Q54 -30 54 -6"
        fill="none"
        stroke={gleam}
        stroke-width="4"
        opacity="0.4"
        stroke-linecap="round"
      />
      <path
        d={
          circle(-42, 26, 7) +
          circle(44, 22, 8) +
          circle(34, -40, 6) +
          circle(-34, -44, 5) +
          circle(-20, -56, 4)
        }
        fill={shade}
      />
      <path d="M-40 -16Q0 -52 40 -16Q0 16 -40 -16z" fill="#efe4c8" stroke={INK} stroke-width="5" />
      <circle cy="-17" r="17" fill={gleam} stroke={INK} stroke-width="3" />
      <path d={oval(0, -17, 5, 15)} fill={INK} />
      <circle cx="-7" cy="-24" r="4" fill="#fff" />
      <path
        d="M-44 24Q0 44 44 24Q40 60 0 62Q-40 60 -44 24z"
        fill="#2a0710"
        stroke={INK}
        stroke-width="4"
      />
      <path
        d={[-34, -20, -6, 8, 22]
          .map((x) =>
            polygon(
              { x, y: 30 + (12 - Math.abs(x + 6) / 3) / 2 },
              { x: x + 12, y: 30 + (12 - Math.abs(x + 6) / 3) / 2 },
              { x: x + 6, y: 47 },
            ),
          )
          .join('')}
        fill="#efe4c8"
        stroke={INK}
        stroke-width="1.8"
      />
      <path
        d={[-24, -10, 4, 16]
          .map((x) => polygon({ x, y: 58 }, { x: x + 10, y: 58 }, { x: x + 5, y: 45 }))
          .join('')}
        fill="#d8c9a8"
        stroke={INK}
        stroke-width="1.8"
      />
    </g>
  );
}

/** A pillar of the old engine that has woken. */
function TargaPylons() {
  return (
    <g>
      <path
        d="M-38 34L-20 22H20L38 34L24 46H-24z"
        fill={shade}
        stroke={INK}
        stroke-width="3.6"
        stroke-linejoin="round"
      />
      <path
        d="M-20 24L-13 -40L0 -54L13 -40L20 24L0 34z"
        fill={flesh}
        stroke={INK}
        stroke-width="3.6"
        stroke-linejoin="round"
      />
      <path d="M0 -54V34L20 24L13 -40z" fill={shade} opacity="0.55" />
      <path
        d="M-10 4L0 10L10 4M-12 14L0 21L12 14M-8 -30L0 -26L8 -30"
        fill="none"
        stroke={gleam}
        stroke-width="2.6"
      />
      <circle cy="-10" r="11" fill={INK} />
      <circle cy="-10" r="7.5" fill={gleam} />
      <circle cy="-10" r="3" fill="#fff" />
      <path
        d="M-22 -18L-34 -26L-28 -30L-42 -40M22 -18L36 -22L30 -30L44 -36M-24 6L-36 4L-34 12L-44 14M24 6L38 8L36 14L46 18"
        fill="none"
        stroke={gleam}
        stroke-width="2.6"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </g>
  );
}

const CREATURES: Readonly<Record<EnemyTypeId, () => JSX.Element>> = {
  tentacles: Tentacles,
  stranglers: Stranglers,
  'void-spiders': VoidSpiders,
  'night-terrors': NightTerrors,
  goliath: Goliath,
  'targa-pylons': TargaPylons,
};

export const CREATURE_TYPES = Object.keys(CREATURES) as EnemyTypeId[];

/** What nobody has drawn looks like something that nobody has seen. */
export function Creature({ type }: { type: EnemyTypeId }) {
  const Shape = CREATURES[type] ?? Stranglers;
  return <Shape />;
}

/** Flesh, shade and gleam of each kind; a variant brings its own. */
const TINTS: Readonly<Record<string, readonly [string, string, string]>> = {
  tentacles: ['#5f8f6a', '#2a4a3a', '#d7f08a'],
  stranglers: ['#c9b79f', '#7d6652', '#ffe07a'],
  'void-spiders': ['#54407e', '#271a44', '#d48bff'],
  'night-terrors': ['#4c3a5e', '#251a33', '#ff6a4d'],
  goliath: ['#8f4f57', '#50232f', '#ffc84d'],
  'targa-pylons': ['#6d9db3', '#2f5468', '#9ff2ff'],
  'ancient-void-spiders': ['#8a6a35', '#46320f', '#ffe27a'],
  'ice-scarabs': ['#7fc3d6', '#2f6b80', '#ffffff'],
  'snow-terrors': ['#d7e6ee', '#7f9fb2', '#4fc3ff'],
  'robotic-custodians': ['#98a6ad', '#4a5962', '#ff9a4d'],
  guardians: ['#b58e4c', '#5d4319', '#7ff0ff'],
};

export function tintOf(type: EnemyTypeId, variant: string | null): Record<string, string> {
  const [body = '#777', dark = '#333', light = '#fff'] =
    TINTS[variant ?? type] ?? TINTS[type] ?? [];
  return { '--flesh': body, '--shade': dark, '--gleam': light };
}
