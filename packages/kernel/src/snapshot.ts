/** The state at a safe point: enough to go on without the answers that led there. */
export interface Snapshot<State> {
  /** How many answers were given before it. */
  readonly answers: number;
  readonly questions: number;
  readonly luck: readonly number[];
  readonly state: State;
}
