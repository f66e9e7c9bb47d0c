import type { Decision } from '@crawlspace/kernel';

type Picks = readonly string[];

/** What is picked after one more touch of an option. */
export function touchOption(decision: Decision, picks: Picks, id: string): Picks {
  if (decision.kind === 'one') return [id];
  if (decision.kind === 'allocate') {
    return picks.length < decision.max && roomLeft(decision, picks, id) > 0
      ? [...picks, id]
      : picks;
  }
  if (picks.includes(id)) return picks.filter((pick) => pick !== id);
  return picks.length < decision.max ? [...picks, id] : picks;
}

/** The answer that these picks amount to, or null while something is left to say. */
export function settledAnswer(decision: Decision, picks: Picks): Picks | null {
  const { kind, options, max } = decision;
  // Any number of picks may be meant: only the one who picks knows when it is done.
  if (kind === 'many') return null;
  if (kind !== 'order') return picks.length === max ? picks : null;
  const rest = options.map(({ id }) => id).filter((id) => !picks.includes(id));
  return rest.length <= 1 ? [...picks, ...rest] : null;
}

export function roomLeft(decision: Decision, picks: Picks, id: string): number {
  const capacity = decision.options.find((option) => option.id === id)?.capacity ?? 0;
  return capacity - timesPicked(picks, id);
}

export function timesPicked(picks: Picks, id: string): number {
  return picks.filter((pick) => pick === id).length;
}
