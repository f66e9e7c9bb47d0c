import type { JSX } from 'preact';
import { circle, line, oval, polygon, rect, star } from '../../board/brush.ts';
import type { Ground } from './moment.ts';

/*
 * What lies behind the figures of a great moment, in a picture of 800 by 450 of which the middle is always in sight.
 * Colours come from the game (`--m-…`), motion from the classes.
 */

/** Beams from a point in all directions. */
function beams(x: number, y: number, count: number, reach = 700, width = 0.5): string {
  const step = (Math.PI * 2) / count;
  const at = (angle: number) => ({
    x: x + Math.cos(angle) * reach,
    y: y + Math.sin(angle) * reach,
  });
  return Array.from({ length: count }, (_, i) =>
    polygon({ x, y }, at(i * step), at((i + width) * step)),
  ).join('');
}

function Doors() {
  return (
    <g>
      <rect width="800" height="450" fill="var(--m-hot)" />
      <path d={beams(400, 225, 22)} fill="var(--m-bright)" opacity="0.5" />
      <path d="M250 450L360 240H440L550 450z" fill="var(--m-deep)" opacity="0.35" />
      <Leaf side="left" />
      <Leaf side="right" />
    </g>
  );
}

/** A door of planks and iron, its hinges at the edge of the picture. */
function Leaf({ side }: { side: 'left' | 'right' }) {
  return (
    <g class={`m-leaf m-leaf-${side}`}>
      <g transform={side === 'left' ? undefined : 'matrix(-1 0 0 1 800 0)'}>
        <rect width="400" height="450" fill="var(--m-dark)" />
        <path
          d={[0, 100, 200, 300].map((x) => rect(x + 6, 0, 88, 450)).join('')}
          fill="var(--m-deep)"
          opacity="0.55"
        />
        <path
          d={[60, 350].map((y) => rect(0, y, 400, 34)).join('')}
          fill="#120c0a"
          stroke="var(--m-edge)"
          stroke-width="2"
        />
        <path
          d={[40, 140, 240, 340].flatMap((x) => [77, 367].map((y) => circle(x, y, 6))).join('')}
          fill="var(--m-edge)"
        />
        <path d={circle(356, 225, 26)} fill="none" stroke="var(--m-edge)" stroke-width="9" />
      </g>
    </g>
  );
}

function Rays() {
  return (
    <g>
      <rect width="800" height="450" fill="var(--m-dark)" />
      <g class="m-turns">
        <path d={beams(400, 225, 18)} fill="var(--m-mid)" opacity="0.4" />
      </g>
      <circle class="m-glows" cx="400" cy="225" r="210" fill="var(--m-hot)" opacity="0.22" />
    </g>
  );
}

function Slash() {
  return (
    <g>
      <rect width="800" height="450" fill="var(--m-dark)" />
      <path d="M0 0H470L330 450H0z" fill="var(--m-deep)" />
      <path
        d={[60, 120, 165, 255, 290, 345, 400].map((y, i) => rect(i * 37, y, 240, 3)).join('')}
        fill="var(--m-hot)"
        opacity="0.4"
      />
      <path
        d={[40, 95, 190, 230, 310, 375].map((y, i) => rect(520 + i * 22, y, 260, 3)).join('')}
        fill="var(--m-bright)"
        opacity="0.25"
      />
      <path
        class="m-cuts"
        d="M480 0L452 96L476 130L404 214L430 236L318 450L350 300L328 276L398 176L378 150z"
        fill="var(--m-bright)"
      />
    </g>
  );
}

function Cracks() {
  const from = { x: 210, y: 300 };
  const ways = [
    [120, 380, 40, 400, 0, 450],
    [190, 380, 150, 450],
    [280, 370, 330, 390, 360, 450],
    [330, 320, 430, 350, 520, 330, 640, 380],
    [300, 250, 400, 230, 450, 170, 560, 150],
    [110, 260, 60, 200, 0, 190],
    [230, 200, 200, 120, 230, 40],
  ];
  return (
    <g>
      <rect width="800" height="450" fill="var(--m-dark)" />
      <path d="M0 270L800 330V450H0z" fill="var(--m-deep)" opacity="0.6" />
      <path d={oval(210, 372, 190, 42)} fill="#000" opacity="0.45" />
      <g
        class="m-cuts"
        fill="none"
        stroke="var(--m-blood)"
        stroke-width="5"
        stroke-linejoin="round"
      >
        {ways.map((way) => (
          <path key={way.join()} d={line(from, ...pairs(way))} />
        ))}
      </g>
      <rect width="800" height="450" fill="url(#m-edge)" />
    </g>
  );
}

function pairs(numbers: readonly number[]): readonly { x: number; y: number }[] {
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1] ?? 0 }] : []));
}

function Graves() {
  return (
    <g>
      <rect width="800" height="450" fill="var(--m-dark)" />
      <circle cx="560" cy="120" r="74" fill="var(--m-pale)" opacity="0.75" />
      <circle cx="534" cy="104" r="66" fill="var(--m-dark)" opacity="0.86" />
      <path d="M0 352C120 306 260 300 380 330S640 340 800 302V450H0z" fill="var(--m-deep)" />
      <path d={cross(486, 312, 40) + cross(640, 318, 56) + cross(730, 306, 34)} fill="#0a0706" />
      <g class="m-glows">
        <path d="M364 384h22v44h-22z" fill="#d8cba8" />
        <path d="M375 346c12 16 12 32 0 38c-12-6-12-22 0-38z" fill="var(--m-hot)" />
      </g>
      <path d="M0 420C180 396 420 400 800 424V450H0z" fill="#0a0706" />
    </g>
  );
}

function cross(x: number, y: number, size: number): string {
  const arm = size * 0.16;
  return (
    rect(x - arm, y - size, arm * 2, size * 2) +
    rect(x - size * 0.55, y - size * 0.6, size * 1.1, arm * 2)
  );
}

function Rise() {
  return (
    <g>
      <rect width="800" height="450" fill="var(--m-deep)" />
      <g class="m-turns m-turns-left">
        <path d={beams(210, 235, 24)} fill="var(--m-hot)" opacity="0.5" />
      </g>
      <circle cx="210" cy="235" r="186" fill="var(--m-hot)" />
      <circle cx="210" cy="235" r="160" fill="var(--m-bright)" />
      <path
        class="m-floats"
        d={[
          [420, 90, 10],
          [520, 60, 7],
          [640, 110, 12],
          [730, 210, 8],
          [450, 390, 9],
          [590, 400, 7],
          [700, 360, 11],
          [60, 60, 9],
          [40, 400, 8],
        ]
          .map(([x = 0, y = 0, r = 0]) => star(x, y, r, 4, 0.35))
          .join('')}
        fill="var(--m-bright)"
      />
    </g>
  );
}

function Maw() {
  const teeth = (y: number, way: 1 | -1) =>
    Array.from({ length: 12 }, (_, i) => {
      const x = i * 72 - 20;
      const long = 62 + ((i * 37) % 48);
      return polygon({ x, y }, { x: x + 76, y }, { x: x + 34, y: y + way * long });
    }).join('');
  return (
    <g>
      <rect width="800" height="450" fill="#060304" />
      <circle class="m-glows" cx="560" cy="230" r="250" fill="var(--m-blood)" opacity="0.55" />
      <circle class="m-glows" cx="560" cy="230" r="150" fill="var(--m-hot)" opacity="0.45" />
      <g class="m-jaws">
        <path class="m-jaw-above" d={teeth(-2, 1)} fill="#0d0708" stroke="var(--m-edge)" />
        <path class="m-jaw-below" d={teeth(452, -1)} fill="#0d0708" stroke="var(--m-edge)" />
      </g>
    </g>
  );
}

function Shatter() {
  const shards = Array.from({ length: 16 }, (_, i) => {
    const angle = i * 0.393 + 0.2;
    const near = 120 + ((i * 53) % 70);
    const far = near + 60 + ((i * 29) % 60);
    const at = (turn: number, reach: number) => ({
      x: 560 + Math.cos(angle + turn) * reach,
      y: 230 + Math.sin(angle + turn) * reach,
    });
    return polygon(at(0, near), at(0.16, far), at(-0.06, far + 22));
  }).join('');
  return (
    <g>
      <rect width="800" height="450" fill="var(--m-deep)" />
      <path d={beams(560, 230, 15)} fill="var(--m-hot)" opacity="0.5" />
      <circle class="m-glows" cx="560" cy="230" r="150" fill="var(--m-bright)" opacity="0.8" />
      <path
        class="m-bursts"
        d={shards}
        fill="var(--m-dark)"
        stroke="var(--m-bright)"
        stroke-width="2"
      />
    </g>
  );
}

function Dawn() {
  return (
    <g>
      <rect width="800" height="450" fill="var(--m-hot)" />
      <g class="m-rises">
        <path d={beams(400, 300, 28)} fill="var(--m-bright)" opacity="0.55" />
        <circle cx="400" cy="300" r="130" fill="var(--m-bright)" />
      </g>
      <path
        d="M0 330L70 250L96 246L120 320L240 344L330 318L470 316L560 342L690 318L716 226L752 220L800 300V450H0z"
        fill="var(--m-mid)"
      />
      <path d="M0 384C160 348 300 372 420 366S680 350 800 384V450H0z" fill="var(--m-dark)" />
      <g
        class="m-floats"
        fill="none"
        stroke="var(--m-dark)"
        stroke-width="4"
        stroke-linecap="round"
      >
        <path d="M150 110q14-16 28 0q14-16 28 0M230 150q10-12 20 0q10-12 20 0M590 96q12-14 24 0q12-14 24 0" />
      </g>
    </g>
  );
}

function Eclipse() {
  return (
    <g>
      <rect width="800" height="450" fill="var(--m-dark)" />
      <g class="m-rises">
        <circle cx="400" cy="150" r="128" fill="var(--m-blood)" />
        <circle cx="400" cy="150" r="112" fill="#050303" />
        <path d={beams(400, 150, 40, 168, 0.16)} fill="var(--m-blood)" opacity="0.6" />
        <circle cx="400" cy="150" r="112" fill="#050303" />
      </g>
      <g fill="none" stroke="#050303" stroke-width="11" stroke-linecap="round">
        <path d="M90 450C100 360 76 300 96 220M94 300l-52-46M92 262l44-56M62 272l-6-48M114 234l34-8" />
        <path d="M716 450C700 350 730 300 708 200M712 290l54-50M710 250l-46-50M740 262l4-48M686 226l-34 2" />
      </g>
      <path d="M0 372C200 344 300 360 420 356S660 340 800 372V450H0z" fill="#050303" />
      <rect width="800" height="450" fill="url(#m-edge)" />
    </g>
  );
}

const GROUNDS: Readonly<Record<Exclude<Ground, 'poster'>, () => JSX.Element>> = {
  doors: Doors,
  rays: Rays,
  slash: Slash,
  cracks: Cracks,
  graves: Graves,
  rise: Rise,
  maw: Maw,
  shatter: Shatter,
  dawn: Dawn,
  eclipse: Eclipse,
};

export function GroundPicture({ of }: { of: keyof typeof GROUNDS }) {
  const Picture = GROUNDS[of];
  return (
    <svg
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="m-edge" cx="0.5" cy="0.5" r="0.75">
          <stop offset="0.45" stop-color="#000" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity="0.8" />
        </radialGradient>
      </defs>
      <Picture />
    </svg>
  );
}
