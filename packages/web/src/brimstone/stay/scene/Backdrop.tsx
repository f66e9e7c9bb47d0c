import type { ComponentChildren } from 'preact';
import { lit } from './paint.ts';

/** Days from one full moon to the next, as the sky over the Town counts them. */
const MOON = 8;

interface Props {
  /** The day of the stay: the moon goes with it. */
  readonly day: number;
  /** Where houses stand the land reaches higher up. */
  readonly near?: boolean;
  readonly children?: ComponentChildren;
}

/** Sky, sun or moon, table mountains and dust, in the light of the hour. */
export function Backdrop({ day, near = false, children }: Props) {
  return (
    <svg
      class="backdrop"
      viewBox="0 0 1200 800"
      preserveAspectRatio={near ? 'xMidYMin slice' : 'xMidYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="stay-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--sky-top)' }} />
          <stop offset=".62" style={{ stopColor: 'var(--sky-mid)' }} />
          <stop offset="1" style={{ stopColor: 'var(--sky-low)' }} />
        </linearGradient>
        <radialGradient id="stay-sun">
          <stop offset="0" style={{ stopColor: 'var(--sun)' }} />
          <stop offset=".3" style={{ stopColor: 'var(--sun)' }} stop-opacity=".5" />
          <stop offset="1" style={{ stopColor: 'var(--sun)' }} stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="520" fill="url(#stay-sky)" />
      <g class="backdrop-stars" fill="#fff4d8">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g class="backdrop-sun">
        <circle r="150" fill="url(#stay-sun)" />
        <circle r="44" style={{ fill: 'var(--sun)' }} />
      </g>
      <g class="backdrop-moon" transform="translate(706 96)">
        <clipPath id="stay-moon">
          <circle r="34.6" />
        </clipPath>
        <circle r="34" fill="#f3e7c4" />
        <g clip-path="url(#stay-moon)">
          <circle
            cx={-68 + ((day - 1) % MOON) * (136 / (MOON - 1))}
            r="33"
            class="backdrop-shadow"
          />
        </g>
      </g>
      <g transform={near ? 'translate(0 -165)' : undefined}>
        <path
          d="M0 392 70 388 96 300 236 292 262 372 380 380 408 330 500 324 522 390 700 396 742 282 900 274 934 366 1040 372 1066 318 1150 312 1200 350V560H0Z"
          style={lit('#8a4a2c')}
        />
        <path
          d="M0 440 120 430 160 392 250 388 300 436 520 446 600 420 720 418 760 448 900 440 960 400 1070 396 1120 440 1200 446V600H0Z"
          style={lit('#6b3520')}
        />
        <path d="M0 470Q300 452 620 468T1200 462V800H0Z" style={lit('#b98048')} />
        <path d="M0 540Q420 510 760 540T1200 528V800H0Z" style={lit('#a66d3a')} />
        <path d="M0 650Q380 610 720 644T1200 634V800H0Z" style={lit('#8f5a2e')} />
        {near && <rect y="798" width="1200" height="170" style={lit('#8f5a2e')} />}
      </g>
      {children}
    </svg>
  );
}

const STARS: readonly (readonly [x: number, y: number, r: number])[] = [
  [60, 60, 1.6],
  [150, 130, 1.1],
  [228, 48, 1.9],
  [322, 104, 1.2],
  [410, 36, 1.4],
  [486, 150, 1],
  [560, 70, 1.7],
  [648, 122, 1.1],
  [722, 40, 1.5],
  [800, 176, 1],
  [866, 58, 1.3],
  [1010, 54, 1.6],
  [1088, 140, 1.2],
  [1156, 72, 1.5],
];
