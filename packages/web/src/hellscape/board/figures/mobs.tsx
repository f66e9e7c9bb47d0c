import { circle, oval } from '../../../board/brush.ts';
import { drawn, INK, line } from './ink.ts';

/** The eight kinds of mobs, each around the middle and about 45 to every side. */

/** Wings that once were white, and a halo with a piece missing. */
export function FallenAngel() {
  return (
    <g>
      <path
        d="M-8 -8Q-24 -40 -46 -34Q-38 -26 -42 -16Q-34 -16 -37 -4Q-29 -6 -30 8Q-20 4 -10 14zM8 -8Q24 -40 46 -34Q38 -26 42 -16Q34 -16 37 -4Q29 -6 30 8Q20 4 10 14z"
        fill="#4a4452"
        {...line}
      />
      <path d="M-40 -30Q-24 -22 -12 0M40 -30Q24 -22 12 0" {...drawn('#7d7488', 2.4)} />
      <path d="M-12 0Q0 -8 12 0L18 44H-18z" fill="#6d2734" {...line} />
      <path d="M0 -2V44M-8 14L-11 44M8 14L11 44" {...drawn('#3f131d', 2.2)} />
      <ellipse cx="0" cy="-16" rx="10" ry="12" fill="#d8cfc6" {...line} />
      <path d="M-11 -18Q-10 -32 2 -31Q12 -30 11 -16Q4 -24 -11 -18z" fill="#1c1418" {...line} />
      <path d={oval(-4, -14, 2, 2.6) + oval(4, -14, 2, 2.6)} fill="#a01b2a" />
      <path d="M-13 -38A14 5 0 1 1 4 -33" {...drawn('#e7c35a', 3.4)} />
    </g>
  );
}

/** What has left its grave and not all of it came along. */
export function Undead() {
  return (
    <g>
      <path d="M-16 2Q-34 4 -38 20L-30 26Q-26 14 -14 16z" fill="#7f9270" {...line} />
      <path d="M14 0Q30 -4 36 -16L44 -10Q38 10 16 14z" fill="#7f9270" {...line} />
      <path
        d="M-16 -2Q0 -10 16 -2L18 26L12 44L4 34L-2 44L-10 32L-18 42z"
        fill="#4e4437"
        {...line}
      />
      <path d="M-8 8L8 8M-9 15L9 15M-8 22L8 22" {...drawn('#b3bf9a', 3)} />
      <path d="M-15 -20Q-15 -42 1 -42Q16 -42 15 -21L11 -8H-9z" fill="#8fa37d" {...line} />
      <path d="M-8 -10L-6 2Q2 6 8 1L9 -10z" fill="#6f8060" {...line} />
      <path d="M-5 -9V-4M0 -9V-4M5 -9V-4" {...drawn('#e9e4cf', 2.6)} />
      <circle cx="-6" cy="-24" r="5" fill={INK} />
      <circle cx="6" cy="-23" r="3.4" fill={INK} />
      <circle cx="-6" cy="-24" r="1.8" fill="#e8ff7a" />
      <path d="M2 -41L8 -32L3 -30z" fill="#8a2f3a" />
    </g>
  );
}

/** Horns, hooves, and a pipe that nobody wants to hear. */
export function Satyr() {
  return (
    <g>
      <path d="M-12 18Q-22 26 -16 44H-6L-4 26H4L6 44H16Q22 26 12 18z" fill="#5a3d24" {...line} />
      <path d="M-15 42H-5V46H-17zM5 42H15L17 46H5z" fill={INK} />
      <path d="M-15 -4Q0 -10 15 -4L12 22Q0 28 -12 22z" fill="#b07a4c" {...line} />
      <path d="M-14 -2Q-30 4 -28 20M14 -2Q32 0 30 -18" {...drawn(INK, 10)} />
      <path d="M-14 -2Q-30 4 -28 20M14 -2Q32 0 30 -18" {...drawn('#b07a4c', 6)} />
      <path d="M26 -40L34 4" {...drawn('#8d6a3f', 4)} />
      <path d="M20 -42L36 -46L30 -32z" fill="#c9c4bb" {...line} />
      <path
        d="M-10 -26Q-30 -28 -24 -44Q-16 -36 -6 -34zM10 -26Q30 -28 24 -44Q16 -36 6 -34z"
        fill="#d9c9a4"
        {...line}
      />
      <path
        d="M-11 -20Q-11 -34 0 -34Q11 -34 11 -20Q9 -4 0 0Q-9 -4 -11 -20z"
        fill="#a56f43"
        {...line}
      />
      <path d="M-5 -4Q0 8 5 -4z" fill="#3b2413" {...line} />
      <path d="M-8 -21L-2 -18M8 -21L2 -18" {...drawn('#ffd34d', 3)} />
    </g>
  );
}

/** The ones that give hell its name. */
export function Demon() {
  return (
    <g>
      <path
        d="M-10 -4Q-30 -34 -47 -18Q-40 -12 -43 0Q-34 -2 -34 10Q-24 4 -12 16zM10 -4Q30 -34 47 -18Q40 -12 43 0Q34 -2 34 10Q24 4 12 16z"
        fill="#5d1020"
        {...line}
      />
      <path d="M-18 2Q0 -10 18 2L15 34Q8 44 0 44Q-8 44 -15 34z" fill="#b3242b" {...line} />
      <path d="M-10 12Q0 18 10 12M-9 22Q0 27 9 22" {...drawn('#701019', 3)} />
      <path
        d="M-9 -30Q-26 -32 -22 -47Q-12 -44 -4 -36zM9 -30Q26 -32 22 -47Q12 -44 4 -36z"
        fill="#e2d3ae"
        {...line}
      />
      <path
        d="M-14 -22Q-14 -38 0 -38Q14 -38 14 -22Q13 -4 0 0Q-13 -4 -14 -22z"
        fill="#c92f31"
        {...line}
      />
      <path d="M-10 -24L-2 -19L-9 -17zM10 -24L2 -19L9 -17z" fill="#ffe169" />
      <path d="M-8 -9Q0 -3 8 -9Q4 -1 0 -1Q-4 -1 -8 -9z" fill={INK} />
      <path d="M-6 -8.5L-4 -4L-2 -7.4zM6 -8.5L4 -4L2 -7.4z" fill="#fff3d6" />
    </g>
  );
}

/** Fire that found a shape it likes. */
export function FireEntity() {
  return (
    <g>
      <path
        d="M0 -46Q6 -30 16 -26Q20 -34 17 -42Q36 -24 32 0Q40 -4 40 -14Q48 10 34 28Q22 44 0 44Q-22 44 -34 28Q-48 10 -40 -14Q-40 -4 -32 0Q-36 -24 -17 -42Q-20 -34 -16 -26Q-6 -30 0 -46z"
        fill="#f0641e"
        {...line}
      />
      <path
        d="M0 -28Q6 -16 14 -12Q24 0 20 20Q12 36 0 36Q-12 36 -20 20Q-24 0 -14 -12Q-6 -16 0 -28z"
        fill="#ffb02e"
      />
      <path d="M0 -6Q10 6 8 20Q4 30 0 30Q-4 30 -8 20Q-10 6 0 -6z" fill="#fff2ae" />
      <path d="M-16 -2L-5 4L-15 8zM16 -2L5 4L15 8z" fill={INK} />
      <path d="M-10 20Q0 12 10 20Q0 32 -10 20z" fill="#6b1605" />
    </g>
  );
}

export function Skeleton() {
  return (
    <g>
      <path d="M-34 -30L-24 40" {...drawn(INK, 8)} />
      <path d="M-34 -30L-24 40" {...drawn('#9a8f7c', 4.4)} />
      <path d="M-40 -28L-34 -46L-26 -32z" fill="#c9c4bb" {...line} />
      <path d="M-14 4Q-28 6 -28 18M14 4Q30 8 26 26L32 34" {...drawn(INK, 8)} />
      <path d="M-14 4Q-28 6 -28 18M14 4Q30 8 26 26L32 34" {...drawn('#ddd3bb', 4.4)} />
      <path d="M0 -6V34M-10 44L0 33L10 44" {...drawn(INK, 9)} />
      <path d="M0 -6V34M-10 44L0 33L10 44" {...drawn('#ddd3bb', 5)} />
      <path d="M-15 2Q0 -4 15 2M-14 11Q0 5 14 11M-11 20Q0 14 11 20" {...drawn(INK, 8)} />
      <path d="M-15 2Q0 -4 15 2M-14 11Q0 5 14 11M-11 20Q0 14 11 20" {...drawn('#ddd3bb', 4.4)} />
      <path
        d="M-15 -24Q-16 -44 1 -44Q17 -44 15 -24Q14 -17 9 -15V-6H-8V-15Q-14 -17 -15 -24z"
        fill="#eae2cc"
        {...line}
      />
      <path d={circle(-6, -26, 5) + circle(7, -26, 5)} fill={INK} />
      <path d={circle(-6, -26, 1.8) + circle(7, -26, 1.8)} fill="#7fd8ff" />
      <path d="M0 -20L3 -15H-3zM-4 -13V-7M0 -13V-7M4 -13V-7" {...drawn(INK, 1.8)} />
    </g>
  );
}

/** Small, many, and delighted. */
export function Imp() {
  return (
    <g>
      <path d="M12 26Q34 34 36 12" {...drawn(INK, 8)} />
      <path d="M12 26Q34 34 36 12" {...drawn('#8d3f9c', 4)} />
      <path d="M36 4L44 14L30 16z" fill="#8d3f9c" {...line} />
      <path
        d="M-10 2Q-28 -14 -42 -6Q-34 0 -36 8Q-28 6 -26 14Q-18 10 -10 16zM10 2Q26 -14 40 -8Q34 -2 34 4Q26 2 24 12Q16 8 10 14z"
        fill="#4b1a57"
        {...line}
      />
      <path d="M-13 2Q0 -4 13 2L11 30Q0 40 -11 30z" fill="#a457b4" {...line} />
      <path d="M-8 32L-12 44H-2zM8 32L12 44H2z" fill="#a457b4" {...line} />
      <path d="M-12 -14L-40 -30L-14 -30zM12 -14L40 -30L14 -30z" fill="#8d3f9c" {...line} />
      <path d="M-8 -34L-12 -46L-2 -38zM8 -34L12 -46L2 -38z" fill="#e2d3ae" {...line} />
      <path
        d="M-18 -20Q-18 -38 0 -38Q18 -38 18 -20Q16 -2 0 2Q-16 -2 -18 -20z"
        fill="#b66ac6"
        {...line}
      />
      <path d={oval(-7, -20, 5, 5.6) + oval(7, -20, 5, 5.6)} fill="#fff6c9" />
      <path d={oval(-6, -19, 2, 4) + oval(6, -19, 2, 4)} fill={INK} />
      <path d="M-11 -9Q0 4 11 -9Q0 -5 -11 -9z" fill={INK} />
      <path d="M-7 -7.6L-5 -3.4L-3 -6.6M3 -6.6L5 -3.4L7 -7.6" {...drawn('#fff', 1.8)} />
    </g>
  );
}

/** It was part of the wall until you came near. */
export function Gargoyle() {
  return (
    <g>
      <path
        d="M-12 -4Q-28 -44 -46 -28L-34 -22L-42 -8L-30 -8L-34 8L-14 12zM12 -4Q28 -44 46 -28L34 -22L42 -8L30 -8L34 8L14 12z"
        fill="#5d6570"
        {...line}
      />
      <path d="M-26 44Q-34 18 -14 4H14Q34 18 26 44z" fill="#7d8793" {...line} />
      <path d="M-14 12Q-18 30 -12 44M14 12Q18 30 12 44M-4 18L6 28L-2 40" {...drawn('#4a525c', 3)} />
      <path d="M-24 44L-20 34L-14 44M24 44L20 34L14 44" fill="#a9b2bc" {...line} />
      <path d="M-12 -30L-18 -44L-4 -36zM12 -30L18 -44L4 -36z" fill="#98a2ad" {...line} />
      <path d="M-16 -20L-12 -34H12L16 -20L10 2Q0 8 -10 2z" fill="#8a94a0" {...line} />
      <path d="M-12 -20L-3 -15L-11 -12zM12 -20L3 -15L11 -12z" fill="#ff8f3d" />
      <path d="M-8 -3L-4 -6L0 -2L4 -6L8 -3" {...drawn(INK, 2.6)} />
      <path d="M-7 -3L-5 5L-2 -3zM7 -3L5 5L2 -3z" fill="#e6e9ec" {...line} stroke-width="1.4" />
    </g>
  );
}
