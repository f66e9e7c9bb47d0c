import { isWall, SPACES, WIDTH } from '@crawlspace/kernel/skirmish';
import { columnName } from '../../game/cellar-map.ts';
import { svg } from '../dom.ts';
import { CELL, cornerOf, RIM, SIDE } from './geometry.ts';

const TONES = 4;
/** How much of the front of a wall shows below its top. */
const WALL_FRONT = 14;
const GAP = 1.5;

/** The floor, the walls and the rim: all that never moves. */
export function drawCellar(): SVGGElement {
  const spaces = Array.from({ length: SPACES }, (_, space) => space);
  return svg(
    'g',
    {},
    svg('rect', {
      class: 'rim',
      x: -RIM,
      y: -RIM,
      width: SIDE + 2 * RIM,
      height: SIDE + 2 * RIM,
      rx: 14,
    }),
    svg('rect', { class: 'mortar', x: -4, y: -4, width: SIDE + 8, height: SIDE + 8, rx: 6 }),
    ...spaces.filter((space) => !isWall(space)).map(drawFlagstone),
    ...spaces.filter(isWall).flatMap(drawWall),
    ...rimNames(),
  );
}

function drawFlagstone(space: number): SVGElement {
  const { x, y } = cornerOf(space);
  const stone = svg('rect', {
    class: `flag flag--${toneOf(space)}`,
    x: x + GAP,
    y: y + GAP,
    width: CELL - 2 * GAP,
    height: CELL - 2 * GAP,
    rx: 5,
  });
  if (toneOf(space * 7 + 3) !== 0) return stone;
  const crack =
    space % 2 === 0
      ? `M${x + 14} ${y + 4} l7 15 l-5 9 l8 13`
      : `M${x + 60} ${y + 22} l-14 6 l-6 -4 l-11 11`;
  return svg('g', {}, stone, svg('path', { class: 'crack', d: crack }));
}

function drawWall(space: number): SVGElement[] {
  const { x, y } = cornerOf(space);
  const isOpenBelow = space + WIDTH < SPACES && !isWall(space + WIDTH);
  const isOpenAbove = space >= WIDTH && !isWall(space - WIDTH);
  const top = isOpenBelow ? CELL - WALL_FRONT : CELL;
  const joint = x + CELL * (toneOf(space) % 2 === 0 ? 0.4 : 0.62);
  const middle = y + top / 2;
  const joints = `M${x} ${middle} h${CELL} M${joint} ${y} V${middle} M${2 * x + CELL - joint} ${middle} V${y + top}`;
  const edge = `M${x} ${isOpenBelow ? y + top : y + 1} h${CELL}`;
  return [
    svg('rect', { class: 'wall-front', x, y, width: CELL, height: CELL }),
    svg('rect', { class: 'wall-top', x, y, width: CELL, height: top }),
    svg('path', { class: 'wall-joint', d: joints }),
    ...(isOpenAbove || isOpenBelow ? [svg('path', { class: 'wall-edge', d: edge })] : []),
  ];
}

/** Stones differ a little, always in the same way. */
function toneOf(space: number): number {
  return ((space * 2654435761) >>> 7) % TONES;
}

function rimNames(): SVGElement[] {
  return Array.from({ length: WIDTH }, (_, n) => {
    const middle = n * CELL + CELL / 2;
    return [
      svg('text', { class: 'rim-name', x: middle, y: -RIM / 2 }, columnName(n)),
      svg('text', { class: 'rim-name', x: -RIM / 2, y: middle }, String(n + 1)),
    ];
  }).flat();
}
