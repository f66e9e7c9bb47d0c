export type SaveProblem =
  | 'malformed'
  | 'truncated'
  | 'newer-format'
  | 'wrong-game'
  | 'newer-rules'
  | 'older-rules'
  | 'bad-setup'
  | 'bad-pack'
  | 'answer-refused'
  | 'diverged'
  | 'edited'
  | 'rule-failed';

/** A save that cannot be loaded, and why. Nothing has been changed when it is thrown. */
export class SaveError extends Error {
  override name = 'SaveError';
  readonly problem: SaveProblem;

  constructor(problem: SaveProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

export function malformed(detail: string): SaveError {
  return new SaveError('malformed', `not a valid save: ${detail}`);
}

export function asObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed(`${what} is not an object`);
  }
  return value as Readonly<Record<string, unknown>>;
}

export function asList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw malformed(`${what} is not a list`);
  return value;
}

export function asText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw malformed(`${what} is not a text`);
  return value;
}

export function asWhole(value: unknown, what: string): number {
  if (!Number.isSafeInteger(value)) throw malformed(`${what} is not a whole number`);
  return value as number;
}

export function asYesOrNo(value: unknown, what: string): boolean {
  if (typeof value !== 'boolean') throw malformed(`${what} is neither true nor false`);
  return value;
}
