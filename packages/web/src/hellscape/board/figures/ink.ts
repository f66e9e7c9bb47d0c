/** The line around everything that lives. */
export const INK = '#0c0609';

export const line = {
  stroke: INK,
  'stroke-width': 2.8,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

/** A stroke without a body. */
export function drawn(colour: string, width: number) {
  return {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  } as const;
}
