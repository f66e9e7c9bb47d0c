/** Marks nodes that cannot be reached. */
export const UNREACHED = -1;

/**
 * Steps from one node to every node within the limit, breadth first, into an array that the caller
 * keeps (UNREACHED elsewhere). Nodes are numbered from 0; `mayEnter` says where one can go.
 */
export function distancesFrom(
  start: number,
  neighbours: readonly (readonly number[])[],
  limit: number,
  mayEnter: (node: number) => boolean,
  into: Int16Array,
): Int16Array {
  into.fill(UNREACHED);
  into[start] = 0;
  let edge = [start];
  for (let steps = 1; steps <= limit && edge.length > 0; steps++) {
    const next: number[] = [];
    for (const node of edge) {
      for (const neighbour of neighbours[node] as readonly number[]) {
        if (into[neighbour] !== UNREACHED || !mayEnter(neighbour)) continue;
        into[neighbour] = steps;
        next.push(neighbour);
      }
    }
    edge = next;
  }
  return into;
}
