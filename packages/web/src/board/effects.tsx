import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Motion } from '../settings/index.ts';
import type { Changes } from './changes.ts';
import { PACE } from './pace.ts';

/** How the figures of a game move. */
export interface Gait {
  /** Milliseconds from one point of a way to the next, and for the whole way at the most. */
  readonly step: number;
  readonly most: number;
  /** The part of a figure that flinches and appears. */
  readonly body: string;
  /** The kinds of blows that hurt. */
  readonly hurts: readonly string[];
}

const LEAST = 240;

/** How long a way of so many points takes. */
export function walkingTime({ step, most }: Gait, points: number): number {
  return Math.min(most, Math.max(LEAST, (points - 1) * step));
}

/** Lets figures walk their ways, flinch, and appear. */
export function animateFigures(
  root: Element,
  { journeys, blows, arrived }: Changes,
  motion: Motion,
  gait: Gait,
): void {
  const pace = PACE[motion];
  if (pace === 0) return;
  const find = (key: string, part = '') => root.querySelector(`[data-figure="${key}"]${part}`);
  for (const { key, way, scale } of journeys) {
    const size = scale === undefined ? '' : ` scale(${scale})`;
    find(key)?.animate(
      way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)${size}` })),
      { duration: walkingTime(gait, way.length) * pace, easing: 'ease-in-out' },
    );
  }
  for (const { key, kind } of blows) {
    if (!gait.hurts.includes(kind)) continue;
    find(key, ` ${gait.body}`)?.animate(
      [0, -9, 8, -5, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: 380 * pace },
    );
  }
  for (const key of arrived) {
    find(key, ` ${gait.body}`)?.animate(
      [
        { transform: 'scale(0.2)', opacity: 0 },
        { transform: 'scale(1.14)', opacity: 1, offset: 0.7 },
        { transform: 'scale(1)' },
      ],
      { duration: 420 * pace, easing: 'ease-out' },
    );
  }
}

const PASSING = 1500;

interface Props<Seen> {
  readonly changes: Seen;
  readonly motion: Motion;
  /** Whether there is anything to be seen of these changes. */
  readonly shows: boolean;
  readonly draw: (changes: Seen) => ComponentChildren;
}

let shown = 0;

/** What is seen for a while and then gone: numbers that rise, the fallen fading away. */
export function PassingEffects<Seen>({ changes, motion, shows, draw }: Props<Seen>) {
  const [running, setRunning] = useState<readonly { id: number; changes: Seen }[]>([]);
  useEffect(() => {
    if (PACE[motion] === 0 || !shows) return;
    const one = { id: ++shown, changes };
    setRunning((others) => [...others, one]);
    // Others may come meanwhile: each runs out by itself.
    setTimeout(
      () => setRunning((all) => all.filter((other) => other !== one)),
      PASSING * PACE[motion],
    );
  }, [changes, motion]);
  return (
    <>
      {running.map((each) => (
        <g key={each.id}>{draw(each.changes)}</g>
      ))}
    </>
  );
}
