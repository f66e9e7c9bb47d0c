import type { Span } from './evening.ts';

/** What one kind of doing took, each time it was done. */
export interface Row {
  readonly what: string;
  readonly taken: readonly number[];
  /** The most that the middle of them may be; null where it is only told. */
  readonly goal: number | null;
}

const ATTACK = 'ask.turn attack';

/** What people do, as parts of what was played, and how many clicks it may take. */
const KINDS: readonly {
  readonly what: string;
  readonly part: string;
  readonly goal: number | null;
  is?(span: Span): boolean;
}[] = [
  { what: 'Hellscape: a turn', part: 'turn', goal: 5 },
  // Nearly every turn of it is an attack or two: what they take is told, and is no usual turn.
  { what: 'Hellscape: a turn of an evening of fights', part: 'turn among fights', goal: null },
  {
    what: 'Hellscape: a turn with three attacks',
    part: 'turn among fights',
    goal: null,
    is: ({ answers }) => (answers.get(ATTACK) ?? 0) >= 3,
  },
  { what: 'Hellscape: the rest of a round', part: 'rest of a round', goal: null },
  { what: 'Brimstone: an activation in peace', part: 'peace', goal: null },
  { what: 'Brimstone: an activation in a fight', part: 'fight', goal: null },
  { what: 'Brimstone: the rest of a turn', part: 'rest of a turn', goal: null },
  { what: 'Town: a bare day for four', part: 'day', goal: 8 },
  { what: 'Town: what a resurrection still takes', part: 'resurrection', goal: 2 },
];

/** Whatever was played of them. */
export function rowsOf(spans: readonly Span[]): readonly Row[] {
  return KINDS.map(({ what, part, goal, is = () => true }) => ({
    what,
    goal,
    taken: spans.filter((span) => span.part === part && is(span)).map(({ taken }) => taken),
  })).filter(({ taken }) => taken.length > 0);
}

export interface Measured {
  readonly median: number;
  readonly p90: number;
  readonly most: number;
}

export function measure({ taken }: Row): Measured {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { median: at(0.5), p90: at(0.9), most: at(1) };
}

export function isMissed(row: Row): boolean {
  return row.goal !== null && measure(row).median > row.goal;
}
