import { DICE_LIMIT, type DieKind, dice } from '@crawlspace/hellscape';

/** Dice of an attack; a Shadow die is 1 or 0. */
export interface Pool {
  readonly yellow: number;
  readonly orange: number;
  readonly shadow: number;
}

/** What a die brings on average. */
export const YELLOW = average('yellow', 'hits');
export const ORANGE = average('orange', 'hits');
export const SHADOW = average('shadow', 'hits');
export const BLUE = average('blue', 'shields');
/** Claws and ability symbols of an Enemy die. */
export const CLAW = average('enemy', 'claws');
export const SYMBOL = average('enemy', 'ability');

function average(kind: DieKind, what: 'hits' | 'shields' | 'claws' | 'ability'): number {
  const { faces } = dice[kind];
  return faces.reduce((sum, face) => sum + face[what], 0) / faces.length;
}

export function expectedHits({ yellow, orange, shadow }: Pool): number {
  return (
    Math.min(yellow, DICE_LIMIT.yellow) * YELLOW +
    Math.min(orange, DICE_LIMIT.orange) * ORANGE +
    Math.min(shadow, DICE_LIMIT.shadow) * SHADOW
  );
}

/** Chances of 0, 1, 2 … */
type Spread = readonly number[];

const NOTHING: Spread = [1];

function spreadOf(kind: DieKind, what: 'hits' | 'shields'): Spread {
  const { faces } = dice[kind];
  const spread: number[] = [];
  for (const face of faces) {
    const n = face[what];
    while (spread.length <= n) spread.push(0);
    spread[n] = (spread[n] ?? 0) + 1 / faces.length;
  }
  return spread;
}

function together(a: Spread, b: Spread): Spread {
  const sum = Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < b.length; j++) {
      sum[i + j] = (sum[i + j] as number) + (a[i] as number) * (b[j] as number);
    }
  }
  return sum;
}

function times(spread: Spread, n: number): Spread {
  let all = NOTHING;
  for (let i = 0; i < n; i++) all = together(all, spread);
  return all;
}

const HITS = {
  yellow: spreadOf('yellow', 'hits'),
  orange: spreadOf('orange', 'hits'),
  shadow: spreadOf('shadow', 'hits'),
};
const SHIELDS = spreadOf('blue', 'shields');

const wounds = new Map<number, number>();

/**
 * Wounds to be expected from an attack against so many blue dice, with so many hits added to it (or
 * shields, when negative; fractions are weighed).
 */
export function expectedWounds(
  pool: Pool,
  blue: number,
  edge: number,
  shadow = pool.shadow,
): number {
  const low = Math.floor(edge);
  const share = edge - low;
  const at = tableWounds(pool, shadow, blue, low);
  if (share === 0) return at;
  return at * (1 - share) + tableWounds(pool, shadow, blue, low + 1) * share;
}

function tableWounds({ yellow, orange }: Pool, shadow: number, blue: number, edge: number): number {
  const y = Math.min(yellow, DICE_LIMIT.yellow);
  const o = Math.min(orange, DICE_LIMIT.orange);
  const s = Math.min(shadow, DICE_LIMIT.shadow);
  const b = Math.min(blue, DICE_LIMIT.blue);
  const key = (((y * 4 + o) * 2 + s) * 6 + b) * 100 + edge + 50;
  let found = wounds.get(key);
  if (found === undefined) {
    found = workOut(y, o, s, b, edge);
    wounds.set(key, found);
  }
  return found;
}

function workOut(y: number, o: number, s: number, b: number, edge: number): number {
  const attack = together(times(HITS.yellow, y), times(HITS.orange, o));
  const hits = together(attack, times(HITS.shadow, s));
  const shields = times(SHIELDS, b);
  let sum = 0;
  for (let h = 0; h < hits.length; h++) {
    for (let block = 0; block < shields.length; block++) {
      const through = Math.max(0, h + edge - block);
      sum += through * (hits[h] as number) * (shields[block] as number);
    }
  }
  return sum;
}
