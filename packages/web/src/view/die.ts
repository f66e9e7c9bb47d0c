import { svg } from './dom.ts';

const LEFT = 6;
const MIDDLE = 12;
const RIGHT = 18;
/** Where the pips of each face sit. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[MIDDLE, MIDDLE]],
  [
    [LEFT, LEFT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [MIDDLE, MIDDLE],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [MIDDLE, MIDDLE],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [LEFT, MIDDLE],
    [RIGHT, MIDDLE],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
];

/** A die as it lies on the table. Whoever shows it says in words what it reads. */
export function dieFace(face: number, hits: boolean): SVGSVGElement {
  return svg(
    'svg',
    { class: hits ? 'die die--hit' : 'die', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('rect', { x: 1, y: 1, width: 22, height: 22, rx: 5 }),
    ...(PIPS[face] ?? []).map(([cx, cy]) => svg('circle', { cx, cy, r: 2.2 })),
  );
}
