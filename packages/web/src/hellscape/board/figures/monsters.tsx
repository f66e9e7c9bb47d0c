import { circle, oval, polygon } from '../../../board/brush.ts';
import { drawn, INK, line } from './ink.ts';

/** Roaming monsters and bosses: one miniature each, about 60 to every side. */

/** It eats what others leave, and then the others. */
export function Ghoul() {
  return (
    <g>
      <path d="M-26 0Q-62 -6 -54 34L-44 28Q-44 10 -22 18z" fill="#8a9a86" {...line} />
      <path d="M26 0Q62 -10 56 30L46 26Q44 8 22 18z" fill="#8a9a86" {...line} />
      <path
        d="M-56 30l-8 16l9 -5l1 11l8 -9l6 8l1 -17zM58 26l8 16l-9 -5l-1 11l-8 -9l-6 8l-1 -17z"
        fill="#e9e3d2"
        {...line}
      />
      <path d="M-32 -2Q0 -22 32 -2Q36 36 18 56H-18Q-36 36 -32 -2z" fill="#9dac96" {...line} />
      <path d="M-18 18Q0 30 18 18M-16 32Q0 42 16 32M0 16V50" {...drawn('#66755f', 3.6)} />
      <path
        d="M-26 -26Q-28 -58 0 -58Q28 -58 26 -26Q24 0 0 4Q-24 0 -26 -26z"
        fill="#aebda6"
        {...line}
      />
      <path d="M-24 -44L-38 -56L-30 -34zM24 -44L38 -56L30 -34z" fill="#8a9a86" {...line} />
      <path d={circle(-11, -34, 7) + circle(11, -34, 7)} fill={INK} />
      <path d={circle(-11, -34, 3) + circle(11, -34, 3)} fill="#ff5a3d" />
      <path d="M-20 -18Q0 -26 20 -18Q18 2 0 4Q-18 2 -20 -18z" fill="#4b0d14" {...line} />
      <path
        d="M-15 -19l3 8l4 -9l4 9l4 -9l4 9l4 -9l4 9l3 -8M-12 -1l4 -7l4 8l4 -8l4 8l4 -8l4 7"
        {...drawn('#f4ecd6', 3)}
      />
    </g>
  );
}

/** A smile, and wings to fold around you. */
export function Lyidan() {
  return (
    <g>
      <path
        d="M-14 -6Q-40 -58 -64 -40Q-54 -30 -60 -14Q-48 -16 -50 4Q-38 -2 -36 18Q-24 8 -12 20zM14 -6Q40 -58 64 -40Q54 -30 60 -14Q48 -16 50 4Q38 -2 36 18Q24 8 12 20z"
        fill="#3a1246"
        {...line}
      />
      <path d="M-58 -37Q-34 -28 -14 4M58 -37Q34 -28 14 4" {...drawn('#7b3b8f', 3)} />
      <path d="M-16 0Q0 -10 16 0L26 58H-26z" fill="#7a1740" {...line} />
      <path d="M-10 2L0 22L10 2z" fill="#e7b7a0" {...line} />
      <path d="M-16 4Q-32 18 -22 36M16 4Q34 14 32 -6" {...drawn(INK, 12)} />
      <path d="M-16 4Q-32 18 -22 36M16 4Q34 14 32 -6" {...drawn('#d79a86', 7)} />
      <circle cx="32" cy="-14" r="11" fill="#ff4fa3" opacity="0.5" />
      <circle cx="32" cy="-14" r="6" fill="#ffd0ea" />
      <path
        d="M-10 -44Q-26 -46 -22 -62Q-10 -58 -4 -48zM10 -44Q26 -46 22 -62Q10 -58 4 -48z"
        fill="#2a1420"
        {...line}
      />
      <ellipse cx="0" cy="-26" rx="15" ry="18" fill="#e2a890" {...line} />
      <path
        d="M-16 -28Q-18 -50 0 -50Q18 -50 16 -28Q8 -42 0 -38Q-8 -42 -16 -28z"
        fill="#1f0f18"
        {...line}
      />
      <path d={oval(-6, -26, 2.4, 3) + oval(6, -26, 2.4, 3)} fill="#c2185b" />
      <path d="M-6 -16Q1 -10 7 -18" {...drawn('#7a1230', 2.8)} />
    </g>
  );
}

/** She never aims twice. */
export function Andra() {
  return (
    <g>
      <path d="M-34 -50Q-66 0 -34 50" {...drawn(INK, 11)} />
      <path d="M-34 -50Q-66 0 -34 50" {...drawn('#9c6a34', 6)} />
      <path d="M-34 -50L-4 0L-34 50" {...drawn('#efe4c8', 2)} />
      <path d="M-60 0H22" {...drawn(INK, 6)} />
      <path d="M-60 0H22" {...drawn('#d9c9a4', 2.8)} />
      <path d="M-70 0l14 -8v16z" fill="#ff7a3d" {...line} />
      <path d="M-18 -4Q4 -14 26 -4L34 56H-22z" fill="#224a3b" {...line} />
      <path d="M-6 8L4 56M16 4L14 56" {...drawn('#12291f', 3.4)} />
      <path d="M26 -2Q44 -2 42 14L14 6" fill="#3d6b58" {...line} />
      <path
        d="M-14 -26Q-14 -54 8 -54Q30 -54 30 -24Q30 0 8 4Q-12 0 -14 -26z"
        fill="#19382c"
        {...line}
      />
      <path
        d="M-8 -24Q-8 -42 6 -42Q20 -42 20 -24Q18 -6 6 -4Q-6 -6 -8 -24z"
        fill="#c98f6a"
        {...line}
      />
      <path d="M-6 -28Q6 -22 19 -28V-40H-6z" fill="#0d1c16" />
      <path d="M-2 -24L4 -22M16 -24L10 -22" {...drawn('#b6ff6a', 3.2)} />
      <path d="M0 -12Q6 -9 12 -12" {...drawn('#5f2418', 2.4)} />
      <path d="M30 -40L48 -60M34 -34L54 -48" {...drawn('#d9c9a4', 3)} />
    </g>
  );
}

/** She wails, and they rise. */
export function Ytheria() {
  return (
    <g>
      <path
        d="M-20 -8Q-52 0 -56 32L-46 24L-42 44L-32 28L-26 58L-14 40L-4 62L6 42L18 60L26 30L36 46L42 24L54 34Q52 0 20 -8z"
        fill="#3e6f86"
        opacity="0.95"
        {...line}
      />
      <path d="M-12 6Q-20 30 -18 48M0 8V56M12 6Q20 30 18 46" {...drawn('#1d3f52', 4)} />
      <path d="M-18 -4Q-44 -18 -48 -42M18 -4Q44 -18 48 -42" {...drawn(INK, 11)} />
      <path d="M-18 -4Q-44 -18 -48 -42M18 -4Q44 -18 48 -42" {...drawn('#9cc9d6', 6)} />
      <path
        d="M-48 -42l-8 -8M-48 -42l0 -12M-48 -42l8 -8M48 -42l-8 -8M48 -42l0 -12M48 -42l8 -8"
        {...drawn('#cfeaf1', 4)}
      />
      <path d="M-26 10Q-34 -60 0 -60Q34 -60 26 10L16 -8H-16z" fill="#dfe9ec" {...line} />
      <ellipse cx="0" cy="-26" rx="15" ry="20" fill="#b9dbe4" {...line} />
      <path d={oval(-6, -32, 4.4, 6) + oval(6, -32, 4.4, 6)} fill={INK} />
      <path d={circle(-6, -31, 1.8) + circle(6, -31, 1.8)} fill="#7bfff0" />
      <path d={oval(0, -14, 6, 9)} fill={INK} />
    </g>
  );
}

/** He came to end the Darkness. */
export function Michael() {
  const feathers = (side: number) =>
    [0, 1, 2, 3, 4].map((i) =>
      polygon(
        { x: side * 12, y: -14 + i * 5 },
        { x: side * (88 - i * 7), y: -58 + i * 22 },
        { x: side * (68 - i * 7), y: -24 + i * 18 },
      ),
    );
  return (
    <g>
      <circle r="74" cy="-22" fill="#ffd36b" opacity="0.16" />
      <path d={[...feathers(-1), ...feathers(1)].join('')} fill="#d9d2dc" {...line} />
      <path d="M-70 -38L-16 -6M70 -38L16 -6M-58 -6L-16 4M58 -6L16 4" {...drawn('#6f5a86', 3)} />
      <path d="M-22 -8Q0 -20 22 -8L34 76H-34z" fill="#e9e2d0" {...line} />
      <path d="M-20 -6Q0 8 20 -6L16 26H-16z" fill="#d8a53a" {...line} />
      <path
        d="M-10 4L0 12L10 4M0 12V26M-12 34L-16 76M12 34L16 76M0 30V76"
        {...drawn('#7d5a16', 3.4)}
      />
      <path d="M-14 30Q-30 52 -22 78L-6 60z" fill="#3d1d57" opacity="0.75" />
      <path d="M22 -4Q44 -8 44 -34" {...drawn(INK, 14)} />
      <path d="M22 -4Q44 -8 44 -34" {...drawn('#d8a53a', 9)} />
      <path d="M38 -34H50L47 -98L44 -108L41 -98z" fill="#fff3c8" {...line} />
      <path d="M30 -34H58" {...drawn(INK, 9)} />
      <path d="M30 -34H58" {...drawn('#d8a53a', 5)} />
      <ellipse cx="0" cy="-36" rx="17" ry="21" fill="#e9c7a0" {...line} />
      <path
        d="M-18 -36Q-22 -62 0 -62Q22 -62 18 -36Q14 -52 0 -50Q-14 -52 -18 -36z"
        fill="#c99a3c"
        {...line}
      />
      <path d="M-11 -38L-3 -35M11 -38L3 -35" {...drawn('#5b2bb0', 4)} />
      <path d="M-6 -24H6" {...drawn('#7d4a2c', 2.6)} />
      <path d="M-24 -72A24 8 0 1 1 16 -66" {...drawn('#ffe07a', 5)} />
    </g>
  );
}

/** It has never been late. */
export function Reaper() {
  return (
    <g>
      <path d="M52 -84L30 86" {...drawn(INK, 10)} />
      <path d="M52 -84L30 86" {...drawn('#7a5c3c', 6)} />
      <path d="M54 -84Q6 -104 -52 -66Q0 -80 48 -62z" fill="#c9d1d6" {...line} />
      <path d="M46 -80Q4 -94 -40 -72" {...drawn('#f4f8fa', 2.4)} />
      <path
        d="M-30 -28Q-52 10 -56 84L-42 70L-32 86L-20 70L-8 88L4 70L16 86L28 70L42 84Q46 10 30 -28z"
        fill="#17121c"
        {...line}
      />
      <path d="M-18 -4Q-28 36 -28 70M0 0V74M18 -4Q26 36 24 70" {...drawn('#332a3e', 4.6)} />
      <path d="M26 -8Q48 4 42 24M-26 -8Q-46 8 -34 28L34 20" {...drawn(INK, 17)} />
      <path d="M26 -8Q48 4 42 24M-26 -8Q-46 8 -34 28L10 24" {...drawn('#241c2c', 12)} />
      <path d="M32 20l10 -4M33 25l11 0M32 30l9 4M-4 22l10 2M-4 28l9 2" {...drawn('#e6dcc4', 4)} />
      <path
        d="M-34 -24Q-36 -78 0 -78Q36 -78 34 -24Q24 4 0 6Q-24 4 -34 -24z"
        fill="#1f1826"
        {...line}
      />
      <path d="M-22 -28Q-22 -58 0 -58Q22 -58 22 -28Q18 -4 0 -2Q-18 -4 -22 -28z" fill="#050307" />
      <path
        d="M-15 -30Q-16 -50 0 -50Q16 -50 15 -30Q14 -22 9 -20V-9H-9V-20Q-14 -22 -15 -30z"
        fill="#e6dcc4"
        {...line}
      />
      <path d={oval(-6, -32, 5, 6) + oval(6, -32, 5, 6)} fill={INK} />
      <path d={circle(-6, -31, 2.4) + circle(6, -31, 2.4)} fill="#5dff9c" />
      <path d="M0 -25l3 5h-6zM-5 -17V-10M0 -17V-10M5 -17V-10" {...drawn(INK, 2)} />
    </g>
  );
}

/** Spirits of the Shaman: a flame and a shard of winter that walk. */
export function FlameSpirit() {
  return (
    <g>
      <path
        d="M0 -38Q4 -24 14 -18Q28 -4 22 18Q14 34 0 34Q-14 34 -22 18Q-28 -4 -14 -18Q-4 -22 0 -38z"
        fill="#ff7a2a"
        {...line}
      />
      <path d="M0 -16Q10 -4 12 10Q8 26 0 26Q-8 26 -12 10Q-10 -4 0 -16z" fill="#ffd25e" />
      <path d={oval(-6, 6, 3, 4) + oval(6, 6, 3, 4)} fill={INK} />
    </g>
  );
}

export function FrostSpirit() {
  return (
    <g>
      <path d="M0 -38L16 -14L28 6L14 32H-14L-28 6L-16 -14z" fill="#79c8ea" {...line} />
      <path
        d="M0 -38L6 -6L28 6M0 -38L-6 -6L-28 6M-6 -6L6 -6L14 32M-6 -6L-14 32"
        {...drawn('#d8f4ff', 2.4)}
      />
      <path d={oval(-6, 8, 3, 4) + oval(6, 8, 3, 4)} fill={INK} />
    </g>
  );
}

/** Somebody who must live. */
export function Summoner() {
  return (
    <g>
      <path d="M-26 36Q-22 2 -10 -4H10Q22 2 26 36z" fill="#3f5d8c" {...line} />
      <path d="M-8 0L0 34L8 0z" fill="#e9d9a4" {...line} />
      <path
        d="M-15 -14Q-16 -38 0 -38Q16 -38 15 -14Q10 2 0 2Q-10 2 -15 -14z"
        fill="#2d4368"
        {...line}
      />
      <ellipse cx="0" cy="-14" rx="9" ry="11" fill="#e2b48b" {...line} />
      <path d={oval(-3.4, -15, 1.5, 2) + oval(3.4, -15, 1.5, 2)} fill={INK} />
      <path d="M-6 -8Q0 8 6 -8Q0 -4 -6 -8z" fill="#d9d2c4" />
    </g>
  );
}
