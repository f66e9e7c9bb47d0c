import type { SeatId } from '@crawlspace/kernel';
import { svg } from '../dom.ts';

/** The heroes as drawn on their tokens and their sheets, about 40 units high around the origin. */
export function drawHero(seat: SeatId): SVGGElement {
  return svg('g', { class: `figure hero-${seat}` }, ...(seat === 0 ? drawHooded() : drawHatted()));
}

function drawHooded(): SVGElement[] {
  return [
    svg('path', {
      class: 'cloth',
      d: 'M0 -17 C8 -16 11 -8 9.5 -1 C13 4 14 10 13.5 14 Q0 20 -13.5 14 C-14 10 -13 4 -9.5 -1 C-11 -8 -8 -16 0 -17Z',
    }),
    svg('path', {
      class: 'shade',
      d: 'M0 -12 C5 -12 6.5 -6 5 -1 Q0 4 -5 -1 C-6.5 -6 -5 -12 0 -12Z',
    }),
    svg('path', { class: 'trim', d: 'M0 3 V16 M-8 2 Q0 9 8 2' }),
    ...drawEyes(-5.5),
  ];
}

function drawHatted(): SVGElement[] {
  return [
    svg('path', {
      class: 'cloth',
      d: 'M-7 -3 Q0 3 7 -3 C13 0 14 9 13.5 14 Q0 20 -13.5 14 C-14 9 -13 0 -7 -3Z',
    }),
    svg('circle', { class: 'shade', cx: 0, cy: -5, r: 6.5 }),
    svg('path', { class: 'cloth', d: 'M-7 -9 C-7 -18 -3 -17 0 -15.5 C3 -17 7 -18 7 -9Z' }),
    svg('ellipse', { class: 'cloth', cx: 0, cy: -8.5, rx: 14, ry: 3 }),
    svg('path', { class: 'trim', d: 'M-7 -10.5 H7 M0 3 V16 M-3 6 H3 M-3 11 H3' }),
    ...drawEyes(-4),
  ];
}

function drawEyes(y: number): SVGElement[] {
  return [-2.2, 2.2].map((x) => svg('circle', { class: 'eye', cx: x, cy: y, r: 1.1 }));
}

/** A rat seen from above, nose up. */
export function drawRat(): SVGGElement {
  return svg(
    'g',
    { class: 'figure rat' },
    svg('path', { class: 'tail', d: 'M0 12 C0 19 -10 15 -11 20 C-11.5 23 -8 24 -5 22' }),
    svg('path', { class: 'paws', d: 'M-7 -2 L-11 -5 M7 -2 L11 -5 M-8 8 L-12 11 M8 8 L12 11' }),
    svg('path', {
      class: 'fur',
      d: 'M0 -8 C7 -6 10 3 8.5 9 C7 15 -7 15 -8.5 9 C-10 3 -7 -6 0 -8Z',
    }),
    svg('circle', { class: 'ear', cx: -5.5, cy: -9.5, r: 3.6 }),
    svg('circle', { class: 'ear', cx: 5.5, cy: -9.5, r: 3.6 }),
    svg('path', { class: 'fur', d: 'M0 -21 C3 -17 6 -13 5 -8 Q0 -4 -5 -8 C-6 -13 -3 -17 0 -21Z' }),
    svg('circle', { class: 'eye', cx: -2.3, cy: -12.5, r: 1.2 }),
    svg('circle', { class: 'eye', cx: 2.3, cy: -12.5, r: 1.2 }),
  );
}

export function drawCrown(): SVGGElement {
  return svg(
    'g',
    { class: 'figure crown' },
    svg('circle', { class: 'shine', r: 26 }),
    svg('path', { class: 'gold', d: 'M-15 9 L-17 -8 L-8 -1 L0 -13 L8 -1 L17 -8 L15 9Z' }),
    svg('path', { class: 'gold', d: 'M-15 11 H15 V15 H-15Z' }),
    ...[-17, 0, 17].map((x) =>
      svg('circle', { class: 'jewel', cx: x, cy: x === 0 ? -14 : -9, r: 2.6 }),
    ),
  );
}
