/** How much a search may try at a decision: so many futures, or as many as fit into a time. */
export type Budget =
  | { readonly playouts: number }
  | { readonly milliseconds: number; readonly now: () => number };

/** How much of a budget is spent, 0 to 1, when the next round takes so many futures. */
export function meterOf(budget: Budget): (tried: number, next: number) => number {
  if ('playouts' in budget) {
    const { playouts } = budget;
    return (tried, next) => (tried + next > playouts ? 1 : tried / playouts);
  }
  const { milliseconds, now } = budget;
  const start = now();
  return () => (now() - start) / milliseconds;
}
