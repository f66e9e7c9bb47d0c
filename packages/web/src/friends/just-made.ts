import { signal } from '@preact/signals';

/** The table that was made a moment ago: its owner is shown the link first. */
export const justMade = signal<string | null>(null);
