/** Marks nodes that cannot be reached. */
export const UNREACHED = -1;

/** Nodes to be visited, kept between calls so that a search allocates nothing. */
let queue = new Int32Array(256);

/**
 * Steps from the nearest of some nodes to every node within the limit, breadth first, into an array
 * that the caller keeps (UNREACHED elsewhere). Nodes are numbered from 0; a node with a mark in `blocked` cannot be
 * entered. The search ends early when it has reached `until`.
 */
export function distancesFrom(
  starts: readonly number[],
  neighbours: readonly (readonly number[])[],
  limit: number,
  blocked: Uint8Array,
  into: Int16Array,
  until = UNREACHED,
): Int16Array {
  if (queue.length < neighbours.length) queue = new Int32Array(2 * neighbours.length);
  into.fill(UNREACHED);
  let waiting = 0;
  for (const start of starts) {
    into[start] = 0;
    queue[waiting++] = start;
  }
  for (let next = 0; next < waiting; next++) {
    const node = queue[next] as number;
    const steps = (into[node] as number) + 1;
    if (steps > limit) break;
    const around = neighbours[node] as readonly number[];
    for (let i = 0; i < around.length; i++) {
      const neighbour = around[i] as number;
      if (into[neighbour] !== UNREACHED || blocked[neighbour] !== 0) continue;
      into[neighbour] = steps;
      if (neighbour === until) return into;
      queue[waiting++] = neighbour;
    }
  }
  return into;
}
