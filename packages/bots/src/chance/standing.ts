/** Who went where: what is measured by it. */
export interface Place {
  readonly mission: string;
  readonly heroes: number;
  /** Of the highest hero of a company, which meets hardships; null where everybody is new. */
  readonly level: number | null;
  /** Other rules are agreed on than those that were measured. */
  readonly otherRules?: boolean;
}

/** Where a game stands, as far as it says how much looking ahead can be believed. */
export interface Standing extends Place {
  /** Turns or rounds that are over. */
  readonly over: number;
  /** Nobody is there to fight. */
  readonly peace: boolean;
  /** What people see happen: while it stays the same, nothing explains another chance to win. */
  readonly mark: string;
}
