import type { ClassId } from '@crawlspace/hellscape';
import type { JSX } from 'preact';
import { circle, oval, rect } from '../../../board/brush.ts';
import { drawn, INK, line } from './ink.ts';

/** The ground behind each portrait, so that classes differ at any size. */
export const CLASS_COLOURS: Readonly<Record<ClassId, readonly [light: string, dark: string]>> = {
  berserker: ['#b8493a', '#43120f'],
  paladin: ['#d6b45a', '#4d3a10'],
  ranger: ['#6f9a52', '#1f3517'],
  rogue: ['#7d6aa8', '#271d3f'],
  shaman: ['#4fa39a', '#123a38'],
  wizard: ['#5a7fce', '#16244d'],
};

function Face({ skin }: { skin: string }) {
  return (
    <g>
      <path d={rect(-5, 10, 10, 9)} fill={skin} />
      <path d={oval(0, 2, 11.5, 14)} fill={skin} {...line} stroke-width="2" />
    </g>
  );
}

function Eyes({ fill = INK }: { fill?: string }) {
  return <path d={oval(-4.6, 0, 1.8, 2.1) + oval(4.6, 0, 1.8, 2.1)} fill={fill} />;
}

const thin = { ...line, 'stroke-width': 2 } as const;

/** Gheta: red braids, war paint, fur on her shoulders. */
function Berserker() {
  return (
    <g>
      <path
        d="M-14 -8Q-24 14 -20 30L-12 28L-9 8zM14 -8Q24 14 20 30L12 28L9 8z"
        fill="#a03a1c"
        {...thin}
      />
      <path
        d="M-36 38Q-34 20 -22 16L-10 20L0 15L10 20L22 16Q34 20 36 38z"
        fill="#6b5138"
        {...thin}
      />
      <path d="M-28 22L-26 30M-18 20L-17 29M18 20L17 29M28 22L26 30" {...drawn('#3c2b1c', 2.4)} />
      <Face skin="#e0ac86" />
      <path d="M-9 -3L-2 -1M9 -3L2 -1" {...drawn(INK, 2.6)} />
      <Eyes />
      <path d="M-11 4L-3 6M11 4L3 6M-10 8L-4 9M10 8L4 9" {...drawn('#8e1620', 2.4)} />
      <path d="M-4 11Q0 9.5 4 11" {...drawn('#7a2d22', 2)} />
      <path
        d="M-13 -3Q-14 -22 0 -22Q14 -22 13 -3Q8 -14 0 -14Q-8 -14 -13 -3z"
        fill="#c14a22"
        {...thin}
      />
      <path
        d="M-15 -10Q-28 -18 -24 -30Q-15 -24 -9 -19zM15 -10Q28 -18 24 -30Q15 -24 9 -19z"
        fill="#d9c9a4"
        {...thin}
      />
    </g>
  );
}

/** Sir Ronen: a shaved head, a grey beard, a gorget of gold. */
function Paladin() {
  return (
    <g>
      <path d="M-35 38Q-34 18 -16 15H16Q34 18 35 38z" fill="#b9c0c8" {...thin} />
      <path d="M-24 24L0 36L24 24" {...drawn('#d8a53a', 5)} />
      <path d="M-4 22H4V26H8V33H4V40H-4V33H-8V26H-4z" fill="#d8a53a" {...thin} stroke-width="1.4" />
      <circle
        r="26"
        cy="-2"
        fill="none"
        stroke="#ffe9a8"
        stroke-width="2.4"
        stroke-dasharray="5 4"
        opacity="0.8"
      />
      <Face skin="#8a5a3c" />
      <path d="M-11.5 3Q-12 18 0 20Q12 18 11.5 3Q6 7 0 6Q-6 7 -11.5 3z" fill="#c9c4bb" {...thin} />
      <path d="M-4 9.5Q0 11.5 4 9.5" {...drawn('#5d3a26', 2)} />
      <Eyes />
      <path d="M-8 -5L-2 -4M8 -5L2 -4" {...drawn('#e9e2d0', 2.4)} />
      <path d="M-12 -6Q-10 -16 0 -16Q10 -16 12 -6" {...drawn('#d8a53a', 3.4)} />
    </g>
  );
}

/** Irk: a goblin's ears under a green hood. */
function Ranger() {
  return (
    <g>
      <path d="M-34 38Q-32 18 -14 14H14Q32 18 34 38z" fill="#3f5a2a" {...thin} />
      <path d="M20 -34L30 22" {...drawn(INK, 6)} />
      <path d="M20 -34L30 22" {...drawn('#b08a52', 3)} />
      <path d="M16 -36L28 -40L24 -28z" fill="#e9e2d0" {...thin} stroke-width="1.4" />
      <path d="M-10 0L-32 -8L-12 12zM10 0L32 -8L12 12z" fill="#7fae52" {...thin} />
      <Face skin="#8fc05f" />
      <path d={oval(-4.8, 0, 3, 3.2) + oval(4.8, 0, 3, 3.2)} fill="#ffe98a" />
      <Eyes />
      <path d="M-2 4L0 8L3 5" {...drawn('#557a35', 2)} />
      <path d="M-6 10.5Q1 14 7 9" {...drawn('#39541f', 2.2)} />
      <path
        d="M-17 6Q-20 -24 0 -28Q20 -24 17 6Q13 -12 0 -13Q-13 -12 -17 6z"
        fill="#4c6b33"
        {...thin}
      />
    </g>
  );
}

/** Feydra: a mask, a dark hood, and one lock of white. */
function Rogue() {
  return (
    <g>
      <path d="M-34 38Q-32 17 -14 14H14Q32 17 34 38z" fill="#2c2438" {...thin} />
      <path d="M-18 36L0 20L18 36" {...drawn('#5d4a7a', 3)} />
      <Face skin="#d9a98a" />
      <Eyes fill="#35204f" />
      <path d="M-9 -4L-2 -2.6M9 -4L2 -2.6" {...drawn('#2a1c2a', 2.2)} />
      <path d="M-12 4Q0 8 12 4L9 16Q0 22 -9 16z" fill="#54366b" {...thin} />
      <path d="M-6 9H6M-5 13H5" {...drawn('#7f5a9c', 1.6)} />
      <path
        d="M-19 12Q-24 -26 0 -30Q24 -26 19 12Q15 -10 8 -13Q0 -16 -8 -13Q-15 -10 -19 12z"
        fill="#3b2f4e"
        {...thin}
      />
      <path d="M-8 -13Q-14 -2 -10 8" {...drawn('#efe8f4', 3.4)} />
    </g>
  );
}

/** Nahias: feathers, bone beads, painted brows. */
function Shaman() {
  return (
    <g>
      <path d="M-13 -4Q-20 16 -17 30H17Q20 16 13 -4z" fill="#20161a" {...thin} />
      <path d="M-34 38Q-32 20 -14 16H14Q32 20 34 38z" fill="#8d5a34" {...thin} />
      <path
        d={[-18, -9, 0, 9, 18].map((x) => circle(x, 25 - Math.abs(x) * 0.16, 3)).join('')}
        fill="#efe4c8"
        {...thin}
        stroke-width="1.2"
      />
      <Face skin="#b27a52" />
      <Eyes />
      <path d="M0 -9V-4M-9 5H-4M9 5H4M-9 8H-5M9 8H5" {...drawn('#58e0d0', 2.4)} />
      <path d="M-4 10Q0 12 4 10" {...drawn('#6d2f22', 2.2)} />
      <path
        d="M-13 -2Q-14 -20 0 -20Q14 -20 13 -2Q6 -12 0 -12Q-6 -12 -13 -2z"
        fill="#20161a"
        {...thin}
      />
      <path
        d="M-14 -12Q0 -17 14 -12V-8Q0 -13 -14 -8z"
        fill="#c0392b"
        {...thin}
        stroke-width="1.4"
      />
      <path
        d="M-6 -14Q-16 -30 -8 -36Q-2 -26 -2 -15zM4 -15Q4 -32 13 -34Q14 -22 9 -14z"
        fill="#efe8da"
        {...thin}
      />
      <path d="M-8 -35Q-6 -26 -3 -17M12 -33Q10 -24 6 -16" {...drawn('#4fa39a', 2)} />
    </g>
  );
}

/** Mathrin: a long beard and a hat full of stars. */
function Wizard() {
  return (
    <g>
      <path d="M-34 38Q-31 18 -14 15H14Q31 18 34 38z" fill="#27407f" {...thin} />
      <Face skin="#e6bd98" />
      <path d="M-12 3Q-13 28 0 35Q13 28 12 3Q6 9 0 7Q-6 9 -12 3z" fill="#e3e5ea" {...thin} />
      <path d="M-7 8Q0 5 7 8" {...drawn('#b9bfc9', 2.6)} />
      <Eyes fill="#1d4f8c" />
      <path d="M-9 -4Q-5 -7 -2 -4M9 -4Q5 -7 2 -4" {...drawn('#e3e5ea', 3)} />
      <path
        d="M-25 -5Q-14 -13 -11 -14Q-6 -36 9 -38Q4 -28 12 -14Q16 -12 25 -5Q0 2 -25 -5z"
        fill="#2f4f9e"
        {...thin}
      />
      <path d="M-12 -13Q0 -8 12 -13" {...drawn('#e7c35a', 3)} />
      <path d={circle(-2, -21, 1.8) + circle(4, -28, 1.5) + circle(3, -18, 1.2)} fill="#ffe98a" />
    </g>
  );
}

const PORTRAITS: Readonly<Record<ClassId, () => JSX.Element>> = {
  berserker: Berserker,
  paladin: Paladin,
  ranger: Ranger,
  rogue: Rogue,
  shaman: Shaman,
  wizard: Wizard,
};

/** The bust of a hero within a circle of radius 36 around the middle. */
export function Bust({ of }: { of: ClassId }) {
  const Drawn = PORTRAITS[of];
  return <Drawn />;
}
