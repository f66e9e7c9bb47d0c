import type { ClassId } from '@crawlspace/brimstone';
import type { JSX } from 'preact';
import { circle, oval, polygon, rect, star } from '../../../board/brush.ts';

type Side = 'woman' | 'man';

const INK = '#1b110a';
const line = { stroke: INK, 'stroke-width': 2, 'stroke-linejoin': 'round' } as const;

/** The ground behind each portrait, so that classes differ at any size. */
export const CLASS_COLOURS: Readonly<Record<ClassId, readonly [light: string, dark: string]>> = {
  'us-marshal': ['#5d88b8', '#1c3350'],
  'saloon-girl': ['#c65a78', '#501a2d'],
  bandido: ['#7f9f4a', '#2b3d15'],
  gunslinger: ['#cda75c', '#4d3512'],
};

function Shoulders({ fill }: { fill: string }) {
  return <path d="M-33 36Q-32 17 -14 14L14 14Q32 17 33 36z" fill={fill} {...line} />;
}

function Face({ skin, y = 2 }: { skin: string; y?: number }) {
  return (
    <g>
      <path d={rect(-5, y + 8, 10, 9)} fill={skin} />
      <path d={oval(0, y, 11.5, 14)} fill={skin} {...line} />
    </g>
  );
}

function Eyes({ y = 0 }: { y?: number }) {
  return <path d={oval(-4.6, y, 1.7, 2) + oval(4.6, y, 1.7, 2)} fill={INK} />;
}

function LongHair({ fill }: { fill: string }) {
  return <path d="M-14 -8Q-20 10 -17 24L-8 20L8 20L17 24Q20 10 14 -8z" fill={fill} {...line} />;
}

function Marshal({ side }: { side: Side }) {
  return (
    <g>
      {side === 'woman' ? <LongHair fill="#5a2f17" /> : null}
      <Shoulders fill="#27364a" />
      <path d="M-9 14L0 30L9 14z" fill="#d9cdb4" {...line} />
      <Face skin="#e2b48b" />
      <Eyes />
      {side === 'man' ? (
        <path d="M-10 8Q-5 3.5 0 6Q5 3.5 10 8Q5 10.5 0 9Q-5 10.5 -10 8z" fill="#6d4a28" />
      ) : (
        <path d="M-3.5 9Q0 11 3.5 9" fill="none" stroke="#9c3b34" stroke-width="2" />
      )}
      <path
        d="M-27 -8Q0 -1 27 -8Q24 -13 14 -13L11 -27Q0 -31 -11 -27L-14 -13Q-24 -13 -27 -8z"
        fill="#3d2b1b"
        {...line}
      />
      <path d="M-13.4 -15.5Q0 -12 13.4 -15.5" fill="none" stroke="#c8a24a" stroke-width="3" />
      <path d={star(15, 26, 9)} fill="#f4cf63" stroke={INK} stroke-width="1.6" />
    </g>
  );
}

function SaloonGirl({ side }: { side: Side }) {
  if (side === 'man') {
    return (
      <g>
        <Shoulders fill="#7c2340" />
        <path d="M-8 14L0 34L8 14z" fill="#f1e7d3" {...line} />
        <path d="M-8 19L0 22L8 19V26L0 23L-8 26z" fill="#1d1410" />
        <Face skin="#e6bd98" />
        <Eyes />
        <path d="M-3.5 8.5Q0 11 3.5 8.5" fill="none" stroke="#8b3a33" stroke-width="2" />
        <path
          d="M-19 -8Q0 -3 19 -8Q17 -12 13 -12Q14 -28 0 -28Q-14 -28 -13 -12Q-17 -12 -19 -8z"
          fill="#2a1c2a"
          {...line}
        />
        <path d="M-13 -13.5Q0 -10 13 -13.5" fill="none" stroke="#d4607f" stroke-width="3" />
      </g>
    );
  }
  return (
    <g>
      <path
        d={
          circle(0, -10, 16) +
          circle(-12, -1, 7) +
          circle(12, -1, 7) +
          circle(-13, 9, 5) +
          circle(13, 9, 5)
        }
        fill="#a6471f"
        {...line}
      />
      <path d="M-30 36Q-28 20 -12 17L12 17Q28 20 30 36z" fill="#eac19c" {...line} />
      <path d="M-27 36Q-22 25 -13 25Q-6 31 0 27Q6 31 13 25Q22 25 27 36z" fill="#b3243f" {...line} />
      <Face skin="#eec6a2" />
      <Eyes />
      <path d="M-4 8Q0 11.5 4 8Q0 6.5 -4 8z" fill="#b3243f" />
      <path d="M-11.5 -2Q-8 -14 4 -13Q11 -12 11.5 -2Q6 -9 0 -9Q-7 -9 -11.5 -2z" fill="#a6471f" />
      <path d={rect(-7, 14.5, 14, 3.6)} fill="#1d1014" />
      <path d="M8 -18Q12 -36 27 -33Q26 -20 8 -18z" fill="#e8415f" {...line} />
      <path d="M9 -19Q17 -27 25 -31" stroke="#7d1029" stroke-width="1.5" fill="none" />
    </g>
  );
}

function Bandido({ side }: { side: Side }) {
  return (
    <g>
      {side === 'woman' ? <LongHair fill="#1d1511" /> : null}
      <Shoulders fill="#8a6a3f" />
      <path d="M-26 20L16 37M26 20L-16 37" stroke="#3a2413" stroke-width="7" />
      <path
        d={
          [-20, -12, -4].map((x) => circle(x, 22.4 + (x + 20) * 0.4, 2)).join('') +
          [20, 12, 4].map((x) => circle(x, 22.4 + (20 - x) * 0.4, 2)).join('')
        }
        fill="#e3b94d"
      />
      <Face skin="#b97f52" />
      <Eyes y={-1} />
      {side === 'man' ? (
        <path d="M-13 13Q-9 4 0 6Q9 4 13 13Q6 9 0 10Q-6 9 -13 13z" fill="#15100c" />
      ) : (
        <path d="M-12 4L12 4L0 19z" fill="#b8402c" {...line} />
      )}
      <path
        d="M-33 -6Q-20 -15 -10 -14Q-9 -33 0 -33Q9 -33 10 -14Q20 -15 33 -6Q16 2 0 1Q-16 2 -33 -6z"
        fill="#c79a4f"
        {...line}
      />
      <path
        d="M-29 -6.5Q-14 -2 0 -2.5Q14 -2 29 -6.5"
        fill="none"
        stroke="#a53a26"
        stroke-width="2.6"
        stroke-dasharray="4 3"
      />
      <path d="M-9.8 -15Q0 -11.5 9.8 -15" fill="none" stroke="#a53a26" stroke-width="3.4" />
    </g>
  );
}

function Gunslinger({ side }: { side: Side }) {
  return (
    <g>
      {side === 'woman' ? <LongHair fill="#c89a52" /> : null}
      <path d="M-34 36Q-30 14 -12 11L12 11Q30 14 34 36z" fill="#5a4636" {...line} />
      <path d="M-34 36L-15 13L0 34L15 13L34 36z" fill="#3a2b21" />
      <path
        d="M-28 31L-15 20M28 31L15 20"
        stroke="#b07b45"
        stroke-width="2.6"
        stroke-dasharray="3 2"
      />
      <Face skin="#c99a70" />
      <path d="M-12 -6H12V5Q0 9 -12 5z" fill="#1b110a" opacity="0.72" />
      <path d={oval(-4.6, 1, 2, 1.4) + oval(4.6, 1, 2, 1.4)} fill="#ffd777" />
      <path d="M-13 9Q0 14 13 9L10 20Q0 24 -10 20z" fill="#7b2d22" {...line} />
      <path
        d="M-29 -2Q-15 -9 -13 -11L-9 -28Q0 -24 10 -30L14 -11Q18 -9 29 -8Q18 1 0 -1Q-16 1 -29 -2z"
        fill="#1f1712"
        {...line}
      />
      <path d="M-12.6 -12.5Q0 -9 13.4 -13" fill="none" stroke="#8d8a86" stroke-width="2.6" />
      <path d={polygon({ x: -3, y: -14 }, { x: 3, y: -14 }, { x: 0, y: -8 })} fill="#c9c4bb" />
    </g>
  );
}

const PORTRAITS: Readonly<Record<ClassId, (props: { side: Side }) => JSX.Element>> = {
  'us-marshal': Marshal,
  'saloon-girl': SaloonGirl,
  bandido: Bandido,
  gunslinger: Gunslinger,
};

/** The bust of a hero within a circle of radius 36 around the middle; of a class that nobody has drawn, a stranger's. */
export function Portrait({ of, side }: { of: ClassId; side: Side }) {
  const Bust = PORTRAITS[of] ?? Gunslinger;
  return <Bust side={side} />;
}
