import type { AdventureState, Enemy } from '../../src/state.ts';
import { type Door, edge, isExtraLarge, type Plane, planeOf } from './plane.ts';
import { laidOutside, sightFrom } from './sight.ts';

/** What lies next to what, worked out from a plane: who is adjacent, who can step, who can see. */
export interface Ground {
  readonly plane: Plane;
  readonly adjacent: readonly (readonly number[])[];
  /** Where models step that cannot cross Barriers. */
  readonly steps: readonly (readonly number[])[];
  isAdjacent(one: number, other: number): boolean;
  /** Spaces away, around Walls and through Gates; Barriers do not matter. */
  distance(from: number, to: number): number;
  /** Steps away for who cannot cross Barriers, whoever stands in the way. */
  walk(from: number, to: number): number;
  sees(from: number, to: number): boolean;
  tilesAt(space: number): readonly number[];
  /** Joined by a doorway or by a Gate. */
  areTilesAdjacent(one: number, other: number): boolean;
  /** The spaces of a model. */
  under(enemy: Pick<Enemy, 'type' | 'space' | 'corner'>): readonly number[];
}

const WAYS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

let last: { layout: AdventureState['board']['layout']; ground: Ground } | null = null;

/** Worked out anew when tiles or Gates have changed. */
export function groundOf({ board: { layout } }: Pick<AdventureState, 'board'>): Ground {
  if (last?.layout.tiles === layout.tiles && last.layout.gates === layout.gates) return last.ground;
  const ground = makeGround(planeOf(layout));
  last = { layout, ground };
  return ground;
}

export function makeGround(plane: Plane): Ground {
  const adjacent = plane.squares.map((_, space) => besides(plane, space));
  const steps = walkable(plane, adjacent);
  const reach: Int16Array[] = [];
  const walks: Int16Array[] = [];
  const seen: (ReadonlySet<number> | undefined)[] = [];
  const isAdjacent = (one: number, other: number) => adjacent[one]?.includes(other) ?? false;
  const tilesAt = (space: number) => plane.squares[space]?.tiles ?? [];
  return {
    plane,
    adjacent,
    steps,
    isAdjacent,
    distance(from, to) {
      reach[from] ??= spread(adjacent, from);
      const far = reach[from]?.[to] ?? -1;
      return far < 0 ? Number.POSITIVE_INFINITY : far;
    },
    walk(from, to) {
      walks[from] ??= spread(steps, from);
      const far = walks[from]?.[to] ?? -1;
      return far < 0 ? Number.POSITIVE_INFINITY : far;
    },
    sees(from, to) {
      seen[from] ??= sightFrom(plane, from);
      return seen[from]?.has(to) ?? false;
    },
    tilesAt,
    areTilesAdjacent: (one, other) => touch(plane, one, other),
    under: (enemy) => (isExtraLarge(enemy.type) ? base(plane, adjacent, enemy) : [enemy.space]),
  };
}

/** Two spaces are next to each other on one tile; diagonally only if no Wall covers the crossing. */
function besides(plane: Plane, space: number): number[] {
  const { x, y, world, tiles } = plane.squares[space] as Plane['squares'][number];
  const found = new Set<number>();
  for (const tile of tiles) {
    const on = (dx: number, dy: number) => {
      const other = plane.at(world, x + dx, y + dy);
      const isHere = other !== undefined && plane.squares[other]?.tiles.includes(tile);
      return isHere ? other : undefined;
    };
    for (const [dx, dy] of WAYS) {
      const other = on(dx, dy);
      if (other === undefined || other === space) continue;
      if (on(dx, 0) !== undefined && on(0, dy) !== undefined) found.add(other);
    }
  }
  for (const [near, far] of plane.gates) {
    if (near.spaces.includes(space)) for (const other of far.spaces) found.add(other);
    if (far.spaces.includes(space)) for (const other of near.spaces) found.add(other);
  }
  return [...found].sort((one, other) => one - other);
}

/** Steps that no Barrier stops, neither across it nor past its end; who is shut in may cross. */
function walkable(plane: Plane, adjacent: readonly (readonly number[])[]): number[][] {
  const { barriers, squares } = plane;
  const isStopped = (one: number, other: number) => {
    const [a, b] = [squares[one], squares[other]];
    if (!a || !b || a.world !== b.world) return false;
    const corners = [plane.at(a.world, a.x, b.y), plane.at(a.world, b.x, a.y)];
    return [...corners, one, other].some(
      (corner) =>
        corner !== undefined &&
        (barriers.has(edge(one, corner)) || barriers.has(edge(other, corner))),
    );
  };
  const free = adjacent.map((others, one) => others.filter((other) => !isStopped(one, other)));
  if (barriers.size === 0) return free;
  const outside = new Set(plane.doors.flat().flatMap(({ spaces }) => spaces));
  for (const space of outside) for (const next of free[space] ?? []) outside.add(next);
  return free.map((others, one) => (outside.has(one) ? others : [...(adjacent[one] ?? [])]));
}

function spread(adjacent: readonly (readonly number[])[], from: number): Int16Array {
  const away = new Int16Array(adjacent.length).fill(-1);
  away[from] = 0;
  const reached = [from];
  for (const space of reached) {
    for (const next of adjacent[space] ?? []) {
      if (away[next] !== -1) continue;
      away[next] = (away[space] as number) + 1;
      reached.push(next);
    }
  }
  return away;
}

function touch({ doors, gates }: Plane, one: number, other: number): boolean {
  const between = (from: Door, to: Door) => from.tile === one && to.tile === other;
  const joined = (doors[one] ?? []).some(({ spaces }) =>
    (doors[other] ?? []).some((door) => door.spaces.includes(spaces[0])),
  );
  return joined || gates.some(([a, b]) => between(a, b) || between(b, a));
}

/**
 * Two by two spaces from the anchor, which is the north-west one unless the corner says otherwise. At
 * a Gate some of them may be those right beyond it.
 */
function base(
  plane: Plane,
  adjacent: readonly (readonly number[])[],
  { space, corner = 0 }: Pick<Enemy, 'space' | 'corner'>,
): number[] {
  const anchor = plane.squares[space];
  if (!anchor) return [];
  const left = anchor.x - (corner === 1 || corner === 2 ? 1 : 0);
  const top = anchor.y - (corner === 2 || corner === 3 ? 1 : 0);
  const around = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].flatMap(([dx = 0, dy = 0]) => [
    plane.at(anchor.world, left + dx, top + dy),
    ...beyondGates(plane, anchor.world, left + dx, top + dy),
  ]);
  // What lies behind a Wall is not under the base.
  const own = new Set([space]);
  for (const each of own) {
    for (const next of adjacent[each] ?? []) if (around.includes(next)) own.add(next);
  }
  return [...own];
}

/** The spaces right beyond Gates of a world that would lie at this place in it. */
function beyondGates(plane: Plane, world: string, x: number, y: number): number[] {
  const ways = plane.gates.flatMap(([one, other]) => [
    [one, other] as const,
    [other, one] as const,
  ]);
  return ways.flatMap(([near, far]) => {
    if (plane.squares[near.spaces[0]]?.world !== world) return [];
    const lay = laidOutside(plane, near, far);
    return far.spaces.filter((space) => {
      const place = lay(plane.squares[space] as Plane['squares'][number]);
      return place.x === x && place.y === y;
    });
  });
}
