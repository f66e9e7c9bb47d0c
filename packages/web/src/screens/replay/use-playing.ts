import { useCallback, useEffect, useState } from 'preact/hooks';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for an answer at the common speed. */
const PACE = 1200;

/** Where a replay stands, whether it runs, and how fast. */
export interface Playing {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly goTo: (answer: number) => void;
  readonly step: (by: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

export function usePlaying(length: number, start = 0): Playing {
  const [at, setAt] = useState(Math.min(length, start));
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = wanted && at < length;
  const within = useCallback((n: number) => Math.max(0, Math.min(length, n)), [length]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setAt(within(at + 1)), PACE / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed, within]);
  return {
    at,
    isPlaying,
    speed,
    goTo: (answer) => setAt(within(answer)),
    step: (by) => {
      setWanted(false);
      setAt((now) => within(now + by));
    },
    toggle: () => {
      // At the end there is nothing more to play: it starts over.
      if (at >= length) setAt(0);
      setWanted(at >= length || !isPlaying);
    },
    setSpeed,
  };
}
