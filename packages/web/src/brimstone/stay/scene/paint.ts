/** A colour in the light of the hour: the styles say how much of it is left, and what it sinks into. */
export function lit(colour: string): { fill: string } {
  return { fill: `color-mix(in srgb, ${colour} var(--lit), var(--shade))` };
}

/** The same for lines. */
export function litLine(colour: string): { stroke: string } {
  return { stroke: `color-mix(in srgb, ${colour} var(--lit), var(--shade))` };
}

/** Panes: dark by day, bright when it gets late. */
export const PANE = { fill: 'var(--pane)' } as const;

export const DARK = '#1b110a';
