import { WIDTH } from '@crawlspace/kernel/skirmish';
import { placeOf } from '../../game/cellar-map.ts';

/** Units of the drawing, not pixels. */
export const CELL = 64;
export const SIDE = CELL * WIDTH;
/** Around the cellar, for the names of rows and columns. */
export const RIM = 26;

/** The upper left corner of a space. */
export function cornerOf(space: number): { readonly x: number; readonly y: number } {
  const { column, row } = placeOf(space);
  return { x: column * CELL, y: row * CELL };
}

/** Moves an element to the middle of a space; the style sheet lets it glide there. */
export function moveTo(element: SVGElement, space: number): void {
  const { x, y } = cornerOf(space);
  element.style.setProperty('transform', `translate(${x + CELL / 2}px, ${y + CELL / 2}px)`);
}
