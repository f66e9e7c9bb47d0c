import type { Point } from './plane.ts';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

export function arrowOf(key: string): Point | null {
  return ARROWS[key] ?? null;
}

/** The nearest spot in a direction: what lies straight ahead counts as nearer than what lies aside. */
export function nextSpot<Spot extends Point>(
  spots: readonly Spot[],
  from: Point,
  way: Point,
): Spot | null {
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead <= 1 || aside > ahead * 3) continue;
    const length = ahead + aside * 2;
    if (length < least) {
      least = length;
      best = spot;
    }
  }
  return best;
}

/** The spot nearest to a point. */
export function nearestTo<Spot extends Point>(
  spots: readonly Spot[],
  from: Point | null,
): Spot | undefined {
  if (!from) return spots[0];
  const away = (spot: Point) => Math.hypot(spot.x - from.x, spot.y - from.y);
  return [...spots].sort((one, other) => away(one) - away(other))[0];
}
