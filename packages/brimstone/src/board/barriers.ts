import type { PlacedDoorway, SpaceId } from './board.ts';
import type { Pair, WorldId } from './tiles.ts';

type Links = readonly (readonly SpaceId[])[];

interface Ground {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly world: readonly WorldId[];
  readonly barriers: readonly Pair<SpaceId>[];
  readonly doorwaysOf: readonly (readonly PlacedDoorway[])[];
}

/**
 * Where models may step that cannot cross Barriers. The ends of a Barrier reach over the crossing
 * and stop diagonal steps there. Who is shut in by Walls and Barriers may still get out.
 */
export function withoutBarriers(neighbours: Links, ground: Ground): Links {
  if (ground.barriers.length === 0) return neighbours;
  const edges = new Set(ground.barriers.map(([one, other]) => edgeKey(one, other)));
  const ends = new Set(ground.barriers.flat());
  const near = new Set([...ends].flatMap((end) => [end, ...(neighbours[end] ?? [])]));
  const steps = [...neighbours];
  for (const space of near) {
    steps[space] = (neighbours[space] ?? []).filter(
      (other) => !isBarred(edges, neighbours, ground, space, other),
    );
  }
  letOutTheShutIn(steps, neighbours, ground, ends);
  return steps;
}

function isBarred(
  edges: ReadonlySet<number>,
  neighbours: Links,
  { x, y, world }: Ground,
  one: SpaceId,
  other: SpaceId,
): boolean {
  if (world[one] !== world[other]) return false;
  // Of a straight step the other space is itself the only corner.
  const corners = (neighbours[one] ?? []).filter(
    (corner) =>
      (x[corner] === x[one] && y[corner] === y[other]) ||
      (x[corner] === x[other] && y[corner] === y[one]),
  );
  return corners.some(
    (corner) => edges.has(edgeKey(one, corner)) || edges.has(edgeKey(other, corner)),
  );
}

function edgeKey(one: SpaceId, other: SpaceId): number {
  return Math.min(one, other) * 65536 + Math.max(one, other);
}

/** Who cannot reach a doorway from beside a Barrier is shut in and may cross it. */
function letOutTheShutIn(
  steps: (readonly SpaceId[])[],
  neighbours: Links,
  { doorwaysOf }: Ground,
  ends: ReadonlySet<SpaceId>,
): void {
  const isOutside = new Uint8Array(steps.length);
  const outside = doorwaysOf.flat().flatMap(({ spaces }) => spaces);
  for (const space of outside) isOutside[space] = 1;
  for (const space of outside) {
    for (const next of steps[space] ?? []) {
      if (isOutside[next] === 1) continue;
      isOutside[next] = 1;
      outside.push(next);
    }
  }
  for (const space of ends) {
    if (isOutside[space] === 0) steps[space] = neighbours[space] ?? [];
  }
}
